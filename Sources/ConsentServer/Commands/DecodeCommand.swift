// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server decode`.
enum DecodeCommand {
    static let command = Command(
        name: "decode", summary: "tell what a consent string says, or why it is invalid", usage: "decode STRING",
        notes: [
            "STRING is a TC, GPP, Additional Consent or US Privacy string; which one it is, is seen from it.",
            "Prints the JSON object of GET /v1/tcf/decode and GET /v1/gpp/decode.",
            "Exits 0 where the string is valid, 1 where it is not.",
        ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.count == 1, let text = invocation.arguments.first else {
            throw CommandFailure(.usage, "give one STRING, in quotes")
        }
        let decoded = DecodedString(text, kind: ConsentStringKind(of: text), now: SystemClock.now())
        invocation.output(String(decoding: JSONWriter.bytes(of: decoded), as: UTF8.self))
        guard decoded.isValid else { throw CommandFailure(.negative, "") }
    }
}
