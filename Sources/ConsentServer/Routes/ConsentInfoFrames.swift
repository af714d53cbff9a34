// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The frames of the answers that were given in this hour, by all that they depend on.
///
/// Most devices of an app answered one of a few ways: to decide and encode anew for each cost two thirds of a read
/// (58,000 of 85,000 instructions; docs/decisions/0007). Nothing here is the truth: every frame is what a device with the
/// same question would be told afresh, it lasts an hour at most, and all of them can be dropped at any moment.
final class ConsentInfoFrames: Sendable {
    /// All that an answer depends on but the gaps of its frame.
    struct Question: Hashable, Sendable {
        let app: App
        let vendorList: VendorListVersion
        let geography: Geography
        let isUnderAge: Bool
        let globalPrivacyControl: Bool
        let attStatus: ATTStatus?
        let languages: [String]
        /// Repeated in the form's URL.
        let query: [HTTPRequest.QueryItem]
        let hour: Int64
        let european: Choice?
        let usStates: Choice?

        /// A choice by its likeness and the day from which it expires, which reasons name.
        struct Choice: Hashable, Sendable {
            let likeness: ChoiceLikeness
            let day: CalendarDay

            init(_ outline: ChoiceOutline) {
                likeness = outline.likeness
                day = outline.decidedAt.day
            }
        }

        init(_ call: DeviceCall, _ choices: ChoiceOutlines) {
            app = call.app
            vendorList = call.context.vendorListVersion
            geography = call.geography
            isUnderAge = call.query.isUnderAge
            globalPrivacyControl = call.query.globalPrivacyControl
            attStatus = call.query.attStatus
            languages = call.query.languages
            query = call.call.request.query
            hour = call.call.now.milliseconds / ConsentInfoFrames.lifetime
            european = choices.european.map { Choice($0) }
            usStates = choices.usStates.map { Choice($0) }
        }

        /// What nearly always tells two questions apart: the whole of one costs more to hash than to compare.
        func hash(into hasher: inout Hasher) {
            hasher.combine(european?.likeness.low ?? 0)
            hasher.combine(usStates?.likeness.low ?? 0)
            hasher.combine(geography.place.country?.rawValue ?? 0)
            hasher.combine(query.count)
        }

        /// The first moment for which the question is another one.
        var end: Timestamp { Timestamp(milliseconds: (hour + 1) * ConsentInfoFrames.lifetime) }
    }

    /// An hour: answers say until when they may be relied on, by the hour, and laws and choices change at midnight.
    private static let lifetime: Int64 = 3_600_000
    /// How many bytes of frames are held: some thousand with the built-in list.
    private static let capacity = 4 << 20

    private struct Held {
        var hour: Int64 = 0
        var frames: [Question: ConsentInfoFrame] = [:]
        var size = 0

        mutating func clear() {
            frames = [:]
            size = 0
        }
    }

    private let held = Locked(Held())

    /// The frame of the answer to a question that was answered before.
    subscript(question: Question) -> ConsentInfoFrame? {
        held.withLock { held in held.hour == question.hour ? held.frames[question] : nil }
    }

    /// Keeps a frame until the hour is over; a change of law or choice before that keeps it from being kept.
    func keep(_ frame: ConsentInfoFrame, for question: Question, until end: Timestamp) {
        guard end >= question.end else { return }
        held.withLock { held in
            if held.hour != question.hour || held.size + frame.size > Self.capacity { held.clear() }
            held.hour = question.hour
            held.frames[question] = frame
            held.size += frame.size
        }
    }

    /// Drops all of them: what a vendor list says may change without its version.
    func removeAll() { held.withLock { $0.clear() } }

    /// How many frames are held.
    var count: Int { held.withLock { $0.frames.count } }
}

extension App: Hashable {
    /// An app that changed is another one: it is replaced whole.
    static func == (left: App, right: App) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
