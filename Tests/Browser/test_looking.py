"""What the page shows, and how to find it."""
import re

import pytest

import sample


def small(**more):
    """Two screens with a source, wide characters, and blocks."""
    model = sample.Model("small", **more)
    yaml = "# all of it\nviewController: List\ntitle: Welcome\nsteps:\n  - tap: Go\n"
    file = model.file("screens/hello.yaml", yaml)
    other = model.file("screens/diorama.yaml", "title: Shared\n")
    title = model.source("headerComponent.title", "Header", "set by the screen", file, 3, 8)
    row = model.source("", "UserCell", "set by Swift code", other, 1, 1)
    lines = ["┌──────────────────────┐", "│ [Back]    Welcome    │", "│ ● 田中 春樹      [ ] │",
             "│ ○ e\u0301mile 🐝       [x] │", "│ ○ प्रिया शर्मा       [⋯] │", "│ ● 👨‍👩‍👧‍👦 🇰🇷 ❤️       [ ] │", "│ ● مرحبا بكم      [ ] │", "└──────────────────────┘"]
    sources = [("Welcome", title), ("[x]", row)]
    model.screen("hello", [("first", lines, ["── styles ──", "bar 'Welcome' h1"]), ("second", lines)],
                 sources=sources, file=file, line=2, lines=2, folder="start", system="list",
                 tags=["one", "two"], types=["ListController"], ids=["haruki"],
                 width=24, description="What is seen first")
    model.screen("hello@dark", [("first", [line.replace("Welcome", "Goodbye") for line in lines])], of="hello", variant="dark",
                 theme=1, file=file, line=4, lines=2, folder="start", system="list", width=24)
    model.screen("other", [("", lines[:3])], file=other, folder="", system="chat", width=24)
    return model


def test_the_page_opens_from_disk_without_further_requests(show, shipped):
    opened = show(shipped)
    assert [url for url in opened.requests if not url.startswith("file:")] == []
    assert len(opened.requests) == 1
    assert opened.said == [] and opened.broken == []


def test_a_summary_describes_what_is_shown(show, shipped):
    opened = show(shipped)
    said = opened.page.inner_text("[data-sum]")
    assert f"{len(shipped['screens'])} screens of the app" in said
    assert "4 changed, 1 new, 1 failed, compared with the snapshots" in said


def test_all_screens_are_shown_when_none_differs(show):
    opened = show(small().done())
    assert opened.shown() == ["hello", "hello@dark", "other"]
    assert "No differences" in opened.page.inner_text("[data-sum]")
    assert opened.page.locator("[data-modes]").is_hidden()


def test_frames_are_text_in_the_colors_of_the_theme(show):
    opened = show(small().done())
    glass = opened.article("hello@dark").locator(".glass").first
    assert "│ [Back]    Goodbye    │" in glass.inner_text()
    assert glass.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(22, 22, 22)"
    button = glass.get_by_text("[Back]")
    assert button.evaluate("e => getComputedStyle(e).color") == "rgb(194, 169, 250)"
    assert button.evaluate("e => getComputedStyle(e).fontWeight") == "700"
    light = opened.article("hello").locator(".glass").first
    assert light.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"


def test_wide_characters_keep_the_columns_aligned(show):
    opened = show(small().done())
    edges = opened.article("hello").locator(".glass").first.evaluate("""glass =>
        [...glass.querySelectorAll('.row')].map(row => {
          const range = document.createRange();
          range.selectNodeContents(row);
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          let last;
          while (walker.nextNode()) if (walker.currentNode.data.trim()) last = walker.currentNode;
          const at = last.data.trimEnd().length;
          range.setStart(last, at - 1);
          range.setEnd(last, at);
          return Math.round(range.getBoundingClientRect().right * 2) / 2;
        })""")
    assert len(edges) == 8
    assert max(edges) - min(edges) <= 1, edges


def test_borders_connect_from_row_to_row(show):
    opened = show(small().done())
    gaps = opened.article("hello").locator(".glass").first.evaluate("""glass => {
        const style = getComputedStyle(glass);
        const boxes = [...glass.querySelectorAll('.row')].map(row => row.getClientRects()[0]);
        return boxes.slice(1).map((box, index) => box.top - boxes[index].bottom);
    }""")
    assert all(gap <= 0.01 for gap in gaps), gaps


