// SPDX-License-Identifier: Apache-2.0

/// A route's pattern taken apart.
struct RoutePath: Sendable, Equatable {
    enum Segment: Sendable, Hashable {
        case literal(String)
        case parameter(String)

        /// Whether a path's segment fits; a parameter is never empty.
        func takes(_ segment: String) -> Bool {
            switch self {
            case .literal(let literal): literal == segment
            case .parameter: !segment.isEmpty
            }
        }

        var isLiteral: Bool {
            if case .literal = self { true } else { false }
        }
    }

    let pattern: String
    let segments: [Segment]
    /// The name of each segment that is a parameter.
    let names: [String?]

    /// Takes `/a/{b}/c`: literals of unreserved characters, names in braces, each name once.
    init(_ pattern: String) throws(RouteTableError) {
        guard pattern.first == "/" else { throw .malformed(pattern) }
        var segments: [Segment] = []
        for part in pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            if part.first == "{", part.last == "}", part.count > 2 {
                let name = Segment.parameter(String(part.dropFirst().dropLast()))
                guard !segments.contains(name) else { throw .malformed(pattern) }
                segments.append(name)
            } else if Array(part.utf8).allSatisfy(Self.literal.contains) {
                segments.append(.literal(String(part)))
            } else {
                throw .malformed(pattern)
            }
        }
        self.pattern = pattern
        self.segments = segments
        names = segments.map { if case .parameter(let name) = $0 { name } else { nil } }
    }

    private static let literal = ByteSet(alphanumericsAnd: "-._~")

    func matches(_ path: [String]) -> Bool {
        guard path.count == segments.count else { return false }
        // From the end: the beginnings are all alike.
        for index in segments.indices.reversed() where !segments[index].takes(path[index]) { return false }
        return true
    }

    /// Whether a path could match both and neither is the more literal one.
    func overlaps(_ other: RoutePath) -> Bool {
        guard segments.count == other.segments.count else { return false }
        var isMore = false
        var isLess = false
        for (mine, theirs) in zip(segments, other.segments) {
            switch (mine, theirs) {
            case (.literal(let mine), .literal(let theirs)): if mine != theirs { return false }
            case (.literal, .parameter): isMore = true
            case (.parameter, .literal): isLess = true
            case (.parameter, .parameter): break
            }
        }
        return isMore == isLess
    }

    /// Whether this one is to be tried before `other`.
    func isMoreLiteral(than other: RoutePath) -> Bool {
        segments.count(where: \.isLiteral) > other.segments.count(where: \.isLiteral)
    }

    static func == (left: Self, right: Self) -> Bool { left.segments == right.segments }
}

/// The segments that a pattern's names stand for.
struct RouteParameters: Sendable {
    /// For each segment, nil for a literal.
    private let names: [String?]
    private let path: [String]

    init(_ route: RoutePath, _ path: [String]) {
        names = route.names
        self.path = path
    }

    /// What stands for `name`; empty where the pattern has no such name.
    subscript(name: String) -> String {
        for index in names.indices where names[index] == name { return path[index] }
        return ""
    }
}
