// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An answer of `consent-info` with gaps where devices of the same choice differ: when it was made, and its revision.
final class ConsentInfoFrame: Sendable {
    /// The choice that `decision` shows, nil where it shows none: then there are no gaps.
    private let shownKind: ChoiceKind?
    /// What lies around the gaps.
    ///
    /// In one array: every worker holds it for a while, and to count holders of what others count too costs more than all
    /// else of a look-up.
    private let text: [UInt8]
    /// Where in `text` a value is to be put.
    private let gaps: (decidedAt: Int, receivedAt: Int, revision: Int)?
    private let tagSeed: EntityTagSeed
    /// How many bytes it holds.
    var size: Int { text.count }

    init(_ encoded: ConsentInfoJSON.Encoded) {
        shownKind = encoded.shownKind
        var text: [UInt8] = []
        var gaps: [Int] = []
        var start = 0
        for gap in encoded.gaps {
            text += encoded.bytes[start..<gap.lowerBound]
            gaps.append(text.count)
            start = gap.upperBound
        }
        text += encoded.bytes[start...]
        assert(gaps.count == (shownKind == nil ? 0 : 3))
        self.text = text
        self.gaps = gaps.count == 3 ? (gaps[0], gaps[1], gaps[2]) : nil
        // Two texts that differ in their gaps alone differ here too.
        tagSeed = EntityTagSeed(of: Array("\(gaps)".utf8) + text)
    }

    /// The entity tag of the answer for a device with these choices.
    func tag(_ choices: ChoiceOutlines) -> EntityTag {
        guard let choice = shownKind.flatMap({ choices[$0] }) else { return tagSeed.tag(with: (0, 0, 0)) }
        return tagSeed.tag(with: (choice.decidedAt.milliseconds, choice.receivedAt.milliseconds, choice.revision))
    }

    /// The answer for a device with these choices.
    func body(_ choices: ChoiceOutlines) -> [UInt8] {
        guard let gaps, let choice = shownKind.flatMap({ choices[$0] }) else { return text }
        return JSONWriter.bytes(filling: size + Self.room) { body in
            body.fragment(text, 0..<gaps.decidedAt)
            body.value(choice.decidedAt)
            body.fragment(text, gaps.decidedAt..<gaps.receivedAt)
            body.value(choice.receivedAt)
            body.fragment(text, gaps.receivedAt..<gaps.revision)
            body.value(choice.revision)
            body.fragment(text, gaps.revision..<text.count)
        }
    }

    /// Two times and a number, with what they make room for before they know their length.
    private static let room = 160
}
