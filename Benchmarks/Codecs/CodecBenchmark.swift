// SPDX-License-Identifier: Apache-2.0

import Glibc

@_silgen_name("allocation_count") func allocationCount() -> UInt64
@_silgen_name("allocation_bytes") func allocationBytes() -> UInt64
@_silgen_name("allocation_reset_peak") func resetAllocationPeak()
@_silgen_name("allocation_peak") func allocationPeak() -> UInt64

/// The time, allocations, bytes and the most that is held at once of one operation.
///
/// The time is processor time, and the best of many short rounds, so that other work on the machine counts least.
struct Measurement {
    let name: String
    let limit: Double
    /// How many bytes may be held at once.
    static let peakLimit = 1_048_576.0
    var microseconds = Double.infinity
    var allocations: Double
    var bytes: Double
    var peak: Double

    init(_ name: String, limit: Double, calls: Int = 100, rounds: Int = 200, _ body: () -> Int) {
        (self.name, self.limit) = (name, limit)
        var sink = body()
        for _ in 0..<rounds {
            let start = Self.nanoseconds()
            for _ in 0..<calls { sink &+= body() }
            microseconds = min(microseconds, Double(Self.nanoseconds() - start) / Double(calls) / 1000)
        }
        let (count, size) = (allocationCount(), allocationBytes())
        for _ in 0..<rounds { sink &+= body() }
        allocations = Double(allocationCount() - count) / Double(rounds)
        bytes = Double(allocationBytes() - size) / Double(rounds)
        resetAllocationPeak()
        sink &+= body()
        peak = Double(allocationPeak())
        // Uses the results, so that no call is optimised away.
        if sink == Int.min { print(sink) }
    }

    var isWithinLimit: Bool { microseconds <= limit && peak <= Self.peakLimit }

    /// The worst of each figure among many operations.
    init(_ name: String, worstOf measurements: [Measurement]) {
        (self.name, limit) = (name, measurements.first?.limit ?? 0)
        microseconds = measurements.map(\.microseconds).max() ?? 0
        allocations = measurements.map(\.allocations).max() ?? 0
        bytes = measurements.map(\.bytes).max() ?? 0
        peak = measurements.map(\.peak).max() ?? 0
    }

    static func nanoseconds() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// A sound string about vendors 1 to 1000, with both lists as bit fields.
func thousandVendors(_ isOn: (Int) -> Bool) -> TCString {
    let vendors = VendorSet((1...1000).filter { $0 == 1000 || isOn($0) })
    return TCString(
        created: Deciseconds(day: 20787), cmpId: 31, cmpVersion: 7, vendorListVersion: 178, tcfPolicyVersion: 5,
        purposesConsent: BitField(1...11), purposesLITransparency: [2, 7, 8, 9, 10, 11], vendorConsents: vendors,
        vendorLegitimateInterests: vendors, disclosedVendors: VendorSet(1...1000))
}

func decode(_ text: String) -> Int { (try? TCString.decode(text))?.vendorConsents.vendors.ranges.count ?? -1 }

@main struct CodecBenchmark {
    static func main() throws {
        var state: UInt64 = 1
        let random = thousandVendors { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33 % 10 < 7
        }
        let alternating = thousandVendors { $0 % 2 == 0 }
        let (text, worst) = (try random.encoded(), try alternating.encoded())
        precondition(random.vendorConsents.encoding == .bitfield && alternating.vendorConsents.encoding == .bitfield)

        var national = USSection(.usnat1)
        national[.saleOptOut] = 1
        let gpp = try GPPString([GPPSection(national)])
        let gppText = try gpp.encoded()
        let consent = AdditionalConsent(consented: (1...300).map { $0 * 7 }, disclosed: (1...300).map { $0 * 7 + 1 })
        let consentText = consent.encoded

        var measurements = [
            Measurement("decode TC, 1,000 vendors, 70 % on", limit: 3) { decode(text) },
            Measurement("decode TC, 1,000 vendors, every other one", limit: 3) { decode(worst) },
            Measurement("encode TC, 1,000 vendors, 70 % on", limit: 5) { (try? random.encoded())?.utf8.count ?? -1 },
            Measurement("encode TC, 1,000 vendors, every other one", limit: 5) {
                (try? alternating.encoded())?.utf8.count ?? -1
            },
            Measurement("decode GPP, usnat", limit: 3) { (try? GPPString.decode(gppText))?.sections.count ?? -1 },
            Measurement("encode GPP, usnat", limit: 5) { (try? GPPSection(national))?.text.utf8.count ?? -1 },
            Measurement("decode AC, 600 providers", limit: 100) {
                (try? AdditionalConsent.decode(consentText))?.consented.count ?? -1
            },
        ]
        for (name, text) in hostile() {
            measurements.append(
                Measurement("hostile: " + name, limit: 1000, calls: 3) { decode(text) &+ decodeOthers(text) })
            measurements.append(answers("  answers to it", [text]))
        }
        for file in ["unreadable", "hostile", "invalid", "tc-strings", "gpp-strings", "additional-consent"] {
            let strings = try Vectors.strings(of: file)
            measurements.append(
                Measurement(
                    "\(strings.count) vectors of \(file), the worst",
                    worstOf: strings.map { text in
                        Measurement("", limit: 1000, calls: 3, rounds: 5) { decode(text) &+ decodeOthers(text) }
                    }))
            measurements.append(answers("  answers to them", strings))
        }
        report(measurements)
        if !measurements.allSatisfy(\.isWithinLimit) { exit(1) }
    }

