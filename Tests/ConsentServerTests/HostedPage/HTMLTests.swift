// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct HTMLTests {
    private func written(_ write: (inout HTML) -> Void) -> String {
        var html = HTML()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test func `escapes a text everywhere`() {
        let nasty = #"</p><script>alert("1")</script> & 'x'"#
        let escaped = "&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;"
        #expect(written { $0.element("p", nasty) } == "<p>\(escaped)</p>")
        #expect(written { $0.element("p", ["title": nasty], "") } == "<p title=\"\(escaped)\"></p>")
        #expect(written { $0.paragraphs(nasty) } == "<p>\(escaped)</p>")
    }

    @Test func `leaves out an attribute that is nil, and names one that is empty`() {
        #expect(written { $0.open("input", ["a": nil, "checked": "", "b": "c"]) } == #"<input checked b="c">"#)
    }

    @Test func `parts paragraphs at empty lines`() {
        #expect(written { $0.paragraphs("One.\nStill one.\n\nTwo.") } == "<p>One.<br>Still one.</p><p>Two.</p>")
    }
}
