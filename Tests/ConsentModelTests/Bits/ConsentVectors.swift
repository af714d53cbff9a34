// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

/// A readable string, what every field of it says, and the rules that it breaks.
struct ReadableVector: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let string: String
    let fields: [String: String]
    let problems: [String]

    var testDescription: String { name }
}

/// A string that can't be read, and the error it must give.
struct UnreadableVector: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let string: String
    let error: String

    var testDescription: String { name }
}

/// A string that is readable and must not be relied on.
struct InvalidVector: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let string: String
    let problem: String
    let reason: String

    var testDescription: String { "\(name): \(reason)" }
}

/// A long string in short: a prefix, a part that is repeated, and a suffix.
struct HostileVector: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let prefix: String
    let `repeat`: String
    let times: Int
    let suffix: String
    let error: String

    var string: String { prefix + String(repeating: self.repeat, count: times) + suffix }
    var testDescription: String { name }
}

/// The vectors of a file.
func vectors<Vector: Decodable>(_ file: String, of _: Vector.Type = Vector.self) throws -> [Vector] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Vectors").appendingPathComponent(file))
    return try JSONDecoder().decode(VectorFile<Vector>.self, from: data).vectors
}

private struct VectorFile<Vector: Decodable>: Decodable {
    let vectors: [Vector]
}

/// Decodes a string of one of the four kinds, for its error alone.
func readError(_ kind: String, _ string: String) -> ConsentStringError? {
    do throws(ConsentStringError) {
        switch kind {
        case "tc": _ = try TCString.decode(string)
        case "gpp": _ = try GPPString.decode(string)
        case "ac": _ = try AdditionalConsent.decode(string)
        case "usp": _ = try USPrivacyString.decode(string)
        default: Issue.record("no such kind: \(kind)")
        }
        return nil
    } catch {
        return error
    }
}

/// The codes of problems, each once.
func codes(_ problems: [ConsentStringProblem]) -> [String] { Set(problems.map(\.code.rawValue)).sorted() }

/// Random numbers that are the same in every run (SplitMix64).
struct CodecRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
