# SPDX-License-Identifier: Apache-2.0
import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from support import browser as browsers  # noqa: E402
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


@pytest.fixture(scope="session")
def chromium():
    """The system's Chromium, headless."""
    from playwright.sync_api import sync_playwright
    path = browsers.executable()
    if not path:
        pytest.fail("no Chromium is installed: 'make setup' installs it")
    with sync_playwright() as playwright:
        # As root, which CI is, Chromium's own sandbox does not start.
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def form_server(tmp_path_factory):
    """A server with the apps that the browser tests look at."""
    apps = {
        "demo": {"name": "Demo", "environment": "testing", "languages": browsers.LANGUAGES, "idfa_explainer": True,
                 "privacy_policy_url": "https://shop.example/privacy"},
        "icon": {"name": "Icon", "environment": "testing", "buttons": {"manage_options": True, "close": True},
                 "legitimate_interest_default": True},
        "many": {"name": "Many", "environment": "testing", "ad_tech_providers": list(range(1, 251))},
        "hostile": {"name": "<b>\"Tom's\" & </script><script>window.hacked=1</script>", "environment": "testing",
                    "languages": ["en"], "texts": {"en": {"body": "<img src=x onerror=window.hacked=1>\n\n</p>",
                                                          "not_saved": "</p><svg onload=window.hacked=1>"}}},
        "shop": {"name": "Shop", "environment": "production"},
    }
    server = Server(tmp_path_factory.mktemp("forms"), apps=apps).start()
    yield server
    server.kill()


@pytest.fixture
def make_page(chromium, form_server):
    """Makes pages with a form, each in a browser profile of its own; no page may log an error."""
    made, contexts = [], []

    def make(app="demo", device=None, viewport=(390, 844), told=True, server=None, **options):
        context = chromium.new_context(viewport={"width": viewport[0], "height": viewport[1]}, **options)
        context.set_default_timeout(8000)
        contexts.append(context)
        if told:
            context.add_init_script("""
                window.told = [];
                window.ConsentBridge = { postMessage: (text) => window.told.push(JSON.parse(text)) };
            """)
        form = browsers.FormPage(context.new_page(), server or form_server, app, device)
        made.append(form)
        return form

    yield make
    for context in contexts:
        context.close()
    for form in made:
        assert form.errors == [], form.errors
