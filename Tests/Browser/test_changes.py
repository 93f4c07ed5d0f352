"""How the page shows differences, and how to move from one to the next."""
import pytest

import sample
from test_deciding import NOW, OLD, live, marked, project  # noqa: F401
from test_places import rest
from test_trust import changes

BASE = {"against": {"name": "base"}}


def captions(opened, id):
    return opened.article(id).locator("figcaption").all_inner_texts()


def test_a_color_change_is_a_difference_when_both_revisions_were_run(show):
    model = sample.Model("colors", **BASE)
    lines = ["┌────────────────┐", "│ [Back] Welcome │", "│ ● ada          │", "└────────────────┘"]
    model.screen("colored", [("a", lines)], [("a", lines)], "changed", then=0)
    # Only the color of the button differs.
    tables, screen = model.value, model.value["screens"][0]
    row = [list(run) for run in tables["rows"][screen["frames"][0]["rows"][1]]]
    button = next(run for run in row if tables["strings"][run[0]] == "[Back]")
    button[1:] = [8]
    screen["frames"][0]["rows"][1] = model.index("rows", row, repr(row))
    opened = show(model.done())
    assert [text.split("\n")[-1] for text in captions(opened, "colored")] == ["base · a", "now · a"]
    assert marked(opened, "colored", "del") == ["− │ [Back] Welcome │"]
    assert marked(opened, "colored", "add") == ["+ │ [Back] Welcome │"]
    colors = opened.article("colored").locator(".glass").evaluate_all(
        "all => all.map(glass => getComputedStyle([...glass.querySelectorAll('span')].find(e => e.textContent === '[Back]')).color)")
    assert colors == ["rgb(116, 45, 221)", "rgb(255, 255, 255)"]


def test_a_background_change_is_a_difference(show):
    opened = show(changes(**BASE).done())
    assert [text.split("\n")[-1] for text in captions(opened, "said@dark")] == ["base · a", "now · a"]
    grounds = opened.article("said@dark").locator(".glass").evaluate_all("all => all.map(e => getComputedStyle(e).backgroundColor)")
    assert grounds == ["rgb(255, 255, 255)", "rgb(22, 22, 22)"]
    # Each has the colors of its own theme.
    inks = opened.article("said@dark").locator(".glass").evaluate_all(
        "all => all.map(glass => getComputedStyle([...glass.querySelectorAll('span')].find(e => e.textContent === '[Back]')).color)")
    assert inks == ["rgb(116, 45, 221)", "rgb(194, 169, 250)"]


def test_texts_of_the_other_revision_have_origins(show):
    opened = show(changes(**BASE).done())
    before = opened.article("said").locator(".del [data-s]")
    before.hover()
    assert opened.page.inner_text("#tip").endswith("../base/screens/hello.yaml:1:8")
    # The origins of texts that are only recorded are unknown.
    assert show(changes().done()).article("said").locator(".del [data-s]").count() == 0


def test_a_changed_header_is_shown_with_marks(show):
    opened = show(changes().done())
    assert marked(opened, "made", "del") == ["− viewModel: Old"]
    assert marked(opened, "made", "add") == ["+ viewModel: New"]
    assert [text.split("\n")[-1] for text in captions(opened, "made")] == ["before · head", "after · head", "same · a"]
    assert opened.article("made").locator("mark").all_inner_texts() == ["Old", "New"]
    # The header is not a frame, so it has no link.
    assert opened.article("made").locator("figcaption a").all_inner_texts() == ["1"]


def test_a_screen_that_failed_in_the_other_revision_is_not_called_new(show):
    opened = show(changes(**BASE).done())
    unknown = opened.article("unknown")
    assert unknown.locator(".pill").inner_text() == "not shown in base"
    assert unknown.locator(".diagnostic").inner_text().startswith("In base: error: no key 'titel'")
    assert captions(opened, "unknown")[0].split("\n")[-1] == "now · a"
    assert opened.page.locator("[data-state]").all_inner_texts()[-1] == "Removed 1"
    assert "1 removed, compared with base" in opened.page.inner_text("[data-sum]")


def variants():
    """The screen itself is unchanged; two variants and another screen differ."""
    model = sample.Model("decisions")
    model.screen("base", [("a", OLD)], width=10)
    for name in ("dark", "wide"):
        model.screen(f"base@{name}", [("a", NOW)], [("a", OLD)], "changed", of="base", variant=name, width=10)
    model.screen("other", [("a", NOW)], [("a", OLD)], "changed", width=10)
    return model.done()


