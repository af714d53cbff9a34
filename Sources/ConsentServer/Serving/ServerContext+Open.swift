// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Opens what the configuration names: key, database, address table, apps; an error is one line with the remedy.
    ///
    /// Without apps nothing is published or put: who only verifies finds the forms as they were.
    static func open(
        _ configuration: Configuration, log: Log, loadsApps: Bool = true
    ) throws(CommandFailure) -> ServerContext {
        guard Sodium.start() else {
            throw CommandFailure(.unavailable, "libsodium finds no source of randomness on this machine")
        }
        let now = SystemClock.now()
        guard now >= ServerVersion.earliestClock else {
            throw CommandFailure(
                .configuration, "the clock says \(now), before there was this server: set it, or no law is dated right")
        }
        let isNew = !FileText.exists(configuration.database)
        let keyring: DeviceKeyring
        do throws(ConfigurationError) {
            keyring = try DeviceKeyring.open(
                path: configuration.keyPath, mayCreate: isNew)
        } catch { throw CommandFailure(.configuration, error.description) }

        let geolocator = try Geolocator.open(configuration)
        let store: SQLiteStore
        do throws(StoreOpeningError) {
            var options = SQLiteStore.Options()
            options.allowsNetworkFileSystem = configuration.allowsNetworkFileSystem
            store = try SQLiteStore(path: configuration.database, keyCheck: keyring.checkValue, options: options)
        } catch { throw CommandFailure(.configuration, "\(error)") }

        if isNew { log.announce("database_created") { $0.member("database", configuration.database) } }
        let context = ServerContext(
            store: store, catalogue: Catalogue(), keyring: keyring, geolocator: geolocator,
            debugGeography: configuration.debugGeography, adminToken: configuration.adminToken, log: log,
            metrics: Metrics(), now: SystemClock.now)
        do throws(CommandFailure) {
            if loadsApps { try context.loadApps() }
            if loadsApps, let file = configuration.appsFile { try context.applyAppsFile(file) }
        } catch {
            store.close()
            throw error
        }
        return context
    }
}

extension Geolocator {
    /// The address table that the configuration names, or the packed one that came with the server.
    static func open(_ configuration: Configuration) throws(CommandFailure) -> Geolocator {
        do throws(AddressTableError) {
            let path = configuration.geoDatabase ?? CountryTableLocation.standard
            return Geolocator(
                table: path == "none" ? nil : try AddressTable(path: path),
                trustedProxies: configuration.trustedProxies, geoHeaders: configuration.geoHeaders)
        } catch { throw CommandFailure(.configuration, "\(error)") }
    }
}
