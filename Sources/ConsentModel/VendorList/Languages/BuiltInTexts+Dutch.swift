// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Dutch, in the "je" form.
    static let dutch = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Informatie op je apparaat opslaan en lezen",
                description: "Cookies, advertentie-ID’s en vergelijkbare informatie kunnen op je apparaat worden"
                    + " opgeslagen en later worden gelezen, zodat het wordt herkend als je terugkomt.",
                illustrations: [
                    "Aan een ID die vandaag is opgeslagen, is volgende week te zien dat het dezelfde telefoon is."
                ]),
            .init(
                id: 2, name: "Advertenties kiezen zonder profiel",
                description: "Advertenties kunnen worden gekozen op basis van weinig gegevens: wat je nu bekijkt, waar"
                    + " je ongeveer bent, wat voor apparaat je gebruikt en hoe vaak je een advertentie al hebt gezien.",
                illustrations: [
                    "In een receptenapp zie je een advertentie voor pannen, en niet vaker dan drie keer per dag."
                ]),
            .init(
                id: 3, name: "Een profiel van jou maken voor advertenties",
                description: "Wat je hier en elders doet, kan in de loop van de tijd worden verzameld in een profiel"
                    + " van je vermoedelijke interesses, dat voor advertenties wordt gebruikt.",
                illustrations: [
                    "Je leest een paar fietstests, dus in je profiel komt te staan dat fietsen je interesseert."
                ]),
            .init(
                id: 4, name: "Advertenties tonen die bij je profiel passen",
                description: "Een advertentieprofiel van jou, hier of elders gemaakt, kan bepalen welke advertenties"
                    + " je ziet.",
                illustrations: [
                    "In je profiel staat dat fietsen je interesseert, dus een game laat je advertenties voor fietsen"
                        + " zien."
                ]),
            .init(
                id: 5, name: "Een profiel van jou maken voor content",
                description: "Wat je hier en elders doet, kan worden verzameld in een profiel dat wordt gebruikt om je"
                    + " artikelen, video’s en andere dingen aan te raden die geen advertenties zijn.",
                illustrations: [
                    "Je kijkt twee video’s over tuinieren, dus in je profiel komt te staan dat je van tuinen houdt."
                ]),
            .init(
                id: 6, name: "Content tonen die bij je profiel past",
                description: "Een profiel van je interesses kan bepalen welke content je ziet en in welke volgorde.",
                illustrations: ["Een video over rozen komt boven aan je lijst te staan."]),
            .init(
                id: 7, name: "Meten hoe advertenties presteren",
                description: "Er kan worden vastgelegd welke advertenties je hebt gezien en of je erop hebt getikt of"
                    + " daarna iets hebt gekocht, om te bepalen hoe goed ze werken.",
                illustrations: ["Een winkel ziet hoeveel mensen via een advertentie in deze app zijn gekomen."]),
            .init(
                id: 8, name: "Meten hoe content presteert",
                description: "Er kan worden vastgelegd wat je leest, bekijkt of speelt en hoelang, om te bepalen hoe"
                    + " goed die content mensen bereikt.",
                illustrations: ["Een redactie ziet dat de meeste lezers na de eerste alinea afhaken."]),
            .init(
                id: 9, name: "Inzicht krijgen in groepen mensen",
                description: "Gegevens uit verschillende bronnen kunnen worden samengebracht in rapporten over wat"
                    + " groepen mensen gemeen hebben.",
                illustrations: [
                    "Uit een rapport blijkt dat de trailer van een film vooral wordt bekeken door mensen boven de"
                        + " veertig."
                ]),
            .init(
                id: 10, name: "Diensten verbeteren en nieuwe maken",
                description: "Er kan worden onderzocht hoe je advertenties en content gebruikt, om producten te"
                    + " verbeteren of nieuwe te maken. Profielen van jou maken hoort daar niet bij.",
                illustrations: [
                    "Veel mensen zien een kleine knop over het hoofd, dus in de volgende versie is hij groter."
                ]),
            .init(
                id: 11, name: "Content kiezen zonder profiel",
                description: "Artikelen, video’s en dergelijke kunnen worden gekozen op basis van weinig gegevens: wat"
                    + " je nu bekijkt, waar je ongeveer bent en wat voor apparaat je gebruikt.",
                illustrations: ["Op je telefoon krijg je de korte versie van een video te zien."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Beveiligen, fraude voorkomen en fouten herstellen",
                description: "Gegevens worden gebruikt om aanvallen en valse kliks op te merken en om te vinden en te"
                    + " herstellen wat niet werkt.",
                illustrations: ["Duizend kliks per seconde vanaf één plek worden herkend als een programma."]),
            .init(
                id: 2, name: "Advertenties en content naar je apparaat sturen",
                description: "Technische gegevens, zoals je IP-adres of schermgrootte, zijn nodig om te zorgen dat wat"
                    + " wordt verstuurd aankomt en past.",
                illustrations: ["Een afbeelding wordt verstuurd in de grootte van je scherm."]),
            .init(
                id: 3, name: "Je privacykeuzes onthouden",
                description: "Wat je hier beslist, wordt opgeslagen en doorgegeven aan de partners, zodat ze zich"
                    + " eraan kunnen houden.",
                illustrations: ["Je weigert een doel, en een partner leest dat voordat hij iets doet."]),
        ],
        features: [
            .init(
                id: 1, name: "Gegevens uit andere bronnen toevoegen",
                description: "Voor de doelen hierboven kunnen gegevens over jou uit andere bronnen, zoals een"
                    + " klantenkaart, worden gekoppeld aan gegevens uit deze app."),
            .init(
                id: 2, name: "Zien welke apparaten bij elkaar horen",
                description: "Voor de doelen hierboven kan worden afgeleid dat je telefoon, tablet of computer door"
                    + " dezelfde persoon of in hetzelfde huishouden wordt gebruikt."),
            .init(
                id: 3, name: "Apparaten onderscheiden op basis van wat ze toch al versturen",
                description: "Voor de doelen hierboven kan wat elke verbinding prijsgeeft, zoals het IP-adres of de"
                    + " browser, worden gebruikt om je apparaat van andere te onderscheiden."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Je exacte locatie gebruiken",
                description: "Als je akkoord gaat, mag je locatie tot op 500\u{A0}meter nauwkeurig worden gebruikt"
                    + " voor de doelen hierboven."),
            .init(
                id: 2, name: "Je apparaat onderzoeken om het te herkennen",
                description: "Als je akkoord gaat, mogen eigenschappen van je apparaat, zoals de lettertypen, gericht"
                    + " worden opgevraagd om het van andere te onderscheiden."),
        ])
}
