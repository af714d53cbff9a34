// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// Reading a request's head: the request line first, then the fields in one pass.
extension MicroHTTPDConnection {
    /// Called with the raw target when a request line is complete, on reused connections too.
    func requestLine(_ connection: OpaquePointer, _ target: UnsafePointer<CChar>) {
        let now = shared.now()
        isBusy.store(true, ordering: .relaxed)
        isUsed.store(true, ordering: .relaxed)
        setDeadline(now, shared.limits.head)
        exchange.startedAt = now
        exchange.request.peer = peer
        exchange.target = UInt(bitPattern: target)
        exchange.targetCount = unsafe strlen(target)
        let targetBytes = unsafe Span(_unsafeElements: Self.bytes(target, exchange.targetCount))
        guard !RequestTarget.hasTooManyItems(targetBytes) else {
            // The library makes a record of each item next, and where its memory runs out over that it neither answers
            // nor closes. No route takes a tenth of so many.
            return answerEarly(failure: .tooManyQueryItems)
        }
        exchange.hidesCookies = unsafe CMHD_hide_cookies(connection) == .YES
        do throws(HTTPFailure) {
            let parts = try RequestTarget(targetBytes)
            exchange.request.rawPath = parts.rawPath
            exchange.request.path = parts.path
            exchange.request.query = parts.query
        } catch {
            exchange.framing.fail(error)
        }
    }

    /// Reads what the library found in the head and says what is wrong with it.
    func readHead(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> HTTPFailure? {
        let methodCount = unsafe strlen(method)
        let methodBytes = unsafe Span(_unsafeElements: Self.bytes(method, methodCount))
        exchange.request.method = PercentDecoding.text(methodBytes) ?? ""
        if methodCount == 0 || !ByteSet.token.contains(all: methodBytes) {
            exchange.framing.fail(.malformedMethod)
        }
        if shared.knowsLayout {
            exchange.layout = unsafe MicroHTTPDLayout(
                method: method, methodCount: methodCount, target: exchange.target, targetCount: exchange.targetCount,
                version: version)
        }
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        let ownCount: Int32 = exchange.hidesCookies ? 1 : 0
        let count = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, takeField, context) - ownCount
        let headCount = unsafe CMHD_head_size(connection)
        unsafe exchange.layout?.end(method: method, headCount: headCount)
        if exchange.layout?.isSound == false {
            exchange.framing.fail(
                .badFraming(
                    "The head has a NUL, a bare line feed, a folded line or a stray space: end lines with CR LF."))
        }
        if exchange.request.requestID.isEmpty { exchange.request.requestID = shared.requestIDs.next() }
        if headCount > shared.options.headLimit {
            exchange.framing.fail(.headTooLarge(limit: shared.options.headLimit))
        }
        if count > shared.options.fieldLimit {
            exchange.framing.fail(.tooManyFields(limit: shared.options.fieldLimit))
        }
        if exchange.request.rawPath == "*" && exchange.request.method != "OPTIONS" {
            exchange.framing.fail(.asteriskWithoutOptions)
        }
        return exchange.framing.verdict(isVersion10: unsafe version[7] == 0x30)
    }

    fileprivate func take(
        _ name: UnsafePointer<CChar>, _ nameCount: Int, _ value: UnsafePointer<CChar>, _ valueCount: Int
    ) {
        if exchange.hidesCookies {
            exchange.hidesCookies = false
            return
        }
        unsafe exchange.layout?.field(name: name, nameCount: nameCount, value: value, valueCount: valueCount)
        let nameBytes = unsafe Span(_unsafeElements: Self.bytes(name, nameCount))
        if nameCount == 0 || !ByteSet.token.contains(all: nameBytes) {
            exchange.framing.fail(.badFraming("A header field's name is malformed."))
        }
        let untrimmed = unsafe Span(_unsafeElements: Self.bytes(value, valueCount))
        let valueBytes = untrimmed.extracting(HTTPFieldValue.trimmed(untrimmed))
        if HTTPFieldValue.hasControl(valueBytes) {
            exchange.framing.fail(.badFraming("A header field's value holds a control byte."))
        }
        guard let index = shared.fields.find(nameBytes) else { return }
        let entry = shared.fields.entries[index]
        exchange.framing.take(entry.role, value: untrimmed)
        if entry.role == .requestID, let id = RequestIDs.accepted(valueBytes) { exchange.request.requestID = id }
        if entry.isKept {
            exchange.request.headers.append(lowercased: entry.name, HTTPFieldValue.text(valueBytes))
        }
    }

    /// Answers a request whose first `Content-Length` can't be read, and ends the connection.
    ///
    /// The library would send the head of its own answer twice (0.9.75), which a client could take for two answers. What
    /// it still sends finds the socket closed for writing.
    func refuseUnreadableLength() {
        guard exchange.step == .head, isBusy.load(ordering: .relaxed) else { return }
        var count = 0
        let name = "Content-Length"
        guard let value = unsafe CMHD_header(handle, name, name.utf8.count, &count) else { return }
        let bytes = unsafe Span(_unsafeElements: Self.bytes(value, count))
        guard RequestFraming.length(bytes) == nil else { return }
        answerEarly(failure: .unreadableLength)
        // The library closes the socket next, and what it has not read then would reset the connection and could take
        // the answer with it.
        var unread: [UInt8] = Array(repeating: 0, count: 4096)
        for _ in 0..<16 where unsafe recv(descriptor, &unread, unread.count, Int32(MSG_DONTWAIT)) <= 0 { break }
    }

    private static func bytes(_ pointer: UnsafePointer<CChar>, _ count: Int) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self), count: count)
    }
}

/// Called with each header field; typed as the library wants it, so it captures nothing.
private func takeField(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameCount: Int,
    _ value: UnsafePointer<CChar>?, _ valueCount: Int
) -> MHD_Result {
    guard let context = unsafe context, let name = unsafe name else { return .NO }
    // A field without a value has an empty one; its address would still be there, so the layout finds a nil one.
    unsafe Unmanaged<MicroHTTPDConnection>.fromOpaque(context)._withUnsafeGuaranteedRef { connection in
        unsafe connection.take(name, nameCount, value ?? name, valueCount)
    }
    return .YES
}
