// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct CommandTests {
    private final class Shell: Sendable {
        let output = Locked<[String]>([])
        let errors = Locked<[String]>([])

        func run(_ arguments: [String], _ environment: [String: String] = [:]) -> Int32 {
            Command.run(
                arguments, environment: environment,
                output: { [self] line in output.withLock { $0.append(line) } },
                errorOutput: { [self] line in errors.withLock { $0.append(line) } })
        }

        var text: String { output.withLock { $0 }.joined(separator: "\n") }
        var errorText: String { errors.withLock { $0 }.joined(separator: "\n") }
    }

    @Test func `every command has help, and an unknown one is told`() {
        for command in Command.all {
            let shell = Shell()
            #expect(shell.run([command.name, "--help"]) == 0)
            #expect(shell.text.contains("usage: consent-server \(command.name)"))
        }
        let shell = Shell()
        #expect(shell.run(["sreve"]) == 64)
        #expect(shell.errorText.contains("no command"))
        #expect(Shell().run([]) == 64)
        #expect(Shell().run(["--version"]) == 0)
    }

    @Test func `verify tells damage, which is its answer, from a wrong configuration`() throws {
        try TemporaryDirectory.with { directory in
            let path = directory + "/c.db"
            let environment = ["CONSENT_DATABASE": path, "CONSENT_GEOIP_DATABASE": "none"]
            try FileText.create(directory + "/apps.json", content: #"{"demo":{"name":"Demo"}}"#, mode: 0o600)
            #expect(Shell().run(["apps", "apply", directory + "/apps.json"], environment) == 0)
            #expect(Shell().run(["verify"], environment) == 0)
            let sound = try Data(contentsOf: URL(filePath: path))
            func verify(_ spoiled: Data) throws -> (Int32, String) {
                try spoiled.write(to: URL(filePath: path))
                let shell = Shell()
                let code = shell.run(["verify"], environment)
                #expect(try Data(contentsOf: URL(filePath: path)) == spoiled)
                return (code, shell.errorText)
            }
            var page = sound
            page.replaceSubrange(4096 * 3..<4096 * 4, with: [UInt8](repeating: 0xDE, count: 4096))
            for (spoiled, words) in [
                (page, "damaged ("), (sound.dropLast(4096), "cut short"), (Data(), "0 bytes"),
                (Data(repeating: 0x20, count: sound.count), "not an SQLite database"),
            ] {
                let (code, text) = try verify(Data(spoiled))
                #expect(code == 1 && text.contains(words), "\(text)")
            }
            try sound.write(to: URL(filePath: path))
            do {
                let connection = try SQLiteConnection(path, as: .writer)
                connection.keepsLogOnClose(false)
                try connection.execute("DELETE FROM meta")
            }
            let shell = Shell()
            #expect(shell.run(["verify"], environment) == 1)
            #expect(shell.errorText.contains("table meta is empty"))

            try sound.write(to: URL(filePath: path))
            FileSystem.remove(path + ".key")
            try FileText.create(path + ".key", content: String(repeating: "ab", count: 32), mode: 0o600)
            let (code, text) = try verify(sound)
            #expect(code == 78 && text.contains("put the key file of this database back (CONSENT_KEY_FILE)"), "\(text)")
            // For everything else a damaged file is a wrong configuration, as before.
            try page.write(to: URL(filePath: path))
            #expect(Shell().run(["purge", "--dry-run"], environment) == 78)
        }
    }

    @Test func `backup and restore end with the status of what stood in the way`() throws {
        try TemporaryDirectory.with { directory in
            let environment = ["CONSENT_DATABASE": directory + "/c.db", "CONSENT_GEOIP_DATABASE": "none"]
            try FileText.create(directory + "/apps.json", content: #"{"demo":{"name":"Demo"}}"#, mode: 0o600)
            #expect(Shell().run(["apps", "apply", directory + "/apps.json"], environment) == 0)
            let backup = directory + "/b.db"
            #expect(Shell().run(["backup", backup], environment) == 0)
            let elsewhere = environment.merging(["CONSENT_DATABASE": directory + "/new/c.db"]) { $1 }
            try FileText.create(directory + "/other.key", content: String(repeating: "cd", count: 32), mode: 0o600)
            try FileText.create(directory + "/open.key", content: String(repeating: "cd", count: 32), mode: 0o644)
            for (arguments, environment, code, words) in [
                (["backup", directory], environment, 73, "is a directory: name a file in it"),
                (["backup", directory + "/c.db"], environment, 73, "the database itself"),
                (["backup", directory + "/apps.json"], environment, 73, "is not a backup of this database"),
                (["backup", directory + "/no/b.db"], environment, 73, "there is no directory"),
                (["restore", directory + "/no.db"], elsewhere, 66, "there is no file"),
                (["restore", directory], elsewhere, 66, "is a directory, not a backup file"),
                (["restore", directory + "/apps.json"], elsewhere, 65, "is not a backup"),
                (["restore", backup], environment, 73, "is not empty"),
                (["restore", backup, "--key", directory + "/no.key"], elsewhere, 78, "name it with --key"),
                (["restore", backup, "--key", directory + "/other.key"], elsewhere, 78, "is not the key of"),
                (["restore", backup, "--key", directory + "/open.key"], elsewhere, 78, "chmod 600"),
                (
                    ["export", "--all", "--after", "0000000000000000.5"], environment, 65,
                    "another database"
                ),
            ] as [([String], [String: String], Int32, String)] {
                let shell = Shell()
                #expect(shell.run(arguments, environment) == code, "\(arguments): \(shell.errorText)")
                #expect(shell.errorText.contains(words), "\(arguments): \(shell.errorText)")
            }
            #expect(!FileText.exists(directory + "/new/c.db"))
            #expect(Shell().run(["restore", backup], elsewhere) == 0)
            #expect(Shell().run(["verify"], elsewhere) == 0)
        }
    }

    /// The exact way that the start log names where there is no app.
    @Test func `apps are put, listed, changed and deleted without a running server`() throws {
        try TemporaryDirectory.with { directory in
            let environment = ["CONSENT_DATABASE": directory + "/c.db", "CONSENT_GEOIP_DATABASE": "none"]
            try FileText.create(
                directory + "/apps.json", content: #"{"demo":{"name":"Demo","environment":"testing"}}"#, mode: 0o600)
            let shell = Shell()
            #expect(shell.run(["apps", "apply", directory + "/apps.json"], environment) == 0, "\(shell.errorText)")
            #expect(shell.run(["apps", "test-devices", "demo", "add", "device-1", "QA"], environment) == 0)
            #expect(shell.run(["apps", "test-devices", "demo"], environment) == 0)
            #expect(shell.text.contains(#""label":"QA""#))
            #expect(shell.run(["apps", "list"], environment) == 0)
            #expect(shell.text.contains(#""app_id":"demo""#))
            #expect(shell.run(["apps", "delete", "demo"], environment) == 0)
            #expect(shell.run(["apps", "show", "demo"], environment) == 65)
            #expect(shell.errorText.contains("app_not_found"))
        }
    }

    @Test func `looking at a database that is not there makes none`() throws {
        try TemporaryDirectory.with { directory in
            let shell = Shell()
            #expect(shell.run(["apps", "list"], ["CONSENT_DATABASE": directory + "/c.db"]) == 66)
            #expect(shell.errorText.contains("CONSENT_DATABASE"))
            let files = try FileManager.default.contentsOfDirectory(atPath: directory)
            #expect(files.isEmpty)
        }
    }

    @Test func `a fault in one app leaves the others as they were`() throws {
        try TemporaryDirectory.with { directory in
            let environment = ["CONSENT_DATABASE": directory + "/c.db", "CONSENT_GEOIP_DATABASE": "none"]
            try FileText.create(directory + "/apps.json", content: #"{"a":{"name":"A"},"b":{"name":1}}"#, mode: 0o600)
            let shell = Shell()
            #expect(shell.run(["apps", "apply", directory + "/apps.json"], environment) == 65)
            #expect(shell.errorText.contains("b: `name`"))
            #expect(shell.run(["apps", "list"], environment) == 0)
            #expect(shell.text == #"{"apps":[]}"#)
        }
    }

    @Test func `a file that is a pipe is refused, not waited for`() throws {
        try TemporaryDirectory.with { directory in
            #expect(unsafe mkfifo(directory + "/pipe", 0o600) == 0)
            let shell = Shell()
            #expect(shell.run(["simulate", directory + "/pipe", "DE"]) == 66)
            let environment = [
                "CONSENT_DATABASE": directory + "/c.db", "CONSENT_KEY_FILE": directory + "/pipe",
                "CONSENT_GEOIP_DATABASE": "none",
            ]
            let apply = ["apps", "apply", directory + "/none.json"]
            try FileText.create(directory + "/none.json", content: "{\"a\":{\"name\":\"A\"}}", mode: 0o600)
            #expect(shell.run(apply, environment) == 78)
            #expect(shell.errorText.contains("not a regular file"))
        }
    }

    @Test func `simulate prints one line a place`() throws {
        try TemporaryDirectory.with { directory in
            try FileText.create(directory + "/app.json", content: #"{"name":"Shop"}"#, mode: 0o600)
            let shell = Shell()
            #expect(shell.run(["simulate", directory + "/app.json", "DE", "US-CA", "other"]) == 0)
            #expect(shell.output.withLock { $0.count } == 3)
            #expect(shell.text.contains(#""geography":"DE""#) && shell.text.contains(#""regulation":"us_state""#))
        }
    }

    @Test func `simulate knows an apps file when it is given one`() throws {
        try TemporaryDirectory.with { directory in
            try FileText.create(
                directory + "/apps.json", content: #"{"demo":{"name":"Demo"},"shop":{"name":"Shop"}}"#, mode: 0o600)
            let shell = Shell()
            #expect(shell.run(["simulate", directory + "/apps.json", "DE"]) == 65)
            #expect(shell.errorText.contains("apps file") && shell.errorText.contains("demo"))
            try FileText.create(directory + "/app.json", content: #"{"nmae":"Demo"}"#, mode: 0o600)
            let other = Shell()
            #expect(other.run(["simulate", directory + "/app.json", "DE"]) == 65)
            #expect(!other.errorText.contains("apps file"))
        }
    }

    @Test func `a file that is not there has an exit code of its own, whichever command is given it`() throws {
        try TemporaryDirectory.with { directory in
            let none = directory + "/none"
            #expect(Shell().run(["geo", "pack", none, none, directory + "/out"]) == 66)
            #expect(Shell().run(["simulate", none, "DE"]) == 66)
            #expect(Shell().run(["apps", "apply", none], ["CONSENT_DATABASE": directory + "/c.db"]) == 66)
            #expect(Shell().run(["geo", "1.1.1.1"], ["CONSENT_GEOIP_DATABASE": none]) == 66)
            #expect(Shell().run(["check"], ["CONSENT_APPS": none, "CONSENT_GEOIP_DATABASE": "none"]) == 66)
            try FileText.create(directory + "/wrong", content: "no table", mode: 0o600)
            #expect(Shell().run(["geo", "1.1.1.1"], ["CONSENT_GEOIP_DATABASE": directory + "/wrong"]) == 65)
            let files = try FileManager.default.contentsOfDirectory(atPath: directory)
            #expect(files == ["wrong"])
        }
    }

    /// What `serve` refuses, and a word of why.
    static let refused: [(settings: [String: String], word: String)] = [
        (["CONSENT_HOST": "192.0.2.1"], "CONSENT_HOST"), (["CONSENT_HOST": "not an address"], "CONSENT_HOST"),
        (["CONSENT_DATABASE": ":memory:"], "not the path of a file"),
        (["CONSENT_DATABASE": "/nowhere/c.db"], "no directory"), (["CONSENT_DATABASE": "/tmp"], "directory"),
        (["CONSENT_DATABASE": "/tmp/\(String(repeating: "x", count: 150)).db"], "socket"),
        (["CONSENT_APPS": "/nowhere.json"], "/nowhere.json"), (["CONSENT_GEOIP_DATABASE": "/nowhere"], "/nowhere"),
        (["CONSENT_KEY_FILE": "/dev/null"], "not a regular file"), (["CONSENT_THREADS": "0"], "CONSENT_THREADS"),
    ]

    @Test(arguments: refused)
    func `check refuses what serve refuses, and makes nothing`(_ row: (settings: [String: String], word: String)) throws
    {
        try TemporaryDirectory.with { directory in
            let base = ["CONSENT_DATABASE": directory + "/c.db", "CONSENT_GEOIP_DATABASE": "none", "CONSENT_PORT": "0"]
            let sound = Shell()
            #expect(sound.run(["check"], base) == 0, "\(sound.errorText)")
            for command in ["check", "serve"] {
                let shell = Shell()
                #expect(shell.run([command], base.merging(row.settings) { $1 }) != 0)
                #expect(shell.errorText.contains(row.word), "\(shell.errorText)")
            }
            let files = try FileManager.default.contentsOfDirectory(atPath: directory)
            #expect(files.isEmpty)
        }
    }

    @Test func `check warns of languages without texts`() throws {
        try TemporaryDirectory.with { directory in
            try FileText.create(
                directory + "/apps.json", content: #"{"demo":{"name":"Demo","languages":["en","tlh"]}}"#, mode: 0o600)
            let shell = Shell()
            let environment = [
                "CONSENT_DATABASE": directory + "/c.db", "CONSENT_GEOIP_DATABASE": "none", "CONSENT_PORT": "0",
                "CONSENT_APPS": directory + "/apps.json",
            ]
            #expect(shell.run(["check"], environment) == 0)
            #expect(shell.text.contains("app demo: sound"))
            #expect(shell.text.contains("no texts in tlh"))
        }
    }

    @Test(
        arguments: [
            ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA.IABM", "tc", 0), ("DBABL~BVVqAAEABCA", "gpp", 0),
            ("2~1~dv.2", "ac", 0), ("1YNN", "us_privacy", 0),
            ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAIAAAAqIABMAAAAA.IABM", "tc", 1), ("DB", "gpp", 1), ("", "tc", 1),
        ] as [(String, String, Int32)])
    func `decode tells kind and content, and by its exit code whether the string is valid`(
        _ string: String, _ kind: String, _ status: Int32
    ) throws {
        let shell = Shell()
        #expect(shell.run(["decode", string]) == status)
        let answer = try JSONScanner.parse(Array(shell.text.utf8))
        #expect(answer[path: "kind"] == kind)
        #expect(answer[path: "valid"] == "\(status == 0)")
        #expect(shell.errorText.isEmpty)
    }

    @Test func `decode takes one string`() {
        let shell = Shell()
        #expect(shell.run(["decode"]) == 64)
        #expect(shell.run(["decode", "1YNN", "1YNN"]) == 64)
        #expect(shell.output.withLock { $0.isEmpty })
    }

    @Test func `check reads the vendor list, and says what it has and what is wrong with it`() throws {
        try TemporaryDirectory.with { directory in
            let environment = ["CONSENT_GEOIP_DATABASE": "none", "CONSENT_GVL": directory + "/list.json"]
            let missing = Shell()
            #expect(missing.run(["check"], environment) == 66)
            #expect(missing.errorText == "consent-server check: CONSENT_GVL: there is no file \(directory)/list.json")

            try FileText.create(directory + "/list.json", content: VendorListFixture().json, mode: 0o600)
            try FileText.create(
                directory + "/apps.json", content: #"{"shop":{"name":"Shop","languages":["en","de"]}}"#, mode: 0o600)
            let shell = Shell()
            let apps = environment.merging(["CONSENT_APPS": directory + "/apps.json"]) { $1 }
            #expect(shell.run(["check"], apps) == 0, "\(shell.errorText)")
            #expect(shell.text.contains("version 178, TCF policy 5, 3 vendors and 0 deleted ones"))
            #expect(shell.text.contains("published on 2026-11-26"))
            #expect(shell.text.contains("app shop: no translation of the vendor list in de"))

            let builtIn = Shell()
            #expect(builtIn.run(["check"], ["CONSENT_GEOIP_DATABASE": "none"]) == 0)
            #expect(builtIn.text.contains("vendor list: the built-in one of one vendor"))
        }
    }

    @Test func `every route is listed`() {
        let shell = Shell()
        #expect(shell.run(["routes"]) == 0)
        #expect(shell.output.withLock { $0.count } == RouteTable.all.count)
        #expect(shell.text.contains("/v1/apps/{app}/devices/{device}/consent-info"))
    }

    @Test(arguments: ["{}", "x", "HTTP/1.1 abc\r\n\r\n", ""])
    func `an answer that is not HTTP is an error`(_ text: String) {
        #expect(throws: ClientError.self) { try HTTPClient.parse(Array(text.utf8)) }
    }
}
