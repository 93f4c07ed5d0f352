"""The page as `diorama gallery` writes and serves it; DIORAMA names the command."""
import json
import re
import subprocess
import time

import pytest

from conftest import Opened, model_in, run
from test_trust import violations


def change(project, name="diorama.yaml", old="title: Add teammates", new="title: Add mates"):
    path = project / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def snapshots(project):
    return {path.name: path.read_bytes() for path in project.rglob("__Snapshots__/*.txt")}


@pytest.fixture
def gallery(diorama, project, show):
    """Writes the page of the project and opens it."""
    def opened(*options, hash=""):
        out = project.parent / "gallery.html"
        done = run(diorama, "gallery", project, "--out", out, *options, cwd=project.parent, env=environment())
        assert done.returncode in (0, 2), done.stderr
        return show(html=out.read_text(encoding="utf-8"), hash=hash)
    return opened


def environment(**more):
    import os
    return {key: value for key, value in os.environ.items() if key != "CI"} | more


def downloaded(opened, path):
    with opened.page.expect_download() as download:
        opened.page.click("[data-do=download]")
    download.value.save_as(path)
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_written_page_shows_every_screen_without_further_requests(diorama, gallery, project):
    opened = gallery()
    assert len(opened.shown()) == len(snapshots(project)) - 1  # theme.txt is not a screen
    assert len(opened.requests) == 1 and opened.said == [] and opened.broken == []
    # 450 kB for 151 snapshots, with the paths of a repository.
    run(diorama, "gallery", project.name, "--out", "gallery.html", cwd=project.parent, env=environment())
    assert (project.parent / "gallery.html").stat().st_size <= 2_980 * (len(snapshots(project)) - 1)


def test_frames_show_the_text_of_the_snapshots(gallery, project):
    opened = gallery()
    html = (project.parent / "gallery.html").read_text(encoding="utf-8")
    names = [screen["id"] for screen in model_in(html)["screens"]][::15]
    recorded = {path.stem: path.read_text(encoding="utf-8") for path in project.rglob("__Snapshots__/*.txt")}
    for name in names:
        opened.page.evaluate("id => location.hash = encodeURIComponent(id)", name)
        opened.wait(f"document.querySelector('article[aria-current] h2').textContent === {json.dumps(name)}")
        opened.page.wait_for_timeout(50)
        for text in opened.page.locator("article[aria-current] .frame > .glass").evaluate_all("all => all.map(e => e.textContent)"):
            assert text.rstrip("\n") in recorded[name], name


def test_every_row_is_as_wide_as_its_border(gallery):
    opened = gallery(hash="#invite-narrow")
    wrong = opened.page.evaluate("""[...document.querySelectorAll('article[aria-current] .frame > .glass')].flatMap(glass => {
        const rights = [...glass.querySelectorAll('.row')].map(row => {
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          let last;
          while (walker.nextNode()) if (walker.currentNode.data.trim()) last = walker.currentNode;
          const range = document.createRange();
          range.setStart(last, last.data.trimEnd().length - 1);
          range.setEnd(last, last.data.trimEnd().length);
          return [row.textContent, range.getBoundingClientRect().right];
        });
        return rights.filter(([, right]) => Math.abs(right - rights[0][1]) > 1.5);
    })""")
    assert wrong == []


def test_texts_show_their_origins(gallery):
    opened = gallery(hash="#invite-team-header:1")
    run_ = opened.page.locator("article[aria-current] [data-s]").filter(has_text="Add teammates").first
    run_.hover()
    tip = opened.page.inner_text("#tip")
    assert "title" in tip and "diorama.yaml:12:12" in tip


def test_accepting_on_the_page_writes_what_record_writes(gallery, diorama, project):
    before = snapshots(project)
    change(project)
    opened = gallery()
    changed = [s for s in opened.shown()]
    assert "invite-team-header" in changed
    opened.page.locator("[data-all] .accept, .changes .accept").last.click()
    file = project.parent / "decisions.json"
    decided = downloaded(opened, file)["decisions"]
    assert {one["screen"] for one in decided} == set(changed)
    done = run(diorama, "review", "--apply", file, project, cwd=project.parent, env=environment())
    assert done.returncode == 0, done.stdout + done.stderr
    applied = snapshots(project)
    assert applied != before
    again = run(diorama, "test", project, cwd=project.parent, env=environment())
    assert again.returncode == 0, again.stdout
    done = run(diorama, "record", project, cwd=project.parent, env=environment())
    assert snapshots(project) == applied


def test_rejecting_on_the_page_keeps_the_snapshots(gallery, diorama, project):
    before = snapshots(project)
    change(project)
    opened = gallery()
    opened.article("invite-team-header").get_by_role("button", name="Reject all: invite-team-header", exact=True).click()
    file = project.parent / "decisions.json"
    downloaded(opened, file)
    run(diorama, "review", "--apply", file, project, cwd=project.parent, env=environment())
    assert snapshots(project) == before


