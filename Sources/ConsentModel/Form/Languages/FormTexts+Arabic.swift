// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Arabic.
    static let arabic: [FormText: String] = [
        .title: "بياناتك في {app_name}: القرار لك",
        .body: "يريد {app_name} وشركاؤه ({partner_count}) تخزين معلومات على هذا الجهاز وقراءتها، واستخدام بيانات"
            + " شخصية، مثل المعرّفات وما تفعله في التطبيق، لاختيار الإعلانات والمحتوى وعرضها وقياس أدائها.\n\nيمكنك"
            + " الموافقة أو الرفض أو اتخاذ القرار لكل غرض على حدة. يستند بعض الشركاء إلى مصلحة مشروعة بدلًا من"
            + " الموافقة، ويمكنك الاعتراض على ذلك. يمكنك تغيير اختيارك في أي وقت من خيارات الخصوصية في التطبيق.",
        .consent: "أوافق",
        .doNotConsent: "لا أوافق",
        .manageOptions: "إدارة الخيارات",
        .close: "إغلاق بدون موافقة",
        .privacyPolicy: "سياسة الخصوصية",

        .optionsTitle: "قرّر بالتفصيل",
        .optionsBody: "فعّل ما توافق عليه. ويُعدّ ما يبقى غير مفعّل مرفوضًا. لن يُحفظ أي شيء قبل أن تؤكّد اختيارك.",
        .saveChoices: "تأكيد الاختيارات",
        .back: "رجوع",
        .purposesHeading: "الأغراض",
        .specialFeaturesHeading: "بموافقتك فقط",
        .specialPurposesHeading: "ما يحدث دائمًا",
        .featuresHeading: "كيف يمكن استخدام البيانات لهذه الأغراض",
        .informationNote: "للعلم: لا توجد مفاتيح تبديل لهذه البنود.",
        .partnersHeading: "الشركاء ({partner_count})",
        .adTechProvidersHeading: "مقدّمو تكنولوجيا إعلانات آخرون",
        .consentSwitch: "الموافقة",
        .legitimateInterestSwitch: "المصلحة المشروعة",
        .legitimateInterestNote: "الشريك الذي يستند إلى مصلحة مشروعة لا يطلب الموافقة. للاعتراض، أوقِف تفعيلها.",
        .consentLabel: "الموافقة: {name}",
        .legitimateInterestLabel: "المصلحة المشروعة: {name}",
        .purposePartners: "عدد الشركاء الذين يطلبون ذلك: {count}",
        .partnerPolicy: "سياسة الخصوصية: {name}",
        .partnerLegitimateInterest: "توضيح المصلحة المشروعة: {name}",
        .partnerRetention: "الحد الأقصى لمدة الاحتفاظ بالبيانات (بالأيام): {days}",
        .adTechProvider: "مقدّم تكنولوجيا الإعلانات {id}",

        .idfaTitle: "الخطوة التالية",
        .idfaBody: "في الشاشة التالية، سيسألك جهازك عمّا إذا كنت تسمح لتطبيق {app_name} بتتبّع نشاطك في تطبيقات"
            + " الشركات الأخرى ومواقعها الإلكترونية. إذا سمحت بذلك، يمكن اختيار الإعلانات بناءً على ما تفعله هناك."
            + " وإذا لم تسمح، فستظل ترى إعلانات، وسيعمل التطبيق بالطريقة نفسها. يمكنك تغيير ذلك من إعدادات جهازك.",
        .idfaContinue: "متابعة",
    ]
}
