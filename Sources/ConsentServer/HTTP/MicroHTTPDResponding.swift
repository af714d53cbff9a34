// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// From a head to a response: what the library's access handler does at each step.
extension MicroHTTPDConnection {
    func proceed(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        upload: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        switch exchange.step {
        case .head:
            return unsafe admit(connection, readHead(connection, method: method, version: version))
        case .body where unsafe size.pointee > 0:
            let isKept = unsafe keep(upload, size.pointee)
            unsafe size.pointee = 0
            if !isKept { answerEarly(failure: .bodyTooLarge(limit: exchange.bodyLimit)) }
            return .YES
        case .body:
            return unsafe respond(connection)
        case .dropping where unsafe size.pointee > 0:
            unsafe size.pointee = 0
            return .YES
        case .dropping:
            return .NO
        case .waiting:
            let finished = pending.withLock { pending -> MicroHTTPDPending? in
                defer { pending = nil }
                return pending
            }
            guard let response = finished?.take() else { return .NO }
            return unsafe queue(response, on: connection)
        case .answered:
            return .NO
        }
    }

    /// Decides on a complete head: refuse it, or let its body in.
    private func admit(_ connection: OpaquePointer, _ failure: HTTPFailure?) -> MHD_Result {
        if let failure {
            // Where the body ends is unknown or in doubt: queued in the first call, a response closes the connection
            // and nothing behind the head is read as a request.
            return unsafe queue(shared.responder.response(to: failure, head: exchange.request), on: connection)
        }
        exchange.step = .body
        let contentLength: Int?
        switch exchange.framing.body {
        case .none:
            setDeadline(exchange.startedAt, shared.limits.response)
            return .YES
        case .length(let length): contentLength = length
        case .chunked: contentLength = nil
        }
        setDeadline(shared.now(), shared.limits.body)
        exchange.bodyLimit = shared.responder.bodyLimit(of: exchange.request) ?? shared.options.bodyLimit
        let refusal: HTTPResponse
        if let refused = shared.responder.refusal(of: exchange.request, contentLength: contentLength) {
            refusal = refused
        } else if let contentLength, contentLength > exchange.bodyLimit {
            refusal = shared.responder.response(to: .bodyTooLarge(limit: exchange.bodyLimit), head: exchange.request)
        } else {
            if let contentLength { exchange.request.body.reserveCapacity(contentLength) }
            return .YES
        }
        // A client that waits for "100 Continue" sends no body; any other is sending it already.
        if exchange.framing.expectsContinue { return unsafe queue(refusal, on: connection) }
        answerEarly(refusal)
        return .YES
    }

    /// Keeps a piece of the body, unless there is too much of it.
    private func keep(_ upload: UnsafePointer<CChar>?, _ count: Int) -> Bool {
        guard let upload = unsafe upload, exchange.request.body.count + count <= exchange.bodyLimit else {
            return false
        }
        unsafe exchange.request.body.append(contentsOf: UnsafeRawBufferPointer(start: upload, count: count))
        exchange.bytesIn += count
        return true
    }

    /// Asks for the response to a whole request.
    private func respond(_ connection: OpaquePointer) -> MHD_Result {
        if exchange.framing.body != .none { setDeadline(shared.now(), shared.limits.response) }
        switch shared.responder.respond(to: exchange.takeRequest()) {
        case .ready(let response):
            return unsafe queue(response, on: connection)
        case .pending(let start, let then):
            let answer = unsafe MicroHTTPDPending(connection, shared, then)
            exchange.step = .waiting
            // First suspended, then known to others, then begun: each of these may be ended by another thread at once.
            unsafe MHD_suspend_connection(connection)
            pending.withLock { $0 = answer }
            start { answer.finish($0) }
            return .YES
        }
    }

    /// Hands a response to the library; one that it does not take is replaced by a failure, and that by nothing.
    private func queue(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
        if unsafe send(response, on: connection) { return .YES }
        let failure = shared.responder.response(to: .internalError, head: exchange.request)
        return unsafe send(failure, on: connection) ? .YES : .NO
    }

    private func send(_ response: HTTPResponse, on connection: OpaquePointer) -> Bool {
        let closes = response.closes || shared.isDraining.load(ordering: .relaxed)
        guard let reply = MicroHTTPDReply(response, closes: closes),
            unsafe reply.queue(on: connection, status: response.status)
        else { return false }
        answered(response)
        return true
    }

    private func answered(_ response: HTTPResponse) {
        exchange.step = .answered
        exchange.status = response.status
        exchange.route = response.route
        exchange.bytesOut = response.hasBody(for: exchange.request.method) ? response.body.count : 0
    }

    func answerEarly(failure: HTTPFailure) {
        if exchange.request.requestID.isEmpty { exchange.request.requestID = shared.requestIDs.next() }
        answerEarly(shared.responder.response(to: failure, head: exchange.request))
    }

    /// Answers before the body is read, straight to the socket, and goes on reading to drop the rest.
    ///
    /// The library takes no response in the middle of a body. One that it takes before the body makes it close at once,
    /// and a socket closed with bytes unread resets the connection: the client would often lose the response. Nothing of
    /// this request's response has been sent, and all of the one before has. The body's deadline still holds.
    private func answerEarly(_ response: HTTPResponse) {
        let bytes = MicroHTTPDWireFormat.closingResponse(response, isHead: exchange.request.method == "HEAD")
        let sent = unsafe bytes.withUnsafeBytes { bytes in
            unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        shutdown(descriptor, Int32(SHUT_WR))
        exchange.request.body = []
        answered(response)
        exchange.step = .dropping
        if sent != bytes.count { exchange.status = 0 }
        // A server that stops need not wait for the rest.
        isBusy.store(false, ordering: .relaxed)
    }

    /// Called once for each request line, whatever became of the request.
    func requestCompleted(_ connection: OpaquePointer, isWhole: Bool) {
        let now = shared.now()
        let wasDropping = exchange.step == .dropping && exchange.status != 0
        let status = exchange.status != 0 ? exchange.status : unsafe Int(CMHD_status(connection))
        shared.responder.completed(
            HTTPExchangeRecord(
                method: exchange.request.method, route: exchange.route, status: status,
                requestID: exchange.request.requestID, bytesIn: exchange.bytesIn, bytesOut: exchange.bytesOut,
                nanoseconds: now &- exchange.startedAt, completed: isWhole || wasDropping))
        exchange = MicroHTTPDExchange()
        setDeadline(now, shared.limits.idle)
        idleSince.store(now, ordering: .relaxed)
        isBusy.store(false, ordering: .relaxed)
    }
}
