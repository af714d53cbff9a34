// SPDX-License-Identifier: Apache-2.0

/// The colours of a form: for each scheme a table from token to `#rrggbb`.
///
/// "Consent" and "Do not consent" share `accent` and `on_accent`: no theme can make one of them weaker.
public struct FormTheme: Sendable, Equatable {
    /// A colour by its token.
    public struct Token: Sendable, Equatable {
        /// The token.
        public var name: String
        /// `#rrggbb`.
        public var color: String
    }

    /// The colours on a light screen, in the order of `tokens`.
    public let light: [Token]
    /// The colours on a dark screen, in the order of `tokens`.
    public let dark: [Token]

    /// The tokens that an app may set.
    public static var tokens: [String] { defaults.map(\.token) }

    /// The app's colours before the built-in ones.
    public init(_ theme: [String: [String: String]] = [:]) {
        light = Self.defaults.map { Token(name: $0.token, color: theme["light"]?[$0.token] ?? $0.light) }
        dark = Self.defaults.map { Token(name: $0.token, color: theme["dark"]?[$0.token] ?? $0.dark) }
    }

    private static let defaults: [(token: String, light: String, dark: String)] = [
        ("background", "#ffffff", "#1b1b1f"),
        ("text", "#1b1b1f", "#e6e6ea"),
        ("muted_text", "#53535a", "#c0c0c8"),
        ("accent", "#1a56c4", "#a9c4ff"),
        ("on_accent", "#ffffff", "#0a2a66"),
        ("border", "#74747c", "#8f8f98"),
    ]
}
