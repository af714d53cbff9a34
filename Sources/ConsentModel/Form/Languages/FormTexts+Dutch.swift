// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Dutch, in the "je" form.
    static let dutch: [FormText: String] = [
        .title: "Jouw gegevens in {app_name}: jij beslist",
        .body: "{app_name} en zijn partners ({partner_count}) willen graag informatie op dit apparaat opslaan en"
            + " lezen, en persoonsgegevens gebruiken, zoals ID’s en wat je in de app doet, om advertenties en content"
            + " te kiezen, te tonen en te meten.\n\nJe kunt accepteren, weigeren of per doel beslissen. Sommige"
            + " partners baseren zich niet op toestemming, maar op een gerechtvaardigd belang; daartegen kun je"
            + " bezwaar maken. Je kunt je keuze altijd wijzigen in de privacyopties van de app.",
        .consent: "Accepteren",
        .doNotConsent: "Weigeren",
        .manageOptions: "Opties beheren",
        .close: "Sluiten zonder te accepteren",
        .privacyPolicy: "Privacybeleid",

        .optionsTitle: "Zelf kiezen per onderdeel",
        .optionsBody: "Zet aan waarmee je akkoord gaat. Wat uit blijft, weiger je. Er wordt niets opgeslagen voordat"
            + " je bevestigt.",
        .saveChoices: "Keuzes bevestigen",
        .back: "Terug",
        .purposesHeading: "Doelen",
        .specialFeaturesHeading: "Alleen met jouw toestemming",
        .specialPurposesHeading: "Wat altijd gebeurt",
        .featuresHeading: "Hoe gegevens voor de doelen kunnen worden gebruikt",
        .dataCategoriesHeading: "Gegevens die kunnen worden gebruikt",
        .informationNote: "Ter informatie: hiervoor is er geen schakelaar.",
        .partnersHeading: "Partners ({partner_count})",
        .adTechProvidersHeading: "Andere aanbieders van advertentietechnologie",
        .consentSwitch: "Toestemming",
        .legitimateInterestSwitch: "Gerechtvaardigd belang",
        .legitimateInterestNote: "Een partner die zich op een gerechtvaardigd belang baseert, vraagt je niet om"
            + " toestemming. Zet het uit om bezwaar te maken.",
        .consentLabel: "Toestemming: {name}",
        .legitimateInterestLabel: "Gerechtvaardigd belang: {name}",
        .purposePartners: "Partners die hierom vragen: {count}",
        .partnerPolicy: "Privacybeleid van {name}",
        .partnerLegitimateInterest: "Gerechtvaardigd belang van {name}",
        .partnerRetention: "Bewaartermijn in dagen, maximaal: {days}",
        .adTechProvider: "Aanbieder van advertentietechnologie {id}",

        .currentAll: "Tot nu toe heb je alles geaccepteerd.",
        .currentNone: "Tot nu toe heb je alles geweigerd.",
        .currentPartial: "Tot nu toe heb je per onderdeel gekozen.",
        .keepChoice: "Mijn keuze behouden",
        .sending: "Je keuze wordt opgeslagen…",
        .saved: "Je keuze is opgeslagen.",
        .notSaved: "Je keuze is nog niet opgeslagen, omdat de server niet bereikbaar is. Die blijft bewaard"
            + " op deze pagina, die het blijft proberen.",
        .outdated: "Dit formulier is intussen gewijzigd en je keuze is niet opgeslagen. Kies opnieuw.",
        .rejected: "Je keuze kon niet worden opgeslagen.",
        .tryAgain: "Opnieuw proberen",
        .examples: "Voorbeelden",
        .searchPartners: "Partners zoeken",
        .showMore: "Meer tonen",
        .noPartners: "Geen partner gevonden",
        .allPartners: "Alle partners",

        .errorTitle: "Dit formulier kan niet worden getoond",
        .errorNothing: "Er valt hier op dit moment niets te beslissen.",
        .errorRequest: "De app vroeg dit formulier op een manier die niet werkt. Meld het aan de makers van de app.",
        .errorOrigin: "De website waarop je bent, mag dit formulier niet tonen.",
        .errorServer: "Er ging bij ons iets mis. Probeer het zo nog eens.",

        .idfaTitle: "Wat er nu komt",
        .idfaBody: "Op het volgende scherm vraagt je apparaat of {app_name} je activiteit mag volgen in apps en op"
            + " websites van andere bedrijven. Als je dat toestaat, kunnen advertenties worden gekozen op basis van"
            + " wat je daar doet. Als je het niet toestaat, zie je nog steeds advertenties en werkt de app precies"
            + " hetzelfde. Je kunt dit wijzigen in de instellingen van je apparaat.",
        .idfaContinue: "Doorgaan",
    ]
}
