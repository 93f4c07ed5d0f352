"""Differences and decisions on them: what is marked, collected, and posted."""
import json
import re

import pytest

import sample
from server import Server

OLD = ["┌────────┐", "│ Invite │", "│ ada    │", "│ bob    │", "└────────┘"]
NOW = ["┌────────┐", "│ Add    │", "│ ada    │", "│ bob    │", "│ cy     │", "└────────┘"]


def project(**more):
    model = sample.Model("decisions", **more)
    model.screen("one", [("a", NOW, ["── log ──", "opened"]), ("b", OLD)],
                 [("a", OLD, ["── log ──", "closed"]), ("b", OLD)], "changed", width=10)
    model.screen("two", [("a", NOW)], [("a", OLD)], "changed", 1, width=10)
    model.screen("three", [("a", NOW)], None, "missing", width=10)
    model.screen("four", [], [("a", OLD)], "orphaned", width=10)
    model.screen("five", [], [("a", OLD)], "failed", width=10)
    model.screen("six", [("a", OLD)], width=10)
    model.value["groups"] = [
        {"title": "'Invite' to 'Add', in 2 screens", "cause": "header.title", "place": "d.yaml:7:1",
         "changes": ["aaaaaaaa"], "screens": [0, 1], "hunk": ["- Invite", "+ Add"]},
        {"title": "one more row: 'cy', in two", "cause": "header.title", "place": "d.yaml:7:1",
         "changes": ["bbbbbbbb", "cccccccc"], "screens": [1], "hunk": ["+ cy"]},
        {"title": "1 screen has no snapshot", "screens": [2]}, {"title": "1 snapshot has no screen", "screens": [3]}]
    return model.done()


def marked(opened, id, kind):
    """The marked rows, each with the + or − before it."""
    return opened.article(id).locator(f".glass .{kind}").evaluate_all(
        """rows => rows.map(row => JSON.parse(getComputedStyle(row, '::before').content) + row.textContent.trim())""")


def decisions(opened):
    with opened.page.expect_download() as download:
        opened.page.click("[data-do=download]")
    assert download.value.suggested_filename == "diorama-decisions.json"
    value = json.loads(open(download.value.path(), encoding="utf-8").read())
    assert (value["format"], value["version"], value["project"]) == ("diorama-decisions", 2, "decisions")
    digests = {screen["id"]: screen.get("digest") for screen in project()["screens"]}
    assert all(one["digest"] == digests[one["screen"]] for one in value["decisions"])
    return [(one["screen"], one["decision"], *one.get("changes", [])) for one in value["decisions"]]


def test_before_and_after_are_shown_side_by_side_with_marks(show):
    opened = show(project())
    assert opened.article("one").locator("figcaption b").all_inner_texts() == ["before", "after", "same"]
    assert marked(opened, "one", "del")[0] == "− │ Invite │"
    assert marked(opened, "one", "add")[0] == "+ │ Add    │"
    assert "+ │ cy     │" in marked(opened, "one", "add")
    assert opened.article("one").locator(".pair > .frame > .glass mark").all_inner_texts()[:2] == ["Invite", "Add   "]
    left, right = opened.article("one").locator(".pair > .frame").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(r => [r.left, r.top])")
    assert left[0] < right[0] and left[1] == right[1]


def test_blocks_that_differ_are_open_and_marked(show):
    opened = show(project())
    blocks = opened.article("one").locator("details[open]")
    assert blocks.count() == 2
    assert blocks.nth(0).locator(".del").inner_text().strip() == "closed"
    assert blocks.nth(1).locator(".add").inner_text().strip() == "opened"
    assert marked(opened, "one", "del")[-1] == "− closed"


