// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Finnish, in the "sinä" form, with names kept clear of case endings.
    static let finnish = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Tietojen tallentaminen laitteellesi ja niiden lukeminen",
                description: "Evästeitä, mainostunnisteita ja vastaavia tietoja voidaan tallentaa laitteellesi ja"
                    + " lukea myöhemmin, jotta laite tunnistetaan, kun palaat.",
                illustrations: ["Tänään tallennettu tunniste kertoo ensi viikolla, että kyseessä on sama puhelin."]),
            .init(
                id: 2, name: "Mainosten valitseminen ilman profiilia",
                description: "Mainoksia voidaan valita vähillä tiedoilla: mitä juuri nyt katsot, missä suunnilleen"
                    + " olet, millainen laite sinulla on ja kuinka usein olet jo nähnyt mainoksen.",
                illustrations: ["Reseptisovelluksessa näet paistinpannumainoksen, korkeintaan kolme kertaa päivässä."]),
            .init(
                id: 3, name: "Profiilin luominen sinusta mainoksia varten",
                description: "Tieto siitä, mitä teet täällä ja muualla, voidaan koota ajan mittaan todennäköisten"
                    + " kiinnostuksen kohteidesi profiiliksi, jota käytetään mainontaan.",
                illustrations: ["Luet useita pyörätestejä, joten profiiliisi merkitään kiinnostus pyöräilyyn."]),
            .init(
                id: 4, name: "Profiiliisi sopivien mainosten näyttäminen",
                description: "Täällä tai muualla sinusta luotu mainosprofiili voi ratkaista, mitä mainoksia näet.",
                illustrations: ["Profiilissasi mainitaan pyöräily, joten peli näyttää sinulle polkupyörämainoksia."]),
            .init(
                id: 5, name: "Profiilin luominen sinusta sisältöä varten",
                description: "Tieto siitä, mitä teet täällä ja muualla, voidaan koota profiiliksi, jonka avulla"
                    + " sinulle ehdotetaan artikkeleita, videoita ja muuta, mikä ei ole mainontaa.",
                illustrations: ["Katsot kaksi puutarhavideota, joten profiiliisi merkitään, että pidät puutarhoista."]),
            .init(
                id: 6, name: "Profiiliisi sopivan sisällön näyttäminen",
                description: "Kiinnostuksen kohteidesi profiili voi ratkaista, mitä sisältöä näet ja missä"
                    + " järjestyksessä.",
                illustrations: ["Ruusuista kertova video nousee luettelosi kärkeen."]),
            .init(
                id: 7, name: "Mainosten toimivuuden mittaaminen",
                description: "Voidaan tallentaa, mitä mainoksia olet nähnyt ja oletko napauttanut niitä tai ostanut"
                    + " sen jälkeen jotain, jotta nähdään, miten hyvin ne toimivat.",
                illustrations: [
                    "Kauppa saa tietää, kuinka moni tuli sinne tässä sovelluksessa olleen mainoksen kautta."
                ]),
            .init(
                id: 8, name: "Sisällön toimivuuden mittaaminen",
                description: "Voidaan tallentaa, mitä luet, katsot tai pelaat ja kuinka kauan, jotta nähdään, miten"
                    + " hyvin sisältö tavoittaa ihmiset.",
                illustrations: ["Toimitus huomaa, että useimmat lopettavat lukemisen ensimmäisen kappaleen jälkeen."]),
            .init(
                id: 9, name: "Ihmisryhmien ymmärtäminen",
                description: "Eri lähteistä peräisin olevia tietoja voidaan yhdistää raporteiksi siitä, mikä"
                    + " ihmisryhmiä yhdistää.",
                illustrations: [
                    "Raportista käy ilmi, että elokuvan traileria katsovat enimmäkseen yli nelikymppiset."
                ]),
            .init(
                id: 10, name: "Palvelujen parantaminen ja uusien luominen",
                description: "Voidaan tutkia, miten käytät mainoksia ja sisältöä, jotta tuotteita voidaan parantaa tai"
                    + " luoda uusia. Profiilien luominen sinusta ei kuulu tähän.",
                illustrations: ["Monelta jää pieni painike huomaamatta, joten seuraavassa versiossa se on isompi."]),
            .init(
                id: 11, name: "Sisällön valitseminen ilman profiilia",
                description: "Artikkeleita, videoita ja muuta sisältöä voidaan valita vähillä tiedoilla: mitä juuri"
                    + " nyt katsot, missä suunnilleen olet ja millainen laite sinulla on.",
                illustrations: ["Puhelimessa sinulle tarjotaan videon lyhyttä versiota."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Turvallisuus, petosten estäminen ja vikojen korjaaminen",
                description: "Tietojen avulla havaitaan hyökkäyksiä ja tekaistuja klikkauksia sekä löydetään ja"
                    + " korjataan se, mikä ei toimi.",
                illustrations: ["Tuhat napautusta sekunnissa samasta paikasta paljastaa, että kyseessä on ohjelma."]),
            .init(
                id: 2, name: "Mainosten ja sisällön lähettäminen laitteellesi",
                description: "Teknisiä tietoja, kuten IP-osoitetta tai näytön kokoa, tarvitaan, jotta lähetetty"
                    + " sisältö tulee perille ja näkyy oikein.",
                illustrations: ["Kuva lähetetään näyttösi kokoisena."]),
            .init(
                id: 3, name: "Tietosuojavalintojesi muistaminen",
                description: "Se, mitä päätät täällä, tallennetaan ja välitetään kumppaneille, jotta ne voivat"
                    + " noudattaa sitä.",
                illustrations: ["Hylkäät jonkin käyttötarkoituksen, ja kumppani lukee sen ennen kuin tekee mitään."]),
        ],
        features: [
            .init(
                id: 1, name: "Muualta saatujen tietojen lisääminen",
                description: "Edellä mainittuja tarkoituksia varten sinua koskevia tietoja muista lähteistä, kuten"
                    + " kanta-asiakaskortista, voidaan yhdistää tämän sovelluksen tietoihin."),
            .init(
                id: 2, name: "Yhteen kuuluvien laitteiden tunnistaminen",
                description: "Edellä mainittuja tarkoituksia varten voidaan päätellä, että puhelintasi, tablettiasi"
                    + " tai tietokonettasi käyttää sama henkilö tai talous."),
            .init(
                id: 3, name: "Laitteiden erottaminen niiden muutenkin lähettämistä tiedoista",
                description: "Edellä mainittuihin tarkoituksiin voidaan käyttää sitä, minkä jokainen yhteys"
                    + " paljastaa, kuten IP-osoitetta tai selainta, jotta laitteesi erotetaan muista."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Tarkan sijaintisi käyttäminen",
                description: "Jos hyväksyt sen, sijaintiasi voidaan käyttää 500\u{A0}metrin tarkkuudella edellä"
                    + " mainittuihin tarkoituksiin."),
            .init(
                id: 2, name: "Laitteesi tutkiminen sen tunnistamiseksi",
                description: "Jos hyväksyt sen, laitteesi ominaisuuksia, kuten fontteja, voidaan selvittää"
                    + " aktiivisesti, jotta laite erotetaan muista."),
        ])
}
