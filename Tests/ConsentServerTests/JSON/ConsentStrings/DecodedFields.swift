// SPDX-License-Identifier: Apache-2.0

@testable import ConsentServer

/// The fields of a `decoded` member as the vector files of the model's tests have them: each as a text.
func flattened(_ decoded: JSONValue, prefix: String = "") -> [String: String] {
    guard case .object(let members) = decoded else { return [:] }
    var fields: [String: String] = [:]
    for member in members {
        switch (member.name, member.value) {
        case ("createdISO", _), ("lastUpdatedISO", _), (_, .null): continue
        case ("_rangeDialect", .string(let text)):
            fields[prefix + "rangeDialect"] = text.contains("fibonacci") ? "fibonacci" : text
        case ("_subsections", let parts):
            for (name, text) in flattened(parts) { fields[prefix + name] = text }
        case ("sections", .object(let sections)):
            for section in sections {
                fields.merge(flattened(section.value, prefix: section.name + ".")) { one, _ in one }
            }
        case (let name, .object(let inner)):
            if let section = vendorSection(member.value) {
                fields[prefix + name] = section
            } else {
                fields.merge(flattened(.object(inner), prefix: prefix + name + ".")) { one, _ in one }
            }
        case (let name, .array(let values)): fields[prefix + name] = text(values)
        case (let name, let value): fields[prefix + name] = text(value)
        }
    }
    return fields
}

private func text(_ value: JSONValue) -> String {
    value.string ?? String(decoding: value.canonicalBytes, as: UTF8.self)
}

/// Ids, words or ranges by blanks; restrictions by semicolons.
private func text(_ values: [JSONValue]) -> String {
    if case .object? = values.first {
        return values.map { entry in
            let head = "\(entry["purposeId"].map(text) ?? "")/\(entry["restrictionType"].map(text) ?? ""):"
            guard case .array(let ranges)? = entry["ranges"], !ranges.isEmpty else { return head }
            return "\(head) \(text(ranges))"
        }.joined(separator: "; ")
    }
    return values.map { value in
        guard case .array(let pair) = value else { return text(value) }
        let ids = pair.map(text)
        return ids.first == ids.last ? ids.first ?? "" : ids.joined(separator: "-")
    }.joined(separator: " ")
}

private func vendorSection(_ value: JSONValue) -> String? {
    guard let maximum = value["maxVendorId"], let encoding = value["encoding"]?.string,
        case .array(let ranges)? = value["ranges"]
    else { return nil }
    let head = "\(encoding) \(text(maximum)):"
    return ranges.isEmpty ? head : "\(head) \(text(ranges))"
}
