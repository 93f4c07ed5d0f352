"""Real editors, without a window, do one whole job each: a mistake is told, mended, a word completed,
a component renamed in two files, and what the screen then shows is accepted."""
import pathlib
import subprocess
import sys

import pytest
from conftest import COMMAND, HERE, after_the_job, environment, find, run


def neovims():
    bundled = pathlib.Path(sys.executable).parent / "nvim"
    return [str(path) for path in (find("nvim"), bundled) if path and pathlib.Path(path).exists()]


@pytest.mark.parametrize("neovim", neovims() or [None])
def test_neovim(neovim, project):
    if not neovim:
        pytest.skip("there is no Neovim")
    status, output, told = run(
        neovim, "--headless", "--clean", "-n", "-c", f"luafile {HERE / 'job.lua'}", cwd=project,
        DIORAMA=COMMAND, XDG_STATE_HOME=str(project.parent / "state"))
    assert status == 0, told
    assert output.strip() == "done", told
    after_the_job(project)


def test_emacs(project):
    emacs = find("emacs")
    if not emacs or run(emacs, "--batch", "-l", "eglot", "-l", "yaml-mode", cwd=project)[0] != 0:
        pytest.skip("there is no Emacs with eglot and yaml-mode")
    status, output, told = run(
        emacs, "--batch", "-q", "-l", HERE / "job.el", cwd=project,
        DIORAMA=COMMAND)
    assert status == 0, told
    assert output.strip() == "done", told
    after_the_job(project)


def test_the_extension_for_vs_code_can_be_read():
    """There is no VS Code here: only that its files are sound."""
    folder = HERE.parent.parent / "Editors" / "vscode"
    if not find("node"):
        pytest.skip("there is no node")
    subprocess.run(["node", "--check", folder / "extension.js"], check=True)
    subprocess.run(
        ["node", "-e", "const p = require('./package.json'); if (!require('fs').existsSync(p.main)) process.exit(1)"],
        cwd=folder, check=True, env=environment())
