// SPDX-License-Identifier: Apache-2.0

/// Prometheus's text format, version 0.0.4.
struct MetricsText {
    private(set) var text = ""

    /// Starts a metric: its help and its type.
    mutating func metric(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func sample(_ name: String, _ labels: [(String, String)] = [], _ value: some CustomStringConvertible) {
        let labels = labels.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
    }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for character in value.unicodeScalars {
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}

extension MetricsText {
    mutating func add(_ metrics: Metrics) {
        let tallies = metrics.tallies
        metric("consent_http_requests_total", "counter", "Requests answered.")
        for (key, tally) in tallies {
            sample("consent_http_requests_total", Self.labels(key), tally.count)
        }
        metric("consent_http_request_duration_seconds", "histogram", "From the request line to the last byte sent.")
        for (key, tally) in tallies {
            let labels = Self.labels(key)
            var total: UInt64 = 0
            for (bound, count) in zip(Metrics.bounds, tally.buckets) {
                total += count
                sample(
                    "consent_http_request_duration_seconds_bucket", labels + [("le", "\(Double(bound) / 1e9)")], total)
            }
            sample("consent_http_request_duration_seconds_bucket", labels + [("le", "+Inf")], tally.count)
            sample("consent_http_request_duration_seconds_sum", labels, Double(tally.nanoseconds) / 1e9)
            sample("consent_http_request_duration_seconds_count", labels, tally.count)
        }
    }

    private static func labels(_ key: Metrics.Key) -> [(String, String)] {
        [("route", key.route), ("method", key.method), ("status", String(key.status))]
    }
}
