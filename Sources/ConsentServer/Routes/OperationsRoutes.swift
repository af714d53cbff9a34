// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// Whether the process lives, whether it can serve, how it fares, what it is.
enum OperationsRoutes {
    static func healthz(_: Call) throws(Problem) -> HTTPAnswer {
        .ready(text("ok\r\n"))
    }

    /// 503 while the store refuses writes or the server is stopping, with the reason.
    static func readyz(_ call: Call) throws(Problem) -> HTTPAnswer {
        let context = call.context
        let store = context.store.health
        let isDraining = context.isDraining.load(ordering: .acquiring)
        let canRead =
            (try? context.store.read { (reader) throws(StorageError) in
                _ = try reader.apps(); return true
            }) ?? false
        var body = JSONWriter()
        body.object { body in
            body.member("ready", store.refusing == nil && canRead && !isDraining)
            body.member("draining", isDraining)
            body.object("storage") { body in
                body.member("reads", canRead)
                body.member("writes", store.refusing == nil)
                if let refusing = store.refusing { body.member("reason", Problem(refusing).code.rawValue) }
            }
            body.object("geography") { GeographyJSON.writeDatabase(context.geolocator, to: &$0) }
            body.object("vendor_list") { VersionJSON.writeVendorList(context, to: &$0) }
            body.member("apps", context.catalogue.all.count)
        }
        var response = HTTPResponse(
            status: store.refusing == nil && canRead && !isDraining ? 200 : 503, body: body.bytes)
        response.headers = [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
        return .ready(response)
    }

    static func metrics(_ call: Call) throws(Problem) -> HTTPAnswer {
        let context = call.context
        var text = MetricsText()
        text.add(context.metrics)
        let store = context.store.health
        text.metric("consent_store_ready", "gauge", "1 while the store accepts writes.")
        text.sample("consent_store_ready", [], store.refusing == nil ? 1 : 0)
        text.metric("consent_store_waiting_changes", "gauge", "Changes that wait for the writer.")
        text.sample("consent_store_waiting_changes", [], store.waiting)
        text.metric("consent_store_wal_bytes", "gauge", "Size of the write-ahead log.")
        text.sample("consent_store_wal_bytes", [], store.writeAheadLogBytes)
        if let last = context.backups.lastSuccess {
            text.metric("consent_last_backup_timestamp_seconds", "gauge", "When the newest backup was finished.")
            text.sample("consent_last_backup_timestamp_seconds", [], last.seconds)
        }
        text.metric(
            "consent_scheduled_backup_failures", "gauge",
            "Scheduled backups that failed in a row.")
        text.sample(
            "consent_scheduled_backup_failures", [], context.backups.schedulePace.withLock { $0.failures })
        text.metric("consent_apps", "gauge", "Apps served.")
        text.sample("consent_apps", [], context.catalogue.all.count)
        if let built = context.geolocator.buildDate {
            text.metric("consent_geo_database_age_seconds", "gauge", "Age of the address database.")
            text.sample("consent_geo_database_age_seconds", [], max(0, call.now.seconds - built.seconds))
        }
        text.metric(
            "consent_vendor_list_version", "gauge", "Version of the vendor list in force; 0 for the built-in one.")
        text.sample("consent_vendor_list_version", [], context.vendorListVersion.version)
        if let updated = context.loadedVendorList.list.lastUpdated {
            text.metric("consent_vendor_list_age_seconds", "gauge", "Time since the vendor list was published.")
            text.sample("consent_vendor_list_age_seconds", [], max(0, call.now.seconds - updated.seconds))
        }
        text.metric("consent_geo_headers_ignored_total", "counter", "Geo headers from peers that are not trusted.")
        text.sample("consent_geo_headers_ignored_total", [], context.geolocator.ignoredGeoHeaders)
        text.metric("process_resident_memory_bytes", "gauge", "Resident memory.")
        text.sample("process_resident_memory_bytes", [], ProcessStatistics.residentBytes)
        text.metric("process_cpu_seconds_total", "counter", "CPU time, user and system.")
        text.sample("process_cpu_seconds_total", [], ProcessStatistics.cpuSeconds)
        text.metric("consent_build_info", "gauge", "The server's version.")
        text.sample("consent_build_info", [("version", ServerVersion.current)], 1)
        return .ready(self.text(text.text, type: "text/plain; version=0.0.4; charset=utf-8"))
    }

    static func version(_ call: Call) throws(Problem) -> HTTPAnswer {
        .ready(call.content(VersionJSON.encode(call.context)))
    }

    static func openAPI(_ call: Call) throws(Problem) -> HTTPAnswer {
        .ready(call.content(OpenAPIDocument.bytes, type: "application/yaml"))
    }

    private static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> HTTPResponse {
        HTTPResponse(
            status: 200, headers: [("Content-Type", type), ("Cache-Control", "no-store")], body: Array(text.utf8))
    }
}
