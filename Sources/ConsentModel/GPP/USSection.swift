// SPDX-License-Identifier: Apache-2.0

/// A section of the US states or of the nation: values of 2 bits in a layout.
///
/// Notices: 1 provided, 2 not. Opt-outs: 1 opted out, 2 did not. Consents: 1 no consent, 2 consent. 0 does not apply.
public struct USSection: Hashable, Sendable {
    /// Where the fields lie.
    public let layout: USLayout
    /// The version that the section is labelled with; a layout of another width may lie behind it.
    public var version: Int
    /// The version of the MSPA, in the sections that have it.
    public var mspaVersion: UInt8
    /// The Global Privacy Control; nil where the section does not tell.
    public var gpc: Bool?
    /// The sensitive data part of the sections 25 to 27; nil where it is absent.
    public var sensitiveData: [UInt8]?
    /// What reading it showed to be against the rules; part of ``problems``.
    public internal(set) var decodingProblems: [ConsentStringProblem] = []
    /// All values in order.
    var values: [UInt8]

    /// A section in which nothing applies and no transaction is covered.
    public init(_ layout: USLayout) {
        self.layout = layout
        version = layout.version
        mspaVersion = 1
        values = [UInt8](repeating: 0, count: layout.slots.reduce(0) { $0 + $1.count })
        self[.mspaCoveredTransaction] = 2
    }

    /// A field's value, the first where it is a list; nil where the section has no such field.
    ///
    /// Setting sets all.
    public subscript(_ field: USField) -> UInt8? {
        get { place(of: field).map { values[$0.lowerBound] } }
        set {
            guard let newValue, let place = place(of: field) else { return }
            for index in place { values[index] = newValue }
        }
    }

    /// A field's values; nil where the section has no such field.
    public func list(_ field: USField) -> [UInt8]? { place(of: field).map { Array(values[$0]) } }

    /// Sets a field's values; a list of another length, or a field the section lacks, changes nothing.
    public mutating func set(_ field: USField, to list: [UInt8]) {
        guard let place = place(of: field), place.count == list.count else { return }
        values.replaceSubrange(place, with: list)
    }

    /// The fields and their values in order.
    public var fields: [(field: USField, values: [UInt8])] {
        layout.slots.compactMap { slot in list(slot.field).map { (slot.field, $0) } }
    }

    /// Whether a value of the section or the Global Privacy Control says that the user opted out of anything.
    public var isOptedOut: Bool {
        gpc == true
            || [USField.saleOptOut, .sharingOptOut, .targetedAdvertisingOptOut].contains { self[$0] == 1 }
    }

    private func place(of field: USField) -> Range<Int>? {
        var start = 0
        for slot in layout.slots {
            if slot.field == field { return start..<start + slot.count }
            start += slot.count
        }
        return nil
    }
}

extension USSection {
    /// The rules that the section breaks.
    ///
    /// Its values count nevertheless: an opt-out is an opt-out in any form.
    public var problems: [ConsentStringProblem] {
        var problems = decodingProblems
        let segment = layout.hasHeader && !decodingProblems.contains { $0.code == .sectionHeaderMissing } ? 1 : 0
        for (index, value) in values.enumerated() where value > 2 {
            problems.append(
                .init(.valueUndefined, .invalid, segment: segment, bitOffset: 6 + 2 * index, value: Int(value)))
        }
        for (index, value) in (sensitiveData ?? []).enumerated() where value > 2 {
            problems.append(
                .init(.valueUndefined, .invalid, segment: segment + 1, bitOffset: 2 * index, value: Int(value)))
        }
        if self[.mspaCoveredTransaction] == 0, let place = place(of: .mspaCoveredTransaction) {
            problems.append(
                .init(.coveredTransactionZero, .notice, segment: segment, bitOffset: 6 + 2 * place.lowerBound))
        }
        return problems.inSection(layout.section.rawValue)
    }
}
