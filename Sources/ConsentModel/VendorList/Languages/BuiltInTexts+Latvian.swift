// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Latvian.
    static let latvian = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Informācijas glabāšana jūsu ierīcē un tās nolasīšana",
                description: "Jūsu ierīcē var saglabāt un vēlāk nolasīt sīkdatnes, reklāmas identifikatorus un līdzīgu"
                    + " informāciju, lai ierīci atpazītu, kad atgriežaties.",
                illustrations: [
                    "Pēc šodien saglabāta identifikatora nākamnedēļ var redzēt, ka tas ir tas pats tālrunis."
                ]),
            VendorList.Item(
                id: 2, name: "Reklāmu izvēle bez jūsu profila",
                description: "Reklāmas var izvēlēties pēc nedaudziem datiem: pēc tā, ko pašlaik skatāties, jūsu"
                    + " aptuvenās atrašanās vietas, ierīces veida un tā, cik bieži reklāma jums jau ir rādīta.",
                illustrations: ["Recepšu lietotnē jūs redzat pannu reklāmu, un ne vairāk kā trīs reizes dienā."]),
            VendorList.Item(
                id: 3, name: "Jūsu profila veidošana reklāmām",
                description: "No tā, ko darāt šeit un citur, laika gaitā var izveidot jūsu iespējamo interešu profilu,"
                    + " ko izmanto reklāmām.",
                illustrations: [
                    "Jūs izlasāt vairākus velosipēdu testus, tāpēc jūsu profilā tiek atzīmēta interese par"
                        + " riteņbraukšanu."
                ]),
            VendorList.Item(
                id: 4, name: "Jūsu profilam atbilstošu reklāmu rādīšana",
                description: "Šeit vai citur izveidots jūsu reklāmas profils var noteikt, kuras reklāmas jūs redzat.",
                illustrations: [
                    "Jūsu profilā ir minēta riteņbraukšana, tāpēc spēlē jums tiek rādītas velosipēdu reklāmas."
                ]),
            VendorList.Item(
                id: 5, name: "Jūsu profila veidošana saturam",
                description: "No tā, ko darāt šeit un citur, var izveidot profilu, pēc kura iesaka rakstus, video un"
                    + " citu saturu, kas nav reklāma.",
                illustrations: [
                    "Jūs noskatāties divus video par dārzkopību, tāpēc jūsu profilā tiek atzīmēts, ka jums patīk dārzi."
                ]),
            VendorList.Item(
                id: 6, name: "Jūsu profilam atbilstoša satura rādīšana",
                description: "Jūsu interešu profils var noteikt, kādu saturu un kādā secībā jūs redzat.",
                illustrations: ["Video par rozēm tiek pārvietots uz jūsu saraksta augšu."]),
            VendorList.Item(
                id: 7, name: "Reklāmu rezultātu mērīšana",
                description: "Var reģistrēt, kuras reklāmas jūs redzējāt un vai tām pieskārāties vai pēc tam kaut ko"
                    + " nopirkāt, lai uzzinātu, cik labi tās darbojās.",
                illustrations: ["Veikals uzzina, cik cilvēku atnāca, ieraudzījuši reklāmu šajā lietotnē."]),
            VendorList.Item(
                id: 8, name: "Satura rezultātu mērīšana",
                description: "Var reģistrēt, ko un cik ilgi jūs lasāt, skatāties vai spēlējat, lai uzzinātu, cik labi"
                    + " šis saturs sasniedz cilvēkus.",
                illustrations: ["Redaktors redz, ka lielākā daļa lasītāju apstājas pēc pirmās rindkopas."]),
            VendorList.Item(
                id: 9, name: "Zināšanu iegūšana par cilvēku grupām",
                description: "Datus no vairākiem avotiem var apkopot pārskatos par to, kas cilvēku grupām ir kopīgs.",
                illustrations: [
                    "Pārskatā redzams, ka filmas reklāmas klipu pārsvarā skatās cilvēki pēc četrdesmit"
                        + " gadu vecuma."
                ]),
            VendorList.Item(
                id: 10, name: "Pakalpojumu uzlabošana un jaunu veidošana",
                description: "Var pētīt, kā jūs lietojat reklāmas un saturu, lai uzlabotu produktus vai radītu jaunus."
                    + " Jūsu profilus šim nolūkam neveido.",
                illustrations: ["Daudzi nepamana mazu pogu, tāpēc nākamajā versijā tā ir lielāka."]),
            VendorList.Item(
                id: 11, name: "Satura izvēle bez jūsu profila",
                description: "Rakstus, video un citu saturu var izvēlēties pēc nedaudziem datiem: pēc tā, ko pašlaik"
                    + " skatāties, jūsu aptuvenās atrašanās vietas un ierīces veida.",
                illustrations: ["Tālrunī jums piedāvā video īso versiju."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Drošības garantēšana, krāpšanas novēršana un kļūdu labošana",
                description: "Datus izmanto, lai pamanītu uzbrukumus un viltus klikšķus un atrastu un novērstu kļūmes.",
                illustrations: ["Tūkstoš pieskārienu sekundē no vienas vietas tiek atpazīti kā programmas darbība."]),
            VendorList.Item(
                id: 2, name: "Reklāmu un satura nosūtīšana uz jūsu ierīci",
                description: "Tehniski dati, piemēram, jūsu IP adrese vai ekrāna izmērs, ir vajadzīgi, lai nosūtītais"
                    + " pienāktu un ietilptu ekrānā.",
                illustrations: ["Attēls tiek nosūtīts jūsu ekrāna izmērā."]),
            VendorList.Item(
                id: 3, name: "Jūsu privātuma izvēles iegaumēšana",
                description: "Tas, ko šeit izlemjat, tiek saglabāts un nodots partneriem, lai viņi to varētu ievērot.",
                illustrations: ["Jūs noraidāt kādu nolūku, un partneris to nolasa, pirms kaut ko dara."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Citu avotu datu pievienošana",
                description: "Iepriekš minētajiem nolūkiem datus par jums no citiem avotiem, piemēram, no klienta"
                    + " kartes, var apvienot ar šīs lietotnes datiem."),
            VendorList.Item(
                id: 2, name: "Saistītu ierīču noteikšana",
                description: "Iepriekš minētajiem nolūkiem var noskaidrot, ka jūsu tālruni, planšetdatoru vai datoru"
                    + " lieto viens un tas pats cilvēks vai mājsaimniecība."),
            VendorList.Item(
                id: 3, name: "Ierīču atšķiršana pēc tā, ko tās tāpat nosūta",
                description: "Iepriekš minētajiem nolūkiem jūsu ierīci var atšķirt no citām pēc tā, ko atklāj katrs"
                    + " savienojums, piemēram, pēc IP adreses vai pārlūka."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Jūsu precīzās atrašanās vietas izmantošana",
                description: "Ja piekrītat, iepriekš minētajiem nolūkiem var izmantot jūsu atrašanās vietu ar"
                    + " precizitāti līdz 500\u{A0}metriem."),
            VendorList.Item(
                id: 2, name: "Jūsu ierīces pārbaude, lai to atpazītu",
                description: "Ja piekrītat, var mērķtiecīgi nolasīt jūsu ierīces īpašības, piemēram, fontus, lai to"
                    + " atšķirtu no citām."),
        ])
}
