// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Norwegian Bokmål, in the "du" form.
    static let norwegian: [FormText: String] = [
        .title: "Dine data i {app_name}: du bestemmer",
        .body: "{app_name} og partnerne ({partner_count}) ønsker å lagre informasjon på denne enheten, lese den og"
            + " bruke personopplysninger, for eksempel identifikatorer og det du gjør i appen, til å velge, vise og"
            + " måle annonser og innhold.\n\nDu kan godta, avslå eller bestemme for hvert formål. Noen partnere"
            + " baserer seg på en berettiget interesse i stedet for samtykke; det kan du protestere mot. Du kan når"
            + " som helst endre valget ditt i personverninnstillingene i appen.",
        .consent: "Godta",
        .doNotConsent: "Avslå",
        .manageOptions: "Administrer valg",
        .close: "Lukk uten å godta",
        .privacyPolicy: "Personvernerklæring",

        .optionsTitle: "Bestem i detalj",
        .optionsBody: "Slå på det du godtar. Det du lar være av, avslår du. Ingenting lagres før du bekrefter.",
        .saveChoices: "Bekreft valg",
        .back: "Tilbake",
        .purposesHeading: "Formål",
        .specialFeaturesHeading: "Bare hvis du godtar det",
        .specialPurposesHeading: "Dette skjer alltid",
        .featuresHeading: "Slik kan data brukes til formålene",
        .dataCategoriesHeading: "Data som kan bli brukt",
        .informationNote: "Til din informasjon: Disse punktene kan ikke slås av.",
        .partnersHeading: "Partnere ({partner_count})",
        .adTechProvidersHeading: "Andre leverandører av annonseteknologi",
        .consentSwitch: "Samtykke",
        .legitimateInterestSwitch: "Berettiget interesse",
        .legitimateInterestNote: "En partner som baserer seg på en berettiget interesse, ber ikke om samtykke. Slå den"
            + " av for å protestere.",
        .consentLabel: "Samtykke: {name}",
        .legitimateInterestLabel: "Berettiget interesse: {name}",
        .purposePartners: "Partnere som ber om dette: {count}",
        .partnerPolicy: "Personvernerklæringen til {name}",
        .partnerLegitimateInterest: "Berettiget interesse hos {name}",
        .partnerRetention: "Lengste lagringstid i dager: {days}",
        .adTechProvider: "Leverandør av annonseteknologi {id}",

        .currentAll: "Hittil har du godtatt alt.",
        .currentNone: "Hittil har du avslått alt.",
        .currentPartial: "Hittil har du valgt i detalj.",
        .keepChoice: "Behold valget mitt",
        .sending: "Valget ditt lagres …",
        .saved: "Valget ditt er lagret.",
        .notSaved: "Valget ditt er ikke lagret ennå, fordi serveren ikke kan nås. Det blir tatt vare på på denne"
            + " siden, som fortsetter å prøve.",
        .outdated: "Skjemaet er endret i mellomtiden, og valget ditt ble ikke lagret. Velg på nytt.",
        .rejected: "Valget ditt kunne ikke lagres.",
        .tryAgain: "Prøv igjen",
        .examples: "Eksempler",
        .searchPartners: "Søk etter partnere",
        .showMore: "Vis flere",
        .noPartners: "Fant ingen partner",
        .allPartners: "Alle partnere",

        .errorTitle: "Skjemaet kan ikke vises",
        .errorNothing: "Det er ikke noe å ta stilling til her akkurat nå.",
        .errorRequest: "Appen ba om skjemaet på en måte som ikke virker. Si fra til dem som lager appen.",
        .errorOrigin: "Nettstedet du er på, har ikke lov til å vise dette skjemaet.",
        .errorServer: "Noe gikk galt hos oss. Prøv igjen om et øyeblikk.",

        .idfaTitle: "Dette skjer nå",
        .idfaBody: "På neste skjerm spør enheten om {app_name} kan spore aktiviteten din i apper og på nettsteder som"
            + " tilhører andre selskaper. Hvis du tillater det, kan annonser velges ut fra hva du gjør der. Hvis du"
            + " ikke tillater det, ser du fortsatt annonser, og appen fungerer på samme måte. Du kan endre dette i"
            + " innstillingene på enheten.",
        .idfaContinue: "Fortsett",
    ]
}
