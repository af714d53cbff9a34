// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

// What has gone wrong in the field with TC strings. The numbers are those of docs/consent-strings.md.

private let core = "CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA"

@Suite struct `TC string pitfalls` {
    /// The fixed part of a sound core, then what a test appends.
    private func craft(_ body: (inout BitWriter) -> Void) -> String {
        var bits = BitWriter(capacity: 4096)
        for (value, width) in [
            (2, 6), (17_723_232_000, 36), (17_723_232_000, 36), (31, 12), (7, 12), (1, 6), (4 << 6 | 13, 12), (143, 12),
            (5, 6), (1, 1), (0, 1), (0, 12), (0, 24), (0, 24), (0, 1), (5 << 6 | 17, 12),
        ] { bits.append(UInt64(value), width) }
        body(&bits)
        return characters(bits, .byte)
    }

    @Test func `pitfall 9: restriction ranges with gaps and the last id are ascending, and reversed ones refused`()
        throws
    {
        var string = soundString()
        let vendors = VendorSet(Array(1...3) + [5] + Array(700...755) + [65534, 65535])
        string.publisherRestrictions = [.init(purposeId: 2, restrictionType: .requireConsent, vendors: vendors)]
        #expect(try TCString.decode(try string.encoded()).publisherRestrictions[0].vendors == vendors)
        #expect(
            readError("tc", "CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAIQADAAkAAgAAA.IABM")?.code == .rangeReversed)
    }

    @Test func `pitfall 10: the end of a range is an id, not a length`() throws {
        let text = craft { bits in
            bits.append(VendorSection())
            bits.append(VendorSection())
            bits.append([PubRestriction(purposeId: 2, restrictionType: .notAllowed, vendors: VendorSet(8...10))])
        }
        let string = try TCString.decode(text)
        #expect(string.publisherRestrictions[0].vendors == [8, 9, 10])
        #expect(string.restriction(purpose: 2, vendor: 11) == nil)
    }

    @Test func `pitfall 11: custom purposes are all consents, then all legitimate interests`() throws {
        var string = soundString()
        string.publisherTC = PublisherTC(
            numCustomPurposes: 3, customPurposesConsent: [1, 2], customPurposesLITransparency: [3])
        string.segmentOrder = [.disclosedVendors, .publisherTC]
        let segment = try #require(try string.encoded().split(separator: ".").last)
        var bits = try reader(String(segment))
        bits.position = 3 + 48
        #expect(try bits.read(12) == 0b000011_110_001)
    }

    @Test func `pitfall 12: MaxVendorId 0 is legal in every section`() throws {
        let text = craft { bits in
            bits.append(0, 17)
            bits.append(0, 17)
            bits.append(0, 12)
        }
        let string = try TCString.decode(text + ".IAAA")
        #expect(string.vendorConsents == VendorSection() && string.vendorLegitimateInterests == VendorSection())
        #expect(string.disclosedVendors == VendorSection())
    }

    @Test func `pitfall 13: every section has its own MaxVendorId`() throws {
        let string = try TCString.decode(
            "CO5dPi4O5dPx2B7DvCENA2CgAAAAAAAAAAAAGewAAM8gAAAA.YAAAAAAAAAAA")
        #expect(string.vendorConsents.maxVendorId == 829 && string.vendorLegitimateInterests.maxVendorId == 828)
    }

    @Test func `pitfall 14: every shortened string is refused or read, and never reads past its end`() throws {
        let text = try soundString().encoded()
        for count in 0..<text.count {
            let head = String(text.prefix(count))
            switch readError("tc", head)?.code {
            case .empty?: #expect(count == 0)
            case .truncated?: break
            case .emptySegment?: #expect(head.hasSuffix("."))
            // Only the padding or the last segment is gone.
            case nil: #expect(head.count >= text.count - 1 || !head.contains("."))
            case let code?: Issue.record("\(count): \(code)")
            }
        }
    }

    @Test func `pitfall 15: thousands of whole ranges are one range, and too long a string is refused unread`() throws {
        let text = craft { bits in
            bits.append(65535, 16)
            bits.append(true)
            bits.append([ClosedRange<UInt16>](repeating: 1...65535, count: 2900))
            bits.append(0, 17)
            bits.append(0, 12)
        }
        #expect(text.count < 16_384)
        let string = try TCString.decode(text)
        #expect(string.vendorConsents.vendors.ranges == [1...65535])
        #expect(string.problems().map(\.code).contains(.rangesOverlap) && !string.isValid())
        #expect(readError("tc", String(repeating: "C", count: 16_385)) == ConsentStringError(.tooLong, value: 16_385))
        #expect(readError("tc", "C" + String(repeating: "A", count: 16_383)) == nil)
    }

    @Test func `pitfall 15: thousands of whole restrictions take one range each`() throws {
        let whole = PubRestriction(
            purposeId: 1, restrictionType: .notAllowed, vendors: VendorSet(ranges: [1...65535]))
        let text = craft { bits in
            bits.append(0, 17)
            bits.append(0, 17)
            bits.append([PubRestriction](repeating: whole, count: 1800))
        }
        #expect(text.count < 16_384)
        let string = try TCString.decode(text)
        #expect(string.publisherRestrictions.count == 1800)
        #expect(string.publisherRestrictions.allSatisfy { $0.vendors.ranges.count == 1 })
    }

    @Test(arguments: [
        ("IABM", ConsentStringError.Code.coreMissing), ("IABM." + core, .coreMissing),
        (core + ".IABM.IABM", .duplicateSegment), (core + "." + core, .duplicateSegment),
        ("CQgYw8AQgYw8AAfAHBaECPFgAP_gAEPgAAqIABMAAAAA.IABM", .letterOutOfRange),
        ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIAFQAYACgAWAAAAAA.IABM", .rangePastMaxVendorID),
        (core + ".IABM.gABM", .unknownSegmentType),
    ])
    func `pitfall 18: what other readers let pass is refused`(_ text: String, _ code: ConsentStringError.Code) {
        #expect(readError("tc", text)?.code == code)
    }

    @Test func `pitfall 19: AllowedVendors is read and never issued`() throws {
        let string = try TCString.decode(core + ".QABM.IABM")
        #expect(string.allowedVendors != nil && string.segmentOrder == [.allowedVendors, .disclosedVendors])
        #expect(try TCString.decode(try string.encoded()).segmentOrder == [.disclosedVendors])
    }

    @Test func `pitfall 20: DisclosedVendors is written for one service, and may be empty`() throws {
        var string = soundString()
        #expect(string.isServiceSpecific)
        #expect(try string.encoded().contains(".I"))
        string.disclosedVendors = VendorSection()
        let again = try TCString.decode(try string.encoded())
        #expect(again.disclosedVendors?.vendors.isEmpty == true)
        #expect(!again.problems().map(\.code).contains(.disclosedVendorsMissing))
        #expect(again.problems().map(\.code).contains(.vendorsNotDisclosed))
    }

    @Test func `pitfall 21: a restriction without vendors is legal, and what follows is read`() throws {
        let text = craft { bits in
            bits.append(0, 17)
            bits.append(0, 17)
            bits.append([
                PubRestriction(purposeId: 2, restrictionType: .notAllowed, vendors: []),
                PubRestriction(purposeId: 3, restrictionType: .requireConsent, vendors: [123]),
            ])
        }
        let string = try TCString.decode(text)
        #expect(string.restriction(purpose: 3, vendor: 123) == .requireConsent)
        #expect(string.restriction(purpose: 2, vendor: 123) == nil)
    }

    @Test func `pitfall 22: restriction type 3 is ignored and reported, not fatal`() throws {
        let string = try TCString.decode("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAIWACAAUAA.IABM")
        #expect(string.publisherRestrictions.map(\.restrictionType) == [.undefined])
        #expect(string.restriction(purpose: 2, vendor: 10) == nil)
        #expect(string.problems().contains { $0.code == .restrictionTypeUndefined })
    }

    @Test func `pitfall 23: unsorted and overlapping entries are a set, and are written ascending`() throws {
        let text = craft { bits in
            bits.append(0, 17)
            bits.append(0, 17)
            bits.append(1, 12)
            bits.append(2, 6)
            bits.append(1, 2)
            bits.append([20...30, 5...5, 25...40, 5...6])
        }
        let string = try TCString.decode(text)
        #expect(string.publisherRestrictions[0].vendors.ranges == [5...6, 20...40])
        #expect(string.problems().contains { $0.code == .rangesOverlap && $0.severity == .notice })
        let again = try TCString.decode(try string.encoded(.asRead))
        #expect(!again.problems().contains { $0.code == .rangesOverlap })
    }

    @Test func `pitfall 24: times are exact to a tenth of a second in 64 bits, and old ones only noticed`() throws {
        let string = try TCString.decode("CO5dPi4O5dPx2B7DvCENA2CgAAAAAAAAAAAAGewAAM8gAAAA.YAAAAAAAAAAA")
        #expect(string.created.milliseconds == 1_599_635_269_600)
        #expect(string.lastUpdated.milliseconds == 1_599_635_365_400)
        let times = string.problems().filter { [.timestampsDiffer, .timestampsNotDays].contains($0.code) }
        #expect(times.count == 3 && times.allSatisfy { $0.severity == .notice })
        #expect(Deciseconds(rawValue: (1 << 36) - 1).milliseconds == 6_871_947_673_500)
        #expect(Deciseconds(milliseconds: 1_772_323_199_999) == Deciseconds(rawValue: 17_723_231_999))
    }

    @Test(arguments: [
        ("BOvalCcOvZ7NaABABBAAABAAAAAAEA", ConsentStringError.Code.tcfVersion1), (core + "%2EIABM", .illegalCharacter),
        (core + ".", .emptySegment), (core + "\n", .illegalCharacter), (" " + core, .illegalCharacter), ("", .empty),
    ])
    func `pitfall 25: what transport did to a string is named, and version 1 is not "no data"`(
        _ text: String, _ code: ConsentStringError.Code
    ) {
        #expect(readError("tc", text)?.code == code)
    }
}
