// SPDX-License-Identifier: Apache-2.0

extension FormTheme {
    /// The contrast of two colours, 1 to 21 (WCAG 2.2); nil where one is no `#rrggbb`.
    public static func contrast(_ one: String, _ other: String) -> Double? {
        guard let one = luminance(one), let other = luminance(other) else { return nil }
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// So much of a colour laid over another.
    public static func mix(_ colour: String, into base: String, percent: Int) -> String {
        guard let above = channels(colour), let below = channels(base) else { return base }
        let mixed = zip(above, below).map { (Int($0) * percent + Int($1) * (100 - percent) + 50) / 100 }
        let digits = Array("0123456789abcdef".utf8)
        let text = mixed.flatMap { [digits[$0 >> 4], digits[$0 & 15]] }
        return "#" + String(decoding: text, as: UTF8.self)
    }

    /// The relative luminance of sRGB, 0 to 1.
    private static func luminance(_ colour: String) -> Double? {
        guard let channels = channels(colour) else { return nil }
        let linear = channels.map { channel in
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : powerOf2Point4((value + 0.055) / 1.055)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// `base`^2.4 as `base`² times its fifth root, by Newton's method: the model links no mathematics library.
    private static func powerOf2Point4(_ base: Double) -> Double {
        let square = base * base
        guard square > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<40 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }

    private static func channels(_ colour: String) -> [UInt8]? {
        let digits = Array(colour.utf8)
        guard digits.count == 7, digits[0] == UInt8(ascii: "#") else { return nil }
        let values = digits.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count == 6 else { return nil }
        return [0, 2, 4].map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    }
}
