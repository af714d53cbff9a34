// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/devices/{device}/history`: every event of a device, oldest first.
enum HistoryRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.app()
        let key = call.context.keyring.deviceKey(app: app.id, device: try call.device())
        let events = try call.reading { (reader) throws(StorageError) in try reader.history(of: key) }
        var body = JSONWriter(capacity: 4096)
        body.object { body in
            body.array("events") { body in
                for event in events { body.object { EventJSON.write(event, to: &$0) } }
            }
        }
        return .ready(call.content(body.bytes))
    }
}

/// One event of the log: members of an object that is open.
enum EventJSON {
    static func write(_ event: EventRecord, to body: inout JSONWriter) {
        let header = event.header
        body.member("sequence", header.sequence)
        body.member("type", header.type.rawValue)
        body.member("kind", header.kind.rawValue)
        body.member("revision", header.revision)
        body.member("received_at", header.receivedAt)
        body.member("stated_at", header.statedAt)
        body.member("clock_skewed", header.isClockSkewed)
        body.object("geography") { body in
            body.member("country", header.place.country)
            body.member("region", header.place.region)
            body.member("source", header.geographySource.rawValue)
            body.member("forced", header.isForced)
        }
        body.member("regulation", header.regulation)
        body.member("environment", header.environment.rawValue)
        body.member("form_id", header.formID)
        body.member("form_version", header.formVersion)
        // The id is the hash of the text, so that whoever fetches it can tell that it is what was shown.
        body.member("form_url", header.formID.map { PublishedFormRoute.path($0, of: header.app) })
        body.member("tcf_policy_version", header.tcfPolicyVersion)
        body.member("vendor_list_version", header.vendorListVersion)
        body.member("server_version", header.serverVersion)
        body.member("leaf", hexadecimal(event.leaf))
        if let payload = event.payload {
            body.member("payload", raw: payload)
        } else {
            body.member("payload", String?.none)
        }
    }
}
