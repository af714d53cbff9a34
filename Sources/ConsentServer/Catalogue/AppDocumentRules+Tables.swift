// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocumentRules {
    /// The rules for a document that is put under a vendor list.
    ///
    /// Vendors that were deleted from the list are no more than unknown ones, but where a list's change must not make a
    /// document unsound that was sound before.
    init(vendorList: VendorList, acceptsDeleted: Bool = false) {
        let vendors = Set(vendorList.vendors.filter { acceptsDeleted || !$0.isDeleted }.map(\.id))
        self.init { vendors.contains($0) }
    }

    /// The rules for a document that was accepted before: a vendor may have left the list since.
    static let stored = AppDocumentRules { _ in true }

    private init(isKnownVendor: @escaping @Sendable (UInt16) -> Bool) {
        self.init(
            lawIDs: RegulationTable.standard.optionalLawIDs, isKnownVendor: isKnownVendor,
            textKeys: FormText.allCases.map(\.rawValue),
            textProblem: { key, text in FormText(rawValue: key)?.problem(in: text) },
            themeTokens: FormTheme.tokens)
    }
}

extension AppDocument {
    /// A document as the store keeps it; nil where it can't be read.
    init?(stored bytes: [UInt8]) {
        guard let value = try? JSONScanner.parse(bytes), let document = try? AppDocument(json: value, rules: .stored)
        else { return nil }
        self = document
    }
}
