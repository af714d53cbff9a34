// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Korean.
    static let korean = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "기기에 정보를 저장하고 읽기",
                description: "쿠키, 광고 식별자 및 이와 유사한 정보를 기기에 저장했다가 나중에 읽어, 다시 방문했을 때 같은 기기임을 알아볼 수 있습니다.",
                illustrations: ["오늘 저장한 식별자로 다음 주에도 같은 휴대전화임을 알 수 있습니다."]),
            VendorList.Item(
                id: 2, name: "관심사 프로필 없이 광고 선택",
                description: "지금 보고 있는 내용, 대략적인 지역, 기기 종류, 같은 광고를 이미 본 횟수 등 적은 정보만으로 광고를 선택할 수 있습니다.",
                illustrations: ["요리법 앱에서 프라이팬 광고가 하루에 최대 세 번 표시됩니다."]),
            VendorList.Item(
                id: 3, name: "광고를 위한 관심사 프로필 생성",
                description: "이곳과 다른 곳에서의 활동을 일정 기간 수집하여 관심을 가질 만한 분야의 프로필을 만들고 이를 광고에 이용할 수 있습니다.",
                illustrations: ["자전거 리뷰를 여러 건 읽으면 자전거에 관심이 있다고 프로필에 기록됩니다."]),
            VendorList.Item(
                id: 4, name: "관심사 프로필에 맞는 광고 표시",
                description: "이곳이나 다른 곳에서 만든 광고 프로필에 따라 표시되는 광고가 결정될 수 있습니다.",
                illustrations: ["프로필에 자전거가 있어 게임을 할 때 자전거 광고가 표시됩니다."]),
            VendorList.Item(
                id: 5, name: "콘텐츠를 위한 관심사 프로필 생성",
                description: "이곳과 다른 곳에서의 활동을 수집하여 프로필을 만들고, 기사나 동영상 등 광고가 아닌 콘텐츠를 추천하는 데 이용할 수 있습니다.",
                illustrations: ["원예 동영상을 두 편 보면 정원을 좋아한다고 프로필에 기록됩니다."]),
            VendorList.Item(
                id: 6, name: "관심사 프로필에 맞는 콘텐츠 표시",
                description: "관심 분야 프로필에 따라 표시되는 콘텐츠와 그 순서가 결정될 수 있습니다.",
                illustrations: ["장미에 관한 동영상이 목록 맨 위로 올라갑니다."]),
            VendorList.Item(
                id: 7, name: "광고 성과 측정",
                description: "어떤 광고를 보았는지, 광고를 눌렀는지 또는 이후에 무언가를 구매했는지를 기록하여 광고의 효과를 파악할 수 있습니다.",
                illustrations: ["상점은 이 앱의 광고를 통해 몇 명이 방문했는지 알 수 있습니다."]),
            VendorList.Item(
                id: 8, name: "콘텐츠 성과 측정",
                description: "무엇을 얼마나 오래 읽고 보고 플레이하는지를 기록하여 콘텐츠가 사람들에게 얼마나 잘 전달되는지 파악할 수 있습니다.",
                illustrations: ["편집자는 대부분의 독자가 첫 단락까지만 읽는다는 것을 알게 됩니다."]),
            VendorList.Item(
                id: 9, name: "집단의 특성 파악",
                description: "여러 출처의 데이터를 모아 사람들로 이루어진 집단의 공통점을 보고서로 정리할 수 있습니다.",
                illustrations: ["보고서를 통해 어떤 영화의 예고편은 주로 40세가 넘은 사람들이 본다는 것을 알 수 있습니다."]),
            VendorList.Item(
                id: 10, name: "서비스 개선 및 신규 개발",
                description: "광고와 콘텐츠를 이용하는 방식을 분석하여 제품을 개선하거나 새로운 제품을 만들 수 있습니다. 프로필 생성은 여기에 포함되지 않습니다.",
                illustrations: ["작은 버튼을 알아보지 못하는 사람이 많아 다음 버전에서 버튼을 키웁니다."]),
            VendorList.Item(
                id: 11, name: "관심사 프로필 없이 콘텐츠 선택",
                description: "지금 보고 있는 내용, 대략적인 지역, 기기 종류 등 적은 정보만으로 기사나 동영상 등을 선택할 수 있습니다.",
                illustrations: ["휴대전화에서는 동영상의 짧은 버전이 제공됩니다."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "보안 유지, 부정행위 방지, 오류 수정",
                description: "공격과 가짜 클릭을 감지하고 고장 난 부분을 찾아 고치는 데 데이터를 이용합니다.",
                illustrations: ["한곳에서 1초에 1,000번의 탭이 발생하면 프로그램에 의한 것으로 인식합니다."]),
            VendorList.Item(
                id: 2, name: "기기로 광고와 콘텐츠 전송",
                description: "전송한 내용이 제대로 도착하고 화면에 맞게 표시되려면 IP 주소나 화면 크기 등의 기술 데이터가 필요합니다.",
                illustrations: ["사진이 화면 크기에 맞게 전송됩니다."]),
            VendorList.Item(
                id: 3, name: "개인정보 보호 선택 기억",
                description: "여기서 선택한 내용은 저장되며, 파트너가 이를 지킬 수 있도록 파트너에게 전달됩니다.",
                illustrations: ["어떤 목적을 거부하면 파트너는 처리를 시작하기 전에 이를 확인합니다."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "다른 출처의 데이터 추가",
                description: "위 목적을 위해 멤버십 카드 등 다른 출처에서 얻은 사용자에 관한 데이터를 이 앱의 데이터와 결합할 수 있습니다."),
            VendorList.Item(
                id: 2, name: "서로 연결된 기기 파악",
                description: "위 목적을 위해 휴대전화, 태블릿, 컴퓨터를 같은 사람이나 같은 가구에서 사용한다는 사실을 파악할 수 있습니다."),
            VendorList.Item(
                id: 3, name: "자동으로 전송되는 정보로 기기 구분",
                description: "위 목적을 위해 IP 주소나 브라우저 등 연결할 때마다 드러나는 정보를 이용하여 사용자의 기기를 다른 기기와 구분할 수 있습니다."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "정확한 위치 이용",
                description: "동의하는 경우, 오차 500미터 이내의 위치 정보를 위 목적을 위해 이용할 수 있습니다."),
            VendorList.Item(
                id: 2, name: "기기를 조사하여 식별",
                description: "동의하는 경우, 글꼴 등 기기의 특성을 의도적으로 조회하여 다른 기기와 구분할 수 있습니다."),
        ])
}
