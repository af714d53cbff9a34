// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Czech, in the polite "vy" form.
    static let czech = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Ukládání informací ve vašem zařízení a jejich čtení",
                description: "Soubory cookie, reklamní identifikátory a podobné informace mohou být uloženy ve vašem"
                    + " zařízení a později přečteny, aby bylo při vašem návratu rozpoznáno.",
                illustrations: ["Podle identifikátoru uloženého dnes se příští týden pozná, že jde o stejný telefon."]),
            .init(
                id: 2, name: "Výběr reklam bez vašeho profilu",
                description: "Reklamy se mohou vybírat podle několika málo údajů: co si právě prohlížíte, kde"
                    + " přibližně jste, jaký typ zařízení používáte a kolikrát už se vám reklama zobrazila.",
                illustrations: ["V aplikaci s recepty uvidíte reklamu na pánve, a to nejvýš třikrát denně."]),
            .init(
                id: 3, name: "Vytváření vašeho profilu pro reklamy",
                description: "Co děláte tady i jinde, se může postupně shromažďovat do profilu vašich pravděpodobných"
                    + " zájmů, který se používá pro reklamy.",
                illustrations: ["Čtete několik testů kol, a tak se ve vašem profilu objeví zájem o cyklistiku."]),
            .init(
                id: 4, name: "Zobrazování reklam podle vašeho profilu",
                description: "O tom, jaké reklamy uvidíte, může rozhodovat váš reklamní profil vytvořený tady nebo"
                    + " jinde.",
                illustrations: ["Ve vašem profilu je cyklistika, a tak vám hra zobrazuje reklamy na kola."]),
            .init(
                id: 5, name: "Vytváření vašeho profilu pro obsah",
                description: "Co děláte tady i jinde, se může shromažďovat do profilu, podle kterého se vám doporučují"
                    + " články, videa a další věci, které nejsou reklamou.",
                illustrations: [
                    "Podíváte se na dvě videa o zahradničení, a tak se ve vašem profilu objeví, že vás zajímají"
                        + " zahrady."
                ]),
            .init(
                id: 6, name: "Zobrazování obsahu podle vašeho profilu",
                description: "O tom, jaký obsah uvidíte a v jakém pořadí, může rozhodovat profil vašich zájmů.",
                illustrations: ["Video o růžích se posune na začátek vašeho seznamu."]),
            .init(
                id: 7, name: "Měření účinnosti reklam",
                description: "Může se zaznamenávat, které reklamy se vám zobrazily a zda jste na ně klepli nebo si"
                    + " potom něco koupili, aby se zjistilo, jak dobře fungují.",
                illustrations: ["Obchod se dozví, kolik lidí k němu přišlo díky reklamě v této aplikaci."]),
            .init(
                id: 8, name: "Měření úspěšnosti obsahu",
                description: "Může se zaznamenávat, co čtete, sledujete nebo hrajete a jak dlouho, aby se zjistilo,"
                    + " zda si takový obsah nachází své publikum.",
                illustrations: ["Redakce vidí, že většina čtenářů skončí po prvním odstavci."]),
            .init(
                id: 9, name: "Poznávání skupin lidí",
                description: "Údaje z více zdrojů se mohou spojovat do přehledů o tom, co mají skupiny lidí"
                    + " společného.",
                illustrations: ["Z přehledu vyplývá, že upoutávku na film sledují hlavně lidé nad čtyřicet let."]),
            .init(
                id: 10, name: "Zlepšování služeb a vývoj nových",
                description: "Může se zkoumat, jak používáte reklamy a obsah, aby se zlepšily stávající produkty nebo"
                    + " vznikly nové. Vytváření vašich profilů k tomu nepatří.",
                illustrations: ["Mnoho lidí přehlédne malé tlačítko, a tak je v další verzi větší."]),
            .init(
                id: 11, name: "Výběr obsahu bez vašeho profilu",
                description: "Články, videa a podobně se mohou vybírat podle několika málo údajů: co si právě"
                    + " prohlížíte, kde přibližně jste a jaký typ zařízení používáte.",
                illustrations: ["Na telefonu se vám nabídne krátká verze videa."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Zabezpečení, ochrana před podvody a opravy chyb",
                description: "Údaje se používají k odhalení útoků a falešných kliknutí a k tomu, aby se našlo a"
                    + " opravilo, co nefunguje.",
                illustrations: ["Tisíc klepnutí za sekundu z jednoho místa prozradí, že jde o program."]),
            .init(
                id: 2, name: "Odesílání reklam a obsahu do vašeho zařízení",
                description: "Technické údaje, například IP adresa nebo velikost obrazovky, jsou potřeba k tomu, aby"
                    + " odeslaný obsah dorazil a správně se zobrazil.",
                illustrations: ["Obrázek se odešle ve velikosti vaší obrazovky."]),
            .init(
                id: 3, name: "Zapamatování vašich voleb ochrany soukromí",
                description: "To, jak se zde rozhodnete, se uloží a předá partnerům, aby se tím mohli řídit.",
                illustrations: ["Odmítnete nějaký účel a partner si to přečte dřív, než cokoli udělá."]),
        ],
        features: [
            .init(
                id: 1, name: "Doplnění údajů odjinud",
                description: "Pro výše uvedené účely se údaje o vás z jiných zdrojů, například z věrnostní karty,"
                    + " mohou spojit s údaji z této aplikace."),
            .init(
                id: 2, name: "Zjištění, která zařízení patří k sobě",
                description: "Pro výše uvedené účely se může zjistit, že váš telefon, tablet nebo počítač používá"
                    + " stejná osoba nebo domácnost."),
            .init(
                id: 3, name: "Rozlišení zařízení podle toho, co stejně odesílají",
                description: "Pro výše uvedené účely se k odlišení vašeho zařízení od ostatních může použít to, co"
                    + " prozrazuje každé připojení, například IP adresa nebo prohlížeč."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Použití vaší přesné polohy",
                description: "Pokud souhlasíte, může se pro výše uvedené účely použít vaše poloha s přesností na"
                    + " 500\u{A0}metrů."),
            .init(
                id: 2, name: "Zkoumání vašeho zařízení za účelem rozpoznání",
                description: "Pokud souhlasíte, mohou se cíleně zjišťovat vlastnosti vašeho zařízení, například"
                    + " nainstalovaná písma, aby se odlišilo od ostatních."),
        ])
}
