// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Korean.
    static let korean: [FormText: String] = [
        .title: "{app_name}에서의 내 데이터, 직접 선택하세요",
        .body: "{app_name} 및 파트너({partner_count})는 광고와 콘텐츠를 선택하고 표시하며 그 성과를 측정하기 위해 이 기기에 정보를 저장하고 읽으며, 식별자와 앱 이용 내역"
            + " 등의 개인정보를 이용하고자 합니다.\n\n동의하거나 동의하지 않을 수 있으며, 목적별로 선택할 수도 있습니다. 일부 파트너는 동의 대신 정당한 이익에 근거하며, 이에 대해 이의를"
            + " 제기할 수 있습니다. 선택한 내용은 앱의 개인정보 보호 옵션에서 언제든지 변경할 수 있습니다.",
        .consent: "동의함",
        .doNotConsent: "동의하지 않음",
        .manageOptions: "옵션 관리",
        .close: "동의하지 않고 닫기",
        .privacyPolicy: "개인정보처리방침",

        .optionsTitle: "자세히 선택하기",
        .optionsBody: "동의하는 항목을 켜세요. 꺼진 항목은 거부한 것으로 처리됩니다. 확인하기 전에는 아무것도 저장되지 않습니다.",
        .saveChoices: "선택 확인",
        .back: "뒤로",
        .purposesHeading: "목적",
        .specialFeaturesHeading: "동의하는 경우에만 이루어지는 처리",
        .specialPurposesHeading: "항상 이루어지는 처리",
        .featuresHeading: "위 목적을 위해 데이터가 이용되는 방식",
        .dataCategoriesHeading: "사용될 수 있는 데이터",
        .informationNote: "참고용 안내입니다. 이 항목에는 켜고 끄는 스위치가 없습니다.",
        .partnersHeading: "파트너({partner_count})",
        .adTechProvidersHeading: "기타 광고 기술 제공업체",
        .consentSwitch: "동의",
        .legitimateInterestSwitch: "정당한 이익",
        .legitimateInterestNote: "정당한 이익에 근거하는 파트너는 동의를 요청하지 않습니다. 이의를 제기하려면 끄세요.",
        .consentLabel: "동의: {name}",
        .legitimateInterestLabel: "정당한 이익: {name}",
        .purposePartners: "이 항목을 요청하는 파트너 수: {count}",
        .partnerPolicy: "{name} 개인정보처리방침",
        .partnerLegitimateInterest: "{name}의 정당한 이익 안내",
        .partnerRetention: "데이터 최대 보관 기간(일): {days}",
        .adTechProvider: "광고 기술 제공업체 {id}",

        .currentAll: "지금까지 모두 동의하셨습니다.",
        .currentNone: "지금까지 모두 거부하셨습니다.",
        .currentPartial: "지금까지 항목별로 선택하셨습니다.",
        .keepChoice: "현재 선택 유지",
        .sending: "선택을 저장하는 중…",
        .saved: "선택이 저장되었습니다.",
        .notSaved: "서버에 연결할 수 없어 선택이 아직 저장되지 않았습니다. 선택은 이 페이지에 남아 있으며 계속 다시 시도합니다.",
        .outdated: "그사이 이 양식이 변경되어 선택이 저장되지 않았습니다. 다시 선택해 주세요.",
        .rejected: "선택을 저장하지 못했습니다.",
        .tryAgain: "다시 시도",
        .examples: "예시",
        .searchPartners: "파트너 검색",
        .showMore: "더 보기",
        .noPartners: "파트너를 찾을 수 없음",
        .allPartners: "모든 파트너",

        .errorTitle: "이 양식을 표시할 수 없습니다",
        .errorNothing: "지금은 여기에서 결정할 사항이 없습니다.",
        .errorRequest: "앱이 이 양식을 올바르게 요청하지 않았습니다. 앱 개발자에게 알려 주세요.",
        .errorOrigin: "현재 웹사이트에서는 이 양식을 표시할 수 없습니다.",
        .errorServer: "서버에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.",

        .idfaTitle: "다음 화면 안내",
        .idfaBody: "다음 화면에서 {app_name} 앱이 다른 회사의 앱과 웹사이트에서의 활동을 추적하도록 허용할지 기기가 묻습니다. 허용하면 그곳에서의 활동에 따라 광고가 선택될 수 있습니다."
            + " 허용하지 않아도 광고는 계속 표시되며 앱은 똑같이 작동합니다. 이 설정은 기기 설정에서 변경할 수 있습니다.",
        .idfaContinue: "계속",
    ]
}
