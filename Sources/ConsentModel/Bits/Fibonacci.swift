// SPDX-License-Identifier: Apache-2.0

/// Fibonacci coding of the numbers from 1: the sum of the terms 1, 2, 3, 5, 8, … whose bits are set, closed by "11".
enum Fibonacci {
    /// The terms, to the last that fits 31 bits.
    static let terms: [Int] = {
        var terms = [1, 2]
        while true {
            let next = terms[terms.count - 1] + terms[terms.count - 2]
            if next > Int(Int32.max) { return terms }
            terms.append(next)
        }
    }()
}

extension BitReader {
    /// The next number in Fibonacci coding.
    mutating func readFibonacci() throws(ConsentStringError) -> Int {
        let start = position
        let terms = Fibonacci.terms
        var sum = 0
        var last = false
        for term in terms {
            let bit = try readFlag()
            if bit, last { return sum }
            if bit { sum += term }
            last = bit
        }
        guard last, try readFlag() else { throw failure(.numberTooLarge, at: start) }
        return sum
    }

    /// A Range(Fibonacci): a count in 12 bits, then single ids or groups as steps from the last id.
    ///
    /// `limit` bounds how many ids the ranges may hold together, before anything is expanded; more is an `excess`.
    mutating func readFibonacciRange(
        limit: Int, excess: ConsentStringError.Code
    ) throws(ConsentStringError) -> [ClosedRange<Int>] {
        let count = Int(try read(12))
        var ranges: [ClosedRange<Int>] = []
        ranges.reserveCapacity(min(count, remaining / 3))
        var last = 0
        var held = 0
        for _ in 0..<count {
            let start = position
            let isGroup = try readFlag()
            let first = last + (try readFibonacci())
            last = isGroup ? first + (try readFibonacci()) : first
            held += last - first + 1
            guard last <= Int(Int32.max) else { throw failure(.numberTooLarge, at: start) }
            guard held <= limit else { throw failure(excess, at: start, value: held) }
            ranges.append(first...last)
        }
        return ranges
    }
}

extension BitWriter {
    /// Appends a number from 1 to 2^31 - 1 in Fibonacci coding; 0 has no code and is left out.
    mutating func appendFibonacci(_ number: Int) {
        guard var index = Fibonacci.terms.lastIndex(where: { $0 <= number }) else { return }
        var rest = number
        var code: UInt64 = 1
        var width = 1
        // From the highest term down, so the code grows from its end.
        while index >= 0 {
            let term = Fibonacci.terms[index]
            if term <= rest {
                rest -= term
                code |= 1 &<< UInt64(width)
            }
            width += 1
            index -= 1
        }
        append(code, width)
    }

    /// Appends ascending ids as a Range(Fibonacci).
    mutating func appendFibonacciRange(_ ids: [Int]) {
        var groups: [ClosedRange<Int>] = []
        for id in ids {
            if let last = groups.last, last.upperBound + 1 == id {
                groups[groups.count - 1] = last.lowerBound...id
            } else {
                groups.append(id...id)
            }
        }
        append(UInt64(groups.count), 12)
        var last = 0
        for group in groups {
            append(group.count > 1)
            appendFibonacci(group.lowerBound - last)
            if group.count > 1 { appendFibonacci(group.upperBound - group.lowerBound) }
            last = group.upperBound
        }
    }
}
