"""Models to show on the page, made without Diorama: from screens/, large ones, and hostile ones."""
import pathlib
import re

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
# The tokens of a row: a border, a button, the symbol of a person's presence, or anything else.
TOKENS = re.compile(r"[─│┌┐└┘├┤╭╮╰╯]+|\[[^\]\s][^\]]*\]|[●○](?= )|[^─│┌┐└┘├┤╭╮╰╯\[●○]+|.")

# In rows that were not run, borders are recognized by their characters; spaces belong to the token before them.
PLAIN = re.compile(r"[─-╿]+[─-╿ ]*|[^─-╿]+")


def summary(states):
    return {"screens": len(states)} | {
        state: states.count(state) for state in ("same", "changed", "missing", "failed", "orphaned")}


class Model:
    """A model whose repeated parts are interned, as in the gallery's contract."""

    def __init__(self, name="screens", live=False, against=None):
        self.value = {
            "format": "diorama-gallery", "version": 1, "diorama": "1.0.0",
            "project": {"name": name, "path": name}, "against": against, "live": live,
            "summary": {}, "strings": [], "styles": STYLES, "sources": [], "rows": [],
            "themes": THEMES, "files": [], "screens": [], "groups": []}
        self.tables = {"strings": {}, "rows": {}, "sources": {}, "files": {}}

    def index(self, table, value, key=None):
        known = self.tables[table]
        key = value if key is None else key
        if key not in known:
            known[key] = len(self.value[table])
            self.value[table].append(value)
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
        """A row of runs; `sources` are pairs of a text and its source; `plain` is a row that was not run."""
        runs = []
        for token in (PLAIN if plain else TOKENS).findall(text):
            style = source = 0
            if "─" <= token[0] <= "╿":
                style = 1 + theme
            elif plain:
                pass
            elif token[0] == "[" and len(token) > 3:
                style = 3 + theme
            elif token == "●":
                style = 6 + theme
            for words, index in () if plain else sources:
                if words in token:
                    source = index + 1
            run = [self.index("strings", token), style, source]
            while len(run) > 1 and run[-1] == 0:
                run.pop()
            runs.append(run)
        return self.index("rows", runs, repr(runs))

    def screen(self, id, frames, recorded=None, state="same", theme=0, sources=(), then=None, **more):
        """Adds a screen; frames are pairs of a label and lines, or triples with lines of blocks.

        A row of `recorded` that is also shown is the same row, because its own style is unknown, unless
        `then` gives the theme of another revision that was run.
        """
        known = {}

        def drawn(frame, theme, sources, plain):
            def rows(lines, plain):
                return [known.get(line) if plain and line in known else self.row(line, theme, sources, plain)
                        for line in lines]
            value = {"label": frame[0], "rows": rows(frame[1], plain)}
            if not plain:
                known.update(zip(frame[1], value["rows"]))
            if len(frame) > 2 and frame[2]:
                value["blocks"] = [self.row(line, theme, plain=True) for line in frame[2]]
            return value
        value = {
            "id": id, "file": 0, "line": 1, "lines": 1, "folder": "", "system": "", "tags": [], "types": [],
            "state": state, "theme": theme, "width": 48, "snapshot": f"__Snapshots__/{id}.txt",
            "frames": [drawn(frame, theme, sources, False) for frame in frames]}
        if recorded is not None:
            old = theme if then is None else then
            value["recorded"] = [drawn(frame, old, sources, then is None) for frame in recorded]
            if then is None and not more.pop("styled", False):
                value["recordedPlain"] = True
            if old != theme:
                value["recordedTheme"] = old
        if state in ("changed", "missing", "orphaned"):
            value["digest"] = f"{len(self.value['screens']):032x}"
        value.update(more)
        # Keys without a value are left out.
        self.value["screens"].append({key: one for key, one in value.items() if one is not None})
        return len(self.value["screens"]) - 1

    def done(self):
        self.value["summary"] = summary([screen["state"] for screen in self.value["screens"]])
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
    """The project's own screens with made-up changes: a text in some, a failure, a new one."""
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
                "message": "no tappable element is labeled 'Retry'\n= help: available: '‹', '+'",
                "place": "screens/people/members-offline.yaml:9:5"}]
        if id == "invite-users-empty":
            state = "missing"
        if id == "settings-left":
            state = "orphaned"
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
    """Many screens that all differ from their snapshots, each with a title and a selection of people of its own.

    As in Diorama's models, each text has a source; the people are in a fixture of all screens.
    """
    model = Model("large")

    def source(what, component, text, *place):
        return model.source(what, component, text, *place)
    cancel, invite, look, box = (
        source(what, component, text) for what, component, text in (
            ("headerComponent.leftBarButton", "SBUInviteUserModule.Header", "from SBUStringSet.Cancel"),
            ("headerComponent.rightBarButton", "SBUInviteUserModule.Header", "from SBUStringSet.Invite"),
            ("cell.userImageView", "SBUUserCell", "set by Swift code"),
            ("cell.checkboxButton", "SBUUserCell", "set by Swift code")))
    top, line, end = "┌" + "─" * 46 + "┐", "├" + "─" * 46 + "┤", "└" + "─" * 46 + "┘"
    everyone = [f"Person {number} of 997" for number in range(997)]
    fixture = model.file("screens/fixtures/people.yaml", "users:\n" + "".join(
        f"  - {{ userId: user-{at}, nickname: {name} }}\n" for at, name in enumerate(everyone)))
    places = {name: source("cell.nicknameLabel", "SBUUserCell", f"from data.users[{at}].nickname (fixture)", fixture, 2 + at, 31)
              for at, name in enumerate(everyone)}
    for number in range(frames // per_screen):
        title = f"People of {number}"
        people = [[everyone[(number * 7 + row * 13 + frame) % 997] for row in range(8)] for frame in range(per_screen)]
        names = dict.fromkeys(name for some in people for name in some)
        yaml = "".join([
            f"description: Screen {number}\nviewController: SBUInviteUserViewController\n"
            f"headerComponent:\n  title: {title}\ndata: ../fixtures/people.yaml\n"])
        file = model.file(f"screens/part-{number // 100}/screen-{number}.yaml", yaml)
        sources = [("Cancel", cancel), ("Invite", invite), ("●", look), ("[ ]", box), (title, source(
            "headerComponent.title", "SBUInviteUserModule.Header", "set by the screen", file, 4, 10))]
        sources += [(name, places[name]) for name in names]
        shown, recorded = [], []
        for frame, some in enumerate(people):
            def lines(cancel, *names):
                return [top, f"│ {cancel} {title:^24} (Invite)"[:47].ljust(47) + "│", line,
                        *(f"│ ● {name:<37} [ ]  │" for name in names), end]
            shown.append((f"step {frame + 1}", lines("[Cancel]", *some)))
            recorded.append((f"step {frame + 1}", lines("[Not now]", *some[:3], f"No one of {number}", *some[4:])))
        model.screen(f"screen-{number}", shown, recorded, "changed", sources=sources, file=file, lines=6,
                     folder=f"part-{number // 100}", system=f"system-{number % 5}", tags=[f"tag-{number % 7}"],
                     types=["SBUInviteUserModule.Header"], ids=[f"user-{at}" for at in range(len(names))])
    changed = list(range(len(model.value["screens"])))
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
            ids=[text[:300]], description=text, diagnostics=[{
                "severity": "warning", "code": text[:50], "message": text, "place": text[:50] + ":1:1"}])
    model.value["groups"] = [{"title": text, "cause": text, "place": text + ":1:1",
                              "screens": [0, 1], "hunk": ["- " + text, "+ " + text]}
                             for text in HOSTILE.values()]
    return model.done()
