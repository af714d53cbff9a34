// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Italian, in the "tu" form.
    static let italian: [FormText: String] = [
        .title: "I tuoi dati in {app_name}: decidi tu",
        .body: "{app_name} e i suoi partner ({partner_count}) vorrebbero salvare informazioni su questo dispositivo,"
            + " leggerle e usare dati personali, come identificatori e ciò che fai nell’app, per scegliere, mostrare e"
            + " misurare annunci e contenuti.\n\nPuoi accettare, rifiutare o decidere finalità per finalità. Alcuni"
            + " partner si basano su un legittimo interesse anziché sul consenso; puoi opporti. Puoi cambiare la tua"
            + " scelta in qualsiasi momento nelle opzioni per la privacy dell’app.",
        .consent: "Accetta",
        .doNotConsent: "Rifiuta",
        .manageOptions: "Gestisci opzioni",
        .close: "Chiudi senza accettare",
        .privacyPolicy: "Informativa sulla privacy",

        .optionsTitle: "Scegli nel dettaglio",
        .optionsBody: "Attiva ciò che accetti. Ciò che resta disattivato è rifiutato. Non viene salvato nulla finché"
            + " non confermi.",
        .saveChoices: "Conferma le scelte",
        .back: "Indietro",
        .purposesHeading: "Finalità",
        .specialFeaturesHeading: "Solo con il tuo consenso",
        .specialPurposesHeading: "Ciò che avviene sempre",
        .featuresHeading: "Come possono essere usati i dati per queste finalità",
        .dataCategoriesHeading: "Dati che possono essere usati",
        .informationNote: "Per tua informazione: queste voci non si possono disattivare.",
        .partnersHeading: "Partner ({partner_count})",
        .adTechProvidersHeading: "Altri fornitori di tecnologia pubblicitaria",
        .consentSwitch: "Consenso",
        .legitimateInterestSwitch: "Legittimo interesse",
        .legitimateInterestNote: "Un partner che si basa su un legittimo interesse non chiede il tuo consenso."
            + " Disattivalo per opporti.",
        .consentLabel: "Consenso: {name}",
        .legitimateInterestLabel: "Legittimo interesse: {name}",
        .purposePartners: "Partner che lo richiedono: {count}",
        .partnerPolicy: "Informativa sulla privacy di {name}",
        .partnerLegitimateInterest: "Legittimo interesse di {name}",
        .partnerRetention: "Durata massima di conservazione, in giorni: {days}",
        .adTechProvider: "Fornitore di tecnologia pubblicitaria {id}",

        .currentAll: "Finora hai accettato tutto.",
        .currentNone: "Finora hai rifiutato tutto.",
        .currentPartial: "Finora hai deciso nel dettaglio.",
        .keepChoice: "Mantieni la mia scelta",
        .sending: "Salvataggio della tua scelta…",
        .saved: "La tua scelta è salvata.",
        .notSaved: "La tua scelta non è ancora salvata, perché il server non è raggiungibile. Resta su questa pagina,"
            + " che continua a provare.",
        .outdated: "Nel frattempo questo modulo è cambiato e la tua scelta non è stata salvata. Scegli di nuovo.",
        .rejected: "Non è stato possibile salvare la tua scelta.",
        .tryAgain: "Riprova",
        .examples: "Esempi",
        .searchPartners: "Cerca partner",
        .showMore: "Mostra altri",
        .noPartners: "Nessun partner trovato",
        .allPartners: "Tutti i partner",

        .errorTitle: "Non è possibile mostrare questo modulo",
        .errorNothing: "Al momento qui non c’è nulla da decidere.",
        .errorRequest: "L’app ha richiesto questo modulo in un modo che non funziona. Segnalalo a chi la realizza.",
        .errorOrigin: "Il sito in cui ti trovi non può mostrare questo modulo.",
        .errorServer: "Qualcosa è andato storto da parte nostra. Riprova tra un momento.",

        .idfaTitle: "Cosa succede ora",
        .idfaBody: "Nella prossima schermata il dispositivo ti chiederà se {app_name} può tracciare le tue attività"
            + " nelle app e nei siti web di altre aziende. Se lo consenti, gli annunci potranno essere scelti in base"
            + " a ciò che fai lì. Se non lo consenti, vedrai comunque annunci e l’app funzionerà allo stesso modo."
            + " Puoi cambiare questa scelta nelle impostazioni del dispositivo.",
        .idfaContinue: "Continua",
    ]
}
