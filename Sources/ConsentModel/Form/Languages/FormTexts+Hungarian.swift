// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Hungarian, in the informal "te" form, with names kept clear of suffixes.
    static let hungarian: [FormText: String] = [
        .title: "{app_name}: te döntesz az adataidról",
        .body: "{app_name} és {partner_count} partnere információkat szeretne tárolni ezen az eszközön és kiolvasni"
            + " róla, valamint személyes adatokat – például azonosítókat és az alkalmazásban végzett tevékenységed"
            + " adatait – szeretné felhasználni hirdetések és tartalmak kiválasztásához, megjelenítéséhez és"
            + " méréséhez.\n\nMegadhatod vagy megtagadhatod a hozzájárulásodat, de célonként külön is dönthetsz. Egyes"
            + " partnerek hozzájárulás helyett jogos érdekre hivatkoznak; ez ellen tiltakozhatsz. A döntésedet"
            + " bármikor módosíthatod az alkalmazás adatvédelmi beállításaiban.",
        .consent: "Hozzájárulok",
        .doNotConsent: "Nem járulok hozzá",
        .manageOptions: "Lehetőségek kezelése",
        .close: "Bezárás hozzájárulás nélkül",
        .privacyPolicy: "Adatvédelmi tájékoztató",

        .optionsTitle: "Részletes beállítások",
        .optionsBody: "Kapcsold be, amihez hozzájárulsz. Ami kikapcsolva marad, azt elutasítod. Amíg nem erősíted meg,"
            + " semmit sem mentünk.",
        .saveChoices: "Választás megerősítése",
        .back: "Vissza",
        .purposesHeading: "Célok",
        .specialFeaturesHeading: "Csak a hozzájárulásoddal",
        .specialPurposesHeading: "Ami mindig megtörténik",
        .featuresHeading: "Hogyan használhatók fel az adatok ezekre a célokra",
        .dataCategoriesHeading: "Felhasználható adatok",
        .informationNote: "Tájékoztatásul: ezeket nem lehet kikapcsolni.",
        .partnersHeading: "Partnerek ({partner_count})",
        .adTechProvidersHeading: "További hirdetéstechnológiai szolgáltatók",
        .consentSwitch: "Hozzájárulás",
        .legitimateInterestSwitch: "Jogos érdek",
        .legitimateInterestNote: "A jogos érdekre hivatkozó partner nem kér hozzájárulást. Ha tiltakozni szeretnél,"
            + " kapcsold ki.",
        .consentLabel: "Hozzájárulás: {name}",
        .legitimateInterestLabel: "Jogos érdek: {name}",
        .purposePartners: "Partnerek, amelyek ezt kérik: {count}",
        .partnerPolicy: "Adatvédelmi tájékoztató: {name}",
        .partnerLegitimateInterest: "A partner jogos érdeke: {name}",
        .partnerRetention: "Az adatok leghosszabb megőrzési ideje napokban: {days}",
        .adTechProvider: "Hirdetéstechnológiai szolgáltató: {id}",

        .currentAll: "Eddig mindenhez hozzájárultál.",
        .currentNone: "Eddig mindent elutasítottál.",
        .currentPartial: "Eddig részletesen döntöttél.",
        .keepChoice: "Választásom megtartása",
        .sending: "Választásod mentése…",
        .saved: "Választásodat elmentettük.",
        .notSaved: "Választásodat még nem mentettük el, mert a kiszolgáló nem érhető el. Ezen az oldalon megmarad, és"
            + " az oldal tovább próbálkozik.",
        .outdated: "Ez az űrlap időközben megváltozott, és választásodat nem mentettük el. Kérjük, válassz újra.",
        .rejected: "Választásodat nem sikerült elmenteni.",
        .tryAgain: "Újrapróbálkozás",
        .examples: "Példák",
        .searchPartners: "Partnerek keresése",
        .showMore: "Több mutatása",
        .noPartners: "Nincs ilyen partner",
        .allPartners: "Minden partner",

        .errorTitle: "Ez az űrlap nem jeleníthető meg",
        .errorNothing: "Jelenleg itt nincs miről dönteni.",
        .errorRequest: "Az alkalmazás nem megfelelő módon kérte ezt az űrlapot. Kérjük, jelezd a készítőinek.",
        .errorOrigin: "A webhely, amelyen jársz, nem jelenítheti meg ezt az űrlapot.",
        .errorServer: "Hiba történt nálunk. Kérjük, próbáld újra kis idő múlva.",

        .idfaTitle: "Mi következik?",
        .idfaBody: "A következő képernyőn az eszközöd megkérdezi, hogy ez az alkalmazás ({app_name}) követheti-e a"
            + " tevékenységedet más cégek alkalmazásaiban és webhelyein. Ha engedélyezed, a hirdetések az ottani"
            + " tevékenységed alapján is kiválaszthatók. Ha nem, akkor is látsz majd hirdetéseket, és az alkalmazás"
            + " ugyanúgy működik. Ezt az eszköz beállításaiban módosíthatod.",
        .idfaContinue: "Tovább",
    ]
}
