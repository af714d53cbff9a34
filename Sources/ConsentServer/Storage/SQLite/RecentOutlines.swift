// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The outlines of devices that were read lately, as long as nothing of them is written.
///
/// A device asks several times in one start of an app, and the look-up in the file is what a read costs most: a page that
/// SQLite takes from the system anew after each commit, and a fifth of all instructions. 64 bytes a device, 16 MB at
/// most, filled as devices come. A device has four places: with one alone, every sixth of 100,000 found itself pushed out.
final class RecentOutlines: Sendable {
    /// A device that holds one choice at most: the few that hold two are read from the file.
    private struct Entry {
        var device = DeviceKey(high: 0, low: 0)
        var outline = ChoiceOutline(
            likeness: ChoiceLikeness(high: 0, low: 0), decidedAt: Timestamp(milliseconds: 0),
            receivedAt: Timestamp(milliseconds: 0), revision: 0)
        var holding = Holding.unknown

        init() {}

        /// Nil for a device of two choices.
        init?(_ device: DeviceKey, _ outlines: ChoiceOutlines) {
            self.device = device
            switch (outlines.european, outlines.usStates) {
            case (nil, nil): holding = .nothing
            case (let outline?, nil): (self.outline, holding) = (outline, .european)
            case (nil, let outline?): (self.outline, holding) = (outline, .usStates)
            case (_?, _?): return nil
            }
        }

        /// Nil where nothing is known.
        var outlines: ChoiceOutlines? {
            switch holding {
            case .unknown: nil
            case .nothing: ChoiceOutlines()
            case .european: ChoiceOutlines(european: outline)
            case .usStates: ChoiceOutlines(usStates: outline)
            }
        }
    }

    private enum Holding: UInt8 {
        case unknown, nothing, european, usStates
    }

    private static let shards = 64
    private static let places = 4096
    /// How many places a device may have: those whose numbers differ from its home's in the last two bits.
    private static let ways = 4

    /// Each empty until something of it is kept.
    private let shards: [Locked<[Entry]>]

    init() { shards = (0..<Self.shards).map { _ in Locked([]) } }

    /// What the device holds, where that is known.
    subscript(device: DeviceKey) -> ChoiceOutlines? {
        shard(of: device).withLock { entries in
            guard !entries.isEmpty else { return nil }
            return Self.place(of: device, in: entries).flatMap { entries[$0].outlines }
        }
    }

    /// Keeps what was read of a device, where that is still so.
    ///
    /// `isNewest` says whether nothing was written since the read began. It is asked while a writer that goes on to
    /// `forget` the device has to wait, so that what is outdated never stays.
    func keep(_ outlines: ChoiceOutlines, of device: DeviceKey, while isNewest: () -> Bool) {
        guard let entry = Entry(device, outlines) else { return }
        shard(of: device).withLock { entries in
            guard isNewest() else { return }
            if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.places) }
            let place = Self.place(of: device, in: entries) ?? Self.free(for: device, in: entries)
            entries[place] = entry
        }
    }

    /// Takes note that something of these devices was written.
    func forget(_ devices: [DeviceKey]) {
        for device in devices {
            shard(of: device).withLock { entries in
                if let place = Self.place(of: device, in: entries) { entries[place] = Entry() }
            }
        }
    }

    func removeAll() {
        for shard in shards { shard.withLock { $0 = [] } }
    }

    // A key is a hash already.
    private func shard(of device: DeviceKey) -> Locked<[Entry]> { shards[Int(device.low % UInt64(Self.shards))] }
    private static func home(of device: DeviceKey) -> Int { Int(device.high % UInt64(places)) }

    /// Where the device's entry is: nearly always at its home, which is one line of the processor's cache.
    private static func place(of device: DeviceKey, in entries: [Entry]) -> Int? {
        guard !entries.isEmpty else { return nil }
        let home = home(of: device)
        for step in 0..<ways where entries[home ^ step].device == device { return home ^ step }
        return nil
    }

    /// A place where nothing is known, or else its home.
    private static func free(for device: DeviceKey, in entries: [Entry]) -> Int {
        let home = home(of: device)
        for step in 0..<ways where entries[home ^ step].holding == .unknown { return home ^ step }
        return home
    }
}

/// A reader that leaves behind what it was told of devices.
struct RecallingReader: SQLiteReading {
    let connection: SQLiteConnection
    let recent: RecentOutlines
    /// Whether the state that is read is still the newest.
    let isNewest: () -> Bool

    func outlines(of device: DeviceKey) throws(StorageError) -> ChoiceOutlines? {
        let outlines = try storedOutlines(of: device)
        if let outlines { recent.keep(outlines, of: device, while: isNewest) }
        return outlines
    }
}
