// SPDX-License-Identifier: Apache-2.0

extension TCFCanada {
    /// Reads a section by itself, without a GPP header.
    public static func decode(_ text: String) throws(ConsentStringError) -> TCFCanada {
        let bytes = text.utf8Span.span
        try ConsentText.checkLength(bytes)
        return try TCFCanada(bytes, from: 0, to: bytes.count)
    }

    init(_ text: Span<UInt8>, from start: Int, to end: Int) throws(ConsentStringError) {
        let parts = try BitReader.parts(of: text, from: start, to: end, limit: 3)
        var core = parts[0]
        let version = Int(try core.read(.version))
        guard version == 1 else { throw core.failure(.unsupportedVersion, at: 0, value: version) }
        created = Deciseconds(rawValue: try core.read(.created))
        lastUpdated = Deciseconds(rawValue: try core.read(.lastUpdated))
        cmpId = UInt16(truncatingIfNeeded: try core.read(.cmpId))
        cmpVersion = UInt16(truncatingIfNeeded: try core.read(.cmpVersion))
        consentScreen = UInt8(truncatingIfNeeded: try core.read(.consentScreen))
        consentLanguage = try core.readLetters()
        vendorListVersion = UInt16(truncatingIfNeeded: try core.read(.vendorListVersion))
        tcfPolicyVersion = UInt8(truncatingIfNeeded: try core.read(.tcfPolicyVersion))
        useNonStandardStacks = try core.readFlag()
        specialFeatureExpressConsent = try core.readBitField(TCCoreField.specialFeatureOptIns.width)
        purposesExpressConsent = try core.readBitField(TCCoreField.purposesConsent.width)
        purposesImpliedConsent = try core.readBitField(TCCoreField.purposesLITransparency.width)
        try readLists(core, parts.dropFirst())
    }

    /// Reads what has dialects: the first in which everything fits to the end is the one.
    private mutating func readLists(
        _ core: BitReader, _ segments: ArraySlice<BitReader>
    ) throws(ConsentStringError) {
        var first: ConsentStringError?
        for dialect in RangeDialect.allCases {
            var attempt = self
            attempt.rangeDialect = dialect
            do throws(ConsentStringError) {
                try attempt.readCore(core)
                for segment in segments { try attempt.read(segment) }
                self = attempt
                return
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
    }

    private mutating func readCore(_ core: BitReader) throws(ConsentStringError) {
        var core = core
        vendorExpressConsent = try core.readVendors(rangeDialect)
        vendorImpliedConsent = try core.readVendors(rangeDialect)
        if rangeDialect == .fixed {
            pubRestrictions = try core.readRestrictions(problems: &problems)
        } else {
            for _ in 0..<(try core.read(12)) {
                let purpose = UInt8(truncatingIfNeeded: try core.read(6))
                let kind = PubRestriction.Kind(rawValue: UInt8(truncatingIfNeeded: try core.read(2)))
                let vendors = try core.readVendors(rangeDialect)
                pubRestrictions.append(
                    PubRestriction(purposeId: purpose, restrictionType: kind ?? .undefined, vendors: vendors))
            }
        }
        try core.checkEnd()
    }

    private mutating func read(_ segment: BitReader) throws(ConsentStringError) {
        var segment = segment
        let type = Int(try segment.read(3))
        switch type {
        case 1:
            guard disclosedVendors == nil else { throw segment.failure(.duplicateSegment, at: 0, value: type) }
            disclosedVendors = try segment.readVendors(rangeDialect)
        case 3:
            guard publisherPurposes == nil else { throw segment.failure(.duplicateSegment, at: 0, value: type) }
            publisherPurposes = try segment.readPublisherTC()
        default:
            throw segment.failure(.unknownSegmentType, at: 0, value: type)
        }
        try segment.checkEnd()
    }
}

extension BitReader {
    /// A list of vendors in one of the dialects.
    fileprivate mutating func readVendors(_ dialect: TCFCanada.RangeDialect) throws(ConsentStringError) -> VendorSet {
        var overlap = false
        switch dialect {
        case .fixed:
            return try readVendorSection(overlap: &overlap).vendors
        case .fibonacci:
            let max = Int(try read(16))
            return try readFlag() ? readFibonacciVendors(max: max) : readVendorField(max)
        case .literal:
            return try readFlag() ? readFibonacciVendors(max: 65535) : readVendorField(Int(try read(16)))
        }
    }

    private mutating func readFibonacciVendors(max: Int) throws(ConsentStringError) -> VendorSet {
        let start = position
        let ranges = try readFibonacciRange(limit: max, excess: .rangePastMaxVendorID)
        guard (ranges.last?.upperBound ?? 0) <= max else { throw failure(.rangePastMaxVendorID, at: start) }
        return VendorSet(
            ranges: ranges.map { UInt16(truncatingIfNeeded: $0.lowerBound)...UInt16(truncatingIfNeeded: $0.upperBound) }
        )
    }

    private mutating func readVendorField(_ count: Int) throws(ConsentStringError) -> VendorSet {
        guard count <= remaining else { throw failure(.truncated, at: self.count) }
        defer { position += count }
        return VendorSet(field: self, count: count)
    }

    /// Only padding may follow, or the dialect was another one.
    fileprivate func checkEnd() throws(ConsentStringError) {
        guard remaining < 24, paddingFault == nil else { throw failure(.trailingData) }
    }
}