def test_changed_variants_of_an_unchanged_screen_are_reached_side_by_side(show):
    opened = show(variants()).press("v")
    chosen = "document.querySelector('nav [aria-current]')?.textContent"
    opened.press("n")
    assert opened.page.evaluate(chosen) == "base@dark"
    # The next undecided variant follows, then the next screen.
    opened.press("a")
    assert opened.page.evaluate(chosen) == "@wide"
    opened.press("a")
    assert opened.page.evaluate(chosen) == "other"
    assert opened.page.inner_text("[data-count]") == "2 of 3 decided, in 3 screens: 2 accepted, 0 rejected"


def test_j_keeps_the_filter_and_the_search_side_by_side(show):
    opened = show(variants()).press("v")
    opened.press("j").reaches("base")
    opened.press("j").reaches("other")
    opened.press("k").reaches("base")
    assert opened.page.get_attribute("[data-state=differs]", "aria-pressed") == "true"
    opened.search("base")
    opened.page.focus("#search")
    opened.press("Enter").reaches("base")
    assert opened.page.input_value("#search") == "base"


def test_the_screen_scrolled_to_can_be_decided_side_by_side(show):
    opened = show(variants(), viewport={"width": 1440, "height": 400}).press("v", "n")
    opened.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    rest(opened)
    opened.page.evaluate("scrollTo(0, 0)")
    rest(opened)
    opened.press("a")
    assert opened.status() == "Accepted: 1 screen"


def test_enter_in_the_search_goes_from_match_to_match(show, shipped):
    opened = show(shipped)
    opened.search("members")
    names = opened.shown()
    opened.page.focus("#search")
    opened.press("Enter").reaches(names[0])
    opened.press("/", "Enter").reaches(names[1])
    # A single match is reached, even if it is the current screen.
    opened.search("members-offline")
    assert opened.shown() == ["members-offline"]
    opened.page.focus("#search")
    opened.press("Enter").reaches("members-offline")
    opened.search("members-offline failed")
    opened.page.focus("#search")
    opened.press("Enter").reaches("members-offline")
    assert opened.status() == ""


def test_a_partial_page_shows_how_many_screens_it_leaves_out(show):
    model = project()
    model["screens"] = model["screens"][:3]
    model["groups"] = []
    model |= {"only": "changed", "summary": sample.summary(["changed"] * 2 + ["missing", "failed"] + ["same"] * 147)}
    opened = show(model)
    assert opened.page.title() == "decisions: 151 screens, 2 changed, 1 new, 1 failed"
    assert opened.page.inner_text("[data-sum]") == (
        "3 of 151 screens of the app, as text. 2 changed, 1 new, 1 failed, compared with the snapshots. "
        "Not shown: 1 failed.")


def test_the_accept_all_button_applies_to_the_screens_found(show):
    opened = show(project())
    every = opened.page.locator("footer .accept")
    assert every.inner_text() == "Accept all (4)"
    opened.page.click("[data-state=changed]")
    assert every.inner_text() == "Accept all found (2)"
    every.click()
    assert opened.page.inner_text("[data-count]") == "3 of 5 decided, in 4 screens: 3 accepted, 0 rejected"
    opened.page.click("[data-state=all]")
    opened.search("four")
    assert every.get_attribute("aria-label") == "Accept four"


def test_recording_several_screens_asks_for_confirmation(live):
    opened, server = live(project(live={"token": "secret"}))
    asked = []
    opened.page.on("dialog", lambda dialog: asked.append(dialog.message) or dialog.dismiss())
    opened.page.locator("footer .accept").click()
    assert asked == ["Record 4 screens at once?"]
    opened.article("one").get_by_role("button", name="Accept").click()
    opened.wait("document.querySelector('.status').textContent.startsWith('Accepted')")
    assert [one["screen"] for _, _, body in server.posted for one in body["decisions"]] == ["one"]


def test_a_long_list_shows_more_items_on_request(show):
    model = sample.Model("long")
    for number in range(400):
        model.screen(f"screen-{number}", [("a", NOW)], [("a", OLD)], "changed", width=10)
    model.value["groups"] = [{"title": "400 screens", "screens": list(range(400)), "hunk": []}]
    opened = show(model.done())
    for place in ("nav", ".changes"):
        links = opened.page.locator(f"{place} li a")
        if place == ".changes":
            opened.page.click(".changes summary")
        assert links.count() == 150
        opened.page.get_by_role("button", name="and 250 more").first.click()
        assert opened.page.evaluate("document.activeElement.textContent") == "screen-150"
        opened.page.get_by_role("button", name="and 100 more").first.focus()
        opened.press("Enter")
        assert opened.page.evaluate("document.activeElement.textContent") == "screen-300"
        assert links.count() == 400