def test_a_stale_decision_is_refused(gallery, diorama, project):
    before = snapshots(project)
    change(project)
    opened = gallery()
    opened.article("invite-team-header").get_by_role("button", name="Accept all: invite-team-header", exact=True).click()
    file = project.parent / "decisions.json"
    downloaded(opened, file)
    change(project, old="title: Add mates", new="title: Add pals")
    done = run(diorama, "review", "--apply", file, project, cwd=project.parent, env=environment())
    assert done.returncode == 1, done.stdout + done.stderr
    assert snapshots(project) == before


def test_another_revision_is_shown_side_by_side(gallery, project, tmp_path):
    import shutil
    base = tmp_path / "base" / "screens"
    shutil.copytree(project, base)
    change(project)
    opened = gallery("--against", base)
    assert opened.page.locator("footer").is_hidden()
    notes = opened.article("invite-team-header").locator("figcaption b").all_inner_texts()
    assert notes[:2] == [opened.page.inner_text("[data-mode=before]").lower(), "now"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violations_on_the_written_page(gallery, project, browser, scheme):
    change(project)
    opened = gallery(hash="#invite-users@dark")
    opened.page.emulate_media(color_scheme=scheme)
    opened.page.wait_for_timeout(250)
    # The colors inside of frames are the app's own.
    assert violations(opened.page, ".frame") == []
    assert [one for one in violations(opened.page) if one[0] != "color-contrast"] == []


@pytest.fixture
def served(diorama, project, browser):
    """`diorama gallery --serve` on the project, and its page in a browser."""
    if "--serve" not in run(diorama, "gallery", "--help").stdout:
        pytest.skip("the command does not serve")
    log = open(project.parent / "serve.log", "w+", encoding="utf-8")
    process = subprocess.Popen(
        [diorama, "gallery", "--serve", str(project)], stdout=log, stderr=log, cwd=project.parent, env=environment())
    url = None
    for _ in range(300):
        found = re.search(r"http://\S+", (project.parent / "serve.log").read_text(encoding="utf-8"))
        if found:
            url = found.group()
            break
        time.sleep(0.1)
    assert url, (project.parent / "serve.log").read_text(encoding="utf-8")
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    yield Opened(context.new_page()).goto(url), url
    context.close()
    process.terminate()
    process.wait(10)


def test_a_save_is_shown_in_place_and_accepted(served, project, diorama):
    opened, _ = served
    opened.page.locator("nav a", has_text="invite-team-header").click()
    opened.page.wait_for_timeout(300)
    top = "document.querySelector('article[aria-current]').getBoundingClientRect().top"
    before = opened.page.evaluate(top)
    change(project)
    opened.page.wait_for_selector("article[aria-current] >> text=Add mates", timeout=20_000)
    assert abs(opened.page.evaluate(top) - before) <= 2
    opened.reaches("invite-team-header")
    old = snapshots(project)
    opened.article("invite-team-header").get_by_role("button", name="Accept all: invite-team-header", exact=True).click()
    opened.wait("document.querySelector('.status').textContent.startsWith('Accepted: 2 changes in 1 screen')")
    accepted = snapshots(project)
    assert [name for name in old if old[name] != accepted[name]] == ["invite-team-header.txt"]
    run(diorama, "record", project, cwd=project.parent, env=environment())
    assert snapshots(project)["invite-team-header.txt"] == accepted["invite-team-header.txt"]


def test_the_list_is_updated_after_each_save(served, project):
    opened, _ = served
    nav = opened.page.locator("nav")
    opened.page.select_option("#by", "tags")
    assert nav.locator(".dot").count() == 0
    change(project)
    opened.page.wait_for_selector("nav a:has-text('invite-team-header') .dot.changed", timeout=20_000)
    change(project, "invite/invite-narrow.yaml", "tags: [invite, names]", "tags: [invite, strait]")
    opened.page.wait_for_selector("nav summary:has-text('strait 3')", timeout=20_000)
    assert opened.page.title().endswith(" screens, 3 changed")
    nav.locator("a", has_text="invite-no-users").first.click()
    opened.reaches("invite-no-users")
    # These saves do not change the list.
    for title in ("Add pals", "Add friends"):
        change(project, old="title: Add mates" if title == "Add pals" else "title: Add pals", new=f"title: {title}")
        opened.page.wait_for_selector(f".hunk:has-text('{title}')", timeout=20_000, state="attached")
        assert set(nav.locator("[aria-current]").all_inner_texts()) == {"invite-no-users"}
    nav.locator("a", has_text="invite-team-header").first.click()
    opened.reaches("invite-team-header")
    assert set(nav.locator("[aria-current]").all_inner_texts()) == {"invite-team-header"}


def test_the_focus_stays_after_a_hundred_saves(served, project):
    opened, _ = served
    opened.page.locator("nav a", has_text="invite-team-header").click()
    opened.article("invite-team-header").locator(".glass").first.focus()
    last = "title: Add teammates"
    for number in range(100):
        change(project, old=last, new=f"title: Team {number:03d}")
        last = f"title: Team {number:03d}"
        time.sleep(0.02)
    opened.page.wait_for_selector("article[aria-current] >> text=Team 099", timeout=30_000)
    assert opened.page.evaluate("document.activeElement.closest('article').querySelector('h2').textContent") == "invite-team-header"
    assert opened.broken == []


def test_a_decision_on_outdated_content_is_refused(served, project):
    opened, url = served
    change(project)
    opened.page.wait_for_selector("text=Add mates", timeout=20_000)
    before = snapshots(project)
    answer = opened.page.evaluate("""url => fetch("/decide", { method: "POST", headers: {
          "Content-Type": "application/json", "X-Diorama-Token": new URLSearchParams(location.search).get("token") },
        body: JSON.stringify({ format: "diorama-decisions", version: 1, project: "screens",
          decisions: [{ screen: "invite-team-header", decision: "accept", digest: "0".repeat(64) }] }) })
        .then(async answer => [answer.status, await answer.json()])""", url)
    assert answer[0] == 409 and answer[1]["done"] == []
    assert answer[1]["refused"][0]["screen"] == "invite-team-header"
    assert snapshots(project) == before


def test_a_foreign_page_can_neither_read_nor_post(served, project, browser):
    opened, url = served
    change(project)
    opened.page.wait_for_selector("text=Add mates", timeout=20_000)
    before = snapshots(project)
    digest = opened.page.evaluate("""async () => (await (await fetch("/data", { headers: {
          "X-Diorama-Token": new URLSearchParams(location.search).get("token") } })).json())
        .screens.find(screen => screen.id === "invite-team-header").digest""")
    body = json.dumps({"format": "diorama-decisions", "version": 1, "project": "screens", "decisions": [
        {"screen": "invite-team-header", "decision": "accept", "digest": digest}]})
    token = url.split("token=")[1]
    context = browser.new_context()
    page = context.new_page()
    page.route("http://evil.example/**", lambda route: route.fulfill(body="<p>evil</p>", content_type="text/html"))
    page.goto("http://evil.example/")
    # The page knows everything that is needed, but its browser reveals its origin.
    for options in (
        {"method": "POST", "mode": "no-cors", "body": body},
        {"method": "POST", "body": body, "headers": {"Content-Type": "application/json", "X-Diorama-Token": token}},
        {"headers": {"X-Diorama-Token": token}},
    ):
        answer = page.evaluate("""([url, options]) => fetch(url, options)
            .then(answer => `${answer.type} ${answer.status}`, () => "refused")""", [url.replace("/?", "/decide?"), options])
        assert answer in ("refused", "opaque 0")
    # A form cannot post, and a frame cannot show the page.
    page.evaluate("""([url, body]) => {
        document.body.innerHTML = '<form method="post" target="_blank"><input name="x"></form><iframe></iframe>';
        document.querySelector("input").value = body;
        document.querySelector("form").action = url.replace("/?", "/decide?");
        document.querySelector("form").submit();
        document.querySelector("iframe").src = url;
    }""", [url, body])
    page.wait_for_timeout(1000)
    assert all("diorama-data" not in frame.content() for frame in page.frames[1:])
    context.close()
    assert snapshots(project) == before


def test_broken_and_removed_files_and_a_stopped_server_are_shown(diorama, project, browser):
    if "--serve" not in run(diorama, "gallery", "--help").stdout:
        pytest.skip("the command does not serve")
    # A screen file that cannot be parsed, and then one that is removed.
    process = subprocess.Popen(
        [diorama, "gallery", "--serve", str(project)], stdout=subprocess.PIPE, text=True, cwd=project.parent,
        env=environment())
    url = re.search(r"http://\S+", process.stdout.readline()).group()
    context = browser.new_context()
    opened = Opened(context.new_page()).goto(url)
    broken = next(project.rglob("invite-team-header.yaml"))
    text = broken.read_text(encoding="utf-8")
    broken.write_text("viewController: [\n", encoding="utf-8")
    opened.page.wait_for_selector("[data-state=failed]", timeout=20_000)
    broken.unlink()
    opened.wait("!document.querySelector('[data-state=failed]')")
    opened.page.wait_for_selector("[data-state=orphaned]", timeout=20_000)
    broken.write_text(text, encoding="utf-8")
    opened.wait("!document.querySelector('[data-state=orphaned]')")
    assert opened.broken == []
    process.terminate()
    assert process.wait(20) == 0
    opened.page.wait_for_selector("text=no longer responds", timeout=20_000)
    context.close()


def test_a_recording_by_another_command_is_shown(served, project, diorama):
    opened, _ = served
    change(project)
    opened.page.wait_for_selector("text=Add mates", timeout=20_000)
    run(diorama, "record", project, cwd=project.parent, env=environment())
    opened.wait("document.querySelector('footer').hidden")
    assert opened.page.locator("[data-state=changed]").count() == 0
