"""Where one is on the page: what is chosen stays chosen, in sight, and is told of."""
import sample
from test_deciding import NOW, OLD, live, partial, project  # noqa: F401

TOP = "document.querySelector('article[aria-current]').getBoundingClientRect().top"
BAR = "document.querySelector('.top').getBoundingClientRect().bottom"


def rest(opened):
    """Waits until nothing scrolls or grows any more, and the page has looked where it is."""
    opened.page.wait_for_timeout(600)
    return opened


def chosen(opened, id):
    opened.page.click("[data-state=all]")
    opened.page.click(f"nav a[href='#{id}']")
    opened.reaches(id)
    return rest(opened)


def in_place(opened):
    """Whether the heading of the current screen is right below the bar, or as far up as the page ends."""
    top, bar = opened.page.evaluate(TOP), opened.page.evaluate(BAR)
    return 0 <= top - bar <= 30 or (top > bar and opened.page.evaluate(
        "scrollY + innerHeight >= document.documentElement.scrollHeight - 2"))


def test_what_is_chosen_stays_chosen_when_a_search_is_left(show, shipped):
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
    # And letters are keys again.
    names = opened.shown()
    opened.press("j").reaches(names[names.index("invite-loading") + 1])


def test_what_is_found_first_is_seen_first(show, shipped):
    opened = chosen(show(shipped), "open-settings-delete")
    opened.search("mention")
    first = opened.shown()[0]
    rest(opened)
    assert opened.page.evaluate("scrollY") == 0
    opened.page.focus("#search")
    opened.press("Enter").reaches(first)


def test_chips_lead_to_what_is_chosen_or_to_the_first(show, shipped):
    opened = chosen(show(shipped), "members-offline")
    for state in ("differs", "all"):
        opened.page.click(f"[data-state={state}]")
        rest(opened)
        assert opened.current() == "members-offline" and in_place(opened), state
    opened.page.click("[data-state=missing]")
    rest(opened)
    assert opened.page.evaluate("scrollY") == 0
    # What is not seen is not decided on.
    opened.press("a")
    assert opened.status() == "Go to a screen first, as with n."
    opened.page.click("[data-state=all]")
    rest(opened)
    assert opened.current() == "members-offline" and in_place(opened)


def test_whoever_scrolls_looks_at_another_screen(show, shipped):
    opened = chosen(show(shipped), "open-settings-delete")
    opened.page.mouse.move(700, 500)
    opened.page.mouse.wheel(0, -4000)
    rest(opened)
    assert opened.current() != "open-settings-delete"
    assert opened.current() in opened.shown()


def test_no_heading_is_left_below_the_bar(show, shipped):
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


def test_the_last_key_says_that_nothing_comes(show, shipped):
    opened = show(shipped)
    opened.page.click("[data-state=same]")
    opened.press("n")
    assert opened.status() == "There is no other one."


def test_each_save_is_told_of_and_no_decision_is_talked_over(live):
    opened, server = live(project(live={"token": "secret"}))
    server.say(partial("two", [line.replace("Add", "Ask") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Ask")
    first = opened.status()
    opened.page.wait_for_timeout(1100)
    server.say(partial("two", [line.replace("Add", "Say") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Say")
    assert opened.status().startswith("Shown as saved ") and opened.status() != first
    opened.press("n", "n", "r")
    opened.wait("document.querySelector('.status').textContent.startsWith('Rejected')")
    server.say(partial("two", [line.replace("Add", "Tell") for line in NOW], OLD))
    opened.page.wait_for_selector("text=Tell")
    assert opened.status().startswith("Rejected: 1 screen")


def test_r_once_more_is_undecided_again_where_the_page_is_served(live):
    opened, server = live(project(live={"token": "secret"}))
    opened.press("n", "r").reaches("two")
    opened.wait("document.querySelector('[data-count]').textContent === '3 to decide'")
    opened.press("k", "r")
    assert opened.status() == "Undecided: 1 screen"
    assert opened.page.inner_text("[data-count]") == "4 to decide"
    assert opened.article("one").locator(".reject").get_attribute("aria-pressed") == "false"
    assert opened.current() == "one"
    # Nothing had been recorded, so nothing is said to Diorama, and the tab may be closed.
    assert len(server.posted) == 1
    assert opened.page.evaluate("dispatchEvent(new Event('beforeunload', {cancelable: true}))")


def test_buttons_for_several_say_on_how_many_they_decide(show):
    opened = show(project())
    cause = opened.page.locator(".changes .group").first.locator(":scope > .decide button").first
    assert cause.inner_text() == "Accept all of this cause (3)"
    opened.press("n", "r")
    opened.reaches("two")
    assert cause.inner_text() == "Accept all of this cause (2)"
    assert cause.get_attribute("aria-label") == "Accept all of this cause (2)"
    assert opened.page.inner_text("footer .accept") == "Accept all (3)"


def test_the_focus_goes_on_when_what_was_pressed_is_gone(live):
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
    # The chosen variant stays chosen, also back in the list of all.
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
    wide, room = family.evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert wide <= room
    edges = family.locator(".glass").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")
    assert len(edges) == 2 and edges[1] <= family.evaluate("e => e.getBoundingClientRect().right")


def test_what_is_downloaded_names_the_project_to_carry_it_out_on(show):
    model = project() | {"commands": {
        "apply": "my-app review 'app one' two --apply", "test": "my-app test 'app one' two"}}
    opened = show(model).press("n", "a")
    opened.page.click("[data-do=download]")
    assert opened.status() == (
        "Downloaded. To carry it out: my-app review 'app one' two --apply diorama-decisions.json")
    opened.press("?")
    told = opened.page.inner_text("[data-about]")
    assert "and my-app review 'app one' two --apply FILE carries it out." in told
    assert "check out its commit, and run my-app test 'app one' two first." in told
