# SPDX-License-Identifier: Apache-2.0
"""What operators do: apps, test devices, history, simulation, and the same from the shell."""
import json
import stat
import threading

import pytest
from support.client import Device

ADMIN_ROUTES = [
    ("GET", "/v1/admin/apps"), ("GET", "/v1/admin/apps/demo"), ("PUT", "/v1/admin/apps/demo"),
    ("DELETE", "/v1/admin/apps/demo"), ("GET", "/v1/admin/apps/demo/test-devices"),
    ("PUT", "/v1/admin/apps/demo/test-devices/qa"), ("DELETE", "/v1/admin/apps/demo/test-devices/qa"),
    ("GET", "/v1/admin/apps/demo/devices/qa/history"), ("POST", "/v1/admin/simulate"),
    ("GET", "/v1/admin/apps/demo/records"), ("GET", "/v1/admin/records"), ("GET", "/v1/admin/apps/demo/statistics"),
    ("GET", "/v1/admin/backup"), ("POST", "/v1/admin/backup"), ("POST", "/v1/admin/purge"),
]


@pytest.mark.parametrize("method, path", ADMIN_ROUTES, ids=[f"{row[0]} {row[1]}" for row in ADMIN_ROUTES])
@pytest.mark.parametrize("authorization", [None, "Bearer", "Bearer wrong", "Basic d3Jvbmc6d3Jvbmc=", "token"])
def test_admin_routes_want_the_token(client, method, path, authorization):
    headers = {"Content-Type": "application/json", **({"Authorization": authorization} if authorization else {})}
    answer = client.request(method, path, body=b"{}" if method in ("PUT", "POST") else None, headers=headers)
    answer.problem(401, "unauthorized")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_a_token_in_the_query_is_no_token(server, client):
    answer = client.get(f"/v1/admin/apps?token={server.settings['CONSENT_ADMIN_TOKEN']}")
    assert answer.status in (400, 401)


def test_admin_routes_are_off_without_a_token(make_server):
    client = make_server(CONSENT_ADMIN_TOKEN=None).start().client()
    client.get("/v1/admin/apps", token="anything-at-all-00000000").problem(404, "admin_disabled")


def test_the_token_may_come_from_a_file(make_server, tmp_path):
    (tmp_path / "token").write_text("from-a-file-0123456789abcdef\n")
    server = make_server(CONSENT_ADMIN_TOKEN=None, CONSENT_ADMIN_TOKEN_FILE=tmp_path / "token").start()
    server.client().get("/v1/admin/apps", token="from-a-file-0123456789abcdef").ok()


