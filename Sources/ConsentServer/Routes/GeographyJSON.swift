// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What `GET /v1/geography` and `consent-server geo` say: members of an object that is open.
enum GeographyJSON {
    static func encode(_ location: CallerLocation, geolocator: Geolocator, now: Timestamp) -> [UInt8] {
        var body = JSONWriter()
        body.object { body in
            writeLocation(location, at: now, to: &body)
            body.object("database") { writeDatabase(geolocator, to: &$0) }
        }
        return body.bytes
    }

    /// Where it is, which laws are there for any app, and which source won and why.
    static func writeLocation(_ location: CallerLocation, at now: Timestamp, to body: inout JSONWriter) {
        body.member("country", location.place.country)
        body.member("region", location.place.region)
        body.member("source", location.source.rawValue)
        body.object("reason") { body in
            body.member("code", location.explanation.reason.rawValue)
            body.member("detail", location.explanation.detail)
        }
        body.array("laws") { body in
            for law in RegulationTable.standard.laws(in: location.place, at: now) {
                body.object { body in
                    body.member("regulation", law.id)
                    body.member("name", law.name)
                    body.member("approach", law.approach.rawValue)
                    body.member("effective_from", law.effectiveFrom.description)
                    body.member("on_by_default", law.isOnByDefault)
                }
            }
        }
        body.object("client_address") { body in
            body.member("found_in", location.explanation.clientAddress?.rawValue)
            body.member("class", location.explanation.addressClass?.rawValue)
        }
        body.member("ignored", location.explanation.ignored.names)
    }

    static func writeDatabase(_ geolocator: Geolocator, to body: inout JSONWriter) {
        body.member("description", geolocator.description)
        body.member("built_at", geolocator.buildDate)
        body.member("has_subdivisions", geolocator.hasSubdivisions)
    }
}
