// SPDX-License-Identifier: Apache-2.0

/// Finds where vendors explain themselves to readers of one language.
///
/// Thousands of vendors are asked for each form, and they name the same few languages: what serves a reader best of
/// those is found once.
struct VendorAddresses {
    let language: String
    private var bestTags: [Set<String>: String?] = [:]

    init(language: String) { self.language = language }

    /// A vendor's addresses; what it has in no language near the reader's is that of its standard one.
    mutating func urls(of vendor: Vendor) -> Vendor.URLs {
        let standard = Vendor.URLs(policy: vendor.policyURL, legitimateInterest: vendor.legitimateInterestURL)
        let translated = vendor.translatedURLs
        guard !translated.isEmpty, let own = translated[language] ?? bestTag(of: translated).flatMap({ translated[$0] })
        else { return standard }
        return Vendor.URLs(
            policy: own.policy ?? standard.policy,
            legitimateInterest: own.legitimateInterest ?? standard.legitimateInterest)
    }

    private mutating func bestTag(of translated: [String: Vendor.URLs]) -> String? {
        let tags = Set(translated.keys)
        if let known = bestTags[tags] { return known }
        let best = VendorList.bestTag(for: language, of: Array(tags))
        bestTags[tags] = .some(best)
        return best
    }
}
