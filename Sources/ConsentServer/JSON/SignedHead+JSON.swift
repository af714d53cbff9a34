// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A signed head as it stands in answers, and in the files that auditors keep.
extension SignedHead {
    /// The head of an object that `GET /v1/transparency/head` gave.
    init(_ field: JSONField) throws(FieldError) {
        let known = ["format", "log", "tree_size", "root_hash", "signed_at", "public_key", "signature"]
        let fields = try field.object(known: known)
        let time = try fields.required("signed_at")
        guard let signedAt = Timestamp(rfc3339: try time.string(1...40)) else { throw time.invalid("is not a time") }
        self.init(
            head: LogHead(
                log: try fields.required("log").bytes(16),
                size: try fields.required("tree_size").integer(in: 0...Int64.max),
                root: try fields.required("root_hash").bytes(32), signedAt: signedAt),
            signature: try fields.required("signature").bytes(64))
    }

    /// The head as JSON, with the key that it can be checked with.
    func json(publicKey: [UInt8]) -> JSONValue {
        .object([
            JSONMember(name: "format", value: .string("consent-server log head 1")),
            JSONMember(name: "log", value: .string(hexadecimal(head.log))),
            JSONMember(name: "tree_size", value: .integer(head.size)),
            JSONMember(name: "root_hash", value: .string(hexadecimal(head.root))),
            JSONMember(name: "signed_at", value: .string(head.signedAt.description)),
            JSONMember(name: "public_key", value: .string(hexadecimal(publicKey))),
            JSONMember(name: "signature", value: .string(hexadecimal(signature))),
        ])
    }
}

extension JSONField {
    /// Bytes in hexadecimal digits.
    func bytes(_ count: Int) throws(FieldError) -> [UInt8] {
        let digits = Array(try string((2 * count)...(2 * count)).utf8)
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
            guard let byte = UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) else { break }
            bytes.append(byte)
        }
        guard bytes.count == count else { throw invalid("must be \(2 * count) hexadecimal digits") }
        return bytes
    }
}
