// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// A string without any problem, made on 2026-11-30.
func soundString() -> TCString {
    TCString(
        created: Deciseconds(day: 20787), cmpId: 31, cmpVersion: 7, vendorListVersion: 178, tcfPolicyVersion: 5,
        specialFeatureOptIns: [1], purposesConsent: [1, 2, 3, 4], purposesLITransparency: [2, 7, 9, 10],
        publisherCC: LetterPair("DE") ?? .unknown, vendorConsents: [755, 10], vendorLegitimateInterests: [755],
        disclosedVendors: [10, 755, 793])
}

@Suite struct `TC string problems` {
    private let now = Deciseconds(milliseconds: 1_796_040_000_000)

    @Test func `a sound string has none`() {
        #expect(soundString().problems(now: now).isEmpty)
        #expect(soundString().isValid(now: now))
    }

    @Test func `disclosed vendors are asked for by the day of creation, not by the policy version`() {
        var string = soundString()
        string.disclosedVendors = nil
        #expect(string.problems().map(\.code) == [.disclosedVendorsMissing])
        string.tcfPolicyVersion = 4
        #expect(string.problems().map(\.code) == [.disclosedVendorsMissing])
        (string.created, string.lastUpdated) = (Deciseconds(day: 20512), Deciseconds(day: 20512))
        #expect(string.problems().isEmpty)
        string.tcfPolicyVersion = 5
        #expect(string.problems().isEmpty)
    }

    @Test func `a policy version below 4 is outdated in strings made since 2023-10-01`() {
        var string = soundString()
        string.tcfPolicyVersion = 3
        #expect(
            string.problems() == [.init(.policyVersionOutdated, .invalid, bitOffset: 132, value: 3)])
        (string.created, string.lastUpdated) = (Deciseconds(day: 19630), Deciseconds(day: 19630))
        #expect(string.problems().isEmpty)
        (string.created, string.lastUpdated) = (Deciseconds(day: 19631), Deciseconds(day: 19631))
        #expect(string.problems().count == 1)
    }

    @Test(arguments: [1, 3, 4, 5, 6])
    func `legitimate interest is flagged where it is no legal basis`(_ purpose: Int) {
        var string = soundString()
        string.purposesLITransparency.insert(purpose)
        #expect(
            string.problems() == [
                .init(.legitimateInterestNotAllowed, .invalid, bitOffset: 175 + purpose, value: purpose)
            ])
        string.tcfPolicyVersion = 2
        string.created = Deciseconds(day: 19000)
        string.lastUpdated = string.created
        #expect(string.isValid() == (purpose != 1))
    }

    @Test func `global scope is invalid`() {
        var string = soundString()
        string.isServiceSpecific = false
        #expect(string.problems() == [.init(.notServiceSpecific, .invalid, bitOffset: 138)])
    }

    @Test func `times within a day or apart are invalid since December 2021, and a notice before`() {
        var string = soundString()
        string.lastUpdated.rawValue += 1
        #expect(string.problems().map(\.code) == [.timestampsDiffer, .timestampsNotDays])
        #expect(!string.isValid())
        string.created = Deciseconds(rawValue: Deciseconds(day: 18961).rawValue + 5)
        string.lastUpdated = Deciseconds(rawValue: Deciseconds(day: 18961).rawValue + 6)
        #expect(string.problems().map(\.code) == [.timestampsDiffer, .timestampsNotDays, .timestampsNotDays])
        #expect(string.isValid())
    }

    @Test func `a device's clock may be a day ahead, not more`() {
        var string = soundString()
        (string.created, string.lastUpdated) = (Deciseconds(day: 20788), Deciseconds(day: 20788))
        #expect(string.isValid(now: now))
        (string.created, string.lastUpdated) = (Deciseconds(day: 20789), Deciseconds(day: 20789))
        #expect(string.problems(now: now).map(\.code) == [.timestampInFuture, .timestampInFuture])
        #expect(string.isValid())
    }

    @Test func `ids that nobody defined are named one by one`() {
        var string = soundString()
        string.cmpId = 1
        string.vendorListVersion = 0
        string.purposesConsent.insert(12)
        string.purposesLITransparency.insert(24)
        string.specialFeatureOptIns.insert(3)
        #expect(
            string.problems() == [
                .init(.cmpIDUnassigned, .invalid, bitOffset: 78, value: 1),
                .init(.vendorListVersionZero, .invalid, bitOffset: 120),
                .init(.specialFeatureUndefined, .notice, bitOffset: 142, value: 3),
                .init(.purposeUndefined, .invalid, bitOffset: 163, value: 12),
                .init(.purposeUndefined, .invalid, bitOffset: 199, value: 24),
            ])
    }

    @Test func `a signal of a vendor that was not disclosed is noticed`() {
        var string = soundString()
        string.disclosedVendors = VendorSection([755])
        #expect(string.problems() == [.init(.vendorsNotDisclosed, .notice, value: 10)])
        #expect(string.isValid())
    }

    @Test func `the offsets are those of the specification`() {
        #expect(
            TCCoreField.allCases.map(\.offset) == [
                0, 6, 42, 78, 90, 102, 108, 120, 132, 138, 139, 140, 152, 176, 200, 201,
            ])
    }
}

