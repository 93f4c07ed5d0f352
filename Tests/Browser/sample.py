"""Models to show on the page, made without Diorama: from screens/, large ones, and hostile ones."""
import pathlib
import re
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENS = ROOT / "screens"
BLOCKS = re.compile(r"── (styles|accessibility|log) ──$")
THEMES = [
    {"name": "light", "ink": "#1c1c1e", "ground": "#ffffff", "dim": "#6b6b6b"},
    {"name": "dark", "ink": "#f2f2f7", "ground": "#161616", "dim": "#9a9aa0"},
]
STYLES = [
    {}, {"fg": "#6b6b6b"}, {"fg": "#9a9aa0"}, {"fg": "#742ddd", "bold": True},
    {"fg": "#c2a9fa", "bold": True}, {"bold": True}, {"fg": "#1a6e4c"}, {"fg": "#69c085"},
    {"fg": "#ffffff", "bg": "#742ddd"},
]
# What is drawn in a row: a border, a button, a mark of somebody's presence, or anything else.
TOKENS = re.compile(r"[─│┌┐└┘├┤╭╮╰╯]+|\[[^\]\s][^\]]*\]|[●○](?= )|[^─│┌┐└┘├┤╭╮╰╯\[●○]+|.")


# What takes other cells than its letters one by one, by TerminalText's rules.
CELLS = {"प्रिया शर्मा": 8, "👨‍👩‍👧‍👦": 2, "🇰🇷": 2, "❤️": 2}


