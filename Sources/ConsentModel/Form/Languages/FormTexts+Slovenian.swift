// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Slovenian.
    static let slovenian: [FormText: String] = [
        .title: "Vaši podatki v aplikaciji {app_name}: odločite vi",
        .body: "{app_name} in njeni partnerji ({partner_count}) bi radi v tej napravi hranili informacije, jih brali"
            + " ter uporabljali osebne podatke, na primer identifikatorje in podatke o tem, kaj počnete v aplikaciji,"
            + " da bi izbirali, prikazovali in merili oglase in vsebine.\n\nLahko privolite, zavrnete ali se odločite"
            + " za vsak namen posebej. Nekateri partnerji se namesto na privolitev opirajo na zakoniti interes; temu"
            + " lahko ugovarjate. Izbiro lahko kadar koli spremenite v možnostih zasebnosti v aplikaciji.",
        .consent: "Privolim",
        .doNotConsent: "Ne privolim",
        .manageOptions: "Upravljaj možnosti",
        .close: "Zapri brez privolitve",
        .privacyPolicy: "Pravilnik o zasebnosti",

        .optionsTitle: "Odločite se podrobneje",
        .optionsBody: "Vklopite to, s čimer se strinjate. Kar ostane izklopljeno, je zavrnjeno. Dokler ne potrdite, se"
            + " nič ne shrani.",
        .saveChoices: "Potrdi izbiro",
        .back: "Nazaj",
        .purposesHeading: "Nameni",
        .specialFeaturesHeading: "Samo z vašo privolitvijo",
        .specialPurposesHeading: "Kar se zgodi vedno",
        .featuresHeading: "Kako se podatki lahko uporabljajo za te namene",
        .dataCategoriesHeading: "Podatki, ki se lahko uporabijo",
        .informationNote: "Za vašo informacijo: tu ni stikal.",
        .partnersHeading: "Partnerji ({partner_count})",
        .adTechProvidersHeading: "Drugi ponudniki oglaševalske tehnologije",
        .consentSwitch: "Privolitev",
        .legitimateInterestSwitch: "Zakoniti interes",
        .legitimateInterestNote: "Partner, ki se opira na zakoniti interes, ne prosi za privolitev. Če želite"
            + " ugovarjati, izklopite stikalo.",
        .consentLabel: "Privolitev: {name}",
        .legitimateInterestLabel: "Zakoniti interes: {name}",
        .purposePartners: "Partnerji, ki prosijo za to: {count}",
        .partnerPolicy: "Pravilnik o zasebnosti: {name}",
        .partnerLegitimateInterest: "Pojasnilo zakonitega interesa: {name}",
        .partnerRetention: "Najdaljša hramba podatkov (v dneh): {days}",
        .adTechProvider: "Ponudnik oglaševalske tehnologije {id}",

        .currentAll: "Doslej ste privolili v vse.",
        .currentNone: "Doslej ste zavrnili vse.",
        .currentPartial: "Doslej ste se odločili podrobno.",
        .keepChoice: "Ohrani mojo izbiro",
        .sending: "Vaša izbira se shranjuje …",
        .saved: "Vaša izbira je shranjena.",
        .notSaved: "Vaša izbira še ni shranjena, ker strežnik ni dosegljiv. Ostane na tej strani, ki poskuša še"
            + " naprej.",
        .outdated: "Ta obrazec se je medtem spremenil in vaša izbira ni bila shranjena. Izberite znova.",
        .rejected: "Vaše izbire ni bilo mogoče shraniti.",
        .tryAgain: "Poskusi znova",
        .examples: "Primeri",
        .searchPartners: "Išči partnerje",
        .showMore: "Pokaži več",
        .noPartners: "Partner ni bil najden",
        .allPartners: "Vsi partnerji",

        .errorTitle: "Tega obrazca ni mogoče prikazati",
        .errorNothing: "Trenutno tukaj ni ničesar za odločanje.",
        .errorRequest: "Aplikacija je obrazec zahtevala na način, ki ne deluje. Sporočite to njenim avtorjem.",
        .errorOrigin: "Spletno mesto, na katerem ste, ne sme prikazati tega obrazca.",
        .errorServer: "Pri nas je prišlo do napake. Čez trenutek poskusite znova.",

        .idfaTitle: "Kaj sledi",
        .idfaBody: "Na naslednjem zaslonu vas bo naprava vprašala, ali lahko {app_name} sledi vašim dejavnostim v"
            + " aplikacijah in na spletnih mestih drugih podjetij. Če to dovolite, se oglasi lahko izbirajo glede na"
            + " to, kar počnete tam. Če ne dovolite, boste oglase še vedno videli, aplikacija pa bo delovala enako. To"
            + " lahko spremenite v nastavitvah naprave.",
        .idfaContinue: "Naprej",
    ]
}
