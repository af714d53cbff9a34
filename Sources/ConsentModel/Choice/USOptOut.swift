// SPDX-License-Identifier: Apache-2.0

/// The three opt-outs of a US form.
public enum USOptOut: String, Sendable, CaseIterable {
    /// Of the sale of personal data.
    case sale = "sale_opt_out"
    /// Of sharing for cross-context behavioural advertising.
    case sharing = "sharing_opt_out"
    /// Of targeted advertising.
    case targetedAdvertising = "targeted_advertising_opt_out"
}

extension USChoice {
    /// The opt-outs that are set, in their order.
    public var optOuts: [USOptOut] {
        USOptOut.allCases.filter { optOut in
            switch optOut {
            case .sale: saleOptOut
            case .sharing: sharingOptOut
            case .targetedAdvertising: targetedAdvertisingOptOut
            }
        }
    }

    /// Whether it opts out of nothing, sensitive data included.
    public var isUnrestricted: Bool { !hasOptOut && sensitiveDataOptOuts.isEmpty }

    /// The choice that opts out wherever either does: the stricter of the two.
    public func stricter(with other: USChoice) -> USChoice {
        var choice = self
        choice.saleOptOut = saleOptOut || other.saleOptOut
        choice.sharingOptOut = sharingOptOut || other.sharingOptOut
        choice.targetedAdvertisingOptOut = targetedAdvertisingOptOut || other.targetedAdvertisingOptOut
        choice.sensitiveDataOptOuts.formUnion(other.sensitiveDataOptOuts)
        return choice
    }

    /// Whether it takes back an opt-out that the other has.
    func lifts(_ other: USChoice) -> Bool { stricter(with: other) != self }
}
