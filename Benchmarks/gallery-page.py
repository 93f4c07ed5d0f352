#!/usr/bin/env python3
"""Measures the gallery's page in a browser, against the limits that it has to keep.

Usage, after `make test-browser` has installed what it takes:
.venv/bin/python Benchmarks/gallery-page.py [FILE.html ...]; without files, the project's own screens
and 10,000 frames that all differ from what is recorded, with people of one fixture, as `diorama
gallery` writes them. A search is answered when the page has found and listed what there is, and painted
when the browser has laid that out and drawn it. The exit code is 1 where a limit is not kept.
"""
import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

import assemble  # noqa: E402
import sample  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
# Bytes of the file, seconds until it can be used, milliseconds until 9 of 10 searches are answered and
# until half of them are painted, MB in the tab.
LARGE = (8_000_000, 3.0, 50, 50, 200)
# 450 kB for 151 snapshots, and in proportion for more.
SMALL = (2_980 * len(list((ROOT / "screens").rglob("__Snapshots__/*.txt"))), 0.7, 50, 50, 200)
WORDS = ["p", "person 77", "people of 4999", "cancel", "invite", '"person 1 of"', "nothing like it", "tag-3"]

# From the input to the moment when the browser is about to paint what was found.
SEARCH = """words => new Promise(done => {
  const field = document.getElementById("search");
  const start = performance.now();
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const answered = performance.now() - start;
  requestAnimationFrame(() => setTimeout(() => done([answered, performance.now() - start])));
})"""


def measure(playwright, path):
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--enable-precise-memory-info"])
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    session = page.context.new_cdp_session(page)
    start = time.perf_counter()
    page.goto(path.as_uri(), wait_until="commit")
    page.wait_for_selector("html[data-ready]", state="attached")
    # Usable: what is asked now is answered.
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    ready = time.perf_counter() - start
    page.wait_for_timeout(1500)
    page.evaluate("document.querySelector('[data-state=all]')?.click()")
    # A user who types has the focus in the field.
    page.focus("#search")
    answers, painted = zip(*[page.evaluate(SEARCH, words) for words in WORDS * 3])
    page.evaluate(SEARCH, "")
    for part in range(10):
        page.evaluate("part => scrollTo(0, document.body.scrollHeight * part / 10)", part)
        page.wait_for_timeout(100)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    nodes = session.send("Memory.getDOMCounters")["nodes"]
    private = tab_memory(browser)
    browser.close()
    return ready, answers, painted, usage["usedSize"] / 1e6, nodes, private


def tab_memory(browser):
    """The memory of the tab's process that no other one shares, in MB: more than its page needs."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    most = 0
    for process in processes:
        if process["type"] != "renderer":
            continue
        try:
            lines = pathlib.Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        kilobytes = sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
        most = max(most, kilobytes / 1e3)
    return most


def main():
    missed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        cases = [(pathlib.Path(name).resolve(), LARGE) for name in sys.argv[1:]]
        if not cases:
            for name, model, limits in (("shipped", sample.shipped(), SMALL), ("10,000 frames", sample.large(), LARGE)):
                path = pathlib.Path(folder) / f"{name}.html"
                path.write_text(assemble.page(model), encoding="utf-8")
                cases.append((path, limits))
        for path, limits in cases:
            ready, answers, painted, heap, nodes, private = measure(playwright, path)
            (usual, most), (half, seen) = (
                (statistics.quantiles(some, n=10)[-1], statistics.median(some)) for some in (answers, painted))
            values = (path.stat().st_size, ready, usual, seen, private)
            print(f"{path.stem}: {values[0] / 1e3:,.0f} kB, usable in {ready:.2f} s, a search is answered in "
                  f"{most:.1f} ms (9 of 10 in {usual:.1f}) and painted in {seen:.0f} (9 of 10 in {half:.0f}), "
                  f"{heap:.0f} MB of objects, {nodes:,} nodes, {private:.0f} MB in the tab")
            for what, value, limit in zip(("bytes", "seconds", "ms to answer", "ms to paint", "MB"), values, limits):
                if value > limit:
                    missed += 1
                    print(f"  more than {limit:,} {what}")
    return 1 if missed else 0


sys.exit(main())
