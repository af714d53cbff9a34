# SPDX-License-Identifier: Apache-2.0
"""The evidence export: pages, cursors, formats, from HTTP and from the shell, while choices come in."""
import csv
import hashlib
import io
import json
import uuid

import pytest
from support.choices import german_form, putting
from support.client import Device
from support.server import ADMIN_TOKEN, Load

IN_GERMANY = {"X-Forwarded-For": "91.0.0.1"}


@pytest.fixture
def shop(make_server):
    """A server with choices in a production app, and its operator."""
    server = make_server().start()
    client = server.client()
    for number in range(25):
        device = Device(client, "shop")
        form_id = device.form(headers=IN_GERMANY).ok().json["form_id"]
        device.put({"form_id": form_id, "action": "consent" if number % 2 else "do_not_consent", "language": "en"},
                   headers=IN_GERMANY).ok()
    server.admin = server.client(headers={"Authorization": f"Bearer {ADMIN_TOKEN}"})
    return server


def records(answer):
    return [json.loads(line) for line in answer.ok().body.decode().splitlines()]


def test_pages_are_the_whole_without_gaps(shop):
    found, after = [], "0"
    while True:
        page = shop.admin.get("/v1/admin/apps/shop/records", query={"after": after, "limit": 7})
        assert page.headers["Content-Type"] == "application/x-ndjson"
        found += records(page)
        after = page.headers["Next-Cursor"]
        if "Link" not in page.headers:
            break
    assert [record["sequence"] for record in found] == list(range(1, 26))
    assert [record["payload"]["action"] for record in found[:2]] == ["do_not_consent", "consent"]
    assert {record["geography"]["country"] for record in found} == {"DE"}
    assert records(shop.admin.get("/v1/admin/apps/shop/records", query={"after": after})) == []


def test_each_leaf_can_be_made_anew_from_its_line(shop):
    for record in records(shop.admin.get("/v1/admin/apps/shop/records")):
        leaf = hashlib.sha256(b"\x00" + bytes.fromhex(record["header"]) + bytes.fromhex(record["payload_hash"]))
        assert leaf.hexdigest() == record["leaf"]
        assert record["device_commitment"] in record["header"]


def test_the_shell_gives_the_same_and_resumes(shop):
    result = shop.command("export", "shop")
    assert result.returncode == 0, result.stderr
    assert [json.loads(line)["sequence"] for line in result.stdout.splitlines()] == list(range(1, 26))
    cursor = result.stderr.removeprefix("next: --after ").strip()
    again = shop.command("export", "shop", "--after", cursor)
    assert (again.returncode, again.stdout) == (0, "")
    Device(shop.client(), "shop").choose("consent", headers=IN_GERMANY)
    device = Device(shop.client(), "shop")
    device.put({"form_id": device.form_id(), "action": "consent"}, headers=IN_GERMANY).ok()
    more = shop.command("export", "--all", "--after", cursor)
    assert len(more.stdout.splitlines()) >= 1
    assert shop.stop() == 0
    stopped = shop.command("export", "--all")
    assert len(stopped.stdout.splitlines()) == 25 + len(more.stdout.splitlines()), "the same without a server"


def test_csv_is_a_table_that_programs_read(shop):
    result = shop.command("export", "shop", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [row["sequence"] for row in rows] == [str(number) for number in range(1, 26)]
    assert {row["country"] for row in rows} == {"DE"}
    assert rows[1]["outcome"] == "all" and rows[0]["outcome"] == "none"
    assert all(None not in row and None not in row.values() for row in rows), "every row has every column"
    page = shop.admin.get("/v1/admin/records", query={"format": "csv", "limit": 1}).ok()
    assert page.headers["Content-Type"].startswith("text/csv")
    assert len(page.body.splitlines()) == 2


def test_choices_of_developers_are_left_out(shop):
    tested = Device(shop.client(), "demo", debug_geography="DE")
    tested.choose("consent").ok()
    assert records(shop.admin.get("/v1/admin/apps/demo/records")) == []
    assert len(records(shop.admin.get("/v1/admin/records"))) == 25


def test_a_cursor_of_another_store_is_refused(shop, make_server):
    other = make_server("other").start()
    foreign = other.client().get("/v1/admin/records", token=ADMIN_TOKEN).ok().headers["Next-Cursor"]
    shop.admin.get("/v1/admin/records", query={"after": foreign}).problem(409, "foreign_cursor")
    result = shop.command("export", "--all", "--after", foreign)
    assert result.returncode == 65 and "another database" in result.stderr and result.stdout == ""


@pytest.mark.parametrize("arguments", [
    [], ["shop", "--all"], ["shop", "other"], ["--all", "--format", "xml"], ["--all", "--after"], ["a/b"],
    ["--all", "--after", "1&limit=2"]])
def test_wrong_arguments_are_told(server, arguments):
    result = server.command("export", *arguments)
    assert result.returncode == 64 and result.stderr.startswith("consent-server export: "), result


def test_an_unknown_app_is_told(server):
    result = server.command("export", f"app-{uuid.uuid4()}")
    assert result.returncode == 65 and "app_not_found" in result.stderr


def test_while_choices_come_in_nothing_is_missed_or_there_twice(make_server):
    server = make_server(apps={"demo": {"name": "Demo", "environment": "testing"}, "live": {"name": "Live"}}).start()
    form_id = german_form(server)
    live = Device(server.client(), "live").form(headers=IN_GERMANY).ok().json["form_id"]

    def work(client, record):
        device = Device(client, "live")
        if device.put({"form_id": live, "action": "consent"}, headers=IN_GERMANY).status == 200:
            record(device.id)

    sequences = []
    with Load(server, work, threads=4) as load, Load(server, putting(form_id), threads=2):
        admin = server.client(headers={"Authorization": f"Bearer {ADMIN_TOKEN}"})
        after = "0"
        while len(sequences) < 400:
            page = admin.get("/v1/admin/apps/live/records", query={"after": after, "limit": 50})
            sequences += [record["sequence"] for record in records(page)]
            after = page.headers["Next-Cursor"]
    sequences += [record["sequence"] for record in records(
        server.client().get("/v1/admin/apps/live/records", token=ADMIN_TOKEN, query={"after": after, "limit": 5000}))]
    assert sequences == sorted(set(sequences))
    assert len(sequences) >= len(load.records)
