// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Latvian.
    static let latvian: [FormText: String] = [
        .title: "Jūsu dati lietotnē {app_name}: izvēle ir jūsu",
        .body: "{app_name} un tās partneri ({partner_count}) vēlas glabāt informāciju šajā ierīcē, to nolasīt un"
            + " izmantot personas datus, piemēram, identifikatorus un to, ko jūs darāt lietotnē, lai izvēlētos, rādītu"
            + " un novērtētu reklāmas un saturu.\n\nJūs varat piekrist, atteikties vai izlemt par katru nolūku"
            + " atsevišķi. Daži partneri pamatojas nevis uz piekrišanu, bet uz leģitīmām interesēm; pret to jūs varat"
            + " iebilst. Savu izvēli varat jebkurā laikā mainīt lietotnes privātuma opcijās.",
        .consent: "Piekrītu",
        .doNotConsent: "Nepiekrītu",
        .manageOptions: "Pārvaldīt opcijas",
        .close: "Aizvērt bez piekrišanas",
        .privacyPolicy: "Privātuma politika",

        .optionsTitle: "Izlemiet detalizēti",
        .optionsBody: "Ieslēdziet to, kam piekrītat. Tas, kas paliek izslēgts, ir noraidīts. Pirms apstiprināšanas"
            + " nekas netiek saglabāts.",
        .saveChoices: "Apstiprināt izvēli",
        .back: "Atpakaļ",
        .purposesHeading: "Nolūki",
        .specialFeaturesHeading: "Tikai ar jūsu piekrišanu",
        .specialPurposesHeading: "Kas notiek vienmēr",
        .featuresHeading: "Kā dati var tikt izmantoti šiem nolūkiem",
        .dataCategoriesHeading: "Dati, kas var tikt izmantoti",
        .informationNote: "Jūsu zināšanai: šeit nav slēdžu.",
        .partnersHeading: "Partneri ({partner_count})",
        .adTechProvidersHeading: "Citi reklāmas tehnoloģiju nodrošinātāji",
        .consentSwitch: "Piekrišana",
        .legitimateInterestSwitch: "Leģitīmās intereses",
        .legitimateInterestNote: "Partneris, kurš pamatojas uz leģitīmām interesēm, piekrišanu neprasa. Lai iebilstu,"
            + " izslēdziet slēdzi.",
        .consentLabel: "Piekrišana: {name}",
        .legitimateInterestLabel: "Leģitīmās intereses: {name}",
        .purposePartners: "Partneri, kas to lūdz: {count}",
        .partnerPolicy: "Privātuma politika: {name}",
        .partnerLegitimateInterest: "Leģitīmo interešu skaidrojums: {name}",
        .partnerRetention: "Maksimālais datu glabāšanas ilgums (dienas): {days}",
        .adTechProvider: "Reklāmas tehnoloģiju nodrošinātājs {id}",

        .currentAll: "Pašlaik ir spēkā jūsu piekrišana visam.",
        .currentNone: "Pašlaik ir spēkā jūsu atteikums no visa.",
        .currentPartial: "Pašlaik ir spēkā jūsu detalizētā izvēle.",
        .keepChoice: "Paturēt manu izvēli",
        .sending: "Jūsu izvēle tiek saglabāta…",
        .saved: "Jūsu izvēle ir saglabāta.",
        .notSaved: "Jūsu izvēle vēl nav saglabāta, jo serveris nav sasniedzams. Tā paliek šajā lapā, kas turpina"
            + " mēģināt.",
        .outdated: "Šī veidlapa pa to laiku ir mainījusies, un jūsu izvēle netika saglabāta. Lūdzu, izvēlieties"
            + " vēlreiz.",
        .rejected: "Jūsu izvēli neizdevās saglabāt.",
        .tryAgain: "Mēģināt vēlreiz",
        .examples: "Piemēri",
        .searchPartners: "Meklēt partnerus",
        .showMore: "Rādīt vairāk",
        .noPartners: "Neviens partneris nav atrasts",
        .allPartners: "Visi partneri",

        .errorTitle: "Šo veidlapu nevar parādīt",
        .errorNothing: "Pašlaik šeit nav par ko lemt.",
        .errorRequest: "Lietotne pieprasīja šo veidlapu veidā, kas nedarbojas. Lūdzu, pastāstiet to tās veidotājiem.",
        .errorOrigin: "Vietne, kurā atrodaties, nedrīkst rādīt šo veidlapu.",
        .errorServer: "Mūsu pusē radās kļūda. Lūdzu, mēģiniet vēlreiz pēc brīža.",

        .idfaTitle: "Kas notiks tālāk",
        .idfaBody: "Nākamajā ekrānā jūsu ierīce jautās, vai {app_name} drīkst izsekot jūsu darbības citu uzņēmumu"
            + " lietotnēs un tīmekļa vietnēs. Ja atļausiet, reklāmas varēs izvēlēties pēc tā, ko jūs tur darāt. Ja"
            + " neatļausiet, reklāmas jūs joprojām redzēsiet, un lietotne darbosies tāpat. To varat mainīt ierīces"
            + " iestatījumos.",
        .idfaContinue: "Turpināt",
    ]
}
