// SPDX-License-Identifier: Apache-2.0

/// Writes one JSON text, or several lines of it, straight into bytes.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///     json.member("consent_status", info.consentStatus)
///     json.object("reason") { $0.member("code", info.reason.code) }
///     json.array("warnings") { json in for warning in info.warnings { json.value(warning) } }
/// }
/// ```
struct JSONWriter: ~Copyable {
    var buffer: ByteBuffer
    private var needsComma = false
    /// Where the values lie that were written as gaps.
    private(set) var gaps: [Range<Int>] = []

    /// A writer with room for `capacity` bytes before it has to grow.
    init(capacity: Int = 1024) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// The text that `write` writes, in an array that it fills in place where `capacity` bytes are enough.
    static func bytes(filling capacity: Int, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var overflow: [UInt8]?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
            var json = unsafe JSONWriter(buffer: ByteBuffer(over: memory))
            write(&json)
            if json.buffer.count <= capacity { count = json.buffer.count } else { overflow = json.bytes }
        }
        return overflow ?? bytes
    }

    private init(buffer: consuming ByteBuffer) { self.buffer = buffer }

    /// What has been written.
    var bytes: [UInt8] { buffer.bytes }

    /// The bytes of one value.
    static func bytes(capacity: Int = 1024, of value: some JSONWritable) -> [UInt8] {
        var json = JSONWriter(capacity: capacity)
        json.value(value)
        return json.bytes
    }

    /// Writes an object, whose members `body` writes.
    mutating func object<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        try nested(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an array, whose elements `body` writes.
    mutating func array<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        try nested(UInt8(ascii: "["), UInt8(ascii: "]"), body)
    }

    /// Writes a member that is an object.
    mutating func object<Failure>(
        _ name: StaticString, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.name(name)
        try object(body)
    }

    /// Writes a member that is an array.
    mutating func array<Failure>(
        _ name: StaticString, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.name(name)
        try array(body)
    }

    /// Writes a member.
    mutating func member(_ name: StaticString, _ value: some JSONWritable) {
        self.name(name)
        value.write(to: &self)
    }

    /// Writes a member whose name is only known as the program runs.
    mutating func member(named name: String, _ value: some JSONWritable) {
        self.name(of: name)
        value.write(to: &self)
    }

    /// Writes a member whose value another text of the same form has another of: `gaps` tells where it lies.
    mutating func member(_ name: StaticString, gap value: some JSONWritable) {
        self.name(name)
        let start = buffer.count
        value.write(to: &self)
        gaps.append(start..<buffer.count)
    }

    /// Writes an element of an array, or the whole text.
    mutating func value(_ value: some JSONWritable) {
        value.write(to: &self)
    }

    /// Writes a member whose value is JSON already.
    mutating func member(_ name: StaticString, raw json: [UInt8]) {
        self.name(name)
        raw(json)
    }

    /// Writes bytes that are one JSON value already.
    mutating func raw(_ json: [UInt8]) {
        buffer.reserve(json.count + 1)
        separate()
        unsafe json.withUnsafeBufferPointer { unsafe buffer.put($0) }
    }

    /// Writes a piece of a text as it stands: what comes next follows without a comma.
    mutating func fragment(_ json: [UInt8], _ range: Range<Int>) {
        buffer.reserve(range.count)
        unsafe json.withUnsafeBufferPointer { json in
            unsafe buffer.put(UnsafeBufferPointer(rebasing: json[range]))
        }
        needsComma = false
    }

    /// Ends a line of several texts (NDJSON).
    mutating func endLine() {
        buffer.reserve(1)
        buffer.put(UInt8(ascii: "\n"))
        needsComma = false
    }

    /// Writes a member's name, which must need no escape; its value comes next.
    mutating func name(_ name: StaticString) {
        buffer.reserve(name.utf8CodeUnitCount + 4)
        separate()
        buffer.put(UInt8(ascii: "\""))
        name.withUTF8Buffer { unsafe buffer.put($0) }
        buffer.put(UInt8(ascii: "\""))
        buffer.put(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member's name; its value comes next.
    mutating func name(of name: String) {
        write(name)
        buffer.reserve(1)
        buffer.put(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func nested<Failure>(
        _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        buffer.reserve(2)
        separate()
        buffer.put(open)
        needsComma = false
        try body(&self)
        buffer.reserve(1)
        buffer.put(close)
        needsComma = true
    }

    /// Puts a comma where a value precedes; room for it was made.
    mutating func separate() {
        if needsComma { buffer.put(UInt8(ascii: ",")) }
        needsComma = true
    }
}
