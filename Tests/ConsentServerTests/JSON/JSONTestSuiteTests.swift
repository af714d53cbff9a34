// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentServer

/// The public JSON test suite, all 318 files of it (`Fixtures/json-test-suite`, MIT licence beside them).
@Suite struct JSONTestSuiteTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/json-test-suite")

    private static func files(_ prefix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
    }

    private func parse(_ file: String) throws -> JSONValue {
        try JSONScanner.parse([UInt8](Data(contentsOf: Self.folder.appending(path: file))))
    }

    @Test func `takes every text that must be taken`() throws {
        let files = try Self.files("y_")
        #expect(files.count == 95)
        for file in files
        where file != "y_object_duplicated_key.json" && file != "y_object_duplicated_key_and_value.json" {
            #expect(throws: Never.self, "\(file)") { try parse(file) }
        }
    }

    @Test(arguments: ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"])
    func `refuses a name twice, which the grammar allows and we do not`(_ file: String) throws {
        let error = try #require(throws: JSONError.self) { try parse(file) }
        #expect(error.code == .duplicateKey)
    }

    @Test func `refuses every text that must be refused`() throws {
        let files = try Self.files("n_")
        #expect(files.count == 188)
        for file in files {
            #expect(throws: JSONError.self, "\(file)") { try parse(file) }
        }
    }

    @Test func `has a stated verdict on every text that is left to the reader`() throws {
        let files = try Self.files("i_")
        #expect(files.count == 35)
        #expect(files == Self.verdicts.keys.sorted())
        for file in files {
            let error = try #require(throws: JSONError.self, "\(file)") { try parse(file) }
            #expect(error.code == Self.verdicts[file], "\(file): \(error.detail)")
        }
    }

    /// All are refused: what they say would be lost, or read differently by the next reader.
    private static let verdicts: [String: JSONError.Code] = [
        "i_number_double_huge_neg_exp.json": .numberOutOfRange,
        "i_number_huge_exp.json": .numberOutOfRange,
        "i_number_neg_int_huge_exp.json": .numberOutOfRange,
        "i_number_pos_double_huge_exp.json": .numberOutOfRange,
        "i_number_real_neg_overflow.json": .numberOutOfRange,
        "i_number_real_pos_overflow.json": .numberOutOfRange,
        "i_number_real_underflow.json": .numberOutOfRange,
        "i_number_too_big_neg_int.json": .numberOutOfRange,
        "i_number_too_big_pos_int.json": .numberOutOfRange,
        "i_number_very_big_negative_int.json": .numberOutOfRange,
        "i_object_key_lone_2nd_surrogate.json": .invalidUnicode,
        "i_string_1st_surrogate_but_2nd_missing.json": .invalidUnicode,
        "i_string_1st_valid_surrogate_2nd_invalid.json": .invalidUnicode,
        "i_string_UTF-16LE_with_BOM.json": .invalidUnicode,
        "i_string_UTF-8_invalid_sequence.json": .invalidUnicode,
        "i_string_UTF8_surrogate_U+D800.json": .invalidUnicode,
        "i_string_incomplete_surrogate_and_escape_valid.json": .invalidUnicode,
        "i_string_incomplete_surrogate_pair.json": .invalidUnicode,
        "i_string_incomplete_surrogates_escape_valid.json": .invalidUnicode,
        "i_string_invalid_lonely_surrogate.json": .invalidUnicode,
        "i_string_invalid_surrogate.json": .invalidUnicode,
        "i_string_invalid_utf-8.json": .invalidUnicode,
        "i_string_inverted_surrogates_U+1D11E.json": .invalidUnicode,
        "i_string_iso_latin_1.json": .invalidUnicode,
        "i_string_lone_second_surrogate.json": .invalidUnicode,
        "i_string_lone_utf8_continuation_byte.json": .invalidUnicode,
        "i_string_not_in_unicode_range.json": .invalidUnicode,
        "i_string_overlong_sequence_2_bytes.json": .invalidUnicode,
        "i_string_overlong_sequence_6_bytes.json": .invalidUnicode,
        "i_string_overlong_sequence_6_bytes_null.json": .invalidUnicode,
        "i_string_truncated-utf-8.json": .invalidUnicode,
        "i_string_utf16BE_no_BOM.json": .invalidUnicode,
        "i_string_utf16LE_no_BOM.json": .invalidUnicode,
        "i_structure_500_nested_arrays.json": .tooDeep,
        "i_structure_UTF-8_BOM_empty_object.json": .malformed,
    ]
}
