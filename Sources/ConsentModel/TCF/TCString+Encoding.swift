// SPDX-License-Identifier: Apache-2.0

extension TCString {
    /// The string as text.
    public func encoded(
        _ form: ConsentStringForm = .issued
    ) throws(ConsentStringEncodingError) -> String {
        let source = form == .issued ? issued() : self
        if form == .issued, let fault = source.problems().first(where: { $0.severity == .invalid }) {
            throw .breaksRule(fault)
        }
        try source.checkFit()
        var text: [UInt8] = []
        source.core().write(to: &text, padding: .byte)
        for segment in source.segmentOrder {
            guard let bits = source.bits(of: segment) else { continue }
            text.append(ConsentText.dot)
            bits.write(to: &text, padding: .byte)
        }
        guard text.count <= ConsentText.maximumLength else { throw .tooLong(text.count) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The same choice as a platform may issue it.
    private func issued() -> TCString {
        var copy = self
        copy.lastUpdated = lastUpdated.startOfDay
        copy.created = copy.lastUpdated
        copy.vendorConsents = VendorSection(vendorConsents.vendors)
        copy.vendorLegitimateInterests = VendorSection(vendorLegitimateInterests.vendors)
        copy.disclosedVendors = disclosedVendors.map { VendorSection($0.vendors) }
        copy.allowedVendors = nil
        copy.segmentOrder = [.disclosedVendors, .publisherTC]
        copy.decodingProblems =
            publisherRestrictions.contains { $0.restrictionType == .undefined }
            ? [.init(.restrictionTypeUndefined, .invalid, value: 3)] : []
        if let entry = publisherRestrictions.first(where: { !Self.definedPurposes.contains(Int($0.purposeId)) }) {
            copy.decodingProblems.append(.init(.restrictionPurposeUndefined, .invalid, value: Int(entry.purposeId)))
        }
        return copy
    }

    private func core() -> BitWriter {
        let lists = Int(vendorConsents.maxVendorId) + Int(vendorLegitimateInterests.maxVendorId)
        var bits = BitWriter(
            capacity: 512 + lists + publisherRestrictions.reduce(0) { $0 + $1.vendors.ranges.rangeBits })
        bits.append(2, .version)
        bits.append(created.rawValue, .created)
        bits.append(lastUpdated.rawValue, .lastUpdated)
        bits.append(UInt64(cmpId), .cmpId)
        bits.append(UInt64(cmpVersion), .cmpVersion)
        bits.append(UInt64(consentScreen), .consentScreen)
        bits.append(consentLanguage.field, .consentLanguage)
        bits.append(UInt64(vendorListVersion), .vendorListVersion)
        bits.append(UInt64(tcfPolicyVersion), .tcfPolicyVersion)
        bits.append(isServiceSpecific)
        bits.append(useNonStandardTexts)
        bits.append(specialFeatureOptIns.field(width: 12), .specialFeatureOptIns)
        bits.append(purposesConsent.field(width: 24), .purposesConsent)
        bits.append(purposesLITransparency.field(width: 24), .purposesLITransparency)
        bits.append(purposeOneTreatment)
        bits.append(publisherCC.field, .publisherCC)
        bits.append(vendorConsents)
        bits.append(vendorLegitimateInterests)
        bits.append(publisherRestrictions)
        return bits
    }

    private func bits(of segment: Segment) -> BitWriter? {
        var bits = BitWriter(capacity: 2048)
        bits.append(UInt64(segment.rawValue), 3)
        switch segment {
        case .disclosedVendors:
            guard let disclosedVendors else { return nil }
            bits.append(disclosedVendors)
        case .allowedVendors:
            guard let allowedVendors else { return nil }
            bits.append(allowedVendors)
        case .publisherTC:
            guard let publisherTC else { return nil }
            bits.append(publisherTC)
        }
        return bits
    }
}

extension BitWriter {
    /// Appends a field of the fixed part.
    fileprivate mutating func append(_ value: UInt64, _ field: TCCoreField) { append(value, field.width) }
}