@Suite struct `TC string encoding` {
    @Test func `writes the example of the layout bit by bit`() throws {
        let string = TCString(
            created: Deciseconds(rawValue: 17_723_232_000), cmpId: 31, cmpVersion: 7, vendorListVersion: 143,
            tcfPolicyVersion: 5, purposesConsent: BitField(1...11), purposesLITransparency: [2, 7, 8, 9, 10, 11],
            publisherCC: LetterPair("FR") ?? .unknown, vendorConsents: [2, 6], vendorLegitimateInterests: [],
            disclosedVendors: [2, 6])
        let again = try TCString.decode(try string.encoded())
        #expect(again == string)
        #expect(try string.encoded().hasPrefix("CQgYw8AQgYw8AAfAHBEN"))
    }

    @Test(arguments: [[10, 11, 12], [1, 3, 5, 7], Array(1...1000), [1, 1000], Array(900...1000) + [1]])
    func `writes the shorter form of a list`(_ ids: [Int]) throws {
        let section = VendorSection(VendorSet(ids))
        let ranges = VendorSet(ids).ranges.reduce(12) { $0 + ($1.count == 1 ? 17 : 33) }
        #expect(Int(section.maxVendorId) == ids.max())
        #expect(section.encoding == (ranges < section.maxVendorId ? .range : .bitfield))
    }

    @Test func `more than 4095 ranges can only be a bit field`() throws {
        var string = soundString()
        let odd = VendorSet((1...9000).filter { $0 % 2 == 1 } + [65535])
        string.vendorConsents = VendorSection(odd)
        #expect(string.vendorConsents.encoding == .bitfield)
        #expect(try TCString.decode(try string.encoded()).vendorConsents.vendors == odd)
        string.vendorConsents.encoding = .range
        #expect(throws: ConsentStringEncodingError.doesNotFit(field: "vendorConsents")) { try string.encoded(.asRead) }
    }

    @Test func `rounds times down to one day`() throws {
        var string = soundString()
        string.created = Deciseconds(day: 20000)
        string.lastUpdated = Deciseconds(rawValue: Deciseconds(day: 20787).rawValue + 863_999)
        let again = try TCString.decode(try string.encoded())
        #expect(again.created == Deciseconds(day: 20787) && again.lastUpdated == again.created)
        let asRead = try TCString.decode(try string.encoded(.asRead))
        #expect(asRead.created == string.created && asRead.lastUpdated == string.lastUpdated)
    }

    @Test func `never writes AllowedVendors, and the other segments in standard order`() throws {
        var string = soundString()
        string.publisherTC = PublisherTC(purposesConsent: [1])
        string.allowedVendors = VendorSection([3])
        string.segmentOrder = [.allowedVendors, .publisherTC, .disclosedVendors]
        #expect(try TCString.decode(try string.encoded()).segmentOrder == [.disclosedVendors, .publisherTC])
        #expect(try TCString.decode(try string.encoded(.asRead)).segmentOrder == string.segmentOrder)
    }

    @Test func `adds disclosed vendors to an old string without touching its times`() throws {
        let old = "CO4VGswO4VGswAfZCBDEAzCsAP_AAH_AAAigAAAAAAAA"
        var string = try TCString.decode(old)
        string.disclosedVendors = VendorSection([755])
        string.segmentOrder.insert(.disclosedVendors, at: 0)
        let text = try string.encoded(.asRead)
        #expect(text.hasPrefix(old + "."))
        #expect(try TCString.decode(text).disclosedVendors?.vendors == [755])
    }

