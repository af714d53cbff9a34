// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// The sentences: they name the law, the place, what is known and what to do.
@Suite struct DecisionWordsTests {
    @Test(
        arguments: [
            ("DE | - | - | -", "GDPR applies in DE and this device has not answered yet: show the form."),
            ("DE-BY | - | - | -", "GDPR applies in DE and this device has not answered yet: show the form."),
            ("GB | - | - | -", "UK GDPR applies in GB and this device has not answered yet: show the form."),
            ("EU | - | - | -", "GDPR applies in the EU and this device has not answered yet: show the form."),
            (
                "?? | - | - | -",
                """
                The country is unknown and counts as regulated, so GDPR is assumed and this device has not answered yet: \
                show the form.
                """
            ),
            (
                "BR | everywhere | - | -",
                """
                No law that this app switched on applies in BR, but the app shows its European message everywhere and this device has not answered \
                yet: show the form.
                """
            ),
            (
                "DE | - | - | eu:all@2026-10-01",
                "GDPR applies in DE and this device answered on 2026-10-01; the answer counts until 2027-11-01."
            ),
            (
                "DE | - | - | eu:all@2025-01-31",
                "GDPR applies in DE and this device's answer of 2025-01-31 expired on 2026-02-28: show the form."
            ),
            (
                "DE | - | - | eu:all/tcf2",
                "GDPR applies in DE and this device answered under TCF policy 2; policy 5 asks anew: show the form."
            ),
            (
                "DE | withdrawn | - | eu:all@2026-10-01/withdrawn",
                "GDPR applies in DE and the form that this device answered on 2026-10-01 was withdrawn: show the new one."
            ),
            (
                "DE | vendors=12,755,900 ask-on-vendors | - | eu:all",
                "GDPR applies in DE and vendors were added since this device answered (12, 900): show the form."
            ),
            (
                "DE | vendors=1,2,3,4,5,6,7,8,9,10,11,12 ask-on-vendors | - | eu:all",
                """
                GDPR applies in DE and vendors were added since this device answered (1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 \
                more): show the form.
                """
            ),
            (
                "DE | no-gdpr-message | - | -",
                "GDPR applies in DE, but the app has no message for it: nothing can be asked."
            ),
            (
                "DE | no-gdpr-message fail-closed | - | -",
                "GDPR applies in DE, but the app has no message for it: no ads may be requested until it has one."
            ),
            (
                "US-CA | no-us-message fail-closed | - | -",
                "California Consumer Privacy Act applies in US-CA, but the app has no message for it: nothing can be asked."
            ),
            (
                "US-CA | - | - | -",
                """
                California Consumer Privacy Act applies in US-CA and this device has not opted out: offer the form behind \
                the privacy options.
                """
            ),
            (
                "US-TX | - | - | us:out@2026-03-04",
                "Texas Data Privacy and Security Act applies in US-TX and this device opted out on 2026-03-04."
            ),
            (
                "US-CO | - | gpc | -",
                "Colorado Privacy Act applies in US-CO and this device sends Global Privacy Control, which opts it out."
            ),
            ("US-WY | - | - | -", "No law that this app switched on applies in US-WY: nothing needs to be asked."),
            (
                "BR | - | - | eu:none@2026-05-06",
                "No law that this app switched on applies in BR, but what this device refused on 2026-05-06 on a European form is respected."
            ),
            (
                "BR | - | - | us:out@2026-05-06",
                "No law that this app switched on applies in BR, but this device's US opt-out of 2026-05-06 is respected."
            ),
            (
                "BR | - | age | -", "The device is tagged as under the age of consent: no personalised ads."
            ),
            (
                "BR | laws=lgpd | - | -",
                "Brazil's LGPD applies in BR and this device has not answered yet: show the form."
            ),
            (
                "CH | - | - | -",
                "Google's EU user consent policy applies in CH and this device has not answered yet: show the form."
            ),
        ])
    func `says why in a sentence`(_ row: (String, String)) throws {
        let request = try #require(DecisionTable.read(row.0 + " | -").first?.request)
        #expect(decide(request).reason.detail == row.1)
    }

    func warnings(_ row: String, _ change: (inout DecisionRequest) -> Void = { _ in }) throws -> [WarningCode] {
        var request = try #require(DecisionTable.read(row + " | -").first?.request)
        change(&request)
        return decide(request).warnings.map(\.code)
    }

    @Test func `warns of a testing choice that no longer counts, of either kind, wherever the device is`() throws {
        for place in ["DE", "US-CA", "BR"] {
            #expect(try warnings("\(place) | - | - | eu:all/testing") == [.testingChoiceIgnored])
            #expect(try warnings("\(place) | - | - | us:out/testing") == [.testingChoiceIgnored])
        }
        #expect(try warnings("DE | testing | - | eu:all/testing") == [.cmpIDUnassigned])
        #expect(try warnings("DE | - | - | eu:all/forced").isEmpty)
    }

    @Test func `warns of a missing message for GDPR, not of one that was switched off for a state`() throws {
        #expect(try warnings("DE | no-gdpr-message | - | -") == [.noMessage])
        #expect(try warnings("DE | no-gdpr-message fail-closed | - | -") == [.noMessage])
        #expect(try warnings("US-CA | no-us-message | - | -").isEmpty)
        #expect(try warnings("BR | no-gdpr-message | - | -").isEmpty)
    }

    @Test func `warns of the built-in vendor list where a European form is shown`() throws {
        #expect(try warnings("DE | - | - | -") { $0.vendorList = .builtIn } == [.vendorListBuiltin])
        #expect(try warnings("DE | - | - | eu:all") { $0.vendorList = .builtIn } == [.vendorListBuiltin])
        #expect(try warnings("US-CA | - | - | -") { $0.vendorList = .builtIn }.isEmpty)
        #expect(try warnings("BR | - | - | -") { $0.vendorList = .builtIn }.isEmpty)
    }

    @Test func `warns where an address gives no US state`() throws {
        #expect(try warnings("US | - | - | -") == [.noSubdivisions])
        #expect(try warnings("US | unknown-state-free | - | -") == [.noSubdivisions])
        #expect(try warnings("US-CA | - | - | -").isEmpty)
        #expect(try warnings("US | - | - | -") { $0.geography.source = .debug }.isEmpty)
    }
}
