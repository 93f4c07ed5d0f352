"""Untrusted texts, accessibility, and printing."""
import json
import re
import unicodedata

import pytest
from axe_playwright_python.sync_playwright import Axe

import assemble
import sample
from test_deciding import project
from test_looking import small


def test_hostile_texts_run_no_code(show):
    opened = show(sample.hostile())
    assert opened.page.evaluate("window.broken") is None
    assert opened.broken == [] and opened.said == []
    assert len(opened.requests) == 1
    assert opened.page.locator("main img, article script, nav script").count() == 0
    assert len(opened.shown()) == len(sample.HOSTILE) + 1
    opened.press("v", "d", "d")
    for number in range(len(sample.HOSTILE) + 1):
        opened.press("j")
    opened.search("broken")
    assert "</script><script>window.broken = 1</script>" in opened.shown()
    assert opened.broken == []


def test_hostile_texts_are_shown_literally(show):
    opened = show(sample.hostile())
    for text in (sample.HOSTILE["script"], sample.HOSTILE["markup"], "__proto__"):
        opened.page.evaluate("id => location.hash = encodeURIComponent(id)", text)
        opened.wait("document.querySelector('article[aria-current] h2').textContent === " + json.dumps(text))
        assert text in opened.page.locator("article[aria-current] .add").first.text_content()


def test_every_name_can_be_linked_to(show):
    opened = show(sample.hostile())
    for name, seen in (("spaces", None), ("script", None), ("prototype", None),
                       ("lines", "a\\u{2028}b\\u{2029}c")):
        text = seen or sample.HOSTILE[name]
        link = opened.page.evaluate(
            "id => [...document.querySelectorAll('h2 a')].find(a => a.textContent === id).getAttribute('href')", text)
        again = show(sample.hostile(), hash=link)
        again.reaches(text)


def test_a_name_of_one_megabyte_is_truncated_on_the_page(show):
    opened = show(sample.hostile())
    longest = opened.page.evaluate("Math.max(...[...document.querySelectorAll('h2, nav a, .description, figcaption')].map(e => e.textContent.length))")
    assert longest < 1000
    assert opened.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_bidirectional_controls_do_not_affect_other_text(show):
    opened = show(sample.hostile())
    text = sample.HOSTILE["bidi"]
    order = opened.page.evaluate("""id => {
        const article = [...document.querySelectorAll('article')].find(a => a.screen.id === id);
        article.scrollIntoView();
        return new Promise(done => setTimeout(() => {
          const row = article.querySelector('.add');
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          const edges = [];
          while (walker.nextNode()) {
            const at = walker.currentNode.data.indexOf('│');
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            edges.push(range.getBoundingClientRect().left);
          }
          done([edges, row.getBoundingClientRect().left, row.getBoundingClientRect().right]);
        }, 500));
    }""", text)
    (first, last), left, right = order
    assert left <= first < last <= right
    assert right - last < 12


def test_invisible_characters_are_shown_as_escapes(show):
    hidden = "Eve\u202egnp.exe\u200b\u0007"
    seen = "Eve\\u{202E}gnp.exe\\u{200B}\\u{7}"
    model = sample.Model(hidden)
    file = model.file("screens/eve.yaml", f"title: {hidden}\nflag: \U0001f3f4\U000e0067\U000e0062\U000e007f "
                      "\U0001f468\u200d\U0001f469 n\u0303\n")
    source = model.source(hidden, hidden, hidden, file, 1, 8)
    model.screen(hidden, [(hidden, ["│ Eve │", f"│ {hidden} │"])], state="changed", recorded=[(hidden, ["│ Eva │"])],
                 file=file, lines=2, folder=hidden, system=hidden, tags=[hidden], description=hidden,
                 sources=[("Eve", source)], diagnostics=[{
                     "severity": "warning", "code": hidden, "message": hidden, "help": hidden, "place": hidden}])
    model.value["groups"] = [{"title": hidden, "cause": hidden, "place": hidden, "screens": [0], "hunk": ["+ " + hidden]}]
    opened = show(model.done())
    opened.page.locator("article [data-s]").first.hover()
    assert opened.page.title() == f"{seen}: 1 screen, 1 changed"
    for place in ("h1", "nav summary", "nav a", "h2 a", ".about", ".description", "article .diagnostic", "figcaption",
                  ".glass .add", ".yaml", ".changes h3", ".hunk", ".cause", "#tip"):
        shown = opened.page.locator(place).all_text_contents()
        assert any(seen in text for text in shown), place
        assert not any(re.search("[\u202e\u200b\u0007]", text) for text in shown), place
    assert opened.page.locator(".yaml .hidden").all_text_contents() == ["\\u{202E}", "\\u{200B}", "\\u{7}"]
    # Characters that belong to a flag, a family emoji or a letter are not escaped.
    assert "flag: \U0001f3f4\U000e0067\U000e0062\U000e007f \U0001f468\u200d\U0001f469 n\u0303" in (
        opened.page.locator(".yaml").text_content())


