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
        let checked = try ServerContext.check(configuration)
        let (geolocator, vendorList) = (checked.geolocator, checked.vendorList)
        invocation.output("configuration: sound")
        invocation.output("address database: \(geolocator.description)")
        if let date = geolocator.buildDate { invocation.output("address database: made on \(date.day)") }
        if !geolocator.hasSubdivisions {
            invocation.output(
                "address database: no subdivisions, so that every US state is unknown; each app's unknown_us_state "
                    + "decides (regulated unless it says otherwise)")
        }
        report(vendorList, invocation)
        invocation.output(
            configuration.cmp.id.map { "TC strings: CMP id \($0), version \(configuration.cmp.version)" }
                ?? "TC strings: no CONSENT_CMP_ID, so production apps get none")
        for put in checked.puts ?? [] {
            invocation.output("app \(put.id): sound")
            for warning in FormWarning.all(for: put.document) where warning.code == .languageWithoutTexts {
                invocation.output("app \(put.id): \(warning.detail)")
            }
            report(put.document, of: put.id.description, vendorList.list, invocation)
        }
        if configuration.debugGeography == .all {
            invocation.output("CONSENT_DEBUG_GEOGRAPHY=all: anyone can choose their law; never in production")
        }
    }

    private static func report(_ loaded: LoadedVendorList, _ invocation: CommandInvocation) {
        let list = loaded.list
        guard let path = loaded.path else {
            invocation.output(
                "vendor list: the built-in one of one vendor, with texts of our own: name IAB Europe's with CONSENT_GVL"
            )
            return
        }
        let shown = list.vendors.count - list.deletedVendors.ids.count
        invocation.output(
            "vendor list: \(path), version \(list.version.version), TCF policy \(list.version.tcfPolicyVersion), "
                + "\(shown) vendors and \(list.deletedVendors.ids.count) deleted ones")
        if let date = list.lastUpdated { invocation.output("vendor list: published on \(date.day)") }
        let languages = list.translations.keys.sorted()
        invocation.output(
            languages.isEmpty
                ? "vendor list: no translations beside it; forms in every language show the English texts"
                : "vendor list: translations \(languages.joined(separator: ", "))")
        for warning in loaded.warnings { invocation.output("vendor list: \(warning)") }
    }

    private static func report(
        _ document: AppDocument, of id: String, _ list: VendorList, _ invocation: CommandInvocation
    ) {
        let hidden = list.vendorsNotShown(of: document)
        if !hidden.isEmpty {
            invocation.output(
                "app \(id): vendors \(hidden.map { String($0) }.joined(separator: ", ")) were deleted from the vendor "
                    + "list, and no form shows them: take them out")
        }
        guard list.version != .builtIn else { return }
        let languages = FormDescription.languages(of: document).filter { !list.hasTexts(in: $0) }
        if !languages.isEmpty {
            invocation.output(
                "app \(id): no translation of the vendor list in \(languages.joined(separator: ", ")): its forms show "
                    + "the official texts in English")
        }
    }
}
