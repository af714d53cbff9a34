#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How `schema-6.db` was made, by a release build of schema 6. It is never made anew: a released file must open for ever.

    CONSENT_SERVER_UNDER_TEST=path/of/that/build Tests/Fixtures/make-schema-6.py FILE

Its key is the bytes 0 to 31. Rows of every table are in it: European and US choices of two apps, changed and taken back,
imports, an erased device, answers to idempotency keys, a test device, nodes and signed heads of the log, statistics.
"""
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "EndToEnd"))

from support.client import Device  # noqa: E402
from support.server import ADMIN_TOKEN, Server  # noqa: E402

KEY = bytes(range(32))
GERMAN, FRENCH = {"X-Forwarded-For": "91.0.0.1"}, {"X-Forwarded-For": "90.0.0.1"}
OPTED_OUT = "DBABL~BVVVVVVVVWA"


def name(what):
    return f"fixture-{what}-0123456789"


def fill(server):
    client = server.client()
    client.put("/v1/admin/apps/demo/test-devices/" + name("tester"), json={"label": "QA"}, token=ADMIN_TOKEN).ok(200, 201)
    european = Device(client, device=name("european"), debug_geography="DE")
    string = european.choose("consent").ok().json["signals"]["tc_string"]
    european.put({"form_id": european.form_id(kind="privacy_options"), "action": "do_not_consent", "button": "close",
                  "client": {"app_version": "7.7.7"}}, headers={"Idempotency-Key": "one"}).ok()
    californian = Device(client, device=name("californian"), debug_geography="US-CA")
    opt_outs = dict.fromkeys(("sale_opt_out", "sharing_opt_out", "targeted_advertising_opt_out"), True)
    californian.choose("save_choices", choices={"us": opt_outs}).ok()
    importer = Device(client, device=name("importer"), debug_geography="JP")
    importer.put({"tc_string": string}).ok()
    importer.put({"gpp_string": OPTED_OUT}).ok()
    returned = Device(client, device=name("returned"), debug_geography="DE")
    returned.choose("consent").ok()
    returned.reset().ok(204)
    erased = Device(client, device=name("erased"), debug_geography="FR")
    erased.choose("consent").ok()
    client.delete(f"/v1/admin/apps/demo/devices/{erased.id}/data", token=ADMIN_TOKEN).ok(204)
    for number in range(320):
        device = Device(client, "shop", device=name(f"number-{number:03}"))
        place = FRENCH if number % 3 else GERMAN
        form = device.form(headers=place).ok().json["form_id"]
        if number % 7:
            device.put({"form_id": form, "action": "consent" if number % 2 else "do_not_consent"}, headers=place).ok()


def main(target):
    with tempfile.TemporaryDirectory() as directory:
        server = Server(Path(directory) / "server")
        key = server.database.with_name("consent.db.key")
        server.start()
        server.stop()
        server.database.unlink()
        key.write_text(KEY.hex() + "\n")
        server.start()
        try:
            fill(server)
        finally:
            assert server.stop() == 0
        # One more start signs a head over what came since the last.
        server.start()
        server.stop()
        assert server.command("verify").returncode == 0
        shutil.copy(server.database, target)
    with sqlite3.connect(target) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall():
            print(table, database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


main(sys.argv[1])
