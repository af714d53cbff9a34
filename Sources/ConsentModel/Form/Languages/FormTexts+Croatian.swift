// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Croatian.
    static let croatian: [FormText: String] = [
        .title: "Vaši podaci u aplikaciji {app_name}: odluka je vaša",
        .body: "{app_name} i partneri aplikacije ({partner_count}) žele na ovom uređaju pohranjivati informacije,"
            + " čitati ih i upotrebljavati osobne podatke, kao što su identifikatori i ono što radite u aplikaciji,"
            + " kako bi birali, prikazivali i mjerili oglase i sadržaj.\n\nMožete dati privolu, odbiti je ili odlučiti"
            + " o svakoj svrsi posebno. Neki se partneri umjesto na privolu oslanjaju na legitimni interes; na to"
            + " možete uložiti prigovor. Svoj odabir možete u bilo kojem trenutku promijeniti u opcijama privatnosti u"
            + " aplikaciji.",
        .consent: "Pristajem",
        .doNotConsent: "Ne pristajem",
        .manageOptions: "Upravljaj opcijama",
        .close: "Zatvori bez privole",
        .privacyPolicy: "Pravila o privatnosti",

        .optionsTitle: "Odlučite detaljnije",
        .optionsBody: "Uključite ono na što pristajete. Ono što ostane isključeno smatra se odbijenim. Ništa se ne"
            + " sprema dok ne potvrdite.",
        .saveChoices: "Potvrdi odabir",
        .back: "Natrag",
        .purposesHeading: "Svrhe",
        .specialFeaturesHeading: "Samo uz vašu privolu",
        .specialPurposesHeading: "Što se uvijek događa",
        .featuresHeading: "Kako se podaci mogu upotrebljavati za te svrhe",
        .dataCategoriesHeading: "Podaci koji se mogu upotrebljavati",
        .informationNote: "Radi informacije: za ovo nema prekidača.",
        .partnersHeading: "Partneri ({partner_count})",
        .adTechProvidersHeading: "Ostali pružatelji tehnologije oglašavanja",
        .consentSwitch: "Privola",
        .legitimateInterestSwitch: "Legitimni interes",
        .legitimateInterestNote: "Partner koji se oslanja na legitimni interes ne traži privolu. Ako želite uložiti"
            + " prigovor, isključite prekidač.",
        .consentLabel: "Privola: {name}",
        .legitimateInterestLabel: "Legitimni interes: {name}",
        .purposePartners: "Partneri koji to traže: {count}",
        .partnerPolicy: "Pravila o privatnosti: {name}",
        .partnerLegitimateInterest: "Objašnjenje legitimnog interesa: {name}",
        .partnerRetention: "Najdulje čuvanje podataka (u danima): {days}",
        .adTechProvider: "Pružatelj tehnologije oglašavanja {id}",

        .currentAll: "Dosad ste pristali na sve.",
        .currentNone: "Dosad ste odbili sve.",
        .currentPartial: "Dosad ste odlučili pojedinačno.",
        .keepChoice: "Zadrži moj odabir",
        .sending: "Vaš se odabir sprema…",
        .saved: "Vaš je odabir spremljen.",
        .notSaved: "Vaš odabir još nije spremljen jer poslužitelj nije dostupan. Čuva se na ovoj stranici, koja"
            + " nastavlja pokušavati.",
        .outdated: "Ovaj se obrazac u međuvremenu promijenio i vaš odabir nije spremljen. Odaberite ponovno.",
        .rejected: "Vaš odabir nije bilo moguće spremiti.",
        .tryAgain: "Pokušaj ponovno",
        .examples: "Primjeri",
        .searchPartners: "Pretraži partnere",
        .showMore: "Prikaži više",
        .noPartners: "Nije pronađen nijedan partner",
        .allPartners: "Svi partneri",

        .errorTitle: "Ovaj se obrazac ne može prikazati",
        .errorNothing: "Ovdje trenutačno nema ničega o čemu treba odlučiti.",
        .errorRequest: "Aplikacija je zatražila ovaj obrazac na način koji ne radi. Javite to njezinim autorima.",
        .errorOrigin: "Web-mjesto na kojem se nalazite ne smije prikazati ovaj obrazac.",
        .errorServer: "Došlo je do pogreške na našoj strani. Pokušajte ponovno za koji trenutak.",

        .idfaTitle: "Što slijedi",
        .idfaBody: "Na sljedećem će vas zaslonu uređaj pitati smije li {app_name} pratiti vašu aktivnost u"
            + " aplikacijama i na web-mjestima drugih tvrtki. Ako dopustite, oglasi se mogu birati prema onome što"
            + " ondje radite. Ako ne dopustite, i dalje ćete vidjeti oglase, a aplikacija će raditi jednako. To možete"
            + " promijeniti u postavkama uređaja.",
        .idfaContinue: "Nastavi",
    ]
}
