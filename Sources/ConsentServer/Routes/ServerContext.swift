// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// What every handler works with: the store, the apps, the geography, the clock.
final class ServerContext: Sendable {
    let store: any RecordStore
    let catalogue: Catalogue
    let keyring: DeviceKeyring
    let geolocator: Geolocator
    let vendorList: VendorList
    let debugGeography: DebugGeographyPolicy
    let adminToken: Secret?
    let log: Log
    let metrics: Metrics
    let now: @Sendable () -> Timestamp
    /// The log's heads and proofs.
    let transparency: Transparency
    let frames = ConsentInfoFrames()
    /// Set once by SIGTERM: `/readyz` says so and no new work is taken on.
    let isDraining = Atomic<Bool>(false)

    init(
        store: any RecordStore, catalogue: Catalogue, keyring: DeviceKeyring, geolocator: Geolocator,
        vendorList: VendorList = .builtIn, debugGeography: DebugGeographyPolicy = .testDevices,
        adminToken: Secret? = nil, log: Log, metrics: Metrics, now: @escaping @Sendable () -> Timestamp
    ) {
        self.store = store
        self.catalogue = catalogue
        self.keyring = keyring
        self.geolocator = geolocator
        self.vendorList = vendorList
        self.debugGeography = debugGeography
        self.adminToken = adminToken
        self.log = log
        self.metrics = metrics
        self.now = now
        transparency = Transparency(store: store, key: keyring.signingKey, now: now)
    }
}
