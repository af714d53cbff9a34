// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Where a caller seems to be, and why that is so.
///
/// The address itself is not in it, so that nothing that keeps this value keeps an address.
struct CallerLocation: Hashable, Sendable {
    var place: Place
    var source: GeographySource
    var explanation: Explanation

    /// How the place came about, for `GET /v1/geography` and `consent-server geo`.
    struct Explanation: Hashable, Sendable {
        var reason: Reason
        /// The country header of the trusted proxy, in lower case, where it sent one.
        var geoHeader: String?
        /// How the client's address was found; nil where nothing asked for it.
        var clientAddress: ClientAddress.Finding?
        var addressForm: IPAddress.Form?
        var addressClass: AddressClass?
        var ignored: IgnoredHeaders = []
    }

    /// What decided.
    enum Reason: String, Sendable, CaseIterable {
        case geoHeader = "geo_header"
        case geoHeaderWithoutPlace = "geo_header_without_place"
        case addressTable = "address_table"
        case noClientAddress = "no_client_address"
        case addressWithoutCountry = "address_without_country"
        case noAddressTable = "no_address_table"
        case notInAddressTable = "not_in_address_table"
        case addressTableWithoutPlace = "address_table_without_place"
        case addressTableWithoutIPv6 = "address_table_without_ipv6"
        case addressTableDamaged = "address_table_damaged"
    }

    /// Headers that were there and not believed.
    struct IgnoredHeaders: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// A geo header from a peer that is no trusted proxy.
        static let geoHeader = Self(rawValue: 1)
        /// `Forwarded` or `X-Forwarded-For` from a peer that is no trusted proxy.
        static let forwarding = Self(rawValue: 2)

        /// Names for people and JSON.
        var names: [String] {
            (contains(.geoHeader) ? ["geo_header"] : []) + (contains(.forwarding) ? ["forwarding_header"] : [])
        }
    }
}

extension CallerLocation.Explanation {
    /// One or two sentences for a person.
    var detail: String {
        let untrusted = " from a peer that is not in CONSENT_TRUSTED_PROXIES was ignored."
        return reasonDetail
            + (ignored.contains(.geoHeader) ? " A geo header" + untrusted : "")
            + (ignored.contains(.forwarding) ? " A forwarding header" + untrusted : "")
    }

    private var reasonDetail: String {
        switch reason {
        case .geoHeader: "The header '\(geoHeader ?? "")' of a trusted proxy names the place."
        case .geoHeaderWithoutPlace:
            "The header '\(geoHeader ?? "")' of a trusted proxy names no country, so the place is unknown."
        case .addressTable: "The address table has the place of the client's address."
        case .noClientAddress: clientAddress?.detail ?? "There is no client address."
        case .addressWithoutCountry:
            "The client's address (\(addressClass?.rawValue ?? "")) belongs to no country."
        case .noAddressTable: "No address table is loaded; CONSENT_GEOIP_DATABASE names one."
        case .notInAddressTable: "The address table has no country for the client's address."
        case .addressTableWithoutPlace:
            "The address table has a code for the client's address that stands for no country."
        case .addressTableWithoutIPv6: "The client's address is IPv6, and the address table has IPv4 alone."
        case .addressTableDamaged: "The address table is damaged where the client's address would be; fetch it anew."
        }
    }
}

extension ClientAddress.Finding {
    /// How the address was found, or why there is none, for a person.
    var detail: String {
        switch self {
        case .peer: "The client's address is the connection's."
        case .forwarded: "The client's address is in the trusted proxy's Forwarded header."
        case .xForwardedFor: "The client's address is in the trusted proxy's X-Forwarded-For header."
        case .bothHeaders: "The client's address is in both forwarding headers of the trusted proxy."
        case .headersDisagree:
            "Forwarded and X-Forwarded-For name different clients; let the proxy remove the one that it does not set."
        case .noForwardingHeader: "The trusted proxy sent neither Forwarded nor X-Forwarded-For."
        case .onlyTrustedProxies: "All addresses in the forwarding header belong to trusted proxies."
        case .hidden: "A proxy hid the client's address or left its entry empty."
        case .malformedHeader: "The forwarding header is malformed where the client's address would be."
        case .localSocket: "The caller uses the server's Unix socket and has no address."
        }
    }
}
