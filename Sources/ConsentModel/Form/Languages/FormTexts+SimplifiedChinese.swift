// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Simplified Chinese.
    static let simplifiedChinese: [FormText: String] = [
        .title: "您在 {app_name} 中的数据，由您决定",
        .body: "{app_name} 及其合作伙伴（{partner_count}）希望在此设备上存储和读取信息，并使用个人数据（例如标识符和您在应用中的行为），以便选择、展示和衡量广告与内容。\n\n您可以同意、拒绝，"
            + "或针对每个目的分别决定。部分合作伙伴的依据是正当利益，而非您的同意；您可以对此提出反对。您可以随时在应用的隐私选项中更改您的选择。",
        .consent: "同意",
        .doNotConsent: "不同意",
        .manageOptions: "管理选项",
        .close: "不同意并关闭",
        .privacyPolicy: "隐私政策",

        .optionsTitle: "逐项决定",
        .optionsBody: "请开启您同意的项目。保持关闭即表示拒绝。在您确认之前，不会保存任何内容。",
        .saveChoices: "确认选择",
        .back: "返回",
        .purposesHeading: "目的",
        .specialFeaturesHeading: "仅在您同意时进行",
        .specialPurposesHeading: "始终会进行的处理",
        .featuresHeading: "数据可能如何用于上述目的",
        .dataCategoriesHeading: "可能使用的数据",
        .informationNote: "仅供您了解：这些项目没有开关。",
        .partnersHeading: "合作伙伴（{partner_count}）",
        .adTechProvidersHeading: "其他广告技术提供商",
        .consentSwitch: "同意",
        .legitimateInterestSwitch: "正当利益",
        .legitimateInterestNote: "以正当利益为依据的合作伙伴不会征求您的同意。如要反对，请将其关闭。",
        .consentLabel: "同意：{name}",
        .legitimateInterestLabel: "正当利益：{name}",
        .purposePartners: "提出此项请求的合作伙伴数量：{count}",
        .partnerPolicy: "{name} 的隐私政策",
        .partnerLegitimateInterest: "{name} 的正当利益说明",
        .partnerRetention: "数据最长保留时间（天）：{days}",
        .adTechProvider: "广告技术提供商 {id}",

        .currentAll: "您目前已同意全部内容。",
        .currentNone: "您目前已拒绝全部内容。",
        .currentPartial: "您目前已逐项选择。",
        .keepChoice: "保留我的选择",
        .sending: "正在保存您的选择…",
        .saved: "您的选择已保存。",
        .notSaved: "由于无法连接服务器，您的选择尚未保存。它会保留在此页面上，页面将继续尝试发送。",
        .outdated: "此表单在此期间已更改，您的选择未保存。请重新选择。",
        .rejected: "无法保存您的选择。",
        .tryAgain: "重试",
        .examples: "示例",
        .searchPartners: "搜索合作伙伴",
        .showMore: "显示更多",
        .noPartners: "未找到合作伙伴",
        .allPartners: "所有合作伙伴",

        .errorTitle: "无法显示此表单",
        .errorNothing: "目前这里没有需要决定的事项。",
        .errorRequest: "应用请求此表单的方式不正确。请告知应用的开发者。",
        .errorOrigin: "您所在的网站不得显示此表单。",
        .errorServer: "我们这边出了问题。请稍后再试。",

        .idfaTitle: "接下来",
        .idfaBody: "在下一个屏幕上，您的设备会询问是否允许 {app_name} 跟踪您在其他公司的应用和网站上的活动。如果允许，广告可能会根据您在那里的行为来选择。如果不允许，您仍会看到广告，"
            + "应用的使用也不受影响。您可以在设备的设置中更改此项。",
        .idfaContinue: "继续",
    ]
}
