// SPDX-License-Identifier: Apache-2.0

/// A route: a method, a pattern such as `/v1/apps/{app}/consent`, what body it takes, and what answers it.
///
/// A class, so that a match hands on one reference.
final class Route<Handler: Sendable>: Sendable {
    let method: String
    let pattern: String
    let body: BodyPolicy
    let handler: Handler

    init(_ method: String, _ pattern: String, body: BodyPolicy = .none, _ handler: Handler) {
        self.method = method
        self.pattern = pattern
        self.body = body
        self.handler = handler
    }
}

/// What a router makes of a method and a path.
enum RouteMatch<Handler: Sendable>: Sendable {
    case found(Route<Handler>, RouteParameters)
    /// No route has this path.
    case notFound
    /// The path has routes, for these methods.
    case methodNotAllowed(allow: String)
    /// No server of HTTP has to know this method (501).
    case methodNotImplemented
    /// `OPTIONS`: what is allowed there.
    case options(allow: String)
}

/// Finds a request's route in one literal table.
///
/// The table is looked up by its decoded segments: literal ones first, then `{names}`, which take any segment that is
/// not empty. `HEAD` is routed as `GET`.
struct Router<Handler: Sendable>: Sendable {
    /// In the order of the table.
    let routes: [Route<Handler>]
    private let paths: [RoutePath]
    /// For each path: the routes that have it.
    private let methods: [[Route<Handler>]]
    private let allow: [String]
    private let allowAnywhere: String
    /// Indices into `paths` by number of segments, those with literals at the front first.
    private let byCount: [[Int]]

    init(_ routes: [Route<Handler>]) throws(RouteTableError) {
        var paths: [RoutePath] = []
        var methods: [[Route<Handler>]] = []
        for route in routes {
            let path = try RoutePath(route.pattern)
            if let index = paths.firstIndex(of: path) {
                guard !methods[index].contains(where: { $0.method == route.method }) else {
                    throw .repeated(route.method, route.pattern)
                }
                methods[index].append(route)
            } else {
                if let other = paths.first(where: { $0.overlaps(path) }) {
                    throw .ambiguous(route.pattern, other.pattern)
                }
                paths.append(path)
                methods.append([route])
            }
        }
        self.routes = routes
        self.paths = paths
        self.methods = methods
        allow = methods.map { routes in Self.allow(routes.map(\.method)) }
        allowAnywhere = Self.allow(routes.map(\.method))
        let longest = paths.map(\.segments.count).max() ?? 0
        byCount = (0...longest).map { count in
            paths.indices.filter { paths[$0].segments.count == count }
                .sorted { paths[$0].isMoreLiteral(than: paths[$1]) }
        }
    }

    /// The route for `method` and the decoded segments of a path.
    func match(_ method: String, _ path: [String]) -> RouteMatch<Handler> {
        guard let index = find(path) else {
            if method == "OPTIONS" && path == ["*"] { return .options(allow: allowAnywhere) }
            return .notFound
        }
        let wanted = method == "HEAD" ? "GET" : method
        for route in methods[index] where route.method == wanted {
            return .found(route, RouteParameters(paths[index], path))
        }
        if method == "OPTIONS" { return .options(allow: allow[index]) }
        return HTTPMethod.isKnown(method) ? .methodNotAllowed(allow: allow[index]) : .methodNotImplemented
    }

    private func find(_ path: [String]) -> Int? {
        guard path.count < byCount.count else { return nil }
        for index in byCount[path.count] where paths[index].matches(path) { return index }
        return nil
    }

    private static func allow(_ methods: [String]) -> String {
        var allowed = Set(methods).union(["OPTIONS"])
        if allowed.contains("GET") { allowed.insert("HEAD") }
        return HTTPMethod.known.filter(allowed.contains).joined(separator: ", ")
    }
}

/// Why a table of routes is unsound.
enum RouteTableError: Error, Sendable, Equatable {
    case malformed(String)
    case repeated(String, String)
    /// Two patterns take the same path, and neither is more literal than the other.
    case ambiguous(String, String)
}

/// The methods of RFC 9110 and RFC 5789, and QUERY: known everywhere, allowed where a route says so.
enum HTTPMethod {
    static let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY"]

    static func isKnown(_ method: String) -> Bool { known.contains(method) }
}
