// SPDX-License-Identifier: Apache-2.0

extension USSection {
    /// What a person chose on a US form, in the newest layout that Google's SDK writes too.
    ///
    /// A section without one of the two opt-outs of advertising (California has sharing, the other states targeted
    /// advertising) sets the one it has where either was set, so that no opt-out is lost. Of sensitive data only what
    /// was opted out of is named: a switch that was left alone is no consent. Without `isNoticed` the app showed no
    /// notice. The Global Privacy Control is written where it is on and the section can say so, as it says nothing
    /// better of a caller who did not send it.
    init(_ choice: USChoice, in layout: USLayout, isNoticed: Bool = true, gpc: Bool = false) {
        self.init(layout)
        for field in Self.notices { self[field] = isNoticed ? 1 : 2 }
        let has = { (field: USField) in layout.slots.contains { $0.field == field } }
        let advertising = choice.sharingOptOut || choice.targetedAdvertisingOptOut
        self[.saleOptOut] = choice.saleOptOut ? 1 : 2
        self[.sharingOptOut] = (has(.targetedAdvertisingOptOut) ? choice.sharingOptOut : advertising) ? 1 : 2
        self[.targetedAdvertisingOptOut] =
            (has(.sharingOptOut) ? choice.targetedAdvertisingOptOut : advertising) ? 1 : 2
        let sensitive = USSensitiveData.places(in: layout.section).map { categories -> UInt8 in
            categories.contains { choice.sensitiveDataOptOuts.contains($0) } ? 1 : 0
        }
        if sensitive.contains(1) {
            set(.sensitiveDataProcessing, to: sensitive)
            for field in Self.sensitiveNotices { self[field] = 1 }
            if case .sensitiveData = layout.subsection { sensitiveData = sensitive }
        }
        if gpc, layout.subsection == .gpc { self.gpc = true }
    }

    private static let notices: [USField] = [
        .sharingNotice, .processingNotice, .saleOptOutNotice, .sharingOptOutNotice, .targetedAdvertisingOptOutNotice,
    ]
    private static let sensitiveNotices: [USField] = [
        .sensitiveDataProcessingOptOutNotice, .sensitiveDataOptOutNotice, .sensitiveDataLimitUseNotice,
    ]
}

extension USChoice {
    /// What a section says; the Global Privacy Control in it sets the three opt-outs.
    ///
    /// An opt-out that the section does not name was not made; one that it names for several categories counts for all.
    public init(_ section: USSection) {
        self = section.gpc == true ? .allOptedOut : USChoice()
        if section[.saleOptOut] == 1 { saleOptOut = true }
        if section[.sharingOptOut] == 1 { sharingOptOut = true }
        if section[.targetedAdvertisingOptOut] == 1 { targetedAdvertisingOptOut = true }
        let values = section.list(.sensitiveDataProcessing) ?? section.sensitiveData ?? []
        for (value, categories) in zip(values, USSensitiveData.places(in: section.layout.section)) where value == 1 {
            sensitiveDataOptOuts.formUnion(categories)
        }
    }

    /// What a US Privacy string says; nil where it says that the law does not apply.
    public init?(_ string: USPrivacyString) {
        guard string.optOutSale != .notApplicable else { return nil }
        self.init()
        saleOptOut = string.optOutSale == .yes
    }
}
