// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Turkish.
    static let turkish: [FormText: String] = [
        .title: "{app_name} uygulamasındaki verileriniz: karar sizin",
        .body: "{app_name} ve iş ortakları ({partner_count}); reklam ve içerik seçmek, göstermek ve ölçmek için bu"
            + " cihazda bilgi saklamak, bu bilgileri okumak ve tanımlayıcılar ile uygulamada yaptıklarınız gibi"
            + " kişisel verileri kullanmak istiyor.\n\nOnay verebilir, reddedebilir veya her amaç için ayrı ayrı karar"
            + " verebilirsiniz. Bazı iş ortakları onay yerine meşru menfaate dayanır; buna itiraz edebilirsiniz."
            + " Seçiminizi dilediğiniz zaman uygulamanın gizlilik seçeneklerinden değiştirebilirsiniz.",
        .consent: "Onay veriyorum",
        .doNotConsent: "Onay vermiyorum",
        .manageOptions: "Seçenekleri yönet",
        .close: "Onay vermeden kapat",
        .privacyPolicy: "Gizlilik politikası",

        .optionsTitle: "Ayrıntılı olarak karar verin",
        .optionsBody: "Kabul ettiklerinizi açın. Kapalı kalanlar reddedilmiş sayılır. Seçimlerinizi kaydetmeden önce"
            + " hiçbir şey saklanmaz.",
        .saveChoices: "Seçimleri kaydet",
        .back: "Geri",
        .purposesHeading: "Amaçlar",
        .specialFeaturesHeading: "Yalnızca kabul ederseniz",
        .specialPurposesHeading: "Her zaman yapılanlar",
        .featuresHeading: "Verilerin bu amaçlar için nasıl kullanılabileceği",
        .informationNote: "Bilginize: Bunlar için açma kapama düğmesi yoktur.",
        .partnersHeading: "İş ortakları ({partner_count})",
        .adTechProvidersHeading: "Diğer reklam teknolojisi sağlayıcıları",
        .consentSwitch: "Onay",
        .legitimateInterestSwitch: "Meşru menfaat",
        .legitimateInterestNote: "Meşru menfaate dayanan bir iş ortağı onay istemez. İtiraz etmek için kapatın.",
        .consentLabel: "Onay: {name}",
        .legitimateInterestLabel: "Meşru menfaat: {name}",
        .purposePartners: "Bunu isteyen iş ortakları: {count}",
        .partnerPolicy: "Gizlilik politikası: {name}",
        .partnerLegitimateInterest: "Meşru menfaat açıklaması: {name}",
        .partnerRetention: "Verilerin en uzun saklanma süresi (gün): {days}",
        .adTechProvider: "Reklam teknolojisi sağlayıcısı {id}",

        .idfaTitle: "Sırada ne var?",
        .idfaBody: "Sonraki ekranda cihazınız, {app_name} uygulamasının diğer şirketlere ait uygulama ve web"
            + " sitelerindeki etkinliğinizi takip etmesine izin verip vermediğinizi soracak. İzin verirseniz"
            + " reklamlar, oralarda yaptıklarınıza göre seçilebilir. İzin vermezseniz reklam görmeye devam edersiniz"
            + " ve uygulama aynı şekilde çalışır. Bunu cihazınızın ayarlarından değiştirebilirsiniz.",
        .idfaContinue: "Devam",
    ]
}
