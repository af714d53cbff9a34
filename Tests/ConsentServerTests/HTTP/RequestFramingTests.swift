// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

@Suite struct RequestFramingTests {
    typealias Field = (role: HTTPFieldTable.Role, value: String)

    private func framing(_ fields: [Field]) -> RequestFraming {
        var framing = RequestFraming()
        for field in fields { framing.take(field.role, value: Array(field.value.utf8).span) }
        return framing
    }

    private static let host: Field = (.host, "localhost")

    @Test(
        arguments: [
            ([], .none), ([(.contentLength, "0")], .none), ([(.contentLength, "5")], .length(5)),
            ([(.contentLength, "0005")], .length(5)), ([(.contentLength, "9223372036854775807")], .length(.max)),
            ([(.transferEncoding, "chunked")], .chunked), ([(.transferEncoding, "Chunked")], .chunked),
            ([(.contentLength, "5"), (.expect, "100-Continue")], .length(5)),
            ([(.requestID, "a"), (.none, "b")], .none),
        ] as [([Field], RequestFraming.Body)])
    func `sound heads`(_ fields: [Field], _ body: RequestFraming.Body) {
        let framing = framing([Self.host] + fields)
        #expect(framing.verdict(isVersion10: false) == nil)
        #expect(framing.body == body)
    }

    @Test(
        arguments: [
            ([], 400), ([host, host], 400), ([host, (.host, "other")], 400), ([(.host, "a/b")], 400),
            ([(.host, "a b")], 400),
            ([(.host, "a@b")], 400), ([(.host, "ä")], 400),
            ([host, (.contentLength, "5"), (.contentLength, "5")], 400),
            ([host, (.contentLength, "")], 400), ([host, (.contentLength, "+5")], 400),
            ([host, (.contentLength, "-5")], 400),
            ([host, (.contentLength, "5, 5")], 400), ([host, (.contentLength, "0x5")], 400),
            ([host, (.contentLength, "5.0")], 400),
            ([host, (.contentLength, "9223372036854775808")], 400), ([host, (.contentLength, "٥")], 400),
            ([host, (.contentLength, "5"), (.transferEncoding, "chunked")], 400),
            ([host, (.transferEncoding, "chunked"), (.contentLength, "0")], 400),
            ([host, (.transferEncoding, "chunked"), (.transferEncoding, "chunked")], 400),
            ([host, (.transferEncoding, "")], 501), ([host, (.transferEncoding, "identity")], 501),
            ([host, (.transferEncoding, "gzip, chunked")], 501), ([host, (.transferEncoding, "chunked ")], 501),
            ([host, (.transferEncoding, "xchunked")], 501), ([host, (.transferEncoding, "chunke")], 501),
            ([host, (.expect, "foo")], 417), ([host, (.expect, "")], 417), ([host, (.expect, "100-continue ")], 417),
            ([host, (.expect, "100-continue"), (.expect, "100-continue")], 417),
        ] as [([Field], Int)])
    func `heads that are refused`(_ fields: [Field], _ status: Int) {
        #expect(framing(fields).verdict(isVersion10: false)?.status == status)
    }

    @Test func `HTTP/1.0 needs no Host and has no chunks`() {
        #expect(framing([]).verdict(isVersion10: true) == nil)
        #expect(framing([(.transferEncoding, "chunked")]).verdict(isVersion10: true)?.status == 400)
    }

    @Test func `spaces around a host are not part of it`() {
        #expect(framing([(.host, "localhost \t")]).verdict(isVersion10: false) == nil)
    }

    @Test func `the first failure stays`() {
        var framing = framing([(.transferEncoding, "gzip")])
        framing.fail(.badTarget("later"))
        #expect(framing.verdict(isVersion10: false)?.status == 501)
    }
}
