# SPDX-License-Identifier: Apache-2.0
"""Power cuts: the server runs on an ext4 file system in a file, and a copy of that file is what the cut leaves.

A kill can't find a wrong `synchronous` setting; this does. So that it is known to see lost writes at all, the same cut
is made with syncs that strace turns into nothing, and must then lose some.
"""
import os
import random
import signal
import time

import pytest
from support.choices import german_form, missing, putting
from support.disks import Disk
from support.server import Load

pytestmark = [pytest.mark.durability, pytest.mark.faults]


def cut(make_server, directory, name, chance, prefix=()):
    """One cut under load; gives how many choices were acknowledged, and which of them are gone."""
    image, copy = directory / f"{name}.image", directory / f"{name}.copy"
    with Disk(directory / "disk", image).make() as disk:
        server = make_server(
            name=f"{name}-before", CONSENT_DATABASE=disk.path / "consent.db", prefix=prefix)
        server.start()
        form_id = german_form(server)
        # The set-up is on disk, so that the cut is about choices and not about an empty file.
        os.sync()
        with Load(server, putting(form_id), threads=8) as load:
            assert server.eventually(lambda: len(load.records) > 20, timeout=20)
            time.sleep(chance.uniform(0, 0.2))
            os.kill(server.pid, signal.SIGSTOP)
            time.sleep(0.02)
            acknowledged = list(load.records)
            disk.cut_power(copy)
            server.kill()
    image.unlink()
    with Disk(directory / "disk", copy) as disk:
        server = make_server(
            name=f"{name}-after", CONSENT_DATABASE=disk.path / "consent.db")
        server.start()
        gone = missing(server, acknowledged)
        server.kill()
    copy.unlink()
    return len(acknowledged), gone


def test_no_acknowledged_choice_is_lost_by_power_cuts(make_server, tmp_path, as_root, long):
    cuts = 500 if long else 10
    chance = random.Random(20261130)
    acknowledged = 0
    for number in range(cuts):
        count, gone = cut(make_server, tmp_path, f"cut-{number}", chance)
        assert not gone, f"cut {number + 1}: {len(gone)} of {count} acknowledged choices are gone"
        acknowledged += count
    print(f"{cuts} power cuts, {acknowledged} acknowledged choices, 0 lost")


def test_the_cut_itself_would_be_noticed(make_server, tmp_path, as_root, strace):
    chance = random.Random(1)
    lying = [strace, "-f", "-q", "-o", "/dev/null", "-e", "trace=fdatasync,fsync",
             "-e", "inject=fdatasync:retval=0", "-e", "inject=fsync:retval=0"]
    lost = 0
    for number in range(4):
        _, gone = cut(make_server, tmp_path, f"control-{number}", chance, prefix=lying)
        lost += len(gone)
    assert lost > 0, "with syncs that do nothing, choices must be missing after the cut"
