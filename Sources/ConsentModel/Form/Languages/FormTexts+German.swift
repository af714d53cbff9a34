// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// German, in the "du" of apps.
    static let german: [FormText: String] = [
        .title: "Deine Daten in {app_name}: Du entscheidest",
        .body: "{app_name} und {partner_count} Partner möchten Informationen auf diesem Gerät speichern und abrufen"
            + " sowie personenbezogene Daten nutzen, etwa Kennungen und was du in der App tust, um Werbung und Inhalte"
            + " auszuwählen, anzuzeigen und ihre Wirkung zu messen.\n\nDu kannst einwilligen, ablehnen oder für jeden"
            + " Zweck einzeln entscheiden. Manche Partner stützen sich statt auf eine Einwilligung auf ein"
            + " berechtigtes Interesse; dem kannst du widersprechen. Deine Auswahl kannst du jederzeit in den"
            + " Datenschutzoptionen der App ändern.",
        .consent: "Einwilligen",
        .doNotConsent: "Nicht einwilligen",
        .manageOptions: "Optionen verwalten",
        .close: "Ohne Einwilligung schließen",
        .privacyPolicy: "Datenschutzerklärung",

        .optionsTitle: "Im Einzelnen entscheiden",
        .optionsBody: "Schalte ein, womit du einverstanden bist. Was ausgeschaltet bleibt, gilt als abgelehnt."
            + " Gespeichert wird erst, wenn du bestätigst.",
        .saveChoices: "Auswahl bestätigen",
        .back: "Zurück",
        .purposesHeading: "Zwecke",
        .specialFeaturesHeading: "Nur mit deiner Einwilligung",
        .specialPurposesHeading: "Was immer geschieht",
        .featuresHeading: "Wie Daten für die Zwecke genutzt werden können",
        .dataCategoriesHeading: "Daten, die genutzt werden können",
        .informationNote: "Zu deiner Information: Hierfür gibt es keinen Schalter.",
        .partnersHeading: "Partner ({partner_count})",
        .adTechProvidersHeading: "Weitere Anbieter von Werbetechnologie",
        .consentSwitch: "Einwilligung",
        .legitimateInterestSwitch: "Berechtigtes Interesse",
        .legitimateInterestNote: "Wer sich auf ein berechtigtes Interesse stützt, bittet dich nicht um Einwilligung."
            + " Schalte es aus, um zu widersprechen.",
        .consentLabel: "Einwilligung: {name}",
        .legitimateInterestLabel: "Berechtigtes Interesse: {name}",
        .purposePartners: "Partner, die darum bitten: {count}",
        .partnerPolicy: "Datenschutzerklärung von {name}",
        .partnerLegitimateInterest: "Berechtigtes Interesse von {name}",
        .partnerRetention: "Speicherdauer in Tagen, höchstens: {days}",
        .adTechProvider: "Anbieter von Werbetechnologie {id}",

        .currentAll: "Bisher hast du in alles eingewilligt.",
        .currentNone: "Bisher hast du alles abgelehnt.",
        .currentPartial: "Bisher hast du im Einzelnen entschieden.",
        .keepChoice: "Meine Auswahl behalten",
        .sending: "Deine Auswahl wird gespeichert …",
        .saved: "Deine Auswahl ist gespeichert.",
        .notSaved: "Deine Auswahl ist noch nicht gespeichert, weil der Server nicht erreichbar ist. Sie bleibt auf"
            + " dieser Seite, die es weiter versucht.",
        .outdated: "Dieses Formular hat sich inzwischen geändert, und deine Auswahl wurde nicht gespeichert. Bitte"
            + " wähle noch einmal.",
        .rejected: "Deine Auswahl konnte nicht gespeichert werden.",
        .tryAgain: "Noch einmal versuchen",
        .examples: "Beispiele",
        .searchPartners: "Partner suchen",
        .showMore: "Mehr anzeigen",
        .noPartners: "Kein Partner gefunden",
        .allPartners: "Alle Partner",

        .errorTitle: "Dieses Formular kann nicht angezeigt werden",
        .errorNothing: "Hier gibt es im Moment nichts zu entscheiden.",
        .errorRequest: "Die App hat dieses Formular auf eine Weise angefordert, die nicht funktioniert. Bitte sag"
            + " es denen, die die App machen.",
        .errorOrigin: "Die Website, auf der du bist, darf dieses Formular nicht zeigen.",
        .errorServer: "Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.",

        .idfaTitle: "So geht es weiter",
        .idfaBody: "Auf dem nächsten Bildschirm fragt dein Gerät, ob {app_name} deine Aktivitäten in Apps und auf"
            + " Websites anderer Unternehmen verfolgen darf. Erlaubst du es, kann Werbung danach ausgewählt werden,"
            + " was du dort tust. Erlaubst du es nicht, siehst du trotzdem Werbung, und die App funktioniert genauso."
            + " Du kannst das in den Einstellungen deines Geräts ändern.",
        .idfaContinue: "Weiter",
    ]
}
