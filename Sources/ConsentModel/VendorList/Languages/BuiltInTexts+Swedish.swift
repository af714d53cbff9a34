// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Swedish, in the "du" form.
    static let swedish = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Spara information på din enhet och läsa den",
                description: "Cookies, annons-id:n och liknande information kan sparas på din enhet och läsas senare,"
                    + " så att den känns igen när du kommer tillbaka.",
                illustrations: ["Ett id som sparas i dag visar nästa vecka att det är samma telefon."]),
            .init(
                id: 2, name: "Välja annonser utan en profil av dig",
                description: "Annonser kan väljas utifrån få uppgifter: vad du tittar på just nu, ungefär var du är,"
                    + " vilken typ av enhet du har och hur ofta du redan har sett en annons.",
                illustrations: ["I en receptapp ser du en annons för stekpannor, högst tre gånger om dagen."]),
            .init(
                id: 3, name: "Skapa en profil av dig för annonser",
                description: "Vad du gör här och på andra ställen kan med tiden samlas i en profil av dina troliga"
                    + " intressen, som används för annonser.",
                illustrations: [
                    "Du läser flera cykeltester, så i din profil noteras att du är intresserad av cykling."
                ]),
            .init(
                id: 4, name: "Visa annonser som passar din profil",
                description: "En annonsprofil av dig, skapad här eller någon annanstans, kan avgöra vilka annonser du"
                    + " ser.",
                illustrations: ["Cykling finns i din profil, så ett spel visar dig annonser för cyklar."]),
            .init(
                id: 5, name: "Skapa en profil av dig för innehåll",
                description: "Vad du gör här och på andra ställen kan samlas i en profil som används för att föreslå"
                    + " artiklar, videor och annat som inte är annonser.",
                illustrations: [
                    "Du ser två videor om trädgårdsskötsel, så i din profil noteras att du gillar trädgårdar."
                ]),
            .init(
                id: 6, name: "Visa innehåll som passar din profil",
                description: "En profil av dina intressen kan avgöra vilket innehåll du ser och i vilken ordning.",
                illustrations: ["En video om rosor hamnar överst i din lista."]),
            .init(
                id: 7, name: "Mäta hur annonser fungerar",
                description: "Vilka annonser du har sett, och om du har tryckt på dem eller köpt något efteråt, kan"
                    + " registreras för att se hur väl de fungerar.",
                illustrations: ["En butik får veta hur många som kom via en annons i den här appen."]),
            .init(
                id: 8, name: "Mäta hur innehåll fungerar",
                description: "Vad du läser, tittar på eller spelar, och hur länge, kan registreras för att se hur väl"
                    + " innehållet når fram till människor.",
                illustrations: ["En redaktion ser att de flesta läsare slutar efter första stycket."]),
            .init(
                id: 9, name: "Lära sig mer om grupper av människor",
                description: "Uppgifter från flera källor kan sammanställas i rapporter om vad grupper av människor"
                    + " har gemensamt.",
                illustrations: ["En rapport visar att trailern till en film mest ses av personer över fyrtio."]),
            .init(
                id: 10, name: "Förbättra tjänster och ta fram nya",
                description: "Hur du använder annonser och innehåll kan studeras för att förbättra produkter eller"
                    + " skapa nya. Profiler av dig ingår inte i det.",
                illustrations: ["Många missar en liten knapp, så i nästa version är den större."]),
            .init(
                id: 11, name: "Välja innehåll utan en profil av dig",
                description: "Artiklar, videor och liknande kan väljas utifrån få uppgifter: vad du tittar på just nu,"
                    + " ungefär var du är och vilken typ av enhet du har.",
                illustrations: ["På en telefon erbjuds du den korta versionen av en video."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Skydda tjänsten, stoppa bedrägerier och rätta fel",
                description: "Uppgifter används för att upptäcka attacker och falska klick och för att hitta och laga"
                    + " det som inte fungerar.",
                illustrations: [
                    "Tusen tryckningar i sekunden från ett och samma ställe avslöjar att det är ett program."
                ]),
            .init(
                id: 2, name: "Skicka annonser och innehåll till din enhet",
                description: "Tekniska uppgifter, som din ip-adress eller skärmstorlek, behövs för att det som skickas"
                    + " ska komma fram och visas rätt.",
                illustrations: ["En bild skickas i samma storlek som din skärm."]),
            .init(
                id: 3, name: "Komma ihåg dina integritetsval",
                description: "Det du bestämmer här sparas och skickas vidare till partnerna, så att de kan följa det.",
                illustrations: ["Du nekar ett ändamål, och en partner läser det innan den gör något."]),
        ],
        features: [
            .init(
                id: 1, name: "Lägga till uppgifter från andra källor",
                description: "För ändamålen ovan kan uppgifter om dig från andra källor, till exempel ett kundkort,"
                    + " kopplas ihop med uppgifter från den här appen."),
            .init(
                id: 2, name: "Se vilka enheter som hör ihop",
                description: "För ändamålen ovan kan man komma fram till att din telefon, surfplatta eller dator"
                    + " används av samma person eller i samma hushåll."),
            .init(
                id: 3, name: "Skilja enheter åt genom det de ändå skickar",
                description: "För ändamålen ovan kan det som varje anslutning avslöjar, till exempel ip-adressen"
                    + " eller webbläsaren, användas för att skilja din enhet från andra."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Använda din exakta plats",
                description: "Om du godkänner det får din position, med en noggrannhet på upp till 500\u{A0}meter,"
                    + " användas för ändamålen ovan."),
            .init(
                id: 2, name: "Undersöka din enhet för att känna igen den",
                description: "Om du godkänner det får egenskaper hos din enhet, till exempel dess typsnitt, aktivt"
                    + " läsas av för att skilja den från andra."),
        ])
}