def test_the_policy_blocks_injected_scripts_and_requests(show, shipped):
    opened = show(shipped)
    opened.page.evaluate("""() => {
        const script = document.createElement('script');
        script.textContent = 'window.broken = 1';
        document.body.append(script);
        const image = document.createElement('img');
        image.src = 'https://example.com/x.png';
        document.body.append(image);
        document.body.setAttribute('onclick', 'window.broken = 2');
        document.body.click();
    }""")
    opened.page.wait_for_timeout(200)
    assert opened.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in text for text in opened.said)
    refused = opened.page.evaluate("fetch('https://example.com/').then(() => 'sent', () => 'refused')")
    assert refused == "refused"


def test_a_page_that_was_tampered_with_does_not_run(browser, tmp_path, shipped):
    path = tmp_path / "page.html"
    path.write_text(assemble.page(shipped).replace("async function start()", "window.broken = 1; async function start()"), encoding="utf-8")
    page = browser.new_context().new_page()
    page.goto(path.as_uri())
    page.wait_for_timeout(300)
    assert page.evaluate("window.broken") is None
    assert page.locator("html[data-ready]").count() == 0
    page.context.close()


def test_an_unreadable_model_is_reported(browser, tmp_path, shipped):
    path = tmp_path / "page.html"
    path.write_text(assemble.page(shipped).replace('{"format":"diorama-gallery"', '{"format":', 1), encoding="utf-8")
    page = browser.new_context().new_page()
    page.goto(path.as_uri())
    page.wait_for_selector("text=This page cannot be shown")
    page.context.close()


def test_a_color_cannot_inject_a_style_rule(show):
    model = sample.Model("colors")
    model.value["styles"] = sample.STYLES + [{"fg": "red;position:fixed", "bg": "red;} body{display:none} .x{"}]
    model.value["themes"] = [{"name": "bad", "ink": "red;} body{display:none}", "ground": "#000000", "dim": "url(x)"}]
    model.screen("one", [("a", ["│ x │"])], width=5)
    model.value["rows"][0] = [[0, len(sample.STYLES)]]
    opened = show(model.done())
    assert opened.broken == []
    run = opened.page.locator("article .row span").first
    assert run.evaluate("e => [getComputedStyle(e).position, getComputedStyle(e).color]") == ["static", "rgb(255, 255, 255)"]
    assert opened.page.evaluate("getComputedStyle(document.body).display") == "grid"


def changes(**more):
    """A model with every kind of difference: headers, styles, variants, reasons."""
    model = sample.Model("changes", **more)
    lines = ["┌" + "─" * 22 + "┐", "│ [Back]    Welcome    │", "│ ● ada            [ ] │", "└" + "─" * 22 + "┘"]
    other = [line.replace("Welcome", "Hello  ") for line in lines]
    file = model.file("screens/hello.yaml", "title: Welcome\n")
    old = model.file("../base/screens/hello.yaml")
    title, before = (model.source("header.title", "Header", "set by the screen", number, 1, 8) for number in (file, old))
    problem = {"severity": "error", "code": "unknown-key", "message": "no key 'titel'", "place": "hello.yaml:1:1"}
    model.screen("said", [("a", lines)], [("a", other)], "changed", sources=[("Welcome", title), ("Hello", before)],
                 file=file, then=more.get("against") and 0)
    model.screen("said@dark", [("a", lines)], [("a", lines)], "changed", theme=1, of="said", variant="dark", file=file,
                 sources=[("Welcome", title)], then=0)
    model.screen("made", [("a", lines)], [("a", lines)], "changed", file=file,
                 head=[model.row(line, plain=True) for line in ("screen: made", "viewModel: New")],
                 recordedHead=[model.row(line, plain=True) for line in ("screen: made", "viewModel: Old")])
    model.screen("unknown", [("a", lines)], None, "missing", file=file,
                 againstDiagnostics=[problem] if more.get("against") else None)
    model.screen("screens/__Snapshots__/said@wide.txt", [], [("a", lines)], "orphaned", file=None, of="said", variant="wide")
    if more.get("against"):
        for screen in model.value["screens"]:
            screen.pop("digest", None)
    return model


def violations(page, exclude=None):
    context = {"exclude": [exclude]} if exclude else None
    found = Axe().run(page, context=context).response["violations"]
    return [(one["id"], node["html"][:160], node["failureSummary"][:200]) for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["opened", "all", "decided", "found nothing", "help", "side by side", "hovered", "narrow"])
