"""Before and after: their colors, where they are, and the wipe between them."""
import pytest

import sample
from test_trust import violations

LINES = ["┌" + "─" * 46 + "┐", "│ [Back]              Welcome                  │", "│ ● ada" + " " * 37 + "[ ] │", "└" + "─" * 46 + "┘"]
OTHER = [line.replace("Welcome", "Hello  ") for line in LINES]
STYLES = ["── styles ──", "bar    '[Back]' primaryMain · 'Welcome' onLightTextHighEmphasis h3 on background50 · '[ ]' primaryMain"]


def changed(**more):
    """Screens that changed: their snapshots have styles, or not."""
    model = sample.Model("before", **more)
    for number in range(3):
        model.screen(f"plain-{number}", [("a", LINES), ("b", OTHER)], [("a", OTHER), ("b", LINES)], "changed")
    model.screen("styled", [("a", LINES, STYLES)], [("a", OTHER, STYLES[:1])], "changed", styled=True)
    # What is recorded had another color.
    tables, screen = model.value, model.value["screens"][-1]
    row = [[tables["strings"].index("● "[:1]), 8], [model.index("strings", " recorded")]]
    screen["recorded"][0]["rows"][2] = model.index("rows", row, repr(row))
    return model.done()


BOXES = "all => all.map(one => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => [x, y, right, bottom])"


def box(locator):
    value = locator.bounding_box()
    return value["x"], value["y"], value["x"] + value["width"], value["y"] + value["height"]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def opened_at(show, width, **options):
    return show(changed(), hash="#styled", viewport={"width": width, "height": 800}, **options)


@pytest.mark.parametrize("width", [1400, 1100, 1000, 420])
def test_before_and_after_are_beside_each_other_on_wide_pages_only(show, width):
    opened = opened_at(show, width)
    for id in ("plain-1", "styled"):
        article = opened.article(id)
        article.scroll_into_view_if_needed()
        # At once, because the page may still scroll.
        before, after = article.locator(".frame").evaluate_all(BOXES)[:2]
        assert not overlap(before, after)
        assert (after[0] > before[0] and before[1] == after[1]) == (width >= 1100)
        assert max(before[2], after[2]) <= box(article)[2]
        # A frame shrinks instead of being cut.
        glass = article.locator(".pair .frame > .glass").evaluate_all("all => all.map(one => one.scrollWidth - one.clientWidth)")
        assert max(glass) <= 0
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= width


def test_only_snapshots_without_styles_are_said_to_have_no_colors(show):
    opened = opened_at(show, 1400)
    note = "Without “styles”, a snapshot has no colors; unchanged rows have the current ones."
    assert opened.article("plain-0").locator("p.title").all_inner_texts() == [note]
    assert opened.article("styled").locator("p.title").count() == 0
    opened.page.click("[data-mode=after]")
    assert opened.article("plain-0").locator("p.title").count() == 0


def test_a_row_that_is_the_same_has_the_recorded_colors_if_they_are_known(show):
    def marks(id):
        return opened.article(id).locator(".pair").first.locator(".row:nth-child(3)").evaluate_all(
            "rows => rows.map(row => getComputedStyle([...row.querySelectorAll('span')].find(e => e.textContent.startsWith('●'))).color)")
    model = changed()
    screen = model["screens"][-1]
    screen["frames"][0]["rows"][2] = len(model["rows"])
    model["rows"].append([[run[0]] for run in model["rows"][screen["recorded"][0]["rows"][2]]])
    model["rows"][-1][0].append(6)
    opened = show(model, hash="#styled")
    assert marks("styled") == ["rgb(255, 255, 255)", "rgb(26, 110, 76)"]
    screen["recordedPlain"] = True
    opened = show(model, hash="#styled")
    assert marks("styled") == ["rgb(26, 110, 76)", "rgb(26, 110, 76)"]


@pytest.mark.parametrize("width", [1400, 1000, 420])
def test_the_wipe_moves_by_keyboard(show, width):
    opened = opened_at(show, width).press("w")
    page, article = opened.page, opened.article("styled")
    assert page.get_attribute("[data-mode=wipe]", "aria-pressed") == "true"
    frames = article.locator(".frame > .glass")
    assert box(frames.nth(0)) == box(frames.nth(1))
    slider = page.get_by_role("slider", name="Wipe from before to after: styled, frame 1, after, a", exact=True)
    assert not overlap(box(slider), box(frames.nth(0)))

    def clips():
        return frames.evaluate_all("all => all.map(one => getComputedStyle(one).clipPath)")
    slider.focus()
    opened.press("Home")
    assert clips() == ["inset(0px 100% 0px 0px)", "inset(0px 0px 0px 0%)"]
    opened.press("End", "ArrowLeft")
    assert slider.input_value() == "99"
    assert clips() == ["inset(0px 1% 0px 0px)", "inset(0px 0px 0px 99%)"]
    # It stays there when the page draws the frame again.
    opened.press("w", "d", "d", "d", "w")
    assert slider.input_value() == "99"
    assert page.locator("[style]").count() == 0
    assert opened.said == [] and opened.broken == []


@pytest.mark.parametrize("width", [1000, 420])
def test_nothing_covers_the_end_of_the_page(show, width):
    opened = opened_at(show, width)
    page = opened.page
    page.locator("article .accept").last.click()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_timeout(300)
    assert page.inner_text(".status") != ""
    parts = [box(page.locator(name).last) for name in ("article", "aside", "footer", ".status")]
    assert not any(overlap(one, other) for one in parts for other in parts if one != other)
    assert parts[3][3] <= 800


@pytest.mark.parametrize("width", [1000, 420])
def test_nothing_covers_what_has_the_focus(show, width):
    opened = opened_at(show, width)
    page = opened.page
    page.locator("article .accept").first.click()
    assert page.inner_text(".status") != ""
    covered = []
    for _ in range(25):
        opened.press("Tab")
        covered.append(page.evaluate("""() => {
            const active = document.activeElement.getBoundingClientRect();
            const status = document.querySelector(".status").getBoundingClientRect();
            return active.bottom > status.top && active.top < status.bottom && !document.activeElement.closest("footer") && active.height < 500;
        }"""))
    assert not any(covered)


@pytest.mark.parametrize("width", [1400, 420])
def test_axe_finds_no_violations_in_the_wipe(show, width):
    opened = opened_at(show, width)
    opened.page.click("[data-mode=wipe]")
    assert violations(opened.page) == []


def test_a_printed_page_has_both(show):
    opened = opened_at(show, 1400)
    opened.page.click("[data-mode=wipe]")
    opened.page.emulate_media(media="print")
    frames = opened.article("styled").locator(".frame > .glass")
    assert not overlap(box(frames.nth(0)), box(frames.nth(1)))
    assert frames.nth(0).evaluate("one => getComputedStyle(one).clipPath") == "none"
    assert not opened.page.get_by_role("slider").first.is_visible()
