// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Testing

/// The arrows of docs/architecture.md, held by reading the sources.
@Suite struct ArchitectureTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Source {
        var path: String
        var text: String

        var imports: Set<String> {
            Set(
                text.split(separator: "\n").compactMap { line in
                    let words = line.split(separator: " ")
                    let modifiers = ["internal", "private", "public"]
                    guard let index = words.firstIndex(of: "import"), words.count > index + 1,
                        words[..<index].allSatisfy({ modifiers.contains(String($0)) })
                    else { return nil }
                    return String(words[index + 1])
                })
        }

        /// Without comments, so that prose may name what code may not.
        var code: String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        }
    }

    private static func sources(_ folder: String) throws -> [Source] {
        let base = root.appendingPathComponent("Sources/\(folder)")
        let paths = try #require(FileManager.default.enumerator(atPath: base.path)).compactMap { $0 as? String }
        return try paths.filter { $0.hasSuffix(".swift") }.map {
            Source(path: $0, text: try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
        }
    }

    @Test func `the model imports nothing`() throws {
        let sources = try Self.sources("ConsentModel")
        #expect(sources.count > 30)
        for source in sources { #expect(source.imports.isEmpty, "\(source.path) imports \(source.imports)") }
    }

    @Test(arguments: [
        ("CMicroHTTPD", "HTTP/MicroHTTPD"), ("CSQLite", "Storage/SQLite/"), ("CMaxMindDB", "Geolocation/MMDB"),
        ("CSodium", "Cryptography/"),
    ])
    func `a C library is imported behind its folder alone`(_ module: String, _ prefix: String) throws {
        var count = 0
        for source in try Self.sources("ConsentServer") where source.imports.contains(module) {
            count += 1
            #expect(source.path.hasPrefix(prefix), "\(source.path) imports \(module)")
        }
        #expect(count > 0)
    }

    @Test func `no part of the server imports what is not on the list`() throws {
        let allowed: Set = [
            "ConsentModel", "Glibc", "Dispatch", "Synchronization", "CMicroHTTPD", "CSQLite", "CMaxMindDB", "CSodium",
        ]
        for source in try Self.sources("ConsentServer") {
            let others = source.imports.subtracting(allowed)
            #expect(others.isEmpty, "\(source.path) imports \(others)")
        }
    }

    @Test(arguments: [
        ("HTTP/", ["RecordStore", "RecordReader", "StorageError", "ServerContext", "Catalogue"]),
        ("Storage/", ["HTTPRequest", "HTTPResponse", "HTTPAnswer", "ServerContext", "Catalogue", "Problem("]),
        ("Geolocation/", ["RecordStore", "ServerContext", "Catalogue", "Problem("]),
        ("JSON/", ["HTTPRequest", "RecordStore", "ServerContext", "Catalogue", "Problem("]),
        ("Cryptography/", ["HTTPRequest", "RecordStore", "ServerContext", "Catalogue"]),
    ])
    func `a lower folder names nothing of those above or beside it`(_ folder: String, _ names: [String]) throws {
        for source in try Self.sources("ConsentServer") where source.path.hasPrefix(folder) {
            for name in names {
                let pattern = try Regex("\\b" + name.replacing("(", with: "\\("))
                #expect(source.code.firstMatch(of: pattern) == nil, "\(source.path) names \(name)")
            }
        }
    }

    @Test func `whatever is taken out of the checker's hands says why`() throws {
        for source in try Self.sources("ConsentServer") + Self.sources("ConsentModel") {
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated()
            where !line.contains("//")
                && (line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)"))
            {
                let around = lines[max(0, index - 4)...min(lines.count - 1, index + 4)]
                #expect(around.contains { $0.contains("//") }, "\(source.path):\(index + 1)")
            }
            for forbidden in ["try!", "as!", "fatalError("] {
                #expect(!source.code.contains(forbidden), "\(source.path) has \(forbidden)")
            }
        }
    }

    @Test func `every public table of codes stands in the contract`() throws {
        let contract = try String(contentsOf: Self.root.appendingPathComponent("openapi.yaml"), encoding: .utf8)
        for code in try Self.sources("ConsentServer").first(where: { $0.path == "Problems/ProblemCode.swift" })?
            .text.matches(of: #/case [a-zA-Z]+ = "([a-z_]+)"/#).map(\.1) ?? []
        {
            #expect(contract.contains("- \(code)\n"), "openapi.yaml lacks \(code)")
        }
    }
}
