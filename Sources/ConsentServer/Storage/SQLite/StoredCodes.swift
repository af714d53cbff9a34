// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A closed list whose members stand in a column as one integer each, the same for ever.
protocol StoredCode: CaseIterable {
    var storedCode: Int64 { get }
}

extension StoredCode {
    /// The member with this code, nil where none has it.
    init?(storedCode: Int64) {
        for member in Self.allCases where member.storedCode == storedCode {
            self = member
            return
        }
        return nil
    }
}

extension ChoiceAction: StoredCode {
    var storedCode: Int64 {
        switch self {
        case .consent: 1
        case .doNotConsent: 2
        case .saveChoices: 3
        case .imported: 4
        }
    }
}

extension ChoiceOutcome: StoredCode {
    var storedCode: Int64 {
        switch self {
        case .all: 1
        case .none: 2
        case .partial: 3
        }
    }
}

extension USChoice {
    /// The three opt-outs as bits.
    var optOutBits: Int64 {
        (saleOptOut ? 1 : 0) | (sharingOptOut ? 2 : 0) | (targetedAdvertisingOptOut ? 4 : 0)
    }

    /// The sensitive data opted out of as bits.
    var sensitiveDataBits: Int64 { sensitiveDataOptOuts.reduce(0) { $0 | $1.storedBit } }

    /// The choice that these bits spell, nil where they spell none.
    init?(optOutBits: Int64, sensitiveDataBits: Int64) {
        self.init()
        saleOptOut = optOutBits & 1 != 0
        sharingOptOut = optOutBits & 2 != 0
        targetedAdvertisingOptOut = optOutBits & 4 != 0
        if sensitiveDataBits != 0 {
            sensitiveDataOptOuts = Set(SensitiveDataCategory.allCases.filter { sensitiveDataBits & $0.storedBit != 0 })
        }
        guard self.optOutBits == optOutBits, self.sensitiveDataBits == sensitiveDataBits else { return nil }
    }
}

extension SensitiveDataCategory {
    fileprivate var storedBit: Int64 {
        switch self {
        case .racialOrEthnicOrigin: 1 << 0
        case .religiousOrPhilosophicalBeliefs: 1 << 1
        case .health: 1 << 2
        case .sexLifeOrSexualOrientation: 1 << 3
        case .citizenshipOrImmigrationStatus: 1 << 4
        case .geneticData: 1 << 5
        case .biometricData: 1 << 6
        case .preciseGeolocation: 1 << 7
        case .identityDocuments: 1 << 8
        case .accountCredentials: 1 << 9
        case .unionMembership: 1 << 10
        case .messageContents: 1 << 11
        }
    }
}
