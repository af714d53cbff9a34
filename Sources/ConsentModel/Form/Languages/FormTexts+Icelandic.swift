// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Icelandic.
    static let icelandic: [FormText: String] = [
        .title: "Gögnin þín í {app_name}: þú ræður",
        .body: "{app_name} og samstarfsaðilar ({partner_count}) vilja geyma upplýsingar í þessu tæki, lesa þær og nota"
            + " persónuupplýsingar, svo sem auðkenni og það sem þú gerir í forritinu, til að velja, birta og mæla"
            + " auglýsingar og efni.\n\nÞú getur samþykkt, hafnað eða valið fyrir hvern tilgang. Sumir samstarfsaðilar"
            + " byggja á lögmætum hagsmunum í stað samþykkis; þú getur andmælt því. Þú getur breytt vali þínu hvenær"
            + " sem er í persónuverndarvalkostum forritsins.",
        .consent: "Samþykkja",
        .doNotConsent: "Samþykkja ekki",
        .manageOptions: "Stjórna valkostum",
        .close: "Loka án samþykkis",
        .privacyPolicy: "Persónuverndarstefna",

        .optionsTitle: "Veldu nánar",
        .optionsBody: "Kveiktu á því sem þú samþykkir. Því sem er áfram slökkt á er hafnað. Ekkert er vistað fyrr en"
            + " þú staðfestir.",
        .saveChoices: "Staðfesta val",
        .back: "Til baka",
        .purposesHeading: "Tilgangur",
        .specialFeaturesHeading: "Aðeins ef þú samþykkir",
        .specialPurposesHeading: "Það sem gerist alltaf",
        .featuresHeading: "Hvernig nota má gögn í þessum tilgangi",
        .dataCategoriesHeading: "Gögn sem kunna að vera notuð",
        .informationNote: "Til upplýsingar: hér eru engir rofar.",
        .partnersHeading: "Samstarfsaðilar ({partner_count})",
        .adTechProvidersHeading: "Aðrar auglýsingatækniveitur",
        .consentSwitch: "Samþykki",
        .legitimateInterestSwitch: "Lögmætir hagsmunir",
        .legitimateInterestNote: "Samstarfsaðili sem byggir á lögmætum hagsmunum biður ekki um samþykki. Slökktu á"
            + " rofanum til að andmæla.",
        .consentLabel: "Samþykki: {name}",
        .legitimateInterestLabel: "Lögmætir hagsmunir: {name}",
        .purposePartners: "Samstarfsaðilar sem biðja um þetta: {count}",
        .partnerPolicy: "Persónuverndarstefna: {name}",
        .partnerLegitimateInterest: "Skýring á lögmætum hagsmunum: {name}",
        .partnerRetention: "Lengsti geymslutími gagna (dagar): {days}",
        .adTechProvider: "Auglýsingatækniveita {id}",

        .currentAll: "Hingað til hefur þú samþykkt allt.",
        .currentNone: "Hingað til hefur þú hafnað öllu.",
        .currentPartial: "Hingað til hefur þú valið lið fyrir lið.",
        .keepChoice: "Halda mínu vali",
        .sending: "Verið er að vista val þitt…",
        .saved: "Val þitt hefur verið vistað.",
        .notSaved: "Val þitt hefur ekki enn verið vistað því ekki næst samband við þjóninn. Það er geymt á þessari"
            + " síðu, sem reynir áfram.",
        .outdated: "Þetta eyðublað hefur breyst í millitíðinni og val þitt var ekki vistað. Veldu aftur.",
        .rejected: "Ekki tókst að vista val þitt.",
        .tryAgain: "Reyna aftur",
        .examples: "Dæmi",
        .searchPartners: "Leita að samstarfsaðilum",
        .showMore: "Sýna fleiri",
        .noPartners: "Enginn samstarfsaðili fannst",
        .allPartners: "Allir samstarfsaðilar",

        .errorTitle: "Ekki er hægt að sýna þetta eyðublað",
        .errorNothing: "Hér er ekkert að ákveða í augnablikinu.",
        .errorRequest: "Forritið bað um eyðublaðið á hátt sem virkar ekki. Láttu þau sem búa það til vita.",
        .errorOrigin: "Vefurinn sem þú ert á má ekki sýna þetta eyðublað.",
        .errorServer: "Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur eftir augnablik.",

        .idfaTitle: "Þetta kemur næst",
        .idfaBody: "Á næsta skjá spyr tækið hvort {app_name} megi rekja virkni þína í forritum og á vefsvæðum annarra"
            + " fyrirtækja. Ef þú leyfir það er hægt að velja auglýsingar eftir því sem þú gerir þar. Ef þú leyfir það"
            + " ekki sérðu áfram auglýsingar og forritið virkar eins. Þú getur breytt þessu í stillingum tækisins.",
        .idfaContinue: "Halda áfram",
    ]
}
