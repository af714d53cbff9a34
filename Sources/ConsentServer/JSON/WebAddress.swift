// SPDX-License-Identifier: Apache-2.0

/// The syntax of the two kinds of web address that an app document has; what is wrong comes back as the end of a sentence.
enum WebAddress {
    /// What is wrong with an absolute https URL (RFC 3986) that a form links to, nil where nothing is.
    static func problem(inHTTPSURL text: String) -> String? {
        guard text.hasPrefix("https://") else { return "must be an absolute URL that begins with https://" }
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !"\"<>\\^`{|}".utf8.contains($0) }) else {
            return "must be ASCII without spaces: write others as %-escapes, and a host with them as xn--…"
        }
        let authority = text.utf8.dropFirst(8).prefix { !"/?#".utf8.contains($0) }
        if authority.contains(UInt8(ascii: "@")) { return "must not name a user" }
        guard hasWellFormedEscapes(text) else { return "has a % without two hexadecimal digits behind it" }
        return problem(inAuthority: String(decoding: authority, as: UTF8.self), isWeb: true)
    }

    /// What is wrong with an origin as a browser or a web view writes it into `Origin`, nil where nothing is.
    static func problem(inOrigin text: String) -> String? {
        if text == "*" { return "can't be *: name each origin that may call" }
        if text == "null" { return "can't be null: every sandboxed page and local file sends that" }
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, isScheme(parts[0]), parts[1].starts(with: "//".utf8) else {
            return "must be scheme://host or scheme://host:port, such as https://shop.example"
        }
        let scheme = String(decoding: parts[0], as: UTF8.self)
        if opaqueSchemes.contains(scheme) {
            return "can't be of \(scheme): its pages have no origin of their own, and send null"
        }
        let authority = String(decoding: parts[1].dropFirst(2), as: UTF8.self)
        if authority.utf8.contains(where: { "/?#".utf8.contains($0) }) {
            return "must end with the host or port: an origin has no path, not even a /"
        }
        if let near = defaultPorts[scheme], authority.hasSuffix(near) {
            return "must leave out \(near), as browsers do: it is the port of \(scheme) anyway"
        }
        return problem(inAuthority: authority, isWeb: defaultPorts[scheme] != nil)
    }

    private static let opaqueSchemes: Set<String> = [
        "about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source",
    ]
    private static let defaultPorts = ["http": ":80", "https": ":443"]

    private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
        guard let first = bytes.first, isLowerLetter(first) else { return false }
        return bytes.allSatisfy { isLowerLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// What is wrong with `host` or `host:port`; on the web a host name has letters, digits, hyphens and dots.
    private static func problem(inAuthority text: String, isWeb: Bool) -> String? {
        var host = text.utf8[...]
        if let colon = host.lastIndex(of: UInt8(ascii: ":")), host.last != UInt8(ascii: "]") {
            let port = host[host.index(after: colon)...]
            guard (1...5).contains(port.count), port.allSatisfy(isDigit), port.first != UInt8(ascii: "0"),
                UInt16(String(decoding: port, as: UTF8.self)) != nil
            else { return "has a port that is not 1 to 65535" }
            host = host[..<colon]
        }
        if host.isEmpty { return "has no host" }
        if host.first == UInt8(ascii: "[") {
            let inside = host.dropFirst().dropLast()
            let isAddress =
                host.last == UInt8(ascii: "]") && inside.count >= 2
                && inside.allSatisfy { isHexDigit($0) || $0 == UInt8(ascii: ":") }
                && inside.contains(UInt8(ascii: ":"))
            return isAddress ? nil : "has a malformed IPv6 address"
        }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isName = labels.allSatisfy { label in
            (1...63).contains(label.count)
                && label.allSatisfy { isLowerLetter($0) || isDigit($0) || "-_".utf8.contains($0) }
                && (!isWeb || label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-"))
        }
        return isName && host.count <= 253
            ? nil : "has a malformed host: write it in lower case, one with other letters as xn--…"
    }

    private static func hasWellFormedEscapes(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts.dropFirst().allSatisfy { $0.count >= 2 && $0.prefix(2).allSatisfy { isHexDigit($0 | 0x20) } }
    }

    private static func isLowerLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
