// SPDX-License-Identifier: Apache-2.0

extension FormDescription {
    init(usStatesFor app: AppDocument, vendorList: VendorListVersion, language: String) {
        let texts = FormTexts(app: app, language: language, partnerCount: 0)
        let toggle = { (name: String) in
            Toggle(isOn: false, accessibilityLabel: texts(.usOptOutLabel, "name", name))
        }
        self.init(
            .usStates, texts: texts, title: .usTitle, body: .usBody,
            buttons: [
                Button(role: .saveChoices, action: .saveChoices, label: texts(.usSave)),
                Button(role: .close, action: nil, label: texts(.usClose)),
            ],
            labels: [.usSensitiveHeading, .usSensitiveNote] + Self.sendingLabels, app: app, vendorList: vendorList)
        usStates = USStates(
            optOuts: USOptOut.allCases.map { id in
                let name = texts(id.name)
                return OptOut(id: id, name: name, description: texts(id.description), toggle: toggle(name))
            },
            sensitiveData: SensitiveDataCategory.allCases.map { category in
                let name = texts(category.name)
                return SensitiveData(category: category, name: name, toggle: toggle(name))
            },
            gpcNotice: texts(.usGPCNotice))
    }
}

extension USOptOut {
    fileprivate var name: FormText {
        switch self {
        case .sale: .usSaleName
        case .sharing: .usSharingName
        case .targetedAdvertising: .usTargetedAdvertisingName
        }
    }

    fileprivate var description: FormText {
        switch self {
        case .sale: .usSaleDescription
        case .sharing: .usSharingDescription
        case .targetedAdvertising: .usTargetedAdvertisingDescription
        }
    }
}

extension SensitiveDataCategory {
    fileprivate var name: FormText {
        switch self {
        case .racialOrEthnicOrigin: .usRacialOrEthnicOrigin
        case .religiousOrPhilosophicalBeliefs: .usReligiousOrPhilosophicalBeliefs
        case .health: .usHealth
        case .sexLifeOrSexualOrientation: .usSexLifeOrSexualOrientation
        case .citizenshipOrImmigrationStatus: .usCitizenshipOrImmigrationStatus
        case .geneticData: .usGeneticData
        case .biometricData: .usBiometricData
        case .preciseGeolocation: .usPreciseGeolocation
        case .identityDocuments: .usIdentityDocuments
        case .accountCredentials: .usAccountCredentials
        case .unionMembership: .usUnionMembership
        case .messageContents: .usMessageContents
        }
    }
}
