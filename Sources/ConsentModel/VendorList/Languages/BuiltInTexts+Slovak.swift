// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Slovak, in the polite "vy" form.
    static let slovak = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Ukladanie informácií vo vašom zariadení a ich čítanie",
                description: "Súbory cookie, reklamné identifikátory a podobné informácie sa môžu uložiť vo vašom"
                    + " zariadení a neskôr prečítať, aby sa pri vašom návrate dalo rozpoznať.",
                illustrations: ["Podľa identifikátora uloženého dnes sa o týždeň zistí, že ide o ten istý telefón."]),
            .init(
                id: 2, name: "Výber reklám bez vášho profilu",
                description: "Reklamy sa môžu vyberať podľa niekoľkých údajov: čo si práve prezeráte, kde približne"
                    + " ste, aký typ zariadenia používate a koľkokrát sa vám už reklama zobrazila.",
                illustrations: ["V aplikácii s receptmi uvidíte reklamu na panvice, a to najviac trikrát za deň."]),
            .init(
                id: 3, name: "Vytváranie vášho profilu na reklamné účely",
                description: "Čo robíte tu aj inde, sa môže postupne zhromažďovať do profilu vašich pravdepodobných"
                    + " záujmov, ktorý sa používa na reklamu.",
                illustrations: [
                    "Prečítate si niekoľko testov bicyklov, a tak sa vo vašom profile objaví záujem o cyklistiku."
                ]),
            .init(
                id: 4, name: "Zobrazovanie reklám podľa vášho profilu",
                description: "O tom, aké reklamy uvidíte, môže rozhodovať váš reklamný profil vytvorený tu alebo inde.",
                illustrations: ["Vo vašom profile je cyklistika, a tak vám hra zobrazuje reklamy na bicykle."]),
            .init(
                id: 5, name: "Vytváranie vášho profilu na výber obsahu",
                description: "Čo robíte tu aj inde, sa môže zhromažďovať do profilu, podľa ktorého sa vám odporúčajú"
                    + " články, videá a iné veci, ktoré nie sú reklamou.",
                illustrations: [
                    "Pozriete si dve videá o záhradkárčení, a tak sa vo vašom profile objaví, že vás zaujímajú záhrady."
                ]),
            .init(
                id: 6, name: "Zobrazovanie obsahu podľa vášho profilu",
                description: "O tom, aký obsah uvidíte a v akom poradí, môže rozhodovať profil vašich záujmov.",
                illustrations: ["Video o ružiach sa posunie na začiatok vášho zoznamu."]),
            .init(
                id: 7, name: "Meranie účinnosti reklám",
                description: "Môže sa zaznamenávať, ktoré reklamy sa vám zobrazili a či ste na ne ťukli alebo si potom"
                    + " niečo kúpili, aby sa zistilo, ako dobre fungujú.",
                illustrations: ["Obchod sa dozvie, koľko ľudí k nemu prišlo cez reklamu v tejto aplikácii."]),
            .init(
                id: 8, name: "Meranie úspešnosti obsahu",
                description: "Môže sa zaznamenávať, čo čítate, pozeráte alebo hráte a ako dlho, aby sa zistilo, či si"
                    + " taký obsah nachádza svoje publikum.",
                illustrations: ["Redakcia vidí, že väčšina čitateľov skončí po prvom odseku."]),
            .init(
                id: 9, name: "Spoznávanie skupín ľudí",
                description: "Údaje z viacerých zdrojov sa môžu spájať do prehľadov o tom, čo majú skupiny ľudí"
                    + " spoločné.",
                illustrations: [
                    "Z prehľadu vyplýva, že upútavku na film si pozerajú najmä ľudia nad štyridsať rokov."
                ]),
            .init(
                id: 10, name: "Zlepšovanie služieb a vývoj nových",
                description: "Môže sa skúmať, ako používate reklamy a obsah, aby sa zlepšili existujúce produkty alebo"
                    + " vznikli nové. Vytváranie vašich profilov k tomu nepatrí.",
                illustrations: ["Mnoho ľudí prehliadne malé tlačidlo, a tak je v ďalšej verzii väčšie."]),
            .init(
                id: 11, name: "Výber obsahu bez vášho profilu",
                description: "Články, videá a podobne sa môžu vyberať podľa niekoľkých údajov: čo si práve prezeráte,"
                    + " kde približne ste a aký typ zariadenia používate.",
                illustrations: ["V telefóne sa vám ponúkne krátka verzia videa."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Zabezpečenie, ochrana pred podvodmi a oprava chýb",
                description: "Údaje sa používajú na odhaľovanie útokov a falošných kliknutí a na to, aby sa našlo a"
                    + " opravilo, čo nefunguje.",
                illustrations: ["Tisíc ťuknutí za sekundu z jedného miesta prezradí, že ide o program."]),
            .init(
                id: 2, name: "Odosielanie reklám a obsahu do vášho zariadenia",
                description: "Technické údaje, napríklad IP adresa alebo veľkosť obrazovky, sú potrebné na to, aby"
                    + " odoslaný obsah dorazil a správne sa zobrazil.",
                illustrations: ["Obrázok sa odošle vo veľkosti vašej obrazovky."]),
            .init(
                id: 3, name: "Zapamätanie vašich volieb ochrany súkromia",
                description: "To, ako sa tu rozhodnete, sa uloží a odovzdá partnerom, aby sa tým mohli riadiť.",
                illustrations: ["Odmietnete niektorý účel a partner si to prečíta skôr, než čokoľvek urobí."]),
        ],
        features: [
            .init(
                id: 1, name: "Doplnenie údajov z iných zdrojov",
                description: "Na uvedené účely sa údaje o vás z iných zdrojov, napríklad z vernostnej karty, môžu"
                    + " spojiť s údajmi z tejto aplikácie."),
            .init(
                id: 2, name: "Zistenie, ktoré zariadenia patria k sebe",
                description: "Na uvedené účely sa môže zistiť, že váš telefón, tablet alebo počítač používa tá istá"
                    + " osoba alebo domácnosť."),
            .init(
                id: 3, name: "Rozlíšenie zariadení podľa toho, čo aj tak odosielajú",
                description: "Na uvedené účely sa na odlíšenie vášho zariadenia od ostatných môže použiť to, čo"
                    + " prezrádza každé pripojenie, napríklad IP adresa alebo prehliadač."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Použitie vašej presnej polohy",
                description: "Ak súhlasíte, na uvedené účely sa môže použiť vaša poloha s presnosťou na"
                    + " 500\u{A0}metrov."),
            .init(
                id: 2, name: "Skúmanie vášho zariadenia s cieľom rozpoznať ho",
                description: "Ak súhlasíte, môžu sa cielene zisťovať vlastnosti vášho zariadenia, napríklad"
                    + " nainštalované písma, aby sa odlíšilo od ostatných."),
        ])
}
