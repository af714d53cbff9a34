// SPDX-License-Identifier: Apache-2.0

/// The version of this server, as `/version`, the evidence and `consent-server version` give it.
enum ServerVersion {
    static let current = "0.1.0"
}
