# SPDX-License-Identifier: Apache-2.0
"""Every way in which a choice can be wrong, and that none of them stores anything."""
import json

import pytest
from support.client import Device


@pytest.fixture
def form_id(german):
    return german.form_id()


# What is sent in place of, or beside, a sound choice; None takes a field away.
WRONG = [
    ("no form", {"form_id": None}, 422, {"missing_field"}),
    ("no action", {"action": None}, 422, {"missing_field"}),
    ("unknown action", {"action": "accept"}, 422, {"invalid_field"}),
    ("action of another case", {"action": "Consent"}, 422, {"invalid_field"}),
    ("action of another type", {"action": 1}, 422, {"invalid_field"}),
    ("form of another type", {"form_id": 7}, 422, {"invalid_field"}),
    ("form id that is none", {"form_id": "x"}, 422, {"unknown_form", "invalid_field"}),
    ("form never published", {"form_id": "A" * 43}, 422, {"unknown_form"}),
    ("unknown field", {"actoin": "consent"}, 422, {"unknown_field"}),
    ("server's own field", {"received_at": "2026-01-01T00:00:00Z"}, 422, {"unknown_field"}),
    ("server's own field", {"revision": 7}, 422, {"unknown_field"}),
    ("server's own field", {"country": "DE"}, 422, {"unknown_field"}),
    ("choices without save_choices", {"choices": {"purposes": {"consent": [1]}}}, 422,
     {"conflicting_fields"}),
    ("purpose not offered", {"action": "save_choices", "choices": {"purposes": {"consent": [99]}}}, 422,
     {"not_offered", "invalid_field"}),
    ("vendor not offered", {"action": "save_choices", "choices": {"vendors": {"consent": [12]}}}, 422, {"not_offered"}),
    ("special feature not offered", {"action": "save_choices", "choices": {"special_features": [2]}}, 422,
     {"not_offered"}),
    ("legitimate interest for 1", {"action": "save_choices", "choices": {"purposes": {"legitimate_interest": [1]}}},
     422, {"legitimate_interest_not_allowed"}),
    ("legitimate interest for 4", {"action": "save_choices", "choices": {"purposes": {"legitimate_interest": [4]}}},
     422, {"legitimate_interest_not_allowed"}),
    ("US fields on a European form", {"action": "save_choices", "choices": {"us": {"sale_opt_out": True}}}, 422,
     {"wrong_kind"}),
    ("purposes as a list", {"action": "save_choices", "choices": {"purposes": [1]}}, 422, {"invalid_field"}),
    ("a purpose as text", {"action": "save_choices", "choices": {"purposes": {"consent": ["1"]}}}, 422,
     {"invalid_field"}),
    ("a purpose as a fraction", {"action": "save_choices", "choices": {"purposes": {"consent": [1.5]}}}, 422,
     {"invalid_field"}),
    ("a negative purpose", {"action": "save_choices", "choices": {"purposes": {"consent": [-1]}}}, 422,
     {"invalid_field", "not_offered"}),
    ("an unknown part of choices", {"action": "save_choices", "choices": {"purpose": {"consent": [1]}}}, 422,
     {"unknown_field"}),
    ("a time without a zone", {"decided_at": "2026-11-30T12:00:00"}, 422, {"invalid_field"}),
    ("a time that is none", {"decided_at": "yesterday"}, 422, {"invalid_field"}),
    ("an impossible day", {"decided_at": "2026-02-30T12:00:00Z"}, 422, {"invalid_field"}),
    ("a language that is none", {"language": "???"}, 422, {"invalid_field"}),
    ("a button that is too long", {"button": "b" * 65}, 422, {"invalid_field"}),
    ("an unknown client field", {"client": {"os": "ios"}}, 422, {"unknown_field"}),
    ("a client version that is too long", {"client": {"app_version": "1" * 65}}, 422, {"invalid_field"}),
    ("null for a field", {"action": "consent", "language": 5}, 422, {"invalid_field"}),
    ("a TC string beside a form", {"tc_string": "CQAAAAAQAAAAAAAAAAENAAAAAAAAAAAAAAAAAAAA"}, 422,
     {"conflicting_fields"}),
]


@pytest.mark.parametrize("name, change, status, codes", WRONG, ids=[row[0] for row in WRONG])
def test_a_wrong_choice_is_refused_and_nothing_is_stored(german, form_id, name, change, status, codes):
    document = {"form_id": form_id, "action": "consent", **change}
    document = {name: value for name, value in document.items() if value is not None}
    answer = german.put(document)
    assert answer.status == status, answer
    problem = answer.json
    assert problem["code"] in codes, problem
    german.consent().problem(404, "consent_not_found")


