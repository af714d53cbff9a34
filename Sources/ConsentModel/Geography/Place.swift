// SPDX-License-Identifier: Apache-2.0

/// Where a caller seems to be, as finely as the source could tell.
public enum Place: Hashable, Sendable {
    /// Nothing is known: a private address, an anonymiser, no source at all.
    case unknown
    /// Somewhere in the EU, without a country (`EU` in address data): regulated all the same.
    case europeanUnion
    /// A country and, where the source has it, its subdivision.
    case country(CountryCode, SubdivisionCode?)

    /// The country, where one is known.
    public var country: CountryCode? {
        if case .country(let country, _) = self { country } else { nil }
    }

    /// The subdivision, where one is known.
    public var region: SubdivisionCode? {
        if case .country(_, let region) = self { region } else { nil }
    }
}

/// Where the knowledge of a place came from.
public enum GeographySource: String, Sendable, CaseIterable {
    /// The client's address, looked up in the address table.
    case ip
    /// A geo header of a trusted proxy.
    case header
    /// `debug_geography`, applied.
    case debug
    /// No source knew.
    case unknown
}

/// What became of a `debug_geography` that the caller asked for.
public struct DebugGeographyOutcome: Hashable, Sendable {
    /// The value as asked for, lower case for the named ones (`eea`), upper case for a country (`US-CA`).
    public var requested: String
    /// Whether it decided the place.
    public var applied: Bool
    /// Why it was or was not applied.
    public var reason: Reason

    /// Why a debug geography was or was not applied.
    public enum Reason: String, Sendable, CaseIterable {
        /// The app's environment is `testing`.
        case testingApp = "testing_app"
        /// The device is one of the app's registered test devices.
        case testDevice = "test_device"
        /// The server runs with debug geography for all.
        case allowedForAll = "allowed_for_all"
        /// `disabled` was asked for: the real geography.
        case disabled
        /// The app is in production and the device is not registered.
        case deviceNotRegistered = "device_not_registered"
        /// The server runs with debug geography off.
        case turnedOff = "turned_off"
    }

    /// An outcome.
    public init(requested: String, applied: Bool, reason: Reason) {
        self.requested = requested
        self.applied = applied
        self.reason = reason
    }
}

/// The place that a decision is made for, and how it came to be known.
public struct Geography: Hashable, Sendable {
    /// Where the caller seems to be.
    public var place: Place
    /// Where that came from.
    public var source: GeographySource
    /// What became of a `debug_geography`, nil where none was asked for.
    public var debug: DebugGeographyOutcome?

    /// A geography.
    public init(place: Place, source: GeographySource, debug: DebugGeographyOutcome? = nil) {
        self.place = place
        self.source = source
        self.debug = debug
    }

    /// Whether QA forced it.
    public var isForced: Bool { debug?.applied ?? false }
}
