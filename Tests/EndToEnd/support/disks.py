# SPDX-License-Identifier: Apache-2.0
"""File systems of the tests' own: small ones that fill up, and ones whose power can be cut (as root)."""
import subprocess
from pathlib import Path


def run(*command):
    subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True)


class Mounted:
    """A mounted file system, unmounted at the end of the `with`."""

    def __init__(self, path):
        self.path = Path(path)
        self.path.mkdir(parents=True, exist_ok=True)

    def __enter__(self):
        self.mount()
        return self

    def __exit__(self, *_):
        # Lazily, so that a process which a failed test left behind can't keep the mount for ever.
        subprocess.run(["umount", "--lazy", str(self.path)], capture_output=True)


class SmallDisk(Mounted):
    """Memory that says "no space left" past its size."""

    def __init__(self, path, size):
        super().__init__(path)
        self.size = size

    def mount(self):
        run("mount", "-t", "tmpfs", "-o", f"size={self.size}", "tmpfs", self.path)

    def resize(self, size):
        run("mount", "-o", f"remount,size={size}", self.path)


class Disk(Mounted):
    """An ext4 file system in a file: what is in that file is what would be left after a power cut."""

    def __init__(self, path, image, megabytes=64):
        super().__init__(path)
        self.image = Path(image)
        self.megabytes = megabytes

    def make(self):
        with open(self.image, "wb") as file:
            file.truncate(self.megabytes << 20)
        run("mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0", self.image)
        return self

    def mount(self):
        run("mount", "-o", "loop,errors=remount-ro", self.image, self.path)

    def unmount(self):
        run("umount", self.path)

    def cut_power(self, copy):
        """Copies the image as it is now, without asking anything to be written first."""
        run("cp", "--sparse=always", self.image, copy)

    def break_down(self):
        """Makes the kernel believe in an error of the file system, upon which it turns read-only."""
        device = subprocess.run(
            ["findmnt", "-n", "-o", "SOURCE", str(self.path)], check=True, capture_output=True, text=True).stdout.strip()
        Path(f"/sys/fs/ext4/{Path(device).name}/trigger_fs_error").write_text("1")
