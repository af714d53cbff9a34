// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What table `current` says of a device.
struct DeviceRows {
    let device: DeviceKey
    let slots: DeviceSlots
    /// Slots that are taken, by this device or by one that shares them.
    var taken: [Int64] = []
    var choices = CurrentChoices()
    private var heads = PerChoiceKind<Head>()

    /// Where a kind's row lies and how far it has counted.
    struct Head {
        var slot: Int64
        var revision: Int64
        var sequence: Int64
        /// Whether the row in the file says less, and is yet to be written.
        var isBehind = false
        /// The number of the app for which the row is yet to be made.
        var newRowOfApp: Int64?

        /// Counts an event that no choice has followed yet.
        mutating func move(to sequence: Int64, revision: Int64) {
            self.sequence = sequence
            self.revision = revision
            isBehind = true
        }
    }

    init(device: DeviceKey, slots: DeviceSlots) {
        self.device = device
        self.slots = slots
    }

    subscript(kind: ChoiceKind) -> Head? {
        get { heads[kind] }
        set { heads[kind] = newValue }
    }

    /// What they come to.
    var standing: DeviceStanding {
        var standing = DeviceStanding(choices: choices)
        for kind in ChoiceKind.allCases { standing.revisions[kind] = self[kind]?.revision }
        return standing
    }

    /// Takes a slot for a kind that had none.
    mutating func add(_ kind: ChoiceKind, at slot: Int64, app: Int64) {
        taken.append(slot)
        self[kind] = Head(slot: slot, revision: 0, sequence: 0, newRowOfApp: app)
    }
}
