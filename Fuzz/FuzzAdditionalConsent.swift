// SPDX-License-Identifier: Apache-2.0
// sources: ConsentModel/Bits/*.swift ConsentModel/Google/AdditionalConsent*.swift ConsentModel/Google/USPrivacyString.swift
// seeds: additional-consent.json unreadable.json

/// Whatever the bytes are, an Additional Consent or US Privacy string is read or refused, and survives the round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    if let string = try? USPrivacyString.decode(text) { precondition(string.encoded == text) }
    guard var string = try? AdditionalConsent.decode(text) else { return 0 }
    string.problems = []
    let again = try? AdditionalConsent.decode(string.encoded)
    precondition(again == string, "it says something else")
    precondition(Set(string.consented).isDisjoint(with: string.disclosed ?? []))
    return 0
}
