// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

@Suite struct ChoicePayloadTests {
    let judge = Acceptance.judge()

    @Test func `says what was shown on a European form and what was chosen, in one exact way`() throws {
        let submission = Acceptance.save {
            $0.purposesConsent = [2, 1]
            $0.purposesLegitimateInterest = [7]
            $0.vendorsConsent = [40, 10]
            $0.adTechProviders = [89]
        }.with {
            $0.button = "save_choices"
            $0.language = "de"
            $0.appVersion = "1.2.0"
            $0.sdkVersion = "1.0"
        }
        let form = Acceptance.form()
        #expect(
            try judge.accept(submission, on: form).text
                == #"{"format":1,"kind":"european","action":"save_choices","outcome":"partial","form_id":""#
                + form.id.description
                + #"","form_version":1,"form_superseded":false,"language":"en","stated_language":"de","#
                + #""button":"save_choices","choices":{"purposes":{"consent":[1,2],"legitimate_interest":[7]},"#
                + #""special_features":[],"vendors":{"consent":[10,40],"legitimate_interest":[],"#
                + #""disclosed":[10,20,30,40]},"ad_tech_providers":{"consent":[89],"disclosed":[89,1000]}},"#
                + #""client":{"app_version":"1.2.0","sdk_version":"1.0"}}"#)
    }

    @Test func `says what was chosen on a US form`() throws {
        let submission = Acceptance.saveUS {
            $0.sharingOptOut = true
            $0.sensitiveDataOptOuts = [.unionMembership, .health]
        }
        let text = try judge.accept(submission, on: Acceptance.form(.usStates)).text
        #expect(text.contains(#""gpc":{"on":false,"shown":false,"recorded":false},"us":{"sale_opt_out":false,"#))
        #expect(text.contains(#""sharing_opt_out":true,"targeted_advertising_opt_out":false,"#))
        #expect(text.hasSuffix(#""sensitive_data":["health","union_membership"]}}"#))
    }

    @Test func `what was not sent is absent`() throws {
        let bytes = try judge.accept(Acceptance.answer(.consent), on: Acceptance.form()).payload
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(
            Set(json.keys) == [
                "format", "kind", "action", "outcome", "form_id", "form_version", "form_superseded", "language",
                "choices",
            ])
    }

    @Test func `is JSON whatever the client calls itself`() throws {
        let odd = "\"}\\\n\u{0}é🙂"
        let submission = Acceptance.answer(.consent) {
            $0.button = odd
            $0.appVersion = odd
        }
        let bytes = try judge.accept(submission, on: Acceptance.form()).payload
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(json["button"] as? String == odd)
        #expect((json["client"] as? [String: String]) == ["app_version": odd])
    }

    @Test func `holds no times: they stand in the event's header`() throws {
        let one = Acceptance.answer(.consent) { $0.decidedAt = Acceptance.now }
        let other = Acceptance.answer(.consent) { $0.decidedAt = Timestamp(milliseconds: 5) }
        let payloads = try [one, other].map { try judge.accept($0, on: Acceptance.form()).payload }
        #expect(payloads[0] == payloads[1])
    }

    @Test func `of a reset it is the kind alone`() {
        let payload = String(decoding: ChoiceKind.usStates.resetPayload, as: UTF8.self)
        #expect(payload == #"{"format":1,"kind":"us_states","action":"reset"}"#)
    }
}
