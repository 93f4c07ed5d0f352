#!/usr/bin/env python3
"""Measures `diorama lsp` as an editor feels it, against the limits that it has to keep.

Usage: python3 Benchmarks/language-server.py PATH-OF-DIORAMA [PLACES]

A client types, completes and hovers in a project of 1,000 screens, each in a file of its own, in a
file of 5,000 lines of screens, and in a fixture of 50,000 lines, which is one document. What counts is
the time that 95 of 100 keep; a loaded machine spoils it. The exit code is 1 where a limit is not kept.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

# Milliseconds of a completion, a hover, a completion that takes a run of the screen, a key until its
# diagnostics, and the first diagnostics; MB.
LIMITS = {"completion": 20, "hover": 20, "tap": 100, "keystroke": 100, "start": 300, "memory": 150}
SCREENS = 1000
# A key in a file of screens resolves all of them again.
SCREEN_LINES = 5_000
FIXTURE_LINES = 50_000
SCREEN = """\
screen: screen-{0}
description: The screen of number {0}
viewController: SBUInviteUserViewController
channelURL: design-team
tags: [invite]
headerComponent:
  type: SBUInviteUserModule.Header
  title: Invite {0}
  rightBarButton: {{ title: Add }}
steps:
  - advance: 1ms
  - select: bob
  - snapshot: chosen
"""
PROJECT = "data: fixtures/team.yaml\ncurrentUser: alice\n"
FIXTURE = """\
users:
  - { userId: alice, nickname: Alice Kim }
  - { userId: bob, nickname: Bob Okafor }
groupChannels:
  - url: design-team
    members: [alice]
"""


class Client:
    """An editor: it sends requests and waits for what answers them."""

    def __init__(self, command, root):
        self.process = subprocess.Popen(
            [command, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
        self.number = 0
        self.request("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {
            "general": {"positionEncodings": ["utf-8"]}}})
        self.notify("initialized", {})

    def write(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise SystemExit("the server has ended")
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message = json.loads(self.process.stdout.read(length))
        if "method" in message and "id" in message:
            self.write({"id": message["id"], "result": None})
        return message

    def notify(self, method, params):
        self.write({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        self.write({"id": self.number, "method": method, "params": params})
        while (message := self.read()).get("id") != self.number or "method" in message:
            pass
        if "error" in message:
            raise SystemExit(f"{method}: {message['error']}")
        return message["result"]

    def diagnostics(self, uri, version):
        while True:
            message = self.read()
            params = message.get("params") or {}
            if (message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri
                    and params.get("version") == version):
                return params["diagnostics"]

    def memory(self):
        """The most memory that it has had, in MB."""
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=60)


def milliseconds(action):
    start = time.perf_counter()
    result = action()
    return (time.perf_counter() - start) * 1000, result


def percentile_95(times):
    """The time that 95 of 100 keep."""
    return sorted(times)[min(len(times) * 95 // 100, len(times) - 1)]


def project(folder):
    (folder / "fixtures").mkdir()
    (folder / "diorama.yaml").write_text(PROJECT)
    (folder / "fixtures" / "team.yaml").write_text(FIXTURE)
    for number in range(SCREENS):
        part = folder / f"part-{number // 50}"
        part.mkdir(exist_ok=True)
        (part / f"screen-{number}.yaml").write_text(SCREEN.format(number))
    lines = SCREEN.count("\n") + 1
    (folder / "long").mkdir()
    (folder / "long" / "screens.yaml").write_text(
        "---\n".join(SCREEN.format(10_000 + number) for number in range(SCREEN_LINES // lines)))
    users = (FIXTURE_LINES - 1) // 2
    (folder / "fixtures" / "long.yaml").write_text("users:\n" + "".join(
        f"  - userId: user-{number}\n    nickname: Person {number}\n" for number in range(users)))


def tap_completion_times(client, uri, text, version, places):
    """Begins a step that touches something, and asks what can be touched there."""
    line = text.count("\n")
    start = {"line": line, "character": 0}
    times = []
    for number in range(places):
        for edit, end in (("  - tap: \n", start), ("", {"line": line + 1, "character": 0})):
            version += 1
            client.notify("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"text": edit, "range": {"start": start, "end": end}}]})
            if not edit:
                continue
            # While its screens are run again, every other time.
            if number % 2:
                client.diagnostics(uri, version)
                time.sleep(0.15)
            duration, found = milliseconds(lambda: client.request("textDocument/completion", {
                "textDocument": {"uri": uri}, "position": {"line": line, "character": 9}}))
            times.append(duration)
            if not any(item["label"] == "Cancel" for item in found):
                raise SystemExit(f"nothing can be touched: {found}")
    return times


def measure(command, root, path, places):
    text = path.read_text()
    uri = path.as_uri()
    start = time.perf_counter()
    client = Client(command, root)
    client.notify("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": "yaml", "version": 0, "text": text}})
    found = client.diagnostics(uri, 0)
    times = {"start": [(time.perf_counter() - start) * 1000], "completion": [], "hover": [], "keystroke": []}
    if found:
        raise SystemExit(f"{path.name} has a problem: {found[0]['message']}")
    generator = random.Random(7)
    lines = text.splitlines()
    written = [number for number, line in enumerate(lines) if ":" in line]
    for version in range(1, places + 1):
        number = generator.choice(written)
        column = lines[number].index(":")
        key = len(lines[number]) - len(lines[number].lstrip(" -"))
        for kind, character in (("completion", column), ("hover", key + 1)):
            duration, answer = milliseconds(lambda: client.request(f"textDocument/{kind}", {
                "textDocument": {"uri": uri}, "position": {"line": number, "character": character}}))
            times[kind].append(duration)
            if not answer:
                raise SystemExit(f"no {kind} at {path.name}:{number + 1}:{character + 1}: {lines[number]}")
        # A letter more in a key, and on the next turn away with it again.
        position = {"line": number, "character": column}
        for edit, there in (("x", False), ("", True)):
            client.notify("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": 2 * version + there},
                "contentChanges": [{"text": edit, "range": {
                    "start": position, "end": position | {"character": column + there}}}]})
            duration, found = milliseconds(lambda: client.diagnostics(uri, 2 * version + there))
            times["keystroke"].append(duration)
            if bool(found) == there:
                raise SystemExit(f"{path.name}:{number + 1}: {len(found)} problems after a key")
    if text.count("viewController:") == 1:
        times["tap"] = tap_completion_times(client, uri, text, 2 * places + 1, max(places // 5, 1))
    times["memory"] = [client.memory()]
    if client.end() != 0:
        raise SystemExit("the server has not ended as it should")
    return times


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    command = str(pathlib.Path(sys.argv[1]).resolve())
    places = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    missed = 0
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name).resolve()
        project(root)
        for title, path in (("1,000 screens", root / "part-7" / "screen-370.yaml"),
                            ("5,000 lines of screens", root / "long" / "screens.yaml"),
                            ("a fixture of 50,000 lines", root / "fixtures" / "long.yaml")):
            times = measure(command, root, path, places)
            print(title + ":", flush=True)
            for what, limit in LIMITS.items():
                if what not in times:
                    continue
                value, unit = percentile_95(times[what]), "MB" if what == "memory" else "ms"
                missed += value > limit
                print(f"  {what:11} {value:7.1f} {unit}, at most {limit}"
                      + ("" if value <= limit else ": too much"), flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
