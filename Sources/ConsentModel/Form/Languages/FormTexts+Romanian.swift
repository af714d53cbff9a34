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
        .dataCategoriesHeading: "Date care pot fi folosite",
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

        .currentAll: "Până acum ai acceptat tot.",
        .currentNone: "Până acum ai refuzat tot.",
        .currentPartial: "Până acum ai decis în detaliu.",
        .keepChoice: "Păstrează alegerea mea",
        .sending: "Alegerea ta se salvează…",
        .saved: "Alegerea ta este salvată.",
        .notSaved: "Alegerea ta nu este încă salvată, pentru că serverul nu poate fi contactat. Rămâne pe această"
            + " pagină, care încearcă în continuare.",
        .outdated: "Între timp, acest formular s-a schimbat și alegerea ta nu a fost salvată. Te rugăm să alegi din"
            + " nou.",
        .rejected: "Alegerea ta nu a putut fi salvată.",
        .tryAgain: "Încearcă din nou",
        .examples: "Exemple",
        .searchPartners: "Caută parteneri",
        .showMore: "Arată mai mulți",
        .noPartners: "Niciun partener găsit",
        .allPartners: "Toți partenerii",

        .errorTitle: "Acest formular nu poate fi afișat",
        .errorNothing: "Momentan nu este nimic de decis aici.",
        .errorRequest: "Aplicația a cerut acest formular într-un mod care nu funcționează. Te rugăm să le spui celor"
            + " care o fac.",
        .errorOrigin: "Site-ul pe care te afli nu poate afișa acest formular.",
        .errorServer: "Ceva nu a mers la noi. Te rugăm să încerci din nou peste puțin timp.",

        .idfaTitle: "Ce urmează",
        .idfaBody: "Pe ecranul următor, dispozitivul te va întreba dacă {app_name} îți poate urmări activitatea în"
            + " aplicațiile și pe site-urile altor companii. Dacă permiți acest lucru, anunțurile pot fi alese în"
            + " funcție de ce faci acolo. Dacă nu, vei vedea în continuare anunțuri, iar aplicația va funcționa la"
            + " fel. Poți schimba acest lucru în setările dispozitivului.",
        .idfaContinue: "Continuă",
    ]
}