@pytest.mark.parametrize("by,names", [
    ("folder", ["(project root) 1", "start 2"]), ("system", ["chat 1", "list 2"]),
    ("tags", ["no tag 2", "one 1", "two 1"]), ("types", ["ListController 1", "no type 2"]),
    ("state", ["same 3"])])
def test_the_list_groups_screens_and_counts_them(show, by, names):
    opened = show(small().done())
    opened.page.select_option("#by", by)
    assert opened.page.locator("nav summary").all_inner_texts() == names


def test_a_variant_is_listed_below_its_screen(show):
    opened = show(small().done())
    assert opened.page.locator("nav li.variant").all_inner_texts() == ["@dark"]


@pytest.mark.parametrize("words,names", [
    ("other", ["other"]), ("goodbye", ["hello@dark"]), ("LISTCONTROLLER", ["hello"]),
    ("haruki", ["hello"]), ("春樹", ["hello", "hello@dark", "other"]), ("seen first", ["hello"]),
    ("welcome haruki", ["hello"]), ("welcome goodbye", []), ('"[back]    welcome"', ["hello", "other"]),
    ('"welcome back"', []), ("h1", ["hello"])])
def test_search_finds_names_texts_types_and_ids(show, words, names):
    opened = show(small().done())
    opened.search(words)
    assert opened.shown() == names
    assert opened.page.locator(".none").is_visible() == (names == [])


@pytest.mark.parametrize("words", ["\u00e9mile", "E\u0301mile", '"\u25cb \u00c9M"'])
def test_search_finds_letters_with_accents_however_they_are_encoded(show, words):
    opened = show(small().done())
    opened.search(words)
    assert opened.shown() == ["hello", "hello@dark"]


def test_search_finds_names_in_both_forms_of_an_accent(show):
    model = sample.Model("accents")
    model.screen("composed", [("", ["caf\u00e9"])], tags=["e\u0301t\u00e9"])
    model.screen("decomposed", [("", ["cafe\u0301"])], tags=["\u00e9te\u0301"])
    model.screen("plain", [("", ["cafe"])])
    opened = show(model.done())
    for words in ["caf\u00e9", "cafe\u0301", "\u00c9t\u00e9", "e\u0301te\u0301"]:
        opened.search(words)
        assert opened.shown() == ["composed", "decomposed"]


# The texts that are highlighted as found.
MARKED = """[...CSS.highlights.get('found') ?? []].map(one => {
    const range = new Range();
    range.setStart(one.startContainer, one.startOffset);
    range.setEnd(one.endContainer, one.endOffset);
    return range.toString();
})"""


@pytest.mark.parametrize("words,marked", [
    ("m", ["m"]), ("e\u0301", ["e\u0301", "\u00e9"]), ("\u00c9", ["e\u0301", "\u00e9"]),
    ("z", ["z"]), ("i\u0307", ["\u0130", "\u0130"]), ("i", ["\u0130", "\u0130"])])
def test_found_letters_are_marked_whatever_the_length_of_their_folded_form(show, words, marked):
    model = sample.Model("marks")
    model.screen("accents", [("", ["\u043ce\u0301", "em\u00e9", "\u0130\u0130z"])])
    opened = show(model.done())
    opened.search(words)
    opened.wait(f"({MARKED}).length")
    assert opened.page.evaluate(MARKED) == marked


@pytest.mark.parametrize("words,marked", [
    ('"[back]    welcome"', ["[Back]    Welcome"]), ("ack]", ["ack]"]),
    ('"\u25cb \u00c9M"', ["\u25cb e\u0301m"]), ('"\U0001f41d       [x"', ["\U0001f41d       [x"]),
    ('"\u25cb \u00e9" [x]', ["\u25cb e\u0301", "[x]"]), ('"ab[go]cd"', ["ab\u2502[Go]\u2502cd"])])
