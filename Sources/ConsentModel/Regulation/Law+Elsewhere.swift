// SPDX-License-Identifier: Apache-2.0

extension Law {
    /// Laws that hold only for apps that switched them on; they are asked with the European form.
    static let elsewhere: [Law] =
        [
            optional("lgpd", "BR", 2020, 9, 18, "Brazil's LGPD", "Lei 13.709/2018, in force 2020-09-18"),
            optional("law25", "CA-QC", 2023, 9, 22, "Quebec's Law 25", "LQ 2021 c. 25; consent rules since 2023-09-22"),
            optional("pdpa", "TH", 2022, 6, 1, "Thailand's PDPA", "Personal Data Protection Act B.E. 2562"),
            optional(
                "faroe", "FO", 2021, 1, 1, "The Faroese Data Protection Act",
                "Act 80 of 2020-06-07; modelled on the GDPR, which does not apply: TFEU Art. 355(5)(a)"),
        ]
        + ["GG", "JE"].map { code in
            optional(
                "channel_islands", code, 2018, 5, 25, "The Channel Islands' data protection law",
                "Data Protection (Jersey) Law 2018, (Bailiwick of Guernsey) Law 2017: equal to the GDPR, which does not apply"
            )
        }
        + ["BL", "NC", "PF", "PM", "TF", "WF"].map { code in
            optional(
                "french_overseas", code, 2019, 6, 1, "France's Loi Informatique et Libertés",
                "Loi 78-17 Art. 82, extended by Ordonnance 2018-1125; the GDPR itself does not apply (CNIL)")
        }

    private static func optional(
        _ id: String, _ code: String, _ year: Int64, _ month: Int64, _ day: Int64, _ name: String, _ source: String
    ) -> Law {
        Law(
            id: id, area: Area(code), name: name, approach: .optIn,
            effectiveFrom: CalendarDay(year: year, month: month, day: day), isOnByDefault: false, source: source)
    }
}
