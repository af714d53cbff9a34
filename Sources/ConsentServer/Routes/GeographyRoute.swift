// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET /v1/geography`: what the server makes of the caller, and why.
enum GeographyRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let location = call.context.geolocator.locate(peer: call.request.peer, headers: call.request.headers)
        let body = GeographyJSON.encode(location, geolocator: call.context.geolocator, now: call.now)
        return .ready(call.content(body))
    }
}
