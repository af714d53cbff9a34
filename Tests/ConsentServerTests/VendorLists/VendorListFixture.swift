// SPDX-License-Identifier: Apache-2.0

@testable import ConsentModel
@testable import ConsentServer

/// A vendor list as IAB Europe publishes one, with names and texts that are made up.
struct VendorListFixture {
    /// One vendor's members, as JSON; what is nil is absent.
    struct Entry {
        var id: Int
        var name = "Vendor"
        var purposes = "[1,3,4]"
        var legIntPurposes = "[2,7,9,10]"
        var flexiblePurposes = "[2,7]"
        var specialPurposes = "[1,2]"
        var features = "[1]"
        var specialFeatures = "[]"
        var dataDeclaration: String? = "[1,6]"
        var urls: String? = #"[{"langId":"en","privacy":"https://vendor.example/privacy","legIntClaim":""}]"#
        var dataRetention: String? = #"{"stdRetention":365,"purposes":{"3":180},"specialPurposes":{}}"#
        var cookieMaxAgeSeconds = "null"
        var deletedDate: String?

        init(_ id: Int, _ change: (inout Entry) -> Void = { _ in }) {
            self.id = id
            change(&self)
        }

        var json: String {
            var members = [
                "\"id\":\(id)", "\"name\":\"\(name)\"", "\"purposes\":\(purposes)",
                "\"legIntPurposes\":\(legIntPurposes)", "\"flexiblePurposes\":\(flexiblePurposes)",
                "\"specialPurposes\":\(specialPurposes)", "\"features\":\(features)",
                "\"specialFeatures\":\(specialFeatures)", "\"cookieMaxAgeSeconds\":\(cookieMaxAgeSeconds)",
                "\"usesCookies\":true",
                "\"cookieRefresh\":false", "\"usesNonCookieAccess\":true",
                "\"deviceStorageDisclosureUrl\":\"https://vendor.example/storage.json\"",
            ]
            if let dataDeclaration { members.append("\"dataDeclaration\":\(dataDeclaration)") }
            if let urls { members.append("\"urls\":\(urls)") }
            if let dataRetention { members.append("\"dataRetention\":\(dataRetention)") }
            if let deletedDate { members.append("\"deletedDate\":\"\(deletedDate)\"") }
            return "{\(members.joined(separator: ","))}"
        }
    }

    var specification = "3"
    var version = "178"
    var policy = "5"
    var lastUpdated = "\"2026-11-26T16:00:00Z\""
    var purposeCount = 11
    /// Goes before the made-up names: the language of a translation.
    var language = "Official"
    var specialPurposeCount = 3
    var vendors = [Entry(1), Entry(2), Entry(755)]

    private func items(_ kind: String, _ count: Int) -> String {
        let items = (1...count).map { id in
            "\"\(id)\":{\"id\":\(id),\"name\":\"\(language) \(kind) \(id)\","
                + "\"description\":\"What \(kind) \(id) is about.\\n\",\"illustrations\":[\"Such as this.\"]}"
        }
        return "{\(items.joined(separator: ","))}"
    }

    private var texts: [String] {
        [
            "\"purposes\":\(items("purpose", purposeCount))",
            "\"specialPurposes\":\(items("special purpose", specialPurposeCount))",
            "\"features\":\(items("feature", 3))", "\"specialFeatures\":\(items("special feature", 2))",
            "\"dataCategories\":\(items("data category", 11))", "\"stacks\":{}",
        ]
    }

    private var head: [String] {
        [
            "\"gvlSpecificationVersion\":\(specification)", "\"vendorListVersion\":\(version)",
            "\"tcfPolicyVersion\":\(policy)", "\"lastUpdated\":\(lastUpdated)",
        ]
    }

    /// The list.
    var json: String {
        let entries = vendors.map { "\"\($0.id)\":\($0.json)" }.joined(separator: ",")
        return "{\((head + texts + ["\"vendors\":{\(entries)}"]).joined(separator: ","))}"
    }

    /// The texts alone: a file beside the list.
    var translation: String { "{\((head + texts).joined(separator: ","))}" }

    /// 2026-11-30T12:00:00Z.
    static let now = Timestamp(milliseconds: 1_796_040_000_000)

    /// The list as it is read at a moment.
    func list(now: Timestamp = Self.now) throws -> VendorList {
        try VendorList(globalVendorList: try JSONScanner.parse(Array(json.utf8)), now: now)
    }
}
