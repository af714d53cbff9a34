// SPDX-License-Identifier: Apache-2.0

/// What opts a device out whatever it chose: then the string says so too.
public enum USStance: Sendable, CaseIterable {
    /// A tag or a refusal made elsewhere.
    case optedOut
    /// Global Privacy Control, which the string names.
    case globalPrivacyControl
}

/// The GPP strings of devices that have stored nothing to tell one from the other: made once, looked up on a read.
enum USStandardStrings {
    /// The string for a section; nil where the section is not of the US states.
    static func string(section: Int, stance: USStance?, isNoticed: Bool) -> String? {
        table[Key(section: section, stance: stance, isNoticed: isNoticed)]
    }

    private struct Key: Hashable {
        var section: Int
        var stance: USStance?
        var isNoticed: Bool
    }

    private static let table: [Key: String] = {
        var table: [Key: String] = [:]
        for section in GPPSectionID.allCases {
            for stance in [nil, .optedOut, .globalPrivacyControl] as [USStance?] {
                for isNoticed in [true, false] {
                    table[Key(section: section.rawValue, stance: stance, isNoticed: isNoticed)] =
                        USChoice().gppString(section: section.rawValue, stance: stance, isNoticed: isNoticed)
                }
            }
        }
        return table
    }()
}

extension USChoice {
    /// The choice as a GPP string of one section; nil where the section is not of the US states.
    func gppString(section: Int, stance: USStance? = nil, isNoticed: Bool = true) -> String? {
        guard let id = GPPSectionID(rawValue: section), let layout = USLayout.layouts(of: id).first else { return nil }
        let choice = stance == nil ? self : stricter(with: .allOptedOut)
        let section = USSection(choice, in: layout, isNoticed: isNoticed, gpc: stance == .globalPrivacyControl)
        guard let written = try? GPPSection(section) else { return nil }
        return try? GPPString([written]).encoded()
    }
}
