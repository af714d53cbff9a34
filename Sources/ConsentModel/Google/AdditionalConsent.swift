// SPDX-License-Identifier: Apache-2.0

/// Google's Additional Consent string: providers outside the TCF vendor list, by their ids on Google's list.
public struct AdditionalConsent: Hashable, Sendable {
    /// 1, which lists consented providers only, or 2.
    public var version: Int
    /// Providers with consent, ascending.
    public private(set) var consented: [Int]
    /// Providers that were shown and have no consent, ascending; nil in version 1, which can't tell.
    public private(set) var disclosed: [Int]?
    /// What reading it showed to be odd; the string counts nevertheless.
    public internal(set) var problems: [ConsentStringProblem] = []

    /// A string of version 2.
    ///
    /// Ids below 1 or above 2^31 - 1 are left out; consent wins over mere disclosure.
    public init(consented: some Sequence<Int>, disclosed: some Sequence<Int>) {
        version = 2
        self.consented = Self.ascending(consented)
        self.disclosed = Self.ascending(disclosed).subtracting(self.consented)
    }

    /// A string as it was read.
    init(version: Int, consented: some Sequence<Int>, disclosed: [Int]?) {
        self.init(consented: consented, disclosed: disclosed ?? [])
        self.version = version
        if disclosed == nil { self.disclosed = nil }
    }

    /// The string as text.
    public var encoded: String {
        let granted = consented.map(String.init).joined(separator: ".")
        guard let disclosed else { return "1~\(granted)" }
        return "2~\(granted)~dv.\(disclosed.map(String.init).joined(separator: "."))"
    }

    private static func ascending(_ ids: some Sequence<Int>) -> [Int] {
        let valid = ids.filter { (1...Int(Int32.max)).contains($0) }
        let isAscending = zip(valid, valid.dropFirst()).allSatisfy { $0 < $1 }
        return isAscending ? valid : Set(valid).sorted()
    }
}

extension [Int] {
    /// The numbers that the other list lacks; both are ascending.
    fileprivate func subtracting(_ other: Self) -> Self {
        var index = 0
        return filter { number in
            while index < other.count, other[index] < number { index += 1 }
            return index == other.count || other[index] != number
        }
    }
}
