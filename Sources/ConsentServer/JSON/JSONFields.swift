// SPDX-License-Identifier: Apache-2.0

/// An object that is being read: its fields by name, none of them unknown.
struct JSONFields {
    /// The path of the object, empty for the whole document.
    let path: String
    private let members: [JSONMember]

    /// The object `value` at `path`, every field of which must be one of `known`.
    ///
    /// `hints` says of fields that people send by mistake what to do with them: it goes on behind "is not a field here".
    init(
        _ value: JSONValue, at path: String = "", known: [String], hints: [String: String] = [:]
    ) throws(FieldError) {
        try self.init(path, value)
        for member in members where !known.contains(where: member.isNamed) {
            throw unknown(member.name, known, hints)
        }
    }

    /// An object whose names the caller chooses: languages, ids.
    init(anyNames value: JSONValue, at path: String) throws(FieldError) {
        try self.init(path, value)
    }

    private init(_ path: String, _ value: JSONValue) throws(FieldError) {
        guard case .object(let members) = value else {
            throw FieldError(.invalid, path, "must be an object, not \(value.kind)")
        }
        self.path = path
        self.members = members
    }

    /// The field of this name, nil where it is absent.
    subscript(name: String) -> JSONField? {
        for member in members where member.isNamed(name) {
            return JSONField(path: path.isEmpty ? name : "\(path).\(name)", value: member.value)
        }
        return nil
    }

    /// The field of this name, which has to be there.
    func required(_ name: String) throws(FieldError) -> JSONField {
        guard let field = self[name] else { throw FieldError(.missing, memberPath(path, name), "is missing") }
        return field
    }

    /// Every name with its field, in the order of the text.
    var all: [(name: String, field: JSONField)] {
        members.map { ($0.name, JSONField(path: memberPath(path, $0.name), value: $0.value)) }
    }

    /// The error for a name that is not one of `known`.
    func unknown(_ name: String, _ known: some Sequence<String>, _ hints: [String: String] = [:]) -> FieldError {
        var what = "is not a field here"
        if let hint = hints[name] {
            what += ": \(hint)"
        } else {
            if let near = nearest(to: name, of: known) { what += "; did you mean `\(near)`?" }
            what += what.hasSuffix("?") ? " Known: " : ". Known: "
            what += listed(known)
        }
        return FieldError(.unknown, memberPath(path, name), what)
    }
}

/// Names in a sentence.
func listed(_ names: some Sequence<String>) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
}
