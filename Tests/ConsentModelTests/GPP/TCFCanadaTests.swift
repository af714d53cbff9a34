// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `TCF Canada sections` {
    /// A core up to its lists of vendors.
    private func head() -> BitWriter {
        var bits = BitWriter(capacity: 400)
        for (value, width) in [
            (1, 6), (17_723_232_000, 36), (17_723_232_000, 36), (31, 12), (7, 12), (2, 6), (5 << 6 | 17, 12), (12, 12),
            (2, 6), (0, 1), (1 << 10, 12), (1 << 20, 24), (1 << 19, 24),
        ] { bits.append(UInt64(value), width) }
        return bits
    }

    private func appendVendors(_ ids: [Int], _ dialect: TCFCanada.RangeDialect, asRange: Bool, to bits: inout BitWriter)
    {
        let last = ids.last ?? 0
        if dialect != .literal { bits.append(UInt64(last), 16) }
        bits.append(asRange)
        guard asRange else {
            if dialect == .literal { bits.append(UInt64(last), 16) }
            for id in 1..<(last + 1) { bits.append(ids.contains(id)) }
            return
        }
        if dialect == .fixed { bits.append(VendorSet(ids).ranges) } else { bits.appendFibonacciRange(ids) }
    }

    private func text(_ dialect: TCFCanada.RangeDialect, asRange: Bool) -> String {
        var bits = head()
        appendVendors([12, 24, 48, 49, 50], dialect, asRange: asRange, to: &bits)
        appendVendors([7, 300, 301], dialect, asRange: asRange, to: &bits)
        bits.append(1, 12)
        bits.append(4, 6)
        bits.append(1, 2)
        if dialect == .fixed {
            bits.append(VendorSet([9, 10]).ranges)
        } else {
            appendVendors([9, 10], dialect, asRange: asRange, to: &bits)
        }
        return characters(bits, .byte)
    }

    @Test(arguments: TCFCanada.RangeDialect.allCases, [true, false])
    func `reads the three dialects, and tells which`(_ dialect: TCFCanada.RangeDialect, _ asRange: Bool) throws {
        let string = try TCFCanada.decode(text(dialect, asRange: asRange))
        #expect(string.vendorExpressConsent == [12, 24, 48, 49, 50])
        #expect(string.vendorImpliedConsent == [7, 300, 301])
        #expect(
            string.pubRestrictions == [
                PubRestriction(purposeId: 4, restrictionType: .requireConsent, vendors: [9, 10])
            ])
        #expect(string.rangeDialect == dialect)
        #expect(string.consentLanguage.description == "FR" && string.purposesExpressConsent == [4])
    }

    @Test func `the dialect of the core holds for the disclosed vendors too`() throws {
        var disclosed = BitWriter(capacity: 100)
        disclosed.append(1, 3)
        appendVendors([1, 2, 3, 99], .fixed, asRange: true, to: &disclosed)
        let string = try TCFCanada.decode(text(.fixed, asRange: true) + "." + characters(disclosed))
        #expect(string.disclosedVendors == [1, 2, 3, 99])
        #expect(string.rangeDialect == .fixed)
        #expect(throws: ConsentStringError.self) {
            try TCFCanada.decode(text(.fibonacci, asRange: true) + "." + characters(disclosed))
        }
    }

    @Test func `data behind the last list is another layout`() {
        let whole = text(.fibonacci, asRange: true)
        #expect(throws: ConsentStringError(.trailingData, bitOffset: 363)) { try TCFCanada.decode(whole + "_") }
    }

    @Test(arguments: [
        ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA", ConsentStringError.Code.unsupportedVersion),
        ("BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAAAAAAAAAA.gAAA", .unknownSegmentType),
        ("BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAAAAAAAAAA.YAAAAAAAAAA.YAAAAAAAAAA", .duplicateSegment),
        ("BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAAAAAAAAAA.IAAA.IAAA", .duplicateSegment),
        ("BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAA", .truncated),
        ("BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAAAAAAAAAA.", .emptySegment),
    ])
    func `a broken section is refused with the reason`(_ text: String, _ code: ConsentStringError.Code) {
        do throws(ConsentStringError) {
            _ = try TCFCanada.decode(text)
            Issue.record("read what is broken")
        } catch {
            #expect(error.code == code)
        }
    }
}
