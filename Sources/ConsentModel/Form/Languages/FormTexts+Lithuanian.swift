// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Lithuanian.
    static let lithuanian: [FormText: String] = [
        .title: "Jūsu duomenys programėlėje „{app_name}“: sprendžiate jūs",
        .body: "„{app_name}“ ir jos partneriai ({partner_count}) norėtų šiame įrenginyje saugoti informaciją, ją"
            + " nuskaityti ir naudoti asmens duomenis, pavyzdžiui, identifikatorius ir duomenis apie tai, ką darote"
            + " programėlėje, kad galėtų parinkti, rodyti ir vertinti reklamą bei turinį.\n\nGalite sutikti, nesutikti"
            + " arba nuspręsti dėl kiekvieno tikslo atskirai. Kai kurie partneriai remiasi ne sutikimu, o teisėtu"
            + " interesu; galite tam prieštarauti. Savo pasirinkimą bet kada galite pakeisti programėlės privatumo"
            + " parinktyse.",
        .consent: "Sutinku",
        .doNotConsent: "Nesutinku",
        .manageOptions: "Tvarkyti parinktis",
        .close: "Uždaryti be sutikimo",
        .privacyPolicy: "Privatumo politika",

        .optionsTitle: "Nuspręskite išsamiau",
        .optionsBody: "Įjunkite tai, su kuo sutinkate. Kas lieka išjungta, su tuo nesutinkate. Kol nepatvirtinsite,"
            + " nieko neišsaugosime.",
        .saveChoices: "Patvirtinti pasirinkimą",
        .back: "Atgal",
        .purposesHeading: "Tikslai",
        .specialFeaturesHeading: "Tik su jūsų sutikimu",
        .specialPurposesHeading: "Kas vyksta visada",
        .featuresHeading: "Kaip duomenys gali būti naudojami šiais tikslais",
        .dataCategoriesHeading: "Duomenys, kurie gali būti naudojami",
        .informationNote: "Jūsų žiniai: jungiklių čia nėra.",
        .partnersHeading: "Partneriai ({partner_count})",
        .adTechProvidersHeading: "Kiti reklamos technologijų teikėjai",
        .consentSwitch: "Sutikimas",
        .legitimateInterestSwitch: "Teisėtas interesas",
        .legitimateInterestNote: "Partneris, kuris remiasi teisėtu interesu, sutikimo neprašo. Jei norite"
            + " prieštarauti, išjunkite jungiklį.",
        .consentLabel: "Sutikimas: {name}",
        .legitimateInterestLabel: "Teisėtas interesas: {name}",
        .purposePartners: "Partneriai, kurie to prašo: {count}",
        .partnerPolicy: "Privatumo politika: {name}",
        .partnerLegitimateInterest: "Teisėto intereso paaiškinimas: {name}",
        .partnerRetention: "Ilgiausias duomenų saugojimo laikas (dienomis): {days}",
        .adTechProvider: "Reklamos technologijų teikėjas {id}",

        .currentAll: "Iki šiol sutikote su viskuo.",
        .currentNone: "Iki šiol su niekuo nesutikote.",
        .currentPartial: "Iki šiol pasirinkote išsamiai.",
        .keepChoice: "Palikti mano pasirinkimą",
        .sending: "Jūsų pasirinkimas įrašomas…",
        .saved: "Jūsų pasirinkimas įrašytas.",
        .notSaved: "Jūsų pasirinkimas dar neįrašytas, nes nepavyksta pasiekti serverio. Jis lieka šiame puslapyje,"
            + " kuris bando toliau.",
        .outdated: "Tuo metu ši forma pasikeitė, todėl jūsų pasirinkimas neįrašytas. Pasirinkite iš naujo.",
        .rejected: "Jūsų pasirinkimo įrašyti nepavyko.",
        .tryAgain: "Bandyti dar kartą",
        .examples: "Pavyzdžiai",
        .searchPartners: "Ieškoti partnerių",
        .showMore: "Rodyti daugiau",
        .noPartners: "Partnerių nerasta",
        .allPartners: "Visi partneriai",

        .errorTitle: "Šios formos parodyti nepavyksta",
        .errorNothing: "Šiuo metu čia nėra ko spręsti.",
        .errorRequest: "Programėlė šios formos paprašė netinkamu būdu. Praneškite jos kūrėjams.",
        .errorOrigin: "Svetainei, kurioje esate, neleidžiama rodyti šios formos.",
        .errorServer: "Mūsų pusėje įvyko klaida. Po akimirkos bandykite dar kartą.",

        .idfaTitle: "Kas bus toliau",
        .idfaBody: "Kitame ekrane jūsų įrenginys paklaus, ar leisti „{app_name}“ sekti jūsų veiklą kitų įmonių"
            + " programėlėse ir svetainėse. Jei leisite, reklama galės būti parenkama pagal tai, ką ten darote. Jei"
            + " neleisite, reklamą vis tiek matysite, o programėlė veiks taip pat. Tai galite pakeisti įrenginio"
            + " nustatymuose.",
        .idfaContinue: "Tęsti",
    ]
}
