// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// What every handler works with: the store, the apps, the geography, the clock.
final class ServerContext: Sendable {
    let store: any RecordStore
    let catalogue: Catalogue
    let keyring: DeviceKeyring
    let geolocator: Geolocator
    /// Who issues TC strings.
    let cmp: CMPIdentity
    let debugGeography: DebugGeographyPolicy
    let adminToken: Secret?
    let log: Log
    let metrics: Metrics
    let backups: Backups
    let policies: OperatingPolicies
    let servedForms = ServedForms()
    let now: @Sendable () -> Timestamp
    /// Answers of this hour that many devices share.
    let frames = ConsentInfoFrames()
    private let vendorLists: VendorListHolder
    /// The log's heads and proofs.
    let transparency: Transparency
    /// Set once by SIGTERM: `/readyz` says so and no new work is taken on.
    let isDraining = Atomic<Bool>(false)
    /// Whether strings that are due are being written anew.
    let isRenewingSignals = Atomic<Bool>(false)
    /// Becomes another number when what strings rest on changes.
    let signalsEpoch = Atomic<Int>(0)
    /// Whether that ended early, since the store took no change.
    let isSignalRenewalHeldUp = Atomic<Bool>(false)

    init(
        store: any RecordStore, catalogue: Catalogue, keyring: DeviceKeyring, geolocator: Geolocator,
        vendorList: VendorList = .builtIn, cmp: CMPIdentity = CMPIdentity(),
        debugGeography: DebugGeographyPolicy = .testDevices, adminToken: Secret? = nil, log: Log, metrics: Metrics,
        files: StoreFiles? = nil,
        policies: OperatingPolicies = OperatingPolicies(), now: @escaping @Sendable () -> Timestamp
    ) {
        self.store = store
        self.catalogue = catalogue
        self.keyring = keyring
        self.geolocator = geolocator
        self.cmp = cmp
        vendorLists = VendorListHolder(LoadedVendorList(list: vendorList))
        self.debugGeography = debugGeography
        self.adminToken = adminToken
        self.log = log
        self.metrics = metrics
        self.policies = policies
        backups = Backups(of: store, files: files, now: now)
        self.now = now
        transparency = Transparency(store: store, key: keyring.signingKey, now: now)
    }

    /// The vendor list in force.
    var vendorList: VendorList { vendorLists.current.list }

    /// The vendor list in force, and where it came from.
    var loadedVendorList: LoadedVendorList { vendorLists.current }

    /// The version of the vendor list in force: what a read asks, without a lock.
    var vendorListVersion: VendorListVersion { vendorLists.version }

    /// Puts another vendor list in force; `adopt(_:)` is the way to it, which publishes the forms first.
    func replaceVendorList(_ list: LoadedVendorList) { vendorLists.replace(with: list) }
}

/// What the operator decides of what is kept and told.
struct OperatingPolicies: Sendable, Equatable {
    var retention = RetentionPolicy()
    /// Groups of statistics with fewer people are withheld.
    var statisticsThreshold = 10
}