    /// The answers of the decode routes, read as every kind.
    static func answers(_ name: String, _ strings: [String]) -> Measurement {
        let now = Timestamp(milliseconds: 1_796_040_000_000)
        return Measurement(
            name,
            worstOf: strings.flatMap { text in
                ConsentStringKind.allCases.map { kind in
                    Measurement("", limit: 1000, calls: 3, rounds: 5) {
                        let decoded = DecodedString(text, kind: kind, now: now)
                        return JSONWriter.bytes(filling: decoded.likelySize) { $0.value(decoded) }.count
                    }
                }
            })
    }

    static func decodeOthers(_ text: String) -> Int {
        let canada = (try? TCFCanada.decode(text))?.pubRestrictions.count ?? 0
        let consent = (try? AdditionalConsent.decode(text))?.consented.count ?? 0
        return canada &+ consent &+ ((try? GPPString.decode(text))?.sections.count ?? 0)
    }

    /// The longest of everything that is read at all, and what is longer.
    static func hostile() -> [(String, String)] {
        func craft(_ build: (inout BitWriter) -> Void) -> String {
            var bits = BitWriter(capacity: 100_000)
            for (value, width) in [
                (2, 6), (17_723_232_000, 36), (17_723_232_000, 36), (31, 12), (7, 12), (1, 6), (4 << 6 | 13, 12),
                (143, 12),
                (5, 6), (1, 1), (0, 1), (0, 12), (0, 24), (0, 24), (0, 1), (5 << 6 | 17, 12),
            ] { bits.append(UInt64(value), width) }
            build(&bits)
            var text: [UInt8] = []
            bits.write(to: &text, padding: .byte)
            return String(decoding: text.prefix(ConsentText.maximumLength), as: UTF8.self)
        }
        func ranges(_ list: [ClosedRange<UInt16>]) -> String {
            craft { bits in
                bits.append(65535, 16)
                bits.append(true)
                bits.append(list)
                bits.append(0, 17)
                bits.append(0, 12)
            }
        }
        let restriction = PubRestriction(
            purposeId: 1, restrictionType: .notAllowed, vendors: VendorSet(ranges: [1...65535]))
        let alternating = VendorSet((1...65535).filter { $0 % 2 == 0 })
        return [
            ("2,900 whole ranges", ranges([ClosedRange<UInt16>](repeating: 1...65535, count: 2900))),
            ("2,900 ranges, descending", ranges((1...2900).map { UInt16(60000 - 20 * $0)...UInt16(60009 - 20 * $0) })),
            (
                "1,800 whole restrictions",
                craft { bits in
                    bits.append(0, 17)
                    bits.append(0, 17)
                    bits.append([PubRestriction](repeating: restriction, count: 1800))
                }
            ),
            (
                "bit field of 65,534 ids, every other one",
                craft { bits in
                    bits.append(VendorSection(maxVendorId: 65534, encoding: .bitfield, vendors: alternating))
                    bits.append(0, 17)
                    bits.append(0, 12)
                }
            ),
            ("16,384 letters", String(repeating: "C", count: 16_384)),
            ("64 kB of letters", String(repeating: "C", count: 65_536)),
            ("16 kB of dots", "C" + String(repeating: ".", count: 16_000)),
            ("16 kB of tildes", "DBAB6FKBY" + String(repeating: "~", count: 16_000)),
            ("GPP with 5,400 unknown sections", "DB" + gppOfMany()),
            ("AC of 3,300 ids", "2~" + (1...3300).map(String.init).joined(separator: ".") + "~dv."),
        ]
    }

    /// A header that announces a run of sections, and so many of one letter.
    static func gppOfMany() -> String {
        var bits = BitWriter(capacity: 64)
        bits.appendFibonacciRange(Array(100...5499))
        var text: [UInt8] = []
        bits.write(to: &text, padding: .character)
        return String(decoding: text, as: UTF8.self) + String(repeating: "~x", count: 5400)
    }

    static func report(_ measurements: [Measurement]) {
        print(
            column("operation", 52) + column("µs", 10) + column("limit", 9) + column("allocations", 13)
                + column("bytes", 10) + "at once")
        for one in measurements {
            print(
                column(one.name, 52) + column(rounded(one.microseconds), 10) + column(rounded(one.limit), 9)
                    + column(rounded(one.allocations), 13) + column(rounded(one.bytes), 10)
                    + column(rounded(one.peak), 10)
                    + (one.isWithinLimit ? "" : "over the limit"))
        }
    }

    static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    static func rounded(_ number: Double) -> String {
        number >= 100 ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
    }
}
