// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ConfigurationVariable {
    /// What is kept for how long, counted, and backed up.
    static let operations: [ConfigurationVariable] = [
        retention("GDPR", "73", "months that a choice under GDPR is kept, or forever") { $0.retention.gdpr = $1 },
        retention("US_STATE", "73", "the same under US state laws") { $0.retention.usState = $1 },
        retention("OTHER", "73", "the same under other laws and none") { $0.retention.other = $1 },
        retention("TESTING", "3", "the same for testing apps and forced geographies") { $0.retention.testing = $1 },
        ConfigurationVariable(
            name: "CONSENT_STATISTICS_THRESHOLD", standard: "10",
            meaning: "groups of statistics with fewer people are withheld"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.policies.statisticsThreshold = try number(text, 1...10_000)
        },
        ConfigurationVariable(
            name: "CONSENT_BACKUP_DIRECTORY", standard: "none", meaning: "where the server puts backups by itself"
        ) { (configuration, text) throws(InvalidValue) in
            let directory = try path(text)
            guard directory.hasPrefix("/") else {
                throw InvalidValue("is not an absolute path: \(quoted(text))")
            }
            configuration.backupDirectory = directory
        },
        ConfigurationVariable(
            name: "CONSENT_BACKUP_EVERY_HOURS", standard: "24", meaning: "hours between two of them"
        ) { (configuration, text) throws(InvalidValue) in
            configuration.backupEveryHours = try number(text, 1...8760)
        },
        ConfigurationVariable(name: "CONSENT_BACKUP_KEEP", standard: "7", meaning: "how many of them are kept") {
            (configuration, text) throws(InvalidValue) in
            configuration.backupsKept = try number(text, 1...1000)
        },
    ]

    private static func retention(
        _ name: String, _ standard: String, _ meaning: String,
        set: @escaping @Sendable (inout OperatingPolicies, Int?) -> Void
    ) -> ConfigurationVariable {
        ConfigurationVariable(name: "CONSENT_RETENTION_\(name)", standard: standard, meaning: meaning) {
            (configuration, text) throws(InvalidValue) in
            set(&configuration.policies, text == "forever" ? nil : try number(text, 1...1200, "forever"))
        }
    }

    private static func number(
        _ text: String, _ range: ClosedRange<Int>, _ other: String? = nil
    ) throws(InvalidValue) -> Int {
        guard let number = Int(text), range.contains(number) else {
            let others = other.map { ", or \($0)" } ?? ""
            throw InvalidValue(
                "is not a number from \(range.lowerBound) to \(range.upperBound)\(others): \(quoted(text))")
        }
        return number
    }
}
