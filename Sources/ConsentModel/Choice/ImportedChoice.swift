// SPDX-License-Identifier: Apache-2.0

/// What another consent platform's strings say, decoded.
public struct ImportedChoice: Sendable, Equatable {
    /// What the TC string says, and the TC string inside the GPP string; of two, the stricter counts.
    public var european: [European] = []
    /// What the Additional Consent string beside the TC string says.
    public var additionalConsent: AdditionalConsent?
    /// What the US sections of the GPP string say; of several, the stricter counts.
    public var usStates: [USChoice] = []
    /// The ids of the sections that these were read from.
    public var usSections: [Int] = []

    /// One TC string.
    public struct European: Sendable, Equatable {
        /// What it grants.
        public var choice: EuropeanChoice
        /// The string itself.
        public var tcString: String
        /// Whether it stood in the GPP string.
        public var isFromGPP: Bool
        /// When it was made first.
        public var createdAt: Timestamp
        /// When it was last changed: expiry runs from its day.
        public var lastUpdatedAt: Timestamp
        /// TCF's policy version.
        public var tcfPolicyVersion: Int
        /// The vendor list's version.
        public var vendorListVersion: Int
        /// The language of the form, two letters, nil where unknown.
        public var language: String?

        /// A decoded TC string.
        public init(
            choice: EuropeanChoice, tcString: String, isFromGPP: Bool = false, createdAt: Timestamp,
            lastUpdatedAt: Timestamp, tcfPolicyVersion: Int, vendorListVersion: Int, language: String? = nil
        ) {
            self.choice = choice
            self.tcString = tcString
            self.isFromGPP = isFromGPP
            self.createdAt = createdAt
            self.lastUpdatedAt = lastUpdatedAt
            self.tcfPolicyVersion = tcfPolicyVersion
            self.vendorListVersion = vendorListVersion
            self.language = language
        }
    }

    /// Strings that say nothing.
    public init() {}
}
