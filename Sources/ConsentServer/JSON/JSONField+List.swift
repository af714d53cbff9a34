// SPDX-License-Identifier: Apache-2.0

extension JSONField {
    /// The elements of an array of at most `limit`.
    func elements(atMost limit: Int) throws(FieldError) -> [JSONField] {
        let values = try array(atMost: limit)
        return values.indices.map { JSONField(path: "\(path)[\($0)]", value: values[$0]) }
    }

    /// What `read` makes of each element of an array of at most `limit`; no two may be equal.
    func distinct<Element: Hashable>(
        atMost limit: Int, _ read: (JSONField) throws(FieldError) -> Element
    ) throws(FieldError) -> [Element] {
        var seen: Set<Element> = []
        var elements: [Element] = []
        for field in try self.elements(atMost: limit) {
            let element = try read(field)
            guard seen.insert(element).inserted else { throw field.invalid("stands in the list already") }
            elements.append(element)
        }
        return elements
    }

    /// Ids in `range`, at most `limit` and none twice, in the order of the text.
    ///
    /// A list of thousands is common, so nothing is made for an element that is in order.
    func ids<ID: FixedWidthInteger>(in range: ClosedRange<ID>, atMost limit: Int) throws(FieldError) -> [ID] {
        let values = try array(atMost: limit)
        var ids: [ID] = []
        ids.reserveCapacity(values.count)
        var isAscending = true
        for (index, value) in values.enumerated() {
            let id: ID
            if case .integer(let integer) = value, let exact = ID(exactly: integer), range.contains(exact) {
                id = exact
            } else {
                let field = JSONField(path: "\(path)[\(index)]", value: value)
                let bounds = Int64(range.lowerBound)...Int64(range.upperBound)
                id = ID(truncatingIfNeeded: try field.integer(in: bounds))
            }
            if let last = ids.last, last >= id { isAscending = false }
            ids.append(id)
        }
        guard !isAscending else { return ids }
        var seen: Set<ID> = []
        for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
            throw FieldError(.invalid, "\(path)[\(index)]", "stands in the list already: \(id)")
        }
        return ids
    }

    private func array(atMost limit: Int) throws(FieldError) -> [JSONValue] {
        guard case .array(let values) = value else {
            throw invalid("must be an array, not \(value.kind)\(isNull ? "; leave it out instead" : "")")
        }
        guard values.count <= limit else { throw invalid("must have at most \(limit) elements, not \(values.count)") }
        return values
    }
}
