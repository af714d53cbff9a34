// SPDX-License-Identifier: Apache-2.0

extension Law {
    /// Where GDPR's text is the law, and Switzerland, where Google's policy asks for the same.
    ///
    /// Which territories are in, and why others are not: `Territory.decidedOtherwise` and decision record 0003.
    static let european: [Law] =
        """
        AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU
        """.split(separator: " ").map { code in
            gdpr(String(code), 2018, 5, 25, source: "Regulation (EU) 2016/679, Art. 99(2)")
        }
        + ["IS", "LI", "NO"].map { code in
            gdpr(code, 2018, 7, 20, source: "EEA Joint Committee Decision 154/2018, in force 2018-07-20")
        }
        + ["GF", "GP", "MF", "MQ", "RE", "YT"].map { code in
            gdpr(
                code, 2018, 5, 25,
                source: "EU outermost region: TFEU Art. 349 and 355(1); CNIL: the GDPR applies in full")
        }
        + [
            gdpr("AX", 2018, 5, 25, source: "Åland, part of Finland in the EU: TFEU Art. 355(4)"),
            gdpr("IC", 2018, 5, 25, source: "Canary Islands, part of Spain: TFEU Art. 349 and 355(1)"),
            gdpr("EA", 2018, 5, 25, source: "Ceuta and Melilla, part of Spain in the EU: TEU Art. 52"),
            gdpr(
                "GB", 2018, 5, 25, name: "UK GDPR",
                source: "Data Protection Act 2018 s. 3(10); the EU's GDPR until 2020-12-31"),
            gdpr(
                "GI", 2018, 5, 25, name: "Gibraltar GDPR",
                source:
                    "Gibraltar keeps the GDPR's text as its own law since 2021-01-01 (Gibraltar Regulatory Authority)"),
            gdpr(
                "IM", 2018, 8, 1, name: "The applied GDPR",
                source: "Isle of Man: Data Protection (Application of the GDPR) Order 2018 (SD 2018/0143)"),
            gdpr(
                "CH", 2024, 7, 31, name: "Google's EU user consent policy",
                source:
                    "Not GDPR but the FADP; Google asks for the same consent there since 2024-07-31 (answer/13554020)"),
        ]

    private static func gdpr(
        _ code: String, _ year: Int64, _ month: Int64, _ day: Int64, name: String = "GDPR", source: String
    ) -> Law {
        Law(
            id: gdprID, area: Area(code), name: name, approach: .optIn,
            effectiveFrom: CalendarDay(year: year, month: month, day: day), source: source)
    }
}
