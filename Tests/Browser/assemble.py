#!/usr/bin/env python3
"""Combines the gallery's page and a model into one file, as `diorama gallery` does.

With it, the tests of the page need no build. Usage:
Tests/Browser/assemble.py [MODEL.json] >PAGE.html; without a model, a sample from screens/.
"""
import base64
import hashlib
import html
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources" / "DioramaGallery" / "Page"


def read(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def script():
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.js")))
    return re.sub(r"^\t*(//.*|/\*\*.*\*/)\n", "", text, flags=re.M)


def hashed(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def as_data(model):
    text = json.dumps(model, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def page(model, live=False):
    data = as_data(model)
    name = model["project"]["name"]
    template = read("gallery.html")
    items = [f"<li><code>{html.escape(s['id'])}</code> {s['state']}</li>"
             for s in model["screens"]]
    parts = {
        "<!--TITLE-->": html.escape(f"{name}: {len(items)} screens"),
        "<!--STYLE-->": read("gallery.css"),
        "<!--SCRIPT-->": script(),
        "<!--DATA-->": data,
        "<!--LIST-->": "\n".join(items),
        "CSP-STYLE-HASH": hashed(read("gallery.css")),
        "CSP-SCRIPT-HASH": hashed(script()),
        "CSP-CONNECT": "'self'" if live else "'none'",
    }
    # One pass, because inserted text may contain a placeholder.
    return re.sub("|".join(map(re.escape, parts)), lambda found: parts[found.group()], template)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sample = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    else:
        from sample import shipped
        sample = shipped()
    sys.stdout.write(page(sample))
