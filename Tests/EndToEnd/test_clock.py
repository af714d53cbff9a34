# SPDX-License-Identifier: Apache-2.0
"""Clocks that jump: choices are ordered by their sequence, and expiry is by the calendar."""
import os

import pytest
from support.client import Device
from support.server import ADMIN_TOKEN

LIBRARIES = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1", "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1"]
APPS = {"demo": {"name": "Demo", "environment": "testing", "reprompt": {"after_months": 12}}}


@pytest.fixture
def clock(make_server, tmp_path):
    """A started server, and a function that sets its clock."""
    library = next((path for path in LIBRARIES if os.path.exists(path)), None)
    if library is None:
        pytest.skip("libfaketime is not installed")
    file = tmp_path / "clock"

    def set_clock(moment):
        # Renamed into place, so that the server never reads half of it.
        (tmp_path / "clock.new").write_text(f"@{moment}\n")
        os.replace(tmp_path / "clock.new", file)

    set_clock("2026-11-30 12:00:00")
    server = make_server(apps=APPS, preload={
        "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": str(file), "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "TZ": "UTC"}).start()
    return server, set_clock


def history(server, device):
    path = f"/v1/admin/apps/demo/devices/{device.id}/history"
    return server.client().get(path, token=ADMIN_TOKEN).ok().json["events"]


def test_the_newest_choice_counts_after_the_clock_was_set_back(clock):
    server, set_clock = clock
    device = Device(server.client(), debug_geography="DE")
    device.choose("consent").ok()
    set_clock("2026-11-30 11:00:00")
    answer = device.choose("do_not_consent").ok().json
    assert answer["decision"]["outcome"] == "none" and answer["decision"]["revision"] == 2
    assert device.info().ok().json["decision"]["outcome"] == "none"
    events = history(server, device)
    assert [event["sequence"] for event in events] == [1, 2]
    assert events[0]["received_at"] > events[1]["received_at"], "the clock was really set back"
    head = server.client().get("/v1/transparency/head").ok().json
    assert head["tree_size"] == 2
    assert server.eventually(lambda: server.command("verify").returncode == 0)
    server.client().get("/readyz").ok()


def test_a_choice_expires_when_the_clock_goes_past_its_day(clock):
    server, set_clock = clock
    device = Device(server.client(), debug_geography="DE")
    assert device.choose("consent").ok().json["decision"]["expires_at"] == "2027-11-30T00:00:00Z"
    set_clock("2027-11-29 23:59:50")
    assert device.info().ok().json["consent_status"] == "obtained"
    set_clock("2028-01-04 12:00:00")  # 400 days on
    info = device.info().ok().json
    assert info["consent_status"] == "required" and info["reason"]["code"] == "expired"
    device.choose("do_not_consent").ok()
    assert [event["revision"] for event in history(server, device)] == [1, 2]


def test_a_choice_of_a_leap_day_counts_until_the_month_ends(clock):
    server, set_clock = clock
    set_clock("2028-02-29 10:00:00")
    device = Device(server.client(), debug_geography="DE")
    decision = device.choose("consent").ok().json["decision"]
    assert decision["decided_at"].startswith("2028-02-29T")
    assert decision["expires_at"] == "2029-02-28T00:00:00Z"
    set_clock("2029-02-27 23:59:50")
    assert device.info().ok().json["consent_status"] == "obtained"
    set_clock("2029-02-28 00:00:10")
    assert device.info().ok().json["consent_status"] == "required"


def test_2038_is_a_year_like_any_other(clock, tmp_path):
    server, set_clock = clock
    device = Device(server.client(), debug_geography="DE")
    set_clock("2038-01-19 03:14:00")
    device.choose("consent").ok()
    set_clock("2038-01-20 12:00:00")
    device.choose("do_not_consent").ok()
    events = history(server, device)
    assert [event["received_at"][:10] for event in events] == ["2038-01-19", "2038-01-20"]
    receipt = device.call("GET", "consent/receipt").ok().json["receipt"]
    assert receipt["event"]["valid_until"] == "2039-01-20T00:00:00Z"
    assert receipt["head"]["signed_at"].startswith("2038-01-")
    assert server.stop() == 0
    server.start()
    assert device.id and Device(server.client(), device=device.id, debug_geography="DE").info().ok().json[
        "decision"]["outcome"] == "none"
    assert server.command("verify").returncode == 0
