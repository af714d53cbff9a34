// SPDX-License-Identifier: Apache-2.0

extension USSection {
    /// The section as text, padded to whole characters as the specification says.
    public func encoded(_ form: ConsentStringForm = .issued) throws(ConsentStringEncodingError) -> String {
        for slot in fields where slot.values.contains(where: { $0 > 3 }) {
            throw .doesNotFit(field: slot.field.rawValue)
        }
        if form == .issued { try checkIssuable() }
        guard (0..<64).contains(version) else { throw .doesNotFit(field: "Version") }
        guard mspaVersion < 64 else { throw .doesNotFit(field: "MspaVersion") }
        var core = BitWriter(capacity: 128)
        core.append(layout.hasHeader ? UInt64(mspaVersion) : UInt64(version), 6)
        for value in values { core.append(UInt64(value), 2) }
        let behind = try subsection()
        let parts = (layout.hasHeader ? [header(count: behind.count)] : []) + [core] + behind
        var text: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { text.append(ConsentText.dot) }
            part.write(to: &text, padding: .character)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func checkIssuable() throws(ConsentStringEncodingError) {
        if version != layout.version {
            throw .breaksRule(.init(.versionLabelMismatch, .invalid, section: layout.section.rawValue, value: version))
        }
        // What reading noted is gone once written anew.
        var fresh = self
        fresh.decodingProblems = []
        if let problem = fresh.problems.first { throw .breaksRule(problem) }
    }

    /// Section id, version, and the subsections behind the core; the core itself is not listed.
    private func header(count: Int) -> BitWriter {
        var bits = BitWriter(capacity: 64)
        bits.append(UInt64(layout.section.rawValue), 6)
        bits.append(UInt64(layout.version), 6)
        bits.appendFibonacciRange(count == 0 ? [] : [1])
        return bits
    }

    private func subsection() throws(ConsentStringEncodingError) -> [BitWriter] {
        var bits = BitWriter(capacity: 64)
        switch layout.subsection {
        case .gpc:
            guard sensitiveData == nil else { throw .doesNotFit(field: USField.sensitiveDataProcessing.rawValue) }
            guard let gpc else { return [] }
            bits.append(1, 2)
            bits.append(gpc)
        case .sensitiveData(let count):
            guard gpc == nil else { throw .doesNotFit(field: "Gpc") }
            guard let sensitiveData else { return [] }
            guard sensitiveData.count == count, sensitiveData.allSatisfy({ $0 < 4 }) else {
                throw .doesNotFit(field: USField.sensitiveDataProcessing.rawValue)
            }
            for value in sensitiveData { bits.append(UInt64(value), 2) }
        case .none:
            guard gpc == nil, sensitiveData == nil else { throw .doesNotFit(field: "Gpc") }
            return []
        }
        return [bits]
    }
}
