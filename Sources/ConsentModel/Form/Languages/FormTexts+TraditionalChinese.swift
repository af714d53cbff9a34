// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Traditional Chinese, in the words of Taiwan.
    static let traditionalChinese: [FormText: String] = [
        .title: "您在「{app_name}」中的資料，由您決定",
        .body: "「{app_name}」及其合作夥伴（{partner_count}）希望在這部裝置上儲存及讀取資訊，並使用個人資料（例如識別碼和您在應用程式中的行為），以便選擇、顯示及評估廣告與內容。"
            + "\n\n您可以同意、拒絕，或針對每個目的分別決定。部分合作夥伴的依據是正當利益，而非您的同意；您可以對此提出異議。您隨時可以在應用程式的隱私權選項中變更您的選擇。",
        .consent: "同意",
        .doNotConsent: "不同意",
        .manageOptions: "管理選項",
        .close: "不同意並關閉",
        .privacyPolicy: "隱私權政策",

        .optionsTitle: "逐項決定",
        .optionsBody: "請開啟您同意的項目。維持關閉即表示拒絕。在您確認之前，不會儲存任何內容。",
        .saveChoices: "確認選擇",
        .back: "返回",
        .purposesHeading: "目的",
        .specialFeaturesHeading: "只在您同意時進行",
        .specialPurposesHeading: "一律會進行的處理",
        .featuresHeading: "資料可能如何用於上述目的",
        .dataCategoriesHeading: "可能使用的資料",
        .informationNote: "僅供您參考：這些項目沒有開關。",
        .partnersHeading: "合作夥伴（{partner_count}）",
        .adTechProvidersHeading: "其他廣告技術供應商",
        .consentSwitch: "同意",
        .legitimateInterestSwitch: "正當利益",
        .legitimateInterestNote: "以正當利益為依據的合作夥伴不會徵求您的同意。如要提出異議，請將其關閉。",
        .consentLabel: "同意：{name}",
        .legitimateInterestLabel: "正當利益：{name}",
        .purposePartners: "提出此項要求的合作夥伴數量：{count}",
        .partnerPolicy: "{name} 的隱私權政策",
        .partnerLegitimateInterest: "{name} 的正當利益說明",
        .partnerRetention: "資料最長保留時間（天）：{days}",
        .adTechProvider: "廣告技術供應商 {id}",

        .currentAll: "您目前已同意全部內容。",
        .currentNone: "您目前已拒絕全部內容。",
        .currentPartial: "您目前已逐項選擇。",
        .keepChoice: "保留我的選擇",
        .sending: "正在儲存您的選擇…",
        .saved: "您的選擇已儲存。",
        .notSaved: "由於無法連線到伺服器，您的選擇尚未儲存。選擇會保留在此頁面上，頁面將持續嘗試傳送。",
        .outdated: "此表單在此期間已變更，您的選擇未儲存。請重新選擇。",
        .rejected: "無法儲存您的選擇。",
        .tryAgain: "再試一次",
        .examples: "範例",
        .searchPartners: "搜尋合作夥伴",
        .showMore: "顯示更多",
        .noPartners: "找不到合作夥伴",
        .allPartners: "所有合作夥伴",

        .errorTitle: "無法顯示此表單",
        .errorNothing: "目前這裡沒有需要決定的事項。",
        .errorRequest: "應用程式要求此表單的方式不正確。請告知應用程式的開發者。",
        .errorOrigin: "您所在的網站不得顯示此表單。",
        .errorServer: "我們這邊發生問題。請稍後再試一次。",

        .idfaTitle: "接下來的畫面",
        .idfaBody: "在下一個畫面，您的裝置會詢問是否允許「{app_name}」追蹤您在其他公司的應用程式和網站上的活動。如果允許，廣告可能會依據您在那些地方的行為來選擇。如果不允許，您仍會看到廣告，"
            + "應用程式的使用也不受影響。您可以在裝置的設定中變更這項設定。",
        .idfaContinue: "繼續",
    ]
}
