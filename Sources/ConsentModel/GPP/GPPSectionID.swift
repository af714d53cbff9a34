// SPDX-License-Identifier: Apache-2.0

/// The registered sections of the Global Privacy Platform; the names are the prefixes of its client API.
public enum GPPSectionID: Int, CaseIterable, Hashable, Sendable {
    case tcfeuv1 = 1
    case tcfeuv2 = 2
    case header = 3
    case signalIntegrity = 4
    case tcfcav1 = 5
    case uspv1 = 6
    case usnat = 7
    case usca = 8
    case usva = 9
    case usco = 10
    case usut = 11
    case usct = 12
    case usfl = 13
    case usmt = 14
    case usor = 15
    case ustx = 16
    case usde = 17
    case usia = 18
    case usne = 19
    case usnh = 20
    case usnj = 21
    case ustn = 22
    case usmn = 23
    case usmd = 24
    case usin = 25
    case usky = 26
    case usri = 27

    /// The section's prefix: "usnat".
    public var name: String { "\(self)" }
}
