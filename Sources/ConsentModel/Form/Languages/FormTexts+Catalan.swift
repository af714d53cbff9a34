// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Catalan.
    static let catalan: [FormText: String] = [
        .title: "Les teves dades a {app_name}: tu decideixes",
        .body: "{app_name} i els seus socis ({partner_count}) volen desar informació en aquest dispositiu, llegir-la i"
            + " fer servir dades personals, com ara identificadors i el que fas a l’aplicació, per triar, mostrar i"
            + " mesurar anuncis i contingut.\n\nPots donar el consentiment, rebutjar-ho o decidir-ho finalitat per"
            + " finalitat. Alguns socis es basen en un interès legítim en lloc del consentiment; t’hi pots oposar."
            + " Pots canviar la teva decisió en qualsevol moment a les opcions de privadesa de l’aplicació.",
        .consent: "Hi consento",
        .doNotConsent: "No hi consento",
        .manageOptions: "Gestiona les opcions",
        .close: "Tanca sense consentir",
        .privacyPolicy: "Política de privadesa",

        .optionsTitle: "Decideix amb detall",
        .optionsBody: "Activa allò que acceptes. El que quedi desactivat es considera rebutjat. No es desa res fins"
            + " que no ho confirmis.",
        .saveChoices: "Confirma la selecció",
        .back: "Enrere",
        .purposesHeading: "Finalitats",
        .specialFeaturesHeading: "Només si hi estàs d’acord",
        .specialPurposesHeading: "El que passa sempre",
        .featuresHeading: "Com es poden fer servir les dades per a aquestes finalitats",
        .dataCategoriesHeading: "Dades que es poden fer servir",
        .informationNote: "Per a la teva informació: aquí no hi ha interruptors.",
        .partnersHeading: "Socis ({partner_count})",
        .adTechProvidersHeading: "Altres proveïdors de tecnologia publicitària",
        .consentSwitch: "Consentiment",
        .legitimateInterestSwitch: "Interès legítim",
        .legitimateInterestNote: "Un soci que es basa en un interès legítim no demana el consentiment. Desactiva’l per"
            + " oposar-t’hi.",
        .consentLabel: "Consentiment: {name}",
        .legitimateInterestLabel: "Interès legítim: {name}",
        .purposePartners: "Socis que ho demanen: {count}",
        .partnerPolicy: "Política de privadesa: {name}",
        .partnerLegitimateInterest: "Explicació de l’interès legítim: {name}",
        .partnerRetention: "Temps màxim de conservació de les dades (dies): {days}",
        .adTechProvider: "Proveïdor de tecnologia publicitària {id}",

        .currentAll: "Fins ara ho has acceptat tot.",
        .currentNone: "Fins ara ho has rebutjat tot.",
        .currentPartial: "Fins ara has decidit en detall.",
        .keepChoice: "Mantén la meva selecció",
        .sending: "S’està desant la teva selecció…",
        .saved: "La teva selecció s’ha desat.",
        .notSaved: "La teva selecció encara no s’ha desat perquè no hi ha connexió amb el servidor. Es conserva en"
            + " aquesta pàgina, que ho continua provant.",
        .outdated: "Mentrestant aquest formulari ha canviat i la teva selecció no s’ha desat. Torna a triar.",
        .rejected: "No s’ha pogut desar la teva selecció.",
        .tryAgain: "Torna-ho a provar",
        .examples: "Exemples",
        .searchPartners: "Cerca socis",
        .showMore: "Mostra’n més",
        .noPartners: "No s’ha trobat cap soci",
        .allPartners: "Tots els socis",

        .errorTitle: "No es pot mostrar aquest formulari",
        .errorNothing: "Ara mateix aquí no hi ha res a decidir.",
        .errorRequest: "L’aplicació ha demanat aquest formulari d’una manera que no funciona. Avisa’n els creadors.",
        .errorOrigin: "El lloc web on ets no pot mostrar aquest formulari.",
        .errorServer: "Hi ha hagut un error per part nostra. Torna-ho a provar d’aquí a un moment.",

        .idfaTitle: "Què ve ara",
        .idfaBody: "A la pantalla següent, el dispositiu et preguntarà si {app_name} pot fer un seguiment de la teva"
            + " activitat a les aplicacions i als llocs web d’altres empreses. Si ho permets, els anuncis es podran"
            + " triar segons el que hi facis. Si no ho permets, continuaràs veient anuncis i l’aplicació funcionarà"
            + " igual. Ho pots canviar a la configuració del dispositiu.",
        .idfaContinue: "Continua",
    ]
}
