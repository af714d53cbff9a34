# SPDX-License-Identifier: Apache-2.0
"""HTTP as browsers, probes and monitors use it."""
import re

import pytest
import yaml
from support.client import Device
from support.server import ROOT

ORIGIN = "https://shop.example"
PLAIN = ["/healthz", "/readyz", "/metrics", "/version", "/openapi.yaml", "/v1/geography"]


@pytest.mark.parametrize("path", PLAIN)
def test_head_has_the_header_of_get_and_no_body(client, path):
    get, head = client.get(path), client.request("HEAD", path)
    assert get.status == head.status == 200
    assert head.body == b"" and get.body
    assert head.headers["Content-Type"] == get.headers["Content-Type"]
    if path not in ("/metrics",):
        assert head.headers["Content-Length"] == get.headers["Content-Length"]


@pytest.mark.parametrize("path", PLAIN + ["/v1/apps/demo/devices/x/consent-info"])
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_another_method_is_405_and_says_which_there_are(client, path, method):
    answer = client.request(method, path)
    answer.problem(405, "method_not_allowed")
    assert "GET" in answer.headers["Allow"]


@pytest.mark.parametrize("path", ["/", "/v1", "/v2/apps/demo", "/v1/apps/demo", "/healthz/", "/index.html", "/debug",
                                  "/v1/apps/demo/devices/x/consent-info/", "//healthz", "/v1/apps/demo/devices//consent"])
def test_no_other_route_answers(client, path):
    answer = client.get(path)
    assert answer.status in (404, 400), answer
    assert answer.json["code"] in ("not_found", "invalid_id", "bad_target")


def test_openapi_is_served_as_it_is_in_the_repository(client):
    answer = client.get("/openapi.yaml").ok()
    assert answer.body == (ROOT / "openapi.yaml").read_bytes()
    assert yaml.safe_load(answer.body)["openapi"].startswith("3.1")


def test_version_names_what_runs(client):
    version = client.get("/version").ok().body.decode()
    for word in ("sqlite", "libmicrohttpd", "IPFire"):
        assert word.lower() in version.lower(), word


def test_metrics_are_prometheus_text_and_count(client):
    line = re.compile(r'^(#.*|[a-zA-Z_:][a-zA-Z0-9_:]*(\{[^{}]*\})? -?[0-9.eE+-]+|.* \+Inf|)$')
    answer = client.get("/metrics").ok()
    assert answer.headers["Content-Type"].startswith("text/plain")
    for text in answer.body.decode().splitlines():
        assert line.match(text), text
    body = answer.body.decode()
    assert "# TYPE" in body and "# HELP" in body
    assert "/v1/apps/demo" not in body, "labels carry the route's pattern, not what a caller sent"


def test_the_callers_request_id_comes_back(client):
    assert client.get("/healthz", headers={"X-Request-Id": "abc-123"}).headers["X-Request-Id"] == "abc-123"
    made = client.get("/healthz").headers["X-Request-Id"]
    assert made
    for bad in ("a b", "a" * 65, "a;b"):
        assert client.get("/healthz", headers={"X-Request-Id": bad}).headers["X-Request-Id"] != bad
    problem = client.get("/nowhere", headers={"X-Request-Id": "abc-124"}).json
    assert problem["request_id"] == "abc-124"


class TestCrossOrigin:
    def test_a_preflight_needs_no_credentials(self, client):
        for path in (Device(client).path + "/consent", Device(client).path + "/consent-info"):
            answer = client.request("OPTIONS", path, headers={
                "Origin": ORIGIN, "Access-Control-Request-Method": "PUT",
                "Access-Control-Request-Headers": "content-type,idempotency-key"})
            answer.ok(204, 200)
            assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN
            allowed = {name.strip().lower() for name in answer.headers["Access-Control-Allow-Headers"].split(",")}
            assert {"content-type", "idempotency-key", "if-match", "if-none-match"} <= allowed
            assert "origin" in answer.headers["Vary"].lower()

    def test_answers_and_errors_name_the_origin(self, client):
        device = Device(client, debug_geography="DE")
        for answer in (
            device.info(headers={"Origin": ORIGIN}),
            device.info(headers={"Origin": ORIGIN}, nonsense="1"),
            device.put({"form_id": "x"}, headers={"Origin": ORIGIN}),
            device.consent(headers={"Origin": ORIGIN}),
            client.put(device.path + "/consent", body=b"{", headers={"Origin": ORIGIN, "Content-Type": "text/plain"}),
            client.request("PATCH", device.path + "/consent", headers={"Origin": ORIGIN}),
        ):
            assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN, answer
            assert "origin" in answer.headers["Vary"].lower()
            assert "Access-Control-Allow-Credentials" not in answer.headers

    def test_the_etag_is_exposed(self, client):
        answer = Device(client, debug_geography="DE").info(headers={"Origin": ORIGIN})
        assert "etag" in answer.headers["Access-Control-Expose-Headers"].lower()

    @pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://shop.example.evil.example",
                                        "http://shop.example", "https://shop.example:444", "https://SHOP.example/"])
    def test_another_origin_gets_none(self, client, origin):
        for answer in (
            Device(client).info(headers={"Origin": origin}),
            client.request("OPTIONS", Device(client).path + "/consent", headers={
                "Origin": origin, "Access-Control-Request-Method": "PUT"}),
        ):
            assert "Access-Control-Allow-Origin" not in answer.headers

    def test_capacitor_is_an_origin(self, client):
        answer = Device(client, "shop").info(headers={"Origin": "capacitor://localhost"}).ok()
        assert answer.headers["Access-Control-Allow-Origin"] == "capacitor://localhost"

    def test_admin_routes_have_no_cross_origin_access(self, admin):
        answer = admin.get("/v1/admin/apps", headers={"Origin": ORIGIN})
        assert "Access-Control-Allow-Origin" not in answer.headers


def test_options_lists_the_methods(client):
    answer = client.request("OPTIONS", Device(client).path + "/consent")
    answer.ok(200, 204)
    assert {"GET", "PUT", "DELETE"} <= {method.strip() for method in answer.headers["Allow"].split(",")}
