// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Opens what the configuration names: key, database, address table, apps; an error is one line with the remedy.
    ///
    /// Key and database come last: whatever is wrong elsewhere leaves neither behind. Without apps nothing is published or
    /// put: who only verifies finds the forms as they were.
    static func open(
        _ configuration: Configuration, log: Log, loadsApps: Bool = true, checksNewestEvent: Bool = true
    ) throws(CommandFailure) -> ServerContext {
        let (geolocator, vendorList) = try check(configuration)
        let isNew = !FileText.exists(configuration.database)
        let keyring: DeviceKeyring
        do throws(ConfigurationError) {
            keyring = try DeviceKeyring.open(path: configuration.keyPath, mayCreate: isNew)
        } catch { throw CommandFailure(.configuration, error.description) }
        var options = configuration.storeOptions
        options.checksNewestEvent = checksNewestEvent
        let store: SQLiteStore
        do throws(StoreOpeningError) {
            store = try SQLiteStore(
                path: configuration.database, keyCheck: keyring.checkValue, options: options)
        } catch { throw CommandFailure(.configuration, "\(error)") }

        if isNew { log.announce("database_created") { $0.member("database", configuration.database) } }
        let context = ServerContext(
            store: store, catalogue: Catalogue(), keyring: keyring, geolocator: geolocator,
            cmp: configuration.cmp, debugGeography: configuration.debugGeography, adminToken: configuration.adminToken,
            log: log, metrics: Metrics(),
            files: StoreFiles(database: configuration.database, key: configuration.keyPath),
            policies: configuration.policies, now: SystemClock.now)
        do throws(CommandFailure) {
            context.replaceVendorList(vendorList)
            if loadsApps { try context.loadApps() }
            if loadsApps, let file = configuration.appsFile { try context.applyAppsFile(file) }
        } catch {
            store.close()
            throw error
        }
        return context
    }

    /// Looks at all that the configuration names without making, opening or changing any of it.
    ///
    /// Gives the address table and the vendor list, which are there to be used then.
    static func check(_ configuration: Configuration) throws(CommandFailure) -> (Geolocator, LoadedVendorList) {
        guard Sodium.start() else {
            throw CommandFailure(.unavailable, "libsodium finds no source of randomness on this machine")
        }
        let now = SystemClock.now()
        guard now >= ServerVersion.earliestClock else {
            throw CommandFailure(
                .configuration, "the clock says \(now), before there was this server: set it, or no law is dated right")
        }
        do throws(StoreOpeningError) {
            try SQLiteStore.check(path: configuration.database, options: configuration.storeOptions)
        } catch { throw CommandFailure(.configuration, "\(error)") }
        if FileText.exists(configuration.keyPath) || FileText.exists(configuration.database) {
            do throws(ConfigurationError) {
                _ = try DeviceKeyring.open(path: configuration.keyPath, mayCreate: false)
            } catch { throw CommandFailure(.configuration, error.description) }
        }
        let geolocator = try Geolocator.open(configuration)
        let vendorList = try LoadedVendorList.open(configuration)
        if let file = configuration.appsFile {
            _ = try AppsFile.puts(file, vendorList: vendorList.list, now: now)
        }
        return (geolocator, vendorList)
    }
}

extension Configuration {
    fileprivate var storeOptions: SQLiteStore.Options {
        var options = SQLiteStore.Options()
        options.allowsNetworkFileSystem = allowsNetworkFileSystem
        return options
    }
}

extension LoadedVendorList {
    /// The vendor list that the configuration names, or the built-in one.
    static func open(_ configuration: Configuration) throws(CommandFailure) -> LoadedVendorList {
        guard let file = configuration.vendorListFile else { return .builtIn }
        return try VendorListFile.read(file, now: SystemClock.now())
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
        } catch { throw CommandFailure(error) }
    }
}

extension CommandFailure {
    /// A table that can't be used, with the exit code of every other file.
    init(_ error: AddressTableError) {
        if case .unreadable = error.problem { self.init(.noInput, "\(error)") } else { self.init(.data, "\(error)") }
    }
}
