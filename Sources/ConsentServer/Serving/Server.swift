// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc
internal import Synchronization

/// The whole server: what is open, who listens, and how it ends.
final class Server {
    private let configuration: Configuration
    private let context: ServerContext
    private let log: Log
    private let servers: [MicroHTTPDServer]
    private let keeper: LogKeeper
    private let upkeep: Upkeep

    /// How long a draining server still takes new connections, so that load balancers see `/readyz` and turn away.
    private static let grace: UInt32 = 2
    /// How long it then waits for what is under way.
    private static let drainLimit = Duration.seconds(6)

    init(_ configuration: Configuration, log: Log) throws(CommandFailure) {
        self.configuration = configuration
        self.log = log
        // Before anything is made: what is wrong here should leave no database behind.
        try Self.checkListening(configuration, mayBeInUse: FileText.exists(configuration.database))
        context = try ServerContext.open(configuration, log: log)
        do throws(CommandFailure) {
            servers = try Self.listen(configuration, context)
        } catch {
            context.store.close()
            throw error
        }
        keeper = LogKeeper(context.transparency, log: log)
        keeper.start()
        upkeep = Upkeep(context, schedule: configuration.backupSchedule)
        upkeep.start()
        announce()
        context.refreshSignals()
    }

    /// Answers signals until the server has stopped.
    func run() {
        while true {
            switch ProcessSignals.next() {
            case .reload: reload()
            case .stop: return stop()
            }
        }
    }

    private static func listen(
        _ configuration: Configuration, _ context: ServerContext
    ) throws(CommandFailure) -> [MicroHTTPDServer] {
        var options = HTTPServerOptions()
        options.threads = configuration.threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        options.headersKept = Application.headersRead.union(context.geolocator.headerNames)
        var localOptions = options
        localOptions.threads = 1
        let application = Application(context)
        do throws(HTTPServerError) {
            let local = try MicroHTTPDServer(
                options: localOptions, listening: try ListeningSocket.unix(path: configuration.socketPath),
                responder: application)
            let server = try MicroHTTPDServer(
                options: options,
                listening: try ListeningSocket.tcp(host: configuration.host, port: configuration.port),
                responder: application)
            return [server, local]
        } catch { throw CommandFailure(.unavailable, "\(error) (CONSENT_HOST, CONSENT_PORT)") }
    }

    /// Throws what keeps a server of this configuration from listening.
    static func checkListening(_ configuration: Configuration, mayBeInUse: Bool) throws(CommandFailure) {
        do throws(HTTPServerError) {
            try ListeningSocket.check(path: configuration.socketPath)
        } catch {
            throw CommandFailure(
                .configuration, "\(error) (the socket lies beside the database: CONSENT_DATABASE)")
        }
        do throws(HTTPServerError) {
            try ListeningSocket.check(host: configuration.host, port: configuration.port, mayBeInUse: mayBeInUse)
        } catch { throw CommandFailure(.unavailable, "\(error) (CONSENT_HOST, CONSENT_PORT)") }
        guard FileDescriptors.roomForConnections() > 0 else {
            throw CommandFailure(.configuration, "the process may open too few files: raise `ulimit -n`")
        }
    }

    private func announce() {
        log.announce("listening") { line in
            line.member("address", configuration.host)
            line.member("port", Int(servers.first?.port ?? 0))
            line.member("socket", configuration.socketPath)
            line.member("version", ServerVersion.current)
            line.member("sqlite", SQLiteStore.libraryVersion)
            line.member("database", configuration.database)
            line.member("geography", context.geolocator.description)
            line.member("admin", configuration.adminToken != nil)
        }
        context.announceVendorList()
        if context.catalogue.isEmpty {
            log.log(.warning, "no_apps") { line in
                line.member(
                    "detail",
                    "There is no app yet. Add one: echo '{\"demo\": {\"name\": \"Demo\", \"environment\": "
                        + "\"testing\"}}' > apps.json && CONSENT_DATABASE=\(configuration.database) "
                        + "consent-server apps apply apps.json")
            }
        }
        if configuration.debugGeography == .all {
            log.log(.warning, "debug_geography_for_all") { line in
                line.member(
                    "detail",
                    "CONSENT_DEBUG_GEOGRAPHY=all: any device of any app can choose its law. Never in production.")
            }
        }
    }

    private func reload() {
        do throws(AddressTableError) {
            try context.geolocator.reload()
        } catch {
            log.log(.error, "reload_failed") { $0.member("detail", "\(error); the old table stays") }
        }
        if let file = configuration.vendorListFile {
            do throws(CommandFailure) {
                let list = try VendorListFile.read(file, now: context.now())
                if list.list != context.vendorList { try context.adopt(list) }
            } catch {
                let end = error.message.hasSuffix(".") ? " The old list stays." : "; the old list stays."
                log.log(.error, "reload_failed") { $0.member("detail", error.message + end) }
            }
        }
        if let file = configuration.appsFile {
            do throws(CommandFailure) {
                try context.applyAppsFile(file)
            } catch {
                log.log(.error, "reload_failed") { $0.member("detail", "\(error.message); the apps stay as they were") }
            }
        }
        log.log(.info, "reloaded") { line in
            line.member("geography", context.geolocator.description)
            line.member("vendor_list_version", context.vendorListVersion.version)
        }
    }

    /// Takes on nothing new, finishes what is under way, and closes the store last; a second signal ends at once.
    private func stop() {
        log.log(.info, "draining")
        context.isDraining.store(true, ordering: .releasing)
        _ = OwnThread.detached {
            while ProcessSignals.next() != .stop {}
            _exit(1)
        }
        for server in servers { server.beginDraining() }
        sleep(Self.grace)
        let deadline = ContinuousClock.now + Self.drainLimit
        var areAllGone = true
        for server in servers where !server.stop(within: max(.zero, deadline - .now)) { areAllGone = false }
        keeper.stop()
        upkeep.stop()
        context.store.close()
        unsafe unlink(configuration.socketPath)
        log.announce("stopped") { $0.member("all_answered", areAllGone) }
    }
}
