# SPDX-License-Identifier: Apache-2.0
"""A disk that is full, read-only or failing: nothing that was not stored is acknowledged, and reads go on."""
import re
import subprocess
import time

import pytest
from support.choices import german_form, missing, putting
from support.client import Device
from support.disks import Disk, SmallDisk
from support.injected import Injected
from support.server import Load, StartFailed

pytestmark = pytest.mark.faults


def put(client, form_id, button=None):
    device = Device(client, debug_geography="DE")
    document = {"form_id": form_id, "action": "consent"}
    if button:
        document["button"] = button
    return device, device.put(document)


def test_a_full_disk_refuses_writes_keeps_reads_and_recovers(make_server, tmp_path, as_root):
    with SmallDisk(tmp_path / "disk", "3m") as disk:
        server = make_server(CONSENT_DATABASE=disk.path / "consent.db").start()
        client = server.client()
        form_id = german_form(server)
        stored = []
        for _ in range(50_000):
            device, answer = put(client, form_id)
            if answer.status != 200:
                break
            stored.append(device.id)
        answer.problem(507, "storage_full")
        assert answer.headers["Retry-After"]
        assert len(stored) > 100

        # Moving the log into the file can make room for a few more: those are acknowledged and must be there too.
        refused = 0
        while refused < 20:
            device, answer = put(client, form_id)
            assert answer.status in (200, 503, 507), answer
            refused = 0 if answer.status == 200 else refused + 1
            if answer.status == 200:
                stored.append(device.id)
        assert server.eventually(lambda: client.get("/readyz").status == 503, timeout=2)
        client.get("/healthz").ok()
        assert not missing(server, stored), "reads go on"

        disk.resize("64m")
        start = time.monotonic()
        assert server.eventually(lambda: put(client, form_id)[1].status == 200, timeout=10)
        assert time.monotonic() - start < 2, "it recovers without a restart"
        assert server.eventually(lambda: client.get("/readyz").status == 200, timeout=2)
        assert not missing(server, stored)
        assert server.stop() == 0
        server.start()
        assert not missing(server, stored)


def test_a_failed_sync_ends_acknowledging_until_a_restart(make_server, strace):
    server = make_server().start()
    client = server.client()
    form_id = german_form(server)
    stored = [put(client, form_id)[0].id for _ in range(20)]
    with Injected(strace, server, "fdatasync:error=EIO", "fsync:error=EIO"):
        _, answer = put(client, form_id)
        answer.problem(503, "storage_failed")
        for _ in range(10):
            assert put(client, form_id)[1].status == 503
        assert client.get("/readyz").status == 503
    # The disk works again, but what the kernel dropped can't be known: only reading the file anew tells.
    for _ in range(10):
        assert put(client, form_id)[1].status == 503
    assert client.get("/readyz").status == 503
    client.get("/healthz").ok()
    assert not missing(server, stored), "reads go on"
    server.stop()
    server.start()
    assert not missing(server, stored)
    assert put(server.client(), form_id)[1].status == 200
    assert server.client().get("/readyz").ok()


def test_a_sync_that_fails_under_load_acknowledges_nothing_after_it(make_server, strace):
    server = make_server().start()
    form_id = german_form(server)
    with Load(server, putting(form_id), threads=8) as load:
        assert server.eventually(lambda: len(load.records) > 50)
        with Injected(strace, server, "fdatasync:error=EIO:when=30+"):
            assert server.eventually(lambda: server.client().get("/readyz").status == 503, timeout=20)
            count = len(load.records)
            time.sleep(0.3)
            # Answers that were on their way when the sync failed may still have arrived; none may be made after it.
            assert len(load.records) - count <= 8
    server.kill()
    server.start()
    assert not missing(server, load.records)


@pytest.mark.parametrize("error, status, code", [
    ("ENOSPC", 507, "storage_full"), ("EDQUOT", 507, "storage_full"), ("EROFS", 503, "storage_read_only"),
    ("EIO", 503, "storage_failed")])
