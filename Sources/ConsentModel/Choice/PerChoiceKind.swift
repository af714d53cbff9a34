// SPDX-License-Identifier: Apache-2.0

/// At most one value for each kind of choice.
public struct PerChoiceKind<Value> {
    /// That of the European choice.
    public var european: Value?
    /// That of the US choice.
    public var usStates: Value?

    /// None, or these.
    @inlinable public init(european: Value? = nil, usStates: Value? = nil) {
        self.european = european
        self.usStates = usStates
    }

    /// That of a kind.
    @inlinable public subscript(kind: ChoiceKind) -> Value? {
        get {
            switch kind {
            case .european: european
            case .usStates: usStates
            }
        }
        set {
            switch kind {
            case .european: european = newValue
            case .usStates: usStates = newValue
            }
        }
    }
}

extension PerChoiceKind: Sendable where Value: Sendable {}
extension PerChoiceKind: Equatable where Value: Equatable {}
