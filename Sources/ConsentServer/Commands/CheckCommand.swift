// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server check`.
enum CheckCommand {
    static let command = Command(
        name: "check", summary: "check all that `serve` would refuse, without opening or making anything",
        usage: "check",
        notes: [
            "Prints what it finds; exits 0 where the server would start with it, as this user and on this machine.",
            "What is inside an existing database is not looked at, so it can run beside a server that uses it.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let configuration = try invocation.configuration()
        FileDescriptors.raiseLimit()
        try Server.checkListening(configuration, mayBeInUse: true)
        let geolocator = try ServerContext.check(configuration)
        invocation.output("configuration: sound")
        invocation.output("address database: \(geolocator.description)")
        if let date = geolocator.buildDate { invocation.output("address database: made on \(date.day)") }
        if !geolocator.hasSubdivisions {
            invocation.output(
                "address database: no subdivisions, so that every US state is unknown; each app's unknown_us_state "
                    + "decides (regulated unless it says otherwise)")
        }
        if let file = configuration.appsFile {
            for put in try AppsFile.puts(file, vendorList: .builtIn, now: SystemClock.now()) {
                invocation.output("app \(put.id): sound")
                for warning in put.document.languageWarnings { invocation.output("app \(put.id): \(warning)") }
            }
        }
        if configuration.debugGeography == .all {
            invocation.output("CONSENT_DEBUG_GEOGRAPHY=all: anyone can choose their law; never in production")
        }
    }
}
