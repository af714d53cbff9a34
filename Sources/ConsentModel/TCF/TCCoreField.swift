// SPDX-License-Identifier: Apache-2.0

/// A field in the fixed part of the core segment.
///
/// One table for reading, for writing and for the place that a problem names ("Core String" table, TCF v2).
enum TCCoreField: Int, CaseIterable {
    case version, created, lastUpdated, cmpId, cmpVersion, consentScreen, consentLanguage, vendorListVersion
    case tcfPolicyVersion, isServiceSpecific, useNonStandardTexts, specialFeatureOptIns, purposesConsent
    case purposesLITransparency, purposeOneTreatment, publisherCC

    /// The field's bits.
    @inline(__always)
    var width: Int {
        switch self {
        case .created, .lastUpdated: 36
        case .cmpId, .cmpVersion, .consentLanguage, .vendorListVersion, .specialFeatureOptIns, .publisherCC: 12
        case .version, .consentScreen, .tcfPolicyVersion: 6
        case .purposesConsent, .purposesLITransparency: 24
        case .isServiceSpecific, .useNonStandardTexts, .purposeOneTreatment: 1
        }
    }

    /// The bits before the field.
    var offset: Int { Self.allCases.prefix(rawValue).reduce(0) { $0 + $1.width } }
}

extension BitReader {
    /// The next field, as a number.
    @inline(__always)
    mutating func read(_ field: TCCoreField) throws(ConsentStringError) -> UInt64 { try read(field.width) }
}
