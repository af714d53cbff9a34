// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Czech, in the polite "vy" form.
    static let czech: [FormText: String] = [
        .title: "Vaše údaje v aplikaci {app_name}: rozhodujete vy",
        .body: "Aplikace {app_name} a její partneři ({partner_count}) by rádi na tomto zařízení ukládali informace,"
            + " četli je a používali osobní údaje, například identifikátory a to, co v aplikaci děláte, k výběru,"
            + " zobrazování a měření reklam a obsahu.\n\nMůžete souhlasit, odmítnout, nebo rozhodnout o každém účelu"
            + " zvlášť. Někteří partneři se místo souhlasu opírají o oprávněný zájem; proti tomu můžete vznést"
            + " námitku. Svou volbu můžete kdykoli změnit v možnostech ochrany soukromí v aplikaci.",
        .consent: "Souhlasím",
        .doNotConsent: "Nesouhlasím",
        .manageOptions: "Spravovat možnosti",
        .close: "Zavřít bez souhlasu",
        .privacyPolicy: "Zásady ochrany soukromí",

        .optionsTitle: "Podrobné nastavení",
        .optionsBody: "Zapněte to, s čím souhlasíte. Co zůstane vypnuté, to odmítáte. Dokud volbu nepotvrdíte, nic se"
            + " neuloží.",
        .saveChoices: "Potvrdit volbu",
        .back: "Zpět",
        .purposesHeading: "Účely",
        .specialFeaturesHeading: "Jen s vaším souhlasem",
        .specialPurposesHeading: "Co se děje vždy",
        .featuresHeading: "Jak mohou být údaje pro tyto účely použity",
        .dataCategoriesHeading: "Údaje, které mohou být použity",
        .informationNote: "Pro vaši informaci: tyto položky nelze vypnout.",
        .partnersHeading: "Partneři ({partner_count})",
        .adTechProvidersHeading: "Další poskytovatelé reklamních technologií",
        .consentSwitch: "Souhlas",
        .legitimateInterestSwitch: "Oprávněný zájem",
        .legitimateInterestNote: "Partner, který se opírá o oprávněný zájem, o souhlas nežádá. Pokud chcete vznést"
            + " námitku, vypněte ho.",
        .consentLabel: "Souhlas: {name}",
        .legitimateInterestLabel: "Oprávněný zájem: {name}",
        .purposePartners: "Partneři, kteří o to žádají: {count}",
        .partnerPolicy: "Zásady ochrany soukromí společnosti {name}",
        .partnerLegitimateInterest: "Oprávněný zájem společnosti {name}",
        .partnerRetention: "Maximální doba uchování údajů ve dnech: {days}",
        .adTechProvider: "Poskytovatel reklamních technologií {id}",

        .currentAll: "Zatím platí váš souhlas se vším.",
        .currentNone: "Zatím platí vaše odmítnutí všeho.",
        .currentPartial: "Zatím platí vaše podrobná volba.",
        .keepChoice: "Ponechat moji volbu",
        .sending: "Vaše volba se ukládá…",
        .saved: "Vaše volba je uložena.",
        .notSaved: "Vaše volba ještě není uložena, protože server není dostupný. Zůstává na této stránce, která to"
            + " zkouší dál.",
        .outdated: "Tento formulář se mezitím změnil a vaše volba nebyla uložena. Zvolte prosím znovu.",
        .rejected: "Vaši volbu se nepodařilo uložit.",
        .tryAgain: "Zkusit znovu",
        .examples: "Příklady",
        .searchPartners: "Hledat partnery",
        .showMore: "Zobrazit další",
        .noPartners: "Nenalezen žádný partner",
        .allPartners: "Všichni partneři",

        .errorTitle: "Tento formulář nelze zobrazit",
        .errorNothing: "Momentálně tu není o čem rozhodovat.",
        .errorRequest: "Aplikace si formulář vyžádala způsobem, který nefunguje. Sdělte to prosím jejím autorům.",
        .errorOrigin: "Web, na kterém jste, nesmí tento formulář zobrazit.",
        .errorServer: "Na naší straně došlo k chybě. Zkuste to prosím za chvíli znovu.",

        .idfaTitle: "Co bude následovat",
        .idfaBody: "Na další obrazovce se vás zařízení zeptá, zda smí aplikace {app_name} sledovat vaši aktivitu v"
            + " aplikacích a na webech jiných společností. Pokud to povolíte, mohou se reklamy vybírat podle toho, co"
            + " tam děláte. Pokud ne, reklamy uvidíte i nadále a aplikace bude fungovat stejně. Změnit to můžete v"
            + " nastavení zařízení.",
        .idfaContinue: "Pokračovat",
    ]
}
