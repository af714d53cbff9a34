// SPDX-License-Identifier: Apache-2.0

extension StoredSignals {
    /// What stands in the supplement, by key.
    enum SupplementKey: Hashable {
        /// The strings are another platform's, to be given back byte for byte; the value lists the GPP sections that
        /// apply, joined by "_".
        case origin
        /// The TC string for as long as a US opt-out caps the ads mode: the same without profiling.
        case carriedTC
        /// A GPP string in one section; without a stance, what was chosen.
        case gpp(section: Int, USStance?)

        fileprivate var prefix: String {
            switch self {
            case .origin: "from="
            case .carriedTC: "tc="
            case .gpp(let section, nil): "\(section)="
            case .gpp(let section, .optedOut?): "\(section)o="
            case .gpp(let section, .globalPrivacyControl?): "\(section)g="
            }
        }
    }

    /// Whether the strings are another platform's.
    public var isVerbatim: Bool { supplement != nil && self[.origin] != nil }

    /// The GPP sections of another platform's string that apply.
    var verbatimSections: [Int] { self[.origin]?.split(separator: "_").compactMap { Int($0) } ?? [] }

    /// Marks the strings as another platform's.
    mutating func markVerbatim(sections: [Int]) {
        self[.origin] = sections.map { String($0) }.joined(separator: "_")
    }

    /// A string of the supplement; setting adds it.
    subscript(key: SupplementKey) -> String? {
        get {
            guard let supplement else { return nil }
            let prefix = key.prefix
            for part in supplement.split(separator: " ") where part.hasPrefix(prefix) {
                return String(part.dropFirst(prefix.utf8.count))
            }
            return nil
        }
        set {
            guard let newValue else { return }
            supplement = (supplement.map { $0 + " " } ?? "") + key.prefix + newValue
        }
    }
}
