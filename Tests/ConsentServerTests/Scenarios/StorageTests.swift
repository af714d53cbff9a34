// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// `GET …/storage`: the keys that a consent platform keeps on the device.
@Suite struct StorageTests {
    func keys(_ caller: Caller, _ query: String = "") throws -> (write: JSONValue, delete: [String]) {
        let response = try caller.device("GET", "storage\(query)")
        #expect(response.status == 200, "\(response.text)")
        let map = try response.json()
        guard case .array(let delete)? = map["delete"] else { return (.null, []) }
        return (map["write"] ?? .null, delete.compactMap(\.string))
    }

    @Test(arguments: ["", "?platform=ios", "?platform=android"])
    func `numbers are numbers on both phones, never booleans or strings`(_ query: String) throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            let write = try keys(caller, query).write
            for name in [
                "CmpSdkID", "CmpSdkVersion", "PolicyVersion", "gdprApplies", "PurposeOneTreatment",
                "UseNonStandardTexts",
            ] {
                guard case .integer? = write["IABTCF_\(name)"] else {
                    Issue.record("\(name): \(String(describing: write["IABTCF_\(name)"]))")
                    continue
                }
            }
            for name in ["IABTCF_TCString", "IABTCF_PurposeConsents", "IABTCF_AddtlConsent", "IABGPP_GppSID"] {
                #expect(write[name]?.string != nil, "\(name)")
            }
        }
    }

    @Test func `in a browser, whose storage has nothing else, every value is a string`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            guard case .object(let members) = try keys(caller, "?platform=web").write else {
                Issue.record("no object")
                return
            }
            #expect(members.allSatisfy { $0.value.string != nil })
            #expect(members.first { $0.name == "IABTCF_gdprApplies" }?.value.string == "1")
        }
    }

    @Test func `the keys say what consent-info says`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            for (place, choose) in [(caller, true), (caller.from("US", "CA"), false), (caller.from("JP"), false)] {
                if choose { try place.choose("consent") }
                let info = try place.info()
                let write = try keys(place).write
                #expect(write["IABTCF_TCString"]?.string == info["signals"]?["tc_string"]?.string)
                #expect(write["IABTCF_AddtlConsent"]?.string == info["signals"]?["ac_string"]?.string)
                #expect(write["IABGPP_HDR_GppString"]?.string == info["signals"]?["gpp_string"]?.string)
                #expect(write["IABUSPrivacy_String"]?.string == info["signals"]?["us_privacy"]?.string)
                #expect(write[path: "IABTCF_gdprApplies"] == (info[path: "gdpr_applies"] == "true" ? "1" : "0"))
            }
        }
    }

    @Test func `a reset has the keys of the choice deleted`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            let before = try keys(caller)
            try caller.device("DELETE", "consent")
            let after = try keys(caller)
            guard case .object(let members) = before.write else { return }
            for name in members.map(\.name) where after.write[name] == nil {
                #expect(after.delete.contains(name), "\(name)")
            }
            #expect(after.delete.contains("IABTCF_TCString") && after.delete.contains("IABTCF_VendorConsents"))
        }
    }

    @Test func `a read that changed nothing is a 304, and writes nothing`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let tag = try #require(try caller.device("GET", "storage").header("etag"))
            #expect(try caller.with("If-None-Match", tag).device("GET", "storage").status == 304)
            #expect(try caller.device("GET", "consent").status == 404)
            try caller.from("US", "CA").chooseUS(optOut: true)
            let californian = caller.from("US", "CA").with("If-None-Match", tag)
            #expect(try californian.device("GET", "storage").status == 200)
        }
    }

    @Test func `an unknown platform is refused by name`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.device("GET", "storage?platform=windows")
            #expect(response.status == 400 && response.problemCode == "invalid_parameter")
        }
    }

    @Test func `11 gdprApplies is the number 0 or 1 everywhere (MAX-Unity 338; TCF 340)`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try keys(caller).write["IABTCF_gdprApplies"] == .integer(1))
            #expect(try keys(caller.from("US", "TX")).write["IABTCF_gdprApplies"] == .integer(0))
        }
    }
}
