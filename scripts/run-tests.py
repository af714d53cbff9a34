#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the suites of `make test` one after another and says how long each took: run-tests.py [SUITE …]

A suite that can't be counted (a build, the linter) counts as one test. The last line is 'N passed, N failed', and the
exit status is 0 only where nothing failed.
"""
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".build" / "reports"
JOBS = os.environ.get("JOBS") or str(os.cpu_count() or 2)


def run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT).returncode


def counted(status: int, report: Path) -> tuple[int, int, int]:
    """Passed, failed and skipped of a JUnit file; a run that failed without a failed test has failed as one."""
    passed = failed = skipped = 0
    for case in ElementTree.parse(report).getroot().iter("testcase") if report.exists() else ():
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    if status != 0 and failed == 0:
        failed = 1
    if status == 0 and passed == 0:
        print("no test ran", file=sys.stderr)
        failed = 1
    return passed, failed, skipped


def one(status: int) -> tuple[int, int, int]:
    return (1, 0, 0) if status == 0 else (0, 1, 0)


def lint():
    return one(run("make", "--no-print-directory", "lint"))


def debug_build():
    return one(run("swift", "build", "--build-tests", "-j", JOBS))


def swift_tests():
    # Counted by what it prints: its XML report does not escape every test's name, and is then no XML.
    process = subprocess.Popen(
        ["swift", "test", "--skip-build", "--disable-xctest"], cwd=ROOT, stdout=subprocess.PIPE, text=True,
        encoding="utf-8", errors="replace")
    total = failed = 0
    for line in process.stdout:
        print(line, end="", flush=True)
        if found := re.match(r"\S+\s+Test run with (\d+) tests?", line):
            total = int(found.group(1))
        elif re.match(r"\S+\s+Test .* failed after ", line):
            failed += 1
    if process.wait() != 0 or total == 0:
        failed = max(failed, 1)
    return max(0, total - failed), failed, 0


class Beside:
    """A command that runs beside another suite; what it printed is shown when it is waited for."""

    def __init__(self, name: str, *command: str):
        self.log = open(REPORTS / f"{name}.log", "w+")
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=self.log, stderr=subprocess.STDOUT)

    def result(self):
        status = self.process.wait()
        self.log.seek(0)
        print(self.log.read(), end="", flush=True)
        self.log.close()
        return one(status)


def fuzzing() -> Beside:
    # Seconds a parser; `make fuzz` runs ten million.
    return Beside("fuzz", "nice", "-n", "19", "Fuzz/run.sh", os.environ.get("FUZZ_RUNS") or "20000")


def fuzz():
    return fuzzing().result()


def release_building() -> Beside:
    # `swift test --skip-build` holds the lock of the build folder, though it builds nothing.
    return Beside("release-build", "make", "--no-print-directory", "build", "BUILD_FLAGS=--ignore-lock")


def release_build():
    return release_building().result()


def end_to_end():
    """Each file in a pytest of its own, a few at once, since most of a test's time is waiting for a server or browser."""
    if run("scripts/venv.sh") != 0:
        return (0, 1, 0)
    names = sorted(path.name for path in (ROOT / "Tests/EndToEnd").glob("test_*.py"))
    waiting = [name for name in SLOWEST if name in names] + [name for name in names if name not in SLOWEST]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return tuple(sum(counts) for counts in zip(*pool.map(end_to_end_file, waiting)))


def end_to_end_file(name: str) -> tuple[int, int, int]:
    report = REPORTS / f"{Path(name).stem}.xml"
    report.unlink(missing_ok=True)
    command = [".venv/bin/pytest", f"Tests/EndToEnd/{name}", "-q", "-rs", "--durations=3", "--durations-min=1",
               f"--junitxml={report}"]
    process = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    # At once, so that what files print does not mingle.
    print(f"-- {name}\n{process.stdout}", end="", flush=True)
    return counted(process.returncode, report)


# The files of more than ten seconds, longest first: one of them begun last would be waited for alone.
SLOWEST = ["test_evidence.py", "test_form_access.py", "test_lifecycle.py", "test_schemathesis.py", "test_form_page.py",
           "test_migrations.py", "test_backup.py", "test_kill.py", "test_storage_faults.py", "test_raw_http.py",
           "test_statistics.py", "test_slow_clients.py"]
AT_ONCE = 3

SUITES = {
    "lint": lint,
    "debug-build": debug_build,
    "swift": swift_tests,
    "release-build": release_build,
    "end-to-end": end_to_end,
    "fuzz": fuzz,
}
NEEDS = {"swift": "debug-build", "end-to-end": "release-build"}
# What runs beside which suite: the release build is one thread, and the end-to-end tests wait for servers.
BESIDE = {"swift": ("release-build", release_building), "end-to-end": ("fuzz", fuzzing)}


def main() -> int:
    names = sys.argv[1:] or list(SUITES)
    unknown = [name for name in names if name not in SUITES]
    if unknown:
        print(f"no suite is named {unknown[0]!r}; there are: {', '.join(SUITES)}", file=sys.stderr)
        return 64
    REPORTS.mkdir(parents=True, exist_ok=True)
    rows, results, running = [], {}, {}
    for name in names:
        if results.get(NEEDS.get(name), 0) != 0:
            rows.append((name, 0.0, (0, 1, 0), "not run: its build failed"))
            continue
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        if name in BESIDE and BESIDE[name][0] in names and BESIDE[name][0] not in results:
            other, begin = BESIDE[name]
            running[other] = begin()
        counts = running[name].result() if name in running else SUITES[name]()
        results[name] = counts[1]
        rows.append((name, time.monotonic() - start, counts, "begun before" if name in running else ""))

    print("\nsuite            seconds   passed   failed  skipped")
    for name, seconds, (passed, failed, skipped), note in rows:
        print(f"{name:15} {seconds:8.1f} {passed:8} {failed:8} {skipped:8}  {note}".rstrip())
    passed, failed, skipped = (sum(row[2][index] for row in rows) for index in range(3))
    seconds = sum(row[1] for row in rows)
    print(f"in all          {seconds:8.1f}\n")
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
