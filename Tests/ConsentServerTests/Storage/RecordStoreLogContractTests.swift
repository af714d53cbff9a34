// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises of its log.
@Suite struct RecordStoreLogContractTests {
    let directory: ScratchDirectory
    let app: AppID
    private let hashing = EventSealing.standard.hashing

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    /// Adds choices of that many devices, a few hundred in one change.
    private func fill(_ store: any RecordStore, _ count: Int, from first: Int = 0) throws {
        for start in stride(from: first, to: first + count, by: 200) {
            let numbers = start..<min(start + 200, first + count)
            try store.change { [app] transaction in
                for number in numbers { try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction) }
            }
        }
    }

    private func leaves(_ store: any RecordStore) throws -> [[UInt8]] {
        try store.see { reader in
            var leaves: [[UInt8]] = []
            try reader.evidence(after: .min, through: .max) { leaves.append($0.event?.leaf ?? []) }
            return leaves
        }
    }

    /// The tree hash as the RFC defines it.
    private func root(_ leaves: ArraySlice<[UInt8]>) -> [UInt8] {
        if leaves.count <= 1 { return leaves.first ?? hashing.emptyLog }
        var half = 1
        while half * 2 < leaves.count { half *= 2 }
        let middle = leaves.startIndex + half
        return hashing.node(root(leaves[..<middle]), root(leaves[middle...]))
    }

    private func transparency(_ store: any RecordStore) -> Transparency {
        Transparency(store: store, key: SigningKey(seed: [UInt8](repeating: 1, count: 32))) { Examples.noon }
    }

    @Test(arguments: StoreKind.allCases)
    func `an empty log has no entry and the hash of nothing`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(try store.see { try $0.logSize() } == 0)
        #expect(try store.see { try $0.logIndex(of: 1) } == nil)
        #expect(try store.see { try $0.newestHead() } == nil)
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(hexadecimal(try store.see { try transparency(store).root(0, $0) }) == empty)
        #expect(store.instance.count == 16)
    }

    @Test(arguments: StoreKind.allCases)
    func `the root of every size is that of the RFC, across blocks`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 530)
        let leaves = try leaves(store)
        #expect(try store.see { try $0.logSize() } == 530)
        for size in [1, 2, 3, 127, 128, 200, 255, 256, 257, 300, 511, 512, 513, 530] {
            let expected = root(leaves[..<size])
            #expect(try store.see { try transparency(store).root(Int64(size), $0) } == expected, "\(size)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every entry is proved in logs of every sort of size`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 300)
        let leaves = try leaves(store)
        for size in [1, 5, 255, 256, 257, 300] as [Int64] {
            let root = root(leaves[..<Int(size)])
            for index in stride(from: Int64(0), to: size, by: size > 20 ? 17 : 1) {
                let path = try store.see { try transparency(store).inclusion(of: index, size: size, $0) }
                #expect(
                    hashing.root(ofLeaf: leaves[Int(index)], index: index, size: size, path: path) == root,
                    "\(index) of \(size)")
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `two sizes are proved consistent`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 600)
        let leaves = try leaves(store)
        for (earlier, later) in [(1, 600), (255, 256), (256, 257), (256, 600), (300, 513), (512, 600), (600, 600)]
            as [(Int64, Int64)]
        {
            let path = try store.see { try transparency(store).consistency(from: earlier, to: later, $0) }
            let root = root(leaves[..<Int(earlier)])
            let found = hashing.roots(from: earlier, root: root, to: later, path: path)
            #expect(found?.earlier == root)
            #expect(found?.later == self.root(leaves[..<Int(later)]))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an event's place is how many are before it`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 520)
        let sequences = try store.see { try $0.events(of: app, after: 0, limit: 600) }.map(\.header.sequence)
        for index in [0, 1, 254, 255, 256, 257, 511, 512, 519] {
            #expect(try store.see { try $0.logIndex(of: sequences[index]) } == Int64(index))
        }
        #expect(try store.see { try $0.logIndex(of: (sequences.last ?? 0) + 1) } == nil)
        #expect(try store.see { try $0.logIndex(of: 0) } == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a head comes back as it was kept, and in order`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let transparency = transparency(store)
        for round in 0..<3 {
            try fill(store, 5, from: round * 5)
            try store.change { transaction in
                try transaction.keep(try transparency.sign(Int64(round + 1) * 5, transaction))
            }
        }
        let heads = try store.see { try $0.heads(beyond: 0, through: 15) }
        #expect(heads.map(\.number) == [1, 2, 3])
        #expect(heads.map(\.head.head.size) == [5, 10, 15])
        #expect(heads.allSatisfy { transparency.key.isSigned($0.head) && $0.head.head.log == store.instance })
        #expect(try store.see { try $0.newestHead() } == heads.last?.head)
        #expect(try store.see { try $0.head(notBeyond: 14) } == heads[1])
        #expect(try store.see { try $0.head(notBeyond: 4) } == nil)
        #expect(try store.see { try $0.heads(beyond: 5, through: 10) }.map(\.number) == [2])
    }

    @Test(arguments: StoreKind.allCases)
    func `a refused change leaves the log as it was`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 255)
        #expect(throws: StorageError.self) {
            try store.change { [app] transaction in
                for number in 0..<3 {
                    try ExamplePut(device: Examples.device(UInt64(900 + number)), app: app)(transaction)
                }
                throw StorageError.database("no")
            }
        }
        #expect(try store.see { try $0.logSize() } == 255)
        try fill(store, 5, from: 300)
        let leaves = try leaves(store)
        #expect(try store.see { try transparency(store).root(260, $0) } == root(leaves[...]))
    }

    @Test(arguments: StoreKind.allCases)
    func `evidence has all that a leaf is made from`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 3)
        try fill(store, 1, from: 1)
        var rows: [EvidenceRow] = []
        try store.see { try $0.evidence(after: 1, through: 4) { rows.append($0) } }
        #expect(rows.map(\.sequence) == [2, 3, 4])
        for row in rows {
            let event = try #require(row.event)
            let payload = try #require(row.payload)
            #expect(event.app == app)
            #expect(row.erasure == nil)
            #expect(hashing.payloadHash(salt: payload.salt, payload: payload.bytes) == event.payloadHash)
            #expect(hashing.leaf(header: event.header, payloadHash: event.payloadHash) == event.leaf)
        }
        #expect(rows.map(\.payload?.previous) == [nil, nil, 2])
        let link = EventLink(device: Examples.device(1), kind: .european, revision: 2, previous: 2)
        #expect(try store.see { try $0.link(of: 4) } == link)
        #expect(try store.see { try $0.link(of: 5) } == nil)
        let current = try store.see { try $0.currentRow(of: Examples.device(1), kind: .european) }
        #expect(current?.sequence == 4)
        #expect(current?.revision == 2)
        #expect(current?.app == app)
        #expect(current?.isInPlace == true)
        #expect(current?.choice == Examples.european(revision: 2))
        #expect(try store.see { try $0.currentRow(of: Examples.device(1), kind: .usStates) } == nil)
        #expect(try store.see { try $0.currentRows(after: nil, limit: 9) }.map(\.sequence).sorted() == [1, 3, 4])
    }

    @Test(arguments: StoreKind.allCases)
    func `an erasure is on record with its seal, once`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 2)
        try store.change { transaction in
            try transaction.recordErasure(of: [1], reason: .request, at: Examples.noon)
            try transaction.recordErasure(of: [1], reason: .retention, at: Timestamp(milliseconds: 1))
        }
        let expected = Erasure(sequence: 1, reason: .request, erasedAt: Examples.noon)
        var rows: [EvidenceRow] = []
        try store.see { try $0.evidence(after: 0, through: 9) { rows.append($0) } }
        #expect(rows.map(\.erasure) == [SealedErasure(erasure: expected, seal: hashing.seal(expected)), nil])
    }

    @Test(arguments: StoreKind.allCases)
    func `a form is sealed when it is published`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [app] transaction in
            try transaction.publish(Examples.form(app, 1))
            try transaction.publish(Examples.form(app, 1))
            try transaction.publish(Examples.form(app, 2))
        }
        let forms = try store.see { try $0.sealedForms(after: 0, limit: 9) }
        #expect(forms.map(\.number) == [1, 2])
        #expect(forms.map(\.form) == [Examples.form(app, 1), Examples.form(app, 2)])
        #expect(forms.allSatisfy { $0.seal == SealedForm.seal($0.form, hashing) })
        #expect(try store.see { try $0.sealedForms(after: 1, limit: 9) }.map(\.number) == [2])
        let summary = try store.see { try $0.evidenceSummary() }
        #expect(summary.forms == 2)
        #expect(summary.formsCounted == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `everything is counted`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, 520)
        try store.change { [self] transaction in try transaction.keep(try transparency(store).sign(520, transaction)) }
        let summary = try store.see { try $0.evidenceSummary() }
        #expect(summary.newest == 520)
        #expect(summary.newestBeside == 520)
        #expect(summary.nodes == 2)
        #expect(summary.heads == 1)
        #expect(summary.headsCounted == 1)
        let places = try store.see { try $0.currentPlaces(after: nil, limit: 9999) }
        #expect(places.map(\.sequence).sorted() == Array(1...520))
        #expect(places == places.sorted { $0.slot < $1.slot })
        let rest = try store.see { try $0.currentPlaces(after: places[99].slot, limit: 20) }
        #expect(rest == Array(places[100..<120]))
    }
}
