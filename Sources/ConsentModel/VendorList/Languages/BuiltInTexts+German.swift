// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// German, in the "du" of apps.
    static let german = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Informationen auf deinem Gerät speichern und abrufen",
                description: "Cookies, Werbe-IDs und ähnliche Informationen können auf deinem Gerät gespeichert und"
                    + " später abgerufen werden, damit es beim nächsten Mal wiedererkannt wird.",
                illustrations: ["Eine heute gespeicherte Kennung verrät nächste Woche, dass es dasselbe Handy ist."]),
            .init(
                id: 2, name: "Werbung ohne Profil auswählen",
                description: "Werbung kann anhand weniger Angaben ausgewählt werden: was du dir gerade ansiehst, wo du"
                    + " ungefähr bist, welche Art von Gerät du nutzt und wie oft du eine Anzeige schon gesehen hast.",
                illustrations: [
                    "In einer Rezepte-App siehst du Werbung für Pfannen, und zwar höchstens dreimal am Tag."
                ]),
            .init(
                id: 3, name: "Ein Profil von dir für Werbung erstellen",
                description: "Was du hier und anderswo tust, kann über längere Zeit zu einem Profil deiner"
                    + " vermutlichen Interessen zusammengeführt werden, das für Werbung genutzt wird.",
                illustrations: [
                    "Du liest mehrere Fahrradtests, also vermerkt dein Profil, dass du dich fürs Radfahren"
                        + " interessierst."
                ]),
            .init(
                id: 4, name: "Werbung passend zu deinem Profil zeigen",
                description: "Ein Werbeprofil von dir, das hier oder anderswo entstanden ist, kann bestimmen, welche"
                    + " Werbung du siehst.",
                illustrations: ["In deinem Profil steht Radfahren, also zeigt dir ein Spiel Werbung für Fahrräder."]),
            .init(
                id: 5, name: "Ein Profil von dir für Inhalte erstellen",
                description: "Was du hier und anderswo tust, kann zu einem Profil zusammengeführt werden, mit dem dir"
                    + " Artikel, Videos und andere Inhalte vorgeschlagen werden, die keine Werbung sind.",
                illustrations: [
                    "Du siehst dir zwei Videos über Gartenarbeit an, also vermerkt dein Profil, dass du Gärten magst."
                ]),
            .init(
                id: 6, name: "Inhalte passend zu deinem Profil zeigen",
                description: "Ein Profil deiner Interessen kann bestimmen, welche Inhalte du siehst und in welcher"
                    + " Reihenfolge.",
                illustrations: ["Ein Video über Rosen rückt in deiner Liste ganz nach oben."]),
            .init(
                id: 7, name: "Messen, wie gut Werbung wirkt",
                description: "Es kann festgehalten werden, welche Werbung du gesehen hast und ob du sie angetippt oder"
                    + " danach etwas gekauft hast, um zu beurteilen, wie gut sie gewirkt hat.",
                illustrations: [
                    "Ein Shop erfährt, wie viele Menschen über Werbung in dieser App zu ihm gekommen sind."
                ]),
            .init(
                id: 8, name: "Messen, wie gut Inhalte ankommen",
                description: "Es kann festgehalten werden, was du liest, ansiehst oder spielst und wie lange, um zu"
                    + " beurteilen, wie gut diese Inhalte ankommen.",
                illustrations: ["Eine Redaktion sieht, dass die meisten nach dem ersten Absatz aufhören zu lesen."]),
            .init(
                id: 9, name: "Mehr über Gruppen von Menschen erfahren",
                description: "Daten aus mehreren Quellen können in Berichten zusammengeführt werden, die zeigen, was"
                    + " Gruppen von Menschen gemeinsam haben.",
                illustrations: [
                    "Ein Bericht zeigt, dass der Trailer eines Films vor allem von Menschen über vierzig angesehen"
                        + " wird."
                ]),
            .init(
                id: 10, name: "Angebote verbessern und neue entwickeln",
                description: "Es kann untersucht werden, wie du Werbung und Inhalte nutzt, um Produkte zu verbessern"
                    + " oder neue zu entwickeln. Profile von dir gehören nicht dazu.",
                illustrations: [
                    "Viele übersehen eine kleine Schaltfläche, also wird sie in der nächsten Version größer."
                ]),
            .init(
                id: 11, name: "Inhalte ohne Profil auswählen",
                description: "Artikel, Videos und Ähnliches können anhand weniger Angaben ausgewählt werden: was du"
                    + " dir gerade ansiehst, wo du ungefähr bist und welche Art von Gerät du nutzt.",
                illustrations: ["Auf dem Handy wird dir die kurze Fassung eines Videos angeboten."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Für Sicherheit sorgen, Betrug verhindern, Fehler beheben",
                description: "Daten werden genutzt, um Angriffe und unechte Klicks zu erkennen und Fehler zu finden"
                    + " und zu beheben.",
                illustrations: ["Tausend Klicks pro Sekunde von einer einzigen Stelle verraten ein Programm."]),
            .init(
                id: 2, name: "Werbung und Inhalte an dein Gerät senden",
                description: "Technische Daten wie deine IP-Adresse oder die Bildschirmgröße werden gebraucht, damit"
                    + " das Gesendete ankommt und passt.",
                illustrations: ["Ein Bild wird in der Größe deines Bildschirms gesendet."]),
            .init(
                id: 3, name: "Deine Datenschutzauswahl merken",
                description: "Was du hier entscheidest, wird gespeichert und an die Partner weitergegeben, damit sie"
                    + " sich daran halten können.",
                illustrations: ["Du lehnst einen Zweck ab, und ein Partner liest das, bevor er etwas tut."]),
        ],
        features: [
            .init(
                id: 1, name: "Daten aus anderen Quellen hinzufügen",
                description: "Für die oben genannten Zwecke können Daten über dich aus anderen Quellen, zum Beispiel"
                    + " von einer Kundenkarte, mit Daten aus dieser App verknüpft werden."),
            .init(
                id: 2, name: "Zusammengehörige Geräte erkennen",
                description: "Für die oben genannten Zwecke kann ermittelt werden, dass dein Handy, Tablet oder"
                    + " Computer zu derselben Person oder demselben Haushalt gehören."),
            .init(
                id: 3, name: "Geräte an dem unterscheiden, was sie ohnehin senden",
                description: "Für die oben genannten Zwecke kann das, was jede Verbindung preisgibt, etwa die"
                    + " IP-Adresse oder der Browser, genutzt werden, um dein Gerät von anderen zu unterscheiden."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Deinen genauen Standort nutzen",
                description: "Wenn du einwilligst, darf dein Standort auf 500\u{A0}Meter genau für die oben genannten"
                    + " Zwecke genutzt werden."),
            .init(
                id: 2, name: "Dein Gerät untersuchen, um es wiederzuerkennen",
                description: "Wenn du einwilligst, dürfen Eigenschaften deines Geräts, etwa die installierten"
                    + " Schriften, gezielt abgefragt werden, um es von anderen zu unterscheiden."),
        ])
}
