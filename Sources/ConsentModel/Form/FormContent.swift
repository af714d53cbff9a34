// SPDX-License-Identifier: Apache-2.0

/// A form as it is published: the first screen, which names by their hashes the parts that are loaded after it.
///
/// So the SHA-256 of the first screen covers every part, though a part that several languages or versions share is kept
/// once.
public struct FormContent: Sendable, Equatable {
    /// The SHA-256 of `first`.
    public let id: FormID
    /// What the first screen needs, as JSON.
    public let first: [UInt8]
    /// What comes after it.
    public let parts: [Part]
    /// What the form lets people choose; nil for one that makes no choice.
    public let offer: FormOffer?

    /// Bytes that are named by their SHA-256.
    public struct Part: Sendable, Equatable {
        /// The SHA-256.
        public let id: FormID
        /// What it is, as JSON, HTML, CSS or JavaScript.
        public let bytes: [UInt8]
    }

    /// The hosted page of a form: what a browser is sent, without what differs from device to device.
    public struct Page: Sendable, Equatable {
        /// The inside of the body.
        public var html: [UInt8]
        /// The style sheet that all forms share.
        public var style: [UInt8]
        /// The script that all forms share.
        public var script: [UInt8]

        /// A page.
        public init(html: [UInt8], style: [UInt8], script: [UInt8]) {
            self.html = html
            self.style = style
            self.script = script
        }
    }

    /// The content of a form; `hash` is SHA-256.
    public init(_ form: FormDescription, page: Page, hash: ([UInt8]) -> [UInt8]) {
        var parts: [Part] = []
        func part(_ bytes: [UInt8]) -> FormID {
            let part = Part(id: FormID(digest: hash(bytes)), bytes: bytes)
            parts.append(part)
            return part.id
        }
        let html = part(page.html)
        let style = part(page.style)
        let script = part(page.script)
        offer = FormOffer(form)
        let offerPart = offer.map { part($0.json) }
        let options = form.european.map { part(form.optionsJSON($0)) }
        let partners = form.european.map { $0.partnerPages.map { part($0) } }

        first = form.firstScreenJSON { json in
            json.object("page") { json in
                json.string("html", html.description)
                json.string("style", style.description)
                json.string("script", script.description)
            }
            json.object("parts") { json in
                json.optional("offer", offerPart?.description)
                json.optional("options", options?.description)
                json.strings("partners", partners?.map(\.description) ?? [])
            }
        }
        id = FormID(digest: hash(first))
        self.parts = parts
    }
}

extension FormDescription.European {
    /// How many partners stand on one page.
    public static let partnersPerPage = 100

    /// The partners in pages, the vendors first, in words of no language: the second screen's templates name them.
    var partnerPages: [[UInt8]] {
        let size = Self.partnersPerPage
        return stride(from: 0, to: partnerCount, by: size).map { start in
            let range = start..<min(start + size, partnerCount)
            let providers = range.clamped(to: vendors.count..<max(vendors.count, partnerCount))
            return CanonicalJSON { json in
                json.objects("vendors", Array(vendors[range.clamped(to: 0..<vendors.count)])) {
                    $0.vendor($1, hasDataCategories: !dataCategories.isEmpty)
                }
                json.objects(
                    "ad_tech_providers", providers.map { adTechProviders[$0 - vendors.count] }
                ) { json, provider in
                    json.integer("id", provider.id)
                    json.standing("consent", provider.consent)
                }
            }.bytes
        }
    }
}

extension CanonicalJSON {
    fileprivate mutating func vendor(_ shown: FormDescription.ShownVendor, hasDataCategories: Bool) {
        let vendor = shown.vendor
        integer("id", vendor.id)
        string("name", vendor.name)
        integers("purposes", vendor.purposes.ids)
        integers("legitimate_interest_purposes", vendor.purposesOnLegitimateInterest.ids)
        integers("flexible_purposes", vendor.flexiblePurposes.ids)
        integers("special_purposes", vendor.specialPurposes.ids)
        integers("features", vendor.features.ids)
        integers("special_features", vendor.specialFeatures.ids)
        if hasDataCategories { integers("data_categories", vendor.dataCategories.ids) }
        optional("policy_url", shown.urls.policy)
        optional("legitimate_interest_url", shown.urls.legitimateInterest)
        if let days = vendor.retention?.longest {
            integer("retention_days", days)
        } else {
            optional("retention_days", nil)
        }
        standing("consent", shown.consent)
        standing("legitimate_interest", shown.legitimateInterest)
    }
}
