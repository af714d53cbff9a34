// SPDX-License-Identifier: Apache-2.0

/// One section of a GPP string: its text, which is passed on as it is, and what it says.
public struct GPPSection: Hashable, Sendable {
    /// What a section says.
    public indirect enum Content: Hashable, Sendable {
        case tcfeuv2(TCString)
        case tcfcav1(TCFCanada)
        case uspv1(USPrivacyString)
        case us(USSection)
        /// A section that is not known here, or long outdated: its text is kept.
        case unknown
    }

    /// The registered number.
    public let id: Int
    /// The text between two tildes.
    public let text: String
    /// What it says.
    public let content: Content

    /// A section of the US states, written now.
    public init(_ section: USSection) throws(ConsentStringEncodingError) {
        self.init(id: section.layout.section.rawValue, text: try section.encoded(), content: .us(section))
    }

    /// A section with a TC string, written now.
    public init(_ string: TCString) throws(ConsentStringEncodingError) {
        self.init(id: GPPSectionID.tcfeuv2.rawValue, text: try string.encoded(), content: .tcfeuv2(string))
    }

    /// A section with a US Privacy string.
    public init(_ string: USPrivacyString) {
        self.init(id: GPPSectionID.uspv1.rawValue, text: string.encoded, content: .uspv1(string))
    }

    init(id: Int, text: String, content: Content) { (self.id, self.text, self.content) = (id, text, content) }

    /// The prefix of the section in the client API, or nil for an id that is not registered.
    public var name: String? { GPPSectionID(rawValue: id)?.name }

    /// The rules that the section breaks.
    public func problems(now: Deciseconds? = nil) -> [ConsentStringProblem] {
        switch content {
        case .tcfeuv2(let string): string.problems(now: now).inSection(id)
        case .tcfcav1(let string): string.problems.inSection(id)
        case .us(let section): section.problems
        case .uspv1: []
        case .unknown: [.init(.sectionUnknown, .notice, section: id)]
        }
    }
}

extension GPPSection {
    /// Reads a section that is a part of a text.
    init(id: Int, _ text: Span<UInt8>, from start: Int, to end: Int) throws(ConsentStringError) {
        guard start < end else { throw ConsentStringError(.emptySection, section: id) }
        do throws(ConsentStringError) {
            content = try Self.read(GPPSectionID(rawValue: id), text, from: start, to: end)
        } catch {
            throw error.inSection(id)
        }
        self.id = id
        self.text = String(decoding: (start..<end).map { text[$0] }, as: UTF8.self)
    }

    private static func read(
        _ id: GPPSectionID?, _ text: Span<UInt8>, from start: Int, to end: Int
    ) throws(ConsentStringError) -> Content {
        switch id {
        case .tcfeuv2: return .tcfeuv2(try TCString(text, from: start, to: end))
        case .tcfcav1: return .tcfcav1(try TCFCanada(text, from: start, to: end))
        case .uspv1: return .uspv1(try USPrivacyString(text, from: start, to: end))
        case let id?:
            if let section = try USSection(text, from: start, to: end, section: id) { return .us(section) }
        case nil: break
        }
        // Whatever it is, it must be able to stand in a URL.
        for index in start..<end where !(0x21...0x7E).contains(text[index]) {
            throw ConsentStringError(.illegalCharacter, bitOffset: (index - start) * 6)
        }
        return .unknown
    }
}
