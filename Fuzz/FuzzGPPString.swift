// SPDX-License-Identifier: Apache-2.0
// sources: ConsentModel/Bits/*.swift ConsentModel/TCF/*.swift ConsentModel/GPP/*.swift ConsentModel/Google/USPrivacyString.swift
// seeds: gpp-strings.json unreadable.json

/// Whatever the bytes are, a GPP string is read or refused; what is read can be written and says the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    guard let string = try? GPPString.decode(text) else { return 0 }
    _ = string.problems(now: Deciseconds(day: 20787))
    do throws(ConsentStringEncodingError) {
        let again = read(try string.encoded())
        precondition(again.sections == string.sections, "it says something else")
        for section in string.sections {
            guard case .us(let us) = section.content else { continue }
            let again = read(try us.encoded(.asRead), us.layout.section)
            precondition(again.fields.elementsEqual(us.fields) { $0 == $1 }, "a field changed")
            precondition(again.gpc == us.gpc && again.sensitiveData == us.sensitiveData)
        }
    } catch .tooLong {
    } catch {
        preconditionFailure("what was read can't be written: \(error)")
    }
    return 0
}

private func read(_ text: String) -> GPPString {
    do throws(ConsentStringError) {
        return try GPPString.decode(text)
    } catch {
        preconditionFailure("what was written can't be read: \(error)")
    }
}

private func read(_ text: String, _ id: GPPSectionID) -> USSection {
    do throws(ConsentStringError) {
        guard let section = try USSection.decode(text, section: id) else { preconditionFailure("\(id) has no layout") }
        return section
    } catch {
        preconditionFailure("what was written can't be read: \(error)")
    }
}
