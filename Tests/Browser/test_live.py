"""What stays unchanged on a served page while a save is redrawn."""
import pytest

import sample
from test_deciding import NOW, OLD, live, partial, project  # noqa: F401

LIVE = {"live": {"token": "secret"}}
FOCUS = "(document.activeElement.dataset.key ?? document.activeElement.tagName)"


def wide(words, **more):
    """A screen with everything that can be opened, scrolled and focused, in a file of many lines."""
    model = sample.Model("decisions", **more)
    yaml = "".join(f"line{number}: {words}\n" for number in range(400))
    file = model.file("screens/wide.yaml", yaml)
    source = model.source("title", "Header", "set by the screen", file, 300, 1)
    row = "│ Sourced " + words + " " * 200 + "│"
    for id, of in (("wide", None), ("wide@dark", "wide")):
        model.screen(id, [("a", [row], ["── log ──", "opened"])], [("a", ["│ Old" + " " * 200 + "│"], ["── log ──", "opened"])],
                     "changed", width=210, file=file, lines=400, of=of, variant=of and "dark", sources=[("Sourced", source)])
    model.value["groups"] = [
        {"title": f"1 screen: '{words}' is new", "cause": "title", "place": f"wide.yaml:{len(words)}:1", "screens": [0],
         "hunk": ["+ " + words * 200]},
        {"title": "1 screen", "screens": [1], "hunk": ["- x"]}]
    return model.done()


def save(server, words):
    server.say(wide(words) | {"order": ["wide", "wide@dark"]})


def seen(opened, words):
    opened.wait(f"document.querySelector('.glass .add')?.textContent.includes('{words}')")


@pytest.mark.parametrize("place", [
    "article .blocks summary", "article .glass", "article .decide .reject", "article figcaption a", "article h2 a",
    ".changes .hunk", ".changes summary", ".changes li a", ".changes .accept", "aside .yaml", "nav summary", "nav li a",
    "footer .accept", "[data-state=all]"])
def test_the_focus_stays_in_each_part(live, place):
    opened, server = live(wide("first", **LIVE))
    if place in (".changes li a", ".changes .hunk"):
        for summary in opened.page.locator(".changes summary").all():
            summary.click()
    opened.page.locator(place).first.focus()
    before = opened.page.evaluate(FOCUS)
    assert before not in ("BODY", "MAIN")
    save(server, "other")
    seen(opened, "other")
    assert opened.page.evaluate(FOCUS) == before
    assert opened.page.evaluate("place => document.querySelector(place) === document.activeElement", place)
    assert opened.broken == []


def test_open_and_scroll_states_are_kept_after_a_save(live):
    opened, server = live(wide("first", **LIVE))
    opened.page.locator("article .blocks summary").first.click()
    opened.page.locator(".changes summary").first.click()
    opened.page.locator("nav summary").first.click()
    state = """() => [
        document.querySelector("article .blocks").open, document.querySelectorAll("article .blocks")[1].open,
        document.querySelector(".changes details").open, document.querySelectorAll(".changes details")[1].open,
        document.querySelector("nav details").open,
        document.querySelector("article .glass").scrollLeft, document.querySelector(".hunk").scrollLeft,
        document.querySelector(".yaml").scrollTop]"""
    opened.page.evaluate("""() => {
        document.querySelector("article .glass").scrollLeft = 120;
        document.querySelector(".hunk").scrollLeft = 130;
        document.querySelector(".yaml").scrollTop = 900;
    }""")
    before = opened.page.evaluate(state)
    assert before == [True, False, True, False, False, 120, 130, 900]
    save(server, "other")
    seen(opened, "other")
    opened.page.wait_for_timeout(200)
    assert opened.page.evaluate(state) == before


def test_the_highlighted_line_and_the_scroll_positions_are_kept(live):
    opened, server = live(wide("first", **LIVE))
    opened.press("v")
    opened.page.locator("article .add [data-s]").first.click()
    assert opened.page.inner_text(".yaml .lit") == "line299: first\n"
    opened.page.evaluate("""() => {
        document.querySelector(".yaml").scrollTop += 60;
        document.querySelector(".family").scrollLeft = 150;
    }""")
    state = "[document.querySelector('.yaml').scrollTop, document.querySelector('.family').scrollLeft]"
    before = opened.page.evaluate(state)
    assert before[1] == 150
    save(server, "other")
    seen(opened, "other")
    opened.page.wait_for_timeout(200)
    assert opened.page.inner_text(".yaml .lit") == "line299: other\n"
    assert opened.page.evaluate(state) == before


def hide(opened, hidden):
    opened.page.evaluate("""hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }""", hidden)


def listens(opened, server, count):
    for _ in range(200):
        if server.listening == count:
            return
        opened.page.wait_for_timeout(50)
    assert server.listening == count


def test_a_hidden_tab_closes_its_connection_and_catches_up(live):
    opened, server = live(wide("first", **LIVE))
    listens(opened, server, 1)
    hide(opened, True)
    listens(opened, server, 0)
    save(server, "unseen")
    asked = len(server.asked)
    opened.page.wait_for_timeout(300)
    assert len(server.asked) == asked
    hide(opened, False)
    seen(opened, "unseen")
    listens(opened, server, 1)
    save(server, "again")
    seen(opened, "again")
    assert opened.said == [] and opened.broken == []


def test_a_failed_answer_is_reported_and_requested_again(live):
    opened, server = live(wide("first", **LIVE))
    server.failures.append((503, "too many requests at once\n"))
    save(server, "other")
    opened.wait("document.querySelector('.status').textContent === "
                "'This page may be outdated. Diorama returned 503: too many requests at once'")
    seen(opened, "other")
    assert opened.status().startswith("Updated ")


def test_an_aborted_request_is_repeated(live):
    opened, server = live(wide("first", **LIVE))
    broken = []
    opened.page.route("**/data?*", lambda route: (broken.append(1), route.abort()), times=1)
    save(server, "other")
    seen(opened, "other")
    assert broken == [1]
    assert opened.status().startswith("Updated ")


def test_the_reason_for_a_failed_decision_is_shown(live):
    opened, server = live(project(**LIVE))
    server.failures.append((403, "the token is another one\n"))
    opened.article("one").get_by_role("button", name="Accept").click()
    opened.wait("document.querySelector('.status').textContent === "
                "'Not applied. Diorama returned 403: the token is another one'")
