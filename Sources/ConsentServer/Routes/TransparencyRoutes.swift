// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `/v1/transparency/…`: the log as everyone may see it; nothing in it is about a person.
enum TransparencyRoutes {
    static func head(_ call: Call) throws(Problem) -> HTTPAnswer {
        let transparency = call.context.transparency
        let head = try call.readingLog { (reader, _) throws(StorageError) in try transparency.head(reader) }
        guard let head else { throw .logIndexing }
        return .ready(call.content(JSONWriter.bytes(of: head.json(publicKey: transparency.key.publicKey))))
    }

    static func inclusion(_ call: Call) throws(Problem) -> HTTPAnswer {
        let transparency = call.context.transparency
        let sequence = try call.query.number(.sequence, in: 1...Int64.max)
        let asked = try call.query.number(.treeSize, in: 1...Int64.max)
        guard let sequence else { throw .parameterMissing(.sequence, "the event whose place in the log is asked for") }
        let proof = try call.readingLog { (reader, size) throws(StorageError) -> InclusionProof? in
            guard let index = try reader.logIndex(of: sequence) else { return nil }
            let size = asked ?? size
            guard index < size, try size <= reader.logSize() ?? 0 else {
                return InclusionProof(sequence: sequence, index: index, size: size, leaf: [], path: [])
            }
            return InclusionProof(
                sequence: sequence, index: index, size: size,
                leaf: try reader.logHash(of: LogNode(level: 0, index: index)),
                path: try transparency.inclusion(of: index, size: size, reader))
        }
        guard let proof else {
            throw Problem(.entryNotFound, "There is no event \(sequence) in the log.", field: "sequence")
        }
        guard !proof.leaf.isEmpty else {
            throw Problem(
                .entryNotFound,
                "tree_size: event \(sequence) is entry \(proof.index) of the log, which must have more than that and no "
                    + "more than the newest head says.", field: "tree_size")
        }
        return .ready(call.content(JSONWriter.bytes(of: proof.json)))
    }

    static func consistency(_ call: Call) throws(Problem) -> HTTPAnswer {
        let transparency = call.context.transparency
        let from = try call.query.number(.from, in: 0...Int64.max)
        let asked = try call.query.number(.to, in: 0...Int64.max)
        guard let from else { throw .parameterMissing(.from, "the tree_size of the earlier head") }
        let (to, size, path) = try call.readingLog { (reader, size) throws(StorageError) -> (Int64, Int64, [[UInt8]]) in
            let to = asked ?? size
            guard from <= to, to <= size else { return (to, size, []) }
            return (to, size, try transparency.consistency(from: from, to: to, reader))
        }
        guard from <= to, to <= size else {
            throw Problem(
                .entryNotFound, "from and to are sizes of the log, from no more than to, and to no more than \(size).",
                field: to > size ? "to" : "from")
        }
        var body = JSONWriter()
        body.object { body in
            body.member("from", from)
            body.member("to", to)
            body.member("hashes", path.map { hexadecimal($0) })
        }
        return .ready(call.content(body.bytes))
    }
}

/// That an event is in the log that a head is over.
struct InclusionProof: Sendable {
    var sequence: Int64
    var index: Int64
    var size: Int64
    var leaf: [UInt8]
    var path: [[UInt8]]

    var json: JSONValue {
        .object([
            JSONMember(name: "sequence", value: .integer(sequence)),
            JSONMember(name: "leaf_index", value: .integer(index)),
            JSONMember(name: "tree_size", value: .integer(size)),
            JSONMember(name: "leaf_hash", value: .string(hexadecimal(leaf))),
            JSONMember(name: "hashes", value: .array(path.map { .string(hexadecimal($0)) })),
        ])
    }
}

extension Call {
    /// Reads the log and its size, both of one state; 503 while it is being indexed.
    func readingLog<Value>(
        _ body: (any RecordReader, Int64) throws(StorageError) -> Value
    ) throws(Problem) -> Value {
        let value = try reading { (reader) throws(StorageError) -> Value? in
            guard let size = try reader.logSize() else { return nil }
            return try body(reader, size)
        }
        guard let value else { throw .logIndexing }
        return value
    }
}

extension Problem {
    static let logIndexing = Problem(
        .logIndexing, "The log of an older database is being indexed; try again in a few seconds.")

    static func parameterMissing(_ parameter: QueryParameter, _ meaning: String) -> Problem {
        Problem(.invalidParameter, "\(parameter.rawValue) is missing: \(meaning).", field: parameter.rawValue)
    }
}

extension RequestQuery {
    /// A whole number in decimal digits; nil where it is not there.
    func number(_ parameter: QueryParameter, in range: ClosedRange<Int64>) throws(Problem) -> Int64? {
        guard let text = self[parameter] else { return nil }
        guard let number = Int64(text), range.contains(number), !text.hasPrefix("+"), !text.hasPrefix("-") else {
            throw Problem(
                .invalidParameter,
                "\(parameter.rawValue) is a whole number of \(range.lowerBound) or more, not \(quoted(text)).",
                field: parameter.rawValue)
        }
        return number
    }
}
