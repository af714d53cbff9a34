// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/consent-info`: the decision for this moment; it writes nothing.
enum ConsentInfoRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        let (choices, frame) =
            if let recent = recentFrame(of: call) {
                recent
            } else {
                try call.call.reading { (reader) throws(StorageError) -> (ChoiceOutlines, ConsentInfoFrame) in
                    try Self.frame(of: call, in: reader)
                }
            }
        return .ready(call.content(frame.tag(choices)) { frame.body(choices) })
    }

    /// The answer's frame without a look into the file: for a device that asked lately, and is told what another was.
    private static func recentFrame(of call: DeviceCall) -> (ChoiceOutlines, ConsentInfoFrame)? {
        guard let outlines = call.context.store.recentOutlines(of: call.key) else { return nil }
        return call.context.frames[ConsentInfoFrames.Question(call, outlines)].map { (outlines, $0) }
    }

    /// The answer's frame: one that was made for a device that is told the same, or a new one.
    private static func frame(
        of call: DeviceCall, in reader: any RecordReader
    ) throws(StorageError) -> (ChoiceOutlines, ConsentInfoFrame) {
        if let outlines = try reader.outlines(of: call.key) {
            let question = ConsentInfoFrames.Question(call, outlines)
            if let frame = call.context.frames[question] { return (outlines, frame) }
        }
        let choices = try reader.choices(of: call.key)
        let outlines = ChoiceOutlines(choices)
        let info = call.decide(choices)
        let frame = ConsentInfoFrame(call.encoded(info))
        call.context.frames.keep(frame, for: ConsentInfoFrames.Question(call, outlines), until: info.cacheUntil)
        return (outlines, frame)
    }
}

extension DeviceCall {
    /// A device route's answer: for this device alone, to be asked for again each time, 304 where it has not changed.
    func content(_ body: [UInt8], type: String = "application/json") -> HTTPResponse {
        content(EntityTag(of: body), type: type) { body }
    }

    /// The same, where the tag is known before the body.
    func content(_ tag: EntityTag, type: String = "application/json", _ body: () -> [UInt8]) -> HTTPResponse {
        call.content(tag, type: type, vary: "Accept-Language, Sec-GPC, Origin", body)
    }
}

extension Call {
    /// An answer with an entity tag of its content; 304 where the caller has it.
    func content(_ body: [UInt8], type: String = "application/json", vary: String = "Origin") -> HTTPResponse {
        content(EntityTag(of: body), type: type, vary: vary) { body }
    }

    /// The same, where the tag is known before the body.
    func content(_ tag: EntityTag, type: String, vary: String, _ body: () -> [UInt8]) -> HTTPResponse {
        var response = HTTPResponse(status: 200)
        // Four more may follow (`Application.finished`).
        response.headers.reserveCapacity(8)
        let isKnown = request.headers["if-none-match"].map { $0 == "*" || tag.isNamed(by: $0, weakly: true) } ?? false
        if !isKnown { response.headers.append(("Content-Type", type)) }
        response.headers.append(("ETag", tag.description))
        response.headers.append(("Cache-Control", "private, no-cache"))
        response.headers.append(("Vary", vary))
        if isKnown { response.status = 304 } else { response.body = body() }
        return response
    }
}
