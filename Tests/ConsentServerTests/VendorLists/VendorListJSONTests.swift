// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct `A Global Vendor List` {
    private typealias Entry = VendorListFixture.Entry

    private func refusal(_ change: (inout VendorListFixture) -> Void) throws -> String? {
        var fixture = VendorListFixture()
        change(&fixture)
        let json = try JSONScanner.parse(Array(fixture.json.utf8))
        do throws(FieldError) {
            _ = try VendorList(globalVendorList: json, now: VendorListFixture.now)
            return nil
        } catch { return error.detail }
    }

    private func vendor(_ change: @escaping (inout VendorListFixture.Entry) -> Void) throws -> Vendor {
        var fixture = VendorListFixture()
        fixture.vendors = [Entry(9, change)]
        return try #require(try fixture.list().vendors.first)
    }

    @Test func `is read with its versions, texts and vendors`() throws {
        let list = try VendorListFixture().list()
        #expect(list.version == VendorListVersion(version: 178, tcfPolicyVersion: 5))
        #expect(list.lastUpdated == Timestamp(rfc3339: "2026-11-26T16:00:00Z"))
        #expect(list.purposes.map(\.id) == Array(1...11))
        #expect(list.purposes.first?.name == "Official purpose 1")
        #expect(list.purposes.first?.illustrations == ["Such as this."])
        #expect(list.dataCategories.count == 11)
        #expect(list.vendors.map(\.id) == [1, 2, 755])
        let google = try #require(list.vendors.last)
        #expect(google.purposes.ids == [1, 3, 4])
        #expect(google.legitimateInterestPurposes.ids == [2, 7, 9, 10])
        #expect(google.flexiblePurposes.ids == [2, 7])
        #expect(google.specialPurposes.ids == [1, 2])
        #expect(google.features.ids == [1])
        #expect(google.dataCategories.ids == [1, 6])
        #expect(google.retention == Vendor.Retention(standard: 365, purposes: [3: 180]))
        #expect(google.policyURL == "https://vendor.example/privacy")
        #expect(google.legitimateInterestURL == nil)
    }

    @Test(arguments: [
        ("specification", "2", "`gvlSpecificationVersion` must be 3"),
        ("version", "0", "`vendorListVersion` must be from 1 to 4095, not 0"),
        ("version", "4096", "`vendorListVersion` must be from 1 to 4095"),
        ("version", "\"178\"", "`vendorListVersion` must be a whole number, not a string"),
        ("policy", "3", "`tcfPolicyVersion` must be from 4 to 63, not 3"),
        ("lastUpdated", "\"yesterday\"", "`lastUpdated` must be a time"),
        ("purposeCount", "12", "`purposes` must define purposes 1 to 11, not 1, 2, 3"),
        ("purposeCount", "10", "`purposes` must define purposes 1 to 11"),
    ])
    func `is refused for its head, with the member and the remedy`(
        _ member: String, _ value: String, _ expected: String
    ) throws {
        let detail = try refusal { fixture in
            switch member {
            case "specification": fixture.specification = value
            case "version": fixture.version = value
            case "policy": fixture.policy = value
            case "lastUpdated": fixture.lastUpdated = value
            default: fixture.purposeCount = Int(value) ?? 0
            }
        }
        #expect(detail?.hasPrefix(expected) == true, "\(detail ?? "accepted")")
    }

    @Test(arguments: [
        ("[1,12]", "[]", "[]", "`vendors.9.purposes[1]` is 12, which the list does not define."),
        ("[\"1\"]", "[]", "[]", "`vendors.9.purposes[0]` must be a whole number, not a string."),
        ("[1,1]", "[]", "[]", "`vendors.9.purposes[1]` stands in the list already: 1."),
        ("[1,2]", "[2]", "[]", "`vendors.9` declares purpose 2 on both legal bases."),
        ("[1]", "[2]", "[7]", "`vendors.9` declares purpose 7 as flexible, and on no legal basis."),
        ("1", "[]", "[]", "`vendors.9.purposes` must be an array, not a number."),
    ])
    func `is refused for what a vendor declares`(
        _ purposes: String, _ interests: String, _ flexible: String, _ expected: String
    ) throws {
        let detail = try refusal { fixture in
            fixture.vendors = [
                Entry(9) { entry in
                    entry.purposes = purposes
                    entry.legIntPurposes = interests
                    entry.flexiblePurposes = flexible
                }
            ]
        }
        #expect(detail == expected)
    }

    @Test func `is refused where a vendor stands under another id, or none can be shown`() throws {
        let json = VendorListFixture().json.replacing("\"755\":{", with: "\"756\":{")
        let tree = try JSONScanner.parse(Array(json.utf8))
        #expect(throws: FieldError(.invalid, "vendors.756.id", "must be 756, the key that it stands under")) {
            try VendorList(globalVendorList: tree, now: VendorListFixture.now)
        }
        #expect(
            try refusal { $0.vendors = [Entry(1) { $0.deletedDate = "2026-01-01T00:00:00Z" }] }
                == "`vendors` has no vendor that can be shown.")
        #expect(try refusal { $0.vendors = [Entry(0)] }?.hasPrefix("`vendors.0.id` must be from 1 to 65535") == true)
    }

    @Test(arguments: [
        ("2026-12-23T23:59:59.999Z", false), ("2026-12-24T00:00:00Z", true), ("2030-01-01T00:00:00Z", true),
    ])
    func `a vendor is deleted from its deletion date on`(_ now: String, _ isDeleted: Bool) throws {
        var fixture = VendorListFixture()
        fixture.vendors = [Entry(1), Entry(2) { $0.deletedDate = "2026-12-24T00:00:00Z" }]
        let list = try fixture.list(now: try #require(Timestamp(rfc3339: now)))
        #expect(list.deletedVendors == IDSet(isDeleted ? [2] : []))
        #expect(list.disclosable([1, 2]).map(\.id) == (isDeleted ? [1] : [1, 2]))
    }

    @Test(arguments: ["null", "0", "-1", "31536000", "63072000000"])
    func `takes the ages of cookies that lists have had`(_ age: String) throws {
        #expect(try vendor { $0.cookieMaxAgeSeconds = age }.id == 9)
    }

    @Test(arguments: ["-2", "-5", "1000000000000000000", "1.5", "\"86400\""])
    func `is refused for an age of cookies that is none`(_ age: String) throws {
        let detail = try refusal { $0.vendors = [Entry(9) { $0.cookieMaxAgeSeconds = age }] }
        #expect(detail?.hasPrefix("`vendors.9.cookieMaxAgeSeconds` must be ") == true, "\(detail ?? "accepted")")
    }

    @Test func `is refused for a vendor that lists no address`() throws {
        #expect(
            try refusal { $0.vendors = [Entry(9) { $0.urls = "[]" }] }
                == "`vendors.9.urls` is empty: a vendor has the address of its privacy policy.")
    }

    @Test func `what is unknown in it is read over`() throws {
        let json = VendorListFixture().json.replacing("\"stacks\":{}", with: "\"stacks\":{},\"later\":[1]")
        _ = try VendorList(globalVendorList: try JSONScanner.parse(Array(json.utf8)), now: VendorListFixture.now)
    }

    @Test func `takes the oddities of real lists: blanks, empty claims, http, languages twice and misspelt`() throws {
        let odd = try vendor { entry in
            entry.name = " Vendor, Inc. "
            entry.urls = #"""
                [{"langId":"de","privacy":"https://v.example/de","legIntClaim":" "},
                 {"langId":"en","privacy":"http://v.example/en"},{"langId":"en","privacy":"https://v.example/en2"},
                 {"langId":"sr - cyrl","privacy":"https://v.example/sr"},{"langId":"?","privacy":"https://v.example"},
                 {"langId":"fr","privacy":"javascript:alert(1)","legIntClaim":null}]
                """#
            entry.dataRetention = #"{"stdRetention":null,"purposes":{},"specialPurposes":{}}"#
        }
        #expect(odd.name == "Vendor, Inc.")
        #expect(odd.policyURL == "http://v.example/en")
        #expect(odd.translatedURLs["de"]?.policy == "https://v.example/de")
        #expect(odd.translatedURLs["de"]?.legitimateInterest == nil)
        #expect(odd.translatedURLs["sr-Cyrl"]?.policy == "https://v.example/sr")
        #expect(odd.translatedURLs["fr"]?.policy == nil)
        #expect(odd.retention?.longest == nil)
        let sparse = try vendor { entry in
            entry.urls = nil
            entry.dataRetention = nil
            entry.dataDeclaration = nil
        }
        #expect(sparse.policyURL == nil && sparse.retention == nil && sparse.dataCategories.isEmpty)
    }

    @Test func `of full size is read whole`() throws {
        var fixture = VendorListFixture()
        fixture.vendors = (1...1600).map { id in
            Entry(id) { entry in
                entry.name = "Vendor \(id) of a size that is usual"
                if id % 11 == 0 { entry.deletedDate = "2025-03-20T09:32:59.184Z" }
            }
        }
        #expect(fixture.json.utf8.count > 800_000)
        let list = try fixture.list()
        #expect(list.vendors.count == 1600)
        #expect(list.deletedVendors.ids.count == 145)
    }

    @Test func `cut anywhere, it is never half a list`() throws {
        let bytes = Array(VendorListFixture().json.utf8)
        for count in stride(from: 0, to: bytes.count, by: 37) {
            #expect(throws: JSONError.self) { try JSONScanner.parse(Array(bytes.prefix(count))) }
        }
    }
}
