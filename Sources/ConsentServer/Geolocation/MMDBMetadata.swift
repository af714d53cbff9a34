// SPDX-License-Identifier: Apache-2.0

internal import CMaxMindDB
internal import ConsentModel

/// What a database says of itself.
struct MMDBMetadata: Hashable, Sendable {
    /// Its kind, such as `GeoLite2-City`.
    let type: String
    /// When it was built; nil for a time outside the calendar.
    let buildDate: Timestamp?
    /// The English description, else the first one, else the type.
    let description: String
    /// Whether its kind is one that has subdivisions: a country database has none for any address.
    let hasSubdivisions: Bool

    @unsafe init(_ metadata: MMDB_metadata_s) {
        let type = unsafe Self.text(metadata.database_type) ?? ""
        self.type = type
        hasSubdivisions = Self.kindsWithSubdivisions.contains { type.lowercased().contains($0) }
        let seconds = unsafe metadata.build_epoch
        buildDate = (1...253_402_300_799).contains(seconds) ? Timestamp(seconds: Int64(seconds)) : nil
        var texts: [(language: String, text: String)] = []
        let count = unsafe metadata.description.count
        for index in 0..<count {
            guard let row = unsafe metadata.description.descriptions?[index],
                let language = unsafe Self.text(row.pointee.language),
                let text = unsafe Self.text(row.pointee.description), !text.isEmpty
            else { continue }
            texts.append((language, text))
        }
        description = (texts.first { $0.language == "en" } ?? texts.first)?.text ?? type
    }

    /// A C string without its control characters, which have no place in a log line; nil for no string.
    static func text(_ string: UnsafePointer<CChar>?) -> String? {
        guard let string = unsafe string else { return nil }
        return String(
            unsafe String(cString: string).unicodeScalars.filter { $0.properties.generalCategory != .control })
    }

    /// Parts of the kinds' names, in lower case.
    private static let kindsWithSubdivisions = [
        "city", "enterprise", "insights", "location", "precision", "region", "subdivision",
    ]
}
