// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct MetricsTests {
    private func exchange(_ route: String, _ status: Int, nanoseconds: UInt64) -> HTTPExchangeRecord {
        HTTPExchangeRecord(
            method: "GET", route: route, status: status, requestID: "r", bytesIn: 0, bytesOut: 10,
            nanoseconds: nanoseconds, completed: true)
    }

    @Test func `counts by route, method and status`() {
        let metrics = Metrics()
        metrics.count(exchange("/healthz", 200, nanoseconds: 50_000))
        metrics.count(exchange("/healthz", 200, nanoseconds: 300_000))
        metrics.count(exchange("/healthz", 503, nanoseconds: 1))
        var text = MetricsText()
        text.add(metrics)
        #expect(text.text.contains(#"consent_http_requests_total{route="/healthz",method="GET",status="200"} 2"#))
        #expect(text.text.contains(#"consent_http_requests_total{route="/healthz",method="GET",status="503"} 1"#))
    }

    @Test func `buckets add up and end with all`() {
        let metrics = Metrics()
        for nanoseconds: UInt64 in [1, 100_000, 100_001, 2_000_000_000] {
            metrics.count(exchange("/a", 200, nanoseconds: nanoseconds))
        }
        var text = MetricsText()
        text.add(metrics)
        let labels = #"route="/a",method="GET",status="200""#
        #expect(text.text.contains(#"_bucket{\#(labels),le="0.0001"} 2"#))
        #expect(text.text.contains(#"_bucket{\#(labels),le="0.00025"} 3"#))
        #expect(text.text.contains(#"_bucket{\#(labels),le="1.0"} 3"#))
        #expect(text.text.contains(#"_bucket{\#(labels),le="+Inf"} 4"#))
        #expect(text.text.contains("_count{\(labels)} 4"))
    }

    @Test func `labels are escaped`() {
        var text = MetricsText()
        text.sample("a", [("b", "x\"y\\z\n")], 1)
        #expect(text.text == "a{b=\"x\\\"y\\\\z\\n\"} 1\n")
    }
}
