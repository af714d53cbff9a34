// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// The current choice as columns.
@Suite struct StoredChoiceColumnsTests {
    let directory: ScratchDirectory
    let path: String
    let device = Examples.device(1)

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
    }

    private func store() throws -> SQLiteStore { try SQLiteStore(path: path, keyCheck: Examples.keyCheck) }

    private func put(_ choice: StoredChoice) throws {
        let store = try store()
        let app = try Examples.app()
        try store.change { [device] in try $0.setChoice(choice, of: device, app: app, sequence: 0) }
        store.close()
    }

    private func change(_ sql: String) throws { try SQLiteConnection(path, as: .writer).execute(sql) }

    @Test func `a reader with nothing but SQL can tell what was chosen`() throws {
        try put(Examples.european(revision: 3))
        let connection = try SQLiteConnection(path, as: .reader)
        let expected: [(String, String)] = [
            ("kind", "1"), ("revision", "3"), ("action", "3"), ("outcome", "3"), ("received_at", "1796040000000"),
            ("decided_at", "1796039940000"), ("stated_at", "-1"), ("form_version", "4"), ("language", "pt-BR"),
            ("environment", "2"), ("is_forced", "1"), ("gpc_shown", "1"), ("tcf_policy_version", "5"),
            ("vendor_list_version", "301"), ("tc_string", "CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"),
            ("ac_string", "2~89.3000~dv."), ("gpp_string", "DBABBg~BAAAAAAAAgA.QA"), ("purposes_consent", "13"),
            ("purposes_legitimate_interest", "8388674"), ("special_features", "2"),
            ("hex(vendors_consent)", "0200F00502"), ("hex(vendors_legitimate_interest)", "F30500"),
            ("opt_outs IS NULL", "1"),
        ]
        for (column, value) in expected {
            #expect(try connection.value(of: "SELECT \(column) FROM current") == value, "\(column)")
        }
    }

    @Test func `what a US choice has not is NULL`() throws {
        try put(Examples.usStates())
        let connection = try SQLiteConnection(path, as: .reader)
        #expect(try connection.value(of: "SELECT kind FROM current") == "2")
        #expect(try connection.value(of: "SELECT opt_outs FROM current") == "7")
        for column in ["purposes_consent", "vendors_consent", "tc_string", "form", "language", "stated_at"] {
            #expect(try connection.value(of: "SELECT \(column) IS NULL FROM current") == "1", "\(column)")
        }
    }

    @Test func `empty sets and absent strings come back so`() throws {
        var choice = Examples.european()
        choice.content = .european(EuropeanChoice())
        choice.signals = StoredSignals()
        choice.formID = nil
        choice.language = nil
        choice.statedAt = nil
        try put(choice)
        let store = try store()
        #expect(try store.see { try $0.choices(of: device) }.european == choice)
    }

    @Test(arguments: ChoiceAction.allCases, ChoiceOutcome.allCases)
    func `every action and outcome comes back`(action: ChoiceAction, outcome: ChoiceOutcome) throws {
        var choice = Examples.usStates()
        choice.action = action
        choice.outcome = outcome
        try put(choice)
        let store = try store()
        #expect(try store.see { try $0.choices(of: device) }.usStates == choice)
    }

    /// Damage that no check of pages sees: the row is whole, and no server wrote it.
    @Test(arguments: [
        "action = 9", "outcome = 0", "environment = 7", "kind = 3", "kind = -1", "vendors_consent = x'80'",
        "vendors_disclosed = x'0000010000'", "restrictions = x'01'", "ad_tech_providers = x'FFFFFFFFFF'",
    ])
    func `a row that no server wrote is damage, not another choice`(damage: String) throws {
        try put(Examples.european())
        try change("UPDATE current SET \(damage)")
        let store = try store()
        #expect {
            try store.see { try $0.choices(of: device) }
        } throws: { error in
            if case StorageError.corrupt(let text) = error { text.hasPrefix("table current, row") } else { false }
        }
    }

    @Test func `bits that no US choice has are damage`() throws {
        try put(Examples.usStates())
        for damage in ["opt_outs = 8", "sensitive_data_opt_outs = 4096", "opt_outs = -1"] {
            try change("UPDATE current SET opt_outs = 0, sensitive_data_opt_outs = 0; UPDATE current SET \(damage)")
            let store = try store()
            #expect(throws: StorageError.self, "\(damage)") { try store.see { try $0.choices(of: device) } }
            store.close()
        }
    }
}
