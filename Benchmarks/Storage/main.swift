// SPDX-License-Identifier: Apache-2.0

// Measures the store by itself: durable PUTs with 64 in flight, and the hot read. Run by `Benchmarks/Storage/run`.

import ConsentModel
import Dispatch
import Glibc

func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func cpuSeconds(thread: Bool = false) -> Double {
    var time = timespec()
    clock_gettime(thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func device(_ number: Int) -> DeviceKey {
    let hash = Sodium.keyedHash(Array("shop/\(number)".utf8), key: [UInt8](repeating: 7, count: 32))
    return DeviceKey(high: hash.high, low: hash.low)
}

/// The value, which a constant always has.
func known<Value>(_ value: Value?) -> Value {
    guard let value else { exit(70) }
    return value
}

let app = known(AppID("ca-app-pub-3940256099942544~1458002511"))
let germany = known(CountryCode("DE"))
let now = Timestamp(milliseconds: 1_796_040_000_000)
let payload = [UInt8](repeating: UInt8(ascii: "x"), count: 400)

func choice(_ revision: Int64) -> StoredChoice {
    var european = EuropeanChoice()
    european.purposesConsent = PurposeSet([1, 2, 3, 4, 7, 9, 10])
    european.purposesLegitimateInterest = PurposeSet([2, 7, 9, 10])
    european.vendorsConsent = IDSet([755])
    european.vendorsLegitimateInterest = IDSet([755])
    european.vendorsDisclosed = IDSet([755])
    var choice = StoredChoice(
        content: .european(european), action: .consent, outcome: .all, revision: revision, receivedAt: now,
        decidedAt: now, environment: .production, isForced: false)
    choice.formID = FormID(digest: [UInt8](repeating: 3, count: 32))
    choice.formVersion = 1
    choice.language = "en"
    choice.signals.tcString = "CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAACPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAA"
    choice.signals.acString = "2~89.93.108~dv."
    return choice
}

func put(_ device: DeviceKey, _ transaction: any RecordTransaction) throws(StorageError) -> Int64 {
    let revision = (try transaction.choices(of: device).european?.revision ?? 0) + 1
    let header = EventHeader(
        sequence: 0, app: app, deviceCommitment: [], type: .choice, kind: .european, revision: revision,
        receivedAt: now, statedAt: nil, isClockSkewed: false, place: .country(germany, nil),
        geographySource: .ip, isForced: false, regulation: "gdpr", environment: .production,
        formID: FormID(digest: [UInt8](repeating: 3, count: 32)), formVersion: 1, tcfPolicyVersion: 5,
        vendorListVersion: 301, serverVersion: "1.0.0")
    let sequence = try transaction.append(EventDraft(device: device, header: header, payload: payload))
    try transaction.setChoice(choice(revision), of: device, app: app, sequence: sequence)
    return revision
}

/// Keeps a number of PUTs in flight until all are done, and notes how long each took.
final class Load: Sendable {
    private let store: SQLiteStore
    private let devices: Int
    private let total: Int
    private let started = Locked(0)
    private let times = Locked<[Double]>([])
    private let done = DispatchSemaphore(value: 0)

    init(_ store: SQLiteStore, devices: Int, total: Int) {
        self.store = store
        self.devices = devices
        self.total = total
    }

    func run(inFlight: Int) -> [Double] {
        for _ in 0..<inFlight { next() }
        for _ in 0..<total { done.wait() }
        return times.withLock { $0 }.sorted()
    }

    private func next() {
        let number = started.withLock { count -> Int in
            count += 1
            return count
        }
        guard number <= total else { return }
        let key = device(Int.random(in: 0..<devices))
        let start = seconds()
        store.submit({ (transaction) throws(StorageError) in try put(key, transaction) }) { result in
            if case .failure(let error) = result { print("refused: \(error)") }
            let elapsed = seconds() - start
            self.times.withLock { $0.append(elapsed) }
            self.next()
            self.done.signal()
        }
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let devices = Int(arguments[2]), let total = Int(arguments[3]),
    let reads = Int(arguments[4])
else {
    print("usage: benchmark DIRECTORY DEVICES PUTS READS")
    exit(64)
}
let directory = arguments[1]
_ = Sodium.start()
let path = "\(directory)/bench.db"
for suffix in ["", "-wal", "-shm", ".lock"] { unlink(path + suffix) }
let store = try SQLiteStore(path: path, keyCheck: [UInt8](repeating: 1, count: 16))

// Every device gets a choice.
for first in stride(from: 0, to: devices, by: 1000) {
    _ = try store.write { (transaction) throws(StorageError) -> Int in
        for number in first..<min(first + 1000, devices) { _ = try put(device(number), transaction) }
        return 0
    }
}

func report(_ name: String, _ body: () -> [Double]) {
    let (start, cpu) = (seconds(), cpuSeconds())
    let times = body()
    let (elapsed, used) = (seconds() - start, cpuSeconds() - cpu)
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    func milliseconds(_ fraction: Double) -> Double { rounded(times[Int(Double(times.count - 1) * fraction)] * 1e3) }
    print(
        "\(name): \(Int(Double(times.count) / elapsed))/s, \(rounded(used / Double(times.count) * 1e6)) us of CPU, "
            + "ms: p50 \(milliseconds(0.5)) p99 \(milliseconds(0.99)) max \(milliseconds(1))")
}

report("PUT, 64 in flight") { Load(store, devices: devices, total: total).run(inFlight: 64) }
report("PUT, 1 in flight") { Load(store, devices: devices, total: total / 40).run(inFlight: 1) }

let keys = (0..<reads).map { _ in device(Int.random(in: 0..<devices)) }
for _ in 0..<3 {
    let cpu = cpuSeconds(thread: true)
    for key in keys {
        let found = try store.read { (reader) throws(StorageError) in try reader.choices(of: key) }
        if found.european == nil { print("missing") }
    }
    print("choices(of:): \(Int((cpuSeconds(thread: true) - cpu) / Double(keys.count) * 1e9)) ns")
}
store.close()
