"""The position on the page: the current screen stays current and visible, and is announced."""
import sample
from test_deciding import NOW, OLD, live, partial, project  # noqa: F401

TOP = "document.querySelector('article[aria-current]').getBoundingClientRect().top"
BAR = "document.querySelector('.top').getBoundingClientRect().bottom"


def rest(opened):
    """Waits until nothing scrolls or grows any more, and the page has updated its position."""
    opened.page.wait_for_timeout(600)
    return opened


def chosen(opened, id):
    opened.page.click("[data-state=all]")
    opened.page.click(f"nav a[href='#{id}']")
    opened.reaches(id)
    return rest(opened)


def in_place(opened):
    """Whether the heading of the current screen is right below the bar, or as high as the end of the page allows."""
    top, bar = opened.page.evaluate(TOP), opened.page.evaluate(BAR)
    return 0 <= top - bar <= 30 or (top > bar and opened.page.evaluate(
        "scrollY + innerHeight >= document.documentElement.scrollHeight - 2"))


def test_the_current_screen_is_kept_when_a_search_ends(show, shipped):
    opened = chosen(show(shipped), "invite-loading")
    opened.press("/")
    opened.page.keyboard.type("settings", delay=30)
    rest(opened)
    assert "invite-loading" not in opened.shown()
    assert opened.page.evaluate("scrollY") == 0
    assert f"/{opened.shown()[0]}.yaml" in opened.page.inner_text("aside h3")
    opened.press("Escape")
    rest(opened)
    assert opened.current() == "invite-loading"
    assert in_place(opened)
    # Letters are shortcuts again.
    names = opened.shown()
    opened.press("j").reaches(names[names.index("invite-loading") + 1])


def test_a_search_scrolls_to_its_first_match(show, shipped):
    opened = chosen(show(shipped), "open-settings-delete")
    opened.search("mention")
    first = opened.shown()[0]
    rest(opened)
    assert opened.page.evaluate("scrollY") == 0
    opened.page.focus("#search")
    opened.press("Enter").reaches(first)


def test_chips_scroll_to_the_current_screen_or_to_the_top(show, shipped):
    opened = chosen(show(shipped), "members-offline")
    for state in ("differs", "all"):
        opened.page.click(f"[data-state={state}]")
        rest(opened)
        assert opened.current() == "members-offline" and in_place(opened), state
    opened.page.click("[data-state=missing]")
    rest(opened)
    assert opened.page.evaluate("scrollY") == 0
    # A screen that is not visible cannot be decided.
    opened.press("a")
    assert opened.status() == "Select a screen first, such as with n."
    opened.page.click("[data-state=all]")
    rest(opened)
    assert opened.current() == "members-offline" and in_place(opened)


def test_scrolling_changes_the_current_screen(show, shipped):
    opened = chosen(show(shipped), "open-settings-delete")
    opened.page.mouse.move(700, 500)
    opened.page.mouse.wheel(0, -4000)
    rest(opened)
    assert opened.current() != "open-settings-delete"
    assert opened.current() in opened.shown()


def test_the_current_heading_is_right_below_the_bar(show, shipped):
    opened = show(shipped)
    opened.page.click("[data-state=all]")
    rest(opened)
    places = {}
    names = opened.shown()
    for id in [*names[10::23], *names[-9::-31]]:
        opened.page.click(f"nav a[href='#{id}']")
        rest(opened)
        places[opened.current()] = in_place(opened)
    for _ in range(7):
        opened.press("n")
        rest(opened)
        places[opened.current()] = in_place(opened)
    assert len(places) > 12 and [id for id, right in places.items() if not right] == []


def test_n_reports_that_there_is_no_other_screen(show, shipped):
    opened = show(shipped)
    opened.page.click("[data-state=same]")
    opened.press("n")
    assert opened.status() == "No more screens."


