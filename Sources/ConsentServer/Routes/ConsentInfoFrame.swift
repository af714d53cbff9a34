// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An answer of `consent-info` with gaps where devices of the same choice differ: when it was made, and its revision.
final class ConsentInfoFrame: Sendable {
    /// The choice that `decision` shows, nil where it shows none: then there are no gaps.
    private let shownKind: ChoiceKind?
    /// What lies around the gaps.
    private let pieces: [[UInt8]]
    private let tagSeed: EntityTagSeed
    /// How many bytes it holds.
    let size: Int

    init(_ encoded: ConsentInfoJSON.Encoded) {
        shownKind = encoded.shownKind
        var pieces: [[UInt8]] = []
        var start = 0
        for gap in encoded.gaps {
            pieces.append(Array(encoded.bytes[start..<gap.lowerBound]))
            start = gap.upperBound
        }
        pieces.append(Array(encoded.bytes[start...]))
        self.pieces = pieces
        size = encoded.bytes.count
        // No JSON text holds a NUL, so other pieces never join to the same bytes.
        tagSeed = EntityTagSeed(of: Array(pieces.joined(separator: [0])))
    }

    /// The entity tag of the answer for a device with these choices.
    func tag(_ choices: ChoiceOutlines) -> EntityTag {
        guard let choice = shownKind.flatMap({ choices[$0] }) else { return tagSeed.tag(with: (0, 0, 0)) }
        return tagSeed.tag(with: (choice.decidedAt.milliseconds, choice.receivedAt.milliseconds, choice.revision))
    }

    /// The answer for a device with these choices.
    func body(_ choices: ChoiceOutlines) -> [UInt8] {
        if pieces.count == 1 { return pieces[0] }
        guard let choice = shownKind.flatMap({ choices[$0] }), pieces.count == 4 else { return Array(pieces.joined()) }
        return JSONWriter.bytes(filling: size + Self.room) { body in
            body.fragment(pieces[0])
            body.value(choice.decidedAt)
            body.fragment(pieces[1])
            body.value(choice.receivedAt)
            body.fragment(pieces[2])
            body.value(choice.revision)
            body.fragment(pieces[3])
        }
    }

    /// Two times and a number make room for themselves before they know their length.
    private static let room = 96
}
