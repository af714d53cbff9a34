// SPDX-License-Identifier: Apache-2.0

/// A set of ASCII bytes as 128 bits: one shift and one test a byte.
struct ByteSet: Sendable, Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The bytes of `characters`, and all ASCII letters and digits.
    init(alphanumericsAnd characters: String) {
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { insert(byte) }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { insert(byte) }
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { insert(byte) }
        for byte in characters.utf8 { insert(byte) }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : high
        return byte < 128 && word &>> UInt64(byte & 63) & 1 == 1
    }

    func contains(all bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where !contains(bytes[index]) { return false }
        return true
    }

    /// RFC 9110, 5.6.2: `tchar`.
    static let token = ByteSet(alphanumericsAnd: "!#$%&'*+-.^_`|~")
    /// RFC 3986, 3.2: what a host with a port is made of.
    static let host = ByteSet(alphanumericsAnd: "-._~!$&'()*+;=:[]%")
    /// RFC 3986: what a target is made of, and the printable rest, which some clients do not escape; no "#".
    static let target = ByteSet(alphanumericsAnd: "-._~:/?[]@!$&'()*+,;=%\"<>\\^`{|}")
    /// What a caller's own request id may be made of.
    static let requestID = ByteSet(alphanumericsAnd: "._-")
}
