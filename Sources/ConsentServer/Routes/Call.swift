// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One request on its way through a handler: what was matched, and what the handler works with.
///
/// A class, as `DeviceCall`: it is handed on many times, and each copy of a struct would count a dozen references.
final class Call: Sendable {
    let request: HTTPRequest
    let query: RequestQuery
    /// What stands in the pattern's `{…}`, by name.
    let parameters: RouteParameters
    let context: ServerContext
    let now: Timestamp

    init(
        request: HTTPRequest, query: RequestQuery, parameters: RouteParameters, context: ServerContext, now: Timestamp
    ) {
        self.request = request
        self.query = query
        self.parameters = parameters
        self.context = context
        self.now = now
    }
}

extension Call {
    /// The device of the path, where the app takes devices of such an id.
    func device(of app: App) throws(Problem) -> DeviceID {
        let device = try device()
        if app.document.environment == .production, !device.isRandomEnough {
            throw Problem(
                .deviceIDNotRandom,
                "On a production app a device id is the device's only credential: make one at random with at least 20 "
                    + "characters (a UUID version 4 will do) and keep it; never use an advertising id.")
        }
        return device
    }
}

/// A device route's call: the app and the device are there, the query is read, the place is known.
final class DeviceCall: Sendable {
    let call: Call
    let app: App
    let device: DeviceID
    let key: DeviceKey
    let query: DeviceQuery
    let geography: Geography

    var context: ServerContext { call.context }

    init(_ call: Call) throws(Problem) {
        self.call = call
        let context = call.context
        app = try call.app()
        device = try call.device(of: app)
        query = try DeviceQuery(call.query, headers: call.request.headers)
        key = context.keyring.deviceKey(app: app.id, device: device)
        let location = context.geolocator.locate(peer: call.request.peer, headers: call.request.headers)
        let real = Geography(place: location.place, source: location.source)
        geography =
            query.debugGeography?.geography(
                over: real, environment: app.document.environment, isTestDevice: app.testDevices.contains(device),
                policy: context.debugGeography) ?? real
    }

    /// The decision for these choices, as they count under the vendor list in force.
    func decide(_ choices: CurrentChoices) -> ConsentInfo {
        let counting = choices.leavingOut(context.vendorList.deletedVendors)
        var request = DecisionRequest(
            app: app.shared, geography: geography, choices: counting, vendorList: context.vendorListVersion,
            now: call.now)
        request.additions = additions(to: choices.european)
        request.isUnderAge = query.isUnderAge
        request.globalPrivacyControl = query.globalPrivacyControl
        request.attStatus = query.attStatus
        request.cmp = context.cmp
        return ConsentModel.decide(request)
    }

    func storedChoices() throws(Problem) -> CurrentChoices {
        try call.reading { (reader) throws(StorageError) in try reader.choices(of: key) }
    }
}

extension Call {
    func app() throws(Problem) -> App {
        let id = try identifier("app", AppID.init)
        guard let app = context.catalogue[id] else {
            throw Problem(
                .appNotFound,
                "There is no app \(quoted(id.description)) here: check the id, or add the app with "
                    + "PUT /v1/admin/apps/{app} or consent-server apps apply.")
        }
        return app
    }

    func device() throws(Problem) -> DeviceID { try identifier("device", DeviceID.init) }

    func identifier<ID>(_ name: String, _ make: (String) -> ID?) throws(Problem) -> ID {
        guard let id = make(parameters[name]) else {
            throw Problem(.invalidID, "The \(name) id has 1 to 128 characters of A-Z a-z 0-9 . _ ~ -.", field: name)
        }
        return id
    }

    /// Decodes the body, JSON first, then its fields.
    func decoding<Value>(_ decode: (JSONValue) throws(FieldError) -> Value) throws(Problem) -> Value {
        let value: JSONValue
        do throws(JSONError) { value = try JSONScanner.parse(request.body) } catch { throw Problem(error) }
        do throws(FieldError) { return try decode(value) } catch { throw Problem(error) }
    }

    /// Reads the store; what goes wrong there is logged in full and answered in general.
    func reading<Value>(
        _ body: (any RecordReader) throws(StorageError) -> Value
    ) throws(Problem) -> Value {
        do throws(StorageError) {
            return try context.store.read(body)
        } catch { throw failed(error) }
    }

    func failed(_ error: StorageError) -> Problem {
        context.log.log(.error, "storage_error") { line in
            line.member("error", "\(error)")
            line.member("request_id", request.requestID)
        }
        return Problem(error)
    }
}
