// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Croatian.
    static let croatian = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Pohrana informacija na vašem uređaju i njihovo čitanje",
                description: "Kolačići, identifikatori za oglašavanje i slične informacije mogu se spremiti na vaš"
                    + " uređaj i poslije pročitati kako bi se uređaj prepoznao kad se vratite.",
                illustrations: [
                    "Prema identifikatoru spremljenom danas sljedeći se tjedan vidi da je riječ o istom telefonu."
                ]),
            VendorList.Item(
                id: 2, name: "Odabir oglasa bez vašeg profila",
                description: "Oglasi se mogu birati na temelju malo podataka: što upravo gledate, gdje se približno"
                    + " nalazite, kakav uređaj imate i koliko ste puta već vidjeli oglas.",
                illustrations: ["U aplikaciji s receptima vidite oglas za tave, i to najviše tri puta na dan."]),
            VendorList.Item(
                id: 3, name: "Izrada vašeg profila za oglase",
                description: "Od onoga što radite ovdje i drugdje s vremenom se može izraditi profil vaših vjerojatnih"
                    + " interesa koji se upotrebljava za oglase.",
                illustrations: [
                    "Čitate nekoliko testova bicikala pa se u vašem profilu bilježi zanimanje za biciklizam."
                ]),
            VendorList.Item(
                id: 4, name: "Prikazivanje oglasa koji odgovaraju vašem profilu",
                description: "Vaš profil za oglašavanje, izrađen ovdje ili drugdje, može određivati koje oglase"
                    + " vidite.",
                illustrations: [
                    "U vašem se profilu spominje biciklizam pa vam se u igri prikazuju oglasi za bicikle."
                ]),
            VendorList.Item(
                id: 5, name: "Izrada vašeg profila za sadržaj",
                description: "Od onoga što radite ovdje i drugdje može se izraditi profil prema kojem se predlažu"
                    + " članci, videozapisi i drugo što nisu oglasi.",
                illustrations: [
                    "Pogledate dva videozapisa o vrtlarstvu pa se u vašem profilu bilježi da volite vrtove."
                ]),
            VendorList.Item(
                id: 6, name: "Prikazivanje sadržaja koji odgovara vašem profilu",
                description: "Profil vaših interesa može određivati koji sadržaj vidite i kojim redom.",
                illustrations: ["Videozapis o ružama premješta se na vrh vašeg popisa."]),
            VendorList.Item(
                id: 7, name: "Mjerenje uspješnosti oglasa",
                description: "Može se bilježiti koje ste oglase vidjeli te jeste li ih dodirnuli ili poslije nešto"
                    + " kupili, kako bi se utvrdilo koliko su bili uspješni.",
                illustrations: ["Trgovina doznaje koliko je ljudi došlo putem oglasa u ovoj aplikaciji."]),
            VendorList.Item(
                id: 8, name: "Mjerenje uspješnosti sadržaja",
                description: "Može se bilježiti što čitate, gledate ili igrate i koliko dugo, kako bi se utvrdilo"
                    + " koliko dobro taj sadržaj dopire do ljudi.",
                illustrations: ["Urednik vidi da većina čitatelja prestaje čitati nakon prvog odlomka."]),
            VendorList.Item(
                id: 9, name: "Upoznavanje skupina ljudi",
                description: "Podaci iz više izvora mogu se objediniti u izvješća o tome što je skupinama ljudi"
                    + " zajedničko.",
                illustrations: [
                    "Izvješće pokazuje da najavu filma uglavnom gledaju ljudi stariji od četrdeset godina."
                ]),
            VendorList.Item(
                id: 10, name: "Poboljšanje usluga i razvoj novih",
                description: "Može se proučavati kako se koristite oglasima i sadržajem radi poboljšanja proizvoda ili"
                    + " izrade novih. Vaši se profili za to ne izrađuju.",
                illustrations: ["Mnogi ne primijete mali gumb pa je u sljedećoj verziji veći."]),
            VendorList.Item(
                id: 11, name: "Odabir sadržaja bez vašeg profila",
                description: "Članci, videozapisi i slično mogu se birati na temelju malo podataka: što upravo"
                    + " gledate, gdje se približno nalazite i kakav uređaj imate.",
                illustrations: ["Na telefonu vam se nudi kratka verzija videozapisa."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Sigurnost, sprječavanje prijevara i uklanjanje pogrešaka",
                description: "Podaci se upotrebljavaju za uočavanje napada i lažnih klikova te za pronalaženje i"
                    + " uklanjanje kvarova.",
                illustrations: ["Tisuću dodira u sekundi s jednog mjesta prepoznaje se kao rad programa."]),
            VendorList.Item(
                id: 2, name: "Slanje oglasa i sadržaja na vaš uređaj",
                description: "Tehnički podaci, kao što su IP adresa ili veličina zaslona, potrebni su kako bi ono što"
                    + " se šalje stiglo i odgovaralo zaslonu.",
                illustrations: ["Slika se šalje u veličini vašeg zaslona."]),
            VendorList.Item(
                id: 3, name: "Pamćenje vaših odabira u vezi s privatnošću",
                description: "Ono što ovdje odlučite sprema se i prosljeđuje partnerima kako bi to mogli poštovati.",
                illustrations: ["Odbijete neku svrhu, a partner to pročita prije nego što išta učini."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Dodavanje podataka iz drugih izvora",
                description: "Za gore navedene svrhe podaci o vama iz drugih izvora, na primjer s kartice vjernosti,"
                    + " mogu se povezati s podacima iz ove aplikacije."),
            VendorList.Item(
                id: 2, name: "Utvrđivanje koji uređaji pripadaju zajedno",
                description: "Za gore navedene svrhe može se utvrditi da se vašim telefonom, tabletom ili računalom"
                    + " koristi ista osoba ili kućanstvo."),
            VendorList.Item(
                id: 3, name: "Razlikovanje uređaja prema onome što ionako šalju",
                description: "Za gore navedene svrhe vaš se uređaj može razlikovati od drugih prema onome što otkriva"
                    + " svaka veza, na primer IP adresa ili preglednik."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Upotreba vaše točne lokacije",
                description: "Ako pristanete, za gore navedene svrhe može se upotrebljavati vaša lokacija s točnošću"
                    + " do 500\u{A0}metara."),
            VendorList.Item(
                id: 2, name: "Ispitivanje vašeg uređaja radi prepoznavanja",
                description: "Ako pristanete, mogu se ciljano provjeriti svojstva vašeg uređaja, kao što su fontovi,"
                    + " kako bi se razlikovao od drugih."),
        ])
}
