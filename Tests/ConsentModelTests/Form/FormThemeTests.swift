// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

@Suite struct FormThemeTests {
    @Test func `an app's colour replaces the built-in one of that scheme alone`() {
        let theme = FormTheme(["light": ["accent": "#112233"], "dark": [:]])
        #expect(color("accent", theme.light) == "#112233")
        #expect(color("accent", theme.dark) == color("accent", FormTheme().dark))
        #expect(color("text", theme.light) == color("text", FormTheme().light))
    }

    @Test func `both schemes have every token, in one order`() {
        let theme = FormTheme(["light": ["unknown": "#000000"]])
        #expect(theme.light.map(\.name) == FormTheme.tokens)
        #expect(theme.dark.map(\.name) == FormTheme.tokens)
    }

    @Test(arguments: [("text", "background"), ("muted_text", "background"), ("on_accent", "accent")])
    func `the built-in colours have the contrast of WCAG AA`(_ front: String, _ back: String) {
        for scheme in [FormTheme().light, FormTheme().dark] {
            #expect(contrast(color(front, scheme), color(back, scheme)) >= 4.5)
        }
    }

    @Test func `the border has the contrast of a control`() {
        for scheme in [FormTheme().light, FormTheme().dark] {
            #expect(contrast(color("border", scheme), color("background", scheme)) >= 3)
        }
    }

    private func color(_ name: String, _ scheme: [FormTheme.Token]) -> String {
        scheme.first { $0.name == name }?.color ?? ""
    }

    /// WCAG 2.2, "contrast ratio".
    private func contrast(_ one: String, _ other: String) -> Double {
        let values = [luminance(one), luminance(other)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    private func luminance(_ color: String) -> Double {
        guard let value = Int(color.dropFirst(), radix: 16) else { return 0 }
        let channels = [16, 8, 0].map { shift in
            let channel = Double(value >> shift & 255) / 255
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
