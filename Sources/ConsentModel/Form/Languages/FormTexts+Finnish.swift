// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Finnish, in the "sinä" form, with names kept clear of case endings.
    static let finnish: [FormText: String] = [
        .title: "Tietosi sovelluksessa {app_name}: sinä päätät",
        .body: "{app_name} ja sen kumppanit ({partner_count}) haluavat tallentaa tietoja tälle laitteelle, lukea niitä"
            + " ja käyttää henkilötietoja, kuten tunnisteita ja sitä, mitä teet sovelluksessa, mainosten ja sisällön"
            + " valitsemiseen, näyttämiseen ja mittaamiseen.\n\nVoit hyväksyä, hylätä tai päättää jokaisesta"
            + " käyttötarkoituksesta erikseen. Osa kumppaneista vetoaa suostumuksen sijaan oikeutettuun etuun; voit"
            + " vastustaa sitä. Voit muuttaa valintaasi milloin tahansa sovelluksen tietosuoja-asetuksissa.",
        .consent: "Hyväksy",
        .doNotConsent: "Hylkää",
        .manageOptions: "Hallinnoi valintoja",
        .close: "Sulje hyväksymättä",
        .privacyPolicy: "Tietosuojakäytäntö",

        .optionsTitle: "Valitse tarkemmin",
        .optionsBody: "Ota käyttöön se, minkä hyväksyt. Se, mikä jää pois käytöstä, katsotaan hylätyksi. Mitään ei"
            + " tallenneta ennen kuin vahvistat.",
        .saveChoices: "Vahvista valinnat",
        .back: "Takaisin",
        .purposesHeading: "Käyttötarkoitukset",
        .specialFeaturesHeading: "Vain suostumuksellasi",
        .specialPurposesHeading: "Mitä tapahtuu aina",
        .featuresHeading: "Miten tietoja voidaan käyttää näihin tarkoituksiin",
        .dataCategoriesHeading: "Tiedot, joita voidaan käyttää",
        .informationNote: "Tiedoksesi: näitä ei voi poistaa käytöstä.",
        .partnersHeading: "Kumppanit ({partner_count})",
        .adTechProvidersHeading: "Muut mainosteknologian tarjoajat",
        .consentSwitch: "Suostumus",
        .legitimateInterestSwitch: "Oikeutettu etu",
        .legitimateInterestNote: "Oikeutettuun etuun vetoava kumppani ei pyydä suostumusta. Jos haluat vastustaa sitä,"
            + " poista valinta käytöstä.",
        .consentLabel: "Suostumus: {name}",
        .legitimateInterestLabel: "Oikeutettu etu: {name}",
        .purposePartners: "Tätä pyytävät kumppanit: {count}",
        .partnerPolicy: "Tietosuojakäytäntö: {name}",
        .partnerLegitimateInterest: "Kumppanin oikeutettu etu: {name}",
        .partnerRetention: "Tietojen pisin säilytysaika päivinä: {days}",
        .adTechProvider: "Mainosteknologian tarjoaja {id}",

        .currentAll: "Olet tähän asti hyväksynyt kaiken.",
        .currentNone: "Olet tähän asti hylännyt kaiken.",
        .currentPartial: "Olet tähän asti valinnut yksityiskohtaisesti.",
        .keepChoice: "Pidä valintani",
        .sending: "Valintaasi tallennetaan…",
        .saved: "Valintasi on tallennettu.",
        .notSaved: "Valintaasi ei ole vielä tallennettu, koska palvelimeen ei saada yhteyttä. Se säilyy tällä"
            + " sivulla, joka yrittää uudelleen.",
        .outdated: "Tämä lomake on sillä välin muuttunut, eikä valintaasi tallennettu. Valitse uudelleen.",
        .rejected: "Valintaasi ei voitu tallentaa.",
        .tryAgain: "Yritä uudelleen",
        .examples: "Esimerkkejä",
        .searchPartners: "Hae kumppaneita",
        .showMore: "Näytä lisää",
        .noPartners: "Kumppania ei löytynyt",
        .allPartners: "Kaikki kumppanit",

        .errorTitle: "Tätä lomaketta ei voida näyttää",
        .errorNothing: "Täällä ei ole nyt mitään päätettävää.",
        .errorRequest: "Sovellus pyysi lomaketta tavalla, joka ei toimi. Kerro siitä sovelluksen tekijöille.",
        .errorOrigin: "Sivusto, jolla olet, ei saa näyttää tätä lomaketta.",
        .errorServer: "Meillä tapahtui virhe. Yritä hetken kuluttua uudelleen.",

        .idfaTitle: "Mitä seuraavaksi tapahtuu",
        .idfaBody: "Seuraavassa näytössä laitteesi kysyy, saako {app_name} seurata toimintaasi muiden yritysten"
            + " sovelluksissa ja verkkosivustoilla. Jos sallit sen, mainoksia voidaan valita sen perusteella, mitä"
            + " teet niissä. Jos et salli, näet silti mainoksia ja sovellus toimii samalla tavalla. Voit muuttaa tätä"
            + " laitteen asetuksissa.",
        .idfaContinue: "Jatka",
    ]
}
