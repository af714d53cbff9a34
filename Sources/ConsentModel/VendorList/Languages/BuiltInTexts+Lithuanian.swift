// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Lithuanian.
    static let lithuanian = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Informacijos saugojimas jūsų įrenginyje ir jos nuskaitymas",
                description: "Jūsų įrenginyje gali būti išsaugoti ir vėliau nuskaityti slapukai, reklamos"
                    + " identifikatoriai ir panaši informacija, kad jums sugrįžus įrenginys būtų atpažintas.",
                illustrations: [
                    "Pagal šiandien išsaugotą identifikatorių kitą savaitę matoma, kad tai tas pats telefonas."
                ]),
            VendorList.Item(
                id: 2, name: "Reklamos parinkimas be jūsų profilio",
                description: "Reklama gali būti parenkama pagal nedaug duomenų: ką dabar žiūrite, kur apytiksliai"
                    + " esate, koks jūsų įrenginys ir kaip dažnai tą reklamą jau matėte.",
                illustrations: [
                    "Receptų programėlėje matote keptuvių reklamą, bet ne daugiau kaip tris kartus per dieną."
                ]),
            VendorList.Item(
                id: 3, name: "Jūsų profilio kūrimas reklamai",
                description: "Iš to, ką darote čia ir kitur, ilgainiui gali būti sudaromas jūsų tikėtinų pomėgių"
                    + " profilis, naudojamas reklamai.",
                illustrations: [
                    "Perskaitote kelis dviračių testus, todėl jūsų profilyje pažymima, kad domitės dviračiais."
                ]),
            VendorList.Item(
                id: 4, name: "Jūsų profilį atitinkančios reklamos rodymas",
                description: "Čia arba kitur sudarytas jūsų reklamos profilis gali lemti, kokią reklamą matote.",
                illustrations: ["Jūsų profilyje minimi dviračiai, todėl žaidime jums rodoma dviračių reklama."]),
            VendorList.Item(
                id: 5, name: "Jūsų profilio kūrimas turiniui",
                description: "Iš to, ką darote čia ir kitur, gali būti sudaromas profilis, pagal kurį siūlomi"
                    + " straipsniai, vaizdo įrašai ir kitas turinys, kuris nėra reklama.",
                illustrations: [
                    "Pažiūrite du vaizdo įrašus apie sodininkystę, todėl jūsų profilyje pažymima, kad mėgstate sodus."
                ]),
            VendorList.Item(
                id: 6, name: "Jūsų profilį atitinkančio turinio rodymas",
                description: "Jūsų pomėgių profilis gali lemti, kokį turinį ir kokia tvarka matote.",
                illustrations: ["Vaizdo įrašas apie rožes perkeliamas į jūsų sąrašo viršų."]),
            VendorList.Item(
                id: 7, name: "Reklamos veiksmingumo vertinimas",
                description: "Gali būti registruojama, kokią reklamą matėte, ar ją palietėte ir ar po to ką nors"
                    + " pirkote, kad būtų aišku, kaip gerai ji veikė.",
                illustrations: ["Parduotuvė sužino, kiek žmonių atėjo per šios programėlės reklamą."]),
            VendorList.Item(
                id: 8, name: "Turinio veiksmingumo vertinimas",
                description: "Gali būti registruojama, ką ir kiek laiko skaitote, žiūrite ar žaidžiate, kad būtų"
                    + " aišku, kaip gerai tas turinys pasiekia žmones.",
                illustrations: ["Redaktorius mato, kad dauguma skaitytojų sustoja po pirmos pastraipos."]),
            VendorList.Item(
                id: 9, name: "Žmonių grupių pažinimas",
                description: "Kelių šaltinių duomenys gali būti sujungti į ataskaitas apie tai, kas bendra žmonių"
                    + " grupėms.",
                illustrations: [
                    "Iš ataskaitos matyti, kad filmo anonsą dažniausiai žiūri vyresni nei keturiasdešimties žmonės."
                ]),
            VendorList.Item(
                id: 10, name: "Paslaugų tobulinimas ir naujų kūrimas",
                description: "Gali būti tiriama, kaip naudojatės reklama ir turiniu, kad produktai būtų geresni ar"
                    + " būtų sukurta naujų. Jūsų profiliai tam nesudaromi.",
                illustrations: ["Daug kas nepastebi mažo mygtuko, todėl kitoje versijoje jis didesnis."]),
            VendorList.Item(
                id: 11, name: "Turinio parinkimas be jūsų profilio",
                description: "Straipsniai, vaizdo įrašai ir kitas turinys gali būti parenkami pagal nedaug duomenų: ką"
                    + " dabar žiūrite, kur apytiksliai esate ir koks jūsų įrenginys.",
                illustrations: ["Telefone jums siūloma trumpa vaizdo įrašo versija."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Saugumo užtikrinimas, kova su sukčiavimu ir gedimų šalinimas",
                description: "Duomenys naudojami atakoms ir netikriems paspaudimams pastebėti, gedimams rasti ir"
                    + " pašalinti.",
                illustrations: ["Iš tūkstančio palietimų per sekundę iš vienos vietos suprantama, kad tai programa."]),
            VendorList.Item(
                id: 2, name: "Reklamos ir turinio siuntimas į jūsų įrenginį",
                description: "Techniniai duomenys, pavyzdžiui, IP adresas ar ekrano dydis, reikalingi tam, kad tai,"
                    + " kas siunčiama, pasiektų jus ir tilptų ekrane.",
                illustrations: ["Paveikslėlis siunčiamas jūsų ekrano dydžio."]),
            VendorList.Item(
                id: 3, name: "Jūsų privatumo pasirinkimų įsiminimas",
                description: "Tai, ką čia nusprendžiate, išsaugoma ir perduodama partneriams, kad jie galėtų to"
                    + " laikytis.",
                illustrations: [
                    "Nesutinkate su kuriuo nors tikslu, ir partneris tai perskaito prieš ką nors darydamas."
                ]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Duomenų iš kitur pridėjimas",
                description: "Pirmiau nurodytais tikslais duomenys apie jus iš kitų šaltinių, pavyzdžiui, lojalumo"
                    + " kortelės, gali būti sujungti su šios programėlės duomenimis."),
            VendorList.Item(
                id: 2, name: "Tarpusavyje susijusių įrenginių nustatymas",
                description: "Pirmiau nurodytais tikslais gali būti nustatyta, kad jūsų telefonu, planšete ar"
                    + " kompiuteriu naudojasi tas pats žmogus arba ta pati šeima."),
            VendorList.Item(
                id: 3, name: "Įrenginių atskyrimas pagal tai, ką jie ir taip siunčia",
                description: "Pirmiau nurodytais tikslais jūsų įrenginys gali būti atskirtas nuo kitų pagal tai, ką"
                    + " atskleidžia kiekvienas ryšys, pavyzdžiui, pagal IP adresą ar naršyklę."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Jūsų tikslios buvimo vietos naudojimas",
                description: "Jei sutinkate, pirmiau nurodytais tikslais gali būti naudojama jūsų buvimo vieta iki"
                    + " 500\u{A0}metrų tikslumu."),
            VendorList.Item(
                id: 2, name: "Jūsų įrenginio tikrinimas siekiant jį atpažinti",
                description: "Jei sutinkate, gali būti specialiai nuskaitomos jūsų įrenginio savybės, pavyzdžiui,"
                    + " šriftai, kad jis būtų atskirtas nuo kitų."),
        ])
}
