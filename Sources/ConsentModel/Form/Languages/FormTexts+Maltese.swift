// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Maltese.
    static let maltese: [FormText: String] = [
        .title: "Id-data tiegħek fl-app {app_name}: tiddeċiedi int",
        .body: "{app_name} u s-sħab tagħha ({partner_count}) jixtiequ jżommu informazzjoni fuq dan l-apparat, jaqrawha"
            + " u jużaw data personali, bħal identifikaturi u dak li tagħmel fl-app, biex jagħżlu, juru u jkejlu"
            + " r-reklami u l-kontenut.\n\nTista’ tagħti l-kunsens, tirrifjuta, jew tiddeċiedi għal kull skop"
            + " separatament. Xi sħab jibbażaw ruħhom fuq interess leġittimu minflok fuq il-kunsens; tista’"
            + " toġġezzjona għal dan. Tista’ tbiddel l-għażla tiegħek meta trid fl-għażliet tal-privatezza tal-app.",
        .consent: "Nagħti kunsens",
        .doNotConsent: "Ma nagħtix kunsens",
        .manageOptions: "Immaniġġja l-għażliet",
        .close: "Agħlaq mingħajr kunsens",
        .privacyPolicy: "Politika tal-privatezza",

        .optionsTitle: "Iddeċiedi fid-dettall",
        .optionsBody: "Ixgħel dak li taqbel miegħu. Dak li jibqa’ mitfi jitqies bħala rrifjutat. Xejn ma jiġi ssejvjat"
            + " qabel ma tikkonferma.",
        .saveChoices: "Ikkonferma l-għażliet",
        .back: "Lura",
        .purposesHeading: "Skopijiet",
        .specialFeaturesHeading: "Biss jekk taqbel",
        .specialPurposesHeading: "X’jiġri dejjem",
        .featuresHeading: "Kif tista’ tintuża d-data għal dawn l-iskopijiet",
        .dataCategoriesHeading: "Data li tista’ tintuża",
        .informationNote: "Għall-informazzjoni tiegħek: hawnhekk m’hemmx swiċċijiet.",
        .partnersHeading: "Sħab ({partner_count})",
        .adTechProvidersHeading: "Fornituri oħra tat-teknoloġija tar-reklamar",
        .consentSwitch: "Kunsens",
        .legitimateInterestSwitch: "Interess leġittimu",
        .legitimateInterestNote: "Sieħeb li jibbaża ruħu fuq interess leġittimu ma jitlobx kunsens. Itfih biex"
            + " toġġezzjona.",
        .consentLabel: "Kunsens: {name}",
        .legitimateInterestLabel: "Interess leġittimu: {name}",
        .purposePartners: "Sħab li jitolbu dan: {count}",
        .partnerPolicy: "Politika tal-privatezza: {name}",
        .partnerLegitimateInterest: "Spjegazzjoni tal-interess leġittimu: {name}",
        .partnerRetention: "Żmien massimu li tinżamm id-data (jiem): {days}",
        .adTechProvider: "Fornitur tat-teknoloġija tar-reklamar {id}",

        .currentAll: "S’issa tajt il-kunsens għal kollox.",
        .currentNone: "S’issa rrifjutajt kollox.",
        .currentPartial: "S’issa ddeċidejt fid-dettall.",
        .keepChoice: "Żomm l-għażla tiegħi",
        .sending: "L-għażla tiegħek qed tiġi ssejvjata…",
        .saved: "L-għażla tiegħek ġiet issejvjata.",
        .notSaved: "L-għażla tiegħek għadha ma ġietx issejvjata għax is-server ma jistax jintlaħaq. Tinżamm f’din"
            + " il-paġna, li tkompli tipprova.",
        .outdated: "Din il-formola nbidlet sadanittant, u l-għażla tiegħek ma ġietx issejvjata. Jekk jogħġbok erġa’"
            + " agħżel.",
        .rejected: "L-għażla tiegħek ma setgħetx tiġi ssejvjata.",
        .tryAgain: "Erġa’ pprova",
        .examples: "Eżempji",
        .searchPartners: "Fittex sħab",
        .showMore: "Uri aktar",
        .noPartners: "Ma nstab l-ebda sieħeb",
        .allPartners: "Is-sħab kollha",

        .errorTitle: "Din il-formola ma tistax tintwera",
        .errorNothing: "Bħalissa m’hemm xejn x’tiddeċiedi hawn.",
        .errorRequest: "L-app talbet din il-formola b’mod li ma jaħdimx. Jekk jogħġbok għid lil min jagħmel l-app.",
        .errorOrigin: "Is-sit li qiegħed fih ma jistax juri din il-formola.",
        .errorServer: "Inqala’ żball min-naħa tagħna. Jekk jogħġbok erġa’ pprova dalwaqt.",

        .idfaTitle: "X’jiġi wara",
        .idfaBody: "Fl-iskrin li jmiss, l-apparat tiegħek jistaqsik jekk {app_name} tistax issegwi l-attività tiegħek"
            + " fl-apps u fis-siti web ta’ kumpaniji oħra. Jekk tippermetti dan, ir-reklami jistgħu jintgħażlu skont"
            + " dak li tagħmel hemm. Jekk ma tippermettix dan, xorta tara r-reklami, u l-app taħdem l-istess. Tista’"
            + " tbiddel dan fis-settings tal-apparat tiegħek.",
        .idfaContinue: "Kompli",
    ]
}
