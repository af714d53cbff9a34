# SPDX-License-Identifier: Apache-2.0
"""A release build of the server as a process of the test's own, in a directory of its own."""
import json
import os
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

from .client import Client

ROOT = Path(__file__).resolve().parents[3]
BINARY = Path(os.environ.get("CONSENT_SERVER_UNDER_TEST") or ROOT / ".build" / "release" / "consent-server")
ADMIN_TOKEN = "end-to-end-token-0123456789abcdef"

APPS = {
    "demo": {"name": "Demo", "environment": "testing", "allowed_origins": ["https://shop.example"]},
    "shop": {
        "name": "Shop",
        "environment": "production",
        "privacy_policy_url": "https://shop.example/privacy",
        "allowed_origins": ["https://shop.example", "capacitor://localhost"],
    },
}


class StartFailed(Exception):
    """The process ended, or said nothing for too long, before it listened."""

    def __init__(self, status, output):
        super().__init__(f"exit status {status}: {output.strip() or 'no output'}")
        self.status = status
        self.output = output


def environment(**changes):
    """The test's environment without any CONSENT_* of the machine's, with `changes`; None takes a name away."""
    values = {name: value for name, value in os.environ.items() if not name.startswith("CONSENT_")}
    values.update({name: str(value) for name, value in changes.items() if value is not None})
    return values


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """`start` and `kill` may be repeated: the directory, and so the database, stays."""

    def __init__(self, directory, apps=APPS, prefix=(), preload=None, binary=BINARY, **settings):
        self.directory = Path(directory)
        self.directory.mkdir(parents=True, exist_ok=True)
        self.prefix = list(prefix)
        self.preload = preload or {}
        self.binary = str(binary)
        self.log = self.directory / "server.log"
        self.settings = {
            "CONSENT_HOST": "127.0.0.1",
            "CONSENT_PORT": "0",
            "CONSENT_DATABASE": self.directory / "consent.db",
            "CONSENT_ADMIN_TOKEN": ADMIN_TOKEN,
            "CONSENT_TRUSTED_PROXIES": "127.0.0.0/8",
        }
        if apps is not None:
            (self.directory / "apps.json").write_text(json.dumps(apps))
            self.settings["CONSENT_APPS"] = self.directory / "apps.json"
        self.settings.update(settings)
        self.process = None
        self.port = None

    @property
    def database(self):
        return Path(self.settings["CONSENT_DATABASE"])

    @property
    def pid(self):
        """The server's own id: what it was started through may replace itself (prlimit) or stay its parent (strace)."""
        own = os.path.realpath(self.binary)
        waiting = [self.process.pid]
        while waiting:
            candidate = waiting.pop()
            try:
                if os.path.realpath(f"/proc/{candidate}/exe") == own:
                    return candidate
                children = Path(f"/proc/{candidate}/task/{candidate}/children").read_text().split()
            except OSError:
                continue
            waiting += map(int, children)
        return self.process.pid

    def start(self, timeout=20):
        assert self.process is None, "it runs already"
        if self.settings.get("CONSENT_LOG_LEVEL") in ("warning", "error") and self.settings["CONSENT_PORT"] == "0":
            self.settings["CONSENT_PORT"] = str(free_port())
        self._read_from = self.log.stat().st_size if self.log.exists() else 0
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, self.binary, "serve"],
                cwd=self.directory, env={**environment(**self.settings), **self.preload},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            address = self._listening()
            if address:
                self.port = address
                return self
            if self.process.poll() is not None:
                status, self.process = self.process.returncode, None
                raise StartFailed(status, self.output())
            time.sleep(0.002)
        self.kill()
        raise StartFailed(None, self.output())

    def output(self):
        """What this start has written."""
        with open(self.log, "rb") as log:
            log.seek(self._read_from)
            return log.read().decode("utf-8", "replace")

    def events(self):
        """The log's JSON lines of this start."""
        found = []
        for line in self.output().splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                continue
        return found

    def _listening(self):
        if self.settings.get("CONSENT_LOG_LEVEL") in ("warning", "error"):
            # It does not say then that it listens, so it is given a port and tried.
            port = int(self.settings["CONSENT_PORT"])
            with socket.socket() as attempt:
                return port if attempt.connect_ex(("127.0.0.1", port)) == 0 else None
        for event in self.events():
            if isinstance(event, dict) and event.get("event") == "listening":
                return int(event["port"])
        return None

    def client(self, **options):
        return Client("127.0.0.1", self.port, **options)

    def signal(self, number):
        os.kill(self.pid, number)

    def wait(self, timeout=30):
        status = self.process.wait(timeout)
        self.process = None
        return status

    def kill(self):
        """SIGKILL, as the kernel's out-of-memory killer would."""
        if self.process is None:
            return
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        try:
            self.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.wait(10)

    def stop(self, timeout=15):
        """SIGTERM, and the exit status."""
        if self.process is None:
            return None
        self.signal(signal.SIGTERM)
        return self.wait(timeout)

    def command(self, *arguments, input=None, timeout=60, **settings):
        """Runs another command of the same binary in the same environment."""
        return subprocess.run(
            [self.binary, *map(str, arguments)], cwd=self.directory, env=environment(**{**self.settings, **settings}),
            input=input, capture_output=True, text=True, timeout=timeout)

    def eventually(self, condition, timeout=10):
        """Waits until `condition()` is true, and gives it back."""
        deadline = time.monotonic() + timeout
        while True:
            value = condition()
            if value or time.monotonic() > deadline:
                return value
            time.sleep(0.01)

    def resident_kilobytes(self):
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def peak_kilobytes(self):
        """The most that was ever resident since the start."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
        return 0

    def cpu_seconds(self):
        """The processor time of all threads since the start."""
        ticks = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")

    def open_files(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))


class Load:
    """Threads that call `work(client, record)` again and again until they are stopped or the server is gone."""

    def __init__(self, server, work, threads=8):
        self._server, self._work = server, work
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self.records = []
        self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(threads)]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        for thread in self._threads:
            thread.join(30)

    def record(self, item):
        with self._lock:
            self.records.append(item)

    def _run(self):
        client = self._server.client(timeout=10)
        while not self._stop.is_set():
            try:
                self._work(client, self.record)
            except OSError:
                return