def test_found_texts_of_several_colors_are_marked(show, words, marked):
    model = sample.Model("runs")
    title = model.source("headerComponent.title")
    model.screen("bar", [("", ["\u2502 [Back]    Welcome    \u2502", "\u2502 \u25cb e\u0301mile \U0001f41d       [x] \u2502",
                               "\u2502ab\u2502[Go]\u2502cd\u2502"])], sources=[("Welcome", title)])
    opened = show(model.done())
    opened.search(words)
    opened.wait(f"({MARKED}).length")
    assert opened.page.evaluate(MARKED) == marked


def test_search_also_finds_unchanged_screens(show, shipped):
    opened = show(shipped)
    opened.search("members-invite")
    assert "members-invite" in opened.shown()[0]


def test_the_yaml_panel_shows_only_a_visible_screen(show):
    opened = show(small().done()).press("j")
    opened.reaches("hello")
    opened.search("other")
    assert opened.page.inner_text("aside h3").startswith("screens/diorama.yaml")
    opened.search("nothing like it")
    assert opened.page.inner_text("aside [data-yaml]") == "Select a screen to see its YAML."
    # The current screen is kept.
    opened.press("Escape")
    assert opened.page.inner_text("aside h3") == "screens/hello.yaml, lines 2 to 3"
    assert opened.current() == "hello"


def test_chips_show_screens_of_one_state(show, shipped):
    opened = show(shipped)
    count = len(shipped["screens"])
    assert opened.page.locator("[data-state]").all_inner_texts() == [
        f"All {count}", "Differences 6", "Changed 4", "New 1", "Failed 1", f"Same {count - 6}"]
    assert len(opened.shown()) == 6
    opened.page.click("[data-state=failed]")
    assert opened.shown() == ["members-offline"]
    opened.page.click("[data-state=all]")
    assert len(opened.shown()) == count


def test_a_failed_screen_shows_its_error(show, shipped):
    opened = show(shipped, hash="#members-offline")
    said = opened.article("members-offline").inner_text()
    assert "error: no tappable element is labeled 'Retry'" in said
    assert "screens/people/members-offline.yaml:9:5 [step-failed]" in said


def test_the_yaml_panel_marks_the_lines_of_the_screen(show):
    opened = show(small().done(), hash="#hello")
    assert opened.page.inner_text("aside h3") == "screens/hello.yaml, lines 2 to 3"
    lines = opened.page.locator(".yaml span")
    assert lines.count() == 5
    assert opened.page.locator(".yaml .of").all_inner_texts() == ["viewController: List\n", "title: Welcome\n"]
    opened.press("y")
    assert opened.page.locator("aside").is_hidden()


def test_pointing_at_a_text_shows_its_origin(show):
    opened = show(small().done(), hash="#hello")
    run = opened.article("hello").locator("[data-s]").filter(has_text="Welcome").first
    run.hover()
    assert opened.page.inner_text("#tip").split("\n") == [
        "Header · headerComponent.title", "set by the screen", "screens/hello.yaml:3:8"]
    assert opened.page.inner_text(".yaml .lit") == "title: Welcome\n"
    opened.page.hover("h1")
    assert opened.page.locator("#tip").is_hidden()


def test_clicking_a_text_from_another_file_shows_that_file(show):
    opened = show(small().done(), hash="#hello")
    opened.article("hello").locator("[data-s]").filter(has_text="[x]").first.click()
    assert opened.page.inner_text("aside h3") == "screens/diorama.yaml"
    assert opened.page.inner_text(".yaml .lit") == "title: Shared\n"


def test_arrow_keys_go_from_text_to_text(show):
    opened = show(small().done(), hash="#hello:1")
    assert opened.page.evaluate("document.activeElement.className").startswith("glass")
    opened.press("ArrowRight")
    assert opened.page.evaluate("document.activeElement.textContent").strip().endswith("Welcome")
    assert "headerComponent.title" in opened.page.inner_text("#tip")
    described = opened.page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == "tip"
    opened.press("ArrowDown")
    assert "set by Swift code" in opened.page.inner_text("#tip")
    opened.press("Escape")
    assert opened.page.locator("#tip").is_hidden()
    assert opened.page.evaluate("document.activeElement.className").startswith("glass")


