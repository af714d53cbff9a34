// SPDX-License-Identifier: Apache-2.0

/// The names, descriptions and illustrations of TCF's purposes and features in one language, in our own words.
struct BuiltInTexts: Sendable {
    let purposes: [VendorList.Item]
    let specialPurposes: [VendorList.Item]
    let features: [VendorList.Item]
    let specialFeatures: [VendorList.Item]
}
