// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Simplified Chinese.
    static let simplifiedChinese = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "在您的设备上存储和读取信息",
                description: "可能会在您的设备上保存 Cookie、广告标识符及类似信息，并在之后读取，以便在您再次使用时识别出该设备。",
                illustrations: ["凭借今天保存的标识符，下周就能知道这是同一部手机。"]),
            VendorList.Item(
                id: 2, name: "不使用您的用户画像来选择广告",
                description: "可能仅根据少量信息选择广告：您当前浏览的内容、您的大致区域、设备类型，以及您已看过某个广告的次数。",
                illustrations: ["您在食谱应用中看到平底锅广告，每天不超过三次。"]),
            VendorList.Item(
                id: 3, name: "为广告建立您的用户画像",
                description: "可能会在一段时间内收集您在此处和其他地方的行为，形成反映您潜在兴趣的画像，并用于广告。",
                illustrations: ["您阅读了几篇自行车评测，您的用户画像便会记录您对骑行感兴趣。"]),
            VendorList.Item(
                id: 4, name: "展示符合您用户画像的广告",
                description: "在此处或其他地方建立的您的广告画像，可能会决定您看到哪些广告。",
                illustrations: ["您的用户画像中提到骑行，因此您在玩游戏时会看到自行车广告。"]),
            VendorList.Item(
                id: 5, name: "为内容建立您的用户画像",
                description: "可能会收集您在此处和其他地方的行为，形成画像，用于推荐文章、视频等非广告内容。",
                illustrations: ["您观看了两个园艺视频，您的用户画像便会记录您喜欢花园。"]),
            VendorList.Item(
                id: 6, name: "展示符合您用户画像的内容",
                description: "您的兴趣画像可能会决定您看到哪些内容以及内容的先后顺序。",
                illustrations: ["一个关于玫瑰的视频被移到您列表的顶部。"]),
            VendorList.Item(
                id: 7, name: "衡量广告效果",
                description: "可能会记录您看过哪些广告、是否点按了广告，以及之后是否购买了商品，以了解广告效果。",
                illustrations: ["商店可以得知有多少人通过此应用中的广告前来。"]),
            VendorList.Item(
                id: 8, name: "衡量内容效果",
                description: "可能会记录您阅读、观看或游玩的内容及时长，以了解这些内容触达用户的效果。",
                illustrations: ["编辑发现大多数读者读完第一段就不再往下读。"]),
            VendorList.Item(
                id: 9, name: "了解人群特征",
                description: "可能会汇集多个来源的数据，形成有关人群共同点的报告。",
                illustrations: ["一份报告发现，某部电影的预告片主要由四十岁以上的人观看。"]),
            VendorList.Item(
                id: 10, name: "改进服务并开发新服务",
                description: "可能会研究您使用广告和内容的方式，以改进产品或开发新产品。这不包括为您建立画像。",
                illustrations: ["很多人没有注意到一个小按钮，因此下一个版本将它放大。"]),
            VendorList.Item(
                id: 11, name: "不使用您的用户画像来选择内容",
                description: "可能仅根据少量信息选择文章、视频等内容：您当前浏览的内容、您的大致区域和设备类型。",
                illustrations: ["在手机上，系统会为您推荐视频的精简版。"]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "保障安全、防止欺诈、修复故障",
                description: "数据用于发现攻击和虚假点击，以及查找并修复故障。",
                illustrations: ["如果同一处每秒发出一千次点按，就会被识别为程序所为。"]),
            VendorList.Item(
                id: 2, name: "向您的设备发送广告和内容",
                description: "需要使用 IP 地址、屏幕尺寸等技术数据，使所发送的内容能够送达并适合屏幕显示。",
                illustrations: ["图片会按照您的屏幕尺寸发送。"]),
            VendorList.Item(
                id: 3, name: "记住您的隐私选择",
                description: "您在此处的决定会被保存并传递给合作伙伴，以便他们遵守。",
                illustrations: ["您拒绝了某个目的，合作伙伴在进行任何处理之前都会读取这一选择。"]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "加入其他来源的数据",
                description: "为了上述目的，可能会将来自其他来源（例如会员卡）的有关您的数据与此应用的数据合并。"),
            VendorList.Item(
                id: 2, name: "判断哪些设备属于同一用户",
                description: "为了上述目的，可能会推断出您的手机、平板电脑或电脑由同一个人或同一家庭使用。"),
            VendorList.Item(
                id: 3, name: "通过设备本来就会发送的信息区分设备",
                description: "为了上述目的，可能会使用每次连接都会透露的信息（例如 IP 地址或浏览器），将您的设备与其他设备区分开来。"),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "使用您的精确位置",
                description: "如果您同意，可能会将您的位置信息（误差不超过 500\u{A0}米）用于上述目的。"),
            VendorList.Item(
                id: 2, name: "检测您的设备以进行识别",
                description: "如果您同意，可能会主动查询您设备的特征（例如字体），以便将其与其他设备区分开来。"),
        ])
}
