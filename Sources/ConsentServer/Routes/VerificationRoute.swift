// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `POST /v1/admin/verification`: one step of a verification of the whole store.
enum VerificationRoute {
    static func post(_ call: Call) throws(Problem) -> HTTPAnswer {
        let request = try call.decoding { (value) throws(FieldError) in try Request(value) }
        let context = call.context
        let requestID = call.request.requestID
        // Not on the thread that answers requests: a step takes a quarter of a second.
        return .pending { finish in
            let work: @Sendable () -> Void = { finish(response(request, context, requestID)) }
            if !OwnThread.detached(niceness: 10, work) { work() }
        }
    }

    private struct Request: Sendable {
        var state: VerificationState?
        var head: SignedHead?
        var threads: Int

        init(_ value: JSONValue) throws(FieldError) {
            let fields = try JSONFields(value, known: ["state", "head", "threads"])
            if let field = fields["state"] {
                guard let state = VerificationState(try field.string(1...400)) else {
                    throw field.invalid("is not a `state` that an earlier step gave")
                }
                self.state = state
            }
            if let field = fields["head"] {
                guard state == nil else { throw field.invalid("is held against the log in the first step alone") }
                head = try SignedHead(field)
            }
            threads = Int(try fields["threads"]?.integer(in: 1...64) ?? 1)
        }
    }

    private static func response(
        _ request: Request, _ context: ServerContext, _ requestID: String
    ) -> HTTPResponse {
        var verification = StoreVerification(
            transparency: context.transparency, referenceKey: context.keyring.referenceKey)
        verification.threads = request.threads
        var state = VerificationState()
        do throws(VerificationFailure) {
            if let known = request.state {
                state = known
                try verification.advance(&state)
            } else if let first = try verification.begin(earlier: request.head) {
                state = first
            } else {
                return Problem.logIndexing.response(requestID: requestID)
            }
            return answer(state, fault: nil)
        } catch {
            switch error {
            case .fault(let fault): return answer(state, fault: fault)
            case .storage(let error): return Problem(error).response(requestID: requestID)
            }
        }
    }

    private static func answer(_ state: VerificationState, fault: EvidenceFault?) -> HTTPResponse {
        var body = JSONWriter()
        let isDone = state.phase == .done || fault != nil
        body.object { body in
            body.member("done", isDone)
            if let fault {
                body.object("fault") { body in
                    body.member("table", fault.table)
                    body.member("sequence", fault.sequence)
                    body.member("detail", fault.detail)
                }
            } else {
                body.member("fault", String?.none)
            }
            body.member("size", state.size)
            body.member("entries", state.tally.entries)
            body.member("erased", state.tally.erased)
            body.member("heads", state.tally.heads)
            body.member("state", isDone ? nil : state.text)
        }
        var response = HTTPResponse(status: 200, body: body.bytes)
        response.headers = [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
        return response
    }
}

extension DeviceKeyring {
    /// What keeps anyone from choosing sequences whose sum disappears.
    var referenceKey: ReferenceSum.Key {
        let bytes = derived("consent-server verification 1")
        return ReferenceSum.Key(
            high: UInt64(bigEndianBytes: bytes[0..<8]), low: UInt64(bigEndianBytes: bytes[8..<16]))
    }
}
