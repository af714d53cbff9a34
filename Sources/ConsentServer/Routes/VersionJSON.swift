// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What runs here: the server, the libraries that it is linked with, the data that it uses.
enum VersionJSON {
    static func encode(_ context: ServerContext) -> [UInt8] {
        var body = JSONWriter()
        body.object { body in
            body.member("name", "consent-server")
            body.member("version", ServerVersion.current)
            body.object("libraries") { body in
                body.member("libmicrohttpd", MicroHTTPDServer.libraryVersion)
                body.member("sqlite", SQLiteStore.libraryVersion)
                body.member("libsodium", Sodium.libraryVersion)
                body.member("libmaxminddb", MMDBTable.libraryVersion)
            }
            body.object("geography") { body in
                GeographyJSON.writeDatabase(context.geolocator, to: &body)
                body.member("attribution", context.geolocator.attribution)
            }
            body.object("transparency") { body in
                body.member("log", hexadecimal(context.store.instance))
                body.member("public_key", hexadecimal(context.transparency.key.publicKey))
            }
            body.object("vendor_list") { writeVendorList(context, to: &$0) }
        }
        return body.bytes
    }

    /// Members of an object that is open: which vendor list is in force.
    static func writeVendorList(_ context: ServerContext, to body: inout JSONWriter) {
        let loaded = context.loadedVendorList
        body.member("version", loaded.list.version.version)
        body.member("tcf_policy_version", loaded.list.version.tcfPolicyVersion)
        body.member("source", loaded.path == nil ? "built_in" : "file")
        body.member("last_updated", loaded.list.lastUpdated)
        body.member("vendors", loaded.list.vendors.count - loaded.list.deletedVendors.ids.count)
        body.member("translations", loaded.list.translations.keys.sorted())
    }
}
