// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Polish, in the informal second person without gendered past forms.
    static let polish = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Zapisywanie informacji na urządzeniu i ich odczyt",
                description: "Pliki cookie, identyfikatory reklamowe i podobne informacje mogą być zapisywane na twoim"
                    + " urządzeniu i później odczytywane, aby rozpoznać je, gdy wrócisz.",
                illustrations: ["Zapisany dziś identyfikator pozwala za tydzień stwierdzić, że to ten sam telefon."]),
            .init(
                id: 2, name: "Dobór reklam bez tworzenia profilu",
                description: "Reklamy mogą być dobierane na podstawie niewielu danych: tego, co właśnie oglądasz,"
                    + " przybliżonego położenia, rodzaju urządzenia i tego, ile razy dana reklama już ci się"
                    + " wyświetliła.",
                illustrations: [
                    "W aplikacji z przepisami widzisz reklamę patelni, i to nie częściej niż trzy razy dziennie."
                ]),
            .init(
                id: 3, name: "Tworzenie twojego profilu na potrzeby reklam",
                description: "To, co robisz tu i gdzie indziej, może być z czasem zbierane w profil twoich"
                    + " prawdopodobnych zainteresowań, wykorzystywany w reklamach.",
                illustrations: [
                    "Czytasz kilka testów rowerów, więc w twoim profilu pojawia się zainteresowanie kolarstwem."
                ]),
            .init(
                id: 4, name: "Wyświetlanie reklam zgodnych z twoim profilem",
                description: "Twój profil reklamowy, utworzony tu lub gdzie indziej, może decydować o tym, jakie"
                    + " reklamy widzisz.",
                illustrations: ["W twoim profilu jest kolarstwo, więc gra pokazuje ci reklamy rowerów."]),
            .init(
                id: 5, name: "Tworzenie twojego profilu na potrzeby treści",
                description: "To, co robisz tu i gdzie indziej, może być zbierane w profil, który służy do"
                    + " proponowania ci artykułów, filmów i innych rzeczy niebędących reklamami.",
                illustrations: [
                    "Oglądasz dwa filmy o ogrodnictwie, więc w twoim profilu pojawia się zamiłowanie do ogrodów."
                ]),
            .init(
                id: 6, name: "Wyświetlanie treści zgodnych z twoim profilem",
                description: "Profil twoich zainteresowań może decydować o tym, jakie treści widzisz i w jakiej"
                    + " kolejności.",
                illustrations: ["Film o różach trafia na początek twojej listy."]),
            .init(
                id: 7, name: "Pomiar skuteczności reklam",
                description: "Mogą być zapisywane informacje o tym, jakie reklamy ci się wyświetlają, czy ich dotykasz"
                    + " i czy potem coś kupujesz, aby ocenić, jak dobrze działają.",
                illustrations: ["Sklep dowiaduje się, ile osób trafiło do niego dzięki reklamie w tej aplikacji."]),
            .init(
                id: 8, name: "Pomiar skuteczności treści",
                description: "Mogą być zapisywane informacje o tym, co czytasz lub oglądasz albo w co grasz i jak"
                    + " długo, aby ocenić, czy te treści docierają do ludzi.",
                illustrations: ["Redakcja widzi, że większość czytelników kończy na pierwszym akapicie."]),
            .init(
                id: 9, name: "Poznawanie grup odbiorców",
                description: "Dane z różnych źródeł mogą być łączone w raporty o tym, co mają ze sobą wspólnego grupy"
                    + " ludzi.",
                illustrations: ["Z raportu wynika, że zwiastun filmu oglądają głównie osoby po czterdziestce."]),
            .init(
                id: 10, name: "Ulepszanie usług i tworzenie nowych",
                description: "To, jak korzystasz z reklam i treści, może być analizowane, aby ulepszać produkty lub"
                    + " tworzyć nowe. Nie obejmuje to tworzenia twoich profili.",
                illustrations: ["Wiele osób nie zauważa małego przycisku, więc w następnej wersji jest on większy."]),
            .init(
                id: 11, name: "Dobór treści bez tworzenia profilu",
                description: "Artykuły, filmy i podobne treści mogą być dobierane na podstawie niewielu danych: tego,"
                    + " co właśnie oglądasz, przybliżonego położenia i rodzaju urządzenia.",
                illustrations: ["Na telefonie dostajesz krótszą wersję filmu."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Bezpieczeństwo, ochrona przed oszustwami, usuwanie usterek",
                description: "Dane służą do wykrywania ataków i fałszywych kliknięć oraz do znajdowania i naprawiania"
                    + " tego, co nie działa.",
                illustrations: ["Tysiąc kliknięć na sekundę z jednego miejsca zdradza, że to program."]),
            .init(
                id: 2, name: "Przesyłanie reklam i treści na urządzenie",
                description: "Dane techniczne, takie jak adres IP czy rozmiar ekranu, są potrzebne, aby przesłane"
                    + " treści dotarły i dobrze się wyświetliły.",
                illustrations: ["Obraz jest przesyłany w rozmiarze twojego ekranu."]),
            .init(
                id: 3, name: "Zapamiętywanie twoich ustawień prywatności",
                description: "To, o czym tu zdecydujesz, jest zapisywane i przekazywane partnerom, aby mogli tego"
                    + " przestrzegać.",
                illustrations: ["Nie zgadzasz się na jakiś cel, a partner odczytuje to, zanim cokolwiek zrobi."]),
        ],
        features: [
            .init(
                id: 1, name: "Dołączanie danych z innych źródeł",
                description: "W powyższych celach dane o tobie z innych źródeł, na przykład z karty lojalnościowej,"
                    + " mogą być łączone z danymi z tej aplikacji."),
            .init(
                id: 2, name: "Ustalanie, które urządzenia są powiązane",
                description: "W powyższych celach można ustalić, że z twojego telefonu, tabletu lub komputera korzysta"
                    + " ta sama osoba lub to samo gospodarstwo domowe."),
            .init(
                id: 3, name: "Odróżnianie urządzeń po tym, co i tak wysyłają",
                description: "W powyższych celach to, co ujawnia każde połączenie, na przykład adres IP czy"
                    + " przeglądarka, może służyć do odróżnienia twojego urządzenia od innych."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Korzystanie z dokładnej lokalizacji",
                description: "Jeśli się zgodzisz, twoje położenie z dokładnością do 500\u{A0}metrów może być"
                    + " wykorzystywane w powyższych celach."),
            .init(
                id: 2, name: "Badanie urządzenia w celu jego rozpoznania",
                description: "Jeśli się zgodzisz, cechy twojego urządzenia, na przykład zainstalowane czcionki, mogą"
                    + " być celowo sprawdzane, aby odróżnić je od innych."),
        ])
}
