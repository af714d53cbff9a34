// SPDX-License-Identifier: Apache-2.0

extension DecisionTable {
    /// Answers under GDPR: the ads mode, Consent Mode, and what blocks the next mode.
    static let choices = """
        # Personalised: consent for 1, 3, 4; either basis for 2, 7, 9, 10.
        DE | - | - | eu:c1,3,4+l2,7,9,10 | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:c1,2,3,4,7,9,10 | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:c1,2,3,4,7+l9,10 | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:c1,2,3,4,7,9,10-vl | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:all-vd | gdpr+ obtained eu personalized decided gggd
        # Non-personalised: without 3 or 4.
        DE | - | - | eu:c1+l2,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent
        DE | - | - | eu:c1,3+l2,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_4_consent
        DE | - | - | eu:c1,4+l2,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent
        DE | - | - | eu:c1,2,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent
        # Legitimate interest never stands in for 1, 3 or 4.
        DE | - | - | eu:c1+l2,3,4,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent
        DE | - | - | eu:c3,4+l1,2,7,9,10 | gdpr+ obtained eu limited decided ddgd ; purpose_1_consent
        # Limited: without 1, or without one of 2, 7, 9, 10 on any basis.
        DE | - | - | eu:l2,7,9,10 | gdpr+ obtained eu limited decided dddd ; purpose_1_consent
        DE | - | - | eu:c3,4+l2,7,9,10 | gdpr+ obtained eu limited decided ddgd ; purpose_1_consent
        DE | - | - | eu:c1 | gdpr+ obtained eu limited decided gddd ; purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis
        DE | - | - | eu:c1,3,4 | gdpr+ obtained eu limited decided gdgd ; purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis
        DE | - | - | eu:c1,3,4+l7,9,10 | gdpr+ obtained eu limited decided gggd ; purpose_2_basis
        DE | - | - | eu:c1,3,4+l2,9,10 | gdpr+ obtained eu limited decided gdgd ; purpose_7_basis
        DE | - | - | eu:c1,3,4+l2,7,10 | gdpr+ obtained eu limited decided gggd ; purpose_9_basis
        DE | - | - | eu:c1,3,4+l2,7,9 | gdpr+ obtained eu limited decided gggd ; purpose_10_basis
        DE | - | - | eu:c1,2,3,4,7,9 | gdpr+ obtained eu limited decided gggd ; purpose_10_basis
        # The vendor must be allowed on the basis that is used.
        DE | - | - | eu:all-vc | gdpr+ obtained eu limited decided dddd ; vendor_755_consent
        DE | - | - | eu:all-vc-vl | gdpr+ obtained eu limited decided dddd ; vendor_755_consent
        DE | - | - | eu:c1,3,4+l2,7,9,10-vl | gdpr+ obtained eu limited decided gdgd ; vendor_755_basis
        DE | - | - | eu:c1,2,3,4,7,9,10-vc | gdpr+ obtained eu limited decided dddd ; vendor_755_consent
        DE | - | - | eu:c1,3,4,7+l2,9,10-vl | gdpr+ obtained eu limited decided gggd ; vendor_755_basis
        # None: nothing, and the vendor was not even disclosed.
        DE | - | - | eu:none-vd | gdpr+ obtained eu none decided dddd ; vendor_755_not_disclosed
        DE | - | - | eu:l2,7,9,10-vd | gdpr+ obtained eu none decided dddd ; vendor_755_not_disclosed
        DE | - | - | eu:c1-vd | gdpr+ obtained eu none decided gddd ; vendor_755_not_disclosed
        # Analytics storage, for which TCF has no purpose, is the app's to say.
        DE | analytics=purpose_1 | - | eu:all | gdpr+ obtained eu personalized decided gggg
        DE | analytics=purpose_1 | - | eu:c1 | gdpr+ obtained eu limited decided gddg ; purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis
        DE | analytics=purpose_1 | - | eu:l2,7,8,9,10 | gdpr+ obtained eu limited decided dddd ; purpose_1_consent
        DE | analytics=purposes_1_and_8 | - | eu:all | gdpr+ obtained eu personalized decided gggg
        DE | analytics=purposes_1_and_8 | - | eu:c1+l2,7,8,9,10 | gdpr+ obtained eu non_personalized decided ggdg ; purpose_3_consent,purpose_4_consent
        DE | analytics=purposes_1_and_8 | - | eu:c1+l2,7,9,10 | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent
        DE | analytics=purposes_1_and_8 | - | eu:c8+l2,7,9,10 | gdpr+ obtained eu limited decided dddd ; purpose_1_consent
        DE | analytics=purpose_1 | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        DE | analytics=purpose_1 | age | eu:all | gdpr+ not_required - limited under_age dddd ; under_age
        """
}