def test_axe_finds_no_violations(show, shipped, scheme, state):
    opened = show(shipped, color_scheme=scheme)
    page = opened.page
    if state == "all":
        page.click("[data-state=all]")
        opened.press("j", "j")
    elif state == "decided":
        opened.press("n", "a", "r")
        page.click("footer summary")
    elif state == "found nothing":
        opened.search("nothing like this")
    elif state == "help":
        opened.press("?")
    elif state == "side by side":
        opened.press("v", "j", "j")
    elif state == "hovered":
        opened.search("invite-users")
        page.locator("[data-s]").first.hover()
    elif state == "narrow":
        page.set_viewport_size({"width": 640, "height": 800})
    page.wait_for_timeout(250)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["live", "against"])
def test_axe_finds_no_violations_on_served_or_compared_pages(show, scheme, state):
    """The pages are opened from disk; a served page differs only in its data."""
    more = {"live": {"token": "secret"}} if state == "live" else {"against": {"name": "base"}}
    opened = show(changes(**more).done() | {"commands": {"apply": "a review --apply", "test": "a test"}}, color_scheme=scheme)
    opened.press("n")
    assert violations(opened.page) == []
    opened.press("v")
    opened.page.wait_for_timeout(250)
    assert violations(opened.page) == []


def pdf(opened, path):
    from pypdf import PdfReader
    opened.page.pdf(path=str(path), format="A4", print_background=False)
    # Some fonts have ligatures, which a PDF keeps.
    return [unicodedata.normalize("NFKC", page.extract_text()) for page in PdfReader(str(path)).pages]


def test_printing_shows_every_screen_in_full(show, tmp_path):
    opened = show(project())
    opened.page.click("[data-state=all]")
    text = "\n".join(pdf(opened, tmp_path / "page.pdf"))
    for name in ("one", "two", "three", "four", "five", "six"):
        assert re.search(rf"^{name}\b", text, re.M), name
    assert text.count("cy") >= 3 and "opened" in text and "closed" in text
    assert "Accept" not in text and "Search" not in text


def test_printing_shows_collapsed_blocks(show, tmp_path):
    text = "\n".join(pdf(show(small().done()), tmp_path / "page.pdf"))
    assert "bar 'Welcome' h1" in text


def test_printing_shows_distant_screens(show, tmp_path):
    opened = show(sample.large(frames=200))
    opened.page.click("[data-state=all]")
    text = "\n".join(pdf(opened, tmp_path / "page.pdf"))
    for number in (0, 50, 99):
        assert f"People of {number}" in text


def test_printing_cuts_off_nothing_and_is_light(show):
    model = small()
    wide = "┌" + "─" * 158 + "┐"
    model.screen("wide", [("very wide", [wide, "│" + "x" * 158 + "│", wide])], theme=1, width=160)
    opened = show(model.done(), color_scheme="dark", viewport={"width": 794, "height": 1123})
    opened.page.emulate_media(media="print")
    opened.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    opened.page.wait_for_timeout(100)
    cut = opened.page.evaluate("""[...document.querySelectorAll('.glass')].filter(e =>
        e.getBoundingClientRect().right > innerWidth || e.scrollWidth > e.clientWidth + 1).length""")
    assert cut == 0
    assert opened.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    dark = opened.article("hello@dark").locator(".glass").first
    assert dark.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
    assert dark.get_by_text("[Back]").evaluate("e => getComputedStyle(e).color") == "rgb(0, 0, 0)"
    assert opened.article("hello").evaluate("e => getComputedStyle(e).breakInside") == "avoid"


def test_printing_fits_a_wider_old_frame_and_long_changes(show):
    model = sample.Model("wider")
    rows = {width: "┌" + "─" * (width - 2) + "┐" for width in (20, 120)}
    model.screen("wider", [("a", [rows[20]])], [("a", [rows[120]])], "changed", width=20)
    model.value["groups"] = [{"title": "1 screen", "screens": [0], "hunk": ["- " + rows[120] * 3, "+ " + rows[20]]}]
    opened = show(model.done(), viewport={"width": 794, "height": 1123})
    opened.page.emulate_media(media="print")
    opened.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    opened.page.wait_for_timeout(100)
    rights = opened.page.evaluate("""[...document.querySelectorAll('.glass, .hunk > span')].map(e => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return range.getBoundingClientRect().right - innerWidth;
    })""")
    assert len(rights) == 4 and max(rights) <= 0, rights


def test_screens_drawn_for_printing_are_discarded_afterwards(show):
    opened = show(sample.large(frames=400))
    drawn = "[...document.querySelectorAll('article')].filter(one => one.filled).length"
    before = opened.page.evaluate(drawn)
    opened.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert opened.page.evaluate(drawn) == 200
    opened.page.evaluate("dispatchEvent(new Event('afterprint'))")
    opened.wait(f"{drawn} <= {before + 2}")
    assert opened.page.evaluate("document.querySelector('article .glass') !== null")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_reader_s_color_scheme(show, shipped, scheme):
    opened = show(shipped, color_scheme=scheme)
    ground = opened.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(244, 244, 247)", "dark": "rgb(17, 17, 20)"}[scheme]
