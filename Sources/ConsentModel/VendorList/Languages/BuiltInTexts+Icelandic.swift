// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Icelandic.
    static let icelandic = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Geyma upplýsingar í tækinu þínu og lesa þær",
                description: "Vista má vefkökur, auglýsingaauðkenni og svipaðar upplýsingar í tækinu þínu og lesa"
                    + " síðar, svo að tækið þekkist þegar þú kemur aftur.",
                illustrations: ["Auðkenni sem er vistað í dag sýnir í næstu viku að þetta er sami síminn."]),
            VendorList.Item(
                id: 2, name: "Velja auglýsingar án prófíls um þig",
                description: "Velja má auglýsingar út frá takmörkuðum upplýsingum: því sem þú ert að skoða núna, hvar"
                    + " þú ert í grófum dráttum, gerð tækisins og hversu oft þú hefur þegar séð auglýsingu.",
                illustrations: ["Í uppskriftaforriti sérðu auglýsingu um pönnur, og ekki oftar en þrisvar á dag."]),
            VendorList.Item(
                id: 3, name: "Búa til prófíl um þig fyrir auglýsingar",
                description: "Safna má saman því sem þú gerir hér og annars staðar og búa til prófíl um líkleg"
                    + " áhugamál þín, sem er notaður fyrir auglýsingar.",
                illustrations: [
                    "Þú lest nokkrar prófanir á reiðhjólum, svo að í prófílnum þínum stendur að þú hafir áhuga á"
                        + " hjólreiðum."
                ]),
            VendorList.Item(
                id: 4, name: "Birta auglýsingar sem passa við prófílinn þinn",
                description: "Auglýsingaprófíll um þig, sem var búinn til hér eða annars staðar, getur ráðið því hvaða"
                    + " auglýsingar þú sérð.",
                illustrations: [
                    "Í prófílnum þínum eru nefndar hjólreiðar, svo að í leik sérðu auglýsingar um reiðhjól."
                ]),
            VendorList.Item(
                id: 5, name: "Búa til prófíl um þig fyrir efni",
                description: "Safna má saman því sem þú gerir hér og annars staðar í prófíl sem er notaður til að"
                    + " stinga upp á greinum, myndskeiðum og öðru efni sem er ekki auglýsingar.",
                illustrations: [
                    "Þú horfir á tvö myndskeið um garðyrkju, svo að í prófílnum þínum stendur að þú hafir gaman af"
                        + " görðum."
                ]),
            VendorList.Item(
                id: 6, name: "Birta efni sem passar við prófílinn þinn",
                description: "Prófíll um áhugamál þín getur ráðið því hvaða efni þú sérð og í hvaða röð.",
                illustrations: ["Myndskeið um rósir færist efst á listann þinn."]),
            VendorList.Item(
                id: 7, name: "Mæla árangur auglýsinga",
                description: "Skrá má hvaða auglýsingar þú sást og hvort þú ýttir á þær eða keyptir eitthvað á eftir,"
                    + " til að sjá hversu vel þær virkuðu.",
                illustrations: ["Verslun fær að vita hversu margir komu í gegnum auglýsingu í þessu forriti."]),
            VendorList.Item(
                id: 8, name: "Mæla árangur efnis",
                description: "Skrá má hvað þú lest, horfir á eða spilar og hversu lengi, til að sjá hversu vel efnið"
                    + " nær til fólks.",
                illustrations: ["Ritstjóri sér að flestir lesendur hætta eftir fyrstu efnisgreinina."]),
            VendorList.Item(
                id: 9, name: "Fræðast um hópa fólks",
                description: "Gögnum úr mörgum áttum má safna saman í skýrslur um það sem hópar fólks eiga"
                    + " sameiginlegt.",
                illustrations: ["Skýrsla sýnir að fólk yfir fertugu horfir mest á stiklu úr kvikmynd."]),
            VendorList.Item(
                id: 10, name: "Bæta þjónustu og búa til nýja",
                description: "Skoða má hvernig þú notar auglýsingar og efni til að bæta vörur eða búa til nýjar."
                    + " Prófílar um þig eru ekki hluti af þessu.",
                illustrations: ["Margir taka ekki eftir litlum hnappi, svo að hann er stærri í næstu útgáfu."]),
            VendorList.Item(
                id: 11, name: "Velja efni án prófíls um þig",
                description: "Velja má greinar, myndskeið og annað efni út frá takmörkuðum upplýsingum: því sem þú ert"
                    + " að skoða núna, hvar þú ert í grófum dráttum og gerð tækisins.",
                illustrations: ["Í síma er þér boðin stutt útgáfa af myndskeiði."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Öryggi, varnir gegn svikum og lagfæring bilana",
                description: "Gögn eru notuð til að taka eftir árásum og fölskum smellum og til að finna og laga það"
                    + " sem er bilað.",
                illustrations: ["Þúsund smellir á sekúndu frá einum stað þekkjast sem verk tölvuforrits."]),
            VendorList.Item(
                id: 2, name: "Senda auglýsingar og efni í tækið þitt",
                description: "Tæknileg gögn, svo sem IP-tala eða skjástærð, eru nauðsynleg til að það sem er sent"
                    + " komist til skila og passi á skjáinn.",
                illustrations: ["Mynd er send í sömu stærð og skjárinn þinn."]),
            VendorList.Item(
                id: 3, name: "Muna persónuverndarval þitt",
                description: "Það sem þú ákveður hér er vistað og sent áfram til samstarfsaðilanna svo að þeir geti"
                    + " farið eftir því.",
                illustrations: ["Þú hafnar tilgangi og samstarfsaðili les það áður en hann gerir nokkuð."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Bæta við gögnum annars staðar frá",
                description: "Í ofangreindum tilgangi má tengja gögn um þig úr öðrum áttum, svo sem af vildarkorti,"
                    + " við gögn úr þessu forriti."),
            VendorList.Item(
                id: 2, name: "Sjá hvaða tæki eiga saman",
                description: "Í ofangreindum tilgangi má finna út að sami einstaklingur eða sama heimili noti símann"
                    + " þinn, spjaldtölvuna eða tölvuna."),
            VendorList.Item(
                id: 3, name: "Greina tæki í sundur eftir því sem þau senda hvort sem er",
                description: "Í ofangreindum tilgangi má nota það sem allar tengingar sýna, svo sem IP-tölu eða"
                    + " vafra, til að greina tækið þitt frá öðrum."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Nota nákvæma staðsetningu þína",
                description: "Ef þú samþykkir má nota staðsetningu þína, með allt að 500\u{A0}metra nákvæmni, í"
                    + " ofangreindum tilgangi."),
            VendorList.Item(
                id: 2, name: "Skoða tækið þitt til að þekkja það aftur",
                description: "Ef þú samþykkir má kanna sérstaklega eiginleika tækisins þíns, svo sem leturgerðir, til"
                    + " að greina það frá öðrum."),
        ])
}
