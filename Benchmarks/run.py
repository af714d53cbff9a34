#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the release build against the ceilings of this machine, in one run, in turn: run.py [--quick]

A shared machine is noisy, so absolute figures say little: each row compares two things that were measured one after the
other, several times, and gives the median of their ratio.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from support.server import Server  # noqa: E402

CEILINGS = ROOT / ".build" / "benchmarks"
LOAD = ROOT / "Benchmarks" / "load"
TICKS = os.sysconf("SC_CLK_TCK")
APPS = {"bench": {"name": "Bench", "environment": "production"}}
GERMAN = {"X-Forwarded-For": "91.0.0.1"}


class Report:
    def __init__(self):
        self.rows = []

    def add(self, what, figure, goal=None, met=None):
        verdict = "" if met is None else "yes" if met else "NO"
        self.rows.append((what, figure, goal or "", verdict))
        print(f"  {what}: {figure}{f'  (goal {goal}: {verdict})' if goal else ''}", flush=True)

    def print(self):
        widths = [max(len(row[column]) for row in self.rows) for column in range(4)]
        print("\n" + "  ".join(title.ljust(width) for title, width in zip(("what", "measured", "goal", "met"), widths)))
        for row in self.rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())

    @property
    def missed(self):
        return [row for row in self.rows if row[3] == "NO"]


class Wrk:
    """One run of wrk, begun at once."""

    def __init__(self, url, script, arguments, connections, seconds):
        self._process = subprocess.Popen(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency", "-s",
             str(LOAD / script), url, "--", *map(str, arguments)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def result(self):
        output, _ = self._process.communicate()
        found = re.search(r"^REPORT (\d+) (\d+) (\d+) (\d+) (\d+)$", output, re.M)
        if not found:
            raise SystemExit(f"wrk failed:\n{output}")
        requests, microseconds, p50, p99, errors = map(int, found.groups())
        return {"requests": requests, "rate": requests / microseconds * 1e6, "p50": p50 / 1000, "p99": p99 / 1000,
                "errors": errors}


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid):
    """Resident kilobytes: all, and what belongs to the process alone."""
    text = Path(f"/proc/{pid}/status").read_text()
    return tuple(int(re.search(rf"{name}:\s+(\d+)", text).group(1)) for name in ("VmRSS", "RssAnon"))


def fetch(url):
    with urllib.request.urlopen(urllib.request.Request(url, headers=GERMAN)) as answer:
        return answer.read()


def build_ceilings():
    CEILINGS.mkdir(parents=True, exist_ok=True)
    for name, library in (("http", "microhttpd"), ("sqlite", "sqlite3")):
        subprocess.run(["cc", "-O2", "-o", CEILINGS / name, ROOT / "Benchmarks" / "ceilings" / f"{name}.c",
                        f"-l{library}"], check=True)


