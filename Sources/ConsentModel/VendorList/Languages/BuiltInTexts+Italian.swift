// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Italian, in the "tu" form.
    static let italian = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Salvare informazioni sul tuo dispositivo e leggerle",
                description: "Cookie, identificatori pubblicitari e informazioni simili possono essere salvati sul tuo"
                    + " dispositivo e letti in seguito, per riconoscerlo quando torni.",
                illustrations: [
                    "Un identificatore salvato oggi rivela la settimana prossima che si tratta dello stesso telefono."
                ]),
            .init(
                id: 2, name: "Scegliere annunci senza un tuo profilo",
                description: "Gli annunci possono essere scelti in base a pochi dati: che cosa stai guardando, la tua"
                    + " zona approssimativa, il tipo di dispositivo e quante volte hai già visto un annuncio.",
                illustrations: ["In un’app di ricette vedi un annuncio di padelle, e non più di tre volte al giorno."]),
            .init(
                id: 3, name: "Creare un tuo profilo per gli annunci",
                description: "Ciò che fai qui e altrove può essere raccolto nel tempo in un profilo dei tuoi probabili"
                    + " interessi, usato per la pubblicità.",
                illustrations: [
                    "Leggi diverse prove di biciclette, quindi il tuo profilo annota che ti interessa il ciclismo."
                ]),
            .init(
                id: 4, name: "Mostrare annunci in base al tuo profilo",
                description: "Un tuo profilo pubblicitario, creato qui o altrove, può determinare quali annunci vedi.",
                illustrations: ["Nel tuo profilo c’è il ciclismo, quindi un gioco ti mostra annunci di biciclette."]),
            .init(
                id: 5, name: "Creare un tuo profilo per i contenuti",
                description: "Ciò che fai qui e altrove può essere raccolto in un profilo che serve a suggerirti"
                    + " articoli, video e altre cose che non sono pubblicità.",
                illustrations: [
                    "Guardi due video di giardinaggio, quindi il tuo profilo annota che ti piacciono i giardini."
                ]),
            .init(
                id: 6, name: "Mostrare contenuti in base al tuo profilo",
                description: "Un profilo dei tuoi interessi può determinare quali contenuti vedi e in quale ordine.",
                illustrations: ["Un video sulle rose sale in cima alla tua lista."]),
            .init(
                id: 7, name: "Misurare il rendimento degli annunci",
                description: "Si può registrare quali annunci hai visto e se li hai toccati o hai poi acquistato"
                    + " qualcosa, per capire se hanno funzionato.",
                illustrations: ["Un negozio scopre quante persone sono arrivate da un annuncio in questa app."]),
            .init(
                id: 8, name: "Misurare il rendimento dei contenuti",
                description: "Si può registrare che cosa leggi, che cosa guardi o a che cosa giochi, e per quanto"
                    + " tempo, per capire se quei contenuti arrivano al pubblico.",
                illustrations: [
                    "Una redazione vede che la maggior parte delle persone smette di leggere dopo il primo paragrafo."
                ]),
            .init(
                id: 9, name: "Conoscere meglio gruppi di persone",
                description: "I dati di più fonti possono essere riuniti in rapporti su ciò che gruppi di persone"
                    + " hanno in comune.",
                illustrations: [
                    "Un rapporto mostra che il trailer di un film è visto soprattutto da persone sopra i quarant’anni."
                ]),
            .init(
                id: 10, name: "Migliorare i servizi e crearne di nuovi",
                description: "Si può studiare come usi annunci e contenuti per migliorare i prodotti o crearne di"
                    + " nuovi. Questo non comprende la creazione di un tuo profilo.",
                illustrations: [
                    "Molti non notano un piccolo pulsante, quindi nella versione successiva diventa più grande."
                ]),
            .init(
                id: 11, name: "Scegliere contenuti senza un tuo profilo",
                description: "Articoli, video e simili possono essere scelti in base a pochi dati: che cosa stai"
                    + " guardando, la tua zona approssimativa e il tipo di dispositivo.",
                illustrations: ["Sul telefono ti viene proposta la versione breve di un video."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Garantire la sicurezza, evitare frodi, correggere errori",
                description: "I dati servono a individuare attacchi e clic falsi, e a trovare e riparare ciò che non"
                    + " funziona.",
                illustrations: ["Mille clic al secondo da uno stesso punto rivelano che si tratta di un programma."]),
            .init(
                id: 2, name: "Inviare annunci e contenuti al tuo dispositivo",
                description: "Alcuni dati tecnici, come il tuo indirizzo IP o le dimensioni dello schermo, sono"
                    + " necessari perché ciò che viene inviato arrivi e si veda bene.",
                illustrations: ["Un’immagine viene inviata nelle dimensioni del tuo schermo."]),
            .init(
                id: 3, name: "Ricordare le tue scelte sulla privacy",
                description: "Ciò che decidi qui viene salvato e comunicato ai partner, perché possano rispettarlo.",
                illustrations: ["Rifiuti una finalità e un partner lo legge prima di fare qualsiasi cosa."]),
        ],
        features: [
            .init(
                id: 1, name: "Aggiungere dati da altre fonti",
                description: "Per le finalità indicate sopra, i dati su di te provenienti da altre fonti, come una"
                    + " carta fedeltà, possono essere uniti a quelli di questa app."),
            .init(
                id: 2, name: "Capire quali dispositivi vanno insieme",
                description: "Per le finalità indicate sopra, si può dedurre che il tuo telefono, il tuo tablet o il"
                    + " tuo computer sono usati dalla stessa persona o nella stessa casa."),
            .init(
                id: 3, name: "Distinguere i dispositivi da ciò che già inviano",
                description: "Per le finalità indicate sopra, ciò che ogni connessione rivela, come l’indirizzo IP o"
                    + " il browser, può servire a distinguere il tuo dispositivo dagli altri."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Usare la tua posizione esatta",
                description: "Se accetti, la tua posizione, con un margine massimo di 500\u{A0}metri, può essere"
                    + " usata per le finalità indicate sopra."),
            .init(
                id: 2, name: "Esaminare il tuo dispositivo per riconoscerlo",
                description: "Se accetti, alcune caratteristiche del tuo dispositivo, come i caratteri installati,"
                    + " possono essere rilevate appositamente per distinguerlo dagli altri."),
        ])
}