    @Test(arguments: [1, 3, 4, 5, 6])
    func `refuses legitimate interest where it is no legal basis`(_ purpose: Int) {
        var string = soundString()
        string.purposesLITransparency.insert(purpose)
        #expect(
            throws: ConsentStringEncodingError.breaksRule(
                .init(.legitimateInterestNotAllowed, .invalid, bitOffset: 175 + purpose, value: purpose))
        ) { try string.encoded() }
    }

    @Test func `refuses what would be invalid from the start`() {
        func code(_ change: (inout TCString) -> Void) -> ConsentStringProblem.Code? {
            var string = soundString()
            change(&string)
            do throws(ConsentStringEncodingError) {
                _ = try string.encoded()
                return nil
            } catch {
                guard case .breaksRule(let problem) = error else { return nil }
                return problem.code
            }
        }
        let undefined = PubRestriction(purposeId: 2, restrictionType: .undefined, vendors: [1])
        let zero = PubRestriction(purposeId: 0, restrictionType: .notAllowed, vendors: [1])
        #expect(code { $0.isServiceSpecific = false } == .notServiceSpecific)
        #expect(code { $0.disclosedVendors = nil } == .disclosedVendorsMissing)
        #expect(code { $0.cmpId = 0 } == .cmpIDUnassigned)
        #expect(code { $0.vendorListVersion = 0 } == .vendorListVersionZero)
        #expect(code { $0.tcfPolicyVersion = 2 } == .policyVersionOutdated)
        #expect(code { $0.purposesConsent.insert(20) } == .purposeUndefined)
        #expect(code { $0.publisherRestrictions = [undefined] } == .restrictionTypeUndefined)
        #expect(code { $0.publisherRestrictions = [zero] } == .restrictionPurposeUndefined)
        #expect(code { _ in } == nil)
    }

    @Test func `never cuts a value to its field`() {
        func field(_ change: (inout TCString) -> Void) -> String? {
            var string = soundString()
            change(&string)
            do throws(ConsentStringEncodingError) {
                _ = try string.encoded(.asRead)
                return nil
            } catch {
                guard case .doesNotFit(let field) = error else { return nil }
                return field
            }
        }
        #expect(field { $0.cmpId = 4096 } == "cmpId")
        #expect(field { $0.cmpVersion = 4096 } == "cmpVersion")
        #expect(field { $0.consentScreen = 64 } == "consentScreen")
        #expect(field { $0.vendorListVersion = 4096 } == "vendorListVersion")
        #expect(field { $0.tcfPolicyVersion = 64 } == "tcfPolicyVersion")
        #expect(field { $0.created = Deciseconds(rawValue: 1 << 36) } == "created")
        #expect(field { $0.specialFeatureOptIns = [13] } == "specialFeatureOptIns")
        #expect(field { $0.purposesConsent = [25] } == "purposesConsent")
        #expect(field { $0.vendorConsents.maxVendorId = 5 } == "vendorConsents")
        #expect(field { $0.publisherTC = PublisherTC(numCustomPurposes: 64) } == "publisherTC")
        let restriction = PubRestriction(purposeId: 64, restrictionType: .notAllowed, vendors: [])
        #expect(field { $0.publisherRestrictions = [restriction] } == "publisherRestrictions")
        #expect(field { _ in } == nil)
    }

    @Test func `refuses to write what no reader here would accept`() {
        var string = soundString()
        let odd = VendorSet((1...65535).filter { $0 % 2 == 1 })
        string.vendorConsents = VendorSection(odd)
        string.vendorLegitimateInterests = VendorSection(odd)
        #expect(throws: ConsentStringEncodingError.tooLong(21906)) { try string.encoded(.asRead) }
    }
}

@Suite struct `Publisher restrictions` {
    @Test func `a restriction holds for its purpose and its vendors`() {
        var string = soundString()
        string.publisherRestrictions = [
            PubRestriction(purposeId: 2, restrictionType: .requireConsent, vendors: VendorSet(8...10)),
            PubRestriction(purposeId: 3, restrictionType: .undefined, vendors: [755]),
        ]
        #expect(string.restriction(purpose: 2, vendor: 9) == .requireConsent)
        #expect(string.restriction(purpose: 2, vendor: 11) == nil)
        #expect(string.restriction(purpose: 7, vendor: 9) == nil)
        #expect(string.restriction(purpose: 3, vendor: 755) == nil)
    }

    @Test func `entries that contradict leave nothing allowed`() {
        var string = soundString()
        string.publisherRestrictions = [
            PubRestriction(purposeId: 2, restrictionType: .requireConsent, vendors: [755]),
            PubRestriction(purposeId: 2, restrictionType: .requireLegitimateInterest, vendors: [755]),
        ]
        #expect(string.restriction(purpose: 2, vendor: 755) == .notAllowed)
    }
}
