#!/usr/bin/env python3
"""Measures how long it takes from a save to the picture on a page that `diorama gallery --serve` shows,
in a browser, among 1,000 screens: at most 150 ms in 95 of 100 cases.

Usage, after `make test-browser` has installed what it takes:
.venv/bin/python Benchmarks/gallery-save.py PATH-OF-DIORAMA [SCREENS [SAVES]]. The exit code is 1 where
the limit is not kept. One screen is saved again and again, with another text each time, while it is
looked at; the time ends when the browser has painted that text.
"""
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
LIMIT = 150

SCREEN = """viewController: SBUInviteUserViewController
channelURL: club
data:
  users:
{users}
  groupChannels: [{{ url: club }}]
headerComponent: {{ title: {title} }}
"""

# Notes when a text is painted that begins so.
WATCH = """() => {
  window.painted = {};
  const look = () => {
    const text = document.querySelector("article[aria-current]")?.textContent.match(/Save \\d+/g)?.at(-1);
    if (!text || text in window.painted) return;
    window.painted[text] = 0;
    requestAnimationFrame(() => setTimeout(() => window.painted[text] = performance.timeOrigin + performance.now()));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def screen(number, title):
    users = "\n".join(f"    - {{ userId: u{row}, nickname: Person {number} {row} }}" for row in range(6))
    return SCREEN.format(users=users, title=title)


def main():
    diorama = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    saves = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    with tempfile.TemporaryDirectory() as folder:
        project = pathlib.Path(folder) / "screens"
        for number in range(count):
            path = project / f"group{number // 50:03d}" / f"screen{number:04d}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(screen(number, f"Team {number}"))
        edited = project / f"group{count // 100:03d}" / f"screen{count // 2:04d}.yaml"
        subprocess.run([diorama, "record", project], check=True, stdout=subprocess.DEVNULL)
        log = pathlib.Path(folder) / "log"
        start = time.time()
        server = subprocess.Popen([diorama, "gallery", "--serve", project], stdout=log.open("w"))
        try:
            while not (found := re.search(r"http://\S+", log.read_text())):
                time.sleep(0.05)
            print(f"{count} screens: served after {time.time() - start:.1f} s")
            times = measure(found.group(), edited, count // 2, saves)
        finally:
            server.terminate()
            server.wait(10)
    times.sort()
    most = times[max(0, -(-95 * len(times) // 100) - 1)]
    print(f"from save to picture, {len(times)} saves: median {statistics.median(times):.0f} ms, "
          f"95 of 100 in {most:.0f} ms, longest {times[-1]:.0f} ms (limit {LIMIT})")
    return 0 if most <= LIMIT else 1


def measure(url, path, number, saves):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{url}#{path.stem}")
        page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
        page.wait_for_timeout(1500)
        page.evaluate(WATCH)
        times = []
        for save in range(saves + 5):
            word = f"Save {save:04d}"
            text = screen(number, word)
            start = time.time()
            path.write_text(text)
            while not (painted := page.evaluate("word => window.painted[word]", word)):
                if time.time() - start > 30:
                    raise SystemExit(f"{word} is never shown")
                page.wait_for_timeout(20)
            times.append(painted - start * 1000)
            page.wait_for_timeout(50)
        browser.close()
    # The first ones warm up what is read only once.
    return times[5:]


sys.exit(main())
