// SPDX-License-Identifier: Apache-2.0

/// Finds what libmicrohttpd 0.9.75 reads over in a head: it ends its strings in place, so in a sound head each part
/// lies exactly behind the one before.
///
/// A NUL cuts a string short, a bare line feed is one byte shorter than CR LF, and a folded line is moved elsewhere: each
/// leaves a gap. Only addresses are compared; nothing is read through them.
@safe
struct MicroHTTPDLayout {
    /// The one version whose parser is known to work so.
    static let version = "0.9.75"

    private var next: UInt
    private(set) var isSound = true

    /// `target` is the request target with its query, before the library split it.
    init(method: UnsafePointer<CChar>, methodCount: Int, target: UInt, targetCount: Int, version: UnsafePointer<CChar>)
    {
        let start = UInt(bitPattern: method)
        let version = UInt(bitPattern: version)
        next = version + UInt("HTTP/1.1\r\n".utf8.count)
        isSound = start + UInt(methodCount) + 1 == target && target + UInt(targetCount) + 1 == version
    }

    mutating func field(name: UnsafePointer<CChar>, nameCount: Int, value: UnsafePointer<CChar>, valueCount: Int) {
        let name = UInt(bitPattern: name)
        let value = UInt(bitPattern: value)
        if name != next || value <= name + UInt(nameCount) { isSound = false }
        next = value &+ UInt(valueCount) &+ 2
    }

    /// Takes the whole head's size, its empty last line included.
    mutating func end(method: UnsafePointer<CChar>, headCount: Int) {
        if UInt(bitPattern: method) &+ UInt(headCount) != next &+ 2 { isSound = false }
    }
}
