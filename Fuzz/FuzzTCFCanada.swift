// SPDX-License-Identifier: Apache-2.0
// sources: ConsentModel/Bits/*.swift ConsentModel/TCF/*.swift ConsentModel/GPP/*.swift ConsentModel/Google/USPrivacyString.swift
// seeds: gpp-strings.json

/// Whatever the bytes are, a Canadian section is read or refused, and its lists are sets of vendor ids.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    // Seeds are whole GPP strings: the section is found in them, so that mutations reach it.
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    for part in parts {
        guard let string = try? TCFCanada.decode(String(part)) else { continue }
        let lists = [string.vendorExpressConsent, string.vendorImpliedConsent, string.disclosedVendors ?? []]
        for set in lists + string.pubRestrictions.map(\.vendors) {
            precondition(set.last <= 65535 && !set.contains(0))
            precondition(zip(set.ranges, set.ranges.dropFirst()).allSatisfy { Int($0.upperBound) + 1 < $1.lowerBound })
        }
    }
    return 0
}
