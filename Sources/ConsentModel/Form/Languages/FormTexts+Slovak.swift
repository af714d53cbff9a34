// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Slovak, in the polite "vy" form.
    static let slovak: [FormText: String] = [
        .title: "Vaše údaje v aplikácii {app_name}: rozhodujete vy",
        .body: "Aplikácia {app_name} a jej partneri ({partner_count}) by radi na tomto zariadení ukladali informácie,"
            + " čítali ich a používali osobné údaje, napríklad identifikátory a to, čo v aplikácii robíte, na výber,"
            + " zobrazovanie a meranie reklám a obsahu.\n\nMôžete súhlasiť, odmietnuť alebo rozhodnúť o každom účele"
            + " osobitne. Niektorí partneri sa namiesto súhlasu opierajú o oprávnený záujem; proti tomu môžete"
            + " namietať. Svoju voľbu môžete kedykoľvek zmeniť v možnostiach ochrany súkromia v aplikácii.",
        .consent: "Súhlasím",
        .doNotConsent: "Nesúhlasím",
        .manageOptions: "Spravovať možnosti",
        .close: "Zavrieť bez súhlasu",
        .privacyPolicy: "Zásady ochrany súkromia",

        .optionsTitle: "Podrobné nastavenie",
        .optionsBody: "Zapnite to, s čím súhlasíte. Čo zostane vypnuté, to odmietate. Kým voľbu nepotvrdíte, nič sa"
            + " neuloží.",
        .saveChoices: "Potvrdiť voľbu",
        .back: "Späť",
        .purposesHeading: "Účely",
        .specialFeaturesHeading: "Len s vaším súhlasom",
        .specialPurposesHeading: "Čo sa deje vždy",
        .featuresHeading: "Ako sa údaje môžu na tieto účely použiť",
        .dataCategoriesHeading: "Údaje, ktoré môžu byť použité",
        .informationNote: "Pre vašu informáciu: tieto položky sa nedajú vypnúť.",
        .partnersHeading: "Partneri ({partner_count})",
        .adTechProvidersHeading: "Ďalší poskytovatelia reklamných technológií",
        .consentSwitch: "Súhlas",
        .legitimateInterestSwitch: "Oprávnený záujem",
        .legitimateInterestNote: "Partner, ktorý sa opiera o oprávnený záujem, o súhlas nežiada. Ak chcete namietať,"
            + " vypnite ho.",
        .consentLabel: "Súhlas: {name}",
        .legitimateInterestLabel: "Oprávnený záujem: {name}",
        .purposePartners: "Partneri, ktorí o to žiadajú: {count}",
        .partnerPolicy: "Zásady ochrany súkromia spoločnosti {name}",
        .partnerLegitimateInterest: "Oprávnený záujem spoločnosti {name}",
        .partnerRetention: "Maximálny čas uchovávania údajov v dňoch: {days}",
        .adTechProvider: "Poskytovateľ reklamných technológií {id}",

        .currentAll: "Zatiaľ platí váš súhlas so všetkým.",
        .currentNone: "Zatiaľ platí vaše odmietnutie všetkého.",
        .currentPartial: "Zatiaľ platí vaša podrobná voľba.",
        .keepChoice: "Ponechať moju voľbu",
        .sending: "Vaša voľba sa ukladá…",
        .saved: "Vaša voľba je uložená.",
        .notSaved: "Vaša voľba ešte nie je uložená, pretože server nie je dostupný. Zostáva na tejto stránke, ktorá"
            + " to skúša ďalej.",
        .outdated: "Tento formulár sa medzitým zmenil a vaša voľba nebola uložená. Zvoľte prosím znova.",
        .rejected: "Vašu voľbu sa nepodarilo uložiť.",
        .tryAgain: "Skúsiť znova",
        .examples: "Príklady",
        .searchPartners: "Hľadať partnerov",
        .showMore: "Zobraziť ďalších",
        .noPartners: "Nenašiel sa žiadny partner",
        .allPartners: "Všetci partneri",

        .errorTitle: "Tento formulár sa nedá zobraziť",
        .errorNothing: "Momentálne tu nie je o čom rozhodovať.",
        .errorRequest: "Aplikácia si formulár vyžiadala spôsobom, ktorý nefunguje. Povedzte to prosím jej autorom.",
        .errorOrigin: "Web, na ktorom ste, nesmie tento formulár zobraziť.",
        .errorServer: "Na našej strane nastala chyba. Skúste to prosím o chvíľu znova.",

        .idfaTitle: "Čo bude nasledovať",
        .idfaBody: "Na ďalšej obrazovke sa vás zariadenie opýta, či aplikácia {app_name} smie sledovať vašu aktivitu v"
            + " aplikáciách a na weboch iných spoločností. Ak to povolíte, reklamy sa môžu vyberať podľa toho, čo tam"
            + " robíte. Ak nie, reklamy uvidíte aj naďalej a aplikácia bude fungovať rovnako. Zmeniť to môžete v"
            + " nastaveniach zariadenia.",
        .idfaContinue: "Pokračovať",
    ]
}
