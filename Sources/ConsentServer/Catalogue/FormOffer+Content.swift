// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension FormOffer {
    /// The offer of a stored form; nil for the explainer, which offers no choice.
    ///
    /// It is a part of its own; in a form of format 1 it stands in the content.
    /// What was written by us and can't be read is a damaged database: `StorageError.corrupt`.
    static func stored(in form: FormRecord, _ reader: any RecordReader) throws(StorageError) -> FormOffer? {
        guard let kind = form.kind.choiceKind else { return nil }
        let damaged = StorageError.corrupt("the content of form \(form.id) of app \(form.app) can't be read")
        guard let content = try? JSONScanner.parse(form.content) else { throw damaged }
        var part: [UInt8]?
        if let id = content["parts"]?["offer"]?.string.flatMap(FormID.init) { part = try reader.formPart(id) }
        guard let stored = part.flatMap({ try? JSONScanner.parse($0) }) ?? content["offer"],
            let list = content["vendor_list"], case .integer(let version)? = list["version"],
            case .integer(let policy)? = list["tcf_policy_version"]
        else { throw damaged }
        let offer = FormOffer(
            kind: kind, vendorList: VendorListVersion(version: Int(version), tcfPolicyVersion: Int(policy)),
            numbers: { stored[$0.rawValue]?.numbers }, words: { stored[$0.rawValue]?.words })
        guard let offer else { throw damaged }
        return offer
    }
}

extension JSONValue {
    /// The member of an object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    fileprivate var numbers: [UInt32]? {
        guard case .array(let values) = self else { return nil }
        let numbers = values.compactMap { value -> UInt32? in
            if case .integer(let number) = value { UInt32(exactly: number) } else { nil }
        }
        return numbers.count == values.count ? numbers : nil
    }

    fileprivate var words: [String]? {
        guard case .array(let values) = self else { return nil }
        let words = values.compactMap(\.string)
        return words.count == values.count ? words : nil
    }
}
