# SPDX-License-Identifier: Apache-2.0
"""The files of Nicolas Seriot's JSON test suite, each sent as a consent body to the running server."""
import uuid

import pytest
from support.raw import send
from support.server import ROOT

SUITE = ROOT / "Tests" / "ConsentServerTests" / "Fixtures" / "json-test-suite"
FILES = sorted(SUITE.rglob("*.json"))


@pytest.mark.skipif(not FILES, reason="the suite's files are not in this checkout")
@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_no_file_is_stored_and_none_harms_the_server(server, client, file):
    data = file.read_bytes()
    path = f"/v1/apps/demo/devices/{uuid.uuid4()}/consent"
    answer = client.put(path, body=data, headers={"Content-Type": "application/json"})
    if len(data) > 64 * 1024:
        assert answer.status == 413
    else:
        # A sound text is no consent either, and only then may the answer speak of fields.
        assert answer.status in ((400,) if file.name.startswith("n_") else (400, 422)), answer
        if file.name.startswith("y_"):
            assert answer.json["code"] not in ("malformed_json", "invalid_unicode") or b'"a":"b","a"' in data, answer
    client.get(path).problem(404, "consent_not_found")


@pytest.mark.skipif(not FILES, reason="the suite's files are not in this checkout")
def test_all_of_them_at_once_on_one_connection(server):
    requests = b"".join(
        b"PUT /v1/apps/demo/devices/x/consent HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(data), data)
        for data in (file.read_bytes() for file in FILES) if len(data) <= 64 * 1024)
    count = requests.count(b"PUT /v1/apps")
    exchange = send(server.port, requests, quiet=2)
    assert len(exchange.statuses) == count
    assert set(exchange.statuses) <= {400, 422}