class TestApps:
    path = "/v1/admin/apps/shopping"

    def test_put_get_delete(self, client, admin):
        admin.get(self.path).problem(404, "app_not_found")
        admin.put(self.path, json={"name": "Shopping", "environment": "testing"}).ok(201, 200)
        stored = admin.get(self.path).ok().json
        document = stored.get("document", stored)
        assert document["name"] == "Shopping"
        assert document["languages"] == ["en"], "defaults are written out"
        assert "shopping" in admin.get("/v1/admin/apps").ok().body.decode()
        Device(client, "shopping", debug_geography="DE").info().ok()
        admin.delete(self.path).ok(204)
        Device(client, "shopping").info().problem(404, "app_not_found")
        assert admin.delete(self.path).status in (204, 404)

    def test_an_unchanged_document_makes_no_version(self, admin):
        path = "/v1/admin/apps/unchanged"
        first = admin.put(path, json={"name": "A"}).ok(200, 201).json
        again = admin.put(path, json={"name": "A"}).ok().json
        changed = admin.put(path, json={"name": "B"}).ok().json
        assert first["version"] == again["version"] < changed["version"]

    def test_a_dry_run_checks_and_stores_nothing(self, admin):
        path = "/v1/admin/apps/dry"
        admin.put(path, json={"name": "Dry"}, query={"dry_run": "true"}).ok(200, 201)
        admin.get(path).problem(404, "app_not_found")
        admin.put(path, json={"nom": "Dry"}, query={"dry_run": "true"}).problem(422, "unknown_field")

    def test_the_file_of_apps_is_not_changed_by_a_put(self, admin):
        admin.put("/v1/admin/apps/demo", json={"name": "Other"}).problem(409, "app_managed_by_file")
        admin.delete("/v1/admin/apps/demo").problem(409, "app_managed_by_file")

    # What is wrong, and the field that the answer must name.
    WRONG = [
        ({}, "name", {"missing_field"}),
        ({"name": ""}, "name", {"invalid_field"}),
        ({"name": "a" * 129}, "name", {"invalid_field"}),
        ({"name": 1}, "name", {"invalid_field"}),
        ({"name": "A", "enviroment": "testing"}, "enviroment", {"unknown_field"}),
        ({"name": "A", "environment": "staging"}, "environment", {"invalid_field"}),
        ({"name": "A", "regulations": {"gdpr": {"targeting": "world"}}}, "regulations.gdpr.targeting", {"invalid_field"}),
        ({"name": "A", "regulations": {"gdpr": {"message": "yes"}}}, "regulations.gdpr.message", {"invalid_field"}),
        ({"name": "A", "regulations": {"nowhere": {"message": True}}}, "regulations.nowhere",
         {"unknown_field", "invalid_field"}),
        ({"name": "A", "regulations": {"us_state": {"states": ["XX"]}}}, "regulations.us_state.states", {"invalid_field"}),
        ({"name": "A", "unknown_geography": "maybe"}, "unknown_geography", {"invalid_field"}),
        ({"name": "A", "no_message": "fail_open"}, "no_message", {"invalid_field"}),
        ({"name": "A", "carry_choice": 1}, "carry_choice", {"invalid_field"}),
        ({"name": "A", "vendors": [0]}, "vendors", {"invalid_field"}),
        ({"name": "A", "vendors": [755, 755]}, "vendors", {"invalid_field"}),
        ({"name": "A", "vendors": ["755"]}, "vendors", {"invalid_field"}),
        ({"name": "A", "gpp_sections": "both"}, "gpp_sections", {"invalid_field"}),
        ({"name": "A", "analytics_storage": "granted"}, "analytics_storage", {"invalid_field"}),
        ({"name": "A", "languages": []}, "languages", {"invalid_field"}),
        ({"name": "A", "languages": ["??"]}, "languages", {"invalid_field"}),
        ({"name": "A", "languages": ["en"], "default_language": "de"}, "default_language", {"invalid_field"}),
        ({"name": "A", "publisher_country": "Germany"}, "publisher_country", {"invalid_field"}),
        ({"name": "A", "privacy_policy_url": "javascript:alert(1)"}, "privacy_policy_url", {"invalid_field"}),
        ({"name": "A", "reprompt": {"after_months": 0}}, "reprompt.after_months", {"invalid_field"}),
        ({"name": "A", "reprompt": {"after_months": 14}}, "reprompt.after_months", {"invalid_field"}),
        ({"name": "A", "allowed_origins": ["*"]}, "allowed_origins", {"invalid_field"}),
        ({"name": "A", "allowed_origins": ["https://shop.example/path"]}, "allowed_origins", {"invalid_field"}),
        ({"name": "A", "withdrawn_forms": ["x"]}, "withdrawn_forms", {"invalid_field"}),
        ({"name": "A", "theme": {"light": {"accent": "red"}}}, "theme.light.accent", {"invalid_field"}),
    ]

    @pytest.mark.parametrize("document, field, codes", WRONG, ids=[str(row[0])[:60] for row in WRONG])
    def test_a_wrong_document_names_its_field(self, admin, document, field, codes):
        answer = admin.put("/v1/admin/apps/wrong", json=document)
        assert answer.status == 422, answer
        assert answer.json["code"] in codes, answer.json
        assert field in (answer.json.get("field") or "") or field in answer.json["detail"], answer.json
        admin.get("/v1/admin/apps/wrong").problem(404, "app_not_found")

    def test_a_withdrawn_form_is_refused_for_a_grant_only(self, client, admin):
        path = "/v1/admin/apps/withdrawing"
        admin.put(path, json={"name": "Before", "environment": "testing"}).ok(200, 201)
        device = Device(client, "withdrawing", debug_geography="DE")
        old = device.form_id()
        document = {"name": "After", "environment": "testing", "withdrawn_forms": [old]}
        admin.put(path, json=document).ok()
        assert device.form_id() != old
        device.put({"form_id": old, "action": "consent"}).problem(409, "form_withdrawn")
        device.put({"form_id": old, "action": "do_not_consent"}).ok()

    def test_a_grant_on_a_superseded_form_is_kept_and_flagged(self, client, admin):
        path = "/v1/admin/apps/superseding"
        admin.put(path, json={"name": "Before", "environment": "testing"}).ok(200, 201)
        device = Device(client, "superseding", debug_geography="DE")
        old = device.form_id()
        admin.put(path, json={"name": "After", "environment": "testing"}).ok()
        info = device.put({"form_id": old, "action": "consent"}).ok().json
        assert info["consent_status"] == "obtained"
        assert info["decision"]["form_id"] == old
        assert "form_superseded" in [warning["code"] for warning in info["warnings"]]

    def test_a_form_of_another_app_is_unknown(self, client, admin):
        admin.put("/v1/admin/apps/other-app", json={"name": "Another name", "environment": "testing"}).ok(200, 201)
        form_id = Device(client, "other-app", debug_geography="DE").form_id()
        Device(client, "demo", debug_geography="DE").put(
            {"form_id": form_id, "action": "consent"}).problem(422, "unknown_form")


