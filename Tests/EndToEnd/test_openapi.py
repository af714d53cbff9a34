# SPDX-License-Identifier: Apache-2.0
"""openapi.yaml is the contract: compared with the server both ways, and each of its examples sent or answered."""
import copy
import json
import re
import uuid

import jsonschema
import pytest
import yaml
from openapi_spec_validator import validate
from support.client import Device
from support.server import ADMIN_TOKEN, ROOT

DOCUMENT = yaml.safe_load((ROOT / "openapi.yaml").read_text())
METHODS = {"get", "put", "post", "delete", "patch"}
OPERATIONS = {
    operation["operationId"]: (method.upper(), path, item, operation)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items() if method in METHODS
}


def resolved(node):
    """`node`, or what it refers to."""
    while "$ref" in node:
        target = DOCUMENT
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part.replace("~1", "/")]
        node = target
    return node


def check(value, schema):
    """Asserts that a value is what a schema of the document says."""
    whole = {**schema, "components": DOCUMENT["components"]}
    jsonschema.Draft202012Validator(
        whole, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER).validate(value)


def examples(media):
    if "example" in media:
        yield "example", media["example"]
    for name, example in media.get("examples", {}).items():
        yield name, resolved(example)["value"]


def test_the_document_is_openapi_3_1():
    validate(DOCUMENT)
    assert DOCUMENT["openapi"].startswith("3.1.")


class TestRoutes:
    @pytest.fixture
    def routes(self, tmp_path_factory):
        from support.server import Server
        listed = Server(tmp_path_factory.mktemp("routes")).command("routes")
        assert listed.returncode == 0, listed.stderr
        found = {}
        for line in listed.stdout.splitlines():
            method, pattern, *query = line.split()
            found[method, pattern] = set(query[0].lstrip("?").split(",")) if query else set()
        return found

    def test_the_document_has_every_route_and_no_other(self, routes):
        documented = {(method, path) for method, path, _, _ in OPERATIONS.values()}
        assert documented == set(routes)

    def test_each_route_takes_the_query_parameters_of_the_document(self, routes):
        for method, path, item, operation in OPERATIONS.values():
            parameters = [resolved(one) for one in item.get("parameters", []) + operation.get("parameters", [])]
            assert {one["name"] for one in parameters if one["in"] == "query"} == routes[method, path], (method, path)

    def test_path_parameters_are_those_of_the_pattern(self):
        for method, path, item, operation in OPERATIONS.values():
            parameters = [resolved(one) for one in item.get("parameters", []) + operation.get("parameters", [])]
            assert {one["name"] for one in parameters if one["in"] == "path"} == set(re.findall(r"{(\w+)}", path))


class TestCodes:
    @pytest.fixture
    def table(self):
        """Code → status, from the one table of the source that knows them."""
        source = (ROOT / "Sources/ConsentServer/Problems/ProblemCode.swift").read_text()
        raw = dict(re.findall(r'^    case (\w+) = "(\w+)"', source, re.M))
        raw.update({name: name for name in re.findall(r"^    case (\w+)$", source, re.M)})
        return {raw[name]: int(status) for name, status in re.findall(r"case \.(\w+): \((\d+),", source)}

    def test_the_document_has_every_code_and_no_other(self, table):
        assert set(DOCUMENT["components"]["schemas"]["ProblemCode"]["enum"]) == set(table)

    def test_each_answer_lists_codes_of_its_own_status(self, table):
        for name, response in DOCUMENT["components"]["responses"].items():
            for media in response.get("content", {}).values():
                narrowed = media["schema"]["allOf"][1]["properties"]
                for code in narrowed["code"]["enum"]:
                    assert table[code] == narrowed["status"]["const"], (name, code)


def request_examples():
    for operation_id, (_, _, _, operation) in OPERATIONS.items():
        for media in operation.get("requestBody", {}).get("content", {}).values():
            for name, value in examples(media):
                yield pytest.param(operation_id, media["schema"], value, id=f"{operation_id} {name}")


def response_examples():
    for operation_id, (_, _, _, operation) in OPERATIONS.items():
        for status, response in operation["responses"].items():
            if "$ref" in response:
                continue
            for media in response.get("content", {}).values():
                for name, value in examples(media):
                    yield pytest.param(operation_id, int(status), name, media["schema"], value,
                                       id=f"{operation_id} {status} {name}")


def problem_examples():
    for name, response in DOCUMENT["components"]["responses"].items():
        for media in response.get("content", {}).values():
            for _, value in examples(media):
                yield pytest.param(name, media["schema"], value, id=name)


def with_live_form(value, client):
    """The example with the id of a form that this server published."""
    value = copy.deepcopy(value)
    if "form_id" in value:
        place = "US-CA" if "us" in value.get("choices", {}) else "DE"
        value["form_id"] = Device(client, debug_geography=place).form_id(kind="privacy_options")
    return value


