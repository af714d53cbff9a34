// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Hungarian, in the informal "te" form, with names kept clear of suffixes.
    static let hungarian = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Információk tárolása és kiolvasása az eszközödön",
                description: "Sütik, hirdetésazonosítók és hasonló információk tárolhatók az eszközödön, és később"
                    + " kiolvashatók, hogy az eszköz felismerhető legyen, amikor visszatérsz.",
                illustrations: [
                    "Egy ma eltárolt azonosítóból jövő héten kiderül, hogy ugyanarról a telefonról van szó."
                ]),
            .init(
                id: 2, name: "Hirdetések kiválasztása profil nélkül",
                description: "A hirdetések kevés adat alapján is kiválaszthatók: mit nézel éppen, nagyjából hol vagy,"
                    + " milyen típusú eszközt használsz, és hányszor láttál már egy hirdetést.",
                illustrations: [
                    "Egy receptes alkalmazásban egy serpenyő hirdetését látod, naponta legfeljebb háromszor."
                ]),
            .init(
                id: 3, name: "Rólad szóló profil készítése hirdetésekhez",
                description: "Amit itt és máshol csinálsz, az idővel összegyűjthető a valószínű érdeklődési köreidet"
                    + " leíró profilba, amelyet hirdetésekhez használnak.",
                illustrations: [
                    "Elolvasol több kerékpártesztet, így a profilodba bekerül, hogy érdekel a kerékpározás."
                ]),
            .init(
                id: 4, name: "A profilodhoz illő hirdetések megjelenítése",
                description: "Az itt vagy máshol készült hirdetési profilod alapján dőlhet el, hogy milyen"
                    + " hirdetéseket látsz.",
                illustrations: ["A profilodban szerepel a kerékpározás, ezért egy játék kerékpárhirdetéseket mutat."]),
            .init(
                id: 5, name: "Rólad szóló profil készítése tartalmakhoz",
                description: "Amit itt és máshol csinálsz, az összegyűjthető egy profilba, amely alapján cikkeket,"
                    + " videókat és más, nem reklámcélú tartalmakat ajánlanak neked.",
                illustrations: [
                    "Megnézel két kertészkedős videót, így a profilodba bekerül, hogy szereted a kerteket."
                ]),
            .init(
                id: 6, name: "A profilodhoz illő tartalmak megjelenítése",
                description: "Az érdeklődési köreidet leíró profil alapján dőlhet el, hogy milyen tartalmakat látsz,"
                    + " és milyen sorrendben.",
                illustrations: ["Egy rózsákról szóló videó a listád elejére kerül."]),
            .init(
                id: 7, name: "A hirdetések eredményességének mérése",
                description: "Rögzíthető, hogy mely hirdetéseket láttad, és hogy rájuk koppintottál-e vagy"
                    + " vásároltál-e utána valamit, hogy kiderüljön, mennyire voltak eredményesek.",
                illustrations: ["Egy bolt megtudja, hányan érkeztek egy ebben az alkalmazásban látott hirdetésről."]),
            .init(
                id: 8, name: "A tartalmak eredményességének mérése",
                description: "Rögzíthető, hogy mit olvasol, nézel vagy játszol, és mennyi ideig, hogy kiderüljön,"
                    + " mennyire érik el ezek a tartalmak az embereket.",
                illustrations: ["Egy szerkesztőség látja, hogy a legtöbb olvasó az első bekezdés után abbahagyja."]),
            .init(
                id: 9, name: "Közönségcsoportok megismerése",
                description: "Több forrásból származó adatok egyesíthetők olyan jelentésekben, amelyek megmutatják, mi"
                    + " a közös emberek egy-egy csoportjában.",
                illustrations: ["Egy jelentésből kiderül, hogy egy film előzetesét főleg negyven év felettiek nézik."]),
            .init(
                id: 10, name: "Szolgáltatások fejlesztése és újak létrehozása",
                description: "Vizsgálható, hogyan használod a hirdetéseket és a tartalmakat, hogy a termékek jobbak"
                    + " legyenek, vagy újak szülessenek. Rólad szóló profil készítése ennek nem része.",
                illustrations: [
                    "Sokan nem veszik észre az egyik kis gombot, ezért a következő verzióban nagyobb lesz."
                ]),
            .init(
                id: 11, name: "Tartalmak kiválasztása profil nélkül",
                description: "A cikkek, videók és hasonlók kevés adat alapján is kiválaszthatók: mit nézel éppen,"
                    + " nagyjából hol vagy, és milyen típusú eszközt használsz.",
                illustrations: ["Telefonon egy videó rövidebb változatát kapod."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Biztonság, csalások megelőzése, hibák javítása",
                description: "Az adatok a támadások és a hamis kattintások észlelésére, valamint a hibák megtalálására"
                    + " és kijavítására szolgálnak.",
                illustrations: [
                    "Ha egy helyről másodpercenként ezer koppintás érkezik, az elárulja, hogy programról van szó."
                ]),
            .init(
                id: 2, name: "Hirdetések és tartalmak küldése az eszközödre",
                description: "Műszaki adatokra, például az IP-címedre vagy a képernyő méretére azért van szükség, hogy"
                    + " az elküldött tartalom megérkezzen, és jól jelenjen meg.",
                illustrations: ["Egy kép a képernyőd méretében érkezik."]),
            .init(
                id: 3, name: "Az adatvédelmi döntéseid megjegyzése",
                description: "Amit itt eldöntesz, azt a rendszer menti és továbbítja a partnereknek, hogy ahhoz"
                    + " tarthassák magukat.",
                illustrations: ["Elutasítasz egy célt, és a partner ezt kiolvassa, mielőtt bármit tenne."]),
        ],
        features: [
            .init(
                id: 1, name: "Máshonnan származó adatok hozzáadása",
                description: "A fenti célokra a más forrásokból, például hűségkártyáról származó adataid"
                    + " összekapcsolhatók az ebből az alkalmazásból származó adatokkal."),
            .init(
                id: 2, name: "Az összetartozó eszközök felismerése",
                description: "A fenti célokra megállapítható, hogy a telefonodat, a táblagépedet vagy a"
                    + " számítógépedet ugyanaz a személy vagy háztartás használja."),
            .init(
                id: 3, name: "Az eszközök megkülönböztetése az amúgy is küldött adatokból",
                description: "A fenti célokra az, amit minden kapcsolat elárul, például az IP-cím vagy a böngésző,"
                    + " felhasználható arra, hogy megkülönböztessék az eszközödet más eszközöktől."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "A pontos helyzeted használata",
                description: "Ha hozzájárulsz, a helyzeted 500\u{A0}méteres pontossággal felhasználható a fenti"
                    + " célokra."),
            .init(
                id: 2, name: "Az eszközöd vizsgálata a felismeréséhez",
                description: "Ha hozzájárulsz, az eszközöd jellemzői, például a telepített betűtípusok célzottan"
                    + " lekérdezhetők, hogy megkülönböztethető legyen más eszközöktől."),
        ])
}
