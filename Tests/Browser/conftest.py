"""A browser for the tests of the gallery's page, and pages in it that must not send requests."""
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import assemble
import sample

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Opened:
    """An open page with its requests, console messages and errors."""

    def __init__(self, page):
        self.page = page
        self.requests, self.said, self.broken = [], [], []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.broken.append(str(error)))

    def goto(self, url):
        self.page.goto(url)
        self.page.wait_for_selector("html[data-ready]", state="attached", timeout=30_000)
        return self

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def search(self, words):
        self.page.fill("#search", words)

    def shown(self):
        """The names of the screens that are shown."""
        return self.page.evaluate(
            "[...document.querySelectorAll('article:not([hidden]) h2')].map(h => h.textContent)")

    def current(self):
        return self.page.evaluate("document.querySelector('article[aria-current] h2')?.textContent")

    def reaches(self, *ids):
        """Waits until one of some screens is the current one: the browser notifies the page of a
        followed link later."""
        for _ in range(100):
            if self.current() in ids:
                return
            self.page.wait_for_timeout(50)
        assert self.current() in ids

    def article(self, id):
        return self.page.locator("article", has=self.page.locator("h2", has_text=id)).filter(
            has=self.page.get_by_role("link", name=id, exact=True)).first

    def wait(self, expression):
        """Waits until an expression is true; the page's policy forbids Playwright's own way."""
        for _ in range(200):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never: {expression}")

    def status(self):
        return self.page.inner_text(".status")


@pytest.fixture
def show(browser, tmp_path):
    """Opens a model from disk: `show(model, color_scheme="dark", hash="#id")`."""
    contexts = []

    def opened(model=None, hash="", html=None, **options):
        path = tmp_path / f"page-{len(contexts)}.html"
        path.write_text(html or assemble.page(model), encoding="utf-8")
        options.setdefault("viewport", {"width": 1440, "height": 900})
        contexts.append(browser.new_context(**options))
        context = Opened(contexts[-1].new_page())
        if options.get("java_script_enabled", True):
            return context.goto(f"{path.as_uri()}{hash}")
        context.page.goto(path.as_uri())
        return context

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def shipped():
    return sample.shipped()


@pytest.fixture(scope="session")
def diorama():
    """The command to test with, if one is named: `DIORAMA=.build/debug/diorama`."""
    path = os.environ.get("DIORAMA")
    if not path:
        pytest.skip("DIORAMA names no command")
    return str(pathlib.Path(path).resolve())


@pytest.fixture
def project(tmp_path):
    """A copy of the project's own screens, to change and decide on."""
    folder = tmp_path / "project" / "screens"
    shutil.copytree(sample.SCREENS, folder, ignore=shutil.ignore_patterns(".diorama"))
    return folder


def run(*command, **options):
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=120, **options)


def model_in(html):
    """The model in a page that the command wrote."""
    import re
    text = re.search(r'<script type="[^"]+" id="diorama-data">(.*?)</script>', html, re.S)[1]
    return json.loads(text)
