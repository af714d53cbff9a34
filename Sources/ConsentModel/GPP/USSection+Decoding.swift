// SPDX-License-Identifier: Apache-2.0

extension USSection {
    /// Reads a section of the US states by itself, without a GPP header.
    public static func decode(_ text: String, section: GPPSectionID) throws(ConsentStringError) -> Self? {
        let bytes = text.utf8Span.span
        try ConsentText.checkLength(bytes)
        return try Self(bytes, from: 0, to: bytes.count, section: section)
    }

    /// Reads a section that is a part of a text; nil where the section is not one of the US states.
    init?(_ text: Span<UInt8>, from start: Int, to end: Int, section: GPPSectionID) throws(ConsentStringError) {
        let layouts = USLayout.layouts(of: section)
        guard let newest = layouts.last else { return nil }
        let parts = try BitReader.parts(of: text, from: start, to: end, limit: 3)
        var first = parts[0]
        if newest.hasHeader {
            try self.init(parts, layout: newest)
            return
        }
        guard layouts.contains(where: { $0.bits <= first.count }) else {
            throw first.failure(.truncated, at: first.count)
        }
        let label = Int(try first.read(6))
        guard let labelled = layouts.first(where: { $0.version == label }) else {
            throw first.failure(.unsupportedVersion, at: 0, value: label)
        }
        // Libraries have written the wider layout under the older label, so the length decides.
        let layout = layouts.last { $0.version >= label && $0.bits <= first.count } ?? labelled
        self.init(layout)
        version = label
        if layout.version != label { decodingProblems.append(.init(.versionLabelMismatch, .notice, value: label)) }
        try readCore(&first)
        for var part in parts.dropFirst() {
            let type = Int(try part.read(2))
            guard type == 1 else { throw part.failure(.unknownSegmentType, at: 0, value: type) }
            guard layout.subsection == .gpc else { throw part.failure(.segmentNotAllowed, at: 0, value: type) }
            guard gpc == nil else { throw part.failure(.duplicateSegment, at: 0, value: type) }
            gpc = try part.readFlag()
            try checkEnd(part)
        }
    }

    /// Reads one of the sections 24 to 27: with the header that the specification requires, or without, as some write.
    private init(_ parts: [BitReader], layout: USLayout) throws(ConsentStringError) {
        self.init(layout)
        var rest = parts[...]
        var header = rest.removeFirst()
        var core = header
        let isHeaded = header.window(at: 0) &>> 58 == UInt64(layout.section.rawValue)
        if isHeaded {
            let announced = try Self.readHeader(&header)
            try checkEnd(header)
            guard announced + 1 == rest.count, let next = rest.popFirst() else {
                throw header.failure(.subsectionCountMismatch, at: 12, value: rest.count - 1)
            }
            core = next
        } else {
            decodingProblems.append(.init(.sectionHeaderMissing, .notice))
        }
        mspaVersion = UInt8(truncatingIfNeeded: try core.read(6))
        // Without a header nothing else tells the layout's version.
        guard isHeaded || mspaVersion == 1 else {
            throw core.failure(.unsupportedVersion, at: 0, value: Int(mspaVersion))
        }
        try readCore(&core)
        if let part = rest.popFirst() { try readSubsection(part) }
        if let part = rest.popFirst() { throw part.failure(.duplicateSegment) }
    }

    /// Section id, version and the ids of the subsections behind the core.
    ///
    /// Returns how many there are.
    private static func readHeader(_ header: inout BitReader) throws(ConsentStringError) -> Int {
        _ = try header.read(6)
        let version = Int(try header.read(6))
        guard version == 1 else { throw header.failure(.unsupportedVersion, at: 6, value: version) }
        let ids = try header.readFibonacciRange(limit: 1, excess: .subsectionCountMismatch)
        if let id = ids.first?.lowerBound, id != 1 { throw header.failure(.unknownSegmentType, at: 12, value: id) }
        return ids.count
    }

    private mutating func readSubsection(_ part: BitReader) throws(ConsentStringError) {
        var part = part
        switch layout.subsection {
        case .none: throw part.failure(.segmentNotAllowed, at: 0)
        case .gpc:
            let type = Int(try part.read(2))
            guard type == 1 else { throw part.failure(.unknownSegmentType, at: 0, value: type) }
            gpc = try part.readFlag()
        case .sensitiveData(let count):
            var list: [UInt8] = []
            for _ in 0..<count { list.append(UInt8(truncatingIfNeeded: try part.read(2))) }
            sensitiveData = list
        }
        try checkEnd(part)
    }

    private mutating func readCore(_ core: inout BitReader) throws(ConsentStringError) {
        for index in values.indices { values[index] = UInt8(truncatingIfNeeded: try core.read(2)) }
        try checkEnd(core)
    }

    /// Zero padding may have any length.
    ///
    /// A few bits that are set are a fault of the writer; more is another layout.
    private mutating func checkEnd(_ part: BitReader) throws(ConsentStringError) {
        guard let offset = part.paddingFault else { return }
        guard part.remaining < 24 else { throw part.failure(.trailingData) }
        decodingProblems.append(.init(.nonZeroPadding, .notice, segment: part.segment, bitOffset: offset))
    }
}
