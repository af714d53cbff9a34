// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server simulate`.
enum SimulateCommand {
    static let command = Command(
        name: "simulate", summary: "tell what an app's users would get in each place, without a database",
        usage: "simulate FILE GEOGRAPHY…",
        notes: [
            "FILE is an app document. GEOGRAPHY is eea, regulated_us_state, other, a country or a subdivision (DE, US-CA).",
            "Prints one JSON object a geography. The route POST /v1/admin/simulate also takes dates.",
        ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.count >= 2, let file = invocation.arguments.first else {
            throw CommandFailure(.usage, "give FILE and one GEOGRAPHY or more")
        }
        let document = try JSONFile.read(file)
        // Of the environment only the vendor list counts here: whatever else is set, no server is started with it.
        var configuration = Configuration()
        configuration.vendorListFile = invocation.environment["CONSENT_GVL"]
        let vendorList = try LoadedVendorList.open(configuration)
        let matrix = JSONValue.object([
            JSONMember(name: "document", value: document),
            JSONMember(
                name: "geographies", value: .array(invocation.arguments.dropFirst().map { JSONValue.string($0) })),
        ])
        do throws(FieldError) {
            let simulation = try Simulation(
                json: matrix, catalogue: Catalogue(), vendorList: vendorList.list, now: SystemClock.now())
            for line in simulation.encodeLines() { invocation.output(String(decoding: line, as: UTF8.self)) }
        } catch { throw CommandFailure(.data, "\(file): \(error.detail)\(hint(document))") }
    }

    /// An apps file is what the other commands take, so it is easily given here too.
    private static func hint(_ document: JSONValue) -> String {
        guard case .object(let members) = document, let first = members.first,
            members.allSatisfy({ if case .object = $0.value { AppID($0.name) != nil } else { false } })
        else { return "" }
        return "; this looks like an apps file {app_id: document}, and simulate takes one document: "
            + "save that of \(first.name) alone"
    }
}
