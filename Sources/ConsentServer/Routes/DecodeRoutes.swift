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
        let decoded = DecodedString(text, kind: kind, now: call.now)
        let answer = call.content(tag(of: decoded, text), type: "application/json", vary: "Origin") {
            JSONWriter.bytes(filling: decoded.likelySize) { $0.value(decoded) }
        }
        return .ready(answer)
    }

    /// The answer follows from the string, what was found, which the clock can change, and this version: a tag of these is
    /// one of the answer, which can be forty times as long.
    private static func tag(of decoded: DecodedString, _ text: String) -> EntityTag {
        var source = JSONWriter(capacity: text.utf8.count + 512)
        source.array { source in
            source.value(ServerVersion.current)
            source.value(text)
            for finding in decoded.findings { source.value(finding.code) }
            source.value(decoded.omittedFindings)
        }
        return EntityTag(of: source.bytes)
    }
}
