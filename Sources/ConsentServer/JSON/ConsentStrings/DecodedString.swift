// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What there is to say about a consent string: what it holds, and what is wrong with it.
struct DecodedString: Sendable {
    /// What a string holds, by its kind.
    enum Content: Sendable {
        case tc(TCString)
        case gpp(GPPString)
        case ac(AdditionalConsent)
        case usPrivacy(USPrivacyString)
    }

    let kind: ConsentStringKind
    /// Nil where the string can't be read, which says nothing about anybody's consent.
    let content: Content?
    /// What is wrong with it, the first ``problemLimit`` of that.
    let findings: [Finding]
    /// How much more is wrong.
    let omittedFindings: Int
    /// Whether the string can be read and relied on.
    let isValid: Bool

    /// More problems than this are counted, not put into words: a hostile string can break a rule thousands of times.
    static let problemLimit = 100

    /// Reads a string of a kind; `now` tells what lies in the future.
    init(_ text: String, kind: ConsentStringKind, now: Timestamp) {
        self.kind = kind
        do throws(ConsentStringError) {
            let content = try Self.read(text, kind)
            self.content = content
            let problems = Self.problems(of: content, now: Deciseconds(milliseconds: now.milliseconds))
            let age = Self.age(of: content, now: now)
            let room = Self.problemLimit - age.count
            var listed = problems.prefix(room)
            if problems.count > room {
                // What makes the string invalid must not be among those that are left out.
                listed = ArraySlice(problems.lazy.filter { $0.severity == .invalid }.prefix(room))
                listed += problems.lazy.filter { $0.severity != .invalid }.prefix(room - listed.count)
            }
            findings = listed.map { Finding($0) } + age
            omittedFindings = problems.count - listed.count
            isValid = !problems.contains { $0.severity == .invalid }
        } catch {
            content = nil
            let likely = ConsentStringKind(of: text)
            let hint = likely == kind ? "" : ". It looks like \(likely.name): \(likely.decoder) reads that"
            findings = [Finding(error, hint: hint)]
            omittedFindings = 0
            isValid = false
        }
    }

    private static func read(_ text: String, _ kind: ConsentStringKind) throws(ConsentStringError) -> Content {
        switch kind {
        case .tc: .tc(try TCString.decode(text))
        case .gpp: .gpp(try GPPString.decode(text))
        case .ac: .ac(try AdditionalConsent.decode(text))
        case .usPrivacy: .usPrivacy(try USPrivacyString.decode(text))
        }
    }

    private static func problems(of content: Content, now: Deciseconds) -> [ConsentStringProblem] {
        switch content {
        case .tc(let string): string.problems(now: now)
        case .gpp(let string): string.problems(now: now)
        case .ac(let string): string.problems
        case .usPrivacy: []
        }
    }

    /// Google takes a TC string for outdated 13 months after its last update, whatever it says.
    private static func age(of content: Content, now: Timestamp) -> [Finding] {
        guard case .tc(let string) = content,
            now.day >= Timestamp(milliseconds: string.lastUpdated.milliseconds).day.adding(months: 13)
        else { return [] }
        return [Finding.outdated]
    }
}

/// One thing that is wrong with a string, and where.
struct Finding: Sendable {
    enum Severity: String, JSONWritable {
        /// The string can't be read.
        case unreadable
        /// It can be read and must not be relied on.
        case invalid
        /// Odd or outdated; what the string says counts.
        case notice
    }

    let code: String
    let severity: Severity
    let section: Int?
    let segment: Int
    let bitOffset: Int
    let value: Int?
    let detail: String

    init(_ problem: ConsentStringProblem) {
        code = problem.code.rawValue
        severity = problem.severity == .invalid ? .invalid : .notice
        (section, segment, bitOffset) = (problem.section, problem.segment, problem.bitOffset)
        value = problem.value
        detail = problem.description
    }

    /// Where LastUpdated lies is the same in every TC string.
    fileprivate static let outdated = Finding(
        code: "older_than_13_months", severity: .notice, section: nil, segment: 0, bitOffset: 42, value: nil,
        detail: "the string was last updated 13 months ago or more, and Google treats it as if there were none: ask "
            + "for consent again: segment 0, bit 42")

    private init(
        code: String, severity: Severity, section: Int?, segment: Int, bitOffset: Int, value: Int?, detail: String
    ) {
        self.code = code
        self.severity = severity
        (self.section, self.segment, self.bitOffset) = (section, segment, bitOffset)
        self.value = value
        self.detail = detail
    }

    init(_ error: ConsentStringError, hint: String) {
        code = error.code.rawValue
        severity = .unreadable
        (section, segment, bitOffset) = (error.section, error.segment, error.bitOffset)
        value = error.value
        detail = error.description + hint
    }
}
