// SPDX-License-Identifier: Apache-2.0

extension DecisionTable {
    /// Where no law applies, and laws that an app switches on.
    static let elsewhere = """
        # No law: the world, and territories that are easily taken for the EU's or the UK's.
        BR JP AU IN CA CA-ON CA-QC TR ZA MX AR AQ XK RU UA RS BA | - | - | - | none- not_required - unrestricted not_regulated -
        NC PF PM WF BL TF AW CW SX BQ GL FO SJ | - | - | - | none- not_required - unrestricted not_regulated -
        JE GG AI BM FK GS KY MS PN SH TC VG IO | - | - | - | none- not_required - unrestricted not_regulated -
        AD MC SM VA | - | - | - | none- not_required - unrestricted not_regulated -
        BR | - | age | - | none- not_required - non_personalized under_age - ; under_age
        BR | no-gdpr-message no-us-message fail-closed | - | - | none- not_required - unrestricted not_regulated -
        BR | - | - | eu:all | none- not_required - unrestricted not_regulated -
        BR | - | - | us:in | none- not_required - unrestricted not_regulated -
        # A European message everywhere: asked, though GDPR does not apply in the place.
        BR JP AQ CA-QC | everywhere | - | - | gdpr- required eu none targeted_everywhere dddd ; no_decision
        BR | everywhere | - | eu:all | gdpr- obtained eu personalized decided gggd
        BR | everywhere | - | eu:none | gdpr- obtained eu limited decided dddd ; purpose_1_consent,purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis,vendor_755_consent
        BR | everywhere | - | eu:all@2025-01-01 | gdpr- required eu none expired dddd ; no_decision
        BR | everywhere | age | eu:all | gdpr- not_required - limited under_age dddd ; under_age
        BR | everywhere no-gdpr-message | - | - | none- not_required - unrestricted not_regulated -
        ?? | everywhere unknown-free | - | - | gdpr? required eu none targeted_everywhere dddd ; no_decision
        ?? | everywhere | - | - | gdpr+ required eu none unknown_geography dddd ; no_decision
        DE | everywhere | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        US | everywhere | - | - | us_state- not_required us unrestricted us_state_unknown -
        US | everywhere unknown-state-free | - | - | gdpr- required eu none targeted_everywhere dddd ; no_decision
        # Laws that the app switched on are asked with the European form; GDPR is still no fact of the place.
        BR BR-SP | laws=lgpd | - | - | lgpd- required eu none no_decision dddd ; no_decision
        BR | laws=lgpd | - | eu:all | lgpd- obtained eu personalized decided gggd
        BR | laws=lgpd | - | eu:none | lgpd- obtained eu limited decided dddd ; purpose_1_consent,purpose_2_basis,purpose_7_basis,purpose_9_basis,purpose_10_basis,vendor_755_consent
        BR | laws=lgpd | age | - | lgpd- not_required - limited under_age dddd ; under_age
        BR | laws=lgpd no-gdpr-message | - | - | lgpd- required eu none no_decision dddd ; no_decision
        BR | laws=law25 | - | - | none- not_required - unrestricted not_regulated -
        BR | laws=lgpd everywhere | - | - | lgpd- required eu none no_decision dddd ; no_decision
        BR @2020-09-17 | laws=lgpd | - | - | none- not_required - unrestricted not_regulated -
        BR @2020-09-18 | laws=lgpd | - | - | lgpd- required eu none no_decision dddd ; no_decision
        CA-QC | laws=law25 | - | - | law25- required eu none no_decision dddd ; no_decision
        CA CA-ON | laws=law25 | - | - | none- not_required - unrestricted not_regulated -
        CA-QC @2023-09-21 | laws=law25 | - | - | none- not_required - unrestricted not_regulated -
        CA-QC @2023-09-22 | laws=law25 | - | - | law25- required eu none no_decision dddd ; no_decision
        TH | laws=pdpa | - | - | pdpa- required eu none no_decision dddd ; no_decision
        JE GG | laws=channel_islands | - | - | channel_islands- required eu none no_decision dddd ; no_decision
        NC PF PM WF BL | laws=french_overseas | - | - | french_overseas- required eu none no_decision dddd ; no_decision
        FO | laws=faroe | - | - | faroe- required eu none no_decision dddd ; no_decision
        DE | laws=lgpd,law25,pdpa,channel_islands,french_overseas,faroe | - | - | gdpr+ required eu none no_decision dddd ; no_decision
        AQ | laws=lgpd,law25,pdpa,channel_islands,french_overseas,faroe | - | - | none- not_required - unrestricted not_regulated -
        """

