// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Traditional Chinese, in the words of Taiwan.
    static let traditionalChinese = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "在您的裝置上儲存及讀取資訊",
                description: "可能會在您的裝置上儲存 Cookie、廣告識別碼和類似資訊，並在之後讀取，以便在您再次使用時辨識該裝置。",
                illustrations: ["透過今天儲存的識別碼，下週就能知道這是同一支手機。"]),
            VendorList.Item(
                id: 2, name: "不使用您的興趣檔案來選擇廣告",
                description: "可能只依據少量資訊選擇廣告：您正在瀏覽的內容、您的大致區域、裝置類型，以及您已看過某則廣告的次數。",
                illustrations: ["您在食譜應用程式中看到平底鍋廣告，每天不超過三次。"]),
            VendorList.Item(
                id: 3, name: "為廣告建立您的興趣檔案",
                description: "可能會在一段時間內蒐集您在這裡和其他地方的行為，建立反映您可能感興趣事物的興趣檔案，並用於廣告。",
                illustrations: ["您閱讀了幾篇自行車評測，您的興趣檔案便會記錄您對騎自行車感興趣。"]),
            VendorList.Item(
                id: 4, name: "顯示符合您興趣檔案的廣告",
                description: "在這裡或其他地方為廣告建立的興趣檔案，可能會決定您看到哪些廣告。",
                illustrations: ["您的興趣檔案中提到騎自行車，因此您在玩遊戲時會看到自行車廣告。"]),
            VendorList.Item(
                id: 5, name: "為內容建立您的興趣檔案",
                description: "可能會蒐集您在這裡和其他地方的行為，建立興趣檔案，用來推薦文章、影片等非廣告內容。",
                illustrations: ["您觀看了兩部園藝影片，您的興趣檔案便會記錄您喜歡花園。"]),
            VendorList.Item(
                id: 6, name: "顯示符合您興趣檔案的內容",
                description: "您的興趣檔案可能會決定您看到哪些內容，以及內容的先後順序。",
                illustrations: ["一部關於玫瑰的影片被移到您清單的最上方。"]),
            VendorList.Item(
                id: 7, name: "評估廣告成效",
                description: "可能會記錄您看過哪些廣告、是否點選廣告，以及之後是否購買商品，以瞭解廣告成效。",
                illustrations: ["商店可以得知有多少人透過這個應用程式中的廣告前來。"]),
            VendorList.Item(
                id: 8, name: "評估內容成效",
                description: "可能會記錄您閱讀、觀看或遊玩的內容及時間長短，以瞭解這些內容觸及使用者的成效。",
                illustrations: ["編輯發現大多數讀者讀完第一段就不再往下讀。"]),
            VendorList.Item(
                id: 9, name: "瞭解族群特徵",
                description: "可能會彙整多個來源的資料，製作有關族群共通點的報告。",
                illustrations: ["一份報告發現，某部電影的預告片主要由四十歲以上的人觀看。"]),
            VendorList.Item(
                id: 10, name: "改善服務並開發新服務",
                description: "可能會研究您使用廣告和內容的方式，以改善產品或開發新產品。這不包括建立您的興趣檔案。",
                illustrations: ["很多人沒有注意到一個小按鈕，因此下一個版本將它放大。"]),
            VendorList.Item(
                id: 11, name: "不使用您的興趣檔案來選擇內容",
                description: "可能只依據少量資訊選擇文章、影片等內容：您正在瀏覽的內容、您的大致區域和裝置類型。",
                illustrations: ["在手機上，系統會為您推薦影片的精簡版。"]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "確保安全、防範詐欺、修復故障",
                description: "資料會用來發現攻擊和虛假點擊，以及找出並修復故障。",
                illustrations: ["如果同一處每秒發出一千次點按，就會被辨識為程式所為。"]),
            VendorList.Item(
                id: 2, name: "將廣告和內容傳送到您的裝置",
                description: "需要使用 IP 位址、螢幕尺寸等技術資料，讓傳送的內容能夠送達並符合螢幕大小。",
                illustrations: ["圖片會依照您的螢幕尺寸傳送。"]),
            VendorList.Item(
                id: 3, name: "記住您的隱私權選擇",
                description: "您在這裡的決定會被儲存並轉達給合作夥伴，讓他們能夠遵守。",
                illustrations: ["您拒絕了某個目的，合作夥伴在進行任何處理之前都會讀取這項選擇。"]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "加入其他來源的資料",
                description: "為了上述目的，可能會將來自其他來源（例如會員卡）的您的相關資料，與這個應用程式的資料合併。"),
            VendorList.Item(
                id: 2, name: "判斷哪些裝置屬於同一使用者",
                description: "為了上述目的，可能會推斷出您的手機、平板電腦或電腦由同一個人或同一家庭使用。"),
            VendorList.Item(
                id: 3, name: "以裝置原本就會傳送的資訊區分裝置",
                description: "為了上述目的，可能會使用每次連線都會透露的資訊（例如 IP 位址或瀏覽器），將您的裝置與其他裝置區分開來。"),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "使用您的精確位置",
                description: "如果您同意，可能會將您的位置資訊（誤差不超過 500\u{A0}公尺）用於上述目的。"),
            VendorList.Item(
                id: 2, name: "檢測您的裝置以進行辨識",
                description: "如果您同意，可能會主動查詢您裝置的特徵（例如字型），以便將其與其他裝置區分開來。"),
        ])
}
