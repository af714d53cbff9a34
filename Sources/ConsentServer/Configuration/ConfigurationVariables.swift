// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One variable: its name, what it means, and how its text becomes part of the configuration.
struct ConfigurationVariable: Sendable {
    let name: String
    /// As the help shows it.
    let standard: String
    let meaning: String
    /// Whether `NAME_FILE` may name a file that holds the value.
    var isSecret = false
    /// Throws what is wrong with the value, without naming the variable or, for a secret, the value.
    let apply: @Sendable (inout Configuration, String) throws(InvalidValue) -> Void

    struct InvalidValue: Error {
        var reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// Every variable there is; the operations manual has the same list, and a test compares the two.
    static let all = serving + operations

    private static let serving: [ConfigurationVariable] = [
        ConfigurationVariable(name: "CONSENT_HOST", standard: "127.0.0.1", meaning: "address to listen on") {
            (configuration, text) throws(InvalidValue) in
            guard !text.isEmpty else {
                throw InvalidValue("is empty: give an address such as 127.0.0.1, 0.0.0.0 or ::")
            }
            configuration.host = text
        },
        ConfigurationVariable(name: "CONSENT_PORT", standard: "8080", meaning: "port to listen on; 0 picks one") {
            (configuration, text) throws(InvalidValue) in
            guard let port = UInt16(text) else { throw InvalidValue("is not a port from 0 to 65535: \(quoted(text))") }
            configuration.port = port
        },
        ConfigurationVariable(name: "CONSENT_DATABASE", standard: "consent.db", meaning: "the SQLite file") {
            (configuration, text) throws(InvalidValue) in
            guard !text.contains("://") else {
                throw InvalidValue("is a URL, and this version keeps its data in an SQLite file: give a path")
            }
            configuration.database = try path(text)
        },
        ConfigurationVariable(
            name: "CONSENT_KEY_FILE", standard: "<database>.key", meaning: "the key for device ids"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.keyFile = try path(text)
        },
        ConfigurationVariable(
            name: "CONSENT_ADMIN_TOKEN", standard: "none", meaning: "turns the admin routes on", isSecret: true
        ) { (configuration, text) throws(InvalidValue) in
            let bytes = Array(text.utf8)
            guard bytes.count >= 16, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                throw InvalidValue("must have at least 16 visible ASCII characters (try: openssl rand -hex 32)")
            }
            configuration.adminToken = Secret(bytes: bytes)
        },
        ConfigurationVariable(
            name: "CONSENT_APPS", standard: "none",
            meaning: "a JSON file {app_id: document}, put at start and on SIGHUP"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.appsFile = try path(text)
        },
        ConfigurationVariable(
            name: "CONSENT_TRUSTED_PROXIES", standard: "none",
            meaning: "CIDRs whose forwarding and geo headers are believed"
        ) { (configuration, text) throws(InvalidValue) in
            do throws(CIDRError) {
                configuration.trustedProxies = try CIDRSet(list: text)
            } catch { throw InvalidValue("is not a list of CIDRs: \(error)") }
        },
        ConfigurationVariable(
            name: "CONSENT_GEO_HEADERS", standard: "none",
            meaning: "cloudflare, cloudfront, appengine, or Country-Header[,Region-Header]"
        ) { (configuration, text) throws(InvalidValue) in
            do throws(GeoHeadersError) {
                configuration.geoHeaders = try GeoHeaders(setting: text)
            } catch { throw InvalidValue("is not usable: \(error)") }
        },
        ConfigurationVariable(
            name: "CONSENT_GEOIP_DATABASE", standard: "the packed country table",
            meaning: "an MMDB file, a packed table, or none"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.geoDatabase = try path(text)
        },
        ConfigurationVariable(
            name: "CONSENT_DEBUG_GEOGRAPHY", standard: "test_devices",
            meaning: "who may force a geography on production apps: test_devices, all or off"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.debugGeography = try oneOf(text)
        },
        ConfigurationVariable(
            name: "CONSENT_CMP_ID", standard: "none",
            meaning: "the operator's id as a consent management platform, for the TC strings of production apps"
        ) { (configuration, text) throws(InvalidValue) in
            guard let id = UInt16(text), CMPIdentity.validIDs.contains(id) else {
                throw InvalidValue(
                    "is not an id that IAB Europe gives, from 2 to 4094: \(quoted(text)); leave it unset where you have "
                        + "none, and production apps get no TC strings")
            }
            configuration.cmp.id = id
        },
        ConfigurationVariable(
            name: "CONSENT_CMP_VERSION", standard: "1", meaning: "the version of that platform, in the TC strings"
        ) { (configuration, text) throws(InvalidValue) in
            guard let version = UInt16(text), version <= 4095 else {
                throw InvalidValue("is not a number from 0 to 4095: \(quoted(text))")
            }
            configuration.cmp.version = version
        },
        ConfigurationVariable(
            name: "CONSENT_GVL", standard: "the built-in list of one vendor",
            meaning: "IAB Europe's vendor list, version 3 (JSON), translations beside it; read at start and on SIGHUP"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.vendorListFile = try path(text)
        },
        ConfigurationVariable(name: "CONSENT_THREADS", standard: "one a core", meaning: "threads that answer requests")
        {
            (configuration, text) throws(InvalidValue) in
            guard let count = Int(text), (1...256).contains(count) else {
                throw InvalidValue("is not a number from 1 to 256: \(quoted(text))")
            }
            configuration.threads = count
        },
        ConfigurationVariable(
            name: "CONSENT_LOG_LEVEL", standard: "info",
            meaning: "debug, info, warning or error; info logs each request"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.logLevel = try oneOf(text)
        },
        ConfigurationVariable(
            name: "CONSENT_ALLOW_NETWORK_FS", standard: "false",
            meaning: "true opens a database on a network file system, at your own risk"
        ) { (configuration, text) throws(InvalidValue) in
            guard let allowed = Bool(text) else { throw InvalidValue("is neither true nor false: \(quoted(text))") }
            configuration.allowsNetworkFileSystem = allowed
        },
    ]

    static func path(_ text: String) throws(InvalidValue) -> String {
        guard !text.isEmpty else { throw InvalidValue("is empty: give a path, or leave it unset") }
        guard !text.utf8.contains(0) else { throw InvalidValue("has a NUL byte") }
        return text
    }

    private static func oneOf<Value: RawRepresentable & CaseIterable>(
        _ text: String
    ) throws(InvalidValue) -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: text) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidValue("is none of \(known): \(quoted(text))")
        }
        return value
    }
}
