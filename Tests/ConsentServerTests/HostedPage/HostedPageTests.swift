// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct HostedPageTests {
    private func html(_ kind: FormKind, _ app: AppDocument, language: String = "en") -> String {
        let form = FormDescription(kind, of: app, vendorList: .builtIn, language: language)
        return String(decoding: HostedPage.page(of: form).html, as: UTF8.self)
    }

    @Test func `an app's texts are never markup`() {
        let nasty = #"<img src=x onerror="alert(1)">"#
        var app = AppDocument(name: nasty)
        app.idfaExplainer = true
        app.texts = [
            "en": Dictionary(uniqueKeysWithValues: FormText.allCases.map { ($0.rawValue, nasty) })
        ]
        for kind in FormKind.allCases {
            let html = html(kind, app)
            #expect(!html.contains("<img") && !html.contains("onerror=\""), "\(kind)")
            #expect(html.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"))
        }
    }

    @Test func `has no script, style or handler of its own outside the two blocks of the policy`() {
        var app = AppDocument(name: "Shop")
        app.buttons.close = true
        for kind in FormKind.allCases {
            let html = html(kind, app)
            for forbidden in ["<script", "<style", " style=", " onclick", "javascript:", "http://", "<link", "src="] {
                #expect(!html.contains(forbidden), "\(kind) has \(forbidden)")
            }
        }
    }

    @Test func `every text of the first screen stands there without a script`() {
        let form = FormDescription(
            .european, of: AppDocument(name: "Shop"), vendorList: .builtIn, language: "en")
        let html = html(.european, AppDocument(name: "Shop"))
        #expect(html.contains("<h1 id=\"title\" tabindex=\"-1\">\(form.title)</h1>"))
        for button in form.buttons where !button.role.isOnOptions(of: .european) {
            #expect(html.contains(">\(button.label)</button>"))
        }
        for purpose in form.european?.purposes ?? [] { #expect(html.contains("<li>\(purpose.item.name)</li>")) }
    }

    @Test func `yes and no look the same`() throws {
        let html = html(.european, AppDocument(name: "Shop"))
        let buttons = html.matches(of: #/<button type="button" class="([^"]*)" data-role="(consent|do_not_consent)"/#)
        #expect(buttons.map { String($0.2) } == ["consent", "do_not_consent"])
        #expect(Set(buttons.map(\.1)).count == 1)
    }

    @Test func `nothing is ticked but a legitimate interest that the app switched on`() {
        var app = AppDocument(name: "Shop")
        #expect(!html(.european, app).contains(" checked"))
        #expect(!html(.usStates, app).contains(" checked"))
        app.legitimateInterestDefault = true
        let ticked = html(.european, app).matches(of: #/data-list="([^"]*)"[^>]* checked/#).map { String($0.1) }
        #expect(ticked == Array(repeating: "purposes.legitimate_interest", count: 4))
    }

    @Test func `the close icon of a European form refuses, that of a US form sends nothing`() {
        var app = AppDocument(name: "Shop")
        app.buttons.close = true
        #expect(html(.european, app).contains(#"data-role="close" data-action="do_not_consent""#))
        #expect(html(.usStates, app).contains(#"data-role="close">"#))
    }

    @Test func `without managed options there is no second screen`() {
        var app = AppDocument(name: "Shop")
        app.buttons.manageOptions = false
        let html = html(.european, app)
        #expect(!html.contains(#"id="options""#) && !html.contains(#"data-role="partners""#))
    }

    @Test func `the explainer has one button`() {
        var app = AppDocument(name: "Shop")
        app.idfaExplainer = true
        #expect(html(.idfaExplainer, app).matches(of: #/<button/#).count == 1)
    }

    @Test func `a whole page is at most 60 KB in every language, with all its texts`() {
        var app = AppDocument(name: "A shop with a name that is long")
        app.adTechProviders = [89, 1000]
        var largest = (language: "", size: 0)
        for language in FormTexts.languages {
            let form = FormDescription(.european, of: app, vendorList: .builtIn, language: language)
            let document = PageDocument(
                language: language, isRightToLeft: false, title: form.title, theme: form.theme,
                page: HostedPage.page(of: form), device: Array(repeating: 32, count: 4096), ancestors: ["'self'"])
            let size = document.response(status: 200).body.count
            if size > largest.size { largest = (language, size) }
        }
        #expect(largest.size <= 60_000, "\(largest)")
    }

    @Test func `official texts of the longest languages fit a page as well, their examples apart`() {
        // As long as IAB Europe's English ones, in letters of two bytes, and a fifth longer.
        func item(_ id: Int, _ description: Int, examples: Int) -> VendorList.Item {
            let words = { String(repeating: "λέξη ", count: $0 * 12 / 10 / 5) }
            return VendorList.Item(
                id: id, name: words(50), description: words(description),
                illustrations: examples == 0 ? [] : [words(examples), words(examples)])
        }
        var list = VendorList(
            version: VendorListVersion(version: 143, tcfPolicyVersion: 5),
            purposes: (1...11).map { item($0, 400, examples: 300) },
            specialPurposes: (1...3).map { item($0, 350, examples: 300) },
            features: (1...3).map { item($0, 250, examples: 0) },
            specialFeatures: (1...2).map { item($0, 200, examples: 0) },
            vendors: (1...1600).map { id in
                var vendor = Vendor(id: UInt16(id), name: "Vendor \(id)")
                vendor.purposes = PurposeSet([1, 3, 4])
                vendor.legitimateInterestPurposes = PurposeSet([2, 7, 9, 10])
                vendor.specialPurposes = PurposeSet([1, 2, 3])
                vendor.features = PurposeSet([1, 2, 3])
                vendor.specialFeatures = PurposeSet([1, 2])
                vendor.dataCategories = PurposeSet(1...11)
                return vendor
            })
        list.dataCategories = (1...11).map { item($0, 300, examples: 0) }
        var app = AppDocument(name: "A shop with a name that is long")
        app.vendors = (1...1600).map { UInt16($0) }
        // Those whose own texts, which stand beside the official ones, are the longest.
        for language in ["bg", "el", "uk"] {
            app.languages = [language]
            let form = FormDescription(.european, of: app, vendorList: list, language: language)
            let document = PageDocument(
                language: language, isRightToLeft: false, title: form.title, theme: form.theme,
                page: HostedPage.page(of: form), device: Array(repeating: 32, count: 1024), ancestors: ["'self'"])
            let size = document.response(status: 200).body.count
            #expect(size <= 60_000, "\(language) has \(size) bytes")
            let html = String(decoding: HostedPage.page(of: form).html, as: UTF8.self)
            #expect(html.contains(#"data-apart="examples information""#) && !html.contains("Vendor 1"))
            let content = FormContent(form, page: HostedPage.page(of: form)) { Sodium.sha256($0) }
            #expect(content.first.count <= 8192, "\(language) has \(content.first.count) bytes")
            #expect(content.parts.count == 5 + 16)
        }
    }

    @Test func `what is asked for stands on the page however long the texts are, and all of it where they are short`() {
        func page(_ length: Int) -> String {
            let text = String(repeating: "word ", count: length / 5)
            let item = { (id: Int, name: String) in
                VendorList.Item(id: id, name: "\(name) \(id)", description: "\(name)-\(id)-text \(text)")
            }
            var vendor = Vendor(id: 1, name: "Vendor")
            vendor.purposes = PurposeSet([1])
            vendor.specialPurposes = PurposeSet([1])
            vendor.features = PurposeSet([1])
            vendor.specialFeatures = PurposeSet([1])
            vendor.dataCategories = PurposeSet([1])
            var list = VendorList(
                version: VendorListVersion(version: 143, tcfPolicyVersion: 5), purposes: (1...11).map { item($0, "p") },
                specialPurposes: [item(1, "sp")], features: [item(1, "f")], specialFeatures: [item(1, "sf")],
                vendors: [vendor])
            list.dataCategories = [item(1, "dc")]
            var app = AppDocument(name: "Shop")
            app.vendors = [1]
            let form = FormDescription(.european, of: app, vendorList: list, language: "en")
            return String(decoding: HostedPage.page(of: form).html, as: UTF8.self)
        }
        for (text, asks) in [
            (">p-11-text", true), (">sf-1-text", true), (">sp-1-text", false), (">f-1-text", false),
            (">dc-1-text", false),
        ] {
            #expect(page(500).contains(text), "\(text)")
            #expect(page(1500).contains(text) == asks, "\(text)")
        }
        #expect(!page(500).contains("data-apart") && page(1500).contains(#"data-apart="information""#))
    }

    @Test func `every text that the script asks for is on a page`() throws {
        let script = String(decoding: HostedPageAssets.script, as: UTF8.self)
        let named = Set(script.matches(of: #/\b(?:text|say|failedToLoad)\(\s*"([a-z_]+)"/#).map { String($0.1) })
        #expect(named.contains("error_server") && named.contains("try_again") && named.count > 8)
        let page = html(.european, AppDocument(name: "Shop"))
        let elsewhere: Set = ["sending", "not_saved", "outdated", "rejected"]
        // These examples stand on the page itself.
        for key in named.subtracting(elsewhere).subtracting(["examples"]) {
            #expect(page.contains(#"data-text="\#(key)""#) || FormText(rawValue: key) == nil, "\(key)")
        }
        for key in elsewhere { #expect(page.contains(#"data-text="\#(key)""#), "\(key)") }
    }

    @Test func `what is a device's ends no script element`() throws {
        let page = FormContent.Page(html: [], style: [], script: [])
        let document = PageDocument(
            language: "en", isRightToLeft: false, title: "T", theme: FormTheme(), page: page,
            device: Array(#"{"a":"</script><script>alert(1)</script>"}"#.utf8), ancestors: ["'self'"])
        let html = String(decoding: document.response(status: 200).body, as: UTF8.self)
        #expect(html.matches(of: #/<\/script>/#).count == 2, "the two blocks' own ends")
    }
}
