// SPDX-License-Identifier: Apache-2.0

extension RegulationTable {
    /// Every law that holds in a place at a moment, those that an app must switch on included.
    public func laws(in place: Place, at moment: Timestamp) -> [Law] {
        let keys = [place.subdivisionAreaKey, place.areaKey].compactMap(\.self)
        return laws.filter { keys.contains($0.area.key) && $0.isInForce(at: moment) }
    }
}
