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
            body.object("vendor_list") { body in
                body.member("version", context.vendorList.version.version)
                body.member("tcf_policy_version", context.vendorList.version.tcfPolicyVersion)
            }
        }
        return body.bytes
    }
}
