# SPDX-License-Identifier: Apache-2.0
"""Backup and restore as an operator does them: under load, into bad places, and as the manual says."""
import os
import re
import shutil
import sqlite3
import stat
import threading
import time

import pytest
from support.choices import german_form, missing, putting
from support.client import Device
from support.disks import SmallDisk
from support.injected import Injected
from support.server import ROOT, Load, Server


def restored(server, backup, directory):
    """The server of a restored backup, not started."""
    result = server.command("restore", backup, timeout=600, CONSENT_DATABASE=directory / "consent.db")
    assert result.returncode == 0, result.stderr
    return Server(directory)


@pytest.mark.durability
def test_every_choice_acknowledged_before_the_start_is_there(make_server, tmp_path, long):
    drills = 100 if long else 5
    server = make_server().start()
    form_id = german_form(server)
    backup = tmp_path / "backup.db"
    put = putting(form_id)

    def paced(client, record):
        put(client, record)
        time.sleep(0.008)

    started = time.monotonic()
    checked = 0
    with Load(server, paced, threads=8) as load:
        time.sleep(1)
        for number in range(drills):
            before = list(load.records)
            result = server.command("backup", backup, timeout=600)
            assert result.returncode == 0, result.stderr
            copy = restored(server, backup, tmp_path / f"restored-{number}")
            copy.start()
            lost = missing(copy, before[checked:] + before[:checked:50])
            assert not lost, f"drill {number + 1}: {len(lost)} acknowledged choices are not in the backup"
            checked = len(before)
            copy.kill()
            shutil.rmtree(copy.directory)
    rate = len(load.records) / (time.monotonic() - started)
    assert checked > drills * 10, "the load was real"
    print(f"{drills} drills at {rate:.0f} choices a second, 0 of {checked} missing")