def test_frames_are_matched_by_label_and_renamed_ones_by_position(show):
    model = sample.Model("labels")
    model.screen("moved", [("x", NOW), ("a", OLD), ("new name", NOW)], [("a", OLD), ("old name", OLD)], "changed", width=10)
    model.screen("named", [("a", OLD), ("new name", NOW)], [("a", OLD), ("old name", OLD)], "changed", width=10)
    opened = show(model.done())
    assert opened.article("named").locator("figcaption span").all_inner_texts() == [
        "same · a", "before · old name", "after · new name"]
    assert opened.article("moved").locator("figcaption span").all_inner_texts() == [
        "new · x", "same · a", "new · new name", "before only · old name"]


def test_the_key_d_cycles_through_both_after_and_before(show):
    opened = show(project())
    captions = opened.article("two").locator("figcaption b")
    assert captions.all_inner_texts() == ["before", "after"]
    opened.press("d")
    assert captions.all_inner_texts() == ["after"]
    opened.press("d")
    assert captions.all_inner_texts() == ["before"]
    opened.press("d")
    assert captions.all_inner_texts() == ["before", "after"]
    opened.page.click("[data-mode=before]")
    assert captions.all_inner_texts() == ["before"]
    assert opened.page.get_attribute("[data-mode=before]", "aria-pressed") == "true"


def test_new_orphaned_and_failed_screens_are_labeled(show):
    opened = show(project())
    assert opened.article("three").locator(".pill").inner_text() == "new"
    assert opened.article("three").locator("figcaption b").all_inner_texts() == ["new"]
    assert opened.article("four").locator(".pill").inner_text() == "orphaned"
    assert opened.article("four").locator("figcaption b").all_inner_texts() == ["before only"]
    assert opened.article("five").locator(".pill").inner_text() == "failed"
    assert opened.article("five").locator(".decide").count() == 0


def test_a_comparison_names_the_other_project_and_offers_no_decisions(show):
    model = project(against={"name": "base"})
    for screen in model["screens"]:
        screen.pop("digest", None)
    opened = show(model)
    assert opened.article("two").locator("figcaption b").all_inner_texts() == ["base", "now"]
    assert opened.page.inner_text("[data-mode=before]") == "Base"
    assert "compared with base" in opened.page.inner_text("[data-sum]")
    assert opened.page.locator("footer").is_hidden()
    assert opened.page.locator("[data-do=decide]").count() == 0


def test_changes_are_grouped_by_cause(show):
    opened = show(project())
    groups = opened.page.locator(".changes .group")
    assert groups.count() == 3
    assert "Cause: header.title (d.yaml:7:1)" in groups.nth(0).inner_text()
    assert groups.nth(0).locator("h3").all_inner_texts() == [
        "'Invite' to 'Add', in 2 screens", "one more row: 'cy', in two"]
    groups.nth(0).get_by_text("Lines").first.click()
    assert groups.nth(0).locator(".hunk .del").all_inner_texts() == ["- Invite\n"]
    groups.nth(0).locator("summary").first.click()
    groups.nth(0).get_by_role("link", name="two", exact=True).first.click()
    opened.reaches("two")


WHOLE = [(name, "accept") for name in ("one", "two", "three", "four")]


@pytest.mark.parametrize("button,made,count", [
    ("Accept one", WHOLE[:1], 1), ("Accept these (2)", [WHOLE[0], ("two", "accept", "aaaaaaaa")], 2),
    ("Accept two: one more row: 'cy', in two", [("two", "accept", "bbbbbbbb", "cccccccc")], 1),
    ("Accept all: two", [WHOLE[1]], 2), ("Accept four", [WHOLE[3]], 1),
    ("Accept all with this cause (2)", WHOLE[:2], 3), ("Accept all (4)", WHOLE, 5)])
def test_decisions_by_screen_change_cause_or_all_make_a_file(show, button, made, count):
    opened = show(project())
    opened.page.get_by_role("button", name=re.compile(f"^{re.escape(button)}(: .*)?$")).first.click()
    assert decisions(opened) == made
    assert f"{count} of 5 decided, in 4 screens: {count} accepted, 0 rejected" in opened.page.inner_text("footer")


