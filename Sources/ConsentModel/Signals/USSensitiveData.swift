// SPDX-License-Identifier: Apache-2.0

/// Which category of sensitive data stands where in a US section ("SensitiveDataProcessing" of each specification).
///
/// A place can stand for several categories, and for none that our form has.
enum USSensitiveData {
    /// The categories by their place in the section's list; empty for a section without one.
    static func places(in section: GPPSectionID) -> [[SensitiveDataCategory]] {
        switch section {
        case .usnat: SensitiveDataCategory.allCases.map { [$0] }
        case .usca:
            [
                [.identityDocuments], [.accountCredentials], [.preciseGeolocation],
                [.racialOrEthnicOrigin, .religiousOrPhilosophicalBeliefs, .unionMembership], [.messageContents],
                [.geneticData], [.biometricData], [.health], [.sexLifeOrSexualOrientation],
            ]
        case .usco: Array(common.dropLast())
        case .usut:
            [
                [.racialOrEthnicOrigin], [.religiousOrPhilosophicalBeliefs], [.sexLifeOrSexualOrientation],
                [.citizenshipOrImmigrationStatus], [.health], [.geneticData], [.biometricData], [.preciseGeolocation],
            ]
        // 5 is status as transgender or nonbinary, 7 national origin, 8 status as the victim of a crime.
        case .usor:
            Array(common.prefix(4)) + [[], [.citizenshipOrImmigrationStatus], [], []] + Array(common.suffix(3))
        // 5 is status as transgender or nonbinary.
        case .usde: Array(common.prefix(4)) + [[]] + Array(common.suffix(4))
        // 9 is status as transgender or nonbinary.
        case .usnj: common + [[], [.accountCredentials]]
        case .usva, .usct, .usfl, .usmt, .ustx, .usia, .usne, .usnh, .ustn, .usmn, .usin, .usky, .usri: common
        case .usmd, .tcfeuv1, .tcfeuv2, .header, .signalIntegrity, .tcfcav1, .uspv1: []
        }
    }

    /// The list of most states.
    private static let common: [[SensitiveDataCategory]] = [
        [.racialOrEthnicOrigin], [.religiousOrPhilosophicalBeliefs], [.health], [.sexLifeOrSexualOrientation],
        [.citizenshipOrImmigrationStatus], [.geneticData], [.biometricData], [.preciseGeolocation],
    ]
}
