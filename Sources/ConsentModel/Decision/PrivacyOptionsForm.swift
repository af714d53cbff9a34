// SPDX-License-Identifier: Apache-2.0

/// The form behind the app's privacy button; nil where there is none.
///
/// Where the decision requires none but a choice is stored, that choice's form, so that it can always be taken back; of
/// two, that of the newer one.
public func privacyOptionsForm(_ info: ConsentInfo, choices: CurrentChoices) -> FormKind? {
    if info.privacyOptionsRequirementStatus == .required, let kind = info.formKind { return kind }
    switch (choices.european, choices.usStates) {
    case (let european?, let usStates?): return european.receivedAt < usStates.receivedAt ? .usStates : .european
    case (_?, nil): return .european
    case (nil, _?): return .usStates
    case (nil, nil): return nil
    }
}
