// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Japanese.
    static let japanese: [FormText: String] = [
        .title: "{app_name}でのお客様のデータについてお選びください",
        .body: "{app_name}とそのパートナー（{partner_count}）は、広告やコンテンツの選択、表示、測定のために、この端末への情報の保存と読み取りを行い、"
            + "識別子やアプリの利用状況などの個人データを利用したいと考えています。\n\n同意するか、同意しないか、または目的ごとに選ぶことができます。一部のパートナーは、同意ではなく正当な利益を根拠としています。"
            + "これに対しては異議を申し立てることができます。選択内容は、アプリのプライバシーオプションでいつでも変更できます。",
        .consent: "同意する",
        .doNotConsent: "同意しない",
        .manageOptions: "オプションを管理",
        .close: "同意せずに閉じる",
        .privacyPolicy: "プライバシーポリシー",

        .optionsTitle: "詳しく選ぶ",
        .optionsBody: "同意する項目をオンにしてください。オフのままの項目は拒否となります。確定するまで何も保存されません。",
        .saveChoices: "選択内容を確定",
        .back: "戻る",
        .purposesHeading: "目的",
        .specialFeaturesHeading: "同意した場合のみ行われること",
        .specialPurposesHeading: "常に行われること",
        .featuresHeading: "目的のためにデータがどのように使われるか",
        .dataCategoriesHeading: "利用される可能性のあるデータ",
        .informationNote: "参考情報です。ここには切り替えスイッチはありません。",
        .partnersHeading: "パートナー（{partner_count}）",
        .adTechProvidersHeading: "その他の広告技術プロバイダ",
        .consentSwitch: "同意",
        .legitimateInterestSwitch: "正当な利益",
        .legitimateInterestNote: "正当な利益を根拠とするパートナーは、同意を求めません。異議を申し立てるにはオフにしてください。",
        .consentLabel: "同意：{name}",
        .legitimateInterestLabel: "正当な利益：{name}",
        .purposePartners: "この目的を求めているパートナーの数：{count}",
        .partnerPolicy: "{name}のプライバシーポリシー",
        .partnerLegitimateInterest: "{name}の正当な利益についての説明",
        .partnerRetention: "データの最長保存期間（日）：{days}",
        .adTechProvider: "広告技術プロバイダ {id}",

        .currentAll: "現在はすべてに同意しています。",
        .currentNone: "現在はすべてを拒否しています。",
        .currentPartial: "現在は項目ごとに選択しています。",
        .keepChoice: "現在の選択を維持",
        .sending: "選択を保存しています…",
        .saved: "選択を保存しました。",
        .notSaved: "サーバーに接続できないため、選択はまだ保存されていません。選択はこのページに残り、送信を自動で繰り返します。",
        .outdated: "このフォームが変更されたため、選択は保存されませんでした。もう一度選択してください。",
        .rejected: "選択を保存できませんでした。",
        .tryAgain: "もう一度試す",
        .examples: "例",
        .searchPartners: "パートナーを検索",
        .showMore: "さらに表示",
        .noPartners: "パートナーが見つかりません",
        .allPartners: "すべてのパートナー",

        .errorTitle: "このフォームを表示できません",
        .errorNothing: "現在、ここで決める項目はありません。",
        .errorRequest: "アプリがこのフォームを正しく呼び出していません。アプリの開発元にお知らせください。",
        .errorOrigin: "表示中のウェブサイトでは、このフォームを表示できません。",
        .errorServer: "サーバー側で問題が発生しました。しばらくしてからもう一度お試しください。",

        .idfaTitle: "次の画面について",
        .idfaBody: "次の画面で、他社のアプリやウェブサイトを横断したアクティビティの追跡を{app_name}に許可するかどうかを端末が確認します。許可すると、そこでの行動に応じて広告が選ばれることがあります。"
            + "許可しない場合も広告は表示され、アプリは同じように使えます。この設定は端末の設定で変更できます。",
        .idfaContinue: "続ける",
    ]
}
