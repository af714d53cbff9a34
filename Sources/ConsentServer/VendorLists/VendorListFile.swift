// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The file of `CONSENT_GVL`, and the translations beside it.
enum VendorListFile {
    /// Reads all of it, or says in one line what is wrong where.
    static func read(_ path: String, now: Timestamp) throws(CommandFailure) -> LoadedVendorList {
        var list = try decode(path) { (json) throws(FieldError) in
            try VendorList(globalVendorList: json, now: now)
        }
        var warnings: [String] = []
        for (tag, file) in translations(beside: path, &warnings) {
            list.translations[tag] = try decode(file) { (json) throws(FieldError) in
                try VendorList.Texts(try JSONFields(anyNames: json, at: ""), knows: .whatever)
            }
        }
        warnings += list.textsThatAreMissing
        warnings += list.comingDeletions
        return LoadedVendorList(list: list, path: path, warnings: warnings)
    }

    /// `purposes-de.json`, `purposes-pt-br.json`: as IAB Europe names them; English stands in the list itself.
    private static func translations(beside path: String, _ warnings: inout [String]) -> [(tag: String, file: String)] {
        let directory = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        var found: [(String, String)] = []
        for name in FileSystem.names(in: directory).sorted()
        where name.hasPrefix("purposes-") && name.hasSuffix(".json") {
            guard let tag = BCP47.canonical(String(name.dropFirst(9).dropLast(5))) else {
                warnings.append("\(directory)/\(name) is left out: its name has no language, as purposes-de.json has")
                continue
            }
            if tag != "en" { found.append((tag, "\(directory)/\(name)")) }
        }
        return found
    }

    private static func decode<Value>(
        _ path: String, _ body: (JSONValue) throws(FieldError) -> Value
    ) throws(CommandFailure) -> Value {
        let bytes: [UInt8]?
        do throws(ConfigurationError) { bytes = try FileText.readBytes(path) } catch {
            throw CommandFailure(.configuration, "CONSENT_GVL: \(error)")
        }
        guard let bytes else { throw CommandFailure(.noInput, "CONSENT_GVL: there is no file \(path)") }
        let json: JSONValue
        do throws(JSONError) { json = try JSONScanner.parse(bytes) } catch {
            throw CommandFailure(.data, "CONSENT_GVL: \(path): \(error.detail)")
        }
        do throws(FieldError) { return try body(json) } catch {
            throw CommandFailure(.data, "CONSENT_GVL: \(path): \(error.detail)")
        }
    }
}

extension VendorList {
    /// Vendors that are on the list for some days yet: the date is judged when the file is read, and only then.
    fileprivate var comingDeletions: [String] {
        vendors.compactMap { vendor in
            guard !vendor.isDeleted, let date = vendor.deletionDate else { return nil }
            return "vendor \(vendor.id) is deleted from \(date) on: read the list again then (SIGHUP or a start)"
        }
    }

    /// What translations lack: shown in English, since no text of ours may stand in for an official one.
    fileprivate var textsThatAreMissing: [String] {
        translations.sorted { $0.key < $1.key }.compactMap { tag, texts in
            let missing = [
                ("purpose", purposes, texts.purposes), ("special purpose", specialPurposes, texts.specialPurposes),
                ("feature", features, texts.features), ("special feature", specialFeatures, texts.specialFeatures),
                ("data category", dataCategories, texts.dataCategories),
            ].flatMap { name, items, translated in
                Set(items.map(\.id)).subtracting(translated.map(\.id)).sorted().map { "\(name) \($0)" }
            }
            guard !missing.isEmpty else { return nil }
            return "the translation \(tag) lacks \(missing.joined(separator: ", ")), which forms show in English"
        }
    }
}