def test_changes_of_a_screen_are_decided_one_by_one(show):
    opened = show(project())
    units = opened.article("two").locator(".units li")
    assert [text.split("\n")[0] for text in units.all_inner_texts()] == [
        "'Invite' to 'Add', in 2 screens", "one more row: 'cy', in two"]
    units.nth(0).get_by_role("button", name="Accept").click()
    units.nth(1).get_by_role("button", name="Reject").click()
    assert decisions(opened) == [("two", "accept", "aaaaaaaa"), ("two", "reject", "bbbbbbbb", "cccccccc")]
    # The other screen with the accepted change is undecided, and its group is not pressed.
    assert opened.article("one").locator("[aria-pressed=true]").count() == 0
    assert opened.page.locator(".changes .accept[aria-pressed=true]").count() == 0
    opened.page.click("footer summary")
    assert opened.page.locator("footer li").all_inner_texts() == [
        "accept two: 'Invite' to 'Add', in 2 screens", "reject two: one more row: 'cy', in two"]


def test_a_link_to_a_change_opens_the_page_there(show):
    opened = show(project(), hash="#change:bbbb")
    opened.wait("document.activeElement.dataset.change === 'bbbbbbbb cccccccc'")
    # Its own heading is a link to it, also while only one screen is found.
    opened.search("two")
    opened.page.evaluate("location.hash = '#change:cccccccc'")
    opened.wait("document.activeElement.dataset.change === 'bbbbbbbb cccccccc'")
    assert opened.page.locator(".changes").is_visible()
    assert opened.page.locator(".changes h3 a").evaluate_all("all => all.map(one => one.hash)") == [
        "#change:aaaaaaaa", "#change:bbbbbbbb"]
    assert opened.broken == []


def test_values_of_colors_in_a_title_have_swatches(show):
    model = project()
    model["groups"][0]["title"] = "'Cancel': primaryMain #742DDD to own #00000080 50%, #12345 and url(#abcdef)"
    opened = show(model)
    swatches = opened.page.locator(".changes h3").first.locator(".swatch")
    assert swatches.evaluate_all("all => all.map(one => getComputedStyle(one).color)") == [
        "rgb(116, 45, 221)", "rgb(0, 0, 0)", "rgb(171, 205, 239)"]
    assert opened.page.locator(".changes h3").first.inner_text().replace("■", "") == model["groups"][0]["title"]


def test_buttons_for_a_single_screen_show_no_count(show):
    model = project()
    model["screens"][1:] = model["screens"][5:]
    model["summary"] = sample.summary(["changed", "same"])
    model["groups"] = [{**model["groups"][0], "screens": [0]}]
    opened = show(model)
    assert opened.page.title() == "decisions: 2 screens, 1 changed"
    # The change, the card and the whole page have the same single screen.
    assert opened.page.locator(".decide").all_inner_texts() == ["Accept\nReject"] * 3
    opened.page.locator("footer .accept").click()
    assert opened.page.inner_text("[data-count]") == "1 of 1 decided, in 1 screen: 1 accepted, 0 rejected"


def test_a_and_r_decide_and_go_to_the_next_screen(show):
    opened = show(project()).press("a")
    assert opened.status() == "Select a screen first, such as with n."
    opened.press("n").reaches("one")
    opened.press("a").reaches("two")
    opened.press("r")
    opened.reaches("three")
    assert decisions(opened) == [("one", "accept"), ("two", "reject")]


def test_buttons_for_several_screens_skip_rejected_ones(show):
    opened = show(project()).press("n", "n", "r")
    opened.page.get_by_role("button", name="Accept all (3)", exact=True).click()
    assert decisions(opened) == [("one", "accept"), ("two", "reject"), ("three", "accept"), ("four", "accept")]
    # A second click undoes the first one.
    opened.page.get_by_role("button", name="Accept all (3)", exact=True).click()
    assert decisions(opened) == [("two", "reject")]


def test_after_the_last_screen_the_first_undecided_one_follows(show):
    opened = show(project(), hash="#four").press("a")
    opened.reaches("one")


