// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Times, repeats and resets.
@Suite struct ChoiceTimesTests {
    let judge = Acceptance.judge()
    let form = Acceptance.form()

    @Test(
        arguments: [
            (0, true), (-1, true), (-31 * Acceptance.day, true), (-31 * Acceptance.day - 1, false), (1, false),
            (Acceptance.day, false), (-400 * Acceptance.day, false), (100_000 * Acceptance.day, false),
            (-20_000 * Acceptance.day, false),
        ] as [(Int64, Bool)])
    func `the device's clock is believed within the 31 days before receipt`(_ offset: Int64, _ believed: Bool) throws {
        let stated = Timestamp(milliseconds: Acceptance.now.milliseconds + offset)
        let accepted = try judge.accept(Acceptance.answer(.consent) { $0.decidedAt = stated }, on: form)
        #expect(accepted.choice.statedAt == stated)
        #expect(accepted.choice.decidedAt == (believed ? stated : Acceptance.now))
        #expect(accepted.choice.receivedAt == Acceptance.now)
        #expect(accepted.isClockSkewed == !believed)
        #expect(accepted.warnings.map(\.code) == (believed ? [] : [.clockSkew]))
    }

    @Test func `without a time of its own a choice is dated by its receipt`() throws {
        let accepted = try judge.accept(Acceptance.answer(.consent), on: form)
        #expect(accepted.choice.decidedAt == Acceptance.now && accepted.choice.statedAt == nil)
        #expect(!accepted.isClockSkewed)
    }

    @Test func `counts revisions on`() throws {
        let first = try judge.accept(Acceptance.answer(.consent), on: form)
        let next = Acceptance.after(first, judge)
        #expect(try next.accept(Acceptance.answer(.doNotConsent), on: form).choice.revision == 2)
        #expect(try next.accept(Acceptance.saveUS(), on: Acceptance.form(.usStates)).choice.revision == 1)
    }

    @Suite struct Repeats {
        let judge = Acceptance.judge()
        let form = Acceptance.form()

        private func isRepeat(
            _ first: ConsentSubmission, _ second: ConsentSubmission, after milliseconds: Int64,
            _ change: (inout ChoiceAcceptance) -> Void = { _ in }
        ) throws -> Bool {
            var next = Acceptance.after(try judge.accept(first, on: form), judge, milliseconds: milliseconds)
            change(&next)
            return try next.accept(second, on: form).isRepeat
        }

        @Test(arguments: [(0, true), (59_999, true), (60_000, false), (-5000, true)] as [(Int64, Bool)])
        func `the same answer within a minute adds no history`(_ milliseconds: Int64, _ expected: Bool) throws {
            let answer = Acceptance.answer(.consent)
            #expect(try isRepeat(answer, answer, after: milliseconds) == expected)
        }

        @Test func `the same answer with the same time of its own adds none, however late`() throws {
            let answer = Acceptance.answer(.consent) { $0.decidedAt = Acceptance.now }
            #expect(try isRepeat(answer, answer, after: 20 * Acceptance.day))
            #expect(try isRepeat(answer, answer, after: 400 * Acceptance.day))
            let other = answer.with { $0.decidedAt = Timestamp(milliseconds: Acceptance.now.milliseconds - 1) }
            #expect(try !isRepeat(answer, other, after: Acceptance.day))
            #expect(try isRepeat(answer, other, after: 1000), "a retry that dates itself anew")
        }

        @Test(
            arguments: [
                { $0.action = .doNotConsent }, { $0.button = "close" }, { $0.language = "de" }, { $0.appVersion = "2" },
                { $0.sdkVersion = "2" },
            ] as [@Sendable (inout ConsentSubmission) -> Void])
        func `an answer that differs in anything is no repeat`(
            _ change: @Sendable (inout ConsentSubmission) -> Void
        ) throws {
            #expect(try !isRepeat(Acceptance.answer(.consent), Acceptance.answer(.consent, change), after: 1000))
        }

        @Test func `the same switches by another button are no repeat`() throws {
            #expect(try !isRepeat(Acceptance.answer(.doNotConsent), Acceptance.save(), after: 1000))
        }

        @Test func `the same answer on another form is no repeat`() throws {
            let first = try judge.accept(Acceptance.answer(.consent), on: form)
            let next = Acceptance.after(first, judge, milliseconds: 1000)
            #expect(try !next.accept(Acceptance.answer(.consent), on: Acceptance.form(number: 2)).isRepeat)
        }

        @Test func `the same answer under a forced geography or another environment is no repeat`() throws {
            let answer = Acceptance.answer(.consent)
            #expect(try !isRepeat(answer, answer, after: 1000) { $0.isForced = true })
            #expect(try !isRepeat(answer, answer, after: 1000) { $0.app.environment = .testing })
        }

        @Test func `after a reset the same answer is a new choice`() throws {
            let answer = Acceptance.answer(.consent) { $0.decidedAt = Acceptance.now }
            #expect(try !isRepeat(answer, answer, after: 1000) { $0.stored = CurrentChoices() })
        }

        @Test func `two different choices are no repeat even where their hashes collide`() throws {
            let judge = ChoiceAcceptance(app: FormFixtures.app, now: Acceptance.now) { _ in ChoiceFingerprint() }
            let one = Acceptance.save { $0.purposesConsent = [1] }
            let two = Acceptance.save { $0.purposesConsent = [2] }
            let next = Acceptance.after(try judge.accept(one, on: form), judge, milliseconds: 1)
            #expect(try !next.accept(two, on: form).isRepeat)
        }
    }

    @Suite struct Resets {
        private func held(
            _ us: USChoice, environment: AppEnvironment = .production, isForced: Bool = false
        ) throws -> CurrentChoices {
            var judge = Acceptance.judge { $0.isForced = isForced }
            judge.app.environment = environment
            let submission = Acceptance.answer(.saveChoices) { $0.choices = .usStates(us) }
            judge.stored.usStates = try judge.accept(submission, on: Acceptance.form(.usStates)).choice
            judge.stored.european = try judge.accept(Acceptance.answer(.consent), on: Acceptance.form()).choice
            return judge.stored
        }

        private func app(_ environment: AppEnvironment) -> AppDocument {
            var app = FormFixtures.app
            app.environment = environment
            return app
        }

        @Test func `forgets nothing where nothing is held`() {
            #expect(CurrentChoices().kindsForgotten(resetting: app(.production)).isEmpty)
        }

        @Test(arguments: [
            USChoice.allOptedOut, USChoice().with { $0.sharingOptOut = true },
            USChoice().with { $0.sensitiveDataOptOuts = [.health] },
        ])
        func `a US opt-out survives a reset on a production app`(_ choice: USChoice) throws {
            #expect(try held(choice).kindsForgotten(resetting: app(.production)) == [.european])
        }

        @Test func `a US choice without an opt-out is forgotten`() throws {
            #expect(try held(USChoice()).kindsForgotten(resetting: app(.production)) == [.european, .usStates])
        }

        @Test func `QA can reset everything: on a testing app, and what was made under a forced geography`() throws {
            let both: [ChoiceKind] = [.european, .usStates]
            #expect(try held(.allOptedOut).kindsForgotten(resetting: app(.testing)) == both)
            #expect(try held(.allOptedOut, environment: .testing).kindsForgotten(resetting: app(.production)) == both)
            #expect(try held(.allOptedOut, isForced: true).kindsForgotten(resetting: app(.production)) == both)
        }
    }
}
