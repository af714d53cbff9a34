// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Estonian.
    static let estonian: [FormText: String] = [
        .title: "Sinu andmed rakenduses {app_name}: otsustad sina",
        .body: "{app_name} ja selle partnerid ({partner_count}) soovivad sinu seadmesse teavet salvestada, seda sealt"
            + " lugeda ja kasutada isikuandmeid, näiteks identifikaatoreid ja andmeid selle kohta, mida sa rakenduses"
            + " teed, et valida, näidata ja mõõta reklaame ja sisu.\n\nVõid anda nõusoleku, sellest keelduda või"
            + " otsustada iga eesmärgi kohta eraldi. Mõned partnerid ei tugine nõusolekule, vaid õigustatud huvile;"
            + " sellele saad esitada vastuväite. Oma valikut saad igal ajal muuta rakenduse privaatsusvalikutes.",
        .consent: "Nõustun",
        .doNotConsent: "Ei nõustu",
        .manageOptions: "Halda valikuid",
        .close: "Sulge ilma nõusolekuta",
        .privacyPolicy: "Privaatsuspoliitika",

        .optionsTitle: "Otsusta üksikasjalikult",
        .optionsBody: "Lülita sisse see, millega nõustud. Mis jääb välja lülitatuks, sellest oled keeldunud. Enne"
            + " kinnitamist ei salvestata midagi.",
        .saveChoices: "Kinnita valikud",
        .back: "Tagasi",
        .purposesHeading: "Eesmärgid",
        .specialFeaturesHeading: "Ainult sinu nõusolekul",
        .specialPurposesHeading: "Mis toimub alati",
        .featuresHeading: "Kuidas võidakse andmeid nendel eesmärkidel kasutada",
        .dataCategoriesHeading: "Andmed, mida võidakse kasutada",
        .informationNote: "Teadmiseks: neid ei saa sisse ega välja lülitada.",
        .partnersHeading: "Partnerid ({partner_count})",
        .adTechProvidersHeading: "Muud reklaamitehnoloogia pakkujad",
        .consentSwitch: "Nõusolek",
        .legitimateInterestSwitch: "Õigustatud huvi",
        .legitimateInterestNote: "Õigustatud huvile tuginev partner nõusolekut ei küsi. Vastuväite esitamiseks lülita"
            + " see välja.",
        .consentLabel: "Nõusolek: {name}",
        .legitimateInterestLabel: "Õigustatud huvi: {name}",
        .purposePartners: "Seda küsivaid partnereid: {count}",
        .partnerPolicy: "Privaatsuspoliitika: {name}",
        .partnerLegitimateInterest: "Õigustatud huvi selgitus: {name}",
        .partnerRetention: "Andmete säilitamise aeg kuni (päeva): {days}",
        .adTechProvider: "Reklaamitehnoloogia pakkuja {id}",

        .currentAll: "Seni oled kõigega nõustunud.",
        .currentNone: "Seni oled kõigest keeldunud.",
        .currentPartial: "Seni oled otsustanud üksikasjalikult.",
        .keepChoice: "Jäta minu valik kehtima",
        .sending: "Sinu valikut salvestatakse…",
        .saved: "Sinu valik on salvestatud.",
        .notSaved: "Sinu valik pole veel salvestatud, sest serveriga ei saa ühendust. See on sellel lehel alles ja"
            + " leht proovib edasi.",
        .outdated: "See vorm on vahepeal muutunud ja sinu valikut ei salvestatud. Palun vali uuesti.",
        .rejected: "Sinu valikut ei õnnestunud salvestada.",
        .tryAgain: "Proovi uuesti",
        .examples: "Näited",
        .searchPartners: "Otsi partnereid",
        .showMore: "Näita rohkem",
        .noPartners: "Partnerit ei leitud",
        .allPartners: "Kõik partnerid",

        .errorTitle: "Seda vormi ei saa kuvada",
        .errorNothing: "Siin pole praegu midagi otsustada.",
        .errorRequest: "Rakendus küsis seda vormi viisil, mis ei toimi. Palun teata sellest rakenduse tegijatele.",
        .errorOrigin: "Veebisait, millel oled, ei tohi seda vormi kuvada.",
        .errorServer: "Meie poolel läks midagi valesti. Proovi hetke pärast uuesti.",

        .idfaTitle: "Mis saab edasi",
        .idfaBody: "Järgmisel kuval küsib sinu seade, kas {app_name} tohib jälgida sinu tegevust teiste ettevõtete"
            + " rakendustes ja veebisaitidel. Kui lubad, saab reklaame valida selle järgi, mida sa seal teed. Kui ei"
            + " luba, näed reklaame ikka ja rakendus töötab samamoodi. Saad seda muuta oma seadme seadetes.",
        .idfaContinue: "Jätka",
    ]
}
