# SPDX-License-Identifier: Apache-2.0
"""Start, drain and what is written meanwhile."""
import json
import os
import signal
import socket
import threading
import time
import uuid

import pytest
from support.client import Device
from support.server import ADMIN_TOKEN, Load


def test_it_is_ready_when_it_says_so(make_server):
    server = make_server()
    start = time.monotonic()
    server.start()
    assert server.client().get("/readyz").ok()
    assert time.monotonic() - start < 5, "the figure is the benchmark's; this only finds a hang"


def test_sigterm_ends_an_idle_server_with_0(make_server):
    server = make_server().start()
    assert server.stop(timeout=10) == 0


def test_sigint_ends_it_too(make_server):
    server = make_server().start()
    server.signal(signal.SIGINT)
    assert server.wait(10) == 0


def test_sigterm_with_open_connections_ends_in_time(make_server):
    server = make_server().start()
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
    half = socket.create_connection(("127.0.0.1", server.port))
    half.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    start = time.monotonic()
    assert server.stop(timeout=12) == 0
    assert time.monotonic() - start <= 10
    for connection in [*idle, half]:
        connection.close()


def test_a_drain_answers_what_it_has_begun_and_keeps_what_it_acknowledged(make_server):
    server = make_server().start()
    form_id = Device(server.client(), debug_geography="DE").form_id()
    outcomes = []

    def work(client, record):
        device = Device(client, debug_geography="DE")
        answer = device.put({"form_id": form_id, "action": "consent"})
        outcomes.append(answer.status)
        if answer.status == 200:
            record(device.id)
        if answer.headers.get("Connection", "").lower() == "close":
            raise ConnectionError("the server closes")

    with Load(server, work, threads=16) as load:
        assert server.eventually(lambda: len(load.records) > 200)
        server.signal(signal.SIGTERM)
        assert server.wait(10) == 0
    assert set(outcomes) <= {200, 503}, set(outcomes)
    server.start()
    client = server.client()
    for device_id in load.records:
        Device(client, device=device_id).consent().ok()


