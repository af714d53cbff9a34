# SPDX-License-Identifier: Apache-2.0
"""Files of every released schema, opened by this server, also where it is killed in the middle."""
import hashlib
import random
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from support.client import Device
from support.server import ROOT, Server

FIXTURES = sorted((ROOT / "Tests" / "Fixtures").glob("schema-*.db"))
KEY = bytes(range(32))


def grown(fixture, path, events):
    """The fixture under a key that this test knows, with a log of that many more events."""
    shutil.copy(fixture, path)
    database = sqlite3.connect(path)
    # As DeviceKeyring makes it.
    check = hashlib.blake2b(b"consent-server key check", digest_size=16, key=KEY).digest()
    database.execute("UPDATE meta SET key_check = ?", (check,))
    last, app, header = database.execute(
        "SELECT sequence, app, header FROM events ORDER BY sequence DESC LIMIT 1").fetchone()
    chance = random.Random(events)

    def rows():
        for sequence in range(last + 1, last + 1 + events):
            mine = header[:1] + sequence.to_bytes(8, "big") + header[9:]
            payload_hash = chance.randbytes(32)
            yield sequence, app, mine, payload_hash, hashlib.sha256(b"\0" + mine + payload_hash).digest()

    database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows())
    if tables_of(database) >= {"statistics"}:
        database.executemany("INSERT INTO statistics VALUES (1, ?, ?, 'gdpr', ?, 'a-form', ?, ?, ?)", (
            (20_000 + number // 100, f"C{number % 5}", f"l{number // 5 % 4}", *OUTCOMES[number // 20 % 5], number + 1)
            for number in range(events)))
    database.commit()
    database.close()
    path.with_name(path.name + ".key").write_text(KEY.hex() + "\n")
    path.with_name(path.name + ".key").chmod(0o600)


OUTCOMES = [("consent", "all"), ("do_not_consent", "none"), ("save_choices", "partial"), ("served", ""), ("reset", "")]


def tables_of(database):
    return {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def statistics_of(path):
    """What was counted by month, event and outcome, wherever it stands, and how many days have counts."""
    database = sqlite3.connect(path)
    tables, counts, days = tables_of(database), {}, set()
    month = "strftime('%Y-%m', {} * 86400, 'unixepoch')".format
    if "statistics" in tables:
        for *key, day, count in database.execute(f"SELECT {month('day')}, event, outcome, day, count FROM statistics"):
            counts[tuple(key)] = counts.get(tuple(key), 0) + count
            days.add(day)
    if "statistics_sums" in tables:
        for event, outcome in OUTCOMES:
            column = "_".join(filter(None, (event, outcome)))
            by_month, by_day = [], []
            for is_month, found in ((1, by_month), (0, by_day)):
                found += database.execute(
                    f"SELECT {month('period')}, sum({column}) FROM statistics_sums WHERE dimensions = 15 AND is_month = ? "
                    "GROUP BY 1 HAVING sum(" + column + ") > 0 ORDER BY 1", (is_month,))
            assert by_month == by_day, "months are the sums of their days"
            for name, count in by_month:
                counts[name, event, outcome] = counts.get((name, event, outcome), 0) + count
        days |= {day for (day,) in database.execute("SELECT DISTINCT period FROM statistics_sums WHERE is_month = 0")}
    database.close()
    return counts, len(days)


def log_of(path):
    """How many events, and a hash over every leaf and header in order."""
    database = sqlite3.connect(path)
    digest, count = hashlib.sha256(), 0
    for header, leaf in database.execute("SELECT header, leaf FROM events ORDER BY sequence"):
        digest.update(header + leaf)
        count += 1
    rest = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("payloads", "current", "test_devices", "idempotency")]
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    return count, digest.hexdigest(), rest


def schema(path):
    with sqlite3.connect(path) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]


@pytest.mark.durability
@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_a_migration_that_is_killed_loses_nothing(fixture, tmp_path, long):
    kills, events = (200, 100_000) if long else (10, 10_000)
    old = tmp_path / "old" / "consent.db"
    old.parent.mkdir()
    grown(fixture, old, events)
    before, counted = log_of(old), statistics_of(old)
    assert counted[1] > 0 or fixture.stem == "schema-1"
    server = Server(tmp_path / "server", apps=None)

    def place():
        for path in server.directory.glob("consent.db*"):
            path.unlink()
        for name in ("consent.db", "consent.db.key"):
            shutil.copy(old.parent / name, server.directory / name)

    place()
    start = time.monotonic()
    server.start(timeout=120)
    took = time.monotonic() - start
    assert server.stop() == 0
    newest = schema(server.database)
    assert log_of(server.database) == before and statistics_of(server.database) == counted
    chance = random.Random(1)
    midway = 0
    for number in range(kills):
        place()
        # Once, or twice in a row: a start after a kill may be killed too.
        for _ in range(1 + number % 2):
            process = launch(server)
            time.sleep(chance.uniform(0, took))
            process.kill()
            process.wait()
        midway += schema(server.database) < newest or server.database.with_name("consent.db-wal").exists()
        server.start(timeout=120)
        Device(server.client(), "shop", device="nobody-has-this-id-000").consent().problem(404, "consent_not_found")
        assert server.stop() == 0
        assert schema(server.database) == newest
        assert log_of(server.database) == before, f"kill {number + 1}"
        assert statistics_of(server.database) == counted, f"kill {number + 1}"
    # A file of the newest schema has nothing to migrate, and is opened all the same.
    assert midway > 0 or schema(old) == newest, "the kills came too late"
    print(f"{kills} kills, {midway} of them before the migration was whole, {before[0]} events each time")


def launch(server):
    import subprocess
    from support.server import environment
    return subprocess.Popen([server.binary, "serve"], cwd=server.directory, env=environment(**server.settings),
                            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def test_there_is_a_fixture_of_every_schema_that_was_released():
    assert {path.stem for path in FIXTURES} >= {"schema-1", "schema-6"}


def test_a_newer_schema_is_refused_and_left_alone(make_server):
    server = make_server().start()
    server.stop()
    with sqlite3.connect(server.database) as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    before = Path(server.database).read_bytes()
    for command in (["serve"], ["export", "--all"], ["backup", server.directory / "b.db"], ["purge"]):
        result = server.command(*command)
        assert result.returncode == 78 and "newer server" in result.stderr, result
    assert Path(server.database).read_bytes() == before
