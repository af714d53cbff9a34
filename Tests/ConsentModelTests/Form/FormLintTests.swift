// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct FormLintTests {
    private func codes(_ change: (inout AppDocument) -> Void) -> [FormWarning.Code] {
        var app = AppDocument(name: "Shop")
        change(&app)
        return FormWarning.all(for: app).map(\.code)
    }

    @Test func `the built-in forms are fair in every language`() {
        #expect(codes { $0.languages = FormTexts.languages } == [])
    }

    @Test func `a language that there are no words in is told, and what its readers are shown`() throws {
        var app = AppDocument(name: "Shop")
        app.languages = ["de", "tlh", "fr"]
        let warnings = FormWarning.all(for: app)
        #expect(warnings.map(\.code) == [.languageWithoutTexts])
        let warning = try #require(warnings.first)
        #expect(warning.field == "languages")
        #expect(
            warning.detail
                == "languages: there are no texts in tlh, so its readers are shown en; forms are in en, de, fr")
    }

    @Test func `contrast is WCAG's`() throws {
        #expect(FormTheme.contrast("#000000", "#ffffff") == 21)
        #expect(FormTheme.contrast("#123456", "#123456") == 1)
        let grey = try #require(FormTheme.contrast("#767676", "#ffffff"))
        #expect(grey > 4.5 && grey < 4.6)
        let blue = try #require(FormTheme.contrast("#1a73e8", "#ffffff"))
        #expect(blue > 4.5 && blue < 4.52)
        #expect(FormTheme.contrast("blue", "#ffffff") == nil)
    }

    @Test func `mixes a colour into another`() {
        #expect(FormTheme.mix("#000000", into: "#ffffff", percent: 0) == "#ffffff")
        #expect(FormTheme.mix("#000000", into: "#ffffff", percent: 100) == "#000000")
        #expect(FormTheme.mix("#ff0000", into: "#0000ff", percent: 50) == "#800080")
    }

    @Test func `colours that can't be read are told, each with its place`() throws {
        var app = AppDocument(name: "Shop")
        app.theme = ["light": ["accent": "#9bbcf5"], "dark": ["border": "#2b2b2f"]]
        let warnings = FormWarning.all(for: app)
        #expect(warnings.map(\.field) == ["theme.light.accent", "theme.light.on_accent", "theme.dark.border"])
        #expect(Set(warnings.map(\.code)) == [.contrastLow])
        #expect(try #require(warnings.last).detail.hasSuffix("asks for 3 to 1."))
    }

    @Test func `a switch that is on beforehand is told`() {
        #expect(codes { $0.legitimateInterestDefault = true } == [.preTicked])
    }

    @Test(arguments: [
        "Continue with fewer and much less interesting ads", "OK", "Manage options",
    ])
    func `a refusal that is harder than consenting is told`(_ label: String) {
        #expect(codes { $0.texts = ["en": ["consent": "OK", "do_not_consent": label]] } == [.refusalHarder])
    }

    @Test(arguments: [" ", "\u{200B}", "\u{2060}\u{FEFF} ", "\n"])
    func `a text that shows nothing is refused: its button would be hidden`(_ text: String) {
        #expect(FormText.doNotConsent.problem(in: text)?.hasPrefix("shows nothing") == true)
    }
}