class Benchmark:
    def __init__(self, directory, options):
        self.directory = directory
        self.options = options
        self.report = Report()
        self.next_device = options.devices

    def start(self, **settings):
        return Server(self.directory / "server", apps=APPS, CONSENT_ADMIN_TOKEN=None, **settings).start()

    def form_id(self, server):
        text = fetch(f"http://127.0.0.1:{server.port}/v1/apps/bench/devices/device-{0:012d}-000000/form?kind=privacy_options")
        return re.search(rb'"form_id":"([^"]+)"', text).group(1).decode()

    def url(self, port):
        return f"http://127.0.0.1:{port}"

    def puts(self, server, seconds, first=None):
        if first is None:
            first, self.next_device = self.next_device, self.next_device + 10_000_000
        return Wrk(self.url(server.port), "put.lua", [self.form, first], 64, seconds)

    def gets(self, port, seconds, connections=64):
        return Wrk(self.url(port), "get.lua", [self.options.devices], connections, seconds)

    def fill(self, server):
        """Stores one choice a device, over the wire."""
        start, stored = time.monotonic(), 0
        while stored < self.options.devices:
            result = self.puts(server, 3, first=stored).result()
            if result["errors"]:
                raise SystemExit(f"{result['errors']} of the first choices failed")
            # The last of each connection may have been cut off by the end of the run.
            stored += max(0, result["requests"] - 64)
        print(f"  {stored:,} devices in {time.monotonic() - start:.0f} s")

    def decisions(self, server, how, goal=None):
        """CPU a request and throughput of the decision, beside the same bytes from libmicrohttpd alone."""
        url = f"{self.url(server.port)}/v1/apps/bench/devices/device-{7:012d}-000000/consent-info"
        response = self.directory / "response"
        with urllib.request.urlopen(urllib.request.Request(url, headers=GERMAN)) as answer:
            # What the library itself adds is left out.
            fields = [f"{name}: {value}" for name, value in answer.getheaders() if name not in (
                "Date", "Content-Length", "Connection")]
            response.write_bytes("\n".join([*fields, "", ""]).encode() + answer.read())
        port = server.port + 1 if server.port < 65000 else server.port - 1
        ceiling = subprocess.Popen([CEILINGS / "http", str(port), str(os.cpu_count()), response])
        time.sleep(0.3)
        try:
            ratios, rates, ours, theirs, errors = [], [], [], [], 0
            for _ in range(self.options.rounds):
                figures = []
                for pid, at in ((server.pid, server.port), (ceiling.pid, port)):
                    before = cpu_seconds(pid)
                    result = self.gets(at, self.options.seconds).result()
                    errors += result["errors"]
                    figures.append(((cpu_seconds(pid) - before) / result["requests"] * 1e6, result["rate"]))
                (our_cpu, our_rate), (their_cpu, their_rate) = figures
                ratios.append(our_cpu / their_cpu)
                rates.append(our_rate / their_rate)
                ours.append((our_cpu, our_rate))
                theirs.append((their_cpu, their_rate))
        finally:
            ceiling.terminate()
            ceiling.wait()
        median = statistics.median
        self.report.add(
            f"decision GET, {how}: CPU a request / libmicrohttpd alone, same bytes",
            f"{median(ratios):.2f} ({median([cpu for cpu, _ in ours]):.1f} / {median([cpu for cpu, _ in theirs]):.1f} µs)",
            f"<= {goal}" if goal else None, median(ratios) <= goal if goal else None)
        self.report.add(
            f"decision GET, {how}: throughput / libmicrohttpd alone, 64 connections",
            f"{median(rates):.2f} ({median([rate for _, rate in ours]):,.0f} / {median([rate for _, rate in theirs]):,.0f} a second)")
        self.report.add(f"decision GET, {how}: errors", str(errors), "0", errors == 0)

    def raw_sqlite(self, batch):
        file = self.directory / f"raw-{batch}.db"
        for old in self.directory.glob(f"{file.name}*"):
            old.unlink()
        return float(subprocess.run(
            [CEILINGS / "sqlite", file, str(batch), str(self.options.seconds)], check=True, capture_output=True,
            text=True).stdout)

    def commits(self, server):
        found = re.search(rb"^consent_store_commits_total (\d+)", fetch(f"{self.url(server.port)}/metrics"), re.M)
        return int(found.group(1)) if found else None

    def writes(self, server):
        """Durable choices a second at 64 connections, beside a bare SQLite loop on the same disk."""
        ratios, reached_ratios, rates, p99s, batches, errors = [], [], [], [], [], 0
        for _ in range(self.options.rounds):
            before = self.commits(server)
            result = self.puts(server, self.options.seconds).result()
            after = self.commits(server)
            errors += result["errors"]
            rates.append(result["rate"])
            p99s.append(result["p99"])
            ratios.append(result["rate"] / self.raw_sqlite(64))
            if after is not None and after > before:
                batches.append(result["requests"] / (after - before))
                reached_ratios.append(result["rate"] / self.raw_sqlite(max(1, round(batches[-1]))))
        median = statistics.median
        self.report.add("durable PUT, 64 connections: rate / raw SQLite at 64 a commit",
                        f"{median(ratios):.2f} ({median(rates):,.0f} a second)", ">= 0.4", median(ratios) >= 0.4)
        if batches:
            self.report.add(f"durable PUT, 64 connections: rate / raw SQLite at the {median(batches):.0f} a commit reached",
                            f"{median(reached_ratios):.2f}", ">= 0.45", median(reached_ratios) >= 0.45)
        self.report.add("durable PUT, 64 connections: p99", f"{median(p99s):.1f} ms", "<= 20 ms", median(p99s) <= 20)
        self.report.add("durable PUT: errors", str(errors), "0", errors == 0)

    def reads_beside_writes(self, server):
        """The p99 of reads while choices are stored at full speed, beside their own alone."""
        alone, beside = [], []
        for _ in range(self.options.rounds):
            alone.append(self.gets(server.port, self.options.seconds, connections=32).result()["p99"])
            writing = self.puts(server, self.options.seconds)
            beside.append(self.gets(server.port, self.options.seconds, connections=32).result()["p99"])
            writing.result()
        ratio = statistics.median(one / other for one, other in zip(beside, alone))
        self.report.add("decision GET: p99 beside full-speed PUTs / alone, 32 connections",
                        f"{ratio:.2f} ({statistics.median(beside):.1f} / {statistics.median(alone):.1f} ms)", "<= 2", ratio <= 2)

    def starts(self):
        """From the start of the process to the first 200 of /readyz."""
        times = []
        for _ in range(max(3, self.options.rounds)):
            begin = time.monotonic()
            server = self.start()
            fetch(f"{self.url(server.port)}/readyz")
            times.append(time.monotonic() - begin)
            resident, own = memory(server.pid)
            server.stop()
        ready = statistics.median(times)
        self.report.add("start to ready", f"{ready * 1000:.0f} ms", "<= 500 ms", ready <= 0.5)
        self.report.add("resident memory idle", f"{resident / 1024:.1f} MB ({own / 1024:.1f} MB its own, the rest mapped files)",
                        "<= 64 MB", resident <= 64 * 1024)

    def run(self):
        print(f"filling {self.options.devices} devices")
        server = self.start()
        self.form = self.form_id(server)
        self.fill(server)
        server.stop()
        print("start")
        self.starts()
        print("reads")
        server = self.start(CONSENT_LOG_LEVEL="warning")
        self.decisions(server, "no line a request logged", 2)
        server.stop()
        server = self.start()
        self.decisions(server, "each logged")
        print("writes")
        self.writes(server)
        print("reads beside writes")
        self.reads_beside_writes(server)
        resident, own = memory(server.pid)
        self.report.add("resident memory after all of it", f"{resident / 1024:.1f} MB ({own / 1024:.1f} MB its own)")
        status = server.stop()
        self.report.add("exit status after SIGTERM", str(status), "0", status == 0)
        self.report.print()
        return 1 if self.report.missed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="10,000 devices and one short round: to see that it runs")
    parser.add_argument("--devices", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=4)
    options = parser.parse_args()
    if options.quick:
        options.devices, options.rounds, options.seconds = 10_000, 1, 2
    build_ceilings()
    # Beside the build, not in /tmp, which may be memory: a sync must reach a disk.
    (ROOT / ".cache").mkdir(exist_ok=True)
    directory = Path(tempfile.mkdtemp(prefix="benchmark-", dir=ROOT / ".cache"))
    try:
        return Benchmark(directory, options).run()
    finally:
        shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
