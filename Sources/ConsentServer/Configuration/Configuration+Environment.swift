// SPDX-License-Identifier: Apache-2.0

extension Configuration {
    /// Reads every `CONSENT_*` variable of `environment`; an unknown or malformed one stops the start.
    ///
    /// `readFile` gives a secret file's text, nil where it can't be read.
    init(environment: [String: String], readFile: (String) -> String?) throws(ConfigurationError) {
        self.init()
        var variables: [String: ConfigurationVariable] = [:]
        for variable in ConfigurationVariable.all { variables[variable.name] = variable }

        for (name, text) in environment.sorted(by: { $0.key < $1.key }) where name.hasPrefix("CONSENT_") {
            if let variable = variables[name] {
                guard !text.hasPrefix("tcp://") else { throw Self.injected(name) }
                try apply(variable, text, from: name)
            } else if name.hasSuffix("_FILE"), let secret = variables[String(name.dropLast(5))], secret.isSecret {
                guard environment[secret.name] == nil else {
                    throw ConfigurationError(description: "\(secret.name) and \(name) are both set: leave one")
                }
                guard let content = readFile(text) else {
                    throw ConfigurationError(description: "\(name): can't read \(quoted(text))")
                }
                try apply(secret, String(content.trimmingEnd()), from: name)
            } else {
                throw Self.unknown(name, among: Array(variables.keys))
            }
        }
    }

    private mutating func apply(
        _ variable: ConfigurationVariable, _ text: String, from name: String
    ) throws(ConfigurationError) {
        do throws(ConfigurationVariable.InvalidValue) {
            try variable.apply(&self, text)
        } catch { throw ConfigurationError(description: "\(name) \(error.reason)") }
    }

    /// Kubernetes sets these for a Service named `consent`, beside our own names.
    private static func injected(_ name: String) -> ConfigurationError {
        ConfigurationError(
            description: "\(name) comes from a Kubernetes Service named \"consent\", not from you: "
                + "set enableServiceLinks: false in the pod, or name the Service otherwise")
    }

    private static func unknown(_ name: String, among known: [String]) -> ConfigurationError {
        if name.hasPrefix("CONSENT_SERVICE_") || name.hasPrefix("CONSENT_PORT_") { return injected(name) }
        let hint = nearest(to: name, of: known).map { "; did you mean \($0)?" } ?? ""
        return ConfigurationError(
            description: "\(name) is not a variable of this server\(hint) (consent-server serve --help lists them)")
    }
}

extension String {
    /// Without the line ends and blanks at the end that editors leave in secret files.
    fileprivate func trimmingEnd() -> Substring {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