    /// Refusals that are respected under another law.
    static let carried = """
        # A European refusal of 1, 3 or 4 outside Europe.
        BR US-WY | - | - | eu:none | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:c1,3+l2,7,9,10 | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:c1,4+l2,7,9,10 | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:c3,4+l2,7,9,10 | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:c1,3,4 | none- not_required - unrestricted not_regulated -
        BR | no-carry | - | eu:none | none- not_required - unrestricted not_regulated -
        BR | - | age | eu:none | none- not_required - non_personalized under_age - ; under_age,carried_refusal
        BR | - | - | eu:none/testing | none- not_required - unrestricted not_regulated -
        # It stands when the answer has expired; a grant that has expired carries nothing.
        BR | - | - | eu:none@2024-01-01 | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:all@2024-01-01 | none- not_required - unrestricted not_regulated -
        US-CA | - | - | eu:none@2024-01-01 | us_state- not_required us restricted opt_out_not_exercised - ; carried_refusal
        US-CA US-TX | - | - | eu:none | us_state- not_required us restricted opt_out_not_exercised - ; carried_refusal
        US-CA | - | - | eu:c1+l2,7,9,10 | us_state- not_required us restricted opt_out_not_exercised - ; carried_refusal
        US-CA | - | - | eu:all | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | no-carry | - | eu:none | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | no-us-message | - | eu:none | us_state- not_required - restricted no_message - ; carried_refusal
        US | - | - | eu:none | us_state- not_required us restricted us_state_unknown - ; carried_refusal
        US-CA | - | gpc | eu:none us:out | us_state- not_required us restricted opted_out - ; opted_out,gpc,carried_refusal
        US-CA | - | gpc | eu:none us:in/gpc | us_state- not_required us restricted opt_out_not_exercised - ; carried_refusal
        # A US opt-out elsewhere, under GDPR too.
        BR | - | - | us:out | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | us:sale | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | no-carry | - | us:out | none- not_required - unrestricted not_regulated -
        BR | - | - | us:out@2020-02-01 | none- not_required - non_personalized carried_refusal - ; carried_refusal
        BR | - | - | eu:all us:out | none- not_required - non_personalized carried_refusal - ; carried_refusal
        DE | - | - | eu:all us:out | gdpr+ obtained eu non_personalized decided ggdd ; carried_refusal
        DE | no-carry | - | eu:all us:out | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:c1+l2,7,9,10 us:out | gdpr+ obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent,carried_refusal
        DE | - | - | eu:l2,7,9,10 us:out | gdpr+ obtained eu limited decided dddd ; purpose_1_consent
        DE | - | - | eu:all us:in | gdpr+ obtained eu personalized decided gggd
        DE | - | - | eu:all us:out/testing | gdpr+ obtained eu personalized decided gggd
        DE | - | - | us:out | gdpr+ required eu none no_decision dddd ; no_decision
        BR | laws=lgpd | - | eu:all us:out | lgpd- obtained eu non_personalized decided ggdd ; carried_refusal
        # Under its own kind of law a choice is no carried refusal.
        BR | laws=lgpd | - | eu:c1+l2,7,9,10 | lgpd- obtained eu non_personalized decided ggdd ; purpose_3_consent,purpose_4_consent
        """
}
