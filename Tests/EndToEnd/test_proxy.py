# SPDX-License-Identifier: Apache-2.0
"""deploy/nginx.conf in front of the server, as docker-compose.yaml has it."""
import shutil
import socket
import subprocess
import time
import uuid

import pytest
from support.client import Client, Device
from support.raw import send
from support.server import ADMIN_TOKEN, ROOT, free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@pytest.fixture(scope="module")
def proxied(server, tmp_path_factory):
    if not NGINX:
        pytest.skip("nginx is not installed")
    directory = tmp_path_factory.mktemp("nginx")
    port = free_port()
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    for old, new in (
        ("server consent:8080", f"server 127.0.0.1:{server.port}"),
        ("listen 80 default_server", f"listen 127.0.0.1:{port}"),
        ("/run/nginx.pid", f"{directory}/nginx.pid"),
        ("/dev/stdout", f"{directory}/access.log"),
        ("/dev/stderr", f"{directory}/error.log"),
        ("    default_type", "".join(
            f"    {name}_temp_path {directory}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
         + "    default_type"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (directory / "nginx.conf").write_text(text)
    directory.chmod(0o755)
    process = subprocess.Popen(
        [NGINX, "-p", str(directory), "-c", str(directory / "nginx.conf"), "-g", "daemon off;"], stderr=subprocess.PIPE)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.02)
    assert process.poll() is None, process.stderr.read().decode()
    yield port, directory
    process.terminate()
    process.wait(10)


def test_the_four_calls_through_the_proxy(proxied):
    device = Device(Client("127.0.0.1", proxied[0]), debug_geography="DE")
    assert device.choose("consent").ok().json["consent_status"] == "obtained"
    answer = device.info().ok()
    assert device.info(headers={"If-None-Match": answer.etag}).status == 304
    device.reset().ok(204)


def test_what_a_client_claims_of_its_address_is_not_passed_on(proxied):
    client = Client("127.0.0.1", proxied[0])
    for headers in ({"X-Forwarded-For": "91.0.0.1"}, {"Forwarded": "for=91.0.0.1"}):
        assert client.get("/v1/geography", headers=headers).ok().json["country"] is None, headers


def test_operators_routes_stay_inside(proxied):
    client = Client("127.0.0.1", proxied[0])
    for path in ("/v1/admin/apps", "/metrics", "/readyz"):
        assert client.get(path, token=ADMIN_TOKEN).status == 404
    client.get("/healthz").ok()


def test_the_proxys_log_names_no_device(proxied):
    port, directory = proxied
    device = Device(Client("127.0.0.1", port), device=f"canary-{uuid.uuid4()}")
    answer = device.info().ok()
    request_id = answer.headers["X-Request-Id"]
    for _ in range(100):
        log = (directory / "access.log").read_text()
        if request_id in log:
            break
        time.sleep(0.02)
    assert request_id in log, "the two logs can be joined"
    assert "canary" not in log


def test_nothing_is_smuggled_through(proxied):
    hidden = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    head = b"PUT /v1/apps/demo/devices/x/consent HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for fields, body in (
        (b"Content-Length: 0\r\nContent-Length: %d\r\n" % len(hidden), hidden),
        (b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n" + hidden),
        (b"Transfer-Encoding : chunked\r\nContent-Length: 5\r\n", b"0\r\n\r\n" + hidden),
    ):
        statuses = send(proxied[0], head + fields + b"\r\n" + body).statuses
        assert len(statuses) == 1 and statuses[0] >= 400, statuses
