// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A stored choice as the columns of table `current` behind `sequence`.
enum StoredChoiceColumns {
    private static let columns = [
        "action", "outcome", "received_at", "decided_at", "stated_at", "form", "form_version", "language",
        "environment", "is_forced", "gpc_shown", "fingerprint_high", "fingerprint_low", "tcf_policy_version",
        "vendor_list_version", "tc_string", "ac_string", "gpp_string", "purposes_consent",
        "purposes_legitimate_interest", "special_features", "vendors_consent", "vendors_legitimate_interest",
        "vendors_disclosed", "ad_tech_providers", "ad_tech_providers_disclosed", "restrictions", "opt_outs",
        "sensitive_data_opt_outs", "choice_revision", "signals_supplement", "likeness_high", "likeness_low",
    ]

    /// How many there are.
    static let count = Int32(columns.count)
    /// Their names, for a statement.
    static let names = columns.joined(separator: ", ")
    /// As many parameters.
    static let parameters = columns.map { _ in "?" }.joined(separator: ", ")

    /// Those that many choices share, counted from the first: all but the times and the revision.
    static let shared: [Range<Int32>] = [0..<2, 5..<29, 30..<count]

    /// Sets what is a row's own in a choice that was read from another row with the same shared columns; false where a
    /// column holds what none writes.
    static func readOwn(of choice: inout StoredChoice, in row: SQLiteStatement, from first: Int32) -> Bool {
        choice.receivedAt = Timestamp(milliseconds: row.integer(first + 2))
        choice.decidedAt = Timestamp(milliseconds: row.integer(first + 3))
        choice.statedAt = row.optionalInteger(first + 4).map { Timestamp(milliseconds: $0) }
        choice.revision = row.integer(first + 29)
        return row.holdsInteger(first + 2) && row.holdsInteger(first + 3) && row.holdsInteger(first + 29)
            && (row.isNull(first + 4) || row.holdsInteger(first + 4))
    }

    /// Takes the choice out of a row, for a statement.
    static let nothing = columns.map { "\($0) = NULL" }.joined(separator: ", ")

    /// The values of a row without a choice.
    static let none = [SQLiteValue](repeating: .null, count: columns.count)

    /// The values of a row with this choice.
    static func values(of choice: StoredChoice, _ likeness: ChoiceLikeness) -> [SQLiteValue] {
        var values: [SQLiteValue] = [
            .integer(choice.action.storedCode), .integer(choice.outcome.storedCode),
            .integer(choice.receivedAt.milliseconds), .integer(choice.decidedAt.milliseconds),
            .integer(choice.statedAt?.milliseconds), .text(choice.formID?.description), .integer(choice.formVersion),
            .text(choice.language), .integer(Int64(choice.environment.evidenceCode)), .flag(choice.isForced),
            .flag(choice.gpcShown), .bits(choice.fingerprint.high), .bits(choice.fingerprint.low),
            .integer(Int64(choice.tcfPolicyVersion)), .integer(Int64(choice.vendorListVersion)),
            .text(choice.signals.tcString), .text(choice.signals.acString), .text(choice.signals.gppString),
        ]
        switch choice.content {
        case .european(let european):
            values += [
                .integer(Int64(european.purposesConsent.rawValue)),
                .integer(Int64(european.purposesLegitimateInterest.rawValue)),
                .integer(Int64(european.specialFeatures.rawValue)),
                .ids(european.vendorsConsent), .ids(european.vendorsLegitimateInterest),
                .ids(european.vendorsDisclosed), .ids(european.adTechProviders),
                .ids(european.adTechProvidersDisclosed),
                european.restrictions.isEmpty ? .null : .blob(PublisherRestriction.blob(of: european.restrictions)),
                .null, .null,
            ]
        case .usStates(let us):
            values += none.prefix(9) + [.integer(us.optOutBits), .integer(us.sensitiveDataBits)]
        }
        values += [
            .integer(choice.revision), .text(choice.signals.supplement), .bits(likeness.high), .bits(likeness.low),
        ]
        return values
    }

