// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Danish, in the "du" form.
    static let danish: [FormText: String] = [
        .title: "Dine data i {app_name}: Du bestemmer",
        .body: "{app_name} og appens partnere ({partner_count}) vil gerne gemme oplysninger på denne enhed, læse dem"
            + " og bruge personoplysninger, f.eks. id’er og det, du gør i appen, til at vælge, vise og måle annoncer"
            + " og indhold.\n\nDu kan acceptere, afvise eller bestemme for hvert formål. Nogle partnere baserer sig på"
            + " en legitim interesse i stedet for samtykke; det kan du gøre indsigelse mod. Du kan til enhver tid"
            + " ændre dit valg i appens privatlivsindstillinger.",
        .consent: "Accepter",
        .doNotConsent: "Afvis",
        .manageOptions: "Administrer valg",
        .close: "Luk uden at acceptere",
        .privacyPolicy: "Privatlivspolitik",

        .optionsTitle: "Bestem i detaljer",
        .optionsBody: "Slå det til, du accepterer. Det, der forbliver slået fra, afviser du. Intet gemmes, før du"
            + " bekræfter.",
        .saveChoices: "Bekræft valg",
        .back: "Tilbage",
        .purposesHeading: "Formål",
        .specialFeaturesHeading: "Kun hvis du accepterer",
        .specialPurposesHeading: "Det, der altid sker",
        .featuresHeading: "Sådan kan data bruges til formålene",
        .dataCategoriesHeading: "Data, der kan blive brugt",
        .informationNote: "Til din orientering: Disse punkter kan ikke slås fra.",
        .partnersHeading: "Partnere ({partner_count})",
        .adTechProvidersHeading: "Andre udbydere af annonceteknologi",
        .consentSwitch: "Samtykke",
        .legitimateInterestSwitch: "Legitim interesse",
        .legitimateInterestNote: "En partner, der baserer sig på en legitim interesse, beder ikke om samtykke. Slå den"
            + " fra for at gøre indsigelse.",
        .consentLabel: "Samtykke: {name}",
        .legitimateInterestLabel: "Legitim interesse: {name}",
        .purposePartners: "Partnere, der beder om dette: {count}",
        .partnerPolicy: "Privatlivspolitik for {name}",
        .partnerLegitimateInterest: "Legitim interesse hos {name}",
        .partnerRetention: "Længste opbevaringstid i dage: {days}",
        .adTechProvider: "Udbyder af annonceteknologi {id}",

        .currentAll: "Indtil nu har du accepteret alt.",
        .currentNone: "Indtil nu har du afvist alt.",
        .currentPartial: "Indtil nu har du valgt i detaljer.",
        .keepChoice: "Behold mit valg",
        .sending: "Dit valg gemmes…",
        .saved: "Dit valg er gemt.",
        .notSaved: "Dit valg er ikke gemt endnu, fordi der ikke er forbindelse til serveren. Det bevares på denne"
            + " side, som bliver ved med at prøve.",
        .outdated: "Denne formular er ændret i mellemtiden, og dit valg blev ikke gemt. Vælg igen.",
        .rejected: "Dit valg kunne ikke gemmes.",
        .tryAgain: "Prøv igen",
        .examples: "Eksempler",
        .searchPartners: "Søg efter partnere",
        .showMore: "Vis flere",
        .noPartners: "Ingen partner fundet",
        .allPartners: "Alle partnere",

        .errorTitle: "Formularen kan ikke vises",
        .errorNothing: "Der er ikke noget at tage stilling til her lige nu.",
        .errorRequest: "Appen bad om formularen på en måde, der ikke virker. Sig det til dem, der laver appen.",
        .errorOrigin: "Det websted, du er på, må ikke vise denne formular.",
        .errorServer: "Noget gik galt hos os. Prøv igen om lidt.",

        .idfaTitle: "Det sker der nu",
        .idfaBody: "På næste skærm spørger din enhed, om {app_name} må spore din aktivitet i andre virksomheders apps"
            + " og på deres websteder. Hvis du tillader det, kan annoncer vælges ud fra det, du gør der. Hvis du ikke"
            + " tillader det, ser du stadig annoncer, og appen fungerer på samme måde. Du kan ændre det i enhedens"
            + " indstillinger.",
        .idfaContinue: "Fortsæt",
    ]
}
