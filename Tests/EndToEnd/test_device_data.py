# SPDX-License-Identifier: Apache-2.0
"""Access and erasure of a device's data, over HTTP and from the shell, down to the bytes of the files."""
import json
import uuid

import pytest
from support.client import Device
from support.server import ADMIN_TOKEN


def data_path(device):
    return f"/v1/admin/apps/{device.app}/devices/{device.id}/data"


def files_of(server):
    """Every byte of the database, its log and its index."""
    return b"".join(
        path.read_bytes() for suffix in ("", "-wal", "-shm")
        if (path := server.database.with_name(server.database.name + suffix)).exists())


def test_access_has_everything(admin, german):
    german.choose("consent").ok()
    german.put({"form_id": german.form_id(kind="privacy_options"), "action": "do_not_consent", "button": "close",
                "client": {"app_version": "7.7.7"}}, headers={"Idempotency-Key": "one"}).ok()
    answer = admin.get(data_path(german)).ok()
    assert answer.headers["Cache-Control"] == "no-store"
    held = answer.json
    assert [event["payload"]["action"] for event in held["events"]] == ["consent", "do_not_consent"]
    assert held["events"][1]["payload"]["client"] == {"app_version": "7.7.7"}
    assert held["current_choices"]["european"]["outcome"] == "none"
    assert [form["form_id"] for form in held["forms"]] == [held["events"][0]["form_id"]]
    assert held["forms"][0]["content"]["title"]
    assert len(held["idempotency_keys"]) == 1


def test_of_nobody(admin):
    path = f"/v1/admin/apps/demo/devices/{uuid.uuid4()}/data"
    assert admin.get(path).ok().json["events"] == []
    admin.delete(path).ok(204)
    admin.get("/v1/admin/apps/nobody/devices/x/data").problem(404, "app_not_found")
    admin.delete("/v1/admin/apps/nobody/devices/x/data").problem(404, "app_not_found")


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_wants_the_token(client, german, method):
    client.request(method, data_path(german)).problem(401, "unauthorized")


@pytest.mark.parametrize("events", [1, 40])
def test_an_erased_device_is_in_no_file(make_server, events):
    server = make_server(f"erased-{events}").start()
    client = server.client()
    admin = server.client(headers={"Authorization": f"Bearer {ADMIN_TOKEN}"})
    device = Device(client, debug_geography="DE")
    others = [Device(client, debug_geography="DE") for _ in range(20)]
    form_id = device.form_id()
    for number in range(events):
        device.put({"form_id": form_id, "action": "consent" if number % 2 else "do_not_consent",
                    "button": f"trace-of-a-person-{number}"}, headers={"Idempotency-Key": f"k{number}"}).ok()
        others[number % 20].put({"form_id": form_id, "action": "consent" if number % 2 else "do_not_consent"}).ok()
    key = bytes.fromhex(admin.get(data_path(device)).ok().json["device_key"])
    before = files_of(server)
    traces = [b"trace-of-a-person", key[:8], key[8:]]
    assert all(trace in before for trace in traces), "the test finds what is there"
    admin.delete(data_path(device)).ok(204)
    # The answer is here and the server runs on: no stop, no restart, no waiting.
    after = files_of(server)
    assert [trace for trace in traces if trace in after] == []
    assert server.stop() == 0
    assert [trace for trace in traces if trace in files_of(server)] == []
    server.start()
    assert Device(server.client(), device=device.id, debug_geography="DE").info().ok().json["decision"] is None
    assert all(Device(server.client(), device=other.id, debug_geography="DE").info().ok().json["decision"]
               for other in others[:min(events, 20)])


def test_from_the_shell_with_and_without_a_server(make_server):
    server = make_server("shell").start()
    for round in range(2):
        device = Device(server.client(), debug_geography="DE")
        device.choose("consent").ok()
        if round == 1:
            assert server.stop() == 0
        shown = server.command("erase", "--show", "demo", device.id)
        assert len(json.loads(shown.stdout)["events"]) == 1, shown
        for said in ("erased\n", "nothing was held on this device: look whether app and device are the right ones\n"):
            erased = server.command("erase", "demo", device.id)
            assert (erased.returncode, erased.stdout) == (0, said), erased
        assert json.loads(server.command("erase", "--show", "demo", device.id).stdout)["events"] == []


@pytest.mark.parametrize("arguments", [[], ["demo"], ["demo", "a b"], ["a/b", "x"], ["demo", "x", "y"]])
def test_wrong_arguments_are_told(server, arguments):
    result = server.command("erase", *arguments)
    assert result.returncode == 64
    assert result.stderr.startswith("consent-server erase: ")
