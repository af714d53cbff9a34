# SPDX-License-Identifier: Apache-2.0
import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from support.client import Device  # noqa: E402
from support.server import ADMIN_TOKEN, BINARY, Server  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the fault tests at full length (make faults)")


def pytest_sessionstart(session):
    if not BINARY.exists() and not session.config.option.collectonly:
        pytest.exit(f"{BINARY} is not there: run 'make build' first", returncode=2)


@pytest.fixture(scope="session")
def long(request):
    """Whether the long runs are asked for."""
    return request.config.getoption("--long")


@pytest.fixture
def make_server(tmp_path):
    """Makes servers in directories of their own, and ends them with the test."""
    made = []

    def make(name="server", directory=None, **options):
        server = Server(directory or tmp_path / name, **options)
        made.append(server)
        return server

    yield make
    for server in made:
        server.kill()


@pytest.fixture
def fresh(make_server):
    """A started server that this test has for itself."""
    return make_server().start()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A started server that the tests of one file share: each uses devices of its own."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    still_there = server.process is not None and server.process.poll() is None
    log = server.output()
    server.kill()
    assert still_there, f"the server did not live through these tests:\n{log[-4000:]}"


@pytest.fixture
def client(server):
    client = server.client()
    yield client
    client.close()


@pytest.fixture
def admin(server):
    client = server.client(headers={"Authorization": f"Bearer {ADMIN_TOKEN}"})
    yield client
    client.close()


@pytest.fixture
def german(client):
    """A device of the testing app that is in Germany."""
    return Device(client, debug_geography="DE")


@pytest.fixture
def californian(client):
    """A device of the testing app that is in California."""
    return Device(client, debug_geography="US-CA")


@pytest.fixture
def as_root():
    if os.geteuid() != 0:
        pytest.skip("mounts file systems, which needs root")


@pytest.fixture
def strace():
    path = shutil.which("strace")
    if not path:
        pytest.skip("strace is not installed")
    return path
