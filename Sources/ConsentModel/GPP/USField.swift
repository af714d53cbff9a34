// SPDX-License-Identifier: Apache-2.0

/// The fields of the US sections, by the names of their specifications.
///
/// Every value has 2 bits.
public enum USField: String, CaseIterable, Hashable, Sendable {
    case sharingNotice = "SharingNotice"
    case processingNotice = "ProcessingNotice"
    case saleOptOutNotice = "SaleOptOutNotice"
    case sharingOptOutNotice = "SharingOptOutNotice"
    case targetedAdvertisingOptOutNotice = "TargetedAdvertisingOptOutNotice"
    case sensitiveDataProcessingOptOutNotice = "SensitiveDataProcessingOptOutNotice"
    case sensitiveDataOptOutNotice = "SensitiveDataOptOutNotice"
    case sensitiveDataLimitUseNotice = "SensitiveDataLimitUseNotice"
    case saleOptOut = "SaleOptOut"
    case sharingOptOut = "SharingOptOut"
    case targetedAdvertisingOptOut = "TargetedAdvertisingOptOut"
    case sensitiveDataProcessing = "SensitiveDataProcessing"
    case knownChildSensitiveDataConsents = "KnownChildSensitiveDataConsents"
    case personalDataConsents = "PersonalDataConsents"
    case additionalDataProcessingConsent = "AdditionalDataProcessingConsent"
    case mspaCoveredTransaction = "MspaCoveredTransaction"
    case mspaOptOutOptionMode = "MspaOptOutOptionMode"
    case mspaServiceProviderMode = "MspaServiceProviderMode"
    case mspaMode = "MspaMode"
}
