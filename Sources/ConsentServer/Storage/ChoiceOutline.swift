// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A current choice by what tells it from others: two of the same likeness differ in their times and revision alone.
///
/// A read that has answered one of them before needs no more than this to answer the other.
struct ChoiceOutline: Sendable, Equatable {
    var likeness: ChoiceLikeness
    var decidedAt: Timestamp
    var receivedAt: Timestamp
    var revision: Int64
}

/// The outlines of what one device holds.
typealias ChoiceOutlines = PerChoiceKind<ChoiceOutline>

/// 128 bits of a hash of all that a choice says but for its times, its revision and the hash of how it was sent.
struct ChoiceLikeness: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
}

extension ChoiceOutlines {
    init(_ choices: CurrentChoices) {
        self.init()
        european = choices.european.map { ChoiceOutline($0) }
        usStates = choices.usStates.map { ChoiceOutline($0) }
    }
}

extension ChoiceOutline {
    init(_ choice: StoredChoice) {
        self.init(
            likeness: ChoiceLikeness(choice), decidedAt: choice.decidedAt, receivedAt: choice.receivedAt,
            revision: choice.revision)
    }
}

extension ChoiceLikeness {
    init(_ choice: StoredChoice) {
        var spelling = Spelling()
        spelling.add(choice.action.rawValue)
        spelling.add(choice.outcome.rawValue)
        spelling.add(choice.formID?.description)
        spelling.add(choice.formVersion)
        spelling.add(choice.language)
        spelling.add(choice.environment.rawValue)
        spelling.add(choice.isForced ? 1 : 0)
        spelling.add(choice.gpcShown ? 1 : 0)
        spelling.add(Int64(choice.tcfPolicyVersion))
        spelling.add(Int64(choice.vendorListVersion))
        spelling.add(choice.signals.tcString)
        spelling.add(choice.signals.acString)
        spelling.add(choice.signals.gppString)
        spelling.add(choice.signals.supplement)
        spelling.add(choice.kind.rawValue)
        switch choice.content {
        case .european(let content): spelling.add(content)
        case .usStates(let content):
            spelling.add(content.optOutBits)
            spelling.add(content.sensitiveDataBits)
        }
        let digest = Sodium.sha256(spelling.bytes)
        high = UInt64(bigEndianBytes: digest[0..<8])
        low = UInt64(bigEndianBytes: digest[8..<16])
    }

    /// Values one behind the other, so that no two choices are spelled alike: each has its length in front.
    private struct Spelling {
        private(set) var bytes: [UInt8] = []

        init() { bytes.reserveCapacity(512) }

        mutating func add(_ number: Int64) {
            for shift in stride(from: Int64(56), through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: number >> shift))
            }
        }

        /// A text that is not there has another length than any that is.
        mutating func add(_ text: String?) {
            add(Int64(text?.utf8.count ?? -1))
            bytes += (text ?? "").utf8
        }

        mutating func add(_ ids: IDSet) {
            add(Int64(ids.ids.count))
            for id in ids.ids {
                for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: id >> shift)) }
            }
        }

        mutating func add(_ choice: EuropeanChoice) {
            add(Int64(choice.purposesConsent.rawValue))
            add(Int64(choice.purposesLegitimateInterest.rawValue))
            add(Int64(choice.specialFeatures.rawValue))
            add(choice.vendorsConsent)
            add(choice.vendorsLegitimateInterest)
            add(choice.vendorsDisclosed)
            add(choice.adTechProviders)
            add(choice.adTechProvidersDisclosed)
            add(Int64(choice.restrictions.count))
            for restriction in choice.restrictions {
                add(Int64(restriction.purpose))
                add(Int64(restriction.type.rawValue))
                add(restriction.vendors)
            }
        }
    }
}
