// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct TransparencyTests {
    /// The leaves, hashes and roots that implementations of RFC 6962 check each other with.
    @Test func `the log's hashes are those of Certificate Transparency`() {
        let hashing = EventSealing.standard.hashing
        let entries: [[UInt8]] = [
            [], [0x00], [0x10], [0x20, 0x21], [0x30, 0x31], [0x40, 0x41, 0x42, 0x43], Array(0x50...0x57),
            Array(0x60...0x6f),
        ]
        let roots = [
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
        ]
        var frontier = LogFrontier()
        for (entry, root) in zip(entries, roots) {
            frontier.append(hashing.leaf(header: entry, payloadHash: []), hashing: hashing)
            #expect(hexadecimal(frontier.root(hashing)) == root)
        }
    }

    @Test func `the head covers what was acknowledged, and the same log has the same head`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let empty = try caller.send("GET", "/v1/transparency/head")
            #expect(empty.status == 200)
            #expect(try empty.json()["tree_size"] == .integer(0))
            try caller.choose("consent")
            let first = try caller.send("GET", "/v1/transparency/head")
            service.advance(seconds: 5)
            let again = try caller.send("GET", "/v1/transparency/head")
            #expect(first.body == again.body)
            let head = try SignedHead(JSONField(path: "", value: try first.json()))
            #expect(head.head.size == 1)
            #expect(head.head.log == service.context.store.instance)
            #expect(service.context.transparency.key.isSigned(head))
            try caller.change("do_not_consent")
            let later = try SignedHead(
                JSONField(path: "", value: try caller.send("GET", "/v1/transparency/head").json()))
            #expect(later.head.size == 2)
            // Reads write nothing.
            #expect(try service.context.store.see { try $0.newestHead() } == nil)
        }
    }

    @Test func `proofs lead from an event to a head, and from a head to a later one`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            var caller = caller
            for number in 0..<7 {
                caller.device = "device-\(number)-0123456789abcdef"
                try caller.choose("consent")
            }
            let hashing = service.context.transparency.hashing
            let head = try SignedHead(
                JSONField(path: "", value: try caller.send("GET", "/v1/transparency/head").json()))
            let proof = try caller.send("GET", "/v1/transparency/proofs/inclusion?sequence=3").json()
            let path = try Self.hashes(proof)
            #expect(proof[path: "leaf_index"] == "2")
            #expect(proof[path: "tree_size"] == "7")
            let leaf = try JSONField(path: "", value: try #require(proof["leaf_hash"])).bytes(32)
            #expect(hashing.root(ofLeaf: leaf, index: 2, size: 7, path: path) == head.head.root)

            let consistency = try caller.send("GET", "/v1/transparency/proofs/consistency?from=3&to=7").json()
            let root = try service.context.store.see { try service.context.transparency.root(3, $0) }
            let roots = hashing.roots(from: 3, root: root, to: 7, path: try Self.hashes(consistency))
            #expect(roots?.earlier == root)
            #expect(roots?.later == head.head.root)
        }
    }

    private static func hashes(_ proof: JSONValue) throws -> [[UInt8]] {
        guard case .array(let hashes)? = proof["hashes"] else { return [] }
        return try hashes.map { try JSONField(path: "", value: $0).bytes(32) }
    }

    @Test(arguments: [
        ("inclusion", 400, "invalid_parameter"), ("inclusion?sequence=x", 400, "invalid_parameter"),
        ("inclusion?sequence=0", 400, "invalid_parameter"), ("inclusion?sequence=99", 404, "entry_not_found"),
        ("inclusion?sequence=1&tree_size=2", 404, "entry_not_found"),
        ("inclusion?sequence=1&tree_size=-1", 400, "invalid_parameter"),
        ("inclusion?sequence=1&treesize=1", 400, "unknown_parameter"),
        ("inclusion?sequence=9223372036854775808", 400, "invalid_parameter"),
        ("consistency", 400, "invalid_parameter"), ("consistency?from=2", 404, "entry_not_found"),
        ("consistency?from=1&to=0", 404, "entry_not_found"), ("consistency?from=0&to=2", 404, "entry_not_found"),
    ])
    func `what can't be proved is refused`(_ target: String, _ status: Int, _ code: String) throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        try caller.choose("consent")
        let answer = try caller.send("GET", "/v1/transparency/proofs/\(target)")
        #expect(answer.status == status, "\(answer.text)")
        #expect(answer.problemCode == code)
    }

    @Test func `a log that is being indexed says so`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let app = try Examples.app()
        let old = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        try old.change { transaction in
            for number in 0..<300 { try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction) }
        }
        old.close()
        try SQLiteConnection(path, as: .writer).execute("DELETE FROM log_nodes")
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let service = try TestService(store: store)
        let caller = Caller(transport: .inProcess(Application(service.context)))
        for target in ["head", "proofs/inclusion?sequence=1", "proofs/consistency?from=1"] {
            let answer = try caller.send("GET", "/v1/transparency/\(target)")
            #expect(answer.status == 503)
            #expect(answer.problemCode == "log_indexing")
            #expect(answer.header("retry-after") == "5")
        }
        LogKeeper(service.context.transparency, log: service.context.log).index(pausing: false)
        #expect(try caller.send("GET", "/v1/transparency/head").json()["tree_size"] == .integer(300))
    }

    @Test func `a head is kept after the pace's time or entries, and only where something was added`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        let store = service.context.store
        var pace = LogKeeper.Pace()
        pace.entries = 3
        let keeper = LogKeeper(service.context.transparency, pace: pace, log: service.context.log)
        func kept() throws -> [Int64] { try store.see { try $0.heads(beyond: 0, through: .max) }.map(\.head.head.size) }
        func choose(_ count: Int) throws {
            for _ in 0..<count {
                service.advance(seconds: 1)
                try caller.change("consent", #","button":"\#(service.clock.withLock { $0.milliseconds })""#)
            }
        }
        try caller.putApp()
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [])
        try choose(1)
        try keeper.keepHead(ifDue: true)
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [1])
        try choose(2)
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [1])
        try choose(1)
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [1, 4])
        try choose(1)
        service.advance(seconds: 60)
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [1, 4, 5])
        // A clock that was set back does not stop it.
        try choose(1)
        service.advance(days: -2)
        try keeper.keepHead(ifDue: true)
        #expect(try kept() == [1, 4, 5, 6])
        try choose(1)
        try keeper.keepHead(ifDue: false)
        #expect(try kept() == [1, 4, 5, 6, 7])
    }

    @Test func `the keeper's end signs what is left`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        let keeper = LogKeeper(service.context.transparency, log: service.context.log)
        keeper.start()
        for number in 0..<3 {
            var caller = caller
            caller.device = "device-\(number)-0123456789abcdef"
            try caller.choose("consent")
        }
        keeper.stop()
        #expect(try service.context.store.see { try $0.newestHead() }?.head.size == 3)
        keeper.stop()
    }
}
