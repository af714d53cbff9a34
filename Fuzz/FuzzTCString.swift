// SPDX-License-Identifier: Apache-2.0
// sources: ConsentModel/Bits/*.swift ConsentModel/TCF/*.swift
// seeds: tc-strings.json invalid.json unreadable.json

/// Whatever the bytes are, a TC string is read or refused; what is read can be written and says the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    guard let string = try? TCString.decode(text) else { return 0 }
    let problems = string.problems(now: Deciseconds(day: 20787))
    precondition(string.decodingProblems.count <= problems.count)
    do throws(ConsentStringEncodingError) {
        var again = read(try string.encoded(.asRead))
        var before = string
        (again.decodingProblems, before.decodingProblems) = ([], [])
        precondition(again == before, "written as read, it says something else")
    } catch .tooLong {
    } catch {
        preconditionFailure("what was read can't be written: \(error)")
    }
    if let issued = try? string.encoded() {
        let again = read(issued)
        precondition(again.isValid(), "an invalid string was issued")
        precondition(again.vendorConsents.vendors == string.vendorConsents.vendors)
        precondition(again.purposesConsent == string.purposesConsent)
    }
    return 0
}

private func read(_ text: String) -> TCString {
    do throws(ConsentStringError) {
        return try TCString.decode(text)
    } catch {
        preconditionFailure("what was written can't be read: \(error)")
    }
}
