// SPDX-License-Identifier: Apache-2.0

/// A form in one language: all that a client needs to draw it without a text of its own, and nothing of any device.
public struct FormDescription: Sendable, Equatable {
    /// Which form.
    public var kind: FormKind
    /// The language that it is in, BCP 47.
    public var language: String
    /// Which way that is read.
    public var isRightToLeft: Bool
    /// The title.
    public var title: String
    /// The text; an empty line parts paragraphs.
    public var body: String
    /// The buttons, first screen first, in the order in which they are shown and focused.
    public var buttons: [Button]
    /// The European form's own parts.
    public var european: European?
    /// The US form's own parts.
    public var usStates: USStates?
    /// Links that stand on every screen.
    public var links: [Link]
    /// The texts of headings and notes on the first screen, and of what becomes of a choice.
    public var labels: [Label]
    /// The texts of headings, notes and switches on the second screen; some have `{name}` or the like in them.
    public var optionsLabels: [Label] = []
    /// The colours.
    public var theme: FormTheme
    /// The vendor list that the form was made with.
    public var vendorList: VendorListVersion

    /// Something to press.
    public struct Button: Sendable, Equatable {
        /// What it is for.
        public var role: Role
        /// What is sent when it is pressed; nil where nothing is.
        public var action: ChoiceAction?
        /// What stands on it.
        public var label: String

        /// What a button is for.
        public enum Role: String, Sendable, CaseIterable {
            /// Agrees to everything.
            case consent
            /// Refuses everything.
            case doNotConsent = "do_not_consent"
            /// Goes to the second screen.
            case manageOptions = "manage_options"
            /// An icon: on a European form it refuses, on a US form it changes nothing.
            case close
            /// Sends the switches as they stand.
            case saveChoices = "save_choices"
            /// Goes back to the first screen.
            case back
            /// Goes on to iOS's tracking alert.
            case confirm

            /// Whether the button stands on the second screen.
            public func isOnOptions(of kind: FormKind) -> Bool {
                kind == .european && (self == .saveChoices || self == .back)
            }
        }
    }

    /// A switch.
    public struct Toggle: Sendable, Equatable {
        /// Where it stands when the form opens.
        public var isOn: Bool
        /// What a screen reader says.
        public var accessibilityLabel: String
    }

    /// A place to read more.
    public struct Link: Sendable, Equatable {
        /// What is there: `privacy_policy`.
        public var role: String
        /// What stands on it.
        public var label: String
        /// An https URL.
        public var url: String
    }

    /// A heading, a note or the name of a switch.
    public struct Label: Sendable, Equatable {
        /// Which.
        public var key: FormText
        /// Its text.
        public var text: String
    }
}

extension FormDescription {
    /// What only a European form has.
    public struct European: Sendable, Equatable {
        /// The purposes.
        public var purposes: [Purpose]
        /// The special features that a vendor shown uses.
        public var specialFeatures: [Purpose]
        /// The special purposes of the vendors shown: information.
        public var specialPurposes: [VendorList.Item]
        /// The features of the vendors shown: information.
        public var features: [VendorList.Item]
        /// The categories of data that the vendors shown declare: information; none with the built-in list.
        public var dataCategories: [VendorList.Item]
        /// Google's ad technology providers that are not on the vendor list.
        public var adTechProviders: [AdTechProvider]
        /// The vendors.
        public var vendors: [ShownVendor]

        /// How many companies the form asks for.
        public var partnerCount: Int { vendors.count + adTechProviders.count }
    }

    /// A purpose or special feature with its switches.
    public struct Purpose: Sendable, Equatable {
        /// Its texts.
        public var item: VendorList.Item
        /// How many vendors use it, in words.
        public var partners: String
        /// The switch of consent.
        public var consent: Toggle
        /// The switch of legitimate interest, where a vendor claims it and may.
        public var legitimateInterest: Toggle?
    }

    /// A vendor as the form shows it, without words: whoever draws it fills in the second screen's templates.
    public struct ShownVendor: Sendable, Equatable {
        /// What it declares.
        public var vendor: Vendor
        /// How the switch of consent stands when the form opens; nil where it asks for none.
        public var consent: Bool?
        /// The same of legitimate interest; nil where it claims none or may not.
        public var legitimateInterest: Bool?
        /// Where it explains itself to readers of the form's language.
        public var urls: Vendor.URLs
    }

    /// A provider of Google's list, which gives no more than its id here.
    public struct AdTechProvider: Sendable, Equatable {
        /// The id.
        public var id: UInt32
        /// How the switch stands when the form opens.
        public var consent: Bool
    }

    /// What only a US form has.
    public struct USStates: Sendable, Equatable {
        /// The opt-outs.
        public var optOuts: [OptOut]
        /// Sensitive data that can be opted out of.
        public var sensitiveData: [SensitiveData]
        /// What the form says where the browser or device sends Global Privacy Control.
        public var gpcNotice: String
    }

    /// An opt-out: the switch is on where the person opts out.
    public struct OptOut: Sendable, Equatable {
        /// Which.
        public var id: USOptOut
        /// Its name.
        public var name: String
        /// What it means.
        public var description: String
        /// The switch.
        public var toggle: Toggle
    }

    /// A category of sensitive data: the switch is on where the person opts out.
    public struct SensitiveData: Sendable, Equatable {
        /// Which.
        public var category: SensitiveDataCategory
        /// Its name.
        public var name: String
        /// The switch.
        public var toggle: Toggle
    }
}
