// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Maltese.
    static let maltese = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Iż-żamma ta’ informazzjoni fuq l-apparat tiegħek u l-qari tagħha",
                description: "Cookies, identifikaturi tar-reklamar u informazzjoni simili jistgħu jiġu ssejvjati fuq"
                    + " l-apparat tiegħek u jinqraw aktar tard, biex l-apparat jingħaraf meta terġa’ lura.",
                illustrations: ["Identifikatur issejvjat illum juri l-ġimgħa d-dieħla li dan huwa l-istess telefown."]),
            VendorList.Item(
                id: 2, name: "L-għażla ta’ reklami mingħajr profil tiegħek",
                description: "Ir-reklami jistgħu jintgħażlu fuq ftit data: x’qed tara bħalissa, iż-żona"
                    + " approssimattiva fejn tinsab, it-tip ta’ apparat, u kemm-il darba diġà rajt reklam.",
                illustrations: ["F’app tar-riċetti tara reklam tat-twaġen, u mhux aktar minn tliet darbiet kuljum."]),
            VendorList.Item(
                id: 3, name: "Il-ħolqien ta’ profil tiegħek għar-reklami",
                description: "Dak li tagħmel hawn u f’postijiet oħra jista’ jinġabar maż-żmien f’profil tal-interessi"
                    + " probabbli tiegħek, li jintuża għar-reklami.",
                illustrations: [
                    "Taqra diversi testijiet tar-roti, u għalhekk il-profil tiegħek jindika interess fiċ-ċikliżmu."
                ]),
            VendorList.Item(
                id: 4, name: "Il-wiri ta’ reklami li jaqblu mal-profil tiegħek",
                description: "Profil tar-reklamar tiegħek, magħmul hawn jew x’imkien ieħor, jista’ jiddeċiedi liema"
                    + " reklami tara.",
                illustrations: ["Il-profil tiegħek isemmi ċ-ċikliżmu, u għalhekk f’logħba tara reklami tar-roti."]),
            VendorList.Item(
                id: 5, name: "Il-ħolqien ta’ profil tiegħek għall-kontenut",
                description: "Dak li tagħmel hawn u f’postijiet oħra jista’ jinġabar f’profil li jintuża biex jiġu"
                    + " ssuġġeriti artikli, vidjos u affarijiet oħra li mhumiex reklami.",
                illustrations: [
                    "Tara żewġ vidjos dwar il-ġardinaġġ, u għalhekk il-profil tiegħek jindika li jogħġbuk il-ġonna."
                ]),
            VendorList.Item(
                id: 6, name: "Il-wiri ta’ kontenut li jaqbel mal-profil tiegħek",
                description: "Profil tal-interessi tiegħek jista’ jiddeċiedi liema kontenut tara u f’liema ordni.",
                illustrations: ["Vidjo dwar il-ward jitla’ fil-quċċata tal-lista tiegħek."]),
            VendorList.Item(
                id: 7, name: "Il-kejl ta’ kemm jirnexxu r-reklami",
                description: "Jista’ jiġi rreġistrat liema reklami rajt, u jekk għafasthomx jew xtrajtx xi ħaġa wara,"
                    + " biex isir magħruf kemm ħadmu tajjeb.",
                illustrations: ["Ħanut isir jaf kemm-il persuna ġiet permezz ta’ reklam f’din l-app."]),
            VendorList.Item(
                id: 8, name: "Il-kejl ta’ kemm jirnexxi l-kontenut",
                description: "Jista’ jiġi rreġistrat x’taqra, x’tara jew x’tilgħab, u għal kemm żmien, biex isir"
                    + " magħruf kemm dak il-kontenut jilħaq lin-nies.",
                illustrations: ["Editur jara li ħafna mill-qarrejja jieqfu wara l-ewwel paragrafu."]),
            VendorList.Item(
                id: 9, name: "Tagħrif dwar gruppi ta’ nies",
                description: "Data minn diversi sorsi tista’ tinġabar f’rapporti dwar x’għandhom in komuni gruppi ta’"
                    + " nies.",
                illustrations: ["Rapport juri li t-trejler ta’ film jarawh l-aktar nies ’il fuq minn erbgħin sena."]),
            VendorList.Item(
                id: 10, name: "It-titjib tas-servizzi u l-ħolqien ta’ oħrajn ġodda",
                description: "Jista’ jiġi studjat kif tuża r-reklami u l-kontenut, biex il-prodotti jitjiebu jew"
                    + " jinħolqu oħrajn ġodda. Dan ma jinvolvix profili tiegħek.",
                illustrations: ["Ħafna nies ma jarawx buttuna żgħira, u għalhekk fil-verżjoni li jmiss tkun akbar."]),
            VendorList.Item(
                id: 11, name: "L-għażla ta’ kontenut mingħajr profil tiegħek",
                description: "Artikli, vidjos u affarijiet simili jistgħu jintgħażlu fuq ftit data: x’qed tara"
                    + " bħalissa, iż-żona approssimattiva fejn tinsab u t-tip ta’ apparat.",
                illustrations: ["Fuq telefown tingħata l-verżjoni qasira ta’ vidjo."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Is-sigurtà, il-prevenzjoni tal-frodi u t-tiswija tal-ħsarat",
                description: "Id-data tintuża biex jiġu nnutati attakki u klikks foloz, u biex jinstab u jissewwa dak"
                    + " li ma jaħdimx.",
                illustrations: ["Elf għafsa f’sekonda minn post wieħed jingħarfu bħala xogħol ta’ programm."]),
            VendorList.Item(
                id: 2, name: "Reklami u kontenut mibgħuta lill-apparat tiegħek",
                description: "Data teknika, bħall-indirizz IP jew id-daqs tal-iskrin, hija meħtieġa biex dak li"
                    + " jintbagħat jasal u joqgħod fuq l-iskrin.",
                illustrations: ["Stampa tintbagħat fid-daqs tal-iskrin tiegħek."]),
            VendorList.Item(
                id: 3, name: "Iż-żamma tal-għażliet tal-privatezza tiegħek",
                description: "Dak li tiddeċiedi hawn jiġi ssejvjat u mgħoddi lis-sħab, biex ikunu jistgħu"
                    + " jirrispettawh.",
                illustrations: ["Tirrifjuta skop, u sieħeb jaqra dan qabel ma jagħmel xi ħaġa."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Iż-żieda ta’ data minn sorsi oħra",
                description: "Għall-iskopijiet ta’ hawn fuq, data dwarek minn sorsi oħra, bħal kard tal-lealtà,"
                    + " tista’ tingħaqad ma’ data minn din l-app."),
            VendorList.Item(
                id: 2, name: "L-identifikazzjoni ta’ apparati li jappartjenu flimkien",
                description: "Għall-iskopijiet ta’ hawn fuq, jista’ jiġi stabbilit li t-telefown, it-tablet jew"
                    + " il-kompjuter tiegħek jintużaw mill-istess persuna jew mill-istess dar."),
            VendorList.Item(
                id: 3, name: "Id-distinzjoni bejn apparati skont dak li jibagħtu xorta waħda",
                description: "Għall-iskopijiet ta’ hawn fuq, dak li tiżvela kull konnessjoni, bħall-indirizz IP jew"
                    + " il-brawżer, jista’ jintuża biex l-apparat tiegħek jingħaraf minn oħrajn."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "L-użu tal-post preċiż tiegħek",
                description: "Jekk taqbel, il-post fejn tinsab jista’ jintuża għall-iskopijiet ta’ hawn fuq bi"
                    + " preċiżjoni sa 500\u{A0}metru."),
            VendorList.Item(
                id: 2, name: "L-eżami tal-apparat tiegħek biex jingħaraf",
                description: "Jekk taqbel, karatteristiċi tal-apparat tiegħek, bħall-fonts, jistgħu jiġu ċċekkjati"
                    + " apposta biex l-apparat jingħaraf minn oħrajn."),
        ])
}
