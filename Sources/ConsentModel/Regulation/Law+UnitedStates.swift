// SPDX-License-Identifier: Apache-2.0

extension Law {
    /// The US state laws, by the day from which they bind; three of them are yet to come.
    static let unitedStates: [Law] = [
        state(
            "CA", 2020, 1, 1, 8, "California Consumer Privacy Act", "Cal. Civ. Code §1798.100; CPRA since 2023-01-01"),
        state("VA", 2023, 1, 1, 9, "Virginia Consumer Data Protection Act", "Va. Code §59.1-575"),
        state("CO", 2023, 7, 1, 10, "Colorado Privacy Act", "Colo. Rev. Stat. §6-1-1301"),
        state("CT", 2023, 7, 1, 12, "Connecticut Data Privacy Act", "Conn. Gen. Stat. §42-515"),
        state("UT", 2023, 12, 31, 11, "Utah Consumer Privacy Act", "Utah Code §13-61-101"),
        state("FL", 2024, 7, 1, 13, "Florida Digital Bill of Rights", "Fla. Stat. §501.701"),
        state("OR", 2024, 7, 1, 15, "Oregon Consumer Privacy Act", "ORS 646A.570"),
        state("TX", 2024, 7, 1, 16, "Texas Data Privacy and Security Act", "Tex. Bus. & Com. Code ch. 541"),
        state("MT", 2024, 10, 1, 14, "Montana Consumer Data Privacy Act", "Mont. Code §30-14-2801"),
        state("DE", 2025, 1, 1, 17, "Delaware Personal Data Privacy Act", "6 Del. C. ch. 12D"),
        state("IA", 2025, 1, 1, 18, "Iowa Consumer Data Protection Act", "Iowa Code ch. 715D"),
        state("NE", 2025, 1, 1, 19, "Nebraska Data Privacy Act", "LB 1074 (2024)"),
        state("NH", 2025, 1, 1, 20, "New Hampshire Data Privacy Act", "RSA 507-H"),
        state("NJ", 2025, 1, 15, 21, "New Jersey Data Privacy Act", "SB 332 (2024)"),
        state("TN", 2025, 7, 1, 22, "Tennessee Information Protection Act", "HB 1181 (2023)"),
        state("MN", 2025, 7, 31, 23, "Minnesota Consumer Data Privacy Act", "HF 4757 (2024)"),
        state("MD", 2025, 10, 1, 24, "Maryland Online Data Privacy Act", "SB 541 (2024); processing from 2026-04-01"),
        state("IN", 2026, 1, 1, 25, "Indiana Consumer Data Protection Act", "SB 5 (2023)"),
        state("KY", 2026, 1, 1, 26, "Kentucky Consumer Data Protection Act", "HB 15 (2024)"),
        state(
            "RI", 2026, 1, 1, 27, "Rhode Island Data Transparency and Privacy Protection Act",
            "HB 7787 / SB 2500 (2024)"),
        state("LA", 2027, 1, 1, nil, "Louisiana Data Privacy Act", "SB 386, Act 502 (2026)"),
        state("OK", 2027, 1, 1, nil, "Oklahoma Consumer Data Privacy Act", "SB 546 (2026)"),
        state("AL", 2027, 5, 1, nil, "Alabama Personal Data Protection Act", "HB 351 (2026)"),
    ]

    private static func state(
        _ code: String, _ year: Int64, _ month: Int64, _ day: Int64, _ gppSection: Int?, _ name: String,
        _ source: String
    ) -> Law {
        Law(
            id: usStateID, area: Area("US-" + code), name: name, approach: .optOut,
            effectiveFrom: CalendarDay(year: year, month: month, day: day), gppSection: gppSection, source: source)
    }
}
