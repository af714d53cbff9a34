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
        if let rule = UnknownPlaceRule(location.place) {
            body.object("unknown") { body in
                body.member("setting", rule.setting)
                body.member("counts_as", rule.countsAs)
                body.member("detail", rule.detail)
            }
        } else {
            body.member("unknown", nil as String?)
        }
        body.object("client_address") { body in
            body.member("found_in", location.explanation.clientAddress?.rawValue)
            body.member("class", location.explanation.addressClass?.rawValue)
        }
        body.member("ignored", location.explanation.ignored.names)
    }

    /// What apps make of a place that is not known well enough to name its laws, unless their documents say otherwise.
    private struct UnknownPlaceRule {
        var setting: String
        var countsAs: String
        var detail: String

        /// Nil where the place is known.
        init?(_ place: Place) {
            if place == .unknown {
                setting = "unknown_geography"
                countsAs = "gdpr"
                detail =
                    "The country is unknown: GDPR is assumed, unless the app's unknown_geography is not_regulated."
            } else if place == Place(countryCode: "US") {
                setting = "unknown_us_state"
                countsAs = "us_state"
                detail =
                    "The US state is unknown: a state law is assumed, unless the app's unknown_us_state is not_regulated."
            } else {
                return nil
            }
        }
    }

    static func writeDatabase(_ geolocator: Geolocator, to body: inout JSONWriter) {
        body.member("description", geolocator.description)
        body.member("built_at", geolocator.buildDate)
        body.member("has_subdivisions", geolocator.hasSubdivisions)
    }
}
