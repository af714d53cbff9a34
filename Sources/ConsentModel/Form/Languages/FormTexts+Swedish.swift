// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Swedish, in the "du" form.
    static let swedish: [FormText: String] = [
        .title: "Dina uppgifter i {app_name}: du bestämmer",
        .body: "{app_name} och {partner_count} partner vill spara information på den här enheten, läsa den och använda"
            + " personuppgifter, till exempel identifierare och vad du gör i appen, för att välja, visa och mäta"
            + " annonser och innehåll.\n\nDu kan godkänna, neka eller bestämma för varje ändamål. Vissa partner stöder"
            + " sig på ett berättigat intresse i stället för samtycke; det kan du invända mot. Du kan när som helst"
            + " ändra ditt val i appens integritetsinställningar.",
        .consent: "Godkänn",
        .doNotConsent: "Neka",
        .manageOptions: "Hantera alternativ",
        .close: "Stäng utan att godkänna",
        .privacyPolicy: "Integritetspolicy",

        .optionsTitle: "Bestäm i detalj",
        .optionsBody: "Slå på det du godkänner. Det du lämnar avslaget nekar du. Inget sparas förrän du bekräftar.",
        .saveChoices: "Bekräfta val",
        .back: "Tillbaka",
        .purposesHeading: "Ändamål",
        .specialFeaturesHeading: "Endast om du godkänner",
        .specialPurposesHeading: "Det som alltid sker",
        .featuresHeading: "Så kan uppgifter användas för ändamålen",
        .dataCategoriesHeading: "Uppgifter som kan användas",
        .informationNote: "För din information: de här punkterna går inte att slå av.",
        .partnersHeading: "Partner ({partner_count})",
        .adTechProvidersHeading: "Andra leverantörer av annonsteknik",
        .consentSwitch: "Samtycke",
        .legitimateInterestSwitch: "Berättigat intresse",
        .legitimateInterestNote: "En partner som stöder sig på ett berättigat intresse ber inte om samtycke. Slå av"
            + " det om du vill invända.",
        .consentLabel: "Samtycke: {name}",
        .legitimateInterestLabel: "Berättigat intresse: {name}",
        .purposePartners: "Partner som ber om detta: {count}",
        .partnerPolicy: "Integritetspolicy för {name}",
        .partnerLegitimateInterest: "Berättigat intresse hos {name}",
        .partnerRetention: "Längsta lagringstid i dagar: {days}",
        .adTechProvider: "Leverantör av annonsteknik {id}",

        .currentAll: "Hittills har du godkänt allt.",
        .currentNone: "Hittills har du nekat allt.",
        .currentPartial: "Hittills har du valt i detalj.",
        .keepChoice: "Behåll mitt val",
        .sending: "Ditt val sparas …",
        .saved: "Ditt val är sparat.",
        .notSaved: "Ditt val är inte sparat än, eftersom servern inte kan nås. Det finns kvar på den här sidan, som"
            + " fortsätter att försöka.",
        .outdated: "Formuläret har ändrats under tiden och ditt val sparades inte. Välj igen.",
        .rejected: "Ditt val kunde inte sparas.",
        .tryAgain: "Försök igen",
        .examples: "Exempel",
        .searchPartners: "Sök partner",
        .showMore: "Visa fler",
        .noPartners: "Ingen partner hittades",
        .allPartners: "Alla partner",

        .errorTitle: "Formuläret kan inte visas",
        .errorNothing: "Det finns inget att ta ställning till här just nu.",
        .errorRequest: "Appen bad om formuläret på ett sätt som inte fungerar. Berätta det för dem som gör appen.",
        .errorOrigin: "Webbplatsen du är på får inte visa det här formuläret.",
        .errorServer: "Något gick fel hos oss. Försök igen om en stund.",

        .idfaTitle: "Vad som händer nu",
        .idfaBody: "På nästa skärm frågar din enhet om {app_name} får spåra din aktivitet i andra företags appar och"
            + " på deras webbplatser. Om du tillåter det kan annonser väljas utifrån vad du gör där. Om du inte"
            + " tillåter det ser du fortfarande annonser och appen fungerar likadant. Du kan ändra detta i enhetens"
            + " inställningar.",
        .idfaContinue: "Fortsätt",
    ]
}
