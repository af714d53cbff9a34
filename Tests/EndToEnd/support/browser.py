# SPDX-License-Identifier: Apache-2.0
"""The hosted form in the Chromium of the system, driven through Playwright; nothing is downloaded."""
import importlib.util
import shutil
import threading
import uuid
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlencode

from .server import ROOT

SCREENSHOTS = ROOT / ".build" / "screenshots"
LANGUAGES = ["en", "bg", "cs", "da", "de", "el", "es", "et", "fi", "fr", "ga", "hr", "hu", "it", "lt", "lv", "mt", "nl", "pl",
             "pt", "ro", "sk", "sl", "sv", "nb", "is", "ca", "uk", "tr", "ar", "ja", "ko", "zh-Hans", "zh-Hant"]


def executable():
    """The browser that is installed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


@cache
def axe_source():
    """axe-core, as the package for Playwright carries it; only its file is used."""
    package = importlib.util.find_spec("axe_playwright_python")
    return (Path(package.origin).parent / "axe.min.js").read_text()


class FormPage:
    """One page with a hosted form, and what a test asks of it."""

    def __init__(self, page, server, app="demo", device=None):
        self.page = page
        self.server = server
        self.app = app
        self.device = device or uuid.uuid4().hex
        self.puts = []
        self.errors = []
        page.on("request", lambda request: self.puts.append(request) if request.method == "PUT" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text)
                if message.type == "error" and "Failed to load resource" not in message.text else None)

    def url(self, name="form.html", **query):
        query = {name: value for name, value in query.items() if value is not None}
        return (f"http://127.0.0.1:{self.server.port}/v1/apps/{self.app}/devices/{self.device}/{name}"
                + (f"?{urlencode(query)}" if query else ""))

    def open(self, **query):
        query.setdefault("debug_geography", "DE")
        self.query = query
        self.response = self.page.goto(self.url(**query))
        return self

    def role(self, name):
        return self.page.locator(f"[data-role={name}]:visible").first

    def press(self, name):
        self.role(name).click()

    def messages(self):
        """What the host was told, oldest first."""
        return self.page.evaluate("window.told ?? []")

    def told(self, kind):
        self.page.wait_for_function("(kind) => (window.told ?? []).some((one) => one.type === kind)", arg=kind)
        return [message for message in self.messages() if message["type"] == kind][-1]

    def info(self, **query):
        device = {name: value for name, value in {**self.query, **query}.items() if name not in ("kind", "if_required")}
        return self.server.client().get(
            f"/v1/apps/{self.app}/devices/{self.device}/consent-info", query=device).ok().json

    def switch(self, label):
        return self.page.get_by_role("switch", name=label, exact=True)

    def text(self, text):
        """What a person sees of a text; the copies for the script are hidden."""
        return self.page.get_by_text(text).locator("visible=true").first

    def focused(self):
        """The focused element, in a few words."""
        return self.page.evaluate("""() => {
            const one = document.activeElement;
            return one.dataset.role ?? one.getAttribute('aria-label') ?? one.id ?? one.tagName;
        }""")

    def violations(self):
        """What axe-core finds wrong."""
        self.page.evaluate(axe_source())
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
                for rule in found for node in rule["nodes"]]

    def overflowing(self):
        """What is wider than it may be: the page itself, or a text cut off in its box."""
        return self.page.evaluate("""() => {
            const found = [];
            const root = document.scrollingElement;
            if (root.scrollWidth > root.clientWidth) found.push(`page ${root.scrollWidth} > ${root.clientWidth}`);
            for (const one of document.querySelectorAll('h1, h2, h3, p, li, button, a, summary, label, span')) {
                const box = one.getBoundingClientRect();
                if (box.width === 0) continue;
                if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) found.push(`cut: ${one.textContent}`);
                if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${one.textContent}`);
            }
            return found;
        }""")

    def shoot(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")


@contextmanager
def hosting(html):
    """A web server of another origin, with one page; gives its origin."""
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            body = html.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
