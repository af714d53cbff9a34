// SPDX-License-Identifier: Apache-2.0

/// Bytes that grow at the end, with one check for room per piece instead of one per byte.
///
/// `Array` asks at each append whether it is shared and whether it has room; for an answer of a hundred small pieces
/// that costs more than the pieces do. Safe, because the memory is this value's alone, goes with it, and grows before
/// `put` reaches its end.
@safe struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// Whether the memory goes with the buffer.
    private var isOwner = true

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        unsafe start = UnsafeMutablePointer.allocate(capacity: self.capacity)
    }

    /// A buffer over memory that somebody else frees and that outlives it; past its end it moves into its own.
    init(over memory: UnsafeMutableBufferPointer<UInt8>) {
        capacity = memory.count
        isOwner = false
        if let first = memory.baseAddress {
            unsafe start = first
        } else {
            unsafe start = UnsafeMutablePointer.allocate(capacity: 0)
            isOwner = true
        }
    }

    deinit { if isOwner { unsafe start.deallocate() } }

    /// A copy of the bytes.
    var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

    /// Makes room for `additional` bytes, which `put` may then add.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if capacity - count < additional { grow(additional) }
    }

    /// Adds a byte for which room was made.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        assert(count < capacity)
        unsafe start[count] = byte
        count += 1
    }

    /// Adds bytes for which room was made.
    @inline(__always)
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        assert(bytes.count <= capacity - count)
        if let source = bytes.baseAddress { unsafe (start + count).update(from: source, count: bytes.count) }
        count += bytes.count
    }

    /// Swaps the last `length` bytes end for end.
    mutating func reverseLast(_ length: Int) {
        var (low, high) = (count - length, count - 1)
        while low < high {
            unsafe swap(&start[low], &start[high])
            low += 1
            high -= 1
        }
    }

    private mutating func grow(_ additional: Int) {
        let larger = max(2 * capacity, count + additional)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.moveInitialize(from: start, count: count)
        if isOwner { unsafe start.deallocate() }
        isOwner = true
        unsafe start = moved
        capacity = larger
    }
}
