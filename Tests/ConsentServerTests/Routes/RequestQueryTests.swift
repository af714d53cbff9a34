// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct RequestQueryTests {
    private func query(
        _ items: [(String, String)], _ known: [QueryParameter] = QueryParameter.device
    ) throws -> RequestQuery {
        try RequestQuery(items.map { .init(name: $0.0, value: $0.1) }, taking: known)
    }

    private func problem(_ items: [(String, String)], _ known: [QueryParameter] = QueryParameter.device) -> Problem? {
        do throws(Problem) {
            let query = try RequestQuery(items.map { .init(name: $0.0, value: $0.1) }, taking: known)
            _ = try DeviceQuery(query, headers: HTTPFields())
            return nil
        } catch { return error }
    }

    @Test(arguments: ["debugGeography", "debug-geography", "Debug_Geography", "debug_geografy"])
    func `a misspelt parameter must not look like success`(_ name: String) throws {
        let found = try #require(problem([(name, "EEA")]))
        #expect(found.code == .unknownParameter)
        #expect(found.detail.contains("Did you mean debug_geography?"))
        #expect(found.allowed.contains("debug_geography"))
    }

    @Test(arguments: [
        ("debug_geography", "EEAA"), ("debug_geography", ""), ("debug_geography", "DEU"), ("debug_geography", "DR"),
        ("tag_for_under_age_of_consent", "yes"), ("tag_for_under_age_of_consent", ""), ("platform", "windows"),
        ("att_status", "asked"), ("language", "english please"), ("language", ""),
    ])
    func `a malformed value names its parameter`(_ name: String, _ value: String) throws {
        let found = try #require(problem([(name, value)]))
        #expect(found.code == .invalidParameter)
        #expect(found.field == name)
    }

    @Test func `a parameter may be there once`() throws {
        #expect(try #require(problem([("language", "de"), ("language", "en")])).code == .invalidParameter)
    }

    @Test func `a route without parameters takes none`() throws {
        #expect(try #require(problem([("language", "de")], [])).code == .unknownParameter)
    }

    @Test func `reads what a device says of itself`() throws {
        let query = try query([
            ("debug_geography", "us-ca"), ("tag_for_under_age_of_consent", "true"), ("platform", "ios"),
            ("att_status", "not_determined"), ("language", "pt-BR"),
        ])
        let device = try DeviceQuery(query, headers: HTTPFields([("Sec-GPC", "1"), ("Accept-Language", "de")]))
        #expect(device.debugGeography?.requested == "US-CA")
        #expect(device.isUnderAge)
        #expect(device.platform == .ios)
        #expect(device.attStatus == .notDetermined)
        #expect(device.globalPrivacyControl)
        #expect(device.languages == ["pt-BR"])
    }

    @Test func `languages come from the header where the query has none`() throws {
        let device = try DeviceQuery(query([]), headers: HTTPFields([("Accept-Language", "fr;q=0.5, de")]))
        #expect(device.languages == ["de", "fr"])
        #expect(!device.globalPrivacyControl)
    }

    @Test(arguments: ["0", "", "true", "11"])
    func `only Sec-GPC 1 is the signal`(_ value: String) throws {
        #expect(try !DeviceQuery(query([]), headers: HTTPFields([("Sec-GPC", value)])).globalPrivacyControl)
    }
}
