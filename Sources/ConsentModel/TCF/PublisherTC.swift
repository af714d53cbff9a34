// SPDX-License-Identifier: Apache-2.0

/// The publisher's own transparency and consent: purposes it uses itself, outside the vendors.
public struct PublisherTC: Hashable, Sendable {
    /// Standard purposes with consent, of 24.
    public var purposesConsent: BitField
    /// Standard purposes with legitimate interest established, of 24.
    public var purposesLITransparency: BitField
    /// How many purposes of its own the publisher has, 0 to 63.
    public var numCustomPurposes: UInt8
    /// Own purposes with consent.
    public var customPurposesConsent: BitField
    /// Own purposes with legitimate interest established.
    public var customPurposesLITransparency: BitField

    /// A publisher's purposes; the number of own purposes is at least the highest id given.
    public init(
        purposesConsent: BitField = [], purposesLITransparency: BitField = [], numCustomPurposes: UInt8 = 0,
        customPurposesConsent: BitField = [], customPurposesLITransparency: BitField = []
    ) {
        self.purposesConsent = purposesConsent
        self.purposesLITransparency = purposesLITransparency
        self.numCustomPurposes = max(
            numCustomPurposes, UInt8(customPurposesConsent.last), UInt8(customPurposesLITransparency.last))
        self.customPurposesConsent = customPurposesConsent
        self.customPurposesLITransparency = customPurposesLITransparency
    }
}

extension BitReader {
    /// A bit field of 0 to 64 ids.
    mutating func readBitField(_ width: Int) throws(ConsentStringError) -> BitField {
        width == 0 ? [] : BitField(field: try read(width), width: width)
    }

    /// The segment behind its type: all consents come before all legitimate interests.
    mutating func readPublisherTC() throws(ConsentStringError) -> PublisherTC {
        let consent = try readBitField(24)
        let interest = try readBitField(24)
        let count = UInt8(truncatingIfNeeded: try read(6))
        return PublisherTC(
            purposesConsent: consent, purposesLITransparency: interest, numCustomPurposes: count,
            customPurposesConsent: try readBitField(Int(count)),
            customPurposesLITransparency: try readBitField(Int(count)))
    }
}

extension BitWriter {
    /// Appends the segment behind its type.
    ///
    /// The caller has checked its limits.
    mutating func append(_ publisher: PublisherTC) {
        append(publisher.purposesConsent.field(width: 24), 24)
        append(publisher.purposesLITransparency.field(width: 24), 24)
        append(UInt64(publisher.numCustomPurposes), 6)
        let width = Int(publisher.numCustomPurposes)
        append(publisher.customPurposesConsent.field(width: width), width)
        append(publisher.customPurposesLITransparency.field(width: width), width)
    }
}
