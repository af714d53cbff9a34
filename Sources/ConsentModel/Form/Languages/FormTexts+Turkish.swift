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
        .dataCategoriesHeading: "Kullanılabilecek veriler",
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

        .currentAll: "Şu ana kadar her şeye onay verdiniz.",
        .currentNone: "Şu ana kadar her şeyi reddettiniz.",
        .currentPartial: "Şu ana kadar ayrıntılı seçim yaptınız.",
        .keepChoice: "Seçimimi koru",
        .sending: "Seçiminiz kaydediliyor…",
        .saved: "Seçiminiz kaydedildi.",
        .notSaved: "Sunucuya ulaşılamadığı için seçiminiz henüz kaydedilmedi. Seçiminiz bu sayfada duruyor ve sayfa"
            + " yeniden deniyor.",
        .outdated: "Bu form bu arada değişti ve seçiminiz kaydedilmedi. Lütfen yeniden seçin.",
        .rejected: "Seçiminiz kaydedilemedi.",
        .tryAgain: "Yeniden dene",
        .examples: "Örnekler",
        .searchPartners: "İş ortağı ara",
        .showMore: "Daha fazla göster",
        .noPartners: "İş ortağı bulunamadı",
        .allPartners: "Tüm iş ortakları",

        .errorTitle: "Bu form gösterilemiyor",
        .errorNothing: "Şu anda burada karar verilecek bir şey yok.",
        .errorRequest: "Uygulama bu formu çalışmayan bir biçimde istedi. Lütfen uygulamayı yapanlara bildirin.",
        .errorOrigin: "Bulunduğunuz web sitesi bu formu gösteremez.",
        .errorServer: "Bizde bir sorun oluştu. Lütfen birazdan yeniden deneyin.",

        .idfaTitle: "Sırada ne var?",
        .idfaBody: "Sonraki ekranda cihazınız, {app_name} uygulamasının diğer şirketlere ait uygulama ve web"
            + " sitelerindeki etkinliğinizi takip etmesine izin verip vermediğinizi soracak. İzin verirseniz"
            + " reklamlar, oralarda yaptıklarınıza göre seçilebilir. İzin vermezseniz reklam görmeye devam edersiniz"
            + " ve uygulama aynı şekilde çalışır. Bunu cihazınızın ayarlarından değiştirebilirsiniz.",
        .idfaContinue: "Devam",
    ]
}
