// SPDX-License-Identifier: Apache-2.0

/// How long a request is, and whether everybody on its way would say the same (RFC 9112, 6.3 and 11.2).
///
/// libmicrohttpd 0.9.75 takes the first of two lengths and ignores a malformed coding, which lets a second request hide
/// in a body. Whatever two readers could read differently is refused here.
struct RequestFraming: Sendable, Equatable {
    /// What follows the head.
    enum Body: Sendable, Equatable {
        case none
        case length(Int)
        case chunked
    }

    /// The first thing found wrong.
    private(set) var failure: HTTPFailure?
    private(set) var expectsContinue = false
    private var hosts = 0
    private var lengths = 0
    private var codings = 0
    private var expectations = 0
    private var length = 0

    init() {}

    /// Takes a field that frames the request, with the space behind its value: the library compares that too.
    mutating func take(_ role: HTTPFieldTable.Role, value: Span<UInt8>) {
        switch role {
        case .host:
            hosts += 1
            if hosts > 1 { fail(.badFraming("The request has more than one Host.")) }
            if !ByteSet.host.contains(all: value.extracting(HTTPFieldValue.trimmed(value))) {
                fail(.badFraming("Host is malformed."))
            }
        case .contentLength:
            lengths += 1
            if lengths > 1 { fail(.badFraming("The request has more than one Content-Length.")) }
            if let number = Self.length(value) {
                length = number
            } else {
                fail(.unreadableLength)
            }
        case .transferEncoding:
            codings += 1
            if codings > 1 { fail(.badFraming("The request has more than one Transfer-Encoding.")) }
            if !Self.chunked.equals(value) { fail(.unknownTransferCoding) }
        case .expect:
            expectations += 1
            expectsContinue = expectations == 1 && Self.continueExpectation.equals(value)
        case .none, .requestID:
            break
        }
    }

    mutating func fail(_ failure: HTTPFailure) {
        if self.failure == nil { self.failure = failure }
    }

    /// What is wrong with the whole head, or nil when it is sound.
    func verdict(isVersion10: Bool) -> HTTPFailure? {
        if let failure { return failure }
        if codings > 0 && lengths > 0 {
            return .badFraming("The request has both Content-Length and Transfer-Encoding.")
        }
        if codings > 0 && isVersion10 { return .badFraming("HTTP/1.0 has no Transfer-Encoding.") }
        if hosts == 0 && !isVersion10 { return .badFraming("The request has no Host.") }
        if expectations > 0 && !expectsContinue { return .expectationFailed }
        return nil
    }

    /// Sound only where `verdict` is nil.
    var body: Body {
        if codings > 0 { return .chunked }
        return length > 0 ? .length(length) : .none
    }

    /// The number of bytes that a `Content-Length` names, nil where it is no plain decimal number or a monstrous one.
    static func length(_ digits: Span<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var number = 0
        for index in digits.indices {
            let digit = digits[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let (tens, over) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = tens.addingReportingOverflow(Int(digit))
            if over || overflow { return nil }
            number = sum
        }
        return number
    }

    private static let chunked = CaselessBytes("chunked")
    private static let continueExpectation = CaselessBytes("100-continue")
}
