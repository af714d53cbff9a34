// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Opens what the configuration names: key, database, address table, apps; an error is one line with the remedy.
    ///
    /// Key and database come last: whatever is wrong elsewhere leaves neither behind. Without apps nothing is published or
    /// put: who only verifies finds the forms as they were, and damage is the answer and no wrong configuration.
    static func open(
        _ configuration: Configuration, log: Log, loadsApps: Bool = true, checksNewestEvent: Bool = true,
        damage: CommandFailure.ExitCode = .configuration
    ) throws(CommandFailure) -> ServerContext {
        let checked = try check(configuration)
        let isNew = !FileText.exists(configuration.database)
        let keyring: DeviceKeyring
        do throws(ConfigurationError) {
            keyring = try DeviceKeyring.open(path: configuration.keyPath, mayCreate: isNew)
        } catch { throw CommandFailure(.configuration, error.description) }
        var options = configuration.storeOptions
        options.checksNewestEvent = checksNewestEvent
        let signingKey = keyring.signingKey
        options.recognizes = { signingKey.isSigned($0) }
        let store: SQLiteStore
        do throws(StoreOpeningError) {
            store = try SQLiteStore(
                path: configuration.database, keyCheck: keyring.checkValue, options: options)
        } catch { throw CommandFailure(error, damage: damage) }

        if isNew { log.announce("database_created") { $0.member("database", configuration.database) } }
        let context = ServerContext(
            store: store, catalogue: Catalogue(), keyring: keyring, geolocator: checked.geolocator,
            cmp: configuration.cmp, debugGeography: configuration.debugGeography, adminToken: configuration.adminToken,
            log: log, metrics: Metrics(),
            files: StoreFiles(database: configuration.database, key: configuration.keyPath),
            policies: configuration.policies, now: SystemClock.now)
        do throws(CommandFailure) {
            context.replaceVendorList(checked.vendorList)
            if loadsApps {
                try context.loadApps(besides: Set((checked.puts ?? []).map(\.id)))
                if let puts = checked.puts { try context.applyAppsFile(puts) }
            }
        } catch {
            store.close()
            throw error
        }
        return context
    }

    /// Looks at all that the configuration names without making, opening or changing any of it.
    ///
    /// What was read for it is there to be used then.
    static func check(_ configuration: Configuration) throws(CommandFailure) -> Checked {
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
        } catch { throw CommandFailure(error, damage: .configuration) }
        if FileText.exists(configuration.keyPath) || FileText.exists(configuration.database) {
            do throws(ConfigurationError) {
                _ = try DeviceKeyring.open(path: configuration.keyPath, mayCreate: false)
            } catch { throw CommandFailure(.configuration, error.description) }
        }
        let geolocator = try Geolocator.open(configuration)
        let vendorList = try LoadedVendorList.open(configuration)
        let puts = try configuration.appsFile.map { (file) throws(CommandFailure) in
            try AppsFile.puts(file, vendorList: vendorList, now: now)
        }
        return Checked(geolocator: geolocator, vendorList: vendorList, puts: puts)
    }

    /// What a sound configuration names, read.
    struct Checked {
        let geolocator: Geolocator
        let vendorList: LoadedVendorList
        /// What the apps file asks for, nil where none is named.
        let puts: [AppPut]?
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

extension CommandFailure {
    /// A database that can't be opened, with the status that a damaged one has.
    fileprivate init(_ error: StoreOpeningError, damage: ExitCode) {
        let problem = error.problem
        self.init(problem.isInUse ? .unavailable : problem.isDamage ? damage : .configuration, "\(error)")
    }
}
