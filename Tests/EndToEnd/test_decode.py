# SPDX-License-Identifier: Apache-2.0
"""The decoders: every vector of the codecs' tests by the routes, some of them by the command."""
import json

import pytest
from support.server import ROOT, Server

VECTORS = ROOT / "Tests" / "ConsentModelTests" / "Vectors"
ROUTE = {"tc": ("/v1/tcf/decode", "tc_string"), "gpp": ("/v1/gpp/decode", "gpp_string")}


def vectors(file):
    return json.loads((VECTORS / file).read_text())["vectors"]


def decode(client, kind, string):
    path, parameter = ROUTE[kind]
    # A parameter without a value is one with an empty value; the client would leave None out, not "".
    return client.get(path, query={parameter: string}).ok().json


def codes(answer, *severities):
    return {one["code"] for one in answer["problems"] if one["severity"] in severities}


@pytest.mark.parametrize("kind, file", [("tc", "tc-strings.json"), ("gpp", "gpp-strings.json")])
def test_every_readable_string_is_read_and_each_broken_rule_named(client, kind, file):
    for vector in vectors(file):
        answer = decode(client, kind, vector["string"])
        assert answer["decoded"], vector["name"]
        found = codes(answer, "invalid", "notice") - {"older_than_13_months"}
        assert found == set(vector["problems"]), vector["name"]
        assert answer["valid"] == (not codes(answer, "invalid")), vector["name"]


def test_every_string_that_breaks_a_rule_is_decoded_and_invalid(client):
    for vector in vectors("invalid.json"):
        answer = decode(client, vector["kind"], vector["string"])
        assert not answer["valid"] and answer["decoded"], vector["name"]
        assert vector["problem"] in codes(answer, "invalid"), vector["name"]
        assert answer["ads"]["mode"] == "none"


def test_no_unreadable_string_is_taken_for_a_refusal(client):
    for vector in vectors("unreadable.json"):
        if vector["kind"] not in ROUTE:
            continue
        answer = decode(client, vector["kind"], vector["string"])
        assert answer["valid"] is False and answer["decoded"] is None, vector["name"]
        assert codes(answer, "unreadable") == {vector["error"]}, vector["name"]
        if vector["kind"] == "tc":
            assert answer["ads"] is None and answer["consent_mode"] is None


def test_hostile_strings_are_answered_or_refused_and_the_server_lives(client):
    for vector in vectors("hostile.json"):
        if vector["kind"] not in ROUTE:
            continue
        string = vector["prefix"] + vector["repeat"] * vector["times"] + vector["suffix"]
        path, parameter = ROUTE[vector["kind"]]
        try:
            answer = client.get(path, query={parameter: string})
        except OSError:
            continue  # Refused while it was still being sent.
        assert answer.status in (200, 414, 431), vector["name"]
        if answer.status == 200:
            assert answer.json["valid"] is False and len(answer.body) < 1 << 20, vector["name"]
    client.get("/healthz").ok()


@pytest.mark.parametrize("string, kind, status", [
    ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA.IABM", "tc", 0),
    ("DBABL~BVVqAAEABCA.YA", "gpp", 0),
    ("2~1.35.41.101~dv.9.21.81", "ac", 0),
    ("1YNN", "us_privacy", 0),
    ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAIAAAAqIABMAAAAA.IABM", "tc", 1),
    ("DBABL~BVVq", "gpp", 1),
    ("malformed", "tc", 1),
])
def test_the_command_prints_the_same_object_and_tells_validity_by_its_exit_code(client, tmp_path, string, kind, status):
    result = Server(tmp_path).command("decode", string)
    assert result.returncode == status, result.stderr
    answer = json.loads(result.stdout)
    assert answer["kind"] == kind and answer["valid"] == (status == 0)
    if kind in ROUTE:
        assert answer == decode(client, kind, string)
