// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Catalan.
    static let catalan = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Desar informació al teu dispositiu i llegir-la",
                description: "Es poden desar al teu dispositiu galetes, identificadors de publicitat i informació"
                    + " similar, i consultar-los més endavant per reconèixer-lo quan tornis.",
                illustrations: [
                    "Un identificador desat avui indica la setmana vinent que es tracta del mateix telèfon."
                ]),
            VendorList.Item(
                id: 2, name: "Triar anuncis sense un perfil teu",
                description: "Els anuncis es poden triar amb poques dades: el que mires ara mateix, la zona aproximada"
                    + " on ets, el tipus de dispositiu i quantes vegades has vist ja un anunci.",
                illustrations: [
                    "En una aplicació de receptes veus un anunci de paelles, i no més de tres vegades al dia."
                ]),
            VendorList.Item(
                id: 3, name: "Crear un perfil teu per als anuncis",
                description: "El que fas aquí i en altres llocs es pot recollir al llarg del temps en un perfil dels"
                    + " teus interessos probables, que es fa servir per als anuncis.",
                illustrations: [
                    "Llegeixes unes quantes proves de bicicletes i el teu perfil recull que t’interessa el ciclisme."
                ]),
            VendorList.Item(
                id: 4, name: "Mostrar anuncis que encaixen amb el teu perfil",
                description: "Un perfil publicitari teu, fet aquí o en un altre lloc, pot determinar quins anuncis"
                    + " veus.",
                illustrations: [
                    "El teu perfil esmenta el ciclisme i, per això, en un joc et surten anuncis de bicicletes."
                ]),
            VendorList.Item(
                id: 5, name: "Crear un perfil teu per al contingut",
                description: "El que fas aquí i en altres llocs es pot recollir en un perfil que serveix per suggerir"
                    + " articles, vídeos i altres coses que no són anuncis.",
                illustrations: ["Mires dos vídeos de jardineria i el teu perfil recull que t’agraden els jardins."]),
            VendorList.Item(
                id: 6, name: "Mostrar contingut que encaixa amb el teu perfil",
                description: "Un perfil dels teus interessos pot determinar quin contingut veus i en quin ordre.",
                illustrations: ["Un vídeo sobre roses puja al capdamunt de la teva llista."]),
            VendorList.Item(
                id: 7, name: "Mesurar el rendiment dels anuncis",
                description: "Es pot registrar quins anuncis has vist i si els has tocat o has comprat alguna cosa"
                    + " després, per saber si han funcionat bé.",
                illustrations: ["Una botiga sap quantes persones hi han arribat per un anunci d’aquesta aplicació."]),
            VendorList.Item(
                id: 8, name: "Mesurar el rendiment del contingut",
                description: "Es pot registrar què llegeixes, què mires o a què jugues, i durant quanta estona, per"
                    + " saber si aquest contingut arriba bé a la gent.",
                illustrations: ["Una redacció veu que la majoria de lectors s’aturen després del primer paràgraf."]),
            VendorList.Item(
                id: 9, name: "Conèixer grups de persones",
                description: "Es poden aplegar dades de diverses fonts en informes sobre què tenen en comú grups de"
                    + " persones.",
                illustrations: [
                    "Un informe revela que el tràiler d’una pel·lícula el mira sobretot gent de més de quaranta anys."
                ]),
            VendorList.Item(
                id: 10, name: "Millorar els serveis i crear-ne de nous",
                description: "Es pot estudiar com fas servir els anuncis i el contingut per millorar els productes o"
                    + " crear-ne de nous. Això no inclou fer perfils teus.",
                illustrations: ["Molta gent no veu un botó petit, i a la versió següent es fa més gros."]),
            VendorList.Item(
                id: 11, name: "Triar contingut sense un perfil teu",
                description: "Els articles, els vídeos i similars es poden triar amb poques dades: el que mires ara"
                    + " mateix, la zona aproximada on ets i el tipus de dispositiu.",
                illustrations: ["Al telèfon se t’ofereix la versió curta d’un vídeo."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Garantir la seguretat, evitar el frau i corregir errors",
                description: "Les dades serveixen per detectar atacs i clics falsos, i per trobar i arreglar el que no"
                    + " funciona.",
                illustrations: ["Mil tocs per segon des d’un mateix lloc es reconeixen com l’obra d’un programa."]),
            VendorList.Item(
                id: 2, name: "Enviar anuncis i contingut al teu dispositiu",
                description: "Calen dades tècniques, com ara l’adreça IP o la mida de la pantalla, perquè el que"
                    + " s’envia arribi i hi càpiga.",
                illustrations: ["Una imatge s’envia amb la mida de la teva pantalla."]),
            VendorList.Item(
                id: 3, name: "Recordar les teves opcions de privadesa",
                description: "El que decideixes aquí es desa i es transmet als socis perquè ho puguin respectar.",
                illustrations: ["Rebutges una finalitat i un soci ho llegeix abans de fer res."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Afegir dades d’altres llocs",
                description: "Per a les finalitats anteriors, les dades sobre tu d’altres fonts, com ara una targeta"
                    + " de fidelització, es poden combinar amb dades d’aquesta aplicació."),
            VendorList.Item(
                id: 2, name: "Veure quins dispositius van junts",
                description: "Per a les finalitats anteriors, es pot deduir que el teu telèfon, la teva tauleta o el"
                    + " teu ordinador els fa servir la mateixa persona o la mateixa llar."),
            VendorList.Item(
                id: 3, name: "Distingir els dispositius pel que envien igualment",
                description: "Per a les finalitats anteriors, el que revela qualsevol connexió, com ara l’adreça IP o"
                    + " el navegador, es pot fer servir per distingir el teu dispositiu d’altres."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Fer servir la teva ubicació exacta",
                description: "Si hi estàs d’acord, la teva ubicació amb una precisió de fins a 500\u{A0}metres es pot"
                    + " fer servir per a les finalitats anteriors."),
            VendorList.Item(
                id: 2, name: "Examinar el teu dispositiu per reconèixer-lo",
                description: "Si hi estàs d’acord, es poden consultar expressament propietats del teu dispositiu, com"
                    + " ara els tipus de lletra, per distingir-lo d’altres."),
        ])
}