def test_without_a_server_the_command_does_it_itself(make_server, tmp_path):
    server = make_server().start()
    device = Device(server.client(), debug_geography="DE")
    device.choose("consent").ok()
    assert server.stop() == 0
    result = server.command("backup", tmp_path / "backup.db")
    assert result.returncode == 0 and "1 events" in result.stdout, result
    for name in ("backup.db", "backup.db.key"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    copy = restored(server, tmp_path / "backup.db", tmp_path / "copy").start()
    assert Device(copy.client(), device=device.id, debug_geography="DE").info().ok().json["decision"]["outcome"] == "all"
    copy.kill()


def test_a_relative_path_is_the_callers(make_server):
    server = make_server().start()
    assert server.command("backup", "here.db").returncode == 0
    assert (server.directory / "here.db").exists()


class TestBadTargets:
    @pytest.fixture
    def backup(self, server):
        def identity():
            # The same file with the same form; its counters (bytes 24 to 32, 92 to 100) move with each checkpoint.
            header = server.database.read_bytes()[:92]
            return server.database.stat().st_ino, header[:24], header[68:72]

        def run(target):
            before = identity()
            result = server.command("backup", target)
            assert result.returncode == 73, result
            assert result.stdout == ""
            assert len(result.stderr.splitlines()) == 1
            server.client().get("/readyz").ok()
            assert identity() == before
            return result.stderr
        return run

    def test_a_directory(self, backup, tmp_path):
        assert "is a directory: name a file in it" in backup(tmp_path)

    def test_no_directory(self, backup, tmp_path):
        assert "there is no directory" in backup(tmp_path / "none" / "b.db")

    @pytest.mark.parametrize("suffix", ["", "-wal", "-shm", ".lock", ".key", ".sock"])
    def test_the_database_itself(self, backup, server, suffix):
        assert "the database itself" in backup(f"{server.database}{suffix}")

    def test_a_link_to_the_database(self, backup, server, tmp_path):
        (tmp_path / "link.db").symlink_to(server.database)
        assert "the database itself" in backup(tmp_path / "link.db")

    def test_another_file(self, backup, tmp_path):
        letter = tmp_path / "letter.txt"
        letter.write_text("precious")
        assert "is not a backup of this database" in backup(letter)
        assert letter.read_text() == "precious"
        assert list(tmp_path.iterdir()) == [letter]

    def test_a_backup_of_another_database(self, backup, make_server, tmp_path):
        other = make_server("other")
        other.start()
        assert other.command("backup", tmp_path / "b.db").returncode == 0
        before = (tmp_path / "b.db").read_bytes()
        assert "is not a backup of this database" in backup(tmp_path / "b.db")
        assert (tmp_path / "b.db").read_bytes() == before

    def test_a_device_and_a_pipe(self, backup, tmp_path):
        assert "is a device" in backup("/dev/null")
        os.mkfifo(tmp_path / "pipe")
        assert "is a pipe" in backup(tmp_path / "pipe")


def test_no_room_leaves_the_older_backup(make_server, as_root, tmp_path):
    server = make_server().start()
    form_id = german_form(server)
    with SmallDisk(tmp_path / "small", "400k") as disk:
        target = disk.path / "backup.db"
        first = server.command("backup", target)
        assert first.returncode == 0, first.stderr
        before = target.read_bytes()
        with Load(server, putting(form_id), threads=4) as load:
            while len(load.records) < 400:
                time.sleep(0.01)
        result = server.command("backup", target)
        assert result.returncode == 74 and "no room in" in result.stderr, result
        assert target.read_bytes() == before
        assert sorted(path.name for path in disk.path.iterdir()) == ["backup.db", "backup.db.key"]
    Device(server.client(), debug_geography="DE").choose("consent").ok()


def test_a_disk_that_fills_in_the_middle_leaves_the_older_backup(make_server, strace, tmp_path):
    server = make_server().start()
    form_id = german_form(server)
    put = putting(form_id)
    with Load(server, put, threads=4) as load:
        assert server.eventually(lambda: len(load.records) > 300)
    target = tmp_path / "backups" / "backup.db"
    target.parent.mkdir()
    assert server.command("backup", target).returncode == 0
    before, names = target.read_bytes(), sorted(path.name for path in target.parent.iterdir())
    assert len(before) > 40 * 4096, "the copy is longer than what is let through"
    # The look at the room says yes, and writes of the copy fail from the thirtieth on as a full disk does.
    full = Injected(strace, server, "pwrite64,write:error=ENOSPC:when=30+", path=f"{target}.unfinished")
    with full, Load(server, put, threads=2) as load:
        result = server.command("backup", target)
        assert result.returncode == 74, result
        assert "no room in" in result.stderr and "an older backup stays" in result.stderr, result
        count = len(load.records)
        assert server.eventually(lambda: len(load.records) > count + 20), "choices go on being stored"
        server.client().get("/readyz").ok()
    assert target.read_bytes() == before
    assert sorted(path.name for path in target.parent.iterdir()) == names, "nothing half made is left"
    failed = next(event for event in server.events() if event.get("event") == "backup_failed")
    assert failed["cause"] == "disk" and "no room in" in failed["fault"]
    assert server.client().get("/metrics").ok()
    assert server.command("backup", target).returncode == 0, "with room again it is made"
    assert target.read_bytes() != before
    copy = restored(server, target, tmp_path / "restored").start()
    assert not missing(copy, load.records)
    copy.kill()


def test_two_at_once(make_server, tmp_path):
    server = make_server().start()
    results = []
    threads = [threading.Thread(target=lambda n=n: results.append(server.command("backup", tmp_path / f"{n}.db")))
               for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert any(result.returncode == 0 for result in results)
    assert all(result.returncode == 0 or "backup_running" in result.stderr for result in results), results
    assert server.command("backup", tmp_path / "last.db").returncode == 0


def test_only_from_the_machine_itself(admin):
    admin.post("/v1/admin/backup", json={"file": "/tmp/b.db"}).problem(403, "local_only")
    assert admin.get("/v1/admin/backup").ok().json["phase"] in ("none", "done", "failed")


class TestBadRestores:
    @pytest.fixture
    def made(self, make_server, tmp_path):
        server = make_server("source").start()
        for _ in range(60):
            Device(server.client(), debug_geography="DE").choose("consent").ok()
        backup = tmp_path / "backup.db"
        assert server.command("backup", backup).returncode == 0
        return backup

    def refused(self, directory, *arguments, status=65):
        target = Server(directory)
        shutil.rmtree(directory)
        result = target.command("restore", *arguments) if target.directory.mkdir() is None else None
        assert result.returncode == status, result
        assert len(result.stderr.splitlines()) == 1
        assert [path for path in directory.rglob("consent.db*")] == []
        return result.stderr

    def test_a_missing_key(self, made, tmp_path):
        (tmp_path / "backup.db.key").rename(tmp_path / "safe.key")
        assert "name it with --key" in self.refused(tmp_path / "new", made, status=78)
        result = Server(tmp_path / "good").command("restore", made, "--key", tmp_path / "safe.key",
                                                   CONSENT_DATABASE=tmp_path / "good" / "data" / "consent.db")
        assert result.returncode == 0, result.stderr

    def test_a_wrong_key(self, made, tmp_path):
        (tmp_path / "wrong.key").write_text("ab" * 32 + "\n")
        (tmp_path / "wrong.key").chmod(0o600)
        assert "is not the key of" in self.refused(tmp_path / "new", made, "--key", tmp_path / "wrong.key",
                                                 status=78)

    def test_a_directory_with_something_in_it(self, made, make_server, tmp_path):
        server = make_server("full").start()
        server.stop()
        before = server.database.read_bytes()
        result = server.command("restore", made)
        assert result.returncode == 73 and "is not empty" in result.stderr
        assert server.database.read_bytes() == before

    def test_a_file_that_is_cut_short(self, made, tmp_path):
        made.write_bytes(made.read_bytes()[:-5000])
        assert "cut short" in self.refused(tmp_path / "new", made)

    def test_a_file_with_a_changed_event(self, made, tmp_path):
        content = made.read_bytes()
        at = content.rindex(b'"outcome":"all"')
        made.write_bytes(content[:at] + b'"outcome":"non"' + content[at + 15:])
        assert "is damaged" in self.refused(tmp_path / "new", made)

    def test_a_file_that_is_none(self, made, tmp_path):
        made.write_text("not a database, but long enough to be read as if it were one, or so one might think" * 3)
        assert "is not a backup" in self.refused(tmp_path / "new", made)
        assert "there is no file" in self.refused(tmp_path / "new2", tmp_path / "none.db", status=66)


def test_scheduled_backups_are_made_and_pruned(make_server, tmp_path):
    directory = tmp_path / "backups"
    directory.mkdir()
    for day in range(10, 20):
        for suffix in ("", ".key"):
            (directory / f"consent-202601{day}T000000Z.db{suffix}").write_text("old")
    server = make_server(CONSENT_BACKUP_DIRECTORY=directory, CONSENT_BACKUP_KEEP=3).start()
    assert server.eventually(lambda: any(event.get("event") == "backup_made" for event in server.events()))
    assert server.eventually(lambda: len(list(directory.glob("*.db"))) == 3)
    names = sorted(path.name for path in directory.iterdir())
    assert names[:2] == ["consent-20260118T000000Z.db", "consent-20260118T000000Z.db.key"]
    newest = sorted(directory.glob("*.db"))[-1]
    assert sqlite3.connect(f"file:{newest}?mode=ro", uri=True).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert "consent_last_backup_timestamp_seconds" in server.client().get("/metrics").ok().body.decode()
    # Not due again.
    server.stop()
    server.start()
    time.sleep(0.5)
    assert not any(event.get("event") == "backup_made" for event in server.events())


def test_a_schedule_that_can_not_be_kept_is_told(make_server, tmp_path):
    server = make_server(CONSENT_BACKUP_DIRECTORY=tmp_path / "none").start()
    assert server.eventually(lambda: any(event.get("event") == "backup_failed" for event in server.events()))
    failed = next(event for event in server.events() if event.get("event") == "backup_failed")
    assert "there is no directory" in failed["fault"]
    assert failed["next_try_minutes"] == 1
    assert "consent_scheduled_backup_failures 1" in server.client().get("/metrics").ok().body.decode()


def test_the_drill_of_the_manual_works_as_written(make_server, tmp_path):
    """docs/operations.md, in its own words; only the places are other ones."""
    server = make_server().start()
    form = Device(server.client(), "shop").form_id()
    for _ in range(12):
        Device(server.client(), "shop").put({"form_id": form, "action": "consent"}).ok()
    text = (ROOT / "docs/operations.md").read_text()
    drill = re.search(r"```\n(consent-server backup /backups/drill\.db\n.*?)```", text, re.S).group(1)
    (tmp_path / "backups").mkdir()
    script = drill.replace("/backups/", f"{tmp_path}/backups/").replace("/tmp/drill", f"{tmp_path}/drill")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "consent-server").symlink_to(server.binary)
    os.environ["PATH"], before = f"{tmp_path}/bin:{os.environ['PATH']}", os.environ["PATH"]
    try:
        shell, binary = Server(tmp_path / "shell", **server.settings), "/bin/bash"
        shell.binary = binary
        result = shell.command("-euo", "pipefail", "-c", script)
    finally:
        os.environ["PATH"] = before
    assert result.returncode == 0, result
    assert result.stdout.splitlines()[-1].startswith("sound: 12 events")
    assert not (tmp_path / "drill").exists()
