// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Romanian, in the "tu" form.
    static let romanian = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Salvarea informațiilor pe dispozitivul tău și citirea lor",
                description: "Cookie-urile, identificatorii publicitari și informațiile similare pot fi salvate pe"
                    + " dispozitivul tău și citite mai târziu, pentru ca acesta să fie recunoscut când revii.",
                illustrations: [
                    "Un identificator salvat astăzi arată săptămâna viitoare că este vorba de același telefon."
                ]),
            .init(
                id: 2, name: "Alegerea anunțurilor fără un profil",
                description: "Anunțurile pot fi alese pe baza câtorva date: ce vezi în acel moment, unde te afli"
                    + " aproximativ, ce tip de dispozitiv ai și de câte ori ai văzut deja un anunț.",
                illustrations: ["Într-o aplicație de rețete vezi un anunț pentru tigăi, cel mult de trei ori pe zi."]),
            .init(
                id: 3, name: "Crearea unui profil al tău pentru anunțuri",
                description: "Ceea ce faci aici și în alte locuri poate fi adunat în timp într-un profil al"
                    + " intereselor tale probabile, folosit pentru publicitate.",
                illustrations: [
                    "Citești mai multe teste de biciclete, așa că în profilul tău apare interesul pentru ciclism."
                ]),
            .init(
                id: 4, name: "Afișarea anunțurilor potrivite profilului tău",
                description: "Un profil publicitar al tău, creat aici sau în altă parte, poate stabili ce anunțuri"
                    + " vezi.",
                illustrations: ["În profilul tău apare ciclismul, așa că un joc îți arată anunțuri pentru biciclete."]),
            .init(
                id: 5, name: "Crearea unui profil al tău pentru conținut",
                description: "Ceea ce faci aici și în alte locuri poate fi adunat într-un profil folosit pentru a-ți"
                    + " sugera articole, videoclipuri și alte lucruri care nu sunt publicitate.",
                illustrations: [
                    "Urmărești două videoclipuri despre grădinărit, așa că în profilul tău apare că îți plac grădinile."
                ]),
            .init(
                id: 6, name: "Afișarea conținutului potrivit profilului tău",
                description: "Un profil al intereselor tale poate stabili ce conținut vezi și în ce ordine.",
                illustrations: ["Un videoclip despre trandafiri urcă în capul listei tale."]),
            .init(
                id: 7, name: "Măsurarea performanței anunțurilor",
                description: "Se poate înregistra ce anunțuri ai văzut și dacă le-ai atins sau ai cumpărat ceva după"
                    + " aceea, pentru a afla cât de bine au funcționat.",
                illustrations: ["Un magazin află câte persoane au venit printr-un anunț din această aplicație."]),
            .init(
                id: 8, name: "Măsurarea performanței conținutului",
                description: "Se poate înregistra ce citești, ce urmărești sau ce joci și cât timp, pentru a afla cât"
                    + " de bine ajunge acel conținut la oameni.",
                illustrations: ["O redacție vede că majoritatea cititorilor se opresc după primul paragraf."]),
            .init(
                id: 9, name: "Înțelegerea grupurilor de persoane",
                description: "Date din mai multe surse pot fi reunite în rapoarte despre ce au în comun anumite"
                    + " grupuri de persoane.",
                illustrations: [
                    "Un raport arată că trailerul unui film este urmărit mai ales de persoane de peste patruzeci de"
                        + " ani."
                ]),
            .init(
                id: 10, name: "Îmbunătățirea serviciilor și crearea altora noi",
                description: "Modul în care folosești anunțurile și conținutul poate fi analizat pentru a îmbunătăți"
                    + " produse sau a crea altele noi. Acest lucru nu include crearea de profiluri.",
                illustrations: ["Mulți nu observă un buton mic, așa că în versiunea următoare acesta este mai mare."]),
            .init(
                id: 11, name: "Alegerea conținutului fără un profil",
                description: "Articolele, videoclipurile și altele asemenea pot fi alese pe baza câtorva date: ce vezi"
                    + " în acel moment, unde te afli aproximativ și ce tip de dispozitiv ai.",
                illustrations: ["Pe telefon ți se oferă varianta scurtă a unui videoclip."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Securitate, prevenirea fraudei, remedierea erorilor",
                description: "Datele sunt folosite pentru a observa atacurile și clicurile false și pentru a găsi și a"
                    + " repara ce nu funcționează.",
                illustrations: ["O mie de atingeri pe secundă din același loc trădează un program."]),
            .init(
                id: 2, name: "Trimiterea anunțurilor și a conținutului pe dispozitivul tău",
                description: "Datele tehnice, precum adresa IP sau dimensiunea ecranului, sunt necesare pentru ca ceea"
                    + " ce se trimite să ajungă și să se afișeze corect.",
                illustrations: ["O imagine este trimisă la dimensiunea ecranului tău."]),
            .init(
                id: 3, name: "Reținerea alegerilor tale de confidențialitate",
                description: "Ceea ce decizi aici este salvat și transmis partenerilor, ca să poată respecta decizia"
                    + " ta.",
                illustrations: ["Refuzi un scop, iar un partener citește acest lucru înainte de a face ceva."]),
        ],
        features: [
            .init(
                id: 1, name: "Adăugarea datelor din alte surse",
                description: "Pentru scopurile de mai sus, datele despre tine din alte surse, cum ar fi un card de"
                    + " fidelitate, pot fi combinate cu datele din această aplicație."),
            .init(
                id: 2, name: "Identificarea dispozitivelor care au legătură",
                description: "Pentru scopurile de mai sus, se poate deduce că telefonul, tableta sau computerul tău"
                    + " sunt folosite de aceeași persoană sau în aceeași locuință."),
            .init(
                id: 3, name: "Deosebirea dispozitivelor după ceea ce trimit oricum",
                description: "Pentru scopurile de mai sus, ceea ce dezvăluie orice conexiune, cum ar fi adresa IP sau"
                    + " browserul, poate fi folosit pentru a deosebi dispozitivul tău de altele."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Folosirea locației tale exacte",
                description: "Dacă accepți, poziția ta, cu o precizie de până la 500\u{A0}de metri, poate fi folosită"
                    + " pentru scopurile de mai sus."),
            .init(
                id: 2, name: "Examinarea dispozitivului tău pentru a-l recunoaște",
                description: "Dacă accepți, caracteristici ale dispozitivului tău, precum fonturile instalate, pot fi"
                    + " verificate în mod intenționat pentru a-l deosebi de altele."),
        ])
}