def test_arrow_keys_scroll_a_wide_frame_without_further_texts(show):
    model = sample.Model("wide")
    source = model.source("title", "Header", "set by the screen")
    wide = "┌" + "─" * 298 + "┐"
    model.screen("plain", [("a", [wide, "│ plain" + " " * 292 + "│"])], width=300)
    model.screen("sourced", [("a", [wide, "│ Sourced" + " " * 290 + "│"])], width=300, sources=[("Sourced", source)])
    opened = show(model.done())
    for id in ("plain", "sourced"):
        glass = opened.article(id).locator(".glass")
        glass.focus()
        assert glass.evaluate("e => e.scrollLeft") == 0
        for _ in range(3):
            opened.press("ArrowRight")
        opened.wait(f"[...document.querySelectorAll('.glass')].find(e => e.textContent.includes('{id}') || e.textContent.includes('Sourced') && '{id}' === 'sourced').scrollLeft > 0")


def test_ten_thousand_frames_are_opened_searched_and_walked_through(show):
    opened = show(sample.large())
    assert opened.page.title() == "large: 5,000 screens, 5000 changed"
    opened.search('"people of 4999"')
    assert opened.shown() == ["screen-4999"]
    opened.search('"no one of 4321"')
    assert opened.shown() == ["screen-4321"]
    opened.press("Escape")
    opened.page.evaluate("location.hash = 'screen-2500'")
    opened.reaches("screen-2500")
    rest(opened)
    top, bar = opened.page.evaluate("""[document.querySelector('article[aria-current]').getBoundingClientRect().top,
        document.querySelector('.top').getBoundingClientRect().bottom]""")
    assert 0 <= top - bar <= 30
    assert "│ [Not now]" in opened.article("screen-2500").locator(".glass").first.inner_text()
    opened.press("n").reaches("screen-2501")
    # Distant screens are discarded after scrolling through the whole page.
    for part in range(8):
        opened.page.evaluate("part => scrollTo(0, document.body.scrollHeight * part / 8)", part)
        rest(opened)
    assert opened.page.evaluate("[...document.querySelectorAll('article')].filter(one => one.filled).length") < 20
    assert opened.broken == []


def many(count):
    """A page with many changes of one cause, each in a screen of its own."""
    model = sample.Model("many")
    for number in range(count):
        model.screen(f"s{number}", [("x", [f"│ b{number} │"])], [("x", [f"│ a{number} │"])], "changed", width=10)
        model.value["groups"].append({
            "title": f"'a{number}' to 'b{number}'", "id": f"{number:08x}", "changes": [f"{number:08x}"], "cause": "title",
            "place": "diorama.yaml:1:1", "screens": [number], "hunk": [f"-│ a{number} │", f"+│ b{number} │"]})
    return model.done()


def test_changes_are_listed_some_at_a_time(show):
    opened = show(many(400))
    changes = opened.page.locator("[data-change]")
    assert changes.count() == 150
    assert opened.page.inner_text(".changes > div > div > .decide .accept") == "Accept all with this cause (400)"
    opened.page.locator("[data-groups] [data-do=more]").click()
    assert changes.count() == 300
    assert opened.page.evaluate("document.activeElement.closest('[data-change]').dataset.change") == f"{150:08x}"


def test_a_link_leads_to_a_change_beyond_the_first_ones(show):
    opened = show(many(400), hash=f"#change:{350:08x}")
    opened.wait(f"document.activeElement.dataset.change === '{350:08x}'")


@pytest.mark.parametrize("width", [1101, 1150, 1280, 1400, 1440, 1600])
def test_the_bar_stays_small_and_covers_no_focus(show, width):
    opened = show(many(3), viewport={"width": width, "height": 900})
    height = opened.page.evaluate("document.querySelector('.top').offsetHeight")
    assert height < 190
    assert opened.page.evaluate("document.querySelector('h1').offsetWidth") > 100
    opened.wait(f"getComputedStyle(document.documentElement).scrollPaddingTop === '{height}px'")
    # From the end of the page back to its start.
    opened.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    for _ in range(40):
        opened.page.keyboard.press("Shift+Tab")
        place = opened.page.evaluate("""() => {
            const box = document.activeElement.getBoundingClientRect();
            return document.activeElement.closest("main") ? [box.top, box.bottom] : null }""")
        assert not place or place[1] > height