    /// The choice of the row that `row` came to, whose first column of a choice is `first`; nil where it has none.
    static func choice(
        in row: SQLiteStatement, from first: Int32, kind: ChoiceKind
    ) throws(StorageError) -> StoredChoice? {
        if row.isNull(first) { return nil }
        guard let action = ChoiceAction(storedCode: row.integer(first)),
            let outcome = ChoiceOutcome(storedCode: row.integer(first + 1)),
            let code = UInt8(exactly: row.integer(first + 8)),
            let environment = AppEnvironment(evidenceCode: code),
            let content = content(in: row, from: first + 18, kind: kind)
        else { throw .corrupt("table current, row \(row.integer(0)): not a choice") }
        var choice = StoredChoice(
            content: content, action: action, outcome: outcome, revision: row.integer(first + 29),
            receivedAt: Timestamp(milliseconds: row.integer(first + 2)),
            decidedAt: Timestamp(milliseconds: row.integer(first + 3)), environment: environment,
            isForced: row.flag(first + 9))
        choice.statedAt = row.optionalInteger(first + 4).map { Timestamp(milliseconds: $0) }
        choice.formID = row.optionalText(first + 5).flatMap { FormID($0) }
        choice.formVersion = row.integer(first + 6)
        choice.language = row.optionalText(first + 7)
        choice.gpcShown = row.flag(first + 10)
        choice.fingerprint = ChoiceFingerprint(high: row.bits(first + 11), low: row.bits(first + 12))
        choice.tcfPolicyVersion = Int(row.integer(first + 13))
        choice.vendorListVersion = Int(row.integer(first + 14))
        choice.signals.tcString = row.optionalText(first + 15)
        choice.signals.acString = row.optionalText(first + 16)
        choice.signals.gppString = row.optionalText(first + 17)
        choice.signals.supplement = row.optionalText(first + 30)
        return choice
    }

    /// Whether the columns hold what this choice is written as, to the bit; reading forgives more.
    static func isExact(_ choice: StoredChoice?, in row: SQLiteStatement, from first: Int32) -> Bool {
        var values = choice.map { self.values(of: $0, ChoiceLikeness($0)) } ?? none
        // A row from before there were likenesses has none until it is next written.
        if row.isNull(first + count - 2), row.isNull(first + count - 1) {
            values.replaceSubrange((values.count - 2)..., with: [.null, .null])
        }
        return values.indices.allSatisfy { row.holds(values[$0], first + Int32($0)) }
    }

    private static func content(
        in row: SQLiteStatement, from first: Int32, kind: ChoiceKind
    ) -> StoredChoice.Content? {
        switch kind {
        case .european: european(in: row, from: first).map { .european($0) }
        case .usStates:
            USChoice(optOutBits: row.integer(first + 9), sensitiveDataBits: row.integer(first + 10))
                .map { .usStates($0) }
        }
    }

    private static func european(in row: SQLiteStatement, from first: Int32) -> EuropeanChoice? {
        guard let vendorsConsent = row.ids(first + 3), let vendorsLegitimateInterest = row.ids(first + 4),
            let vendorsDisclosed = row.ids(first + 5), let adTechProviders = row.ids(first + 6),
            let adTechProvidersDisclosed = row.ids(first + 7)
        else { return nil }
        var european = EuropeanChoice()
        european.purposesConsent = PurposeSet(rawValue: UInt32(truncatingIfNeeded: row.integer(first)))
        european.purposesLegitimateInterest = PurposeSet(rawValue: UInt32(truncatingIfNeeded: row.integer(first + 1)))
        european.specialFeatures = PurposeSet(rawValue: UInt32(truncatingIfNeeded: row.integer(first + 2)))
        european.vendorsConsent = vendorsConsent
        european.vendorsLegitimateInterest = vendorsLegitimateInterest
        european.vendorsDisclosed = vendorsDisclosed
        european.adTechProviders = adTechProviders
        european.adTechProvidersDisclosed = adTechProvidersDisclosed
        if let blob = row.optionalBlob(first + 8) {
            guard let restrictions = PublisherRestriction.restrictions(blob: blob) else { return nil }
            european.restrictions = restrictions
        }
        return european
    }
}

extension SQLiteValue {
    /// A set of ids; an empty one is NULL, which takes no room.
    fileprivate static func ids(_ ids: IDSet) -> SQLiteValue { ids.isEmpty ? .null : .blob(ids.blob) }
}
