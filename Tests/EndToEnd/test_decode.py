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


def bits(*fields):
    return "".join(format(value, f"0{width}b") for value, width in fields)


def text(bits):
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    bits += "0" * (-len(bits) % 24)
    return "".join(alphabet[int(bits[at:at + 6], 2)] for at in range(0, len(bits), 6))


HEAD = bits((2, 6), (17723232000, 36), (17723232000, 36), (31, 12), (7, 12), (1, 6), (269, 12), (143, 12), (5, 6), (1, 1),
            (0, 1), (0, 12), (0, 24), (0, 24), (0, 1), (5 << 6 | 17, 12))
# The longest answers and the most broken rules that strings under 16 kB can make.
COSTLY = {
    "every other vendor, in both lists": HEAD + bits((65534, 16), (0, 1)) + "01" * 32767
    + bits((32200, 16), (0, 1)) + "01" * 16100 + bits((0, 12)),
    "4,000 restrictions of nothing": HEAD + bits((0, 34), (4000, 12)) + bits((63, 6), (3, 2), (0, 12)) * 4000,
    "1,800 restrictions of all": HEAD + bits((0, 34), (1800, 12))
    + (bits((1, 6), (0, 2), (1, 12), (1, 1), (1, 16), (65535, 16))) * 1800,
}


@pytest.mark.parametrize("name", COSTLY)
def test_the_costliest_strings_are_answered_in_full_and_cost_a_millisecond_or_so(fresh, name):
    client, string = fresh.client(), text(COSTLY[name])
    assert len(string) <= 16_384
    answer = decode(client, "tc", string)
    decoded = answer["decoded"]
    if name.startswith("every"):
        assert decoded["vendorConsents"]["ranges"] == [[id, id] for id in range(2, 65535, 2)]
        assert decoded["vendorLegitimateInterests"]["ranges"] == [[id, id] for id in range(2, 32201, 2)]
    else:
        assert len(decoded["publisherRestrictions"]) == int(name.split()[0].replace(",", ""))
    assert answer["valid"] is False and len(answer["problems"]) <= 100
    before, calls = fresh.cpu_seconds(), 200
    for _ in range(calls):
        body = client.get("/v1/tcf/decode", query={"tc_string": string}).ok().body
    milliseconds = (fresh.cpu_seconds() - before) * 1000 / calls
    print(f"{name}: {milliseconds:.2f} ms of processor time, {len(body)} bytes")
    assert len(body) < 1 << 20 and milliseconds < 3, (milliseconds, len(body))


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
