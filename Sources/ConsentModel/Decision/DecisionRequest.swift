// SPDX-License-Identifier: Apache-2.0

/// All that a decision depends on.
public struct DecisionRequest: Sendable {
    /// The app's document.
    public var app: AppDocument
    /// The place, resolved.
    public var geography: Geography
    /// Whether the device is tagged as under the age of consent.
    public var isUnderAge = false
    /// Whether the caller sends `Sec-GPC: 1`.
    public var globalPrivacyControl = false
    /// iOS's answer to its tracking alert, nil on other platforms.
    public var attStatus: ATTStatus?
    /// What the device holds.
    public var choices: CurrentChoices
    /// The vendor list in force.
    public var vendorList: VendorListVersion
    /// The moment.
    public var now: Timestamp

    /// A request with nothing special about it.
    public init(
        app: AppDocument, geography: Geography, choices: CurrentChoices = CurrentChoices(),
        vendorList: VendorListVersion = .builtIn, now: Timestamp
    ) {
        self.app = app
        self.geography = geography
        self.choices = choices
        self.vendorList = vendorList
        self.now = now
    }
}

/// Which vendor list is in force.
public struct VendorListVersion: Sendable, Equatable {
    /// The list's version; 0 for the built-in one.
    public var version: Int
    /// TCF's policy version.
    public var tcfPolicyVersion: Int

    /// A version.
    public init(version: Int, tcfPolicyVersion: Int) {
        self.version = version
        self.tcfPolicyVersion = tcfPolicyVersion
    }

    /// Our own purpose texts and one vendor, under TCF policy 5.
    public static var builtIn: VendorListVersion { VendorListVersion(version: 0, tcfPolicyVersion: 5) }
}
