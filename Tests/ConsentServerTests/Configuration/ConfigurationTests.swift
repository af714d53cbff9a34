// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct ConfigurationTests {
    private func read(_ environment: [String: String], files: [String: String] = [:]) throws -> Configuration {
        try Configuration(environment: environment) { files[$0] }
    }

    private func refusal(_ environment: [String: String], files: [String: String] = [:]) -> String? {
        do throws(ConfigurationError) {
            _ = try Configuration(environment: environment) { files[$0] }
            return nil
        } catch { return error.description }
    }

    @Test func `has a default for everything`() throws {
        let configuration = try read(["PATH": "/usr/bin", "HOME": "/root"])
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.database == "consent.db")
        #expect(configuration.keyPath == "consent.db.key")
        #expect(configuration.socketPath == "consent.db.sock")
        #expect(configuration.adminToken == nil)
        #expect(configuration.debugGeography == .testDevices)
        #expect(configuration.logLevel == .info)
    }

    @Test func `reads every variable`() throws {
        let configuration = try read([
            "CONSENT_HOST": "::", "CONSENT_PORT": "0", "CONSENT_DATABASE": "/data/c.db", "CONSENT_KEY_FILE": "/run/key",
            "CONSENT_ADMIN_TOKEN": "0123456789abcdef", "CONSENT_APPS": "/etc/apps.json",
            "CONSENT_TRUSTED_PROXIES": "10.0.0.0/8,::1", "CONSENT_GEO_HEADERS": "cloudflare",
            "CONSENT_GEOIP_DATABASE": "/geo.mmdb", "CONSENT_DEBUG_GEOGRAPHY": "off", "CONSENT_THREADS": "4",
            "CONSENT_LOG_LEVEL": "warning", "CONSENT_ALLOW_NETWORK_FS": "true", "CONSENT_CMP_ID": "300",
            "CONSENT_CMP_VERSION": "12",
        ])
        #expect(configuration.host == "::")
        #expect(configuration.port == 0)
        #expect(configuration.keyPath == "/run/key")
        #expect(configuration.adminToken?.bytes == Array("0123456789abcdef".utf8))
        #expect(configuration.trustedProxies.contains(IPAddress(v4: 0x0A01_0203)))
        #expect(configuration.geoHeaders?.country == "cf-ipcountry")
        #expect(configuration.debugGeography == .off)
        #expect(configuration.threads == 4)
        #expect(configuration.logLevel == .warning)
        #expect(configuration.allowsNetworkFileSystem)
        #expect(configuration.cmp == CMPIdentity(id: 300, version: 12))
    }

    @Test(arguments: [
        ("CONSENT_PORT", "80a"), ("CONSENT_PORT", "65536"), ("CONSENT_PORT", "-1"), ("CONSENT_PORT", ""),
        ("CONSENT_HOST", ""), ("CONSENT_DATABASE", ""), ("CONSENT_DATABASE", "postgresql://db/consent"),
        ("CONSENT_ADMIN_TOKEN", "short"), ("CONSENT_ADMIN_TOKEN", "with a blank in it 123"),
        ("CONSENT_TRUSTED_PROXIES", "10.0.0.0/33"), ("CONSENT_TRUSTED_PROXIES", "proxy.internal"),
        ("CONSENT_GEO_HEADERS", "a b"), ("CONSENT_GEO_HEADERS", "X-Forwarded-For"),
        ("CONSENT_DEBUG_GEOGRAPHY", "everyone"), ("CONSENT_THREADS", "0"), ("CONSENT_THREADS", "257"),
        ("CONSENT_LOG_LEVEL", "verbose"), ("CONSENT_ALLOW_NETWORK_FS", "yes"), ("CONSENT_APPS", ""),
        ("CONSENT_CMP_ID", "0"), ("CONSENT_CMP_ID", "1"), ("CONSENT_CMP_ID", "4095"), ("CONSENT_CMP_ID", "three"),
        ("CONSENT_CMP_VERSION", "4096"), ("CONSENT_CMP_VERSION", "-1"),
    ])
    func `a malformed value stops the start and names the variable`(_ name: String, _ value: String) throws {
        let line = try #require(refusal([name: value]))
        #expect(line.hasPrefix("\(name) "))
        #expect(!line.contains("\n"))
    }

    @Test func `an unknown variable stops the start and says what was meant`() {
        #expect(refusal(["CONSENT_DATABSE": "x"])?.contains("did you mean CONSENT_DATABASE?") == true)
        #expect(refusal(["CONSENT_XYZZY": "x"])?.contains("not a variable of this server") == true)
        #expect(refusal(["CONSENT_PORT_FILE": "x"])?.hasPrefix("CONSENT_PORT_FILE") == true)
    }

    @Test(arguments: [
        ["CONSENT_PORT": "tcp://10.96.0.12:8080"], ["CONSENT_SERVICE_HOST": "10.96.0.12"],
        ["CONSENT_SERVICE_PORT": "8080"], ["CONSENT_PORT_8080_TCP": "tcp://10.96.0.12:8080"],
    ])
    func `what Kubernetes injects is told apart from a mistake`(_ environment: [String: String]) throws {
        #expect(try #require(refusal(environment)).contains("enableServiceLinks: false"))
    }

    @Test func `a secret comes from a file without its line end`() throws {
        let configuration = try read(
            ["CONSENT_ADMIN_TOKEN_FILE": "/run/token"], files: ["/run/token": "0123456789abcdef\n"])
        #expect(configuration.adminToken?.bytes == Array("0123456789abcdef".utf8))
    }

    @Test func `a secret file that is missing, or set beside the value, stops the start`() {
        #expect(refusal(["CONSENT_ADMIN_TOKEN_FILE": "/none"])?.contains("can't read") == true)
        #expect(
            refusal(
                ["CONSENT_ADMIN_TOKEN_FILE": "/t", "CONSENT_ADMIN_TOKEN": "0123456789abcdef"],
                files: ["/t": "0123456789abcdef"])?.contains("both set") == true)
    }

    @Test func `no description, dump or error shows a secret`() throws {
        let token = "canary-0123456789"
        let configuration = try read(["CONSENT_ADMIN_TOKEN": token])
        var dumped = ""
        dump(configuration, to: &dumped)
        #expect(!dumped.contains(token))
        #expect(!"\(configuration)".contains(token))
        #expect(!String(reflecting: configuration).contains(token))
        #expect(refusal(["CONSENT_ADMIN_TOKEN": "canary x"])?.contains("canary") == false)
    }

    @Test func `control characters of a value reach no terminal`() {
        #expect(refusal(["CONSENT_PORT": "80\u{1B}[31m"])?.contains("\u{1B}") == false)
    }
}