def test_a_request_in_flight_is_finished(make_server):
    server = make_server().start()
    form_id = Device(server.client(), debug_geography="DE").form_id()
    body = json.dumps({"form_id": form_id, "action": "consent"}).encode()
    path = f"/v1/apps/demo/devices/{uuid.uuid4()}/consent?debug_geography=DE"
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(
            f"PUT {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode() + body[:10])
        # The server must have begun to read the request before it is told to stop.
        time.sleep(0.2)
        server.signal(signal.SIGTERM)
        time.sleep(0.2)
        connection.sendall(body[10:])
        answer = b""
        while True:
            piece = connection.recv(65536)
            if not piece:
                break
            answer += piece
    assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
    assert b"connection: close" in answer.lower()
    assert server.wait(10) == 0


def test_readyz_turns_red_while_new_connections_are_still_taken(make_server):
    # A load balancer needs to see it before connections are refused, or requests that it sends meanwhile are lost.
    server = make_server().start()
    server.client().get("/readyz").ok()
    server.signal(signal.SIGTERM)
    assert server.eventually(lambda: server.client().get("/readyz").status == 503, timeout=1)
    answer = Device(server.client(), debug_geography="DE").info().ok()
    assert answer.headers["Connection"].lower() == "close"
    assert server.wait(10) == 0


def test_a_second_sigterm_ends_it_at_once(make_server):
    server = make_server().start()
    held = socket.create_connection(("127.0.0.1", server.port))
    held.sendall(b"PUT /v1/apps/demo/devices/x/consent HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                 b"Content-Length: 2\r\n\r\n")
    time.sleep(0.2)
    server.signal(signal.SIGTERM)
    time.sleep(0.2)
    start = time.monotonic()
    server.signal(signal.SIGTERM)
    server.wait(10)
    assert time.monotonic() - start < 2
    held.close()


def test_restarts_keep_everything_and_leave_nothing_behind(make_server, long):
    server = make_server().start()
    stored = []
    for _ in range(50 if long else 5):
        device = Device(server.client(), debug_geography="DE")
        device.choose("consent").ok()
        stored.append(device.id)
        assert server.stop() == 0
        server.start()
        client = server.client()
        for device_id in stored:
            assert Device(client, device=device_id, debug_geography="DE").info().ok().json["consent_status"] == "obtained"
    server.stop()
    # The lock file stays: to delete it would let two processes hold two locks of one name. Of the write-ahead log
    # nothing but its empty file may stay, so that the database alone is a whole backup.
    leftovers = {
        path.name for path in server.directory.iterdir()
        if path.name not in ("consent.db", "consent.db.key", "consent.db.lock", "apps.json", "server.log", "consent.db-shm")
        and path.stat().st_size > 0}
    assert not leftovers, leftovers


def test_nothing_of_a_person_is_logged(make_server):
    server = make_server(CONSENT_LOG_LEVEL="debug").start()
    client = server.client()
    canary, address, key = "canary-device-7f3a9c1e5b2d", "91.0.0.77", "canary-idempotency-key"
    headers = {
        "X-Forwarded-For": address, "Idempotency-Key": key, "Cookie": "session=canary-cookie",
        "User-Agent": "canary-agent", "Accept-Language": "de-canary", "Authorization": "Bearer canary-bearer-token-0000",
    }
    device = Device(client, device=canary)
    form_id = device.form(debug_geography="DE", headers=headers).ok().json["form_id"]
    device.put({"form_id": form_id, "action": "consent", "button": "canary-button",
                "client": {"app_version": "canary-version"}}, headers=headers).ok()
    device.info(headers=headers).ok()
    device.info(headers=headers, canary_query="canary-value").problem(400, "unknown_parameter")
    device.put({"canary_field": "canary-value"}, headers=headers)
    client.put(device.path + "/consent", body=b'{"canary', headers={"Content-Type": "application/json", **headers})
    client.get("/canary-path/canary%0d%0aInjected:%20yes", headers=headers)
    device.reset(headers=headers).ok(204)
    client.get("/v1/admin/apps", headers=headers).problem(401, "unauthorized")
    client.get("/v1/admin/apps", token=ADMIN_TOKEN).ok()
    client.get(f"/v1/admin/apps/demo/devices/{canary}/history", token=ADMIN_TOKEN).ok()
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.sendall(b"GET /canary-raw HTTP/1.1\r\nHost: x\r\nHost: canary-host\r\nX: \xff\r\n\r\n")
    raw.recv(100)
    raw.close()
    server.stop()
    log = server.output()
    assert log.count("\n") >= 10, "each request is logged"
    for secret in ("canary", address, ADMIN_TOKEN, form_id, "Injected"):
        assert secret not in log, secret


def test_each_log_line_is_one_json_object(make_server):
    server = make_server().start()
    client = server.client()
    request_id = client.get("/healthz").headers["X-Request-Id"]
    Device(client, debug_geography="DE").info().ok()
    client.get("/nowhere")
    server.stop()
    lines = [json.loads(line) for line in server.output().splitlines()]
    requests = [line for line in lines if line.get("event") == "request"]
    assert len(requests) == 3
    for line in requests:
        assert {"time", "level", "method", "route", "status", "request_id"} <= set(line), line
    assert requests[0]["request_id"] == request_id
    assert requests[1]["route"] == "/v1/apps/{app}/devices/{device}/consent-info"


def test_it_runs_as_process_1(make_server, as_root):
    # In a PID namespace the kernel drops every signal that the process does not handle itself.
    server = make_server(prefix=["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]).start()
    assert server.client().get("/healthz").ok()
    os.kill(server.pid, signal.SIGTERM)
    assert server.wait(10) == 0


@pytest.mark.parametrize("offset", ["-1h", "+400d"])
def test_the_newest_choice_counts_though_the_clock_jumps(make_server, tmp_path, offset):
    library = next((path for path in (
        "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1", "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1")
        if os.path.exists(path)), None)
    if not library:
        pytest.skip("libfaketime is not installed")
    clock = tmp_path / "clock"
    clock.write_text("+0\n")
    server = make_server(preload={
        "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "FAKETIME_DISABLE_SHM": "1"}).start()
    device = Device(server.client(), debug_geography="DE")
    device.choose("consent").ok()
    clock.write_text(f"{offset}\n")
    assert device.put({"form_id": device.form_id(kind="privacy_options"), "action": "do_not_consent"}
                      ).ok().json["decision"]["outcome"] == "none"
    info = device.info().ok().json
    assert (info["consent_status"], info["decision"]["outcome"]) == ("obtained", "none")
