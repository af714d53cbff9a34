// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension GPPString: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", 1)
            json.member("sectionIds", sections.map(\.id))
            json.object("sections") { json in
                for section in sections {
                    json.name(of: section.memberName)
                    json.value(section)
                }
            }
        }
    }
}

extension GPPSection: JSONWritable {
    /// The prefix of the client API where the section was read, else its number.
    fileprivate var memberName: String {
        if case .unknown = content { return "section_\(id)" }
        return name ?? "section_\(id)"
    }

    func write(to json: inout JSONWriter) {
        switch content {
        case .tcfeuv2(let string): json.object { $0.members(of: string, withDates: false) }
        case .tcfcav1(let string): json.value(string)
        case .uspv1(let string): json.value(string)
        case .us(let section): json.value(section)
        case .unknown: json.object { $0.member("raw", text) }
        }
    }
}

extension USSection: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            if layout.hasHeader {
                json.member("MspaVersion", Int(mspaVersion))
            } else {
                json.member("Version", version)
            }
            for (field, values) in fields {
                if values.count == 1, let value = values.first {
                    json.member(named: field.rawValue, Int(value))
                } else {
                    json.member(named: field.rawValue, values.map { Int($0) })
                }
            }
            json.object("_subsections") { json in
                if let gpc { json.member("Gpc", gpc) }
                if let sensitiveData { json.member("SensitiveDataProcessing", sensitiveData.map { Int($0) }) }
            }
        }
    }
}

extension USPrivacyString: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("Version", 1)
            json.member("Notice", String(notice.rawValue))
            json.member("OptOutSale", String(optOutSale.rawValue))
            json.member("LspaCovered", String(lspaCovered.rawValue))
        }
    }
}

extension AdditionalConsent: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", version)
            json.member("consented", consented)
            json.member("disclosedOnly", disclosed)
        }
    }
}