BODIES = [
    ("empty", b"", {400, 422}, {"malformed_json", "missing_field"}),
    ("not JSON", b"form_id=x", {400}, {"malformed_json"}),
    ("a list", b"[]", {400, 422}, {"malformed_json", "invalid_field"}),
    ("null", b"null", {400, 422}, {"malformed_json", "invalid_field"}),
    ("a trailing comma", b'{"action":"consent",}', {400}, {"malformed_json"}),
    ("two values", b"{}{}", {400}, {"malformed_json"}),
    ("a byte-order mark", b"\xef\xbb\xbf{}", {400}, {"malformed_json", "invalid_unicode"}),
    ("UTF-16", '{"action":"consent"}'.encode("utf-16"), {400}, {"malformed_json", "invalid_unicode"}),
    ("bad UTF-8", b'{"action":"\xff"}', {400}, {"malformed_json", "invalid_unicode"}),
    ("half a surrogate pair", b'{"action":"\\ud800"}', {400}, {"malformed_json", "invalid_unicode"}),
    ("a key twice", b'{"action":"consent","action":"do_not_consent"}', {400}, {"duplicate_key"}),
    ("the same key escaped", b'{"action":"consent","\\u0061ction":"do_not_consent"}', {400}, {"duplicate_key"}),
    ("33 levels", b'{"a":' * 33 + b"1" + b"}" * 33, {400}, {"too_deep"}),
    ("5,000 levels", b"[" * 5000 + b"]" * 5000, {400}, {"too_deep"}),
    ("an endless number", b'{"action":1e999999}', {400, 422}, {"malformed_json", "number_out_of_range", "invalid_field"}),
]


@pytest.mark.parametrize("name, body, statuses, codes", BODIES, ids=[row[0] for row in BODIES])
def test_a_body_that_is_no_choice(client, german, name, body, statuses, codes):
    answer = client.put(german.path + "/consent", body=body, headers={"Content-Type": "application/json"})
    assert answer.status in statuses, answer
    assert answer.json["code"] in codes
    german.consent().problem(404, "consent_not_found")


def test_a_body_at_the_limit_is_read_and_one_over_it_is_not(client, german):
    room = 64 * 1024 - len(json.dumps({"x": ""}))
    headers = {"Content-Type": "application/json"}
    path = german.path + "/consent"
    client.put(path, body=json.dumps({"x": "a" * room}), headers=headers).problem(422, "unknown_field")
    client.put(path, body=json.dumps({"x": "a" * (room + 1)}), headers=headers).problem(413, "body_too_large")


@pytest.mark.parametrize("headers, status, code", [
    ({"Content-Type": "text/plain"}, 415, "unsupported_media_type"),
    ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "unsupported_media_type"),
    ({"Content-Type": "application/json", "Content-Encoding": "gzip"}, 415, "unsupported_encoding"),
])
def test_other_media_types_are_refused(client, german, headers, status, code):
    client.put(german.path + "/consent", body=b"{}", headers=headers).problem(status, code)


@pytest.mark.parametrize("media", ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])
def test_json_may_say_its_charset(client, german, form_id, media):
    body = json.dumps({"form_id": form_id, "action": "consent"})
    client.put(german.path + "/consent?debug_geography=DE", body=body, headers={"Content-Type": media}).ok()


IDS = ["a b", "a%20b", "%C3%A4", "a/b", "a%2Fb", "a%00b", "%ff%fe", "a%zz", "a+b", "a" * 129, "..%2f", "%E2%80%AE",
       "a%252Fb", "%F0%9F%98%80"]


@pytest.mark.parametrize("device", IDS)
def test_an_id_of_other_characters_is_no_device(client, device):
    path = f"/v1/apps/demo/devices/{device.replace(' ', '%20')}/consent-info"
    answer = client.get(path.encode().decode("latin-1"))
    assert answer.status in (400, 404), answer
    assert answer.json["code"] in ("invalid_id", "bad_target", "not_found"), answer


def test_an_escaped_letter_is_the_letter(client):
    device = Device(client, device="abc", debug_geography="DE")
    device.choose("consent").ok()
    same = client.get("/v1/apps/%64emo/devices/%61bc/consent-info?debug_geography=DE").ok().json
    assert same["consent_status"] == "obtained"


def test_us_forms_have_no_consent_button(californian):
    form_id = californian.form_id(kind="privacy_options")
    for action in ("consent", "do_not_consent"):
        californian.put({"form_id": form_id, "action": action}).problem(422, "action_not_allowed")


def test_european_fields_on_a_us_form_are_of_the_wrong_kind(californian):
    form_id = californian.form_id(kind="privacy_options")
    californian.put({
        "form_id": form_id, "action": "save_choices", "choices": {"purposes": {"consent": [1]}},
    }).problem(422, "wrong_kind")
