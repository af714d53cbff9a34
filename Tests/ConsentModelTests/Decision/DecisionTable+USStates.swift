// SPDX-License-Identifier: Apache-2.0

extension DecisionTable {
    /// US state laws: opt-outs, GPC, states that are unknown or left out, children.
    static let usStates = """
        # Nothing stored: 20 states have a law today.
        US-CA US-CO US-CT US-DE US-FL US-IA US-IN US-KY US-MD US-MN US-MT US-NE US-NH US-NJ US-OR US-RI US-TN US-TX US-UT US-VA | - | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        US-WY US-NY US-WA US-NV US-DC US-PR US-GU PR GU VI AS MP | - | - | - | none- not_required - unrestricted not_regulated -
        # Three laws are yet to come.
        US-OK US-LA @2026-12-31T23:59:59Z | - | - | - | none- not_required - unrestricted not_regulated -
        US-OK US-LA @2027-01-01T00:00:00Z | - | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        US-AL @2027-04-30T23:59:59Z | - | - | - | none- not_required - unrestricted not_regulated -
        US-AL @2027-05-01T00:00:00Z | - | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        # The state is unknown, always so with a country database.
        US US-XX US-06 | - | - | - | us_state- not_required us unrestricted us_state_unknown -
        US | unknown-state-free | - | - | none- not_required - unrestricted not_regulated -
        US | unknown-state-free | gpc | us:out | none- not_required - non_personalized carried_refusal - ; carried_refusal
        US @2019-12-31 | - | - | - | none- not_required - unrestricted not_regulated -
        US @2020-01-01 | - | - | - | us_state- not_required us unrestricted us_state_unknown -
        US | - | - | us:out | us_state- not_required us restricted opted_out - ; opted_out
        US | - | gpc | - | us_state- not_required us restricted gpc - ; gpc
        US | - | - | us:in | us_state- not_required us unrestricted us_state_unknown -
        US | no-us-message | - | - | us_state- not_required - unrestricted no_message -
        US | states=CA,CO | - | - | us_state- not_required us unrestricted us_state_unknown -
        US | - | age | - | us_state- not_required us restricted under_age - ; under_age
        # Opted out, of everything or of one thing; opted out of nothing.
        US-CA US-TX US-RI | - | - | us:out | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | - | - | us:sale | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | - | - | us:in | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | - | - | us:out/forced | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | - | - | us:out/testing | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | testing | - | us:out/testing | us_state- not_required us restricted opted_out - ; opted_out
        # An opt-out does not lapse, and no withdrawn form takes it back.
        US-CA | - | - | us:out@2021-01-01 | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | withdrawn | - | us:out/withdrawn | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | - | - | us:out/tcf2 | us_state- not_required us restricted opted_out - ; opted_out
        # GPC opts out, unless the choice was made on a form that showed it.
        US-CA US-TX US-UT | - | gpc | - | us_state- not_required us restricted gpc - ; gpc
        US-CA | - | gpc | us:out | us_state- not_required us restricted opted_out - ; opted_out,gpc
        US-CA | - | gpc | us:out/gpc | us_state- not_required us restricted opted_out - ; opted_out
        US-CA | - | gpc | us:in | us_state- not_required us restricted gpc - ; gpc
        US-CA | - | gpc | us:in/gpc | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | - | - | us:in/gpc | us_state- not_required us unrestricted opt_out_not_exercised -
        # What overrides it lapses like a grant.
        US-CA | - | gpc | us:in@2025-10-30/gpc | us_state- not_required us restricted gpc - ; gpc
        US-CA | - | gpc | us:in@2025-11-01/gpc | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA | withdrawn | gpc | us:in/gpc/withdrawn | us_state- not_required us restricted gpc - ; gpc
        US-CA | - | gpc | us:in/gpc/testing | us_state- not_required us restricted gpc - ; gpc
        US-WY BR | - | gpc | - | none- not_required - unrestricted not_regulated -
        # No message at all, or none for this state.
        US-CA | no-us-message | - | - | us_state- not_required - unrestricted no_message -
        US-CA | no-us-message | gpc | - | us_state- not_required - restricted no_message - ; gpc
        US-CA | no-us-message | - | us:out | us_state- not_required - restricted no_message - ; opted_out
        US-CA | no-us-message fail-closed | - | - | us_state- not_required - unrestricted no_message -
        US-CA | no-gdpr-message | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        US-CA US-CO | states=CA,CO | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        US-VA US-TX | states=CA,CO | - | - | us_state- not_required - unrestricted no_message -
        US-VA | states=CA,CO | gpc | - | us_state- not_required - restricted no_message - ; gpc
        US-WY | states=WY | - | - | none- not_required - unrestricted not_regulated -
        US-CA | states=CA no-us-message | - | - | us_state- not_required - unrestricted no_message -
        # Under age: all three opt-outs, whatever was chosen.
        US-CA US-VA | - | age | - | us_state- not_required us restricted under_age - ; under_age
        US-CA | - | age | us:in | us_state- not_required us restricted under_age - ; under_age
        US-CA | - | age | us:out | us_state- not_required us restricted under_age - ; under_age,opted_out
        US-CA | - | age gpc | us:in/gpc | us_state- not_required us restricted under_age - ; under_age
        US-CA | - | age gpc | - | us_state- not_required us restricted under_age - ; under_age,gpc
        US-CA | no-us-message | age | - | us_state- not_required - restricted under_age - ; under_age
        US-WY | - | age | - | none- not_required - non_personalized under_age - ; under_age
        # A European message everywhere does not replace a state's law.
        US-CA | everywhere | - | - | us_state- not_required us unrestricted opt_out_not_exercised -
        US-WY | everywhere | - | - | gdpr- required eu none targeted_everywhere dddd ; no_decision
        """
}
