// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Norwegian Bokmål, in the "du" form.
    static let norwegian = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Lagre informasjon på enheten din og lese den",
                description: "Informasjonskapsler, annonse-ID-er og lignende informasjon kan lagres på enheten din og"
                    + " leses senere, slik at den blir gjenkjent når du kommer tilbake.",
                illustrations: ["En ID som lagres i dag, viser neste uke at det er den samme telefonen."]),
            .init(
                id: 2, name: "Velge annonser uten en profil av deg",
                description: "Annonser kan velges ut fra få opplysninger: hva du ser på akkurat nå, omtrent hvor du"
                    + " er, hva slags enhet du har, og hvor ofte du allerede har sett en annonse.",
                illustrations: [
                    "I en oppskriftsapp ser du en annonse for stekepanner, og ikke mer enn tre ganger om dagen."
                ]),
            .init(
                id: 3, name: "Lage en profil av deg for annonser",
                description: "Det du gjør her og andre steder, kan over tid samles i en profil av de sannsynlige"
                    + " interessene dine, som brukes til annonser.",
                illustrations: [
                    "Du leser flere sykkeltester, så det noteres i profilen din at du er interessert i sykling."
                ]),
            .init(
                id: 4, name: "Vise annonser som passer til profilen din",
                description: "En annonseprofil av deg, laget her eller et annet sted, kan avgjøre hvilke annonser du"
                    + " ser.",
                illustrations: ["Sykling står i profilen din, så et spill viser deg annonser for sykler."]),
            .init(
                id: 5, name: "Lage en profil av deg for innhold",
                description: "Det du gjør her og andre steder, kan samles i en profil som brukes til å foreslå"
                    + " artikler, videoer og annet som ikke er annonser.",
                illustrations: ["Du ser to videoer om hagearbeid, så det noteres i profilen din at du liker hager."]),
            .init(
                id: 6, name: "Vise innhold som passer til profilen din",
                description: "En profil av interessene dine kan avgjøre hvilket innhold du ser, og i hvilken"
                    + " rekkefølge.",
                illustrations: ["En video om roser flyttes øverst på listen din."]),
            .init(
                id: 7, name: "Måle hvordan annonser virker",
                description: "Hvilke annonser du har sett, og om du har trykket på dem eller kjøpt noe etterpå, kan"
                    + " registreres for å se hvor godt de har virket.",
                illustrations: ["En butikk får vite hvor mange som kom via en annonse i denne appen."]),
            .init(
                id: 8, name: "Måle hvordan innhold fungerer",
                description: "Hva du leser, ser på eller spiller, og hvor lenge, kan registreres for å se hvor godt"
                    + " innholdet når ut til folk.",
                illustrations: ["En redaksjon ser at de fleste leserne stopper etter første avsnitt."]),
            .init(
                id: 9, name: "Lære mer om grupper av mennesker",
                description: "Data fra flere kilder kan samles i rapporter om hva grupper av mennesker har til felles.",
                illustrations: ["En rapport viser at traileren til en film særlig blir sett av folk over førti."]),
            .init(
                id: 10, name: "Forbedre tjenester og lage nye",
                description: "Hvordan du bruker annonser og innhold, kan studeres for å gjøre produkter bedre eller"
                    + " lage nye. Profiler av deg inngår ikke i dette.",
                illustrations: ["Mange overser en liten knapp, så i neste versjon er den større."]),
            .init(
                id: 11, name: "Velge innhold uten en profil av deg",
                description: "Artikler, videoer og lignende kan velges ut fra få opplysninger: hva du ser på akkurat"
                    + " nå, omtrent hvor du er, og hva slags enhet du har.",
                illustrations: ["På en telefon får du tilbud om den korte versjonen av en video."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Ivareta sikkerheten, stoppe svindel og rette feil",
                description: "Data brukes til å oppdage angrep og falske klikk og til å finne og rette det som ikke"
                    + " virker.",
                illustrations: ["Tusen trykk i sekundet fra ett og samme sted avslører at det er et program."]),
            .init(
                id: 2, name: "Sende annonser og innhold til enheten din",
                description: "Tekniske data, for eksempel IP-adressen eller skjermstørrelsen, trengs for at det som"
                    + " sendes, skal komme frem og vises riktig.",
                illustrations: ["Et bilde sendes i samme størrelse som skjermen din."]),
            .init(
                id: 3, name: "Huske personvernvalgene dine",
                description: "Det du bestemmer her, lagres og sendes videre til partnerne, slik at de kan rette seg"
                    + " etter det.",
                illustrations: ["Du avslår et formål, og en partner leser det før den gjør noe."]),
        ],
        features: [
            .init(
                id: 1, name: "Legge til data fra andre kilder",
                description: "Til formålene over kan data om deg fra andre kilder, for eksempel et kundekort, kobles"
                    + " sammen med data fra denne appen."),
            .init(
                id: 2, name: "Se hvilke enheter som hører sammen",
                description: "Til formålene over kan det utledes at telefonen, nettbrettet eller datamaskinen din"
                    + " brukes av samme person eller husstand."),
            .init(
                id: 3, name: "Skille enheter fra hverandre ut fra det de uansett sender",
                description: "Til formålene over kan det som enhver tilkobling avslører, for eksempel IP-adressen"
                    + " eller nettleseren, brukes til å skille enheten din fra andre."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Bruke den nøyaktige posisjonen din",
                description: "Hvis du godtar det, kan posisjonen din, med en nøyaktighet på opptil 500\u{A0}meter,"
                    + " brukes til formålene over."),
            .init(
                id: 2, name: "Undersøke enheten din for å kjenne den igjen",
                description: "Hvis du godtar det, kan egenskaper ved enheten din, for eksempel skrifttypene, leses av"
                    + " aktivt for å skille den fra andre."),
        ])
}
