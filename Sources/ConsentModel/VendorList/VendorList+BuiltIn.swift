// SPDX-License-Identifier: Apache-2.0

extension VendorList {
    /// TCF's purposes and features in our own English words, and Google as the one vendor.
    ///
    /// IAB Europe's official texts come with its vendor list, which is not shipped.
    public static let builtIn = VendorList(
        version: .builtIn, purposes: builtInPurposes, specialPurposes: builtInSpecialPurposes,
        features: builtInFeatures, specialFeatures: builtInSpecialFeatures, vendors: [googleAdvertisingProducts])

    /// Vendor 755 as it declares itself on the public list.
    private static var googleAdvertisingProducts: Vendor {
        var google = Vendor(id: 755, name: "Google Advertising Products")
        google.purposes = PurposeSet([1, 3, 4])
        google.legitimateInterestPurposes = PurposeSet([2, 7, 9, 10])
        google.flexiblePurposes = PurposeSet([2, 7, 9, 10])
        google.specialPurposes = PurposeSet([1, 2, 3])
        google.features = PurposeSet([1, 2])
        google.policyURL = "https://policies.google.com/privacy"
        google.legitimateInterestURL = "https://policies.google.com/privacy#europeanrequirements"
        google.retention = Vendor.Retention(standard: 548, purposes: [3: 180, 4: 180], specialPurposes: [1: 1096])
        return google
    }

    private static var builtInPurposes: [Item] {
        [
            Item(
                id: 1, name: "Keep information on your device and read it",
                description: "Cookies, advertising identifiers and similar information may be saved on your device and"
                    + " looked up later, so that it is known again when you come back.",
                illustrations: ["An identifier saved today tells next week that it is the same phone."]),
            Item(
                id: 2, name: "Choose ads without a profile of you",
                description: "Ads may be picked by little: what you look at right now, your rough area, the kind of"
                    + " device, and how often you have seen an ad already.",
                illustrations: ["In a recipe app you see an ad for pans, and not more than three times a day."]),
            Item(
                id: 3, name: "Build a profile of you for ads",
                description: "What you do here and elsewhere may be collected over time into a profile of your likely"
                    + " interests, which is used for ads.",
                illustrations: ["You read several bicycle tests, so your profile notes an interest in cycling."]),
            Item(
                id: 4, name: "Show ads that match your profile",
                description: "An advertising profile of you, made here or elsewhere, may decide which ads you see.",
                illustrations: ["Your profile mentions cycling, so a game that you play shows you bicycle ads."]),
            Item(
                id: 5, name: "Build a profile of you for content",
                description: "What you do here and elsewhere may be collected into a profile that is used to suggest"
                    + " articles, videos and other things that are not ads.",
                illustrations: ["You watch two videos on gardening, so your profile notes that you like gardens."]),
            Item(
                id: 6, name: "Show content that matches your profile",
                description: "A profile of your interests may decide which content you see and in which order.",
                illustrations: ["A video on roses is moved to the top of your list."]),
            Item(
                id: 7, name: "Measure how ads perform",
                description: "Which ads you saw, and whether you tapped them or bought something afterwards, may be"
                    + " recorded to tell how well they worked.",
                illustrations: ["A shop learns how many people came through an ad in this app."]),
            Item(
                id: 8, name: "Measure how content performs",
                description: "What you read, watch or play, and for how long, may be recorded to tell how well that"
                    + " content reaches people.",
                illustrations: ["An editor sees that most readers stop after the first paragraph."]),
            Item(
                id: 9, name: "Learn about groups of people",
                description: "Data from several sources may be brought together in reports on what groups of people"
                    + " have in common.",
                illustrations: ["A report finds that a film's trailer is mostly watched by people over forty."]),
            Item(
                id: 10, name: "Improve services and make new ones",
                description: "How you use ads and content may be studied to make products better or to create new"
                    + " ones. Profiles of you are not part of this.",
                illustrations: ["Many people miss a small button, so the next version makes it bigger."]),
            Item(
                id: 11, name: "Choose content without a profile of you",
                description: "Articles, videos and the like may be picked by little: what you look at right now, your"
                    + " rough area and the kind of device.",
                illustrations: ["On a phone you are offered the short version of a video."]),
        ]
    }

    private static var builtInSpecialPurposes: [Item] {
        [
            Item(
                id: 1, name: "Stay safe, stop fraud, repair faults",
                description: "Data is used to notice attacks and false clicks, and to find and mend what is broken.",
                illustrations: ["A thousand taps a second from one place are recognised as a program."]),
            Item(
                id: 2, name: "Send ads and content to your device",
                description: "Technical data, such as your internet address or screen size, is needed so that what is"
                    + " sent arrives and fits.",
                illustrations: ["A picture is sent in the size of your screen."]),
            Item(
                id: 3, name: "Remember your privacy choices",
                description:
                    "What you decide here is saved and passed on to the partners, so that they can keep to it.",
                illustrations: ["You refuse a purpose, and a partner reads that before it does anything."]),
        ]
    }

    private static var builtInFeatures: [Item] {
        [
            Item(
                id: 1, name: "Add data from elsewhere",
                description: "For the purposes above, data about you from other sources, such as a loyalty card, may"
                    + " be joined with data from this app."),
            Item(
                id: 2, name: "See which devices belong together",
                description: "For the purposes above, it may be worked out that your phone, tablet or computer are"
                    + " used by the same person or home."),
            Item(
                id: 3, name: "Tell devices apart by what they send anyway",
                description: "For the purposes above, what every connection reveals, such as the internet address or"
                    + " the browser, may be used to tell your device from others."),
        ]
    }

    private static var builtInSpecialFeatures: [Item] {
        [
            Item(
                id: 1, name: "Use your exact location",
                description: "If you agree, your position to within 500 metres may be used for the purposes above."),
            Item(
                id: 2, name: "Examine your device to recognise it",
                description: "If you agree, properties of your device, such as its fonts, may be queried on purpose to"
                    + " tell it from others."),
        ]
    }
}
