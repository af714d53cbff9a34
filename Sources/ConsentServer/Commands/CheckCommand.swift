// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server check`.
enum CheckCommand {
    static let command = Command(
        name: "check", summary: "check the configuration, the address database and the apps file; open no database",
        usage: "check",
        notes: ["Prints what it finds; exits 0 where the server would start with it, database apart."]
    ) { (invocation) throws(CommandFailure) in
        let configuration = try invocation.configuration()
        let geolocator = try Geolocator.open(configuration)
        invocation.output("configuration: sound")
        invocation.output("address database: \(geolocator.description)")
        if let date = geolocator.buildDate { invocation.output("address database: made on \(date.day)") }
        if !geolocator.hasSubdivisions {
            invocation.output(
                "address database: no subdivisions, so that every US state is unknown; each app's unknown_us_state "
                    + "decides (regulated unless it says otherwise)")
        }
        if let file = configuration.appsFile {
            for (id, value) in try AppsFile.read(file) {
                guard AppID(id) != nil else {
                    throw CommandFailure(.data, "\(file): \(quoted(id)) is not an app id: 1 to 128 of A-Z a-z 0-9 . _ ~ -")
                }
                do throws(FieldError) {
                    _ = try AppDocument(json: value, rules: AppDocumentRules(vendorList: .builtIn))
                } catch { throw CommandFailure(.data, "\(file): app \(id): \(error.detail)") }
                invocation.output("app \(id): sound")
            }
        }
        if configuration.debugGeography == .all {
            invocation.output("CONSENT_DEBUG_GEOGRAPHY=all: anyone can choose their law; never in production")
        }
    }
}
