// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Estonian.
    static let estonian = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Teabe salvestamine sinu seadmesse ja selle lugemine",
                description: "Sinu seadmesse võidakse salvestada küpsiseid, reklaamiidentifikaatoreid ja muud sarnast"
                    + " teavet ning seda hiljem lugeda, et seade naasmisel ära tunda.",
                illustrations: [
                    "Täna salvestatud identifikaatori järgi on järgmisel nädalal näha, et tegu on sama telefoniga."
                ]),
            VendorList.Item(
                id: 2, name: "Reklaamide valimine ilma sinu profiilita",
                description: "Reklaame võidakse valida väheste andmete põhjal: mida sa parajasti vaatad, sinu"
                    + " ligikaudne asukoht, seadme tüüp ja see, kui sageli oled reklaami juba näinud.",
                illustrations: ["Retseptirakenduses näed pannide reklaami, kuid mitte rohkem kui kolm korda päevas."]),
            VendorList.Item(
                id: 3, name: "Sinu profiili koostamine reklaamide jaoks",
                description: "Sellest, mida sa siin ja mujal teed, võidakse aja jooksul koostada sinu tõenäoliste"
                    + " huvide profiil, mida kasutatakse reklaamide jaoks.",
                illustrations: [
                    "Loed mitut jalgrattatesti, nii et sinu profiili märgitakse huvi jalgrattasõidu vastu."
                ]),
            VendorList.Item(
                id: 4, name: "Sinu profiilile vastavate reklaamide näitamine",
                description: "Siin või mujal sinu kohta koostatud reklaamiprofiil võib määrata, milliseid reklaame sa"
                    + " näed.",
                illustrations: [
                    "Sinu profiilis on kirjas jalgrattasõit, nii et mängus näidatakse sulle jalgrattareklaame."
                ]),
            VendorList.Item(
                id: 5, name: "Sinu profiili koostamine sisu jaoks",
                description: "Sellest, mida sa siin ja mujal teed, võidakse koostada profiil, mille põhjal"
                    + " soovitatakse artikleid, videoid ja muud, mis ei ole reklaam.",
                illustrations: [
                    "Vaatad kahte aiandusvideot, nii et sinu profiili märgitakse, et sulle meeldivad aiad."
                ]),
            VendorList.Item(
                id: 6, name: "Sinu profiilile vastava sisu näitamine",
                description: "Sinu huvide profiil võib määrata, millist sisu ja mis järjekorras sa näed.",
                illustrations: ["Video roosidest tõstetakse sinu loendis kõige ette."]),
            VendorList.Item(
                id: 7, name: "Reklaamide tulemuslikkuse mõõtmine",
                description: "Võidakse salvestada, milliseid reklaame sa nägid ning kas sa neid puudutasid või pärast"
                    + " midagi ostsid, et hinnata, kui hästi need toimisid.",
                illustrations: ["Pood saab teada, kui palju inimesi tuli selle rakenduse reklaami kaudu."]),
            VendorList.Item(
                id: 8, name: "Sisu tulemuslikkuse mõõtmine",
                description: "Võidakse salvestada, mida ja kui kaua sa loed, vaatad või mängid, et hinnata, kui hästi"
                    + " see sisu inimesteni jõuab.",
                illustrations: ["Toimetaja näeb, et enamik lugejaid lõpetab pärast esimest lõiku."]),
            VendorList.Item(
                id: 9, name: "Inimrühmade tundmaõppimine",
                description: "Mitmest allikast pärit andmed võidakse koondada aruannetesse selle kohta, mis on"
                    + " inimrühmadel ühist.",
                illustrations: ["Aruandest selgub, et filmi treilerit vaatavad enamasti üle neljakümneaastased."]),
            VendorList.Item(
                id: 10, name: "Teenuste täiustamine ja uute loomine",
                description: "Võidakse uurida, kuidas sa reklaame ja sisu kasutad, et tooteid paremaks muuta või uusi"
                    + " luua. Sinu profiile selleks ei koostata.",
                illustrations: ["Paljud ei märka väikest nuppu, seega tehakse see järgmises versioonis suuremaks."]),
            VendorList.Item(
                id: 11, name: "Sisu valimine ilma sinu profiilita",
                description: "Artikleid, videoid ja muud sisu võidakse valida väheste andmete põhjal: mida sa"
                    + " parajasti vaatad, sinu ligikaudne asukoht ja seadme tüüp.",
                illustrations: ["Telefonis pakutakse sulle video lühemat versiooni."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Turvalisuse tagamine, pettuste takistamine ja vigade parandamine",
                description: "Andmeid kasutatakse rünnakute ja võltsklõpsude märkamiseks ning rikete leidmiseks ja"
                    + " kõrvaldamiseks.",
                illustrations: ["Kui ühest kohast tuleb tuhat puudutust sekundis, on selge, et tegu on programmiga."]),
            VendorList.Item(
                id: 2, name: "Reklaamide ja sisu edastamine sinu seadmesse",
                description: "Tehnilisi andmeid, näiteks IP-aadressi või ekraani suurust, on vaja selleks, et saadetav"
                    + " kohale jõuaks ja ekraanile sobiks.",
                illustrations: ["Pilt saadetakse sinu ekraani suuruses."]),
            VendorList.Item(
                id: 3, name: "Sinu privaatsusvalikute meelespidamine",
                description: "Sinu siin tehtud otsus salvestatakse ja edastatakse partneritele, et nad saaksid seda"
                    + " järgida.",
                illustrations: ["Sa keeldud ühest eesmärgist ja partner näeb seda enne, kui midagi teeb."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Mujalt pärit andmete lisamine",
                description: "Eespool nimetatud eesmärkidel võidakse selle rakenduse andmetega ühendada muudest"
                    + " allikatest, näiteks kliendikaardilt, pärit andmeid sinu kohta."),
            VendorList.Item(
                id: 2, name: "Kokkukuuluvate seadmete tuvastamine",
                description: "Eespool nimetatud eesmärkidel võidakse välja selgitada, et sinu telefoni, tahvelarvutit"
                    + " või arvutit kasutab sama inimene või pere."),
            VendorList.Item(
                id: 3, name: "Seadmete eristamine niikuinii saadetavate andmete järgi",
                description: "Eespool nimetatud eesmärkidel võidakse sinu seadet teistest eristada selle järgi, mida"
                    + " iga ühendus avaldab, näiteks IP-aadress või brauser."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Sinu täpse asukoha kasutamine",
                description: "Kui nõustud, võidakse eespool nimetatud eesmärkidel kasutada sinu asukohta kuni"
                    + " 500\u{A0}meetri täpsusega."),
            VendorList.Item(
                id: 2, name: "Sinu seadme uurimine selle äratundmiseks",
                description: "Kui nõustud, võidakse sihilikult küsida sinu seadme omadusi, näiteks fonte, et eristada"
                    + " seda teistest seadmetest."),
        ])
}
