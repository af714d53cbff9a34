// SPDX-License-Identifier: Apache-2.0

/// All that a decision depends on.
public struct DecisionRequest: Sendable {
    /// The app's document.
    public var app: AppDocument {
        _read { yield shared.document }
        set { shared = SharedAppDocument(newValue) }
    }
    private var shared: SharedAppDocument
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
    /// Who issues TC strings here.
    public var cmp = CMPIdentity()
    /// What the app's form asks for that the form of the European choice did not; nil where that was not looked up, and
    /// the document's partners stand for it.
    public var additions: FormAdditions?
    /// The moment.
    public var now: Timestamp

    /// A request with nothing special about it.
    public init(
        app: AppDocument, geography: Geography, choices: CurrentChoices = CurrentChoices(),
        vendorList: VendorListVersion = .builtIn, now: Timestamp
    ) {
        self.init(
            app: SharedAppDocument(app), geography: geography, choices: choices, vendorList: vendorList, now: now)
    }

    /// A request under a document that many decisions share.
    public init(
        app: SharedAppDocument, geography: Geography, choices: CurrentChoices = CurrentChoices(),
        vendorList: VendorListVersion = .builtIn, now: Timestamp
    ) {
        shared = app
        self.geography = geography
        self.choices = choices
        self.vendorList = vendorList
        self.now = now
    }
}

/// An app document that many decisions share by one reference.
///
/// Copied into each request, its dozen strings and sets would be counted up and down by all threads at once.
public final class SharedAppDocument: Sendable {
    /// The document.
    public let document: AppDocument

    /// Shares a document.
    public init(_ document: AppDocument) { self.document = document }
}

/// Which vendor list is in force.
public struct VendorListVersion: Sendable, Hashable {
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
