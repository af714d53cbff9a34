// SPDX-License-Identifier: Apache-2.0

extension TCString {
    /// Reads a string.
    ///
    /// What it says is kept even where it breaks a rule; what can't be read is an error, never a refusal.
    public static func decode(_ text: String) throws(ConsentStringError) -> TCString {
        let bytes = text.utf8Span.span
        try ConsentText.checkLength(bytes)
        return try TCString(bytes, from: 0, to: bytes.count)
    }

    /// Reads a string that is a part of a text.
    init(_ text: Span<UInt8>, from start: Int, to end: Int) throws(ConsentStringError) {
        var partEnd = ConsentText.end(of: ConsentText.dot, in: text, from: start, to: end)
        var core = try BitReader(text, from: start, to: partEnd, segment: 0)
        try Self.checkVersion(try core.read(.version))
        created = Deciseconds(rawValue: try core.read(.created))
        lastUpdated = Deciseconds(rawValue: try core.read(.lastUpdated))
        cmpId = UInt16(truncatingIfNeeded: try core.read(.cmpId))
        cmpVersion = UInt16(truncatingIfNeeded: try core.read(.cmpVersion))
        consentScreen = UInt8(truncatingIfNeeded: try core.read(.consentScreen))
        consentLanguage = try core.readLetters()
        vendorListVersion = UInt16(truncatingIfNeeded: try core.read(.vendorListVersion))
        tcfPolicyVersion = UInt8(truncatingIfNeeded: try core.read(.tcfPolicyVersion))
        isServiceSpecific = try core.readFlag()
        useNonStandardTexts = try core.readFlag()
        specialFeatureOptIns = try core.readBitField(TCCoreField.specialFeatureOptIns.width)
        purposesConsent = try core.readBitField(TCCoreField.purposesConsent.width)
        purposesLITransparency = try core.readBitField(TCCoreField.purposesLITransparency.width)
        purposeOneTreatment = try core.readFlag()
        publisherCC = try core.readLetters()

        var problems: [ConsentStringProblem] = []
        vendorConsents = try core.readVendorSection(problems: &problems)
        vendorLegitimateInterests = try core.readVendorSection(problems: &problems)
        publisherRestrictions = try core.readRestrictions(problems: &problems)
        core.checkPadding(&problems)
        segmentOrder = []
        while partEnd < end {
            let partStart = partEnd + 1
            partEnd = ConsentText.end(of: ConsentText.dot, in: text, from: partStart, to: end)
            let reader = try BitReader(text, from: partStart, to: partEnd, segment: segmentOrder.count + 1)
            try read(reader, problems: &problems)
        }
        decodingProblems = problems
    }

    /// Reads one segment behind the core.
    ///
    /// They may come in any order, each once.
    private mutating func read(
        _ segment: BitReader, problems: inout [ConsentStringProblem]
    ) throws(ConsentStringError) {
        var reader = segment
        let type = UInt8(truncatingIfNeeded: try reader.read(3))
        // A core segment starts with three zeros, so type 0 is a second one.
        guard type != 0 else { throw reader.failure(.duplicateSegment, at: 0, value: 0) }
        guard let kind = Segment(rawValue: type) else {
            throw reader.failure(.unknownSegmentType, at: 0, value: Int(type))
        }
        guard !segmentOrder.contains(kind) else { throw reader.failure(.duplicateSegment, at: 0, value: Int(type)) }
        switch kind {
        case .disclosedVendors:
            disclosedVendors = try reader.readVendorSection(problems: &problems)
        case .allowedVendors:
            allowedVendors = try reader.readVendorSection(problems: &problems)
            problems.append(.init(.allowedVendorsSegment, .invalid, segment: reader.segment))
        case .publisherTC:
            publisherTC = try reader.readPublisherTC()
        }
        reader.checkPadding(&problems)
        segmentOrder.append(kind)
    }

    private static func checkVersion(_ version: UInt64) throws(ConsentStringError) {
        switch version {
        case 2: return
        case 1: throw ConsentStringError(.tcfVersion1, value: 1)
        // The first three bits are the type of another segment.
        case 8..<32: throw ConsentStringError(.coreMissing)
        default: throw ConsentStringError(.unsupportedVersion, value: Int(version))
        }
    }
}

extension BitReader {
    /// A vendor section; entries that overlap or descend are a problem, not an error.
    fileprivate mutating func readVendorSection(
        problems: inout [ConsentStringProblem]
    ) throws(ConsentStringError) -> VendorSection {
        let start = position
        var overlap = false
        let section = try readVendorSection(overlap: &overlap)
        if overlap { problems.append(.init(.rangesOverlap, .invalid, segment: segment, bitOffset: start)) }
        return section
    }

    /// Padding may have any length, and must be zero.
    fileprivate func checkPadding(_ problems: inout [ConsentStringProblem]) {
        if let offset = paddingFault {
            problems.append(.init(.nonZeroPadding, .invalid, segment: segment, bitOffset: offset))
        }
    }
}
