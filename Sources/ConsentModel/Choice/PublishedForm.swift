// SPDX-License-Identifier: Apache-2.0

/// A form that an app once published, as far as an answer to it is judged.
public struct PublishedForm: Sendable, Equatable {
    /// Its id.
    public var id: FormID
    /// The app's version that published it first.
    public var version: Int64
    /// The language that it is in.
    public var language: String
    /// What it offers; nil for the explainer, which offers no choice.
    public var offer: FormOffer?
    /// Whether it is still what the app shows.
    public var standing: Standing

    /// Whether a form is still what its app shows.
    public enum Standing: Sendable, Equatable {
        /// It is.
        case current
        /// The app now shows a form of that kind that offers this.
        case superseded(by: FormOffer)
    }

    /// A published form.
    public init(id: FormID, version: Int64, language: String, offer: FormOffer?, standing: Standing = .current) {
        self.id = id
        self.version = version
        self.language = language
        self.offer = offer
        self.standing = standing
    }
}
