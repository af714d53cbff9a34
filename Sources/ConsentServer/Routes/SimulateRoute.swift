// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `POST /v1/admin/simulate`: the decision of an app for a matrix of geographies and dates; nothing is stored.
enum SimulateRoute {
    static func post(_ call: Call) throws(Problem) -> HTTPAnswer {
        let context = call.context
        let simulation = try call.decoding { (value) throws(FieldError) in
            try Simulation(json: value, catalogue: context.catalogue, vendorList: context.vendorList, now: call.now)
        }
        var response = HTTPResponse(status: 200, body: simulation.encodeResults())
        response.headers = [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
        return .ready(response)
    }
}

/// A matrix of cases under one app document.
struct Simulation {
    private var document: AppDocument
    private var vendorList: VendorList
    private var geographies: [DebugGeography]
    private var dates: [Timestamp]
    private var isUnderAge = false
    private var globalPrivacyControl = false

    /// How many cells a matrix may have.
    private static let limit = 10_000
    private static let fields = [
        "app_id", "document", "geographies", "dates", "tag_for_under_age_of_consent", "global_privacy_control",
    ]

    init(json: JSONValue, catalogue: Catalogue, vendorList: VendorList, now: Timestamp) throws(FieldError) {
        let fields = try JSONFields(json, known: Self.fields)
        self.vendorList = vendorList
        document = try Self.readDocument(fields, catalogue, vendorList)
        geographies = try fields.required("geographies").distinct(atMost: Self.limit) { (field) throws(FieldError) in
            guard let geography = DebugGeography(try field.string(1...32)) else {
                throw field.invalid("is not a geography: eea, regulated_us_state, other, DE, US-CA, …")
            }
            return geography
        }
        dates =
            try fields["dates"]?.distinct(atMost: Self.limit) { (field) throws(FieldError) in
                guard let date = Timestamp(rfc3339: try field.string(1...40)) else {
                    throw field.invalid("is not a time as RFC 3339 has it: 2026-11-30T12:00:00Z")
                }
                return date
            } ?? [now]
        guard geographies.count * dates.count <= Self.limit else {
            throw FieldError(.invalid, "geographies", "and dates make more than \(Self.limit) cases")
        }
        isUnderAge = try fields["tag_for_under_age_of_consent"]?.bool() ?? false
        globalPrivacyControl = try fields["global_privacy_control"]?.bool() ?? false
    }

    private static func readDocument(
        _ fields: JSONFields, _ catalogue: Catalogue, _ vendorList: VendorList
    ) throws(FieldError) -> AppDocument {
        switch (fields["app_id"], fields["document"]) {
        case (let field?, nil):
            guard let app = AppID(try field.string(1...128)).flatMap({ catalogue[$0] }) else {
                throw field.invalid("is not an app that is here")
            }
            return app.document
        case (nil, let field?):
            return try AppDocument(json: field.value, rules: AppDocumentRules(vendorList: vendorList), at: field.path)
        case (nil, nil): throw FieldError(.missing, "app_id", "or `document` is missing")
        default: throw FieldError(.conflicting, "document", "and `app_id` exclude each other")
        }
    }

    func encodeResults() -> [UInt8] {
        var body = JSONWriter(capacity: geographies.count * dates.count * 256)
        body.object { body in
            body.array("results") { body in
                for (geography, date) in cases { body.object { write(geography, date, to: &$0) } }
            }
        }
        return body.bytes
    }

    /// One object a case.
    func encodeLines() -> [[UInt8]] {
        cases.map { geography, date in
            var line = JSONWriter()
            line.object { write(geography, date, to: &$0) }
            return line.bytes
        }
    }

    private var cases: [(DebugGeography, Timestamp)] {
        geographies.flatMap { geography in dates.map { (geography, $0) } }
    }

    private func write(_ geography: DebugGeography, _ date: Timestamp, to body: inout JSONWriter) {
        var request = DecisionRequest(
            app: document, geography: Geography(place: geography.place ?? .unknown, source: .debug),
            vendorList: vendorList.version, now: date)
        request.isUnderAge = isUnderAge
        request.globalPrivacyControl = globalPrivacyControl
        let info = decide(request)
        body.member("geography", geography.requested)
        body.member("date", date)
        body.member("regulation", info.regulation)
        body.member("gdpr_applies", info.gdprApplies)
        body.member("consent_status", info.consentStatus.rawValue)
        body.member("form_status", info.formStatus.rawValue)
        body.member("privacy_options_requirement_status", info.privacyOptionsRequirementStatus.rawValue)
        body.member("can_request_ads", info.canRequestAds)
        body.member("ads_mode", info.adsMode.rawValue)
        body.member("reason", info.reason.code.rawValue)
    }
}
