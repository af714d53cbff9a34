// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/consent-info`: the decision, computed afresh; it writes nothing.
enum ConsentInfoRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        return .ready(call.content(call.consentInfo(call.decide(try call.storedChoices()))))
    }
}

extension DeviceCall {
    /// A device route's answer: for this device alone, to be asked for again each time, 304 where it has not changed.
    func content(_ body: [UInt8], type: String = "application/json") -> HTTPResponse {
        call.content(body, type: type, vary: "Accept-Language, Sec-GPC, Origin")
    }
}

extension Call {
    /// An answer with an entity tag of its content; 304 where the caller has it.
    func content(_ body: [UInt8], type: String = "application/json", vary: String = "Origin") -> HTTPResponse {
        let tag = EntityTag(of: body)
        var response = HTTPResponse(status: 200)
        response.headers = [
            ("Content-Type", type), ("ETag", tag.description), ("Cache-Control", "private, no-cache"), ("Vary", vary),
        ]
        if let known = request.headers["if-none-match"], known == "*" || tag.isNamed(by: known, weakly: true) {
            response.status = 304
            response.headers.removeFirst()
        } else {
            response.body = body
        }
        return response
    }
}
