// SPDX-License-Identifier: Apache-2.0

/// A string of the IAB Global Privacy Platform, header version 1: sections by ascending id, joined by "~".
public struct GPPString: Hashable, Sendable {
    /// The sections by ascending id.
    public private(set) var sections: [GPPSection]
    /// What reading the header showed to be against the rules; part of ``problems(now:)``.
    public internal(set) var decodingProblems: [ConsentStringProblem] = []

    /// A string of sections in any order; of two with one id the later counts.
    public init(_ sections: some Sequence<GPPSection>) {
        var byID: [Int: GPPSection] = [:]
        for section in sections { byID[section.id] = section }
        self.sections = byID.values.sorted { $0.id < $1.id }
    }

    /// The section with an id.
    public subscript(_ id: GPPSectionID) -> GPPSection? { sections.first { $0.id == id.rawValue } }

    /// The rules that the string breaks.
    ///
    /// Without a clock nothing is judged to be in the future.
    public func problems(now: Deciseconds? = nil) -> [ConsentStringProblem] {
        sections.reduce(into: decodingProblems) { $0 += $1.problems(now: now) }
    }

    /// Whether nothing forbids to rely on the string.
    public func isValid(now: Deciseconds? = nil) -> Bool {
        !problems(now: now).contains { $0.severity == .invalid }
    }

    /// The string as text.
    ///
    /// Sections that were read are passed on as they were.
    public func encoded() throws(ConsentStringEncodingError) -> String {
        var text = String(decoding: GPPHeader.text(sections.map(\.id)), as: UTF8.self)
        for section in sections { text += "~" + section.text }
        guard text.utf8.count <= ConsentText.maximumLength else { throw .tooLong(text.utf8.count) }
        return text
    }
}

extension GPPString {
    /// Reads a string.
    ///
    /// One section that can't be read makes the whole unreadable.
    public static func decode(_ text: String) throws(ConsentStringError) -> GPPString {
        let bytes = text.utf8Span.span
        try ConsentText.checkLength(bytes)
        let headerEnd = ConsentText.end(of: ConsentText.tilde, in: bytes, from: 0, to: bytes.count)
        var header = try BitReader(bytes, from: 0, to: headerEnd, segment: 0)
        let count = bytes.indices.reduce(0) { $0 + (bytes[$1] == ConsentText.tilde ? 1 : 0) }
        guard count <= ConsentText.maximumSections else { throw ConsentStringError(.tooManySections, value: count) }
        let ids = try GPPHeader.read(&header, count: count)
        var sections: [GPPSection] = []
        sections.reserveCapacity(count)
        var start = headerEnd + 1
        for id in ids {
            let end = ConsentText.end(of: ConsentText.tilde, in: bytes, from: start, to: bytes.count)
            sections.append(try GPPSection(id: id, bytes, from: start, to: end))
            start = end + 1
        }
        var string = GPPString(sections)
        if let offset = header.paddingFault {
            string.decodingProblems.append(.init(.nonZeroPadding, .notice, bitOffset: offset))
        }
        return string
    }
}
