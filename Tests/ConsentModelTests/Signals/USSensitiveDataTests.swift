// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// The table of layouts against the sections' own specifications, field by field and category by category.
///
/// What stands here was copied from the IAB Tech Lab's "Global-Privacy-Platform" (Sections/US-National and US-States) and
/// not from the table: a slip in one is seen in the other. Version 1 of the national section was copied from specification
/// 1.0, which version 2 has replaced there since.
@Suite struct USSensitiveDataTests {
    /// A section as its specification lists it; a number in brackets is that of the values of an N-Bitfield.
    struct Specification: Sendable, CustomTestStringConvertible {
        let section: GPPSectionID
        var version = 1
        let fields: String
        /// The categories of SensitiveDataProcessing in order, in short.
        let sensitive: String

        var testDescription: String { "\(section) \(version)" }
    }

    static let notices = "SaleOptOutNotice TargetedAdvertisingOptOutNotice"
    static let optOuts = "SaleOptOut TargetedAdvertisingOptOut"
    static let mspa = "MspaCoveredTransaction MspaOptOutOptionMode MspaServiceProviderMode"
    static let common = "race religion health sex citizenship genetic biometric location"
    static let national = "\(common) identity account union messages"

    private static func older(
        _ section: GPPSectionID, _ notice: String, _ sensitive: Int, _ children: Int, additional: Bool = true,
        optOutNotice: String = "", _ categories: String = common
    ) -> Specification {
        let count = children == 1 ? "" : "(\(children))"
        return Specification(
            section: section,
            fields: "\(notice) \(notices) \(optOutNotice) \(optOuts) SensitiveDataProcessing(\(sensitive)) "
                + "KnownChildSensitiveDataConsents\(count) \(additional ? "AdditionalDataProcessingConsent" : "") \(mspa)",
            sensitive: categories)
    }

    private static func newer(_ section: GPPSectionID, children: Bool, _ sensitive: String) -> Specification {
        Specification(
            section: section,
            fields: "MspaCoveredTransaction MspaMode ProcessingNotice \(notices) \(optOuts) "
                + "\(children ? "KnownChildSensitiveDataConsents" : "") AdditionalDataProcessingConsent",
            sensitive: sensitive)
    }

    private static let usnat =
        "SharingNotice SaleOptOutNotice SharingOptOutNotice TargetedAdvertisingOptOutNotice "
        + "SensitiveDataProcessingOptOutNotice SensitiveDataLimitUseNotice SaleOptOut SharingOptOut "
        + "TargetedAdvertisingOptOut "

    static let specifications: [Specification] = [
        .init(
            section: .usnat,
            fields: usnat
                + "SensitiveDataProcessing(12) KnownChildSensitiveDataConsents(2) PersonalDataConsents \(mspa)",
            sensitive: national),
        .init(
            section: .usnat, version: 2,
            fields: usnat
                + "SensitiveDataProcessing(16) KnownChildSensitiveDataConsents(3) PersonalDataConsents \(mspa)",
            sensitive: national),
        .init(
            section: .usca,
            fields: "SaleOptOutNotice SharingOptOutNotice SensitiveDataLimitUseNotice SaleOptOut SharingOptOut "
                + "SensitiveDataProcessing(9) KnownChildSensitiveDataConsents(2) PersonalDataConsents \(mspa)",
            sensitive: "identity account location race+religion+union messages genetic biometric health sex"),
        older(.usva, "SharingNotice", 8, 1, additional: false),
        older(
            .usco, "SharingNotice", 7, 1, additional: false, "race religion health sex citizenship genetic biometric"),
        older(
            .usut, "SharingNotice", 8, 1, additional: false, optOutNotice: "SensitiveDataProcessingOptOutNotice",
            "race religion sex citizenship health genetic biometric location"),
        older(.usct, "SharingNotice", 8, 3, additional: false),
        older(.usfl, "ProcessingNotice", 8, 3),
        older(.usmt, "SharingNotice", 8, 3),
        older(
            .usor, "ProcessingNotice", 11, 3,
            "race religion health sex transgender citizenship origin victim genetic biometric location"),
        older(.ustx, "ProcessingNotice", 8, 1),
        older(
            .usde, "ProcessingNotice", 9, 5,
            "race religion health sex transgender citizenship genetic biometric location"),
        older(.usia, "ProcessingNotice", 8, 1, additional: false, optOutNotice: "SensitiveDataOptOutNotice"),
        older(.usne, "ProcessingNotice", 8, 1),
        older(.usnh, "ProcessingNotice", 8, 3),
        older(.usnj, "ProcessingNotice", 10, 5, "\(common) transgender account"),
        older(.ustn, "ProcessingNotice", 8, 1),
        older(.usmn, "ProcessingNotice", 8, 1),
        newer(.usmd, children: false, ""),
        newer(.usin, children: true, common),
        newer(.usky, children: true, common),
        newer(.usri, children: true, common),
    ]

    /// The short names; those that no switch of our form stands for are absent.
    static let categories: [Substring: SensitiveDataCategory] = [
        "race": .racialOrEthnicOrigin, "religion": .religiousOrPhilosophicalBeliefs, "health": .health,
        "sex": .sexLifeOrSexualOrientation, "citizenship": .citizenshipOrImmigrationStatus, "genetic": .geneticData,
        "biometric": .biometricData, "location": .preciseGeolocation, "identity": .identityDocuments,
        "account": .accountCredentials, "union": .unionMembership, "messages": .messageContents,
    ]

    @Test func `every layout has its specification here`() {
        #expect(Self.specifications.map(\.section) == USLayout.all.map(\.section))
        #expect(Self.specifications.map(\.version) == USLayout.all.map(\.version))
    }

    @Test(arguments: specifications)
    func `the fields stand in the specification's order, as many as it has`(_ specified: Specification) throws {
        let layout = try #require(
            USLayout.layouts(of: specified.section).first { $0.version == specified.version })
        let fields = layout.slots.map { $0.count == 1 ? $0.field.rawValue : "\($0.field.rawValue)(\($0.count))" }
        #expect(fields == specified.fields.split(separator: " ").map(String.init))
    }

    @Test(arguments: specifications)
    func `sensitive data stands in the specification's order`(_ specified: Specification) throws {
        let expected = specified.sensitive.split(separator: " ").map { place in
            Set(place.split(separator: "+").compactMap { Self.categories[$0] })
        }
        #expect(USSensitiveData.places(in: specified.section).map { Set($0) } == expected)
    }

    @Test(arguments: specifications.filter { $0.version == 1 && !$0.sensitive.isEmpty })
    func `an opt-out of one category is the value 1, "no consent" or "opted out", in its place alone`(
        _ specified: Specification
    ) throws {
        for (index, place) in specified.sensitive.split(separator: " ").enumerated() {
            for name in place.split(separator: "+") {
                guard let category = Self.categories[name] else { continue }
                var choice = USChoice()
                choice.sensitiveDataOptOuts = [category]
                let section = USSection(choice, in: try #require(USLayout.layouts(of: specified.section).first))
                let values = try #require(section.list(.sensitiveDataProcessing) ?? section.sensitiveData)
                #expect(values.enumerated().filter { $0.element != 0 }.map(\.offset) == [index])
                #expect(values[index] == 1)
            }
        }
    }
}
