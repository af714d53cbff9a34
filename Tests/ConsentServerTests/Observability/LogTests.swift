// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct LogTests {
    private final class Sink: Sendable {
        let written = Locked<[UInt8]>([])

        func log(_ level: LogLevel) -> Log {
            Log(level: level, now: { Timestamp(seconds: 0) }) { [self] bytes in written.withLock { $0 += bytes } }
        }

        var lines: [String] {
            String(decoding: written.withLock { $0 }, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    @Test func `a line is one JSON object with time, level and event`() throws {
        let sink = Sink()
        sink.log(.info).log(.info, "started") { $0.member("port", 8080) }
        #expect(
            sink.lines == [#"{"time":"1970-01-01T00:00:00Z","level":"info","event":"started","port":8080}"#])
    }

    @Test func `what is below the level is not written`() {
        let sink = Sink()
        let log = sink.log(.warning)
        log.log(.debug, "a")
        log.log(.info, "b")
        log.log(.warning, "c")
        log.log(.error, "d")
        #expect(sink.lines.count == 2)
    }

    @Test func `what must be found is written at any level`() {
        let sink = Sink()
        sink.log(.error).announce("listening") { $0.member("port", 1) }
        #expect(sink.lines.count == 1)
    }

    @Test func `a line end inside a value starts no line`() {
        let sink = Sink()
        sink.log(.info).log(.info, "x") { $0.member("value", "a\nb\u{0}\u{1B}") }
        #expect(sink.lines.count == 1)
        #expect(sink.lines.first?.contains(#"a\nb"#) == true)
    }

    @Test func `closing writes what has gathered`() {
        let sink = Sink()
        let log = sink.log(.info)
        log.startFlushing()
        for number in 0..<1000 { log.log(.info, "line") { $0.member("number", number) } }
        log.close()
        #expect(sink.lines.count == 1000)
    }
}
