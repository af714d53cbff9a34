// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct RouteTableTests {
    @Test func `is sound: nothing is repeated or shadowed`() throws {
        _ = try Router(RouteTable.all.map { Route($0.method, $0.pattern, $0) })
    }

    @Test func `every route under admin needs the token, and no other does`() {
        for endpoint in RouteTable.all {
            #expect(endpoint.pattern.hasPrefix("/v1/admin/") == (endpoint.access == .admin), "\(endpoint.pattern)")
        }
    }

    @Test func `only routes that store something take a body`() {
        for endpoint in RouteTable.all {
            #expect((endpoint.body == .none) == !["PUT", "POST"].contains(endpoint.method), "\(endpoint.pattern)")
        }
    }

    @Test func `every device route takes the parameters of devices`() {
        for endpoint in RouteTable.all where endpoint.access == .device {
            #expect(Set(endpoint.parameters).isSuperset(of: QueryParameter.device))
        }
    }
}
