// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Swift 6 language mode, every warning an error, every touch of unsafe memory spelled `unsafe`.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // Not MemberImportVisibility: the C modules' headers include <netinet/in.h> as Glibc's does, and which of them then owns
    // its structs depends on which was compiled first. With two jobs a clean build failed now and then.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

let package = Package(
    name: "consent-server",
    products: [
        .executable(name: "consent-server", targets: ["ConsentServer"]),
        .library(name: "ConsentModel", targets: ["ConsentModel"]),
    ],
    targets: [
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMaxMindDB", pkgConfig: "libmaxminddb", providers: [.apt(["libmaxminddb-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .target(name: "ConsentModel", swiftSettings: strict),
        .executableTarget(
            name: "ConsentServer",
            dependencies: ["ConsentModel", "CMicroHTTPD", "CSQLite", "CMaxMindDB", "CSodium"],
            exclude: ["HostedPage/Assets"], swiftSettings: strict),
        .testTarget(
            name: "ConsentModelTests", dependencies: ["ConsentModel"], exclude: ["Vectors"], swiftSettings: strict),
        .testTarget(
            name: "ConsentServerTests", dependencies: ["ConsentServer", "ConsentModel"], exclude: ["Fixtures"],
            swiftSettings: strict),
    ]
)
