// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// What the acceptance suites start from: a moment, a hash, forms, and submissions in one line.
enum Acceptance {
    /// 2026-11-30T12:00:00Z.
    static let now = Timestamp(milliseconds: 1_796_040_000_000)
    static let day: Int64 = 86_400_000

    /// FNV-1a from two starting points: it stands in for a cryptographic hash.
    static let hash: @Sendable ([UInt8]) -> ChoiceFingerprint = { bytes in
        var high: UInt64 = 0xcbf2_9ce4_8422_2325
        var low: UInt64 = 0x9ae1_6a3b_2f90_404f
        for byte in bytes {
            high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
            low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return ChoiceFingerprint(high: high, low: low)
    }

    /// The judgement for a device that holds nothing.
    static func judge(_ change: (inout ChoiceAcceptance) -> Void = { _ in }) -> ChoiceAcceptance {
        var acceptance = ChoiceAcceptance(app: FormFixtures.app, now: now, hash: hash)
        change(&acceptance)
        return acceptance
    }

    static func form(
        _ kind: FormKind = .european, number: UInt8 = 1, standing: PublishedForm.Standing = .current,
        app: AppDocument = FormFixtures.app
    ) -> PublishedForm {
        PublishedForm(
            id: FormID(digest: Array(repeating: number, count: 32)), version: Int64(number), language: "en",
            offer: FormOffer(FormFixtures.form(kind, app)), standing: standing)
    }

    static func answer(
        _ action: ChoiceAction, _ change: (inout ConsentSubmission) -> Void = { _ in }
    ) -> ConsentSubmission {
        var submission = ConsentSubmission()
        submission.formID = FormID(digest: Array(repeating: 1, count: 32))
        submission.action = action
        change(&submission)
        return submission
    }

    static func save(_ change: (inout SubmittedEuropeanChoices) -> Void = { _ in }) -> ConsentSubmission {
        var choices = SubmittedEuropeanChoices()
        change(&choices)
        return answer(.saveChoices) { $0.choices = .european(choices) }
    }

    static func saveUS(_ change: (inout USChoice) -> Void = { _ in }) -> ConsentSubmission {
        var choice = USChoice()
        change(&choice)
        return answer(.saveChoices) { $0.choices = .usStates(choice) }
    }

    /// What holds after a choice was accepted: the judge of the next one, so many milliseconds later.
    static func after(
        _ accepted: AcceptedChoice, _ judge: ChoiceAcceptance, milliseconds: Int64 = 3_600_000
    ) -> ChoiceAcceptance {
        var next = judge
        next.stored[accepted.choice.kind] = accepted.choice
        next.lastRevisions[accepted.choice.kind] = accepted.choice.revision
        next.now = Timestamp(milliseconds: judge.now.milliseconds + milliseconds)
        return next
    }
}

extension AcceptedChoice {
    var european: EuropeanChoice? { if case .european(let choice) = choice.content { choice } else { nil } }
    var usStates: USChoice? { if case .usStates(let choice) = choice.content { choice } else { nil } }
    var text: String { String(decoding: payload, as: UTF8.self) }
}

/// The code of the refusal that `body` throws; nil where it throws none.
func refusal<Value>(_ body: () throws(SubmissionRefusal) -> Value) -> SubmissionRefusal.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        #expect(error.detail.count > 20 && error.detail.hasSuffix("."), "a refusal says what to do")
        return error.code
    }
}
