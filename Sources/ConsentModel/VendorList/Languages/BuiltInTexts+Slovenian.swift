// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Slovenian.
    static let slovenian = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Shranjevanje informacij v vaši napravi in njihovo branje",
                description: "V vaši napravi se lahko shranijo in pozneje preberejo piškotki, oglaševalski"
                    + " identifikatorji in podobne informacije, da jo je mogoče ob vrnitvi prepoznati.",
                illustrations: ["Danes shranjeni identifikator čez teden dni pove, da gre za isti telefon."]),
            VendorList.Item(
                id: 2, name: "Izbira oglasov brez vašega profila",
                description: "Oglasi se lahko izbirajo na podlagi malo podatkov: tega, kar trenutno gledate, vašega"
                    + " približnega območja, vrste naprave in tega, kolikokrat ste oglas že videli.",
                illustrations: ["V aplikaciji z recepti vidite oglas za ponve, in to največ trikrat na dan."]),
            VendorList.Item(
                id: 3, name: "Ustvarjanje vašega profila za oglase",
                description: "Iz tega, kar počnete tu in drugje, lahko sčasoma nastane profil vaših verjetnih"
                    + " zanimanj, ki se uporablja za oglase.",
                illustrations: [
                    "Preberete več preizkusov koles, zato je v vašem profilu zapisano, da vas zanima kolesarjenje."
                ]),
            VendorList.Item(
                id: 4, name: "Prikazovanje oglasov, ki ustrezajo vašemu profilu",
                description: "Vaš oglaševalski profil, ustvarjen tu ali drugje, lahko določa, katere oglase vidite.",
                illustrations: [
                    "V vašem profilu je omenjeno kolesarjenje, zato se vam v igri prikazujejo oglasi za kolesa."
                ]),
            VendorList.Item(
                id: 5, name: "Ustvarjanje vašega profila za vsebine",
                description: "Iz tega, kar počnete tu in drugje, lahko nastane profil, na podlagi katerega se"
                    + " predlagajo članki, videoposnetki in drugo, kar niso oglasi.",
                illustrations: [
                    "Ogledate si dva videoposnetka o vrtnarjenju, zato je v vašem profilu zapisano, da imate radi"
                        + " vrtove."
                ]),
            VendorList.Item(
                id: 6, name: "Prikazovanje vsebin, ki ustrezajo vašemu profilu",
                description: "Profil vaših zanimanj lahko določa, katere vsebine vidite in v kakšnem vrstnem redu.",
                illustrations: ["Videoposnetek o vrtnicah se premakne na vrh vašega seznama."]),
            VendorList.Item(
                id: 7, name: "Merjenje uspešnosti oglasov",
                description: "Lahko se beleži, katere oglase ste videli in ali ste se jih dotaknili ali potem kaj"
                    + " kupili, da se ugotovi, kako dobro so delovali.",
                illustrations: ["Trgovina izve, koliko ljudi je prišlo prek oglasa v tej aplikaciji."]),
            VendorList.Item(
                id: 8, name: "Merjenje uspešnosti vsebin",
                description: "Lahko se beleži, kaj in kako dolgo berete, gledate ali igrate, da se ugotovi, kako dobro"
                    + " ta vsebina doseže ljudi.",
                illustrations: ["Urednik vidi, da večina bralcev neha brati po prvem odstavku."]),
            VendorList.Item(
                id: 9, name: "Spoznavanje skupin ljudi",
                description: "Podatki iz več virov se lahko združijo v poročila o tem, kaj je skupinam ljudi skupno.",
                illustrations: [
                    "Poročilo pokaže, da napovednik filma večinoma gledajo ljudje, stari več kot štirideset let."
                ]),
            VendorList.Item(
                id: 10, name: "Izboljševanje storitev in razvoj novih",
                description: "Preučuje se lahko, kako uporabljate oglase in vsebine, da bi izdelke izboljšali ali"
                    + " ustvarili nove. Vaši profili se za to ne ustvarjajo.",
                illustrations: ["Veliko ljudi spregleda majhen gumb, zato je v naslednji različici večji."]),
            VendorList.Item(
                id: 11, name: "Izbira vsebin brez vašega profila",
                description: "Članki, videoposnetki in podobno se lahko izbirajo na podlagi malo podatkov: tega, kar"
                    + " trenutno gledate, vašega približnega območja in vrste naprave.",
                illustrations: ["V telefonu se vam ponudi kratka različica videoposnetka."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Varnost, preprečevanje goljufij in odpravljanje napak",
                description: "Podatki se uporabljajo za zaznavanje napadov in lažnih klikov ter za iskanje in"
                    + " odpravljanje okvar.",
                illustrations: ["Tisoč dotikov na sekundo z enega mesta se prepozna kot delo programa."]),
            VendorList.Item(
                id: 2, name: "Pošiljanje oglasov in vsebin v vašo napravo",
                description: "Tehnični podatki, na primer naslov IP ali velikost zaslona, so potrebni, da poslano"
                    + " prispe in se prilega zaslonu.",
                illustrations: ["Slika se pošlje v velikosti vašega zaslona."]),
            VendorList.Item(
                id: 3, name: "Pomnjenje vaših izbir glede zasebnosti",
                description: "Kar odločite tu, se shrani in posreduje partnerjem, da lahko to upoštevajo.",
                illustrations: ["Zavrnete neki namen in partner to prebere, preden kar koli stori."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Dodajanje podatkov od drugod",
                description: "Za zgornje namene se lahko podatki o vas iz drugih virov, na primer s kartice zvestobe,"
                    + " združijo s podatki iz te aplikacije."),
            VendorList.Item(
                id: 2, name: "Ugotavljanje, katere naprave spadajo skupaj",
                description: "Za zgornje namene se lahko ugotovi, da vaš telefon, tablico ali računalnik uporablja"
                    + " ista oseba ali gospodinjstvo."),
            VendorList.Item(
                id: 3, name: "Razlikovanje naprav po tem, kar tako ali tako pošiljajo",
                description: "Za zgornje namene se lahko vaša naprava loči od drugih po tem, kar razkrije vsaka"
                    + " povezava, na primer po naslovu IP ali brskalniku."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Uporaba vaše natančne lokacije",
                description: "Če privolite, se lahko za zgornje namene uporablja vaša lokacija do 500\u{A0}metrov"
                    + " natančno."),
            VendorList.Item(
                id: 2, name: "Pregled vaše naprave za njeno prepoznavanje",
                description: "Če privolite, se lahko ciljno preverijo lastnosti vaše naprave, na primer pisave, da se"
                    + " loči od drugih."),
        ])
}
