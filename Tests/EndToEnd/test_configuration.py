# SPDX-License-Identifier: Apache-2.0
"""What stops a start, and that the line which says so names the variable and the remedy."""
import json
import re

import pytest
from support.server import ROOT, StartFailed

REFUSED = [
    ({"CONSENT_PROT": "8080"}, ["CONSENT_PROT", "CONSENT_PORT"]),
    ({"CONSENT_DATABSE": "x.db"}, ["CONSENT_DATABSE", "CONSENT_DATABASE"]),
    ({"CONSENT_ANYTHING": "1"}, ["CONSENT_ANYTHING"]),
    ({"CONSENT_PORT": "tcp://10.0.0.1:8080"}, ["CONSENT_PORT", "enableServiceLinks: false"]),
    ({"CONSENT_SERVICE_HOST": "10.0.0.1"}, ["CONSENT_SERVICE_HOST", "enableServiceLinks: false"]),
    ({"CONSENT_SERVICE_PORT": "80"}, ["CONSENT_SERVICE_PORT", "enableServiceLinks: false"]),
    ({"CONSENT_PORT_80_TCP_ADDR": "10.0.0.1"}, ["CONSENT_PORT_80_TCP_ADDR", "enableServiceLinks: false"]),
    ({"CONSENT_PORT": "80a"}, ["CONSENT_PORT"]),
    ({"CONSENT_PORT": "65536"}, ["CONSENT_PORT"]),
    ({"CONSENT_PORT": "-1"}, ["CONSENT_PORT"]),
    ({"CONSENT_PORT": ""}, ["CONSENT_PORT"]),
    ({"CONSENT_HOST": ""}, ["CONSENT_HOST"]),
    ({"CONSENT_HOST": "not an address"}, ["CONSENT_HOST"]),
    ({"CONSENT_ADMIN_TOKEN": "short"}, ["CONSENT_ADMIN_TOKEN"]),
    ({"CONSENT_ADMIN_TOKEN_FILE": "/nowhere"}, ["CONSENT_ADMIN_TOKEN"]),
    ({"CONSENT_TRUSTED_PROXIES": "10.0.0.0/33"}, ["CONSENT_TRUSTED_PROXIES"]),
    ({"CONSENT_TRUSTED_PROXIES": "everyone"}, ["CONSENT_TRUSTED_PROXIES"]),
    ({"CONSENT_GEO_HEADERS": "Bad Header"}, ["CONSENT_GEO_HEADERS"]),
    ({"CONSENT_GEOIP_DATABASE": "/nowhere.mmdb"}, ["/nowhere.mmdb"]),
    ({"CONSENT_DEBUG_GEOGRAPHY": "yes"}, ["CONSENT_DEBUG_GEOGRAPHY", "test_devices"]),
    ({"CONSENT_CMP_ID": "1"}, ["CONSENT_CMP_ID", "2 to 4094"]),
    ({"CONSENT_CMP_VERSION": "5000"}, ["CONSENT_CMP_VERSION"]),
    ({"CONSENT_THREADS": "0"}, ["CONSENT_THREADS"]),
    ({"CONSENT_THREADS": "many"}, ["CONSENT_THREADS"]),
    ({"CONSENT_LOG_LEVEL": "loud"}, ["CONSENT_LOG_LEVEL", "info"]),
    ({"CONSENT_DATABASE": "postgresql://db/consent"}, ["CONSENT_DATABASE"]),
    ({"CONSENT_DATABASE": "/nowhere/at/all/consent.db"}, ["/nowhere/at/all"]),
    ({"CONSENT_APPS": "/nowhere.json"}, ["/nowhere.json"]),
    ({"CONSENT_HOST": "192.0.2.1"}, ["CONSENT_HOST", "192.0.2.1"]),
    ({"CONSENT_DATABASE": ":memory:"}, [":memory:", "CONSENT_DATABASE"]),
    ({"CONSENT_DATABASE": f"./{'x' * 120}.db"}, ["socket", "107", "CONSENT_DATABASE"]),
]


