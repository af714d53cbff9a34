// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET /v1/tcf/decode` and `GET /v1/gpp/decode`: a string in readable form, or why it is invalid.
///
/// A string that can't be read is an answer, not an error of the request: 200 with `valid: false`.
enum DecodeRoutes {
    static func tcf(_ call: Call) throws(Problem) -> HTTPAnswer {
        try decode(.tc, in: .tcString, call)
    }

    static func gpp(_ call: Call) throws(Problem) -> HTTPAnswer {
        try decode(.gpp, in: .gppString, call)
    }

    private static func decode(
        _ kind: ConsentStringKind, in parameter: QueryParameter, _ call: Call
    ) throws(Problem) -> HTTPAnswer {
        guard let text = call.query[parameter] else {
            throw Problem(
                .invalidParameter, "Send \(kind.name) as \(parameter.rawValue).", field: parameter.rawValue,
                allowed: [parameter.rawValue])
        }
        return .ready(call.content(JSONWriter.bytes(of: DecodedString(text, kind: kind, now: call.now))))
    }
}
