// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD

/// A response in the library's form.
@safe
struct MicroHTTPDReply: ~Copyable {
    private let handle: OpaquePointer

    /// nil where a header field is malformed: the library takes no line break in one.
    init?(_ response: HTTPResponse, closes: Bool) {
        let made = unsafe response.body.withUnsafeBytes { body in
            // Copied: the library sends it after this returns. It never writes to it.
            unsafe MHD_create_response_from_buffer(
                body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let made = unsafe made else { return nil }
        var isSound = true
        if closes { isSound = unsafe Self.add("Connection", "close", to: made) }
        for (name, value) in response.headers where isSound { isSound = unsafe Self.add(name, value, to: made) }
        guard isSound else {
            unsafe MHD_destroy_response(made)
            return nil
        }
        unsafe handle = unsafe made
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
