# SPDX-License-Identifier: Apache-2.0
"""SIGKILL under load: every acknowledged choice is there after the restart, exactly once.

It says nothing of power cuts, since the kernel still writes what a killed process gave it: see test_power_cut.py.
"""
import random
import sqlite3
import time

import pytest
from support.choices import german_form, missing, putting
from support.server import Load


@pytest.mark.durability
def test_no_acknowledged_choice_is_lost_by_kills(make_server, long):
    kills = 10_000 if long else 100
    chance = random.Random(20261130)
    server = make_server().start()
    form_id = german_form(server)
    acknowledged = 0
    sample = []
    for number in range(kills):
        with Load(server, putting(form_id), threads=8) as load:
            time.sleep(chance.uniform(0.002, 0.030))
            server.kill()
        server.start()
        lost = missing(server, load.records)
        assert not lost, f"kill {number + 1}: {len(lost)} of {len(load.records)} acknowledged choices are not there"
        acknowledged += len(load.records)
        sample += load.records[:1]
    assert acknowledged > kills, "the load was real"
    assert not missing(server, sample), "later kills took nothing of earlier rounds"
    server.stop()
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    print(f"{kills} kills, {acknowledged} acknowledged choices, 0 lost")
