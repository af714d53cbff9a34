# SPDX-License-Identifier: Apache-2.0
"""Statistics and retention from outside: counted as it happens, kept over a restart, purged by the command."""
import pytest
from support.client import Device
from support.server import ADMIN_TOKEN

GERMAN, FRENCH = {"X-Forwarded-For": "91.0.0.1"}, {"X-Forwarded-For": "90.0.0.1"}


def answer(client, headers, action=None):
    device = Device(client, "shop")
    form_id = device.form(headers=headers).ok().json["form_id"]
    if action:
        device.put({"form_id": form_id, "action": action}, headers=headers).ok()


def test_counts_survive_a_restart_and_small_groups_are_withheld(make_server):
    server = make_server().start()
    client = server.client()
    for _ in range(12):
        answer(client, GERMAN, "consent")
        answer(client, GERMAN, "do_not_consent")
        answer(client, GERMAN)
    for _ in range(3):
        answer(client, FRENCH, "consent")

    def groups(**query):
        return server.client().get("/v1/admin/apps/shop/statistics", token=ADMIN_TOKEN, query=query).ok().json

    for _ in range(2):
        whole = groups()
        assert len(whole["groups"]) == 1 and whole["threshold"] == 10
        assert {name: whole["groups"][0][name] for name in
                ("forms_served", "answers", "consent", "refusal", "custom", "no_answer")} == {
            "forms_served": 39, "answers": 27, "consent": 15, "refusal": 12, "custom": 0, "no_answer": 12}
        by_country = groups(group_by="country")
        assert by_country["groups"] == [] and by_country["withheld_groups"] == 2, "the small one takes the other with it"
        assert server.stop() == 0
        server.start()
    server.stop()
    server.settings["CONSENT_STATISTICS_THRESHOLD"] = "3"
    server.start()
    assert [group["country"] for group in groups(group_by="country")["groups"]] == ["DE", "FR"]


def test_reads_write_nothing(make_server):
    server = make_server().start()
    client = server.client()
    answer(client, GERMAN, "consent")
    # Whatever the choice had still to write (its signed head, a checkpoint) is written by the stop.
    assert server.stop() == 0
    client = server.start().client()
    before = (server.database.read_bytes(), server.database.with_name("consent.db-wal").stat().st_size)
    for _ in range(200):
        answer(client, GERMAN)
    assert (server.database.read_bytes(), server.database.with_name("consent.db-wal").stat().st_size) == before


def test_purge_counts_and_then_takes_away(make_server, faketime):
    server = make_server().start()
    old = Device(server.client(), debug_geography="DE")
    old.choose("consent").ok()
    for _ in range(5):
        answer(server.client(), GERMAN, "consent")
    assert server.stop() == 0
    # Seven years and a month later.
    server.preload = faketime("+2600d")
    server.start()
    answer(server.client(), GERMAN, "consent")
    dry = server.command("purge", "--dry-run")
    assert dry.returncode == 0, dry.stderr
    lines = [line.split() for line in dry.stdout.splitlines()]
    assert lines[0] == ["app", "regulation", "environment", "age", "events"]
    assert ["demo", "gdpr", "testing", "7", "years", "1"] in lines
    assert ["shop", "gdpr", "production", "7", "years", "5"] in lines
    assert dry.stdout.splitlines()[-1] == "6 of 7 events would go; nothing was changed"
    assert server.command("purge").stdout.splitlines()[-1] == "6 of 7 events went"
    assert server.command("purge", "--dry-run").stdout == "0 of 1 events would go; nothing was changed\n"
    held = server.client().get(f"/v1/admin/apps/demo/devices/{old.id}/data", token=ADMIN_TOKEN).ok().json
    assert held["events"] == [] and held["current_choices"]["european"] is None
    exported = server.command("export", "shop").stdout.splitlines()
    assert len(exported) == 6, "the leaves stay"


@pytest.fixture
def faketime():
    import glob
    found = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")
    if not found:
        pytest.skip("libfaketime is not installed")
    return lambda offset: {"LD_PRELOAD": found[0], "FAKETIME": offset, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


@pytest.mark.parametrize("name, value", [
    ("CONSENT_RETENTION_GDPR", "0"), ("CONSENT_RETENTION_TESTING", "never"), ("CONSENT_RETENTION_OTHER", "1201"),
    ("CONSENT_STATISTICS_THRESHOLD", "0"), ("CONSENT_BACKUP_KEEP", "none"), ("CONSENT_BACKUP_EVERY_HOURS", "0"),
    ("CONSENT_BACKUP_DIRECTORY", "relative"), ("CONSENT_RETENTION", "12")])
def test_a_wrong_setting_stops_the_start(make_server, name, value):
    result = make_server(**{name: value}).command("check")
    assert result.returncode == 78 and name in result.stderr


def test_forever_is_a_time(make_server):
    assert make_server(CONSENT_RETENTION_GDPR="forever").command("check").returncode == 0
