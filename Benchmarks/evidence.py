#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes a store of many events as a server of schema 1 would have left it, and measures what evidence costs there.

    Benchmarks/evidence.py [EVENTS] [DIRECTORY]

Prints: seconds until the log of the old store is indexed beside a serving server, seconds of `verify` on the stopped file
and through the running server, its peak of resident memory, and the time of proofs and receipts.
"""
import hashlib
import http.client
import json
import os
import resource
import sqlite3
import struct
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build" / "release" / "consent-server"
MASK = 0xFFFFFFFFFFFFFFFF


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def text(value):
    return bytes([len(value)]) + value.encode()


def integer(value):
    return struct.pack(">q", value)


def signed(value):
    return value - (1 << 64) if value >> 63 else value


def environment(directory):
    return {**os.environ, "CONSENT_DATABASE": str(directory / "consent.db"), "CONSENT_PORT": "0",
            "CONSENT_APPS": str(directory / "apps.json"), "CONSENT_LOG_LEVEL": "warning"}


class Server:
    def __init__(self, directory, port=9590):
        self.process = subprocess.Popen([BINARY, "serve"], env={**environment(directory), "CONSENT_PORT": str(port)})
        self.port, began = port, time.monotonic()
        while self.get("/healthz")[0] != 200:
            time.sleep(0.005)
        self.seconds_to_ready = time.monotonic() - began

    def call(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"} if body else {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        except OSError:
            return 0, b""
        finally:
            connection.close()

    def get(self, path):
        return self.call("GET", path)

    def stop(self):
        self.process.terminate()
        self.process.wait()


def first_choice(directory):
    """A store with one choice, whose rows are the pattern for the rest."""
    (directory / "apps.json").write_text(json.dumps({"demo": {"name": "Demo", "environment": "testing"}}))
    server = Server(directory)
    path = "/v1/apps/demo/devices/first"
    form = json.loads(server.get(path + "/form?debug_geography=DE")[1])["form_id"]
    body = json.dumps({"form_id": form, "action": "consent"})
    assert server.call("PUT", path + "/consent?debug_geography=DE", body)[0] == 200
    server.stop()
    return form


def grow(directory, events):
    form = first_choice(directory)
    database = sqlite3.connect(directory / "consent.db", isolation_level=None)
    database.executescript("""
        DROP TRIGGER events_stay; DROP TRIGGER log_heads_stay; DELETE FROM log_heads; UPDATE log_counts SET heads = 0;
        PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;""")
    columns = [row[1] for row in database.execute("PRAGMA table_info(current)")]
    pattern = dict(zip(columns, database.execute("SELECT * FROM current").fetchone()))
    payload, = database.execute("SELECT payload FROM payloads").fetchone()
    received = pattern["received_at"]
    tail = (b"\x01\x01" + integer(1) + integer(received) + b"\x00\x00" + b"\x02DE" + b"\x03\x01" + text("gdpr") + b"\x02"
            + text(form) + integer(1) + integer(5) + integer(0)
            + text(subprocess.run([BINARY, "version"], capture_output=True, text=True).stdout.split()[1]))
    batch, values = 100_000, tuple(pattern.values())
    places = [columns.index(name) for name in ("slot", "device_high", "device_low", "sequence")]
    for start in range(2, events + 1, batch):
        rows, kept, current = [], [], []
        randomness = os.urandom(32 * batch)
        for offset, sequence in enumerate(range(start, min(start + batch, events + 1))):
            device, salt = randomness[32 * offset:32 * offset + 16], randomness[32 * offset + 16:32 * offset + 32]
            high, low = struct.unpack(">QQ", device)
            header = b"\x01" + integer(sequence) + text("demo") + sha(b"\x03", salt, device) + tail
            payload_hash = sha(b"\x02", salt, payload)
            rows.append((sequence, pattern["app"], header, payload_hash, sha(b"\x00", header, payload_hash)))
            kept.append((sequence, signed(high), signed(low), None, salt, payload))
            row = list(values)
            slot = signed((high + low * 0x9E3779B97F4A7C15 & MASK) & ~63)
            for place, value in zip(places, (slot, signed(high), signed(low), sequence)):
                row[place] = value
            current.append(row)
        database.execute("BEGIN")
        database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
        database.executemany("INSERT INTO payloads VALUES (?, ?, ?, ?, ?, ?)", kept)
        current.sort()
        database.executemany(f"INSERT INTO current VALUES ({', '.join('?' * len(columns))})", current)
        database.execute("COMMIT")
        if start // batch % 10 == 0:
            print(f"{start:,} events", flush=True)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def verify(directory, what):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    result = subprocess.run([BINARY, "verify"], env=environment(directory), capture_output=True, text=True)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = usage.ru_utime + usage.ru_stime - before.ru_utime - before.ru_stime
    print(f"verify, {what}: {time.monotonic() - began:.1f} s, {cpu:.1f} s of CPU, peak {usage.ru_maxrss / 1024:.0f} MB: "
          f"{(result.stdout or result.stderr).strip()}", flush=True)


def main():
    events = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    directory = Path(sys.argv[2] if len(sys.argv) > 2 else f"/tmp/consent-evidence-{events}")
    directory.mkdir(parents=True, exist_ok=True)
    if not (directory / "consent.db").exists():
        began = time.monotonic()
        grow(directory, events)
        print(f"made {events:,} events in {time.monotonic() - began:.0f} s", flush=True)
        began = time.monotonic()
        server = Server(directory)
        print(f"start to ready, log not indexed: {server.seconds_to_ready:.2f} s", flush=True)
        while server.get("/v1/transparency/head")[0] != 200:
            time.sleep(0.05)
        print(f"log indexed beside the serving server after {time.monotonic() - began:.1f} s", flush=True)
    else:
        server = Server(directory)
    print(f"size: {(directory / 'consent.db').stat().st_size / 1e9:.2f} GB", flush=True)
    for name, path in [("head", "head"), ("inclusion proof", f"proofs/inclusion?sequence={events // 3}"),
                       ("consistency proof", f"proofs/consistency?from={events // 2 + 1}")]:
        times = []
        for _ in range(50):
            began = time.monotonic()
            assert server.get(f"/v1/transparency/{path}")[0] == 200
            times.append(time.monotonic() - began)
        print(f"{name}: median {sorted(times)[25] * 1000:.2f} ms, connection included", flush=True)
    verify(directory, "through the running server")
    server.stop()
    verify(directory, "stopped")


if __name__ == "__main__":
    main()
