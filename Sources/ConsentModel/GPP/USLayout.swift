// SPDX-License-Identifier: Apache-2.0

/// Where the fields of a US section lie.
///
/// One table instead of a type for every state.
public struct USLayout: Hashable, Sendable {
    /// A field and how many values of 2 bits it has.
    public struct Slot: Hashable, Sendable {
        /// The field.
        public let field: USField
        /// How many values; more than one is a list.
        public let count: Int
    }

    /// The optional parts behind the core.
    public enum Subsection: Hashable, Sendable {
        case none
        /// The Global Privacy Control: a type of 2 bits, which is 1, and a bit.
        case gpc
        /// Sensitive data: a list of values without a type.
        case sensitiveData(count: Int)
    }

    /// The section.
    public let section: GPPSectionID
    /// The version in the section's first 6 bits, or in its header.
    public let version: Int
    /// The fields in order.
    public let slots: [Slot]
    /// What may follow the core.
    public let subsection: Subsection
    /// Whether the section has a header part and, in its core, an MspaVersion: the sections since 2025.
    public let hasHeader: Bool

    /// The core's bits.
    public var bits: Int { slots.reduce(6) { $0 + 2 * $1.count } }

    /// A section of 7 to 23: notices, opt-outs, sensitive data, children, one consent more, the three of the MSPA.
    private init(
        _ section: GPPSectionID, version: Int = 1, _ plain: [USField], sensitive: Int, children: Int,
        _ more: USField? = nil, gpc: Bool = true
    ) {
        self.section = section
        self.version = version
        slots =
            plain.map { Slot(field: $0, count: 1) } + [
                Slot(field: .sensitiveDataProcessing, count: sensitive),
                Slot(field: .knownChildSensitiveDataConsents, count: children),
            ] + ([more].compactMap(\.self) + Self.mspa).map { Slot(field: $0, count: 1) }
        subsection = gpc ? .gpc : .none
        hasHeader = false
    }

    /// A section of 24 to 27, which starts with the MSPA.
    private init(_ section: GPPSectionID, children: Bool, _ subsection: Subsection) {
        self.section = section
        version = 1
        slots =
            ([.mspaCoveredTransaction, .mspaMode] + Self.processing
            + (children ? [.knownChildSensitiveDataConsents] : [])
            + [.additionalDataProcessingConsent]).map { Slot(field: $0, count: 1) }
        self.subsection = subsection
        hasHeader = true
    }

    private static let mspa: [USField] = [.mspaCoveredTransaction, .mspaOptOutOptionMode, .mspaServiceProviderMode]
    private static let optOuts: [USField] = [.saleOptOut, .targetedAdvertisingOptOut]
    private static let saleNotices: [USField] = [.saleOptOutNotice, .targetedAdvertisingOptOutNotice]
    private static let sharing = [.sharingNotice] + saleNotices + optOuts
    private static let processing = [.processingNotice] + saleNotices + optOuts
    private static let national: [USField] = [
        .sharingNotice, .saleOptOutNotice, .sharingOptOutNotice, .targetedAdvertisingOptOutNotice,
        .sensitiveDataProcessingOptOutNotice, .sensitiveDataLimitUseNotice,
        .saleOptOut, .sharingOptOut, .targetedAdvertisingOptOut,
    ]
    private static let california: [USField] = [
        .saleOptOutNotice, .sharingOptOutNotice, .sensitiveDataLimitUseNotice, .saleOptOut, .sharingOptOut,
    ]

    /// All layouts, by section and version.
    public static let all: [USLayout] = [
        usnat1, usnat2,
        .init(.usca, california, sensitive: 9, children: 2, .personalDataConsents),
        .init(.usva, sharing, sensitive: 8, children: 1, gpc: false),
        .init(.usco, sharing, sensitive: 7, children: 1),
        .init(
            .usut, [.sharingNotice] + saleNotices + [.sensitiveDataProcessingOptOutNotice] + optOuts, sensitive: 8,
            children: 1, gpc: false),
        .init(.usct, sharing, sensitive: 8, children: 3),
        .init(.usfl, processing, sensitive: 8, children: 3, .additionalDataProcessingConsent, gpc: false),
        .init(.usmt, sharing, sensitive: 8, children: 3, .additionalDataProcessingConsent),
        .init(.usor, processing, sensitive: 11, children: 3, .additionalDataProcessingConsent),
        .init(.ustx, processing, sensitive: 8, children: 1, .additionalDataProcessingConsent),
        .init(.usde, processing, sensitive: 9, children: 5, .additionalDataProcessingConsent),
        .init(
            .usia, [.processingNotice] + saleNotices + [.sensitiveDataOptOutNotice] + optOuts, sensitive: 8, children: 1
        ),
        .init(.usne, processing, sensitive: 8, children: 1, .additionalDataProcessingConsent),
        .init(.usnh, processing, sensitive: 8, children: 3, .additionalDataProcessingConsent),
        .init(.usnj, processing, sensitive: 10, children: 5, .additionalDataProcessingConsent),
        .init(.ustn, processing, sensitive: 8, children: 1, .additionalDataProcessingConsent),
        .init(.usmn, processing, sensitive: 8, children: 1, .additionalDataProcessingConsent),
        .init(.usmd, children: false, .gpc),
        .init(.usin, children: true, .sensitiveData(count: 8)),
        .init(.usky, children: true, .sensitiveData(count: 8)),
        .init(.usri, children: true, .sensitiveData(count: 8)),
    ]

    /// The national section of 2023, which Google's SDK writes.
    public static let usnat1 = USLayout(.usnat, national, sensitive: 12, children: 2, .personalDataConsents)
    /// The national section since October 2024.
    public static let usnat2 = USLayout(.usnat, version: 2, national, sensitive: 16, children: 3, .personalDataConsents)

    /// The layouts of a section, by version; none for a section that is not of the US states.
    public static func layouts(of section: GPPSectionID) -> [USLayout] { all.filter { $0.section == section } }
}
