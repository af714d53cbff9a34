// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// How many random models of a seed: 100,000 over the ten of them.
private let rounds = 10_000
/// How many where each takes longer.
private let fewerRounds = 1000

/// A string that may be issued, with every field at random.
func randomIssuable(_ random: inout CodecRandom) -> TCString {
    func ids(_ highest: Int) -> BitField { BitField((1...highest).filter { _ in random.next() % 2 == 0 }) }
    func letters() -> LetterPair { LetterPair(field: UInt64.random(in: 0..<26, using: &random) << 6 | 7) ?? .unknown }
    let custom = UInt8.random(in: 0...63, using: &random)
    let disclosed = random.next() % 8 == 0
    let restrictions = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        PubRestriction(
            purposeId: UInt8.random(in: 1...11, using: &random),
            restrictionType: [.notAllowed, .requireConsent, .requireLegitimateInterest][Int(random.next() % 3)],
            vendors: randomVendors(&random))
    }
    let publisher = PublisherTC(
        purposesConsent: ids(24), purposesLITransparency: ids(24), numCustomPurposes: custom,
        customPurposesConsent: custom == 0 ? [] : ids(Int(custom)),
        customPurposesLITransparency: custom == 0 ? [] : ids(Int(custom)))
    return TCString(
        created: Deciseconds(day: Int.random(in: disclosed ? 19700...20512 : 19700...30000, using: &random)),
        cmpId: UInt16.random(in: 2...4095, using: &random), cmpVersion: UInt16.random(in: 0...4095, using: &random),
        consentScreen: UInt8.random(in: 0...63, using: &random), consentLanguage: letters(),
        vendorListVersion: UInt16.random(in: 1...4095, using: &random),
        tcfPolicyVersion: UInt8.random(in: 4...63, using: &random), useNonStandardTexts: random.next() % 2 == 0,
        specialFeatureOptIns: ids(2), purposesConsent: ids(11),
        purposesLITransparency: ids(11).subtracting([1, 3, 4, 5, 6]),
        purposeOneTreatment: random.next() % 2 == 0, publisherCC: letters(), vendorConsents: randomVendors(&random),
        vendorLegitimateInterests: randomVendors(&random), publisherRestrictions: restrictions,
        disclosedVendors: disclosed ? nil : randomVendors(&random),
        publisherTC: random.next() % 2 == 0 ? nil : publisher)
}

/// A string as might be read: any value in any field, any form of list, any order of segments.
func randomReadable(_ random: inout CodecRandom) -> TCString {
    func section() -> VendorSection {
        let vendors = randomVendors(&random)
        let isRange = random.next() % 2 == 0 && vendors.ranges.count < 4096
        // The ids that the longest of the forms leaves room for.
        let highest = vendors.last > 20000 && !isRange ? 20000 : 65535
        let kept = vendors.intersection(VendorSet(ranges: [1...UInt16(highest)]))
        return VendorSection(
            maxVendorId: UInt16(min(65535, kept.last + Int(random.next() % 100))),
            encoding: isRange ? .range : .bitfield,
            vendors: kept)
    }
    var string = randomIssuable(&random)
    string.created = Deciseconds(rawValue: random.next() >> 28)
    string.lastUpdated = Deciseconds(rawValue: random.next() >> 28)
    string.cmpId = UInt16.random(in: 0...4095, using: &random)
    string.isServiceSpecific = random.next() % 2 == 0
    string.purposesConsent = BitField(field: random.next() >> 40, width: 24)
    string.purposesLITransparency = BitField(field: random.next() >> 40, width: 24)
    string.specialFeatureOptIns = BitField(field: random.next() >> 52, width: 12)
    string.vendorConsents = section()
    string.vendorLegitimateInterests = section()
    string.disclosedVendors = section()
    string.allowedVendors = section()
    string.segmentOrder = [.allowedVendors, .publisherTC, .disclosedVendors].shuffled(using: &random)
    if string.publisherTC == nil { string.segmentOrder.removeAll { $0 == .publisherTC } }
    return string
}

@Suite struct `TC string round trips` {
    @Test(arguments: UInt64(2026)..<2036)
    func `an issued string reads back as the model it came from`(_ seed: UInt64) throws {
        var random = CodecRandom(state: seed)
        for _ in 0..<rounds {
            let model = randomIssuable(&random)
            let again = try TCString.decode(try model.encoded())
            #expect(again == model)
        }
    }

    @Test(arguments: UInt64(3026)..<3036)
    func `a string written as read reads back as it was`(_ seed: UInt64) throws {
        var random = CodecRandom(state: seed)
        for _ in 0..<fewerRounds {
            let model = randomReadable(&random)
            var again = try TCString.decode(try model.encoded(.asRead))
            again.decodingProblems = []
            #expect(again == model)
        }
    }

    @Test(arguments: UInt64(4026)..<4036)
    func `a cut or changed string is read or refused, and what is read is written the same`(_ seed: UInt64) throws {
        var random = CodecRandom(state: seed)
        for _ in 0..<fewerRounds {
            var text = Array(try randomIssuable(&random).encoded().utf8)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                text[Int(random.next() % UInt64(text.count))] = Base64URL.alphabet[Int(random.next() % 64)]
            }
            if random.next() % 2 == 0 { text.removeLast(Int(random.next() % UInt64(text.count))) }
            guard let string = try? TCString.decode(String(decoding: text, as: UTF8.self)) else { continue }
            let again = try TCString.decode(try string.encoded(.asRead))
            #expect(fields(of: again) == fields(of: string))
        }
    }
}