def test_a_failed_write_is_not_acknowledged(make_server, strace, error, status, code):
    server = make_server().start()
    client = server.client()
    form_id = german_form(server)
    stored = [put(client, form_id)[0].id for _ in range(5)]
    with Injected(strace, server, f"pwrite64:error={error}"):
        for _ in range(5):
            device, answer = put(client, form_id)
            answer.problem(status, code)
        assert not missing(server, stored), "reads go on"
        assert Device(client, device=device.id, debug_geography="DE").info().ok().json["decision"] is None
    # A write that the system refused leaves no doubt of what is on disk; one that failed does, until the file is read anew.
    if error != "EIO":
        start = time.monotonic()
        device = server.eventually(lambda: next((d for d, a in [put(client, form_id)] if a.status == 200), None))
        assert device, "it recovers without a restart"
        assert time.monotonic() - start < 3
        stored.append(device.id)
        assert server.eventually(lambda: client.get("/readyz").status == 200, timeout=2)
    else:
        assert put(client, form_id)[1].status == 503
    server.kill()
    server.start()
    assert not missing(server, stored)


def test_a_file_system_that_turned_read_only(make_server, tmp_path, as_root):
    with Disk(tmp_path / "disk", tmp_path / "image").make() as disk:
        server = make_server(CONSENT_DATABASE=disk.path / "consent.db").start()
        client = server.client()
        form_id = german_form(server)
        stored = [put(client, form_id)[0].id for _ in range(20)]
        disk.break_down()
        for _ in range(5):
            assert put(client, form_id)[1].status in (503, 507)
        assert server.eventually(lambda: client.get("/readyz").status == 503, timeout=2)
        client.get("/healthz").ok()
        assert not missing(server, stored), "reads go on"
        server.kill()


def test_a_read_only_file_system_refuses_the_start(make_server, tmp_path, as_root):
    with SmallDisk(tmp_path / "disk", "8m") as disk:
        server = make_server(CONSENT_DATABASE=disk.path / "consent.db").start()
        stored = put(server.client(), german_form(server))[0].id
        server.stop()
        subprocess.run(["mount", "-o", "remount,ro", str(disk.path)], check=True)
        with pytest.raises(StartFailed) as refusal:
            server.start()
        assert refusal.value.status not in (0, None)
        assert "consent.db" in refusal.value.output
        assert "read-only" in refusal.value.output
        assert "chown" not in refusal.value.output, "to give it to another user would not help"
        subprocess.run(["mount", "-o", "remount,rw", str(disk.path)], check=True)
        server.start()
        assert not missing(server, [stored])


def test_every_2xx_comes_after_a_sync(make_server, strace, long):
    count = 1000 if long else 200
    trace = "trace=fdatasync,fsync,write,writev,sendto,sendmsg,sendfile"
    server = make_server()
    log = server.directory / "order.log"
    server.prefix = [strace, "-f", "-y", "-s", "48", "-o", str(log), "-e", trace]
    server.start()
    client = server.client()
    form_id = german_form(server)
    mark = log.stat().st_size
    for _ in range(count):
        put(client, form_id)[1].ok()
    lines = log.read_text(errors="replace")[mark:].splitlines()
    server.stop()
    synced = answers = 0
    for line in lines:
        if re.search(r"(fdatasync|fsync)\(.*consent\.db-wal.*= 0|<\.\.\. (fdatasync|fsync) resumed>.*= 0", line):
            synced += 1
        elif "HTTP/1.1 200" in line:
            answers += 1
            assert synced > 0, f"answer {answers} was sent before its choice was on disk"
            synced = 0
    assert answers == count




def test_a_database_that_was_moved_away_takes_no_more_choices(make_server):
    server = make_server().start()
    client = server.client()
    form_id = german_form(server)
    put(client, form_id)[1].ok()
    path = server.database
    path.rename(path.with_suffix(".moved"))
    put(client, form_id)[1].problem(503, "storage_failed")
    assert client.get("/readyz").status == 503
    path.with_suffix(".moved").rename(path)
    put(client, form_id)[1].problem(503, "storage_failed")
    server.stop()
    server.start()
    put(server.client(), form_id)[1].ok()