def test_saves_are_announced_but_keep_the_message_of_a_decision(live):
    opened, server = live(project(live={"token": "secret"}))
    server.say(partial("two", [line.replace("Add", "Ask") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Ask")
    first = opened.status()
    opened.page.wait_for_timeout(1100)
    server.say(partial("two", [line.replace("Add", "Say") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Say")
    assert opened.status().startswith("Updated ") and opened.status() != first
    opened.press("n", "n", "r")
    opened.wait("document.querySelector('.status').textContent.startsWith('Rejected')")
    server.say(partial("two", [line.replace("Add", "Wave") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Wave")
    assert opened.status().startswith("Rejected: 1 screen")


def test_a_second_r_on_a_served_page_undoes_the_rejection(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.press("n", "r").reaches("two")
    opened.wait("document.querySelector('[data-count]').textContent === '4 pending'")
    opened.press("k", "r")
    assert opened.status() == "Undecided: 1 change in 1 screen"
    assert opened.page.inner_text("[data-count]") == "5 pending"
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "false"
    assert opened.current() == "one"
    # Nothing had been recorded, so no request is sent, and the tab may be closed.
    assert len(server.posted) == 1
    assert opened.page.evaluate("dispatchEvent(new Event('beforeunload', {cancelable: true}))")


def test_buttons_for_several_screens_show_how_many_they_decide(show):
    opened = show(project())
    cause = opened.page.locator(".changes .group").first.locator(":scope > .decide button").first
    assert cause.inner_text() == "Accept all with this cause (2)"
    opened.press("n", "r")
    opened.reaches("two")
    assert cause.inner_text() == "Accept all with this cause (1)"
    assert cause.get_attribute("aria-label") == "Accept all with this cause (1)"
    assert opened.page.inner_text("footer .accept") == "Accept all (3)"


def test_the_focus_moves_to_the_main_area_when_its_button_is_removed(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.page.on("dialog", lambda dialog: dialog.accept())
    opened.page.locator(".changes .accept").first.focus()
    opened.press("Enter")
    opened.wait("document.querySelector('.status').textContent.startsWith('Accepted')")
    server.say(partial(None, []))
    opened.wait("!document.querySelector('.changes .group')")
    assert opened.page.evaluate("document.activeElement.tagName") == "MAIN"


def test_side_by_side_shows_before_and_after_with_marks(show):
    model = sample.Model("decisions")
    model.screen("base", [("a", NOW), ("b", OLD)], [("a", OLD), ("b", OLD)], "changed", width=10)
    model.screen("base@dark", [("a", NOW)], [("a", OLD)], "changed", of="base", variant="dark", theme=1, width=10)
    opened = show(model.done(), hash="#base@dark").press("v")
    family = opened.article("base").locator(".family > *")
    captions = [family.nth(at).locator("figcaption b").all_inner_texts() for at in range(6)]
    assert captions == [[], ["before", "after"], ["same"], [], ["before", "after"], []]
    assert family.nth(4).locator(".add mark").all_inner_texts() == ["Add   "]
    # The current variant is kept, also back in the full list.
    link = "document.querySelector('nav [aria-current]').textContent"
    rest(opened)
    assert opened.page.evaluate(link) == "@dark"
    assert rest(opened.press("v")).current() == "base@dark"
    assert rest(opened.press("v", "d")).article("base").locator("figcaption b").all_inner_texts() == ["after", "same", "after"]


def test_two_columns_need_no_scroll_bar(show):
    model = sample.Model("wide")
    lines = ["┌" + "─" * 46 + "┐", "│" + " Invite".ljust(46) + "│", "└" + "─" * 46 + "┘"]
    model.screen("base", [("a", lines)], width=48)
    model.screen("base@dark", [("a", lines)], of="base", variant="dark", theme=1, width=48)
    opened = show(model.done(), hash="#base", viewport={"width": 1300, "height": 900}).press("v")
    family = opened.article("base").locator(".family")
    wide, visible = family.evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert wide <= visible
    edges = family.locator(".glass").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")
    assert len(edges) == 2 and edges[1] <= family.evaluate("e => e.getBoundingClientRect().right")


def test_a_download_shows_the_command_that_applies_it(show):
    model = project() | {"commands": {
        "apply": "my-app review 'app one' two --apply", "test": "my-app test 'app one' two"}}
    opened = show(model).press("n", "a")
    opened.page.click("[data-do=download]")
    assert opened.status() == (
        "Downloaded. To apply: my-app review 'app one' two --apply diorama-decisions.json")
    opened.press("?")
    shown = opened.page.inner_text("[data-about]")
    assert "then run my-app review 'app one' two --apply FILE." in shown
    assert "check out its commit and run my-app test 'app one' two first." in shown
