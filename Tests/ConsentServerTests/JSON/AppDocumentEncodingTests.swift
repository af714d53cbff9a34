// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct AppDocumentEncodingTests {
    private func decoded(_ bytes: [UInt8]) throws -> AppDocument {
        try AppDocument(json: JSONScanner.parse(bytes), rules: appRules)
    }

    @Test func `writes every field in a fixed order`() {
        let text = String(decoding: AppDocument(name: "Shopping \"é\"").canonicalJSON, as: UTF8.self)
        #expect(
            text == """
                {"name":"Shopping \\"é\\"","environment":"production",\
                "regulations":{"gdpr":{"message":true,"targeting":"applicable"},\
                "us_state":{"message":true,"states":"all"}},\
                "idfa_explainer":false,"unknown_geography":"regulated","unknown_us_state":"regulated",\
                "no_message":"not_required","carry_choice":true,"vendors":[755],"ad_tech_providers":[],\
                "gpp_sections":"national","legitimate_interest_default":false,"analytics_storage":"denied",\
                "languages":["en"],"default_language":"en","publisher_country":"AA","privacy_policy_url":null,\
                "buttons":{"manage_options":true,"close":false},"texts":{},"theme":{"light":{},"dark":{}},\
                "reprompt":{"after_months":13,"on_vendor_change":false},"withdrawn_forms":[],"allowed_origins":[]}
                """)
    }

    @Test func `writes the fields that it reads`() throws {
        guard case .object(let members) = try JSONScanner.parse(AppDocument(name: "x").canonicalJSON) else {
            Issue.record("not an object")
            return
        }
        #expect(members.map(\.name) == AppDocument.fieldNames)
    }

    @Test func `the order and the spelling of what came in leave no trace`() throws {
        let first = try appDocument(
            #""vendors": [3, 1], "languages": ["en", "pt-BR"], "texts": {"pt-BR": {"title": "a", "body": "b"}, "en": {}}"#
        )
        let second = try appDocument(
            #"""
            "texts": {"PT-br": {"body": "\u0062", "title": "a"}}, "languages": ["EN", "pt-br"],
            "vendors": [1, 3.0], "theme": {"dark": {}}, "privacy_policy_url": null, "environment": "production"
            """#)
        #expect(first == second)
        #expect(first.canonicalJSON == second.canonicalJSON)
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `any document that is written is read back the same, and written again the same`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed)
        for _ in 0..<10 {
            let document = AppDocument.random(&random)
            let bytes = document.canonicalJSON
            let back = try decoded(bytes)
            #expect(back == document)
            #expect(back.canonicalJSON == bytes)
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `documents that differ have different bytes`(_ seed: UInt64) {
        var random = SeededGenerator(seed)
        let documents = (0..<30).map { _ in AppDocument.random(&random) }
        for left in documents {
            for right in documents { #expect((left == right) == (left.canonicalJSON == right.canonicalJSON)) }
        }
    }
}

extension AppDocument {
    /// A valid document under `appRules`.
    fileprivate static func random(_ random: inout SeededGenerator) -> AppDocument {
        var document = AppDocument(name: "App \(Int.random(in: 0..<1000, using: &random))\u{301}\"\\")
        document.environment = pick(&random)
        document.gdpr.message = .random(using: &random)
        document.gdpr.targeting = pick(&random)
        document.usState.message = .random(using: &random)
        let states = some(of: ["CA", "TX", "VA", "CO", "DC"], &random).compactMap { SubdivisionCode($0) }
        document.usState.states = states.isEmpty ? nil : Set(states)
        document.otherLaws = Set(some(of: ["lgpd", "pipl"], &random))
        document.idfaExplainer = .random(using: &random)
        document.unknownGeography = pick(&random)
        document.unknownUSState = pick(&random)
        document.noMessage = pick(&random)
        document.carryChoice = .random(using: &random)
        document.vendors = some(of: Array(1...40), &random).sorted()
        document.adTechProviders = some(of: [1, 89, 3000, .max], &random).sorted()
        document.gppSections = pick(&random)
        document.legitimateInterestDefault = .random(using: &random)
        document.analyticsStorage = pick(&random)
        document.languages = some(of: ["en", "de", "pt-BR", "zh-Hant-TW", "es-419"], &random)
        if document.languages.isEmpty { document.languages = ["sv"] }
        document.defaultLanguage = document.languages.randomElement(using: &random) ?? "sv"
        document.publisherCountry = some(of: ["AA", "DE", "GB"], &random).first ?? "US"
        document.privacyPolicyURL = some(of: ["https://a.example/", "https://b.example:8443/x?y=%20"], &random).first
        document.buttons.manageOptions = .random(using: &random)
        document.buttons.close = .random(using: &random)
        for language in some(of: document.languages, &random) {
            document.texts[language] = [["title": "T"], ["body": "a\nb", "title": "\"é𝄞\""]].randomElement(
                using: &random)
        }
        for scheme in some(of: ["light", "dark"], &random) { document.theme[scheme] = ["accent": "#00ff7f"] }
        document.reprompt.afterMonths = .random(in: 1...13, using: &random)
        document.reprompt.onVendorChange = .random(using: &random)
        document.withdrawnForms = Set(
            some(of: Array(0..<9), &random).map { FormID(digest: [UInt8](repeating: $0, count: 32)) })
        document.allowedOrigins = some(
            of: ["https://a.example", "ionic://localhost", "http://localhost:3000"], &random)
        return document
    }

    private static func pick<Choice: CaseIterable>(_ random: inout SeededGenerator) -> Choice {
        let all = Array(Choice.allCases)
        return all[Int.random(in: all.indices, using: &random)]
    }

    private static func some<Element>(of all: [Element], _ random: inout SeededGenerator) -> [Element] {
        Array(all.shuffled(using: &random).prefix(Int.random(in: 0...all.count, using: &random)))
    }
}
