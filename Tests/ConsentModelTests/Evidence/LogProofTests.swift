// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

/// The log's shapes, against RFC 6962's own recursive definitions; the hash shows what it was given.
@Suite struct LogProofTests {
    private static let hashing = EventHashing { [0x28] + $0.dropFirst() + [0x29] }

    /// Leaves that differ: one byte each.
    private static func leaves(_ range: LogRange) -> [[UInt8]] { (range.lower..<range.upper).map { [UInt8($0)] } }

    /// MTH of §2.1, word for word.
    private static func treeHash(_ leaves: ArraySlice<[UInt8]>) -> [UInt8] {
        if leaves.count <= 1 { return leaves.first ?? hashing.emptyLog }
        let middle = leaves.startIndex + split(leaves.count)
        return hashing.node(treeHash(leaves[..<middle]), treeHash(leaves[middle...]))
    }

    private static func split(_ count: Int) -> Int {
        var power = 1
        while power * 2 < count { power *= 2 }
        return power
    }

    /// PATH of §2.1.1.
    private static func path(_ index: Int, _ leaves: ArraySlice<[UInt8]>) -> [[UInt8]] {
        if leaves.count == 1 { return [] }
        let middle = leaves.startIndex + split(leaves.count)
        return leaves.startIndex + index < middle
            ? path(index, leaves[..<middle]) + [treeHash(leaves[middle...])]
            : path(index - split(leaves.count), leaves[middle...]) + [treeHash(leaves[..<middle])]
    }

    /// SUBPROOF of §2.1.2.
    private static func subproof(_ count: Int, _ leaves: ArraySlice<[UInt8]>, _ isWhole: Bool) -> [[UInt8]] {
        if count == leaves.count { return isWhole ? [] : [treeHash(leaves)] }
        let middle = leaves.startIndex + split(leaves.count)
        return count <= split(leaves.count)
            ? subproof(count, leaves[..<middle], isWhole) + [treeHash(leaves[middle...])]
            : subproof(count - split(leaves.count), leaves[middle...], false) + [treeHash(leaves[..<middle])]
    }

    private static func tree(_ size: Int) -> ArraySlice<[UInt8]> { leaves(LogRange(0, Int64(size)))[...] }

    /// What a store would answer.
    private static func hash(of range: LogRange) -> [UInt8] {
        hashing.fold(
            range.nodes.map { node in
                let width: Int64 = 1 << Int64(node.level)
                return treeHash(leaves(LogRange(node.index * width, (node.index + 1) * width))[...])
            })
    }

    @Test func `an inclusion proof is the RFC's for every entry of every small log`() {
        for size in 1...40 {
            let root = Self.treeHash(Self.tree(size))
            for index in 0..<size {
                let path = LogProof.inclusion(of: Int64(index), size: Int64(size)).map(Self.hash)
                #expect(path == Self.path(index, Self.tree(size)), "entry \(index) of \(size)")
                let found = Self.hashing.root(
                    ofLeaf: [UInt8(index)], index: Int64(index), size: Int64(size), path: path)
                #expect(found == root)
            }
        }
    }

    @Test func `a consistency proof is the RFC's between every two small logs`() {
        for size in 1...40 {
            for earlier in 1...size {
                let path = LogProof.consistency(from: Int64(earlier), to: Int64(size)).map(Self.hash)
                #expect(path == Self.subproof(earlier, Self.tree(size), true), "\(earlier) to \(size)")
                let root = Self.treeHash(Self.tree(earlier))
                let roots = Self.hashing.roots(from: Int64(earlier), root: root, to: Int64(size), path: path)
                #expect(roots?.earlier == root)
                #expect(roots?.later == Self.treeHash(Self.tree(size)))
            }
        }
    }

