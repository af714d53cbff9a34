// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

extension Caller {
    /// Answers the form behind the privacy button, which is there whether or not a choice was made.
    @discardableResult
    func change(_ action: String, _ more: String = "") throws -> HTTPResponse {
        let id = try formID("?kind=privacy_options")
        let answer = try device("PUT", "consent", body: #"{"form_id":"\#(id)","action":"\#(action)"\#(more)}"#)
        #expect(answer.status == 200, "\(answer.text)")
        return answer
    }
}

/// A store that an app's devices have filled with one of everything: choices of both kinds, changed and repeated,
/// resets, forms of two versions, skewed clocks, Global Privacy Control.
struct EvidenceScenario {
    let service: TestService
    let devices = (0..<12).map { "device-\($0)-0123456789abcdef" }

    init(store: any RecordStore) throws {
        service = try TestService(store: store)
        var caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp(#"{"name":"Shop","languages":["en","de"],"vendors":[755]}"#)
        caller.app = "game"
        try caller.putApp(#"{"name":"Game","environment":"testing"}"#)
        caller.app = "shop"
        try fill(caller)
        service.advance(days: 1)
        try caller.putApp(#"{"name":"Shop","languages":["en","de"],"vendors":[755],"buttons":{"close":true}}"#)
        try fill(caller)
        caller.app = "game"
        try fill(caller)
    }

    /// What verifies its store.
    var verification: StoreVerification {
        StoreVerification(
            transparency: service.context.transparency, referenceKey: service.context.keyring.referenceKey)
    }

    private func fill(_ caller: Caller) throws {
        for (number, device) in devices.enumerated() {
            var caller = caller
            caller.device = device
            service.advance(seconds: 61)
            switch number % 6 {
            case 0: try caller.change("consent", #","client":{"app_version":"1.2.0"},"button":"accept""#)
            case 1:
                try caller.change(
                    "save_choices", #","choices":{"purposes":{"consent":[1,2],"legitimate_interest":[7]}}"#)
                try caller.change("do_not_consent", #","decided_at":"2020-01-01T00:00:00Z""#)
            case 2: try caller.from("US", "CA").chooseUS(optOut: true)
            case 3:
                try caller.from("US", "CA").with("Sec-GPC", "1").chooseUS(optOut: false)
                try caller.change("consent")
            case 4:
                try caller.change("do_not_consent", #","language":"de""#)
                _ = try caller.device("DELETE", "consent")
            default:
                try caller.from("US", "CO").chooseUS(optOut: false)
                _ = try caller.from("US", "CO").device("DELETE", "consent")
                try caller.change("consent")
            }
        }
    }

    /// Runs every step of a verification; gives the tally, or throws the fault.
    static func verify(
        _ context: ServerContext, earlier: SignedHead? = nil, threads: Int = 1
    ) throws -> SegmentTally {
        var verification = StoreVerification(
            transparency: context.transparency, referenceKey: context.keyring.referenceKey)
        verification.threads = threads
        do throws(VerificationFailure) {
            guard var state = try verification.begin(earlier: earlier) else {
                throw .fault(EvidenceFault("log_nodes", nil, "not indexed"))
            }
            while state.phase != .done {
                try verification.advance(&state)
                // What a caller gives back is all that the next step needs.
                state = VerificationState(state.text) ?? VerificationState()
            }
            return state.tally
        } catch {
            switch error {
            case .fault(let fault): throw fault
            case .storage(let error): throw error
            }
        }
    }
}
