// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct FileSystemTests {
    /// statfs(2)'s magic numbers.
    @Test(arguments: [
        (0x6969, "nfs"), (0xFF53_4D42, "cifs"), (0xFE53_4D42, "smb2"), (0x0102_1997, "9p"), (0x6573_5546, "fuse"),
        (0x00C3_6400, "ceph"), (0x786F_4256, "vboxsf"), (0x0BD0_0BD0, "lustre"),
    ])
    func `knows network file systems by their number`(magic: Int, name: String) {
        #expect(FileSystem.networkFileSystem(magic: UInt32(magic)) == name)
    }

    @Test(arguments: [0xEF53, 0x5846_5342, 0x0102_1994, 0x9123_683E, 0x794C_7630, 0x2FC1_2FC1, 0])
    func `ext4, xfs, tmpfs, btrfs, overlayfs and zfs are local`(magic: Int) {
        #expect(FileSystem.networkFileSystem(magic: UInt32(magic)) == nil)
    }

    @Test func `tells what a path leads to`() throws {
        let directory = try ScratchDirectory()
        #expect(FileSystem.entry(directory.path)?.kind == .directory)
        #expect(FileSystem.entry("/dev/null")?.kind == .device)
        #expect(FileSystem.entry(directory.file("none")) == nil)
        #expect(FileSystem.resolved(directory.file("none")) == nil)
    }
}