def test_a_text_with_the_focus_keeps_its_tip_when_the_page_scrolls(show, shipped):
    opened = show(shipped, hash="#members-invite:2")
    opened.reaches("members-invite")
    opened.article("members-invite").locator(".glass").first.focus()
    opened.press("ArrowRight")
    opened.wait("!document.querySelector('#tip').hidden")
    before = opened.page.evaluate("document.querySelector('#tip').getBoundingClientRect().y")
    opened.page.evaluate("document.scrollingElement.scrollBy(0, 40)")
    opened.wait(f"document.querySelector('#tip').getBoundingClientRect().y === {before} - 40")
    assert opened.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    assert opened.page.evaluate("document.querySelectorAll('[aria-describedby=tip]').length") == 1


def test_links_lead_to_a_screen_and_to_a_frame(show, shipped):
    opened = show(shipped, hash="#members-invite:2")
    opened.reaches("members-invite")
    assert opened.page.evaluate("document.activeElement.closest('figure').dataset.frame") == "2"
    box = opened.page.evaluate("document.activeElement.getBoundingClientRect().top")
    opened.page.wait_for_timeout(200)
    assert 0 < opened.page.evaluate("document.activeElement.getBoundingClientRect().top") < 450, box
    href = opened.article("members-invite").locator("figcaption a").nth(1).get_attribute("href")
    assert href == "#members-invite:2"


def test_a_link_in_the_list_leads_to_its_screen(show):
    opened = show(small().done())
    opened.page.locator("nav a", has_text="other").click()
    opened.reaches("other")
    assert opened.page.url.endswith("#other")
    assert opened.page.locator("nav [aria-current]").inner_text() == "other"


def test_keys_go_through_the_screens(show, shipped):
    opened = show(shipped)
    names = opened.shown()
    assert opened.current() is None
    opened.press("j").reaches(names[0])
    opened.press("j", "j").reaches(names[2])
    opened.press("k").reaches(names[1])
    opened.press("/")
    assert opened.page.evaluate("document.activeElement.id") == "search"
    opened.page.keyboard.type("jjj")
    assert opened.page.input_value("#search") == "jjj"
    opened.press("Escape")
    assert opened.page.input_value("#search") == ""
    assert len(opened.shown()) == len(shipped["screens"])


def test_n_goes_to_the_next_screen_that_differs(show, shipped):
    opened = show(shipped)
    opened.page.click("[data-state=all]")
    states = {s["id"]: s["state"] for s in shipped["screens"]}
    differing = [id for id in states if states[id] != "same"]
    for id in [*differing, differing[0]]:
        opened.press("n").reaches(id)


def test_help_lists_the_keys_and_can_switch_them_off(show, shipped):
    opened = show(shipped).press("?")
    assert opened.page.locator("dialog").is_visible()
    keys = opened.page.locator("dialog kbd").all_inner_texts()
    assert keys[:11] == ["/", "j", "k", "n", "d", "w", "v", "y", "p", "a", "r"]
    opened.page.uncheck("#keys")
    opened.page.click("[data-do=close]")
    before = opened.current()
    assert opened.press("j").current() == before


def test_variants_are_shown_side_by_side(show):
    opened = show(small().done()).press("v")
    assert opened.shown() == ["hello", "other"]
    family = opened.article("hello").locator(".family")
    assert family.locator("h3").all_inner_texts() == ["hello", "@dark"]
    tops = family.locator(".frame").evaluate_all("all => all.map(e => e.getBoundingClientRect()).map(r => [r.left, r.top])")
    (left, top), (below, _), (right, same) = tops[0], tops[1], tops[2]
    assert right > left and same == top and below == left
    assert opened.press("v").shown() == ["hello", "hello@dark", "other"]


def test_tab_reaches_everything_with_a_visible_focus(show, shipped):
    opened = show(shipped)
    seen, invisible = [], []
    for _ in range(45):
        opened.press("Tab")
        what, outlined = opened.page.evaluate("""() => {
            const e = document.activeElement, style = getComputedStyle(e);
            return [e.dataset.state ?? e.dataset.do ?? e.dataset.mode ?? e.id ?? e.tagName ?? '',
                    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2];
        }""")
        seen.append(what)
        if not outlined:
            invisible.append(what)
    assert invisible == []
    for name in ("skip", "search", "before", "both", "variants", "yaml", "help", "all", "by", "decide"):
        assert name in seen, (name, seen)


