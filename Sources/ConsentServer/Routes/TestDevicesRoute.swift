// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `/v1/admin/apps/{app}/test-devices`: who may force a geography on a production app.
enum TestDevicesRoute {
    static func list(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.app()
        let devices = try call.reading { (reader) throws(StorageError) in try reader.testDevices(of: app.id) }
        var body = JSONWriter()
        body.object { body in
            body.array("test_devices") { body in for device in devices { write(device, to: &body) } }
        }
        return .ready(call.content(body.bytes))
    }

    static func put(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.app()
        let label = try call.decoding { (value) throws(FieldError) in
            try JSONFields(value, known: ["label"]).required("label").string(1...128)
        }
        let device = TestDevice(id: try call.device(of: app), label: label, addedAt: call.now)
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) in
            try transaction.putTestDevice(device, of: app.id)
        } answer: {
            context.changeTestDevices(of: app.id) { $0.insert(device.id) }
            var body = JSONWriter()
            write(device, to: &body)
            return HTTPResponse(
                status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
                body: body.bytes)
        }
    }

    static func delete(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.app()
        let device = try call.device()
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) in
            try transaction.removeTestDevice(device, of: app.id)
        } answer: { wasThere in
            guard wasThere else {
                return Problem(.testDeviceNotFound, "This device is not one of the app's test devices.")
                    .response(requestID: call.request.requestID)
            }
            context.changeTestDevices(of: app.id) { $0.remove(device) }
            return .nothing
        }
    }

    static func write(_ device: TestDevice, to body: inout JSONWriter) {
        body.object { body in
            body.member("device_id", device.id.description)
            body.member("label", device.label)
            body.member("added_at", device.addedAt)
        }
    }
}

extension ServerContext {
    /// Only called on the writer's thread, in the order of the commits, so that no change is lost.
    func changeTestDevices(of id: AppID, _ change: (inout Set<DeviceID>) -> Void) {
        guard let app = catalogue[id] else { return }
        var devices = app.testDevices
        change(&devices)
        catalogue.put(app.with(testDevices: devices))
    }
}