@pytest.mark.parametrize("operation_id, schema, value", list(request_examples()))
def test_each_request_example_is_valid_and_accepted(client, admin, operation_id, schema, value):
    check(value, schema)
    method, path, _, operation = OPERATIONS[operation_id]
    path = path.replace("{app}", "demo" if operation_id == "putConsent" else "example-app")
    path = path.replace("{device}", str(uuid.uuid4()))
    if operation_id == "putTestDevice":
        admin.put("/v1/admin/apps/example-app", json={"name": "Example"}).ok(200, 201)
    answer = admin.request(method, path, json=with_live_form(value, client))
    assert str(answer.status) in operation["responses"] and answer.status < 300, answer
    check(answer.json, operation["responses"][str(answer.status)]["content"]["application/json"]["schema"])
    if operation_id == "putApp":
        admin.delete(path).ok(204)


@pytest.mark.parametrize("operation_id, status, name, schema, value", list(response_examples()))
def test_each_response_example_is_valid_and_given(client, admin, operation_id, status, name, schema, value):
    check(value, schema)
    live = answered(client, admin, operation_id, status, name)
    if isinstance(value, str):
        assert live.body.decode() == value
        return
    check(live.json, schema)
    assert shape(live.json) == shape(value), "the example has the members of a real answer"


# The strings behind the examples of the decoders.
STRINGS = {
    ("decodeTCString", "valid"): {"tc_string": "CQif5YAQif5YAAQAGGDECcFsAPLAAEPgAACYHCQAYAyAcJ__8AF__4AA.IJYQAYAAglgA.cAAAKAAAQeI"},
    ("decodeTCString", "invalid"): {"tc_string": "CQgYw8AQgYw8AAfAHBDECPFgAP_gAIAAAAqIABMAAAAA.IABM"},
    ("decodeTCString", "unreadable"): {"tc_string": "CQif5YAQif5YAAQAGGDECcFsAPLAAEPgAACYHCQAYAyAcJ__"},
    ("decodeGPPString", "valid"): {"gpp_string": "DBABL~BVVqAAEABCA.YA"},
    ("decodeGPPString", "unreadable"): {"gpp_string": "DBABL~BVVq"},
}


def answered(client, admin, operation_id, status, name):
    """Brings about the answer that an example shows."""
    german = Device(client, debug_geography="DE")
    californian = Device(client, debug_geography="US-CA")
    if operation_id in ("getReceipt", "getInclusionProof", "getConsistencyProof"):
        # A proof has hashes where the event is not the only one.
        for other in (Device(client, debug_geography="DE") for _ in range(2)):
            other.choose("consent").ok()
    if name in ("obtained", "stored", "history", "receipt"):
        german.choose("consent").ok()
    if operation_id == "listTestDevices":
        admin.put(f"/v1/admin/apps/shop/test-devices/{german.id}", json={"label": "Anna's phone"}).ok()
    method, path, _, _ = OPERATIONS[operation_id]
    plain = path.replace("{app}", "demo").replace("{device}", german.id)
    answer = {
        ("getConsentInfo", "required"): lambda: german.info(),
        ("getConsentInfo", "us_states"): lambda: californian.info(),
        ("getConsentInfo", "obtained"): lambda: german.info(),
        ("getForm", "us_states"): lambda: californian.form(kind="privacy_options"),
        ("putConsent", "stored"): lambda: german.put(
            {"form_id": german.form_id(kind="privacy_options"), "action": "consent", "language": "en"}),
        ("getStorage", "us_states"): lambda: client.get(plain, query={"debug_geography": "US-CA"}),
        ("getGeography", "german"): lambda: client.get(plain, headers={"X-Forwarded-For": "91.0.0.1"}),
        **{(operation, example): lambda query=query: client.get(plain, query=query)
           for (operation, example), query in STRINGS.items()},
        ("putApp", "created"): lambda: admin.put("/v1/admin/apps/example-answer", json={"name": "Shopping"}),
        ("putTestDevice", "phone"): lambda: admin.put(plain, json={"label": "Anna's phone"}),
        ("listTestDevices", "phone"): lambda: admin.get(path.replace("{app}", "shop")),
        ("getInclusionProof", "proof"): lambda: client.get(plain + "?sequence=1&tree_size=2"),
        ("getConsistencyProof", "proof"): lambda: client.get(plain + "?from=1&to=2"),
        ("verify", "begun"): lambda: admin.post(plain, json={}),
        ("simulate", "example"): lambda: admin.post(plain, json={
            "document": {"name": "Shopping"}, "geographies": ["DE"], "dates": ["2026-11-30T12:00:00Z"]}),
    }.get((operation_id, name), lambda: admin.request(method, plain))()
    if operation_id == "putApp":
        admin.delete("/v1/admin/apps/example-answer").ok(204)
    assert answer.status == status, answer
    return answer