def cells(text):
    """How many cells of a terminal a text takes (near enough for samples)."""
    for known, width in CELLS.items():
        text = text.replace(known, "x" * width)
    return sum(
        0 if unicodedata.combining(c) or c in "\ufe0f\u200d" or unicodedata.category(c) in ("Mn", "Cf")
        else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Model:
    """A model whose repeated parts are interned, as in the gallery's contract."""

    def __init__(self, name="screens", live=False, against=None):
        self.value = {
            "format": "diorama-gallery", "version": 1, "diorama": "1.0.0",
            "project": {"name": name, "path": name}, "against": against, "live": live,
            "summary": {}, "strings": [], "cells": {}, "styles": STYLES, "sources": [], "rows": [],
            "themes": THEMES, "files": [], "screens": [], "groups": []}
        self.tables = {"strings": {}, "rows": {}, "sources": {}, "files": {}}

    def index(self, table, value, key=None):
        known = self.tables[table]
        key = value if key is None else key
        if key not in known:
            known[key] = len(self.value[table])
            self.value[table].append(value)
            if table == "strings" and cells(value) != len(value.encode("utf-16-le")) // 2:
                self.value["cells"][str(known[key])] = cells(value)
        return known[key]

    def file(self, path, text=None):
        value = {"path": path} if text is None else {"path": path, "text": text}
        return self.index("files", value, path)

    def source(self, what="", component="", text="", file=None, line=0, column=0):
        def named(words):
            return self.index("strings", words) + 1 if words else 0
        value = [named(what), named(component), named(text),
                 0 if file is None else file + 1, line, column]
        while value and value[-1] == 0:
            value.pop()
        return self.index("sources", value, tuple(value))

    def row(self, text, theme=0, sources=(), plain=False):
        """A row of runs; `sources` are pairs of a text and its source."""
        runs = []
        for token in [text] if plain else TOKENS.findall(text):
            style = source = 0
            if plain:
                pass
            elif token[0] in "─│┌┐└┘├┤╭╮╰╯":
                style = 1 + theme
            elif token[0] == "[" and len(token) > 3:
                style = 3 + theme
            elif token == "●":
                style = 6 + theme
            for words, index in sources:
                if words in token:
                    source = index + 1
            run = [self.index("strings", token), style, source]
            while len(run) > 1 and run[-1] == 0:
                run.pop()
            runs.append(run)
        return self.index("rows", runs, repr(runs))

    def screen(self, id, frames, recorded=None, state="same", theme=0, sources=(), **more):
        """Adds a screen; frames are pairs of a label and lines, or triples with lines of blocks."""
        def drawn(frame, plain=False):
            value = {"label": frame[0],
                     "rows": [self.row(line, theme, sources, plain) for line in frame[1]]}
            if len(frame) > 2 and frame[2]:
                value["blocks"] = [self.row(line, plain=True) for line in frame[2]]
            return value
        value = {
            "id": id, "of": None, "variant": None, "file": 0, "line": 1, "lines": 1, "folder": "",
            "system": "", "tags": [], "types": [], "state": state, "theme": theme, "width": 48,
            "frames": [drawn(frame) for frame in frames]}
        if recorded is not None:
            value["recorded"] = [drawn(frame, True) for frame in recorded]
        if state in ("changed", "missing", "leftOver"):
            value["digest"] = f"{len(self.value['screens']):064x}"
        value.update(more)
        self.value["screens"].append(value)
        return len(self.value["screens"]) - 1

    def done(self):
        states = [screen["state"] for screen in self.value["screens"]]
        self.value["summary"] = {"screens": len(states)} | {
            state: states.count(state)
            for state in ("same", "changed", "missing", "failed", "leftOver")}
        return self.value


def frames_of(text):
    """The head lines of a snapshot, and its frames: label, lines, lines of blocks."""
    head, _, rest = text.partition("\n\n")
    frames, block = [], False
    for line in rest.splitlines():
        if BLOCKS.match(line):
            block = True
        elif line.startswith("── ") or (line.startswith("┌") and not frames):
            label = "" if line.startswith("┌") else line.strip("─ ")
            frames.append((label, [] if line.startswith("── ") else [line], []))
            block = False
            continue
        if line:
            frames[-1][2 if block else 1].append(line)
    return head.splitlines(), frames


def shipped(live=False, against=None):
    """The project's own screens, with changes made up: a text in some, a failure, a new one."""
    model = Model("screens", live, against)
    changed = []
    for path in sorted(SCREENS.rglob("__Snapshots__/*.txt")):
        if path.name == "theme.txt":
            continue
        head, frames = frames_of(path.read_text(encoding="utf-8"))
        id = path.stem
        base, _, variant = id.partition("@")
        yaml = path.parents[1] / f"{base}.yaml"
        text = yaml.read_text(encoding="utf-8") if yaml.is_file() else ""
        file = model.file(f"screens/{yaml.relative_to(SCREENS)}", text)
        types = [line.partition(": ")[2] for line in head[1:] if not line.startswith("theme:")]
        described = re.search(r"^description: (.*)$", text, re.M)
        sources, at = [], re.search(r"^(.*title: )(.*)$", text, re.M)
        bar = next((f[1][1] for f in frames if len(f[1]) > 1), "")
        title = re.search(r"\s{2,}(\S+(?: \S+)*)\s", bar)
        if title:
            line = text[:at.start()].count("\n") + 1 if at else 3
            sources = [(title[1], model.source(
                "headerComponent.title", types[1] if len(types) > 1 else "Header",
                "set by the screen" if at else "from the string set", file, line, 3))]
        now, state, more = frames, "same", {}
        if "Invite users" in bar and len(changed) < 4:
            now = [(f[0], [r.replace("Invite users", " Add people ") for r in f[1]], f[2])
                   for f in frames]
            state = "changed"
            changed.append(len(model.value["screens"]))
        if id == "members-offline":
            state = "failed"
            more["diagnostics"] = [{
                "severity": "error", "code": "step-failed",
                "message": "nothing called 'Retry' can be touched\n= help: the screen offers '‹', '+'",
                "place": "screens/people/members-offline.yaml:9:5"}]
        if id == "invite-users-empty":
            state = "missing"
        if id == "settings-left":
            state = "leftOver"
        model.screen(
            id, [] if state == "failed" else now, frames if state in ("changed", "failed") else None,
            state, 1 if "theme: dark" in head else 0, sources, of=base if variant else None,
            variant=variant or None, file=file, lines=max(text.count("\n"), 1), types=types, head=[
                model.row(line, plain=True) for line in head],
            folder=str(path.parents[1].relative_to(SCREENS)).replace(".", ""),
            tags=re.findall(r"[\w-]+", (re.search(r"^tags: \[(.*)\]", text, re.M) or ["", ""])[1]),
            system=f"sendbird-{path.parents[1].name}", ids=re.findall(r"channelURL: (\S+)", text),
            description=described[1] if described else "", **more)
    screens = model.value["screens"]
    new = next(i for i, s in enumerate(screens) if s["id"] == "invite-users@dark")
    screens[new].update(state="missing", digest="a" * 64)
    screens[new].pop("recorded", None)
    changed = [index for index in changed if index != new]
    model.value["groups"] = [
        {"title": f"{len(changed)} screens: 'Invite users' is now 'Add people'",
         "cause": "headerComponent.title", "place": "screens/diorama.yaml:7:12", "id": "4711",
         "screens": changed, "hunk": ["-         Invite users        ", "+          Add people         "]},
        {"title": "1 screen is new", "screens": [new], "hunk": []}]
    return model.done()


def large(frames=10_000, per_screen=2):
    """Many screens that all differ in their rows, each with sources of its own."""
    model = Model("large")
    for number in range(frames // per_screen):
        file = model.file(f"screens/part-{number // 100}/screen-{number}.yaml",
                          f"description: Screen {number}\nviewController: SBUInviteUserViewController\n"
                          f"headerComponent:\n  title: People of {number}\n")
        title = f"People of {number}"
        source = model.source("headerComponent.title", "SBUInviteUserModule.Header",
                              "set by the screen", file, 4, 10)
        shown = []
        for frame in range(per_screen):
            lines = ["┌" + "─" * 46 + "┐", f"│ [Cancel] {title:^24} (Invite)  │"[:47].ljust(47) + "│",
                     "├" + "─" * 46 + "┤"]
            for row in range(8):
                name = f"Person {(number * 7 + row * 13 + frame) % 997} of {number}"
                lines.append(f"│ ● {name:<37} [ ]  │")
            shown.append((f"step {frame + 1}", lines + ["└" + "─" * 46 + "┘"]))
        recorded = None
        state = "same"
        if number % 50 == 0:
            state = "changed"
            recorded = [(label, [line.replace("Cancel", "Not now") for line in lines])
                        for label, lines in shown]
        model.screen(f"screen-{number}", shown, recorded, state, sources=[(title, source)],
                     file=file, lines=4, folder=f"part-{number // 100}", system=f"system-{number % 5}",
                     tags=[f"tag-{number % 7}"], types=["SBUInviteUserModule.Header"])
    changed = [i for i, s in enumerate(model.value["screens"]) if s["state"] == "changed"]
    model.value["groups"] = [{"title": f"{len(changed)} screens: 'Not now' is now 'Cancel'",
                              "cause": "leftBarButton.title", "place": "diorama.yaml:3:5",
                              "screens": changed, "hunk": ["- [Not now]", "+ [Cancel]"]}]
    return model.done()


HOSTILE = {
    "script": "</script><script>window.broken = 1</script>",
    "comment": "<!--<script><!--LIST--><!--DATA-->CSP-STYLE-HASH",
    "lines": "a\u2028b\u2029c",
    "bidi": "\u202eresrever\u202c \u2066isolated\u2069 ‏\u061c",
    "markup": "<img src=x onerror=window.broken=1>&lt;b&gt;&amp;",
    "nul": "\ufeff\u0000\u0007\u001b[31m",
    "lone": "half \ufffd of a pair",
    "prototype": "__proto__",
    "spaces": "a b%41/c:2?d#e",
}


def hostile():
    """A project whose every text tries to break the page."""
    model = Model("screens </title><script>window.broken = 1</script>")
    texts = dict(HOSTILE, long="x" * 1_000_000)
    for name, text in texts.items():
        file = model.file(f"{text[:200]}.yaml", f"description: {text}\ntitle: '{text}'\n")
        source = model.source(text[:2000], text[:2000], text[:2000], file, 2, 8)
        model.screen(
            text, [(text, ["┌────┐", "│ " + text + " │", "└────┘"], [text])],
            [(text, ["┌────┐", "│ old │", "└────┘"])], "changed", sources=[(text[:20], source)],
            file=file, lines=2, folder=text[:300], system=text[:300], tags=[text[:300]], types=[text[:300]],
            ids=[text[:300]], title=text, description=text, diagnostics=[{
                "severity": "warning", "code": text[:50], "message": text, "place": text[:50] + ":1:1"}])
    model.value["groups"] = [{"title": text, "cause": text, "place": text + ":1:1",
                              "screens": [0, 1], "hunk": ["- " + text, "+ " + text]}
                             for text in HOSTILE.values()]
    return model.done()
