# SPDX-License-Identifier: Apache-2.0
"""Files that are not, or no longer, this server's database: refused at once, with the remedy, and left untouched."""
import hashlib
import os
import random
import shutil
import sqlite3
import time

import pytest
from support.choices import german_form, missing
from support.client import Device
from support.server import StartFailed


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def used(tmp_path_factory):
    """A directory with a database that holds a few hundred choices."""
    from support.server import Server
    server = Server(tmp_path_factory.mktemp("used")).start()
    form_id = german_form(server)
    client = server.client()
    for _ in range(300):
        Device(client, debug_geography="DE").put({"form_id": form_id, "action": "consent"}).ok()
    server.stop()
    return server.directory


def empty(path):
    path.write_bytes(b"")


def noise(path):
    path.write_bytes(random.Random(7).randbytes(100))


def noise_of_a_page(path):
    path.write_bytes(random.Random(7).randbytes(8192))


def text(path):
    path.write_text("this is my shopping list\n" * 400)


def truncated(path):
    with open(path, "r+b") as file:
        file.truncate(path.stat().st_size // 2 // 4096 * 4096)


def damaged_inside(path):
    size = path.stat().st_size
    with open(path, "r+b") as file:
        for page in range(4, size // 4096):
            file.seek(page * 4096)
            file.write(b"\xde\xad\xbe\xef" * 64)


def damaged_header(path):
    with open(path, "r+b") as file:
        file.write(b"SQLite format 9")


def newer_schema(path):
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 9999")
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        if table in ("meta", "metadata", "schema", "schema_version", "migrations", "instance"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            for column in columns:
                if "version" in column or column == "schema":
                    database.execute(f"UPDATE {table} SET {column} = 9999")
    database.commit()
    database.execute("PRAGMA journal_mode = DELETE").fetchone()
    database.execute("PRAGMA journal_mode = WAL").fetchone()
    database.close()


def someone_elses(path):
    path.unlink()
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT)")
    database.execute("INSERT INTO recipes (title) VALUES ('soup')")
    database.commit()
    database.close()


def directory(path):
    path.unlink()
    path.mkdir()


WRONG = [empty, noise, noise_of_a_page, text, truncated, damaged_inside, damaged_header, newer_schema, someone_elses,
         directory]


@pytest.mark.parametrize("spoil", WRONG, ids=[case.__name__ for case in WRONG])
def test_a_wrong_file_is_refused_and_left_as_it_was(make_server, used, tmp_path, spoil):
    shutil.copytree(used, tmp_path / "copy")
    for leftover in ("consent.db-wal", "consent.db-shm"):
        (tmp_path / "copy" / leftover).unlink(missing_ok=True)
    database = tmp_path / "copy" / "consent.db"
    spoil(database)
    before = digest(database) if database.is_file() else None
    server = make_server(directory=tmp_path / "copy")
    start = time.monotonic()
    with pytest.raises(StartFailed) as refusal:
        server.start()
    assert time.monotonic() - start < 5
    assert refusal.value.status not in (0, None)
    assert refusal.value.status > 0, "refused, not crashed"
    output = refusal.value.output.strip()
    assert "consent.db" in output, output
    assert len(output.splitlines()) <= 2, output
    if before:
        assert digest(database) == before, "the file is evidence of what went wrong"


def test_a_wrong_key_is_refused(make_server, used, tmp_path):
    shutil.copytree(used, tmp_path / "copy")
    server = make_server(directory=tmp_path / "copy", name="x")
    key = tmp_path / "copy" / "consent.db.key"
    original = key.read_bytes()
    text = original.decode("ascii", "replace")
    changed = text.translate(str.maketrans("0123456789abcdefABCDEFghijkl", "1032547698badcfeBADCFEhgjilk"))
    key.write_bytes(changed.encode() if changed != text else bytes(byte ^ 1 for byte in original))
    with pytest.raises(StartFailed) as refusal:
        server.start()
    assert "key" in refusal.value.output
    key.write_bytes(original)
    server.start()


def test_a_missing_key_is_not_made_anew_for_a_used_database(make_server, used, tmp_path):
    shutil.copytree(used, tmp_path / "copy")
    (tmp_path / "copy" / "consent.db.key").unlink()
    with pytest.raises(StartFailed) as refusal:
        make_server(directory=tmp_path / "copy").start()
    assert "consent.db.key" in refusal.value.output
    assert not (tmp_path / "copy" / "consent.db.key").exists()


def test_the_key_is_readable_by_its_owner_alone(used):
    assert (used / "consent.db.key").stat().st_mode & 0o077 == 0


def test_a_file_that_may_not_be_written_is_refused(make_server, used, tmp_path):
    if os.geteuid() != 0:
        pytest.skip("gives files to another user, which needs root")
    shutil.copytree(used, tmp_path / "copy")
    tmp_path.chmod(0o755)
    for parent in tmp_path.parents:
        if str(parent).startswith("/tmp/") and parent != tmp_path:
            parent.chmod(0o755)
    server = make_server(directory=tmp_path / "copy", prefix=["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    with pytest.raises(StartFailed) as refusal:
        server.start()
    assert "consent.db" in refusal.value.output


def test_a_symbolic_link_is_followed_or_refused_but_never_replaced(make_server, used, tmp_path):
    shutil.copytree(used, tmp_path / "real")
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "consent.db").symlink_to(tmp_path / "real" / "consent.db")
    shutil.copy(tmp_path / "real" / "consent.db.key", tmp_path / "link" / "consent.db.key")
    server = make_server(directory=tmp_path / "link")
    try:
        server.start()
    except StartFailed as refusal:
        assert "consent.db" in refusal.output
    else:
        server.stop()
    assert (tmp_path / "link" / "consent.db").is_symlink()


def test_a_leftover_log_is_replayed(make_server, tmp_path):
    server = make_server(directory=tmp_path / "killed").start()
    form_id = german_form(server)
    client = server.client()
    devices = []
    for _ in range(50):
        device = Device(client, debug_geography="DE")
        device.put({"form_id": form_id, "action": "consent"}).ok()
        devices.append(device.id)
    server.kill()
    assert (tmp_path / "killed" / "consent.db-wal").stat().st_size > 0
    server.start()
    assert not missing(server, devices)
