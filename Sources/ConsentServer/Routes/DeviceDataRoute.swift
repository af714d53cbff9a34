// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `…/devices/{device}/data`: all that is held on a device, and its erasure (GDPR, articles 15 and 17).
enum DeviceDataRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.knownApp()
        let device = try call.device()
        let key = call.context.keyring.deviceKey(app: app, device: device)
        let data = try call.reading { (reader) throws(StorageError) in
            try DeviceData(of: key, device: device, app: app, in: reader)
        }
        var body = JSONWriter(capacity: 8192)
        body.object { data.write(to: &$0) }
        return .ready(call.unkept(body.bytes))
    }

    /// Also 204 where nothing is held; then no event says so.
    static func delete(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.knownApp()
        let erasure = DeviceErasure(
            app: app, environment: call.context.catalogue[app]?.document.environment ?? .production,
            device: try call.device(), keyring: call.context.keyring,
            vendorList: call.context.vendorList.version, now: call.now)
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) in
            try erasure.apply(to: transaction)
        } answer: { _ in
            context.changeTestDevices(of: app) { $0.remove(erasure.device) }
            return .nothing
        }
    }
}

extension Call {
    /// The app of the path, also one that was deleted: its evidence stays, and so do the rights of its devices.
    func knownApp() throws(Problem) -> AppID {
        let id = try identifier("app", AppID.init)
        if context.catalogue[id] != nil { return id }
        let wasThere = try reading { (reader) throws(StorageError) in try reader.lastVersion(of: id) > 0 }
        return wasThere ? id : try app().id
    }

    /// An answer that no cache may keep.
    func unkept(_ body: [UInt8], type: String = "application/json") -> HTTPResponse {
        HTTPResponse(status: 200, headers: [("Content-Type", type), ("Cache-Control", "no-store")], body: body)
    }
}

/// The erasure of one device: what is taken away, and the event that says so.
struct DeviceErasure: Sendable {
    let app: AppID
    let environment: AppEnvironment
    let device: DeviceID
    let keyring: DeviceKeyring
    let vendorList: VendorListVersion
    let now: Timestamp

    /// Runs inside the store's transaction.
    @discardableResult
    func apply(to transaction: any RecordTransaction) throws(StorageError) -> ErasedDevice {
        let key = keyring.deviceKey(app: app, device: device)
        let erased = try transaction.erase(key, at: now)
        for kind in ChoiceKind.allCases {
            guard let revision = erased.revisions[kind] else { continue }
            // An operator erases, wherever the person is: there is no place, and no law of a place.
            let header = EventHeader(
                sequence: 0, app: app, deviceCommitment: [], type: .erasure, kind: kind, revision: revision + 1,
                receivedAt: now, statedAt: nil, isClockSkewed: false, place: .unknown, geographySource: .unknown,
                isForced: false, regulation: "none", environment: environment, formID: nil, formVersion: 0,
                tcfPolicyVersion: vendorList.tcfPolicyVersion, vendorListVersion: vendorList.version,
                serverVersion: ServerVersion.current)
            _ = try transaction.appendErasure(EventDraft(device: key, header: header, payload: []))
        }
        // The registration holds the device's id in clear.
        _ = try transaction.removeTestDevice(device, of: app)
        return erased
    }
}
