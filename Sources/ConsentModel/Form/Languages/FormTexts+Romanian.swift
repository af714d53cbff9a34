// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Romanian, in the "tu" form.
    static let romanian: [FormText: String] = [
        .title: "Datele tale în {app_name}: tu decizi",
        .body: "{app_name} și partenerii săi ({partner_count}) doresc să salveze informații pe acest dispozitiv, să le"
            + " citească și să folosească date cu caracter personal, precum identificatori și ceea ce faci în"
            + " aplicație, pentru a alege, a afișa și a măsura anunțuri și conținut.\n\nPoți să accepți, să refuzi sau"
            + " să decizi separat pentru fiecare scop. Unii parteneri se bazează pe un interes legitim în locul"
            + " consimțământului; te poți opune. Îți poți schimba alegerea oricând în opțiunile de confidențialitate"
            + " ale aplicației.",
        .consent: "Accept",
        .doNotConsent: "Refuz",
        .manageOptions: "Gestionează opțiunile",
        .close: "Închide fără a accepta",
        .privacyPolicy: "Politica de confidențialitate",

        .optionsTitle: "Decide în detaliu",
        .optionsBody: "Activează ceea ce accepți. Ce rămâne dezactivat este refuzat. Nu se salvează nimic până nu"
            + " confirmi.",
        .saveChoices: "Confirmă alegerile",
        .back: "Înapoi",
        .purposesHeading: "Scopuri",
        .specialFeaturesHeading: "Doar cu acordul tău",
        .specialPurposesHeading: "Ce se întâmplă întotdeauna",
        .featuresHeading: "Cum pot fi folosite datele pentru aceste scopuri",
        .informationNote: "Pentru informarea ta: acestea nu pot fi dezactivate.",
        .partnersHeading: "Parteneri ({partner_count})",
        .adTechProvidersHeading: "Alți furnizori de tehnologie publicitară",
        .consentSwitch: "Consimțământ",
        .legitimateInterestSwitch: "Interes legitim",
        .legitimateInterestNote: "Un partener care se bazează pe un interes legitim nu îți cere consimțământul."
            + " Dezactivează opțiunea pentru a te opune.",
        .consentLabel: "Consimțământ: {name}",
        .legitimateInterestLabel: "Interes legitim: {name}",
        .purposePartners: "Parteneri care cer acest lucru: {count}",
        .partnerPolicy: "Politica de confidențialitate: {name}",
        .partnerLegitimateInterest: "Interesul legitim invocat de {name}",
        .partnerRetention: "Durata maximă de păstrare a datelor, în zile: {days}",
        .adTechProvider: "Furnizor de tehnologie publicitară {id}",

        .idfaTitle: "Ce urmează",
        .idfaBody: "Pe ecranul următor, dispozitivul te va întreba dacă {app_name} îți poate urmări activitatea în"
            + " aplicațiile și pe site-urile altor companii. Dacă permiți acest lucru, anunțurile pot fi alese în"
            + " funcție de ce faci acolo. Dacă nu, vei vedea în continuare anunțuri, iar aplicația va funcționa la"
            + " fel. Poți schimba acest lucru în setările dispozitivului.",
        .idfaContinue: "Continuă",
    ]
}
