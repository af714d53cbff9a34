// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension EventHeader {
    /// The `decided_at` of the choice that an event leads to; `imported` is that member of its payload.
    ///
    /// Of an imported European choice it is what the oldest of its strings says.
    func decidedAt(imported: JSONValue?) -> Timestamp {
        if isClockSkewed { return receivedAt }
        if type == .imported, kind == .european, let imported {
            let moment = ImportedChoice.lastUpdatedAt(
                tcString: imported["tc_string"]?.string, gppString: imported["gpp_string"]?.string)
            if let moment { return moment }
        }
        return statedAt ?? receivedAt
    }
}
