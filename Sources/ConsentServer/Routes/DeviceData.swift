// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Everything that the store holds on one device, read in one state.
struct DeviceData {
    private let app: AppID
    private let device: DeviceID
    private let key: DeviceKey
    private let standing: DeviceStanding
    private let events: [EventRecord]
    /// The forms that its events name: what the person was shown.
    private let forms: [FormRecord]
    private let answers: [KeptAnswer]
    private let registration: TestDevice?

    init(of key: DeviceKey, device: DeviceID, app: AppID, in reader: any RecordReader) throws(StorageError) {
        self.app = app
        self.device = device
        self.key = key
        standing = try reader.standing(of: key)
        events = try reader.history(of: key)
        var shown: [FormID] = []
        for id in events.compactMap(\.header.formID) where !shown.contains(id) { shown.append(id) }
        var forms: [FormRecord] = []
        for id in shown {
            if let form = try reader.form(id, of: app) { forms.append(form) }
        }
        self.forms = forms
        answers = try reader.answers(of: key)
        registration = try reader.testDevices(of: app).first { $0.id == device }
    }

    func write(to body: inout JSONWriter) {
        body.member("app_id", app.description)
        body.member("device_id", device.description)
        body.member("device_key", hexadecimal(key.bytes))
        body.object("current_choices") { body in
            for kind in ChoiceKind.allCases {
                body.name(of: kind.rawValue)
                if let choice = standing.choices[kind] {
                    body.object { body in
                        ChoiceJSON.write(choice, to: &body)
                        body.object("signals") { body in
                            body.member("tc_string", choice.signals.tcString)
                            body.member("ac_string", choice.signals.acString)
                            body.member("gpp_string", choice.signals.gppString)
                        }
                    }
                } else {
                    body.value(String?.none)
                }
            }
        }
        body.object("revisions") { body in
            for kind in ChoiceKind.allCases { body.member(named: kind.rawValue, standing.revisions[kind] ?? 0) }
        }
        body.array("events") { body in
            for event in events { body.object { EventJSON.write(event, to: &$0) } }
        }
        body.array("forms") { body in
            for form in forms { body.object { write(form, to: &$0) } }
        }
        body.array("idempotency_keys") { body in
            for kept in answers { body.object { write(kept, to: &$0) } }
        }
        body.name("test_device")
        if let registration {
            TestDevicesRoute.write(registration, to: &body)
        } else {
            body.value(String?.none)
        }
    }

    private func write(_ form: FormRecord, to body: inout JSONWriter) {
        body.member("form_id", form.id)
        body.member("version", form.version)
        body.member("kind", form.kind.rawValue)
        body.member("language", form.language)
        body.member("published_at", form.publishedAt)
        body.member("content", raw: form.content)
    }

    private func write(_ kept: KeptAnswer, to body: inout JSONWriter) {
        body.member("key_hash", kept.key)
        body.member("answered_at", kept.answer.answeredAt)
        body.member("status", kept.answer.status)
        body.member("etag", kept.answer.etag)
        body.name("body")
        if kept.answer.body.isEmpty { body.value(String?.none) } else { body.raw(kept.answer.body) }
    }
}