def shape(value):
    """The members and the types of a value; arrays by the shape of their first element."""
    if isinstance(value, dict):
        return {name: shape(member) for name, member in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__


JSON_TYPE = {"Content-Type": "application/json"}


def provoke(name, client, admin, make_server):
    """Makes the server give the problem that a shared response of the document describes."""
    german = Device(client, debug_geography="DE")
    grant = {"form_id": german.form_id(), "action": "consent"}
    if name == "AdminDisabled":
        return make_server(CONSENT_ADMIN_TOKEN=None).start().client().get("/v1/admin/apps", token=ADMIN_TOKEN)
    return {
        "BadRequest": lambda: german.info(debugGeography="EEA"),
        "BadBody": lambda: client.put(
            german.path + "/consent", body=b'{"action":"consent","action":"consent"}', headers=JSON_TYPE),
        "Unauthorized": lambda: client.get("/v1/admin/apps"),
        "AppNotFound": lambda: Device(client, "nobody").info(),
        "FormNotFound": lambda: client.get(f"/v1/apps/demo/forms/{german.form_id()}/partners?page=99"),
        "ConsentNotFound": lambda: german.consent(),
        "AdminAppNotFound": lambda: admin.get("/v1/admin/apps/nobody"),
        "TestDeviceNotFound": lambda: admin.delete("/v1/admin/apps/demo/test-devices/nobody"),
        "TestDeviceRefused": lambda: admin.put("/v1/admin/apps/demo/test-devices/qa", json={}),
        "FormNotAvailable": lambda: german.form(debug_geography="JP"),
        "ChoiceConflict": lambda: german.put(grant, tag_for_under_age_of_consent="true"),
        "AppManagedByFile": lambda: admin.put("/v1/admin/apps/demo", json={"name": "Demo"}),
        "EntryNotFound": lambda: client.get("/v1/transparency/proofs/inclusion?sequence=999999999"),
        "ReceiptRefused": lambda: german.call("GET", "consent/receipt", query={"revision": 1}),
        "PreconditionFailed": lambda: german.put(grant, headers={"If-Match": '"' + "0" * 32 + '"'}),
        "BodyTooLarge": lambda: client.put(german.path + "/consent", body=b" " * 65537, headers=JSON_TYPE),
        "UnsupportedMediaType": lambda: client.put(
            german.path + "/consent", body=b"{}", headers={"Content-Type": "text/plain"}),
        "DeviceNotRandom": lambda: Device(client, "shop", "short").info(),
        "ChoiceRefused": lambda: german.put({"form_id": "A" * 43, "action": "consent"}),
        "LocalOnly": lambda: admin.post("/v1/admin/backup", json={"file": "/b.db"}),
        "ForeignCursor": lambda: admin.get("/v1/admin/records?after=0000000000000000.1"),
        "InvalidDocument": lambda: admin.put("/v1/admin/apps/other", json={"name": "A", "environment": "staging"}),
    }[name]()


# Given only where the disk fails, which test_storage_faults.py makes it do, or where two backups meet (test_backup.py).
OF_A_FAILING_DISK = {"StorageUnavailable", "StorageFull", "BackupRunning"}
# Given only while the log of an older database is indexed, which TransparencyTests does.
OF_AN_OLD_DATABASE = {"LogIndexing"}


@pytest.mark.parametrize("name, schema, value", list(problem_examples()))
def test_each_problem_example_is_valid_and_given(client, admin, make_server, name, schema, value):
    check(value, schema)
    if name in OF_A_FAILING_DISK | OF_AN_OLD_DATABASE:
        return
    answer = provoke(name, client, admin, make_server)
    assert answer.headers["Content-Type"].startswith("application/problem+json"), answer
    check(answer.json, schema)
    for member in ("title", "status", "code"):
        assert answer.json[member] == value[member]
    assert set(answer.json) == set(value), "the example has the members of a real answer"
    assert answer.json["detail"] == value["detail"]


def test_each_operation_answers_in_the_shape_of_its_schema(client, admin):
    """The plain success of every GET, whether or not it has an example."""
    device = Device(client, debug_geography="DE")
    form_id = device.form_id()
    device.choose("consent").ok()
    for method, path, _, operation in OPERATIONS.values():
        if method != "GET":
            continue
        values = {"app": "demo", "device": device.id, "form": form_id, "part": "options"}
        needed = [resolved(one) for one in operation.get("parameters", [])]
        answer = admin.get(path.format_map(values), query={
            one["name"]: one["example"] for one in needed if one["in"] == "query" and one.get("required")})
        assert answer.status == 200, (path, answer)
        # The first is what is given where nobody asks for another.
        (media, content), *_ = operation["responses"]["200"]["content"].items()
        assert answer.headers["Content-Type"].split(";")[0] == media, path
        read = {"application/json": json.loads, "application/yaml": yaml.safe_load}.get(media, bytes.decode)
        check(read(answer.body), content["schema"])
        for header in operation["responses"]["200"].get("headers", {}):
            assert header in answer.headers, (path, header)


def test_the_document_itself_has_no_dead_parts():
    text = json.dumps(DOCUMENT["paths"]) + json.dumps(DOCUMENT["components"])
    for group, members in DOCUMENT["components"].items():
        if group == "securitySchemes":
            continue
        for name in members:
            assert f'"#/components/{group}/{name}"' in text, f"{group}/{name} is referred to by nothing"
