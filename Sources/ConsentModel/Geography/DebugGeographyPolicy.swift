// SPDX-License-Identifier: Apache-2.0

/// Who may force a geography on this server (`CONSENT_DEBUG_GEOGRAPHY`).
public enum DebugGeographyPolicy: String, Sendable, CaseIterable {
    /// Every device of a testing app, and registered test devices.
    case testDevices = "test_devices"
    /// Everyone.
    case all
    /// Nobody.
    case off
}

extension DebugGeography {
    /// Whether the value decides the place for this device, and why.
    public func outcome(
        environment: AppEnvironment, isTestDevice: Bool, policy: DebugGeographyPolicy
    ) -> DebugGeographyOutcome {
        let (applied, reason): (Bool, DebugGeographyOutcome.Reason) =
            if self == .disabled {
                (false, .disabled)
            } else if policy == .off {
                (false, .turnedOff)
            } else if environment == .testing {
                (true, .testingApp)
            } else if isTestDevice {
                (true, .testDevice)
            } else if policy == .all {
                (true, .allowedForAll)
            } else {
                (false, .deviceNotRegistered)
            }
        return DebugGeographyOutcome(requested: requested, applied: applied, reason: reason)
    }

    /// The geography to decide by: the forced one where it applies, else the real one, with what became of the wish.
    public func geography(
        over real: Geography, environment: AppEnvironment, isTestDevice: Bool, policy: DebugGeographyPolicy
    ) -> Geography {
        let outcome = outcome(environment: environment, isTestDevice: isTestDevice, policy: policy)
        guard outcome.applied, let place else {
            return Geography(place: real.place, source: real.source, debug: outcome)
        }
        return Geography(place: place, source: .debug, debug: outcome)
    }
}
