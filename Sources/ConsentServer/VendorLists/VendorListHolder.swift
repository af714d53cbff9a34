// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// A vendor list that was read whole: the list, where it came from, and what is odd about it.
final class LoadedVendorList: Sendable {
    let list: VendorList
    /// Nil for the built-in list.
    let path: String?
    /// What an operator should know, a sentence each.
    let warnings: [String]

    init(list: VendorList, path: String? = nil, warnings: [String] = []) {
        self.list = list
        self.path = path
        self.warnings = warnings
    }

    static let builtIn = LoadedVendorList(list: .builtIn)
}

/// The vendor list in force.
///
/// Every decision asks for its version, so that is kept apart from the lock, in one word.
final class VendorListHolder: Sendable {
    private let list: Locked<LoadedVendorList>
    private let packedVersion: Atomic<Int>

    init(_ list: LoadedVendorList) {
        self.list = Locked(list)
        packedVersion = Atomic(Self.packed(list.list.version))
    }

    var current: LoadedVendorList { list.withLock { $0 } }

    var version: VendorListVersion {
        let packed = packedVersion.load(ordering: .relaxed)
        return VendorListVersion(version: packed >> 8, tcfPolicyVersion: packed & 0xFF)
    }

    func replace(with new: LoadedVendorList) {
        list.withLock { $0 = new }
        packedVersion.store(Self.packed(new.list.version), ordering: .relaxed)
    }

    private static func packed(_ version: VendorListVersion) -> Int {
        version.version << 8 | version.tcfPolicyVersion & 0xFF
    }
}
