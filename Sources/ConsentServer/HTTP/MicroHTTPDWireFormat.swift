// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc

/// HTTP/1.1 on the wire, for the one response that the library does not write.
enum MicroHTTPDWireFormat {
    /// `response` as bytes, with the end of its connection announced.
    static func closingResponse(_ response: HTTPResponse, isHead: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(response.status) \(reason(response.status))\r\n"
        text += "Date: \(date(time(nil)))\r\nConnection: close\r\n"
        for (name, value) in response.headers where !(name + value).utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) {
            text += "\(name): \(value)\r\n"
        }
        text += "Content-Length: \(response.body.count)\r\n\r\n"
        return Array(text.utf8) + (isHead ? [] : response.body)
    }

    /// RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func date(_ seconds: time_t) -> String {
        var seconds = seconds
        var parts = unsafe tm()
        guard unsafe gmtime_r(&seconds, &parts) != nil else { return "Thu, 01 Jan 1970 00:00:00 GMT" }
        let day = unsafe days[Int(parts.tm_wday)]
        let month = unsafe months[Int(parts.tm_mon)]
        let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(padded).joined(separator: ":")
        return unsafe "\(day), \(padded(parts.tm_mday)) \(month) \(1900 + parts.tm_year) \(clock) GMT"
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func reason(_ status: Int) -> String {
        guard let phrase = unsafe MHD_get_reason_phrase_for(UInt32(truncatingIfNeeded: status)) else { return "" }
        return unsafe String(cString: phrase)
    }

    private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
