// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Polish, in the informal second person without gendered past forms.
    static let polish: [FormText: String] = [
        .title: "Twoje dane w aplikacji {app_name}: decyzja należy do ciebie",
        .body: "Aplikacja {app_name} i jej partnerzy ({partner_count}) chcą zapisywać informacje na tym urządzeniu,"
            + " odczytywać je i wykorzystywać dane osobowe, takie jak identyfikatory i to, co robisz w aplikacji, aby"
            + " dobierać i wyświetlać reklamy oraz treści i mierzyć ich skuteczność.\n\nMożesz wyrazić zgodę, odmówić"
            + " jej lub zdecydować osobno o każdym celu. Niektórzy partnerzy zamiast na zgodzie opierają się na"
            + " prawnie uzasadnionym interesie – możesz wnieść sprzeciw. Swój wybór możesz w każdej chwili zmienić w"
            + " opcjach prywatności aplikacji.",
        .consent: "Zgadzam się",
        .doNotConsent: "Nie zgadzam się",
        .manageOptions: "Zarządzaj opcjami",
        .close: "Zamknij bez wyrażania zgody",
        .privacyPolicy: "Polityka prywatności",

        .optionsTitle: "Zdecyduj szczegółowo",
        .optionsBody: "Włącz to, na co się zgadzasz. Na to, co pozostanie wyłączone, nie wyrażasz zgody. Nic nie"
            + " zostanie zapisane, dopóki nie potwierdzisz.",
        .saveChoices: "Potwierdź wybór",
        .back: "Wstecz",
        .purposesHeading: "Cele",
        .specialFeaturesHeading: "Tylko za twoją zgodą",
        .specialPurposesHeading: "Co dzieje się zawsze",
        .featuresHeading: "Jak dane mogą być wykorzystywane w tych celach",
        .dataCategoriesHeading: "Dane, które mogą być wykorzystane",
        .informationNote: "Do twojej wiadomości: tych pozycji nie można wyłączyć.",
        .partnersHeading: "Partnerzy ({partner_count})",
        .adTechProvidersHeading: "Inni dostawcy technologii reklamowych",
        .consentSwitch: "Zgoda",
        .legitimateInterestSwitch: "Prawnie uzasadniony interes",
        .legitimateInterestNote: "Partner, który opiera się na prawnie uzasadnionym interesie, nie prosi o zgodę."
            + " Wyłącz tę opcję, aby wnieść sprzeciw.",
        .consentLabel: "Zgoda: {name}",
        .legitimateInterestLabel: "Prawnie uzasadniony interes: {name}",
        .purposePartners: "Partnerzy, którzy o to proszą: {count}",
        .partnerPolicy: "Polityka prywatności firmy {name}",
        .partnerLegitimateInterest: "Prawnie uzasadniony interes firmy {name}",
        .partnerRetention: "Maksymalny okres przechowywania danych, w dniach: {days}",
        .adTechProvider: "Dostawca technologii reklamowych {id}",

        .currentAll: "Obecnie obowiązuje twoja zgoda na wszystko.",
        .currentNone: "Obecnie obowiązuje twoja odmowa wszystkiego.",
        .currentPartial: "Obecnie obowiązuje twój szczegółowy wybór.",
        .keepChoice: "Zachowaj mój wybór",
        .sending: "Zapisywanie twojego wyboru…",
        .saved: "Twój wybór jest zapisany.",
        .notSaved: "Twój wybór nie jest jeszcze zapisany, bo nie ma połączenia z serwerem. Pozostaje na tej stronie,"
            + " która próbuje dalej.",
        .outdated: "Ten formularz zmienił się w międzyczasie i twój wybór nie został zapisany. Wybierz ponownie.",
        .rejected: "Nie udało się zapisać twojego wyboru.",
        .tryAgain: "Spróbuj ponownie",
        .examples: "Przykłady",
        .searchPartners: "Szukaj partnerów",
        .showMore: "Pokaż więcej",
        .noPartners: "Nie znaleziono partnera",
        .allPartners: "Wszyscy partnerzy",

        .errorTitle: "Nie można pokazać tego formularza",
        .errorNothing: "W tej chwili nie ma tu nic do rozstrzygnięcia.",
        .errorRequest: "Aplikacja poprosiła o ten formularz w sposób, który nie działa. Powiedz o tym jej twórcom.",
        .errorOrigin: "Strona, na której jesteś, nie może pokazać tego formularza.",
        .errorServer: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.",

        .idfaTitle: "Co teraz nastąpi",
        .idfaBody: "Na następnym ekranie urządzenie zapyta, czy aplikacja {app_name} może śledzić twoje działania w"
            + " aplikacjach i witrynach innych firm. Jeśli na to pozwolisz, reklamy będą mogły być dobierane na"
            + " podstawie tego, co tam robisz. Jeśli nie, nadal będziesz widzieć reklamy, a aplikacja będzie działać"
            + " tak samo. Możesz to zmienić w ustawieniach urządzenia.",
        .idfaContinue: "Dalej",
    ]
}
