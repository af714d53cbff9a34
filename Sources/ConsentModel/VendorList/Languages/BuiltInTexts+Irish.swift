// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Irish.
    static let irish = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Faisnéis a choinneáil ar do ghléas agus í a léamh",
                description: "Féadfar fianáin, aitheantóirí fógraíochta agus faisnéis den chineál sin a shábháil ar do"
                    + " ghléas agus a léamh níos déanaí, ionas go n-aithneofar an gléas nuair a fhillfidh tú.",
                illustrations: [
                    "Le haitheantóir a sábháladh inniu, is léir an tseachtain seo chugainn gurb é an fón céanna é."
                ]),
            VendorList.Item(
                id: 2, name: "Fógraí a roghnú gan phróifíl díot",
                description: "Féadfar fógraí a roghnú bunaithe ar bheagán sonraí: an rud a bhfuil tú ag féachaint air"
                    + " anois, cá bhfuil tú (a bheag nó a mhór), an cineál gléis atá agat, agus cé chomh minic is a"
                    + " chonaic tú fógra cheana.",
                illustrations: [
                    "In aip oideas, feiceann tú fógra do fhriochtáin, ach ní níos mó ná trí huaire sa lá."
                ]),
            VendorList.Item(
                id: 3, name: "Próifíl díot a chruthú le haghaidh fógraí",
                description: "Féadfar an méid a dhéanann tú anseo agus in áiteanna eile a bhailiú le himeacht ama i"
                    + " bpróifíl de na rudaí is dócha a bhfuil suim agat iontu. Úsáidtear an phróifíl sin le haghaidh"
                    + " fógraí.",
                illustrations: [
                    "Léann tú roinnt tástálacha rothar, agus mar sin luaitear suim sa rothaíocht i do phróifíl."
                ]),
            VendorList.Item(
                id: 4, name: "Fógraí a thaispeáint a oireann do do phróifíl",
                description: "Féadfaidh próifíl fógraíochta díot, a cruthaíodh anseo nó in áit eile, a chinneadh cé"
                    + " hiad na fógraí a fheiceann tú.",
                illustrations: [
                    "Luaitear rothaíocht i do phróifíl, agus mar sin feiceann tú fógraí rothar i gcluiche."
                ]),
            VendorList.Item(
                id: 5, name: "Próifíl díot a chruthú le haghaidh ábhair",
                description: "Féadfar an méid a dhéanann tú anseo agus in áiteanna eile a bhailiú i bpróifíl a"
                    + " úsáidtear chun ailt, físeáin agus rudaí eile nach fógraí iad a mholadh duit.",
                illustrations: [
                    "Féachann tú ar dhá fhíseán faoin ngarraíodóireacht, agus mar sin luaitear i do phróifíl go"
                        + " dtaitníonn gairdíní leat."
                ]),
            VendorList.Item(
                id: 6, name: "Ábhar a thaispeáint a oireann do do phróifíl",
                description: "Féadfaidh próifíl de na rudaí a bhfuil suim agat iontu a chinneadh cén t-ábhar a"
                    + " fheiceann tú agus cén t-ord ina bhfeiceann tú é.",
                illustrations: ["Bogtar físeán faoi rósanna go barr do liosta."]),
            VendorList.Item(
                id: 7, name: "Feidhmíocht fógraí a thomhas",
                description: "Féadfar a thaifeadadh cé hiad na fógraí a chonaic tú, agus ar thapáil tú orthu nó ar"
                    + " cheannaigh tú rud éigin ina dhiaidh sin, chun a fháil amach cé chomh maith is a d’oibrigh"
                    + " siad.",
                illustrations: ["Faigheann siopa amach cé mhéad duine a tháinig trí fhógra san aip seo."]),
            VendorList.Item(
                id: 8, name: "Feidhmíocht ábhair a thomhas",
                description: "Féadfar a thaifeadadh cad a léann tú, cad air a bhféachann tú nó cad a imríonn tú, agus"
                    + " cá fhad, chun a fháil amach cé chomh maith is a shroicheann an t-ábhar sin daoine.",
                illustrations: [
                    "Feiceann eagarthóir go stopann an chuid is mó de na léitheoirí tar éis an chéad ailt."
                ]),
            VendorList.Item(
                id: 9, name: "Eolas a fháil faoi ghrúpaí daoine",
                description: "Féadfar sonraí ó roinnt foinsí a thabhairt le chéile i dtuarascálacha faoi na rudaí atá"
                    + " i gcoiteann ag grúpaí daoine.",
                illustrations: [
                    "Léiríonn tuarascáil gur daoine os cionn daichead bliain d’aois is mó a fhéachann ar"
                        + " réamhbhlaiseadh scannáin."
                ]),
            VendorList.Item(
                id: 10, name: "Seirbhísí a fheabhsú agus cinn nua a chruthú",
                description: "Féadfar staidéar a dhéanamh ar an gcaoi a n-úsáideann tú fógraí agus ábhar, chun táirgí"
                    + " a fheabhsú nó cinn nua a chruthú. Ní dhéantar próifílí díot chuige sin.",
                illustrations: [
                    "Ní fheiceann a lán daoine cnaipe beag, agus mar sin tá sé níos mó sa chéad leagan eile."
                ]),
            VendorList.Item(
                id: 11, name: "Ábhar a roghnú gan phróifíl díot",
                description: "Féadfar ailt, físeáin agus a leithéid a roghnú bunaithe ar bheagán sonraí: an rud a"
                    + " bhfuil tú ag féachaint air anois, cá bhfuil tú (a bheag nó a mhór) agus an cineál gléis atá"
                    + " agat.",
                illustrations: ["Ar fhón, tairgtear an leagan gearr d’fhíseán duit."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Slándáil, cosc ar chalaois agus deisiú lochtanna",
                description: "Úsáidtear sonraí chun ionsaithe agus cliceanna bréige a thabhairt faoi deara, agus chun"
                    + " rudaí atá briste a aimsiú agus a dheisiú.",
                illustrations: [
                    "Má thagann míle tapáil sa soicind ó aon áit amháin, aithnítear gur ríomhchlár atá ann."
                ]),
            VendorList.Item(
                id: 2, name: "Fógraí agus ábhar a sheoladh chuig do ghléas",
                description: "Tá sonraí teicniúla, mar shampla do sheoladh IP nó méid do scáileáin, de dhíth ionas go"
                    + " sroichfidh an t-ábhar do ghléas agus go n-oirfidh sé don scáileán.",
                illustrations: ["Seoltar pictiúr i méid do scáileáin."]),
            VendorList.Item(
                id: 3, name: "Cuimhneamh ar do roghanna príobháideachais",
                description: "Sábháiltear an méid a chinneann tú anseo agus cuirtear ar aghaidh chuig na"
                    + " comhpháirtithe é, ionas gur féidir leo cloí leis.",
                illustrations: ["Diúltaíonn tú do chríoch, agus léann comhpháirtí é sin sula ndéanann sé aon rud."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Sonraí ó áiteanna eile a chur leis",
                description: "Chun na gcríoch thuas, féadfar sonraí fút ó fhoinsí eile, mar shampla ó chárta"
                    + " dílseachta, a nascadh le sonraí ón aip seo."),
            VendorList.Item(
                id: 2, name: "Gléasanna a bhaineann le chéile a aithint",
                description: "Chun na gcríoch thuas, féadfar a oibriú amach gurb é an duine céanna nó an teaghlach"
                    + " céanna a úsáideann d’fhón, do tháibléad nó do ríomhaire."),
            VendorList.Item(
                id: 3, name: "Gléasanna a aithint óna chéile de réir a seolann siad ar aon nós",
                description: "Chun na gcríoch thuas, féadfar an fhaisnéis a nochtann gach nasc, mar shampla an"
                    + " seoladh IP nó an brabhsálaí, a úsáid chun do ghléas a aithint ó ghléasanna eile."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Do shuíomh beacht a úsáid",
                description: "Má thoilíonn tú, féadfar do shuíomh, cruinn go 500\u{A0}méadar, a úsáid chun na gcríoch"
                    + " thuas."),
            VendorList.Item(
                id: 2, name: "Do ghléas a scrúdú chun é a aithint",
                description: "Má thoilíonn tú, féadfar airíonna do ghléis, mar shampla na clónna atá air, a sheiceáil"
                    + " d’aon turas chun é a aithint ó ghléasanna eile."),
        ])
}
