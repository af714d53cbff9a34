// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Irish.
    static let irish: [FormText: String] = [
        .title: "Do shonraí san aip {app_name}: is fútsa atá sé",
        .body: "Ba mhaith le {app_name} agus lena comhpháirtithe ({partner_count}) faisnéis a choinneáil ar an ngléas"
            + " seo, í a léamh, agus sonraí pearsanta a úsáid, mar shampla aitheantóirí agus an méid a dhéanann tú san"
            + " aip, chun fógraí agus ábhar a roghnú, a thaispeáint agus a thomhas.\n\nIs féidir leat toiliú, diúltú,"
            + " nó cinneadh a dhéanamh faoi gach críoch ar leith. Braitheann roinnt comhpháirtithe ar leas dlisteanach"
            + " in ionad toilithe; is féidir leat agóid a dhéanamh ina choinne sin. Is féidir leat do rogha a athrú am"
            + " ar bith i roghanna príobháideachais na haipe.",
        .consent: "Toilím",
        .doNotConsent: "Ní thoilím",
        .manageOptions: "Bainistigh roghanna",
        .close: "Dún gan toiliú",
        .privacyPolicy: "Beartas príobháideachais",

        .optionsTitle: "Roghnaigh go mion",
        .optionsBody: "Cas air gach rud a dtoilíonn tú leis. Diúltaítear do gach rud a fhágtar as. Ní shábhálfar aon"
            + " rud sula ndeimhníonn tú é.",
        .saveChoices: "Deimhnigh na roghanna",
        .back: "Siar",
        .purposesHeading: "Críocha",
        .specialFeaturesHeading: "Le do thoiliú amháin",
        .specialPurposesHeading: "An méid a tharlaíonn i gcónaí",
        .featuresHeading: "Conas is féidir sonraí a úsáid chun na gcríoch sin",
        .dataCategoriesHeading: "Sonraí a d’fhéadfaí a úsáid",
        .informationNote: "Mar eolas duit: níl aon lasc anseo.",
        .partnersHeading: "Comhpháirtithe ({partner_count})",
        .adTechProvidersHeading: "Soláthraithe eile teicneolaíochta fógraíochta",
        .consentSwitch: "Toiliú",
        .legitimateInterestSwitch: "Leas dlisteanach",
        .legitimateInterestNote: "Ní iarrann comhpháirtí toiliú má bhraitheann sé ar leas dlisteanach. Cas as é chun"
            + " agóid a dhéanamh.",
        .consentLabel: "Toiliú: {name}",
        .legitimateInterestLabel: "Leas dlisteanach: {name}",
        .purposePartners: "Comhpháirtithe a iarrann é seo: {count}",
        .partnerPolicy: "Beartas príobháideachais: {name}",
        .partnerLegitimateInterest: "Míniú ar an leas dlisteanach: {name}",
        .partnerRetention: "An tréimhse is faide a choinnítear sonraí (laethanta): {days}",
        .adTechProvider: "Soláthraí teicneolaíochta fógraíochta {id}",

        .currentAll: "Go dtí seo thoiligh tú le gach rud.",
        .currentNone: "Go dtí seo dhiúltaigh tú do gach rud.",
        .currentPartial: "Go dtí seo rinne tú rogha mhionsonraithe.",
        .keepChoice: "Coinnigh mo rogha",
        .sending: "Do rogha á sábháil…",
        .saved: "Sábháladh do rogha.",
        .notSaved: "Níor sábháladh do rogha fós toisc nach féidir teacht ar an bhfreastalaí. Coinnítear ar an"
            + " leathanach seo í, agus leanann sé den iarracht.",
        .outdated: "D’athraigh an fhoirm seo idir an dá linn agus níor sábháladh do rogha. Roghnaigh arís.",
        .rejected: "Níorbh fhéidir do rogha a shábháil.",
        .tryAgain: "Bain triail eile as",
        .examples: "Samplaí",
        .searchPartners: "Cuardaigh comhpháirtithe",
        .showMore: "Taispeáin tuilleadh",
        .noPartners: "Níor aimsíodh aon chomhpháirtí",
        .allPartners: "Gach comhpháirtí",

        .errorTitle: "Ní féidir an fhoirm seo a thaispeáint",
        .errorNothing: "Níl aon rud le cinneadh anseo faoi láthair.",
        .errorRequest: "D’iarr an aip an fhoirm seo ar bhealach nach n-oibríonn. Cuir lucht a déanta ar an eolas.",
        .errorOrigin: "Níl cead ag an suíomh ar a bhfuil tú an fhoirm seo a thaispeáint.",
        .errorServer: "Tharla earráid ar ár dtaobhna. Bain triail eile as i gceann nóiméid.",

        .idfaTitle: "An chéad chéim eile",
        .idfaBody: "Ar an gcéad scáileán eile, fiafróidh do ghléas díot an bhfuil cead ag {app_name} do ghníomhaíocht"
            + " a rianú in aipeanna agus ar shuíomhanna gréasáin de chuid cuideachtaí eile. Má thugann tú cead, is"
            + " féidir fógraí a roghnú de réir a ndéanann tú iontu. Mura dtugann tú cead, feicfidh tú fógraí fós, agus"
            + " oibreoidh an aip mar an gcéanna. Is féidir leat é seo a athrú i socruithe do ghléis.",
        .idfaContinue: "Ar aghaidh",
    ]
}
