"""The phone view: an illustration of a frame, drawn from the same pieces as its text."""
import json

import pytest

import sample
from conftest import run
from test_looking import small


def with_phone():
    """The small model with a picture of each frame: a bar with a title, a row, and an alert."""
    model = small().done()
    strings = model["strings"]

    def string(text):
        if text not in strings:
            strings.append(text)
        return strings.index(text) + 1
    source = model["rows"][model["screens"][0]["frames"][0]["rows"][1]]
    assert any(len(part) > 2 for part in source)
    model["phone"] = {
        "colors": ["#742ddd", "not a color; }", "#eeeeee"],
        "styles": [[0, 0, 0, 18, 700, 1], [2, 0, 3, 14], [0, 1, 0, 16], [4, 1, 0, 0, 0, 1], [5, 2, 0, 24],
                   [3, 1, 0, 0, 0, 1], [8], [1, 0, 3, 0, 0, 0, 14], [6, 1]],
        "looks": [[0, 96, 31, 198, 23], [1, 16, 6, 36, 36], [2, 68, 14, 120, 20], [3, 350, 12, 24, 24],
                  [4, 10, 20, 24, 44], [5, 324, 9, 50, 30], [6, 0, 0, 390, 844], [7, 60, 0, 270, 44], [8, 183, 12, 24, 24]],
        "bands": [
            [64, 3, 1, 4, string("‹"), 0, string("Welcome")],
            [48, 0, 68, 1, string("DW"), 2, string("Dana </span><b>Whitfield</b> \u202e with a very long name"), -4],
            [48, 2, 68, -6, 2, string("☃")],
            [844, 0, 0, -7], [44, 0, 0, -8, -9]],
        "icons": {"‹": "M15 4l-8 8 8 8"},
    }
    for screen in model["screens"][:2]:
        for frame in screen["frames"]:
            frame["phone"] = [1, 2, 3, -684, 0, 0, 4, 400, 5]
    return model


def phone(opened, id="hello"):
    return opened.article(id).locator(".phone").first


def test_a_button_and_a_key_toggle_the_view(show):
    opened = show(with_phone())
    assert opened.page.locator(".phone").count() == 0
    opened.page.get_by_role("button", name="Phone", exact=True).click()
    assert phone(opened).is_visible()
    assert opened.page.get_by_role("button", name="Phone", exact=True).get_attribute("aria-pressed") == "true"
    assert opened.page.get_by_role("button", name="Text", exact=True).get_attribute("aria-pressed") == "false"
    opened.press("p")
    assert opened.page.locator(".phone").count() == 0
    opened.press("p")
    assert phone(opened).is_visible()
    assert opened.said == [] and opened.broken == []


def test_shapes_are_at_their_places_in_proportional_fonts(show):
    opened = show(with_phone()).press("p")
    view = phone(opened)
    box = view.bounding_box()
    assert (box["width"], box["height"]) == (390, 844)
    title = view.get_by_text("Welcome")
    assert title.evaluate("e => [getComputedStyle(e).fontSize, getComputedStyle(e).fontWeight]") == ["18px", "700"]
    widths = title.evaluate("""e => ["iiii", "mmmm"].map((text) => {
        const copy = e.cloneNode();
        copy.textContent = text;
        e.after(copy);
        const range = document.createRange();
        range.selectNodeContents(copy);
        const { width } = range.getBoundingClientRect();
        copy.remove();
        return width;
    })""")
    assert widths[1] > 1.5 * widths[0]
    avatar = view.locator(".avatar")
    assert avatar.inner_text() == "DW"
    assert avatar.evaluate("e => getComputedStyle(e).borderRadius") == "50%"
    assert view.locator(".switch.on, .checkbox.on").count() == 2
    assert view.locator("svg path").first.get_attribute("d") == "M15 4l-8 8 8 8"
    assert view.locator(".symbol").last.inner_text() in ("‹", "")
    assert view.locator(".veil").bounding_box()["height"] == 844


def test_hostile_texts_stay_texts_and_invalid_colors_are_ignored(show):
    opened = show(with_phone()).press("p")
    view = phone(opened)
    assert view.locator("b").count() == 0
    assert "</span><b>Whitfield</b> \\u{202E} with" in view.inner_text()
    assert view.locator(".symbol").first.evaluate("e => getComputedStyle(e).color") == "rgb(28, 28, 30)"
    assert opened.broken == []


def test_a_text_shows_its_source_as_in_the_text_view(show):
    opened = show(with_phone()).press("p")
    title = phone(opened).get_by_text("Welcome")
    title.hover()
    tip = opened.page.locator("#tip")
    assert "headerComponent.title" in tip.inner_text() and "hello.yaml:3" in tip.inner_text()
    assert not phone(opened).locator(".avatar").get_attribute("data-s")


def test_nothing_overflows_the_phone(show):
    opened = show(with_phone()).press("p")
    for id in ("hello", "hello@dark"):
        view = phone(opened, id)
        assert view.evaluate("e => e.scrollWidth <= 390 && e.scrollHeight <= 844")
        name = view.get_by_text("Whitfield")
        assert name.evaluate("e => e.getBoundingClientRect().width") == 120
    opened.page.set_viewport_size({"width": 420, "height": 800})
    assert opened.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_frame_that_was_not_run_has_no_view(show):
    model = with_phone()
    opened = show(model).press("p")
    opened.press("j", "j", "j")
    opened.article("other").get_by_text("No phone view").wait_for()


def test_there_is_no_button_without_pictures(show):
    assert show(small().done()).page.locator("[data-views]").is_hidden()


@pytest.mark.parametrize("screen", ["channel-crew", "channel-list@dark", "invite-selected:1", "members-menu:2",
                                    "channel-deleting:1", "push-settings"])
def test_pictures_of_shipped_screens_stay_inside(show, diorama, screen):
    found = run(diorama, "gallery", "--format", "json", "--filter", screen.split(":")[0], "screens", cwd=sample.ROOT)
    model = json.loads(found.stdout)
    opened = show(model).press("p")
    view = opened.page.locator(".phone").first
    view.wait_for()
    outside = view.evaluate("""view => {
        const box = view.getBoundingClientRect();
        return [...view.querySelectorAll(".band > *")].filter((shape) => {
            const { left, right, width } = shape.getBoundingClientRect();
            return left < box.left - 1 || right > box.right + 1 || width < 1;
        }).map((shape) => shape.textContent);
    }""")
    assert outside == []
    assert view.locator("[data-s]").count() > 0
