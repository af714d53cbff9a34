// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct `The file of CONSENT_GVL` {
    private func write(_ text: String, _ path: String) throws {
        try FileText.create(path, content: text, mode: 0o600)
    }

    private func translation(_ language: String, specialPurposes: Int = 3) -> String {
        var fixture = VendorListFixture()
        fixture.language = language
        fixture.specialPurposeCount = specialPurposes
        return fixture.translation
    }

    private func failure(_ path: String) -> CommandFailure? {
        do throws(CommandFailure) {
            _ = try VendorListFile.read(path, now: VendorListFixture.now)
            return nil
        } catch { return error }
    }

    @Test func `is read with the translations beside it, by their names`() throws {
        try TemporaryDirectory.with { directory in
            try write(VendorListFixture().json, directory + "/list.json")
            try write(translation("Deutsch"), directory + "/purposes-de.json")
            try write(translation("Português"), directory + "/purposes-pt-br.json")
            try write(translation("English"), directory + "/purposes-en.json")
            try write("{}", directory + "/purposes-de-v177.json")
            try write("not JSON", directory + "/other.json")
            let loaded = try VendorListFile.read(directory + "/list.json", now: VendorListFixture.now)
            #expect(loaded.list.translations.keys.sorted() == ["de", "pt-BR"])
            #expect(loaded.list.translations["de"]?.purposes.first?.name == "Deutsch purpose 1")
            #expect(loaded.list.purposes.first?.name == "Official purpose 1")
            #expect(loaded.path == directory + "/list.json")
            #expect(loaded.warnings.count == 1)
            #expect(loaded.warnings.first?.contains("purposes-de-v177.json is left out") == true)
        }
    }

    @Test func `tells what a translation lacks`() throws {
        try TemporaryDirectory.with { directory in
            try write(VendorListFixture().json, directory + "/list.json")
            try write(translation("Español", specialPurposes: 2), directory + "/purposes-es.json")
            let loaded = try VendorListFile.read(directory + "/list.json", now: VendorListFixture.now)
            #expect(
                loaded.warnings == ["the translation es lacks special purpose 3, which forms show in English"])
        }
    }

    @Test func `tells which vendors go, and when to read it again`() throws {
        try TemporaryDirectory.with { directory in
            var fixture = VendorListFixture()
            fixture.vendors[1].deletedDate = "2026-12-24T00:00:00Z"
            try write(fixture.json, directory + "/list.json")
            let loaded = try VendorListFile.read(directory + "/list.json", now: VendorListFixture.now)
            #expect(loaded.warnings.count == 1)
            #expect(loaded.warnings.first?.hasPrefix("vendor 2 is deleted from 2026-12-24T00:00:00Z on") == true)
            #expect(loaded.list.deletedVendors.isEmpty)
            let later = try #require(Timestamp(rfc3339: "2026-12-24T00:00:00Z"))
            let again = try VendorListFile.read(directory + "/list.json", now: later)
            #expect(again.warnings.isEmpty && again.list.deletedVendors == IDSet([2]))
            #expect(again.list != loaded.list)
        }
    }

    @Test func `what is wrong is one line that names the variable, the file and the place`() throws {
        try TemporaryDirectory.with { directory in
            let path = directory + "/list.json"
            #expect(failure(path)?.message == "CONSENT_GVL: there is no file \(path)")
            #expect(failure(path)?.code == .noInput)
            try write(VendorListFixture().json.replacing("\"purposes\":[1,3,4]", with: "\"purposes\":[1,30]"), path)
            let wrong = try #require(failure(path))
            #expect(
                wrong.message.hasPrefix("CONSENT_GVL: \(path): `vendors.1.purposes[1]` must be from 1 to 24"),
                "\(wrong.message)")
            #expect(wrong.code == .data && !wrong.message.contains("\n"))
            #expect(failure(directory)?.message.contains("is not a regular file") == true)
        }
    }

    @Test func `a broken translation is no less wrong than a broken list`() throws {
        try TemporaryDirectory.with { directory in
            try write(VendorListFixture().json, directory + "/list.json")
            try write("{\"purposes\":", directory + "/purposes-fr.json")
            #expect(failure(directory + "/list.json")?.message.contains("/purposes-fr.json: ") == true)
        }
    }
}
