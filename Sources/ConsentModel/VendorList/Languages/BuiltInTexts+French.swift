// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// French, in the "vous" form, with no-break spaces before high punctuation.
    static let french = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Enregistrer des informations sur votre appareil et les lire",
                description: "Des cookies, des identifiants publicitaires et des informations similaires peuvent être"
                    + " enregistrés sur votre appareil, puis relus afin de le reconnaître à votre retour.",
                illustrations: [
                    "Grâce à un identifiant enregistré aujourd’hui, on sait la semaine prochaine qu’il s’agit du même"
                        + " téléphone."
                ]),
            .init(
                id: 2, name: "Choisir des publicités sans profil",
                description: "Les publicités peuvent être choisies à partir de peu d’éléments\u{A0}: ce que vous"
                    + " regardez en ce moment, l’endroit approximatif où vous êtes, le type d’appareil et le nombre de"
                    + " fois où vous avez déjà vu une publicité.",
                illustrations: [
                    "Dans une application de recettes, vous voyez une publicité pour des poêles, pas plus de trois fois"
                        + " par jour."
                ]),
            .init(
                id: 3, name: "Créer votre profil publicitaire",
                description: "Ce que vous faites ici et ailleurs peut être rassemblé au fil du temps dans un profil de"
                    + " vos centres d’intérêt probables, utilisé pour la publicité.",
                illustrations: [
                    "Vous lisez plusieurs essais de vélos\u{A0}: votre profil note que vous aimez le cyclisme."
                ]),
            .init(
                id: 4, name: "Afficher des publicités selon votre profil",
                description: "Votre profil publicitaire, créé ici ou ailleurs, peut déterminer les publicités que vous"
                    + " voyez.",
                illustrations: [
                    "Votre profil mentionne le cyclisme\u{A0}: un jeu vous montre des publicités pour des vélos."
                ]),
            .init(
                id: 5, name: "Créer votre profil pour les contenus",
                description: "Ce que vous faites ici et ailleurs peut être rassemblé dans un profil qui sert à vous"
                    + " proposer des articles, des vidéos et d’autres contenus non publicitaires.",
                illustrations: [
                    "Vous regardez deux vidéos de jardinage\u{A0}: votre profil note que vous aimez les jardins."
                ]),
            .init(
                id: 6, name: "Afficher des contenus selon votre profil",
                description: "Un profil de vos centres d’intérêt peut déterminer quels contenus vous voyez et dans"
                    + " quel ordre.",
                illustrations: ["Une vidéo sur les roses remonte en tête de votre liste."]),
            .init(
                id: 7, name: "Mesurer l’efficacité des publicités",
                description: "On peut enregistrer quelles publicités vous avez vues et si vous avez appuyé dessus ou"
                    + " ensuite acheté quelque chose, afin d’évaluer leur efficacité.",
                illustrations: [
                    "Une boutique apprend combien de personnes sont venues grâce à une publicité dans cette"
                        + " application."
                ]),
            .init(
                id: 8, name: "Mesurer l’audience des contenus",
                description: "On peut enregistrer ce que vous lisez, ce que vous regardez ou ce à quoi vous jouez, et"
                    + " pendant combien de temps, afin de savoir si ces contenus trouvent leur public.",
                illustrations: [
                    "Une rédaction constate que la plupart des gens arrêtent de lire après le premier paragraphe."
                ]),
            .init(
                id: 9, name: "Mieux connaître des groupes de personnes",
                description: "Des données de plusieurs sources peuvent être réunies dans des rapports sur ce que des"
                    + " groupes de personnes ont en commun.",
                illustrations: [
                    "Un rapport montre que la bande-annonce d’un film est surtout regardée par des personnes de plus de"
                        + " quarante ans."
                ]),
            .init(
                id: 10, name: "Améliorer les services et en créer de nouveaux",
                description: "La façon dont vous utilisez les publicités et les contenus peut être étudiée pour"
                    + " améliorer des produits ou en créer de nouveaux. Aucun profil de vous n’est créé à cette fin.",
                illustrations: [
                    "Beaucoup de gens ne remarquent pas un petit bouton\u{A0}: il sera plus grand dans la prochaine"
                        + " version."
                ]),
            .init(
                id: 11, name: "Choisir des contenus sans profil",
                description: "Les articles, vidéos et autres contenus peuvent être choisis à partir de peu"
                    + " d’éléments\u{A0}: ce que vous regardez en ce moment, l’endroit approximatif où vous êtes et le"
                    + " type d’appareil.",
                illustrations: ["Sur un téléphone, on vous propose la version courte d’une vidéo."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Assurer la sécurité, empêcher la fraude, corriger les erreurs",
                description: "Des données servent à repérer les attaques et les faux clics, ainsi qu’à trouver et à"
                    + " réparer ce qui ne fonctionne pas.",
                illustrations: ["Mille clics par seconde venant d’un même endroit trahissent un programme."]),
            .init(
                id: 2, name: "Envoyer publicités et contenus à votre appareil",
                description: "Des données techniques, comme votre adresse IP ou la taille de l’écran, sont nécessaires"
                    + " pour que ce qui est envoyé arrive et s’affiche correctement.",
                illustrations: ["Une image est envoyée à la taille de votre écran."]),
            .init(
                id: 3, name: "Retenir vos choix de confidentialité",
                description: "Ce que vous décidez ici est enregistré et transmis aux partenaires pour qu’ils puissent"
                    + " le respecter.",
                illustrations: [
                    "Vous refusez une finalité, et un partenaire en prend connaissance avant de faire quoi que ce soit."
                ]),
        ],
        features: [
            .init(
                id: 1, name: "Ajouter des données d’autres sources",
                description: "Pour les finalités ci-dessus, des données vous concernant issues d’autres sources,"
                    + " comme une carte de fidélité, peuvent être associées aux données de cette application."),
            .init(
                id: 2, name: "Reconnaître les appareils qui vont ensemble",
                description: "Pour les finalités ci-dessus, il est possible d’établir que votre téléphone, votre"
                    + " tablette ou votre ordinateur sont utilisés par la même personne ou le même foyer."),
            .init(
                id: 3, name: "Distinguer les appareils par ce qu’ils envoient déjà",
                description: "Pour les finalités ci-dessus, ce que toute connexion révèle, comme l’adresse IP ou le"
                    + " navigateur, peut servir à distinguer votre appareil des autres."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Utiliser votre position exacte",
                description: "Si vous l’acceptez, votre position à 500\u{A0}mètres près peut être utilisée pour les"
                    + " finalités ci-dessus."),
            .init(
                id: 2, name: "Examiner votre appareil pour le reconnaître",
                description: "Si vous l’acceptez, des caractéristiques de votre appareil, comme ses polices de"
                    + " caractères, peuvent être relevées délibérément pour le distinguer des autres."),
        ])
}
