// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// French, in the "vous" form, with no-break spaces before high punctuation.
    static let french: [FormText: String] = [
        .title: "Vos données dans {app_name}\u{A0}: à vous de décider",
        .body: "{app_name} et ses partenaires ({partner_count}) souhaitent enregistrer des informations sur cet"
            + " appareil, les consulter et utiliser des données personnelles, comme des identifiants et ce que vous"
            + " faites dans l’application, pour choisir, afficher et mesurer des publicités et des contenus.\n\nVous"
            + " pouvez accepter, refuser ou décider finalité par finalité. Certains partenaires s’appuient sur un"
            + " intérêt légitime plutôt que sur le consentement\u{202F}; vous pouvez vous y opposer. Vous pouvez"
            + " modifier votre choix à tout moment dans les options de confidentialité de l’application.",
        .consent: "Accepter",
        .doNotConsent: "Refuser",
        .manageOptions: "Gérer les options",
        .close: "Fermer sans accepter",
        .privacyPolicy: "Politique de confidentialité",

        .optionsTitle: "Choisir dans le détail",
        .optionsBody: "Activez ce que vous acceptez. Ce qui reste désactivé est refusé. Rien n’est enregistré avant"
            + " votre confirmation.",
        .saveChoices: "Confirmer mes choix",
        .back: "Retour",
        .purposesHeading: "Finalités",
        .specialFeaturesHeading: "Uniquement avec votre consentement",
        .specialPurposesHeading: "Ce qui a lieu dans tous les cas",
        .featuresHeading: "Comment les données peuvent être utilisées pour ces finalités",
        .dataCategoriesHeading: "Données pouvant être utilisées",
        .informationNote: "Pour votre information\u{A0}: ces éléments ne peuvent pas être désactivés.",
        .partnersHeading: "Partenaires ({partner_count})",
        .adTechProvidersHeading: "Autres fournisseurs de technologies publicitaires",
        .consentSwitch: "Consentement",
        .legitimateInterestSwitch: "Intérêt légitime",
        .legitimateInterestNote: "Un partenaire qui s’appuie sur un intérêt légitime ne demande pas votre"
            + " consentement. Désactivez cette option pour vous y opposer.",
        .consentLabel: "Consentement\u{A0}: {name}",
        .legitimateInterestLabel: "Intérêt légitime\u{A0}: {name}",
        .purposePartners: "Partenaires qui le demandent\u{A0}: {count}",
        .partnerPolicy: "Politique de confidentialité\u{A0}: {name}",
        .partnerLegitimateInterest: "Intérêt légitime invoqué par {name}",
        .partnerRetention: "Durée de conservation maximale, en jours\u{A0}: {days}",
        .adTechProvider: "Fournisseur de technologies publicitaires {id}",

        .currentAll: "Jusqu’ici, vous avez tout accepté.",
        .currentNone: "Jusqu’ici, vous avez tout refusé.",
        .currentPartial: "Jusqu’ici, vous avez choisi en détail.",
        .keepChoice: "Conserver mon choix",
        .sending: "Enregistrement de votre choix…",
        .saved: "Votre choix est enregistré.",
        .notSaved: "Votre choix n’est pas encore enregistré, car le serveur est injoignable. Il est conservé sur"
            + " cette page, qui continue d’essayer.",
        .outdated: "Ce formulaire a changé entre-temps et votre choix n’a pas été enregistré. Veuillez choisir à"
            + " nouveau.",
        .rejected: "Votre choix n’a pas pu être enregistré.",
        .tryAgain: "Réessayer",
        .examples: "Exemples",
        .searchPartners: "Rechercher un partenaire",
        .showMore: "Afficher plus",
        .noPartners: "Aucun partenaire trouvé",
        .allPartners: "Tous les partenaires",

        .errorTitle: "Ce formulaire ne peut pas être affiché",
        .errorNothing: "Il n’y a rien à décider ici pour le moment.",
        .errorRequest: "L’application a demandé ce formulaire d’une façon qui ne fonctionne pas. Veuillez en informer"
            + " ses auteurs.",
        .errorOrigin: "Le site sur lequel vous êtes ne peut pas afficher ce formulaire.",
        .errorServer: "Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.",

        .idfaTitle: "Prochaine étape",
        .idfaBody: "Sur l’écran suivant, votre appareil vous demandera si {app_name} peut suivre vos activités dans"
            + " les applications et sur les sites web d’autres sociétés. Si vous l’autorisez, les publicités pourront"
            + " être choisies en fonction de ce que vous y faites. Sinon, vous verrez quand même des publicités et"
            + " l’application fonctionnera de la même façon. Vous pouvez modifier ce choix dans les réglages de votre"
            + " appareil.",
        .idfaContinue: "Continuer",
    ]
}
