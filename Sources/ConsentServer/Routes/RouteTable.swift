// SPDX-License-Identifier: Apache-2.0

/// One route: what is asked, who may, what the query and the body can be, who answers.
///
/// A class, so that a request holds one reference to it: a struct's many would be counted up and down by all threads at
/// once, and that shows in a profile.
final class Endpoint: Sendable {
    let method: String
    let pattern: String
    let access: Access
    let parameters: [QueryParameter]
    let body: BodyPolicy
    /// How an error is shown to whoever called.
    let presentation: Presentation
    let handler: @Sendable (Call) throws(Problem) -> HTTPAnswer

    init(
        method: String, pattern: String, access: Access = .anyone, parameters: [QueryParameter] = [],
        body: BodyPolicy = .none, presentation: Presentation = .problem,
        handler: @escaping @Sendable (Call) throws(Problem) -> HTTPAnswer
    ) {
        self.method = method
        self.pattern = pattern
        self.access = access
        self.parameters = parameters
        self.body = body
        self.presentation = presentation
        self.handler = handler
    }

    enum Presentation: Sendable {
        /// To a program: RFC 9457.
        case problem
        /// To a person, and to the host of the page: a page of its own.
        case page
    }

    enum Access: Sendable {
        /// No credential; pages of other origins get nothing.
        case anyone
        /// The device id is the credential; pages of the app's `allowed_origins` may call.
        case device
        /// The operator's token, or the Unix socket.
        case admin
    }
}

/// Every route of the service, top to bottom.
enum RouteTable {
    static let all: [Endpoint] = [
        device("GET", "/consent-info", ConsentInfoRoute.get),
        device("GET", "/form", [.kind, .ifRequired], handler: FormRoute.get),
        Endpoint(
            method: "GET", pattern: "/v1/apps/{app}/devices/{device}/form.html", access: .device,
            parameters: QueryParameter.device + [.kind, .ifRequired], presentation: .page, handler: FormPageRoute.get),
        device("GET", "/consent", ConsentRoute.get),
        device("PUT", "/consent", body: .json(limit: 64 << 10), handler: ConsentPut.put),
        device("DELETE", "/consent", ConsentReset.delete),
        device("GET", "/storage", StorageRoute.get),
        Endpoint(method: "GET", pattern: "/v1/apps/{app}/forms/{form}", handler: PublishedFormRoute.get),
        Endpoint(
            method: "GET", pattern: "/v1/apps/{app}/forms/{form}/{part}", parameters: [.page],
            handler: PublishedFormRoute.getPart),
        device("GET", "/consent/receipt", [.kind, .revision], handler: ReceiptRoute.get),
        Endpoint(method: "GET", pattern: "/v1/transparency/head", handler: TransparencyRoutes.head),
        Endpoint(
            method: "GET", pattern: "/v1/transparency/proofs/inclusion", parameters: [.sequence, .treeSize],
            handler: TransparencyRoutes.inclusion),
        Endpoint(
            method: "GET", pattern: "/v1/transparency/proofs/consistency", parameters: [.from, .to],
            handler: TransparencyRoutes.consistency),
        Endpoint(method: "GET", pattern: "/v1/geography", handler: GeographyRoute.get),
        Endpoint(method: "GET", pattern: "/v1/tcf/decode", parameters: [.tcString], handler: DecodeRoutes.tcf),
        Endpoint(method: "GET", pattern: "/v1/gpp/decode", parameters: [.gppString], handler: DecodeRoutes.gpp),
        admin("GET", "", AdminAppsRoute.list),
        admin("GET", "/{app}", AdminAppsRoute.get),
        admin("PUT", "/{app}", [.dryRun], body: .json(limit: 1 << 20), handler: AdminAppsRoute.put),
        admin("DELETE", "/{app}", AdminAppsRoute.delete),
        admin("GET", "/{app}/test-devices", TestDevicesRoute.list),
        admin("PUT", "/{app}/test-devices/{device}", body: .json(limit: 64 << 10), handler: TestDevicesRoute.put),
        admin("DELETE", "/{app}/test-devices/{device}", TestDevicesRoute.delete),
        admin("GET", "/{app}/devices/{device}/history", HistoryRoute.get),
        admin("GET", "/{app}/devices/{device}/data", DeviceDataRoute.get),
        admin("DELETE", "/{app}/devices/{device}/data", DeviceDataRoute.delete),
        admin("GET", "/{app}/records", [.after, .limit, .format], handler: RecordsRoute.ofApp),
        Endpoint(
            method: "GET", pattern: "/v1/admin/records", access: .admin, parameters: [.after, .limit, .format],
            handler: RecordsRoute.ofAll),
        Endpoint(method: "GET", pattern: "/v1/admin/backup", access: .admin, handler: BackupRoute.get),
        Endpoint(
            method: "POST", pattern: "/v1/admin/backup", access: .admin, body: .json(limit: 64 << 10),
            handler: BackupRoute.post),
        admin("GET", "/{app}/statistics", [.from, .to, .groupBy], handler: StatisticsRoute.get),
        Endpoint(
            method: "POST", pattern: "/v1/admin/purge", access: .admin, body: .json(limit: 64 << 10),
            handler: PurgeRoute.post),
        Endpoint(
            method: "POST", pattern: "/v1/admin/verification", access: .admin, body: .json(limit: 64 << 10),
            handler: VerificationRoute.post),
        Endpoint(
            method: "POST", pattern: "/v1/admin/simulate", access: .admin, body: .json(limit: 1 << 20),
            handler: SimulateRoute.post),
        Endpoint(
            method: "GET", pattern: "/preview", parameters: [.app], handler: PreviewRoute.get),
        Endpoint(method: "GET", pattern: "/openapi.yaml", handler: OperationsRoutes.openAPI),
        Endpoint(method: "GET", pattern: "/healthz", handler: OperationsRoutes.healthz),
        Endpoint(method: "GET", pattern: "/readyz", handler: OperationsRoutes.readyz),
        Endpoint(method: "GET", pattern: "/metrics", handler: OperationsRoutes.metrics),
        Endpoint(method: "GET", pattern: "/version", handler: OperationsRoutes.version),
    ]

    static let router: Router<Endpoint> = {
        do throws(RouteTableError) {
            return try Router(all.map { Route($0.method, $0.pattern, body: $0.body, $0) })
        } catch {
            // The table is a literal above, and a test builds it.
            preconditionFailure("the table of routes is unsound: \(error)")
        }
    }()

    private typealias Handler = @Sendable (Call) throws(Problem) -> HTTPAnswer

    private static func device(
        _ method: String, _ path: String, _ more: [QueryParameter] = [], body: BodyPolicy = .none,
        handler: @escaping Handler
    ) -> Endpoint {
        Endpoint(
            method: method, pattern: "/v1/apps/{app}/devices/{device}" + path, access: .device,
            parameters: QueryParameter.device + more, body: body, handler: handler)
    }

    private static func device(_ method: String, _ path: String, _ handler: @escaping Handler) -> Endpoint {
        device(method, path, [], handler: handler)
    }

    private static func admin(
        _ method: String, _ path: String, _ parameters: [QueryParameter] = [], body: BodyPolicy = .none,
        handler: @escaping Handler
    ) -> Endpoint {
        Endpoint(
            method: method, pattern: "/v1/admin/apps" + path, access: .admin, parameters: parameters, body: body,
            handler: handler)
    }

    private static func admin(_ method: String, _ path: String, _ handler: @escaping Handler) -> Endpoint {
        admin(method, path, [], handler: handler)
    }
}