class TestTestDevices:
    def test_put_list_delete(self, admin):
        path = "/v1/admin/apps/shop/test-devices"
        device = "11111111-2222-4333-8444-555555555555"
        admin.put(f"{path}/{device}", json={"label": "Anna's phone"}).ok(200, 201)
        admin.put(f"{path}/{device}", json={"label": "Ben's phone"}).ok(200, 201)
        listed = admin.get(path).ok().body.decode()
        assert listed.count(device) == 1
        assert "Ben's phone" in listed
        admin.delete(f"{path}/{device}").ok(204)
        assert device not in admin.get(path).ok().body.decode()
        admin.delete(f"{path}/{device}").problem(404, "test_device_not_found")

    def test_of_an_unknown_app(self, admin):
        admin.get("/v1/admin/apps/nobody/test-devices").problem(404, "app_not_found")


def test_history_holds_every_change_and_survives_a_reset(admin, german):
    german.choose("consent").ok()
    german.choose("do_not_consent").ok()
    german.reset().ok(204)
    events = admin.get(f"/v1/admin/apps/demo/devices/{german.id}/history").ok().json["events"]
    assert [event["type"] for event in events] == ["choice", "choice", "reset"]
    assert [event["revision"] for event in events] == [1, 2, 3]
    sequences = [event["sequence"] for event in events]
    assert sequences == sorted(set(sequences))
    assert german.id not in json.dumps(events)


def test_the_history_of_nobody_is_empty(admin):
    assert admin.get("/v1/admin/apps/demo/devices/never-seen/history").ok().json["events"] == []


def test_simulate_decides_for_a_matrix(admin):
    answer = admin.post("/v1/admin/simulate", json={
        "document": {"name": "Simulated"}, "geographies": ["DE", "US-CA", "JP"]}).ok()
    reasons = [result["reason"] for result in answer.json["results"]]
    assert reasons == ["no_decision", "opt_out_not_exercised", "not_regulated"]


def test_simulate_knows_when_a_law_takes_force(admin):
    # Google asks for consent in Switzerland since 31 July 2024.
    answer = admin.post("/v1/admin/simulate", json={
        "app_id": "demo", "geographies": ["CH"], "dates": ["2020-01-01T00:00:00Z", "2026-11-30T00:00:00Z"]}).ok()
    regulations = [result["regulation"] for result in answer.json["results"]]
    assert regulations == ["none", "gdpr"]


def test_the_socket_is_for_the_servers_own_user(server):
    socket = server.database.with_name(server.database.name + ".sock")
    assert stat.S_IMODE(socket.stat().st_mode) == 0o600


def test_shell_commands_reach_the_running_server(make_server, tmp_path):
    server = make_server(apps=None, CONSENT_ADMIN_TOKEN=None).start()
    (tmp_path / "apps.json").write_text(json.dumps({"from-shell": {"name": "From the shell", "environment": "testing"}}))
    result = server.command("apps", "apply", tmp_path / "apps.json")
    assert result.returncode == 0, result.stderr
    Device(server.client(), "from-shell", debug_geography="DE").info().ok()
    listed = server.command("apps", "list")
    assert "from-shell" in listed.stdout, listed
    # With the server gone the same command takes the lock and opens the file itself.
    server.stop()
    listed = server.command("apps", "list")
    assert "from-shell" in listed.stdout, listed


def test_the_start_without_apps_says_how_to_add_one(make_server):
    server = make_server(apps=None).start()
    assert "consent-server apps" in server.output() or "/v1/admin/apps" in server.output()


def test_a_second_server_on_the_same_file_is_refused(make_server, tmp_path):
    first = make_server(directory=tmp_path / "one").start()
    second = make_server(directory=tmp_path / "one")
    with pytest.raises(Exception) as refusal:
        second.start()
    assert refusal.value.status == 69, "not a configuration to be mended: it may be free the next time"
    assert "consent.db" in refusal.value.output
    Device(first.client(), debug_geography="DE").choose("consent").ok()


def test_sighup_reads_the_apps_again(make_server):
    server = make_server().start()
    apps = json.loads((server.directory / "apps.json").read_text())
    apps["late"] = {"name": "Late", "environment": "testing"}
    (server.directory / "apps.json").write_text(json.dumps(apps))
    server.signal(1)
    client = server.client()
    assert server.eventually(lambda: Device(client, "late", debug_geography="DE").info().status == 200)

    (server.directory / "apps.json").write_text('{"late": {"nom": "typo"}}')
    server.signal(1)
    assert server.eventually(lambda: any(event.get("level") in ("error", "warning") for event in server.events()))
    Device(client, "late", debug_geography="DE").info().ok()


def test_a_slow_admin_does_not_hold_up_the_apps(server, admin):
    done = threading.Event()

    def put_apps():
        mine = server.client(headers={"Authorization": f"Bearer {server.settings['CONSENT_ADMIN_TOKEN']}"})
        for number in range(50):
            mine.put(f"/v1/admin/apps/bulk-{number}", json={"name": f"Bulk {number}"}).ok(200, 201)
        done.set()

    thread = threading.Thread(target=put_apps)
    thread.start()
    device = Device(server.client(), debug_geography="DE")
    reads = 0
    while not done.is_set() or reads == 0:
        device.info().ok()
        reads += 1
    thread.join()
    assert reads > 0
