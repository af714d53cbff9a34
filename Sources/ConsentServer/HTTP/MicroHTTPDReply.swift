// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD

/// A response in the library's form.
@safe
struct MicroHTTPDReply: ~Copyable {
    private let handle: OpaquePointer

    /// nil where a header field is malformed: the library takes no line break in one.
    init?(_ response: HTTPResponse, closes: Bool) {
        guard let made = unsafe Body.reply(with: response.body) else { return nil }
        var isSound = true
        if closes { isSound = unsafe Self.add("Connection", "close", to: made) }
        for (name, value) in response.headers where isSound { isSound = unsafe Self.add(name, value, to: made) }
        guard isSound else {
            unsafe MHD_destroy_response(made)
            return nil
        }
        unsafe handle = unsafe made
    }

    /// Keeps a body's bytes where they are until the library has sent them.
    ///
    /// A copy for the library costs a tenth of a decision's time: what is larger than malloc's caches goes through its
    /// slow path. Sound, because an array that is held and never changed stays at its address: on Linux it is always
    /// native, its elements lie behind its header in one allocation, and only the last release frees that.
    private final class Body {
        private let bytes: [UInt8]

        private init(_ bytes: [UInt8]) { self.bytes = bytes }

        static func reply(with bytes: [UInt8]) -> OpaquePointer? {
            guard bytes.count > inPlaceFrom else {
                return unsafe bytes.withUnsafeBytes { body in
                    unsafe MHD_create_response_from_buffer(
                        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
                }
            }
            let held = unsafe Unmanaged.passRetained(Body(bytes))
            let start = unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawPointer(mutating: $0.baseAddress) }
            let made = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count, start,
                { held in
                    if let held = unsafe held { unsafe Unmanaged<Body>.fromOpaque(held).release() }
                }, held.toOpaque())
            // The library calls back for what it took alone.
            if unsafe made == nil { unsafe held.release() }
            return unsafe made
        }

        /// Less is copied faster than it is held.
        private static let inPlaceFrom = 512
    }

    /// Lends the strings: passed as they are, each would be copied to an array first.
    private static func add(_ name: String, _ value: String, to response: OpaquePointer) -> Bool {
        unsafe name.withCString { name in
            unsafe value.withCString { value in unsafe MHD_add_response_header(response, name, value) == .YES }
        }
    }

    deinit { unsafe MHD_destroy_response(handle) }

    func queue(on connection: OpaquePointer, status: Int) -> Bool {
        unsafe MHD_queue_response(connection, UInt32(truncatingIfNeeded: status), handle) == .YES
    }
}
