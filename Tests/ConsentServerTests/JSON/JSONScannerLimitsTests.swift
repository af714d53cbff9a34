// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentServer

/// What a caller may send to hurt: depth, length, many names; all of it on a stack as small as a worker thread's.
@Suite struct JSONScannerLimitsTests {
    /// The result of `body` on a thread with 512 KiB of stack.
    private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        let result = Locked<Value?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let value = body()
            result.withLock { $0 = value }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return result.withLock { $0 }
    }

    private func code(of bytes: [UInt8]) -> JSONError.Code? {
        onSmallStack { () -> JSONError.Code? in
            do throws(JSONError) {
                _ = try JSONScanner.parse(bytes)
                return nil
            } catch {
                return error.code
            }
        } ?? nil
    }

    private static func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> [UInt8] {
        Array((String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)).utf8)
    }

    @Test func `takes 32 levels`() {
        #expect(code(of: Self.nested(32, "[", "", "]")) == nil)
        #expect(code(of: Self.nested(32, "{\"a\":", "1", "}")) == nil)
        #expect(code(of: Self.nested(16, "[{\"a\":", "1", "}]")) == nil)
    }

    @Test(arguments: [33, 512, 5_000, 100_000])
    func `refuses more levels, closed or not`(_ depth: Int) {
        #expect(code(of: Self.nested(depth, "[", "", "]")) == .tooDeep)
        #expect(code(of: Self.nested(depth, "{\"a\":", "1", "}")) == .tooDeep)
        #expect(code(of: Array(String(repeating: "[", count: depth).utf8)) == .tooDeep)
        #expect(code(of: Array(String(repeating: "[{\"\":", count: depth).utf8)) == .tooDeep)
    }

    @Test func `siblings do not add up to depth`() throws {
        let pairs = Array(repeating: "[[]]", count: 1000).joined(separator: ",")
        #expect(throws: Never.self) { try parseJSON("[\(pairs)]", maximumDepth: 3) }
        #expect(throws: JSONError.self) { try parseJSON("[\(pairs)]", maximumDepth: 2) }
    }

    @Test func `reads a string of a megabyte, with and without escapes`() {
        let plain = Array("\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20) + Array("\"".utf8)
        let escaped = Array(("\"" + String(repeating: "\\u00e9", count: 1 << 18) + "\"").utf8)
        #expect(code(of: plain) == nil)
        #expect(code(of: escaped) == nil)
    }

    // Comparing each with each would be five thousand million comparisons.
    @Test func `reads a hundred thousand names, and finds the one that stands twice`() {
        let names = (0..<100_000).map { "\"a rather long name \($0)\":0" }.joined(separator: ",")
        #expect(code(of: Array("{\(names)}".utf8)) == nil)
        #expect(code(of: Array("{\(names),\"a rather long name 4711\":1}".utf8)) == .duplicateKey)
    }
}
