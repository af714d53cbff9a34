// SPDX-License-Identifier: Apache-2.0

extension FormDescription {
    /// Every purpose is asked for, since the app asks for itself too; a special feature only where a vendor uses it.
    init(europeanFor app: AppDocument, vendorList: VendorList, language: String) {
        let vendors = vendorList.disclosable(app.vendors)
        let partnerCount = vendors.count + app.adTechProviders.count
        let texts = FormTexts(app: app, language: language, partnerCount: partnerCount)
        let vendorList = vendorList.translated(to: texts.language, base: texts.base)
        self.init(
            .european, texts: texts, title: .title, body: .body,
            buttons: Self.europeanButtons(app.buttons, texts), labels: Self.europeanLabels + Self.sendingLabels,
            app: app, vendorList: vendorList.version)
        optionsLabels = Self.optionsKeys.map { Label(key: $0, text: texts($0)) }
        let switches = EuropeanSwitches(texts: texts, interestIsOn: app.legitimateInterestDefault)
        var addresses = VendorAddresses(language: texts.language)
        let used = { (set: (Vendor) -> PurposeSet) in
            vendors.reduce(PurposeSet()) { $0.union(set($1)) }
        }
        european = European(
            purposes: vendorList.purposes.map { item in
                let count = vendors.count { $0.purposes.union($0.purposesOnLegitimateInterest).contains(item.id) }
                return switches.purpose(item, count, used(\.purposesOnLegitimateInterest).contains(item.id))
            },
            specialFeatures: vendorList.specialFeatures.filter { used(\.specialFeatures).contains($0.id) }
                .map { item in
                    switches.purpose(item, vendors.count { $0.specialFeatures.contains(item.id) }, false)
                },
            specialPurposes: vendorList.specialPurposes.filter { used(\.specialPurposes).contains($0.id) },
            features: vendorList.features.filter { used(\.features).contains($0.id) },
            dataCategories: vendorList.dataCategories.filter { used(\.dataCategories).contains($0.id) },
            adTechProviders: app.adTechProviders.map { AdTechProvider(id: $0, consent: false) },
            vendors: vendors.map { switches.vendor($0, addresses.urls(of: $0)) })
    }

    /// "Consent" and "Do not consent" always, and never one without the other.
    private static func europeanButtons(_ settings: ButtonSettings, _ texts: FormTexts) -> [Button] {
        var buttons = [
            Button(role: .consent, action: .consent, label: texts(.consent)),
            Button(role: .doNotConsent, action: .doNotConsent, label: texts(.doNotConsent)),
        ]
        if settings.manageOptions {
            buttons.append(Button(role: .manageOptions, action: nil, label: texts(.manageOptions)))
        }
        if settings.close { buttons.append(Button(role: .close, action: .doNotConsent, label: texts(.close))) }
        if settings.manageOptions {
            buttons.append(Button(role: .saveChoices, action: .saveChoices, label: texts(.saveChoices)))
            buttons.append(Button(role: .back, action: nil, label: texts(.back)))
        }
        return buttons
    }

    private static var europeanLabels: [FormText] {
        [
            .purposesHeading, .specialFeaturesHeading, .partnersHeading, .currentAll, .currentNone, .currentPartial,
            .keepChoice,
        ]
    }

    private static var optionsKeys: [FormText] {
        [
            .optionsTitle, .optionsBody, .purposesHeading, .specialFeaturesHeading, .specialPurposesHeading,
            .featuresHeading, .dataCategoriesHeading, .informationNote, .partnersHeading, .adTechProvidersHeading,
            .consentSwitch,
            .legitimateInterestSwitch, .legitimateInterestNote, .examples, .searchPartners, .showMore, .noPartners,
            .allPartners, .consentLabel, .legitimateInterestLabel, .partnerPolicy, .partnerLegitimateInterest,
            .partnerRetention, .adTechProvider, .errorServer,
        ]
    }

    /// What becomes of a choice: on every form that makes one.
    static var sendingLabels: [FormText] { [.sending, .saved, .notSaved, .outdated, .rejected, .tryAgain] }
}

/// Gives what the form shows its switches: consent is off, legitimate interest as the app says.
private struct EuropeanSwitches {
    let texts: FormTexts
    let interestIsOn: Bool

    func consent(_ name: String) -> FormDescription.Toggle {
        FormDescription.Toggle(isOn: false, accessibilityLabel: texts(.consentLabel, "name", name))
    }

    func interest(_ name: String) -> FormDescription.Toggle {
        FormDescription.Toggle(
            isOn: interestIsOn, accessibilityLabel: texts(.legitimateInterestLabel, "name", name))
    }

    func purpose(_ item: VendorList.Item, _ count: Int, _ hasInterest: Bool) -> FormDescription.Purpose {
        FormDescription.Purpose(
            item: item, partners: texts(.purposePartners, "count", String(count)), consent: consent(item.name),
            legitimateInterest: hasInterest ? interest(item.name) : nil)
    }

    func vendor(_ vendor: Vendor, _ urls: Vendor.URLs) -> FormDescription.ShownVendor {
        FormDescription.ShownVendor(
            vendor: vendor,
            consent: vendor.purposesOnConsent.isEmpty && vendor.specialFeatures.isEmpty ? nil : false,
            legitimateInterest: vendor.purposesOnLegitimateInterest.isEmpty ? nil : interestIsOn, urls: urls)
    }
}
