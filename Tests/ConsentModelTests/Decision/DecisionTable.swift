// SPDX-License-Identifier: Apache-2.0

@testable import ConsentModel

/// The decision table of the design as rows of text, read into requests and expectations.
///
/// `places | app | caller | stored | law status form mode reason consent-mode ; blocked by`
///
/// - places: one row for each; `@2027-01-01` behind them says when.
/// - app: `-` for the defaults, else settings of the app document.
/// - caller: `age`, `gpc`.
/// - stored: `eu:all`, `eu:none`, `eu:c1,3+l2,7` (consent, legitimate interest), `us:out`, `us:sale`, `us:in`; behind
///   it `-vc`, `-vl`, `-vd` (vendor 755 without consent, without legitimate interest, not disclosed), `@day`,
///   `/testing`, `/forced`, `/withdrawn`, `/tcf4`, `/gpc` (the form showed that GPC was on).
/// - law: the regulation with `+` where GDPR applies in the place, `-` where not, `?` where that is undetermined.
/// - form: `eu`, `us` or `-`; the privacy options are required exactly where there is one.
/// - consent-mode: granted or denied for ad storage, user data, personalisation, analytics; `-` for null.
enum DecisionTable {
    struct Row: CustomStringConvertible, Sendable {
        var text: String
        var request: DecisionRequest
        var expected: String
        var description: String { text }
    }

    static let rows = [gdpr, choices, usStates, elsewhere, carried].flatMap(read)

    static func read(_ table: String) -> [Row] {
        table.split(separator: "\n" as Character).filter { !$0.hasPrefix("#") }.flatMap { line -> [Row] in
            let cells = line.split(separator: "|" as Character).map { words(String($0)) }
            guard cells.count == 5 else { preconditionFailure("not five cells: \(line)") }
            let when = cells[0].first { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
            let places = cells[0].filter { !$0.hasPrefix("@") }
            return places.map { place in
                var request = DecisionFixture.request(place, at: DecisionFixture.moment(when ?? "2026-11-30"))
                for setting in cells[1] { set(setting, in: &request.app) }
                for fact in cells[2] where fact != "-" {
                    if fact == "age" { request.isUnderAge = true } else { request.globalPrivacyControl = fact == "gpc" }
                }
                for choice in cells[3] where choice != "-" { store(choice, in: &request.choices) }
                return Row(text: "\(place) in \(line)", request: request, expected: cells[4].joined(separator: " "))
            }
        }
    }

    static func words(_ text: String) -> [String] {
        text.split(separator: " " as Character).map { String($0) }
    }

    static func set(_ setting: String, in app: inout AppDocument) {
        let parts = setting.split(separator: "=").map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : "") {
        case ("-", _): break
        case ("testing", _): app.environment = .testing
        case ("no-gdpr-message", _): app.gdpr.message = false
        case ("no-us-message", _): app.usState.message = false
        case ("fail-closed", _): app.noMessage = .failClosed
        case ("everywhere", _): app.gdpr.targeting = .everywhere
        case ("unknown-free", _): app.unknownGeography = .notRegulated
        case ("unknown-state-free", _): app.unknownUSState = .notRegulated
        case ("no-carry", _): app.carryChoice = false
        case ("ask-on-vendors", _): app.reprompt.onVendorChange = true
        case ("withdrawn", _): app.withdrawnForms = [DecisionFixture.withdrawnForm]
        case ("months", let months): app.reprompt.afterMonths = Int(months) ?? 0
        case ("vendors", let ids): app.vendors = ids.split(separator: ",").compactMap { UInt16($0) }
        case ("atp", let ids): app.adTechProviders = ids.split(separator: ",").compactMap { UInt32($0) }
        case ("states", let codes):
            app.usState.states = Set(codes.split(separator: ",").compactMap { SubdivisionCode($0) })
        case ("laws", let ids): app.otherLaws = Set(ids.split(separator: ",").map(String.init))
        case ("analytics", let rule): app.analyticsStorage = AnalyticsStorageRule(rawValue: rule) ?? .denied
        default: preconditionFailure("no setting \(setting)")
        }
    }

    static func store(_ text: String, in choices: inout CurrentChoices) {
        var rest = text[...]
        var marks: [String] = []
        while let start = rest.lastIndex(where: { $0 == "/" }) {
            marks.append(String(rest[rest.index(after: start)...]))
            rest = rest[..<start]
        }
        let parts = rest.split(separator: "@")
        var stored = DecisionFixture.stored(
            content(String(parts[0])), on: parts.count > 1 ? String(parts[1]) : "2026-10-01")
        for mark in marks {
            switch mark {
            case "testing": stored.environment = .testing
            case "forced": stored.isForced = true
            case "withdrawn": stored.formID = DecisionFixture.withdrawnForm
            case "gpc": stored.gpcShown = true
            case let mark where mark.hasPrefix("tcf"): stored.tcfPolicyVersion = Int(mark.dropFirst(3)) ?? -1
            default: preconditionFailure("no mark \(mark)")
            }
        }
        choices[stored.kind] = stored
    }

    static func content(_ text: String) -> StoredChoice.Content {
        let parts = text.split(separator: "-").map(String.init)
        switch parts[0] {
        case "us:in": return .usStates(USChoice())
        case "us:out": return .usStates(.allOptedOut)
        case "us:sale":
            var choice = USChoice()
            choice.saleOptOut = true
            return .usStates(choice)
        default: break
        }
        var consent: [Int] = []
        var interest: [Int] = []
        switch parts[0] {
        case "eu:all": (consent, interest) = (Array(1...10), [2, 7, 8, 9, 10])
        case "eu:none": break
        default:
            for part in parts[0].dropFirst(3).split(separator: "+") {
                let ids = part.dropFirst().split(separator: ",").compactMap { Int($0) }
                if part.hasPrefix("c") { consent = ids } else { interest = ids }
            }
        }
        let isNone = parts[0] == "eu:none"
        return .european(
            DecisionFixture.european(
                consent: consent, legitimateInterest: interest, vendorConsent: !isNone && !parts.contains("vc"),
                vendorLegitimateInterest: !isNone && !parts.contains("vl"), disclosed: !parts.contains("vd")))
    }

    /// An answer in the words of the table.
    static func words(of info: ConsentInfo) -> String {
        let gdpr = info.gdprApplies.map { $0 ? "+" : "-" } ?? "?"
        let form =
            switch info.formKind {
            case .european: "eu"
            case .usStates: "us"
            case .idfaExplainer: "idfa"
            case nil: "-"
            }
        let consentMode =
            info.consentMode.map { mode in
                [mode.adStorage, mode.adUserData, mode.adPersonalization, mode.analyticsStorage]
                    .map { $0 == .granted ? "g" : "d" }.joined()
            } ?? "-"
        let blocked = info.blockedBy.map(\.code).joined(separator: ",")
        return """
            \(info.regulation)\(gdpr) \(info.consentStatus.rawValue) \(form) \(info.adsMode.rawValue) \
            \(info.reason.code.rawValue) \(consentMode)\(blocked.isEmpty ? "" : " ; " + blocked)
            """
    }
}
