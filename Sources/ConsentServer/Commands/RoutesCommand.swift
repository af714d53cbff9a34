// SPDX-License-Identifier: Apache-2.0

/// `consent-server routes`.
enum RoutesCommand {
    static let command = Command(
        name: "routes", summary: "list every route: method, pattern, query parameters", usage: "routes"
    ) { (invocation) throws(CommandFailure) in
        for endpoint in RouteTable.all {
            let parameters = endpoint.parameters.map(\.rawValue).joined(separator: ",")
            invocation.output(
                "\(endpoint.method.padded(to: 6)) \(endpoint.pattern)\(parameters.isEmpty ? "" : " ?\(parameters)")")
        }
    }
}
