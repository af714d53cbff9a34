// SPDX-License-Identifier: Apache-2.0

/// A territory that is easily taken for part of the GDPR's area, and why it is not.
public struct Territory: Sendable, Equatable {
    /// Its own code.
    public var area: Area
    /// Why GDPR does not apply there.
    public var reason: String

    /// Territories of member states, of the UK and of Norway, and the microstates beside them.
    ///
    /// The table has no `gdpr` row for them; some have a law of their own that an app can switch on.
    public static let decidedOtherwise: [Territory] =
        rows(
            "BL NC PF PM TF WF",
            "Overseas territory of France: TFEU Art. 355(2), Annex II; CNIL: the GDPR does not apply")
        + rows("AW BQ CW SX", "Overseas territory of the Netherlands: TFEU Art. 355(2), Annex II; own privacy law")
        + rows("GL", "Left the Community in 1985, overseas territory of Denmark: TFEU Art. 355(2), Annex II")
        + rows("FO", "TFEU Art. 355(5)(a): the treaties do not apply")
        + rows("SJ", "Svalbard is outside the EEA Agreement: its Protocol 40")
        + rows(
            "GG JE",
            "Neither in the UK nor in the EU; law of their own, equal to the GDPR (Jersey Information Commissioner)")
        + rows("AI BM FK GS IO KY MS PN SH TC VG", "British overseas territory: the UK GDPR does not extend to it")
        + rows("AD MC SM VA", "Neither in the EU nor in the EEA")

    private static func rows(_ codes: String, _ reason: String) -> [Territory] {
        codes.split(separator: " ").map { Territory(area: Area(String($0)), reason: reason) }
    }
}