def test_a_decision_can_be_undone(show):
    opened = show(project()).press("n", "a", "k", "a")
    opened.reaches("one")
    assert opened.page.inner_text("[data-count]") == "0 of 5 decided, in 4 screens: 0 accepted, 0 rejected"
    assert opened.page.locator("[data-do=download]").is_hidden()
    opened.article("one").get_by_role("button", name="Reject").click()
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "true"
    opened.article("one").get_by_role("button", name="Accept").click()
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "false"
    opened.page.click("footer summary")
    assert opened.page.locator("footer li").all_inner_texts() == ["accept one"]


def test_an_unchanged_screen_cannot_be_decided(show):
    opened = show(project())
    opened.page.click("[data-state=all]")
    opened.page.locator("nav a", has_text="six").click()
    opened.reaches("six")
    opened.press("a")
    assert opened.status() == "This screen has nothing pending."
    assert opened.page.locator("[data-do=download]").is_hidden()


@pytest.fixture
def live(browser):
    from conftest import Opened
    open_ones = []

    def opened(model):
        server = Server(model)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        open_ones.append((server, context))
        return Opened(context.new_page()).goto(server.url), server

    yield opened
    for server, context in open_ones:
        context.close()
        server.close()


def test_a_decision_on_a_served_page_is_posted_at_once(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.article("one").get_by_role("button", name="Accept").click()
    opened.wait("document.querySelector('.status').textContent")
    path, token, body = server.posted[0]
    assert (path, token) == ("/decide", "secret")
    digest = next(s["digest"] for s in server.model["screens"] if s["id"] == "one")
    assert body["decisions"] == [{"screen": "one", "decision": "accept", "digest": digest}]
    assert "Accepted: 1 change in 1 screen" in opened.status()
    assert opened.page.locator("[data-do=download]").is_hidden()
    assert opened.said == [] and opened.broken == []


def test_a_rejected_screen_on_a_served_page_is_marked_and_skipped(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.press("n", "r").reaches("two")
    opened.wait("document.querySelector('.status').textContent")
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "true"
    assert opened.page.inner_text("[data-count]") == "4 pending"
    asked = []
    opened.page.on("dialog", lambda dialog: asked.append(dialog.message) or dialog.accept())
    opened.page.get_by_role("button", name="Accept all (3)", exact=True).click()
    opened.wait("document.querySelector('.status').textContent.startsWith('Accepted')")
    assert asked == ["Record 3 screens at once?"]
    assert server.posted[1][2]["decisions"] == [
        {"screen": s["id"], "decision": "accept", "digest": s["digest"]} for s in server.model["screens"][1:4]]
    # A rejected screen that changes is undecided again.
    other = partial("one", [line.replace("Add", "Ask") for line in NOW], OLD)
    other["screens"][0]["digest"] = "b" * 64
    server.say(other)
    opened.page.wait_for_selector("text=Ask")
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "false"


def test_the_reason_of_a_refusal_is_shown_at_the_screen(live):
    opened, server = live(project(live={"token": "secret"}))
    server.refusals["two"] = "the screen has changed since it was seen"
    opened.page.get_by_role("button", name=re.compile(r"^Reject these \(2\): ")).first.click()
    opened.wait("document.querySelector('.status').textContent")
    assert "Rejected: 1 change in 1 screen. Refused: 1 screen. the screen has changed" in opened.status()
    assert opened.article("two").get_by_role("alert").inner_text() == "Refused: the screen has changed since it was seen"
    assert opened.article("one").get_by_role("alert").count() == 0


def partial(id, lines, recorded=None, state="changed", order=("one", "two", "three", "four", "five", "six"), **more):
    model = sample.Model("decisions")
    if id:
        model.screen(id, [("a", lines)], [("a", recorded)] if recorded else None, state, width=10, **more)
    value = model.done()
    return value | {"order": list(order), "removed": [], "groups": []}


def test_a_saved_change_is_shown_in_place(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.page.evaluate("for (const a of document.querySelectorAll('article')) a.dataset.old = 1")
    server.say(partial("two", [line.replace("Add", "Ask") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Ask")
    assert re.fullmatch(r"Updated \d\d:\d\d:\d\d: 1 screen", opened.status())
    assert opened.page.evaluate(
        "[...document.querySelectorAll('article')].map(a => a.dataset.old ?? '-').join('')") == "1-1111"
    assert ("/data?since=0", "secret") in server.asked
    server.say(partial("six", OLD, state="same", order=("six", "one", "two", "four", "five")))
    opened.wait("document.querySelectorAll('article').length === 5")
    opened.page.click("[data-state=all]")
    assert opened.shown() == ["six", "one", "two", "four", "five"]
    assert opened.broken == []


def test_the_focus_stays_through_a_hundred_saves(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.article("two").get_by_role("button", name="Reject all: two", exact=True).focus()
    for number in range(100):
        server.say(partial("two", [line.replace("Add", f"{number:03d}") for line in NOW], OLD))
    opened.page.wait_for_selector("text=099")
    assert opened.page.evaluate("document.activeElement.ariaLabel") == "Reject two"
    assert opened.broken == []


@pytest.mark.parametrize("anchored", [True, False])
def test_the_scroll_position_stays_when_content_above_grows(live, anchored):
    """Some browsers keep the visible content in place by themselves, others do not."""
    opened, server = live(project(live={"token": "secret"}))
    if not anchored:
        opened.page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    opened.page.set_viewport_size({"width": 1440, "height": 500})
    opened.page.locator("nav a", has_text="two").click()
    opened.page.wait_for_timeout(200)
    top = "document.querySelector('article[aria-current]').getBoundingClientRect().top"
    before = opened.page.evaluate(top)
    more = partial("one", NOW[:2] + ["│ more   │"] * 30 + NOW[2:], OLD)
    server.say(more | {"groups": server.model["groups"]})
    opened.page.wait_for_selector("text=more")
    opened.page.wait_for_timeout(200)
    opened.reaches("two")
    assert abs(opened.page.evaluate(top) - before) <= 2


def test_a_focused_frame_keeps_the_focus_after_a_save(live):
    model = project(live={"token": "secret"})
    opened, server = live(model)
    opened.page.locator("nav a", has_text="two").click()
    opened.article("two").locator(".glass").nth(1).focus()
    server.say(partial("two", NOW, OLD))
    opened.page.wait_for_timeout(400)
    assert opened.page.evaluate("document.activeElement.className").startswith("glass")
    assert opened.page.evaluate("document.activeElement.closest('article').querySelector('h2').textContent") == "two"


def test_a_page_without_differences_shows_a_new_one(live):
    model = sample.Model("decisions", live={"token": "secret"})
    model.screen("one", [("a", OLD)], width=10)
    opened, server = live(model.done())
    assert opened.page.locator("footer").is_hidden()
    server.say(partial("one", NOW, OLD, order=["one"]))
    opened.page.wait_for_selector("text=changed")
    assert opened.page.locator("footer").is_visible()
    assert opened.page.locator("[data-modes]").is_visible()
    assert opened.article("one").get_by_role("button", name="Accept").is_visible()
    server.say(partial("one", NOW, state="same", order=["one"]))
    opened.page.wait_for_selector("footer", state="hidden")
    assert opened.shown() == ["one"]


def test_a_stopped_server_is_reported(live):
    opened, server = live(project(live={"token": "secret"}))
    server.close()
    server.http.server_close()
    opened.press("a")
    opened.wait("document.querySelector('.status').textContent.includes('no longer responds')")


def test_a_key_leads_to_the_decisions(show):
    opened = show(project())
    opened.press("s")
    focused = "document.activeElement.closest('footer') && document.activeElement.textContent"
    assert opened.page.evaluate(focused).startswith("Reject all")
    opened.press("n")
    opened.press("a")
    opened.press("s")
    assert opened.page.evaluate(focused) == "Download decisions"
