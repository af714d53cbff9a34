// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Synchronization
import Testing

@testable import ConsentModel
@testable import ConsentServer

/// A whole service on an in-memory store: its clock stands still until a test moves it, its places come from the
/// `CF-IPCountry` header.
final class TestService: Sendable {
    let context: ServerContext
    let clock: Locked<Timestamp>

    /// 2026-11-30T12:00:00Z.
    static let start = Timestamp(seconds: 1_796_040_000)
    static let adminToken = "test-admin-token-0123456789"

    init(
        store: (any RecordStore)? = nil, debugGeography: DebugGeographyPolicy = .testDevices, admin: Bool = true,
        vendorList: VendorList = .builtIn, cmp: CMPIdentity = CMPIdentity()
    ) throws {
        let started = Sodium.start()
        #expect(started)
        let clock = Locked(Self.start)
        self.clock = clock
        context = ServerContext(
            store: store ?? MemoryStore(), catalogue: Catalogue(),
            keyring: DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 3, count: 32))),
            geolocator: Geolocator(
                table: nil, trustedProxies: try CIDRSet(list: "127.0.0.0/8"),
                geoHeaders: try GeoHeaders(setting: "cloudflare")),
            vendorList: vendorList, cmp: cmp, debugGeography: debugGeography,
            adminToken: admin ? Secret(bytes: Array(Self.adminToken.utf8)) : nil,
            log: Log(level: .error, now: { Self.start }) { _ in }, metrics: Metrics(),
            now: { clock.withLock { $0 } })
    }

    func advance(days: Int64 = 0, seconds: Int64 = 0) {
        clock.withLock { $0.milliseconds += (days * 86_400 + seconds) * 1000 }
    }

    /// Waits until no strings are due any more.
    func settle() throws {
        repeat {
            try context.store.write { (_) throws(StorageError) in }
        } while context.isRenewingSignals.load(ordering: .acquiring)
    }

    func set(_ time: String) throws {
        let moment = try #require(Timestamp(rfc3339: time))
        clock.withLock { $0 = moment }
    }

    /// Runs a scenario in process, then over a socket, each time on a service of its own.
    static func each(
        debugGeography: DebugGeographyPolicy = .testDevices, admin: Bool = true, vendorList: VendorList = .builtIn,
        cmp: CMPIdentity = CMPIdentity(), _ scenario: (TestService, Caller) throws -> Void
    ) throws {
        let first = try TestService(debugGeography: debugGeography, admin: admin, vendorList: vendorList, cmp: cmp)
        try scenario(first, Caller(transport: .inProcess(Application(first.context))))

        let second = try TestService(debugGeography: debugGeography, admin: admin, vendorList: vendorList, cmp: cmp)
        var options = HTTPServerOptions()
        options.headersKept = Application.headersRead.union(second.context.geolocator.headerNames)
        let server = try MicroHTTPDServer(
            options: options, listening: .tcp(host: "127.0.0.1", port: 0), responder: Application(second.context))
        defer { server.stop(within: .seconds(5)) }
        try scenario(second, Caller(transport: .socket(port: server.port)))
    }
}

/// Who calls the service in a scenario: an app's device in some country, and its operator.
struct Caller {
    let transport: HTTPTransport
    var app = "shop"
    var device = "3f2b8c1e-9d4a-4c77-8a55-0e1f2a3b4c5d"
    /// `CF-IPCountry`, `CF-Region-Code`.
    var country: String? = "DE"
    var region: String?
    var headers: [(String, String)] = []

    /// A copy that is elsewhere.
    func from(_ country: String?, _ region: String? = nil) -> Caller {
        var caller = self
        caller.country = country
        caller.region = region
        return caller
    }

    /// A copy that sends these headers too.
    func with(_ name: String, _ value: String) -> Caller {
        var caller = self
        caller.headers.append((name, value))
        return caller
    }

    func send(_ method: String, _ target: String, body: String? = nil) throws -> HTTPResponse {
        var fields = headers
        if let country { fields.append(("CF-IPCountry", country)) }
        if let region { fields.append(("CF-Region-Code", region)) }
        if body != nil, !fields.contains(where: { $0.0 == "Content-Type" }) {
            fields.append(("Content-Type", "application/json"))
        }
        return try transport.send(method, target, headers: fields, body: Array((body ?? "").utf8))
    }

    func admin(_ method: String, _ path: String, body: String? = nil) throws -> HTTPResponse {
        try with("Authorization", "Bearer \(TestService.adminToken)").send(method, "/v1/admin/apps\(path)", body: body)
    }

    @discardableResult
    func putApp(_ document: String = #"{"name":"Shop"}"#) throws -> HTTPResponse {
        let response = try admin("PUT", "/\(app)", body: document)
        #expect([200, 201].contains(response.status), "\(response.text)")
        return response
    }

    @discardableResult
    func device(_ method: String, _ path: String, body: String? = nil) throws -> HTTPResponse {
        try send(method, "/v1/apps/\(app)/devices/\(device)/\(path)", body: body)
    }

    /// The consent-info as a tree; the status must be 200.
    func info(_ query: String = "") throws -> JSONValue {
        let response = try device("GET", "consent-info\(query)")
        #expect(response.status == 200, "\(response.text)")
        return try JSONScanner.parse(response.body)
    }

    func formID(_ query: String = "") throws -> String {
        let response = try device("GET", "form\(query)")
        #expect(response.status == 200, "\(response.text)")
        return try #require(try JSONScanner.parse(response.body)["form_id"]?.string)
    }

    /// Fetches the form and answers it.
    @discardableResult
    func choose(_ action: String, _ more: String = "", query: String = "") throws -> HTTPResponse {
        let id = try formID(query)
        return try device("PUT", "consent\(query)", body: #"{"form_id":"\#(id)","action":"\#(action)"\#(more)}"#)
    }

    /// Opts out of everything, or takes that back, on the US form.
    @discardableResult
    func chooseUS(optOut: Bool, _ more: String = "") throws -> HTTPResponse {
        let id = try formID("?kind=privacy_options")
        let us = #"{"sale_opt_out":\#(optOut),"sharing_opt_out":\#(optOut),"targeted_advertising_opt_out":\#(optOut)}"#
        return try device(
            "PUT", "consent", body: #"{"form_id":"\#(id)","action":"save_choices","choices":{"us":\#(us)}\#(more)}"#)
    }
}

extension JSONValue {
    /// The value at a path such as `reason.code`, as a short text: strings bare, others as JSON.
    subscript(path path: String) -> String? {
        var value: JSONValue? = self
        for name in path.split(separator: ".") { value = value?[String(name)] }
        return value.map { $0.string ?? String(decoding: $0.canonicalBytes, as: UTF8.self) }
    }
}

extension HTTPResponse {
    /// The code of a problem, nil for any other answer.
    var problemCode: String? {
        guard header("content-type") == "application/problem+json" else { return nil }
        return (try? JSONScanner.parse(body))?["code"]?.string
    }

    func json() throws -> JSONValue { try JSONScanner.parse(body) }
}
