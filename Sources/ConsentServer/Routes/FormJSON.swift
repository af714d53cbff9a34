// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The answer of `form`: the published content, byte for byte, between its name and what is this device's own.
enum FormJSON {
    static func encode(_ form: AppForm, currentChoice: StoredChoice?, globalPrivacyControl: Bool) -> [UInt8] {
        var body = JSONWriter(capacity: form.record.content.count + 512)
        body.object { body in
            body.member("form_id", form.record.id)
            body.member("version", form.record.version)
            if let currentChoice {
                body.object("current_choices") { ChoiceJSON.writeSwitches(currentChoice, to: &$0) }
            } else {
                body.member("current_choices", String?.none)
            }
            body.member("global_privacy_control", globalPrivacyControl)
            body.member("content", raw: form.record.content)
        }
        return body.bytes
    }
}