@pytest.mark.parametrize("settings, words", REFUSED, ids=[str(row[0]) for row in REFUSED])
def test_a_wrong_variable_stops_the_start(make_server, settings, words):
    server = make_server(**{"CONSENT_ADMIN_TOKEN": None, **settings})
    with pytest.raises(StartFailed) as refusal:
        server.start()
    assert refusal.value.status not in (0, None)
    for word in words:
        assert word in refusal.value.output, refusal.value.output
    reasons = [line for line in refusal.value.output.splitlines() if line and not line.startswith("{")]
    assert len(reasons) == 1, "one line, besides the log's own"
    left = {path.name for path in server.directory.iterdir()}
    assert left <= {"apps.json", "server.log"}, "all is checked before anything is made"
    checked = server.command("check")
    assert checked.returncode == refusal.value.status, "check refuses what serve refuses"
    assert checked.stderr.split(": ", 1)[1] == reasons[0].split(": ", 1)[1] + "\n"


def test_a_token_is_never_printed(make_server):
    secret = "s3cr3t with blanks!"
    with pytest.raises(StartFailed) as refusal:
        make_server(CONSENT_ADMIN_TOKEN=secret).start()
    assert "s3cr3t" not in refusal.value.output


@pytest.mark.parametrize("text, words", [
    ("{", ["apps.json"]),
    ("[]", ["apps.json"]),
    (json.dumps({"bad id!": {"name": "A"}}), ["bad id!"]),
    (json.dumps({"a": {"name": "A", "enviroment": "testing"}}), ["enviroment"]),
    (json.dumps({"a": {}}), ["name"]),
])
def test_a_wrong_file_of_apps_stops_the_start(make_server, text, words):
    server = make_server()
    (server.directory / "apps.json").write_text(text)
    with pytest.raises(StartFailed) as refusal:
        server.start()
    for word in words:
        assert word in refusal.value.output, refusal.value.output
    assert {path.name for path in server.directory.iterdir()} == {"apps.json", "server.log"}
    assert server.command("check").returncode == refusal.value.status == 65


def test_a_port_in_use_is_named(make_server):
    first = make_server("one").start()
    second = make_server("two", CONSENT_PORT=first.port)
    with pytest.raises(StartFailed) as refusal:
        second.start()
    assert str(first.port) in refusal.value.output
    assert not second.database.exists()
    # A check may run beside the server that it is for.
    assert second.command("check").returncode == 0


def test_a_second_server_is_refused_though_lock_and_socket_were_deleted(make_server):
    server = make_server().start()
    for suffix in (".lock", ".sock"):
        server.database.with_name(server.database.name + suffix).unlink()
    with pytest.raises(StartFailed) as refusal:
        make_server("two", directory=server.directory).start()
    assert "in use" in refusal.value.output
    server.client().get("/readyz").ok()
    server.stop()
    server.start()


@pytest.mark.parametrize("command", ["serve", "apps", "check", "geo", "routes", "healthcheck", "version", "simulate"])
def test_every_command_has_help(make_server, command):
    result = make_server().command(command, "--help")
    assert result.returncode == 0, result.stderr
    assert f"consent-server {command}" in result.stdout


def test_no_command_and_an_unknown_one_show_the_list(make_server):
    server = make_server()
    for arguments in ([], ["help"], ["--help"], ["srve"]):
        result = server.command(*arguments)
        assert "serve" in result.stdout + result.stderr
        assert (result.returncode == 0) == (arguments in (["help"], ["--help"])), arguments


def test_check_judges_a_configuration_without_serving(make_server):
    server = make_server()
    assert server.command("check").returncode == 0
    wrong = server.command("check", CONSENT_PORT="99999")
    assert wrong.returncode != 0
    assert "CONSENT_PORT" in wrong.stdout + wrong.stderr


def test_healthcheck_tells_whether_a_server_answers(make_server):
    server = make_server().start()
    assert server.command("healthcheck", CONSENT_PORT=server.port).returncode == 0
    port = server.port
    server.stop()
    assert server.command("healthcheck", CONSENT_PORT=port).returncode != 0


def test_the_manual_has_every_variable_with_its_default(make_server):
    listed = make_server().command("serve", "--help").stdout
    named = dict(re.findall(r"^  (CONSENT_\w+) .* \[([^\]]+)\](?: \(or CONSENT_\w+\))?$", listed, re.M))
    manual = (ROOT / "docs" / "operations.md").read_text()
    table = dict(re.findall(r"^\| `(CONSENT_\w+)` \| `?([^|`]+?)`? \|", manual, re.M))
    table.pop("CONSENT_ADMIN_TOKEN_FILE")
    assert table == named
