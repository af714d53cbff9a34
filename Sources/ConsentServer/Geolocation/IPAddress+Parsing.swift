// SPDX-License-Identifier: Apache-2.0

extension IPAddress {
    /// The address that `text` spells, nil where it spells none.
    ///
    /// v4 is four decimal numbers without leading zeros, since readers differ on whether `010` is eight or ten. v6 is
    /// any form of RFC 4291, section 2.2, without brackets. A zone id (RFC 4007) is taken off a link-local address, which
    /// is the only kind it can belong to, and refused anywhere else.
    init?(_ text: some StringProtocol) {
        self.init(utf8: text.utf8)
    }

    /// The address that the bytes of a text spell.
    init?(utf8 text: some Collection<UInt8>) {
        if let bits = Self.v4(text) {
            self.init(v4: bits)
            return
        }
        guard let percent = text.firstIndex(of: UInt8(ascii: "%")) else {
            guard let bits = Self.v6(text) else { return nil }
            self.init(v6: bits)
            return
        }
        guard let bits = Self.v6(text[..<percent]), Self.isZone(text[text.index(after: percent)...]) else { return nil }
        self.init(v6: bits)
        guard addressClass == .linkLocal || isLinkLocalMulticast else { return nil }
    }

    private var isLinkLocalMulticast: Bool { high >> 48 & 0xff0f == 0xff02 }

    private static func v4(_ text: some Collection<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        var octet: UInt32 = 0
        var digits = 0
        var dots = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard digits == 0 || octet != 0 else { return nil }
                octet = octet * 10 + UInt32(byte - UInt8(ascii: "0"))
                digits += 1
                guard octet <= 255 else { return nil }
            case UInt8(ascii: "."):
                guard digits > 0, dots < 3 else { return nil }
                value = value << 8 | octet
                (octet, digits, dots) = (0, 0, dots + 1)
            default:
                return nil
            }
        }
        return dots == 3 && digits > 0 ? value << 8 | octet : nil
    }

    private static func v6<Text: Collection<UInt8>>(_ text: Text) -> UInt128? {
        let colon = UInt8(ascii: ":")
        var value: UInt128 = 0
        var groups = 0
        var gap: Int?
        var index = text.startIndex
        if text.starts(with: [colon, colon]) {
            gap = 0
            index = text.index(index, offsetBy: 2)
        }
        while index < text.endIndex {
            let start = index
            var group: UInt128 = 0
            var digits = 0
            while index < text.endIndex, let digit = hexadecimalDigit(text[index]) {
                group = group << 4 | UInt128(digit)
                digits += 1
                guard digits <= 4 else { return nil }
                text.formIndex(after: &index)
            }
            guard digits > 0, groups < 8 else { return nil }
            if index < text.endIndex, text[index] == UInt8(ascii: ".") {
                guard groups <= 6, let embedded = v4(text[start...]) else { return nil }
                value = value << 32 | UInt128(embedded)
                groups += 2
                break
            }
            value = value << 16 | group
            groups += 1
            if index == text.endIndex { break }
            guard text[index] == colon else { return nil }
            text.formIndex(after: &index)
            guard index < text.endIndex else { return nil }
            if text[index] == colon {
                guard gap == nil else { return nil }
                gap = groups
                text.formIndex(after: &index)
            }
        }
        guard let gap else { return groups == 8 ? value : nil }
        guard groups < 8 else { return nil }
        let tailBits = 16 * (groups - gap)
        let tail = value & ((1 << tailBits) - 1)
        return gap == 0 ? tail : (value >> tailBits) << (128 - 16 * gap) | tail
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isZone(_ text: some Collection<UInt8>) -> Bool {
        (1...64).contains(text.count)
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "~"):
                    true
                default: false
                }
            }
    }
}
