# SPDX-License-Identifier: Apache-2.0
"""System calls that fail."""
import re
import signal
import subprocess
import time


class Injected:
    """strace attached to a running server, failing the system calls that it is told to fail, on one file or on all."""

    def __init__(self, strace, server, *injections, path=None):
        self._command = [strace, "-f", "-q", "-o", str(server.directory / "strace.log"), "-p", str(server.pid)]
        if path:
            self._command += ["-P", str(path)]
        for injection in injections:
            self._command += ["-e", f"inject={injection}"]
        self._server = server

    def __enter__(self):
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        status = f"/proc/{self._server.pid}/status"
        assert self._server.eventually(lambda: not re.search(r"TracerPid:\t0\n", open(status).read()))
        time.sleep(0.3)  # strace attaches to one thread after another, and tells nobody when it has them all.
        return self

    def __exit__(self, *_):
        self._process.send_signal(signal.SIGINT)
        self._process.wait(10)
