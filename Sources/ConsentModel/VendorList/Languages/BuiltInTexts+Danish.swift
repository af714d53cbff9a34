// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Danish, in the "du" form.
    static let danish = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Gemme oplysninger på din enhed og læse dem",
                description: "Cookies, annonce-id’er og lignende oplysninger kan gemmes på din enhed og læses senere,"
                    + " så den bliver genkendt, når du kommer tilbage.",
                illustrations: ["Et id, der gemmes i dag, viser i næste uge, at det er den samme telefon."]),
            .init(
                id: 2, name: "Vælge annoncer uden en profil af dig",
                description: "Annoncer kan vælges ud fra få oplysninger: hvad du ser på lige nu, cirka hvor du er,"
                    + " hvilken type enhed du har, og hvor ofte du allerede har set en annonce.",
                illustrations: ["I en opskriftsapp ser du en annonce for stegepander, højst tre gange om dagen."]),
            .init(
                id: 3, name: "Lave en profil af dig til annoncer",
                description: "Det, du gør her og andre steder, kan med tiden samles i en profil af dine sandsynlige"
                    + " interesser, som bruges til annoncer.",
                illustrations: [
                    "Du læser flere cykeltests, så det noteres i din profil, at du er interesseret i cykling."
                ]),
            .init(
                id: 4, name: "Vise annoncer, der passer til din profil",
                description: "En annonceprofil af dig, lavet her eller et andet sted, kan afgøre, hvilke annoncer du"
                    + " ser.",
                illustrations: ["Cykling står i din profil, så et spil viser dig annoncer for cykler."]),
            .init(
                id: 5, name: "Lave en profil af dig til indhold",
                description: "Det, du gør her og andre steder, kan samles i en profil, som bruges til at foreslå"
                    + " artikler, videoer og andet, der ikke er annoncer.",
                illustrations: [
                    "Du ser to videoer om havearbejde, så det noteres i din profil, at du kan lide haver."
                ]),
            .init(
                id: 6, name: "Vise indhold, der passer til din profil",
                description: "En profil af dine interesser kan afgøre, hvilket indhold du ser, og i hvilken"
                    + " rækkefølge.",
                illustrations: ["En video om roser rykker øverst på din liste."]),
            .init(
                id: 7, name: "Måle, hvordan annoncer virker",
                description: "Hvilke annoncer du har set, og om du har trykket på dem eller købt noget bagefter, kan"
                    + " registreres for at se, hvor godt de har virket.",
                illustrations: ["En butik får at vide, hvor mange der kom via en annonce i denne app."]),
            .init(
                id: 8, name: "Måle, hvordan indhold klarer sig",
                description: "Hvad du læser, ser eller spiller, og hvor længe, kan registreres for at se, hvor godt"
                    + " indholdet når ud til folk.",
                illustrations: ["En redaktion ser, at de fleste læsere stopper efter første afsnit."]),
            .init(
                id: 9, name: "Lære grupper af mennesker at kende",
                description: "Data fra flere kilder kan samles i rapporter om, hvad grupper af mennesker har til"
                    + " fælles.",
                illustrations: ["En rapport viser, at traileren til en film især bliver set af folk over fyrre."]),
            .init(
                id: 10, name: "Forbedre tjenester og lave nye",
                description: "Hvordan du bruger annoncer og indhold, kan undersøges for at gøre produkter bedre eller"
                    + " skabe nye. Det omfatter ikke profiler af dig.",
                illustrations: ["Mange overser en lille knap, så i næste version er den større."]),
            .init(
                id: 11, name: "Vælge indhold uden en profil af dig",
                description: "Artikler, videoer og lignende kan vælges ud fra få oplysninger: hvad du ser på lige nu,"
                    + " cirka hvor du er, og hvilken type enhed du har.",
                illustrations: ["På en telefon får du tilbudt den korte udgave af en video."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Øge sikkerheden, forhindre svindel og rette fejl",
                description: "Data bruges til at opdage angreb og falske klik og til at finde og rette det, der ikke"
                    + " virker.",
                illustrations: ["Tusind tryk i sekundet fra samme sted afslører, at det er et program."]),
            .init(
                id: 2, name: "Sende annoncer og indhold til din enhed",
                description: "Tekniske data, f.eks. din IP-adresse eller skærmstørrelse, er nødvendige, for at det,"
                    + " der sendes, når frem og vises rigtigt.",
                illustrations: ["Et billede sendes i samme størrelse som din skærm."]),
            .init(
                id: 3, name: "Huske dine privatlivsvalg",
                description: "Det, du bestemmer her, gemmes og sendes videre til partnerne, så de kan rette sig efter"
                    + " det.",
                illustrations: ["Du afviser et formål, og en partner læser det, før den gør noget."]),
        ],
        features: [
            .init(
                id: 1, name: "Tilføje data fra andre kilder",
                description: "Til formålene ovenfor kan data om dig fra andre kilder, f.eks. et kundekort, kobles"
                    + " sammen med data fra denne app."),
            .init(
                id: 2, name: "Se, hvilke enheder der hører sammen",
                description: "Til formålene ovenfor kan det udledes, at din telefon, tablet eller computer bruges af"
                    + " samme person eller husstand."),
            .init(
                id: 3, name: "Skelne enheder på det, de alligevel sender",
                description: "Til formålene ovenfor kan det, som enhver forbindelse afslører, f.eks. IP-adressen"
                    + " eller browseren, bruges til at skelne din enhed fra andre."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Bruge din præcise placering",
                description: "Hvis du accepterer, må din placering med en nøjagtighed på op til 500\u{A0}meter bruges"
                    + " til formålene ovenfor."),
            .init(
                id: 2, name: "Undersøge din enhed for at genkende den",
                description: "Hvis du accepterer, må egenskaber ved din enhed, f.eks. dens skrifttyper, aflæses"
                    + " aktivt for at skelne den fra andre."),
        ])
}
