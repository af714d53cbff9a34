// SPDX-License-Identifier: Apache-2.0

extension DecisionTable {
    /// GDPR: places, the life of an answer, apps without a message, children.
    static let gdpr = """
        # No decision: the 27 of the EU, the rest of the EEA, GB and CH.
        AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        IS LI NO GB CH | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # Outermost regions, Åland, the EU without a country, and where GDPR's text is local law.
        RE GP MQ GF YT MF AX EU GI IM | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # Codes that mean another country, and regions of a country.
        UK EL FX DE-BY GB-SCT FR-75 ES-CN PT-20 | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # An unknown country counts as regulated, unless the app says otherwise.
        ?? XX T1 A1 AP | - | - | - | gdpr+ required eu none unknown_geography dddd ; no_decision
        ?? XX | unknown-free | - | - | none? not_required - unrestricted not_regulated -
        ?? | unknown-free | - | eu:none | none? not_required - non_personalized carried_refusal - ; carried_refusal
        ?? | - | - | eu:all | gdpr+ obtained eu personalized decided gggd
        ?? | - | - | eu:all@2025-01-01 | gdpr+ required eu none expired dddd ; no_decision
        EU | unknown-free | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # A law takes force at its date.
        DE FR AX RE EU @2018-05-24 | - | - | - | none- not_required - unrestricted not_regulated -
        DE FR AX RE EU @2018-05-25 | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        ?? @2018-05-24 | - | - | - | none? not_required - unrestricted not_regulated -
        ?? @2018-05-25 | - | - | - | gdpr+ required eu none unknown_geography dddd ; no_decision
        IS LI NO @2018-07-19 | - | - | - | none- not_required - unrestricted not_regulated -
        IS LI NO @2018-07-20 | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        CH @2024-07-30 | - | - | - | none- not_required - unrestricted not_regulated -
        CH @2024-07-31 | - | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # Answered, whatever the answer.
        DE GB CH RE NO EU | - | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE GB CH | - | - | eu:none | gdpr+ obtained eu limited decided dddd ; purpose_1_consent,purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis,vendor_755_consent
        DE | - | - | eu:all/forced | gdpr+ obtained eu personalized decided gggd
        DE | testing | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | testing | - | eu:all/testing | gdpr+ obtained eu personalized decided gggd
        # A choice made while the app was in testing no longer counts in production, be it a refusal.
        DE | - | - | eu:all/testing | gdpr+ required eu none no_decision dddd ; no_decision
        DE | - | - | eu:none/testing | gdpr+ required eu none no_decision dddd ; no_decision
        DE | - | - | eu:all/testing/forced | gdpr+ required eu none no_decision dddd ; no_decision
        # Expiry: 13 calendar months, at UTC midnight, the day clamped to the month's end.
        DE @2026-11-30T23:59:59.999Z | - | - | eu:all@2025-11-01 | gdpr+ obtained eu personalized decided gggd
        DE @2026-11-30T23:59:59.999Z | - | - | eu:all@2025-10-31 | gdpr+ required eu none expired dddd ; no_decision
        DE @2026-11-29T23:59:59.999Z | - | - | eu:all@2025-10-31 | gdpr+ obtained eu personalized decided gggd
        DE @2026-11-30T00:00:00Z | - | - | eu:all@2025-10-30 | gdpr+ required eu none expired dddd ; no_decision
        DE @2026-11-30T00:00:00Z | - | - | eu:none@2025-10-30 | gdpr+ required eu none expired dddd ; no_decision
        DE @2026-02-27 | months=1 | - | eu:all@2026-01-31 | gdpr+ obtained eu personalized decided gggd
        DE @2026-02-28 | months=1 | - | eu:all@2026-01-31 | gdpr+ required eu none expired dddd ; no_decision
        DE @2028-02-28 | months=1 | - | eu:all@2028-01-31 | gdpr+ obtained eu personalized decided gggd
        DE @2028-02-29T00:00:00Z | months=1 | - | eu:all@2028-01-31 | gdpr+ required eu none expired dddd ; no_decision
        DE @2025-02-27 | months=12 | - | eu:all@2024-02-29/tcf5 | gdpr+ obtained eu personalized decided gggd
        DE @2025-02-28 | months=12 | - | eu:all@2024-02-29/tcf5 | gdpr+ required eu none expired dddd ; no_decision
        DE | months=6 | - | eu:all@2026-05-31 | gdpr+ required eu none expired dddd ; no_decision
        DE | months=6 | - | eu:all@2026-06-01 | gdpr+ obtained eu personalized decided gggd
        # 13 calendar months are neither 390 nor 395 days.
        DE @2026-04-30T23:00:00Z | - | - | eu:all@2025-04-01 | gdpr+ obtained eu personalized decided gggd
        DE @2026-05-01T00:00:00Z | - | - | eu:all@2025-04-01 | gdpr+ required eu none expired dddd ; no_decision
        # TCF's policy: 4 → 5 goes on to count, older ones ask anew, a newer one than ours is left alone.
        DE | - | - | eu:all/tcf4 | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:all/tcf3 | gdpr+ required eu none policy_changed dddd ; no_decision
        DE | - | - | eu:all/tcf2 | gdpr+ required eu none policy_changed dddd ; no_decision
        DE | - | - | eu:none/tcf2 | gdpr+ required eu none policy_changed dddd ; no_decision
        DE | - | - | eu:all/tcf0 | gdpr+ required eu none policy_changed dddd ; no_decision
        DE | - | - | eu:all/tcf6 | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:all@2025-01-01/tcf2 | gdpr+ required eu none expired dddd ; no_decision
        # A withdrawn form takes grants back, not refusals.
        DE | withdrawn | - | eu:all/withdrawn | gdpr+ required eu none form_withdrawn dddd ; no_decision
        DE | withdrawn | - | eu:c1/withdrawn | gdpr+ required eu none form_withdrawn dddd ; no_decision
        DE | withdrawn | - | eu:l2/withdrawn | gdpr+ required eu none form_withdrawn dddd ; no_decision
        DE | withdrawn | - | eu:none/withdrawn | gdpr+ obtained eu limited decided dddd ; purpose_1_consent,purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis,vendor_755_consent
        DE | withdrawn | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:all/withdrawn | gdpr+ obtained eu personalized decided gggd
        # Vendors added: only where the app asks anew on that.
        DE | vendors=12,755 | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | vendors=12,755 ask-on-vendors | - | eu:all | gdpr+ required eu none vendors_changed dddd ; no_decision
        DE | vendors=755 ask-on-vendors | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | atp=89 ask-on-vendors | - | eu:all | gdpr+ required eu none vendors_changed dddd ; no_decision
        DE | atp=89 | - | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | ask-on-vendors | - | eu:none-vd | gdpr+ required eu none vendors_changed dddd ; no_decision
        # No message.
        DE GB CH | no-gdpr-message | - | - | gdpr+ not_required - limited no_message dddd ; no_message
        DE GB CH | no-gdpr-message fail-closed | - | - | gdpr+ required - none no_message dddd ; no_message
        DE | no-gdpr-message | - | eu:all | gdpr+ not_required - limited no_message dddd ; no_message
        DE | no-gdpr-message fail-closed | - | eu:all | gdpr+ required - none no_message dddd ; no_message
        ?? | no-gdpr-message | - | - | gdpr+ not_required - limited no_message dddd ; no_message
        EU | no-gdpr-message fail-closed | - | - | gdpr+ required - none no_message dddd ; no_message
        DE | fail-closed | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        DE | no-us-message | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        # Under age: not asked, grants are ignored.
        DE GB CH RE EU ?? | - | age | - | gdpr+ not_required - limited under_age dddd ; under_age
        DE | - | age | eu:all | gdpr+ not_required - limited under_age dddd ; under_age
        DE | - | age | eu:none | gdpr+ not_required - limited under_age dddd ; under_age
        DE | - | age | eu:all@2025-01-01 | gdpr+ not_required - limited under_age dddd ; under_age
        DE | no-gdpr-message | age | - | gdpr+ not_required - limited under_age dddd ; under_age
        DE | no-gdpr-message fail-closed | age | - | gdpr+ not_required - limited under_age dddd ; under_age
        # GPC says nothing about GDPR.
        DE | - | gpc | - | gdpr+ required eu none no_decision dddd ; no_decision
        DE | - | gpc | eu:all | gdpr+ obtained eu personalized decided gggd
        DE | - | age gpc | - | gdpr+ not_required - limited under_age dddd ; under_age
        """
}