def test_blocks_below_a_frame_can_be_opened(show):
    opened = show(small().done(), hash="#hello")
    blocks = opened.article("hello").locator("details.blocks").first
    assert blocks.locator("summary").inner_text() == "styles"
    blocks.locator("summary").click()
    assert "bar 'Welcome' h1" in blocks.inner_text()


def test_distant_screens_are_discarded_and_drawn_again(show):
    opened = show(sample.large(frames=1000))
    opened.page.click("[data-state=all]")
    count = "document.querySelectorAll('.glass').length"
    opened.page.wait_for_timeout(300)
    few = opened.page.evaluate(count)
    assert 0 < few < 60
    # Drawn screens are higher than estimated, so the end of the page moves.
    opened.wait(
        "scrollTo(0, document.body.scrollHeight),"
        " [...document.querySelectorAll('article')].at(-1).querySelector('.glass')")
    opened.page.wait_for_timeout(300)
    assert opened.page.evaluate(count) < 80
    assert opened.page.evaluate("document.querySelector('article .glass') === null") or few < 80


def test_without_javascript_the_page_shows_a_list_and_a_note(show, shipped):
    opened = show(shipped, java_script_enabled=False)
    text = opened.page.inner_text("body")
    assert "needs JavaScript, which is disabled" in text
    assert "members-offline failed" in text and "invite-users@dark missing" in text
    assert opened.page.locator("noscript li, main li").count() == len(shipped["screens"])


def test_the_title_names_the_project(show, shipped):
    assert show(shipped).page.title() == (
        f"screens: {len(shipped['screens'])} screens, 4 changed, 1 new, 1 failed")


def test_the_page_is_small():
    import assemble
    sizes = [len(path.read_bytes()) for path in assemble.FOLDER.iterdir()]
    assert sum(sizes) <= 80_000


def test_the_page_contains_no_inline_handlers_or_style_attributes(show, shipped):
    import assemble
    template = re.sub(r"<!--\w+-->", "", assemble.read("gallery.html"))
    assert not re.search(r"\son\w+=|\sstyle=", template)
    assert not re.search(r"innerHTML|insertAdjacentHTML|document\.write|\beval\b|\.style\b(?!\()", assemble.script().replace("this.styles", "").replace("tables.style(", ""))
    opened = show(shipped)
    assert opened.page.locator("[style]").count() == 0


def documented(title):
    """The keys in a table of the data in docs/Gallery.md."""
    text = (sample.ROOT / "docs" / "Gallery.md").read_text(encoding="utf-8").partition("## The data\n")[2]
    table = re.search(rf"{title}.*?\n\n(\| key .*?)\n\n", text, re.S)[1]
    return {key for row in table.splitlines()[2:] for key in re.findall(r"`(\w+)`", row.split("|")[1])}


def test_samples_have_the_keys_that_diorama_writes(shipped):
    """The samples may contain only what the real data can contain."""
    from test_trust import changes
    models = [shipped, sample.hostile(), sample.large(frames=4), small().done(),
              changes(against={"name": "base"}).done(), changes(live={"token": "secret"}).done()]
    keys = documented("prints one value")
    screens = documented("A screen:")
    assert {"strings", "groups"} <= keys and {"id", "recordedHead"} <= screens
    for model in models:
        assert set(model) <= keys
        assert set().union(*model["screens"]) <= screens
        assert {key for style in model["styles"] for key in style} <= {"fg", "bg", "bold"}
        assert {key for theme in model["themes"] for key in theme} == {"name", "ink", "ground", "dim"}
        assert {key for file in model["files"] for key in file} <= {"path", "text"}
        for screen in model["screens"]:
            assert None not in screen.values()
            frames = screen["frames"] + screen.get("recorded", [])
            assert {key for frame in frames for key in frame} <= {"label", "rows", "blocks"}
            for problem in screen.get("diagnostics", []):
                assert set(problem) <= {"severity", "code", "message", "help", "place"}