    @Test func `the frontier has the root of every size, however it came to it`() {
        var grown = LogFrontier()
        #expect(grown.root(Self.hashing) == Self.hashing.emptyLog)
        for size in 1...70 {
            grown.append([UInt8(size - 1)], hashing: Self.hashing)
            let read = LogFrontier(size: Int64(size)) { Self.hash(of: LogRange($0)) }
            #expect(grown == read)
            #expect(grown.size == Int64(size))
            #expect(grown.root(Self.hashing) == Self.treeHash(Self.tree(size)))
        }
    }

    @Test func `an entry completes each subtree that ends with it, and no other`() {
        var frontier = LogFrontier()
        var completed: [LogNode: [UInt8]] = [:]
        for entry in 0..<64 {
            for (node, hash) in frontier.append([UInt8(entry)], hashing: Self.hashing) {
                #expect((node.index + 1) << Int64(node.level) == Int64(entry + 1))
                #expect(completed.updateValue(hash, forKey: node) == nil)
            }
        }
        #expect(completed.count == 32 + 16 + 8 + 4 + 2 + 1)
        for (node, hash) in completed { #expect(hash == Self.hash(of: LogRange(node))) }
    }

    @Test func `a stretch falls into subtrees, the largest first`() {
        #expect(LogRange(0, 0).nodes.isEmpty)
        #expect(
            LogRange(0, 11).nodes == [.init(level: 3, index: 0), .init(level: 1, index: 4), .init(level: 0, index: 10)])
        #expect(LogRange(8, 12).nodes == [.init(level: 2, index: 2)])
        let nodes = LogRange(0, 10_000_000).nodes
        #expect(nodes.count == 10_000_000.nonzeroBitCount)
        #expect(nodes.map(\.level) == nodes.map(\.level).sorted(by: >))
    }

    @Test func `a proof costs a logarithm`() {
        for (index, size) in [(0, 10_000_000), (9_999_999, 10_000_000), (123_456, 10_000_000), (0, 1 << 40)]
            as [(Int64, Int64)]
        {
            #expect(LogProof.inclusion(of: index, size: size).count <= 64 - (size - 1).leadingZeroBitCount)
        }
        #expect(LogProof.consistency(from: 4_999_999, to: 10_000_000).count <= 25)
    }

    @Test func `a proof of the wrong length, or a changed one, does not lead to the root`() throws {
        let size: Int64 = 21
        let root = Self.treeHash(Self.tree(21))
        let path = LogProof.inclusion(of: 5, size: size).map(Self.hash)
        #expect(Self.hashing.root(ofLeaf: [5], index: 5, size: size, path: path.dropLast()) == nil)
        #expect(Self.hashing.root(ofLeaf: [5], index: 5, size: size, path: path + [[1]]) == nil)
        #expect(Self.hashing.root(ofLeaf: [5], index: 21, size: size, path: path) == nil)
        #expect(Self.hashing.root(ofLeaf: [5], index: -1, size: size, path: path) == nil)
        #expect(Self.hashing.root(ofLeaf: [6], index: 5, size: size, path: path) != root)
        for place in path.indices {
            var changed = path
            changed[place] = [0xFF]
            #expect(Self.hashing.root(ofLeaf: [5], index: 5, size: size, path: changed) != root)
        }
        #expect(Self.hashing.roots(from: 0, root: root, to: size, path: []) == nil)
        #expect(Self.hashing.roots(from: 22, root: root, to: size, path: []) == nil)
        #expect(Self.hashing.roots(from: 3, root: root, to: size, path: []) == nil)
    }

    @Test func `from nothing and from itself there is nothing to prove`() {
        #expect(LogProof.consistency(from: 0, to: 9).isEmpty)
        #expect(LogProof.consistency(from: 9, to: 9).isEmpty)
        #expect(LogProof.inclusion(of: 0, size: 1).isEmpty)
        #expect(LogProof.inclusion(of: 0, size: 0).isEmpty)
    }
}

extension LogRange {
    fileprivate init(_ node: LogNode) {
        let width: Int64 = 1 << Int64(node.level)
        self.init(node.index * width, (node.index + 1) * width)
    }
}
