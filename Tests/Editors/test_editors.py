"""Real editors, without a window, do one whole job each: a mistake is reported and fixed, a key completed,
a component renamed in two files, and the resulting snapshot accepted."""
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
    status, output, transcript = run(
        neovim, "--headless", "--clean", "-n", "-c", f"luafile {HERE / 'job.lua'}", cwd=project,
        DIORAMA=COMMAND, XDG_STATE_HOME=str(project.parent / "state"))
    assert status == 0, transcript
    assert output.strip() == "done", transcript
    after_the_job(project)


@pytest.mark.parametrize("neovim", neovims() or [None])
def test_the_recipe_for_an_older_neovim_serves_a_project_once(neovim, project):
    """Runs the code in docs/Editors.md, with two files of a project and one outside of it."""
    if not neovim:
        pytest.skip("there is no Neovim")
    text = (HERE.parent.parent / "docs" / "Editors.md").read_text()
    recipe = text.split("Before, from 0.7 on:")[1].split("```lua\n")[1].split("```")[0]
    stranger = project.parent / "stranger.yaml"
    stranger.write_text("a: 1\n")
    script = project.parent / "recipe.lua"
    script.write_text(recipe.replace('"diorama", "lsp"', "vim.env.DIORAMA, 'lsp'") + f"""
for _, file in ipairs({{ "crew.yaml", "diorama.yaml", "{stranger}" }}) do
  vim.cmd("edit " .. file)
  vim.cmd("setfiletype yaml")
  local function count() return vim.tbl_count(vim.lsp.buf_get_clients(0)) end
  vim.wait(file:match("stranger") and 500 or 60000, function() return count() > 0 end, 20)
  io.stdout:write(count(), " ")
end
io.stdout:write(vim.tbl_count(clients), "\\n")
vim.cmd("qall!")
""")
    status, output, transcript = run(
        neovim, "--headless", "--clean", "-n", "-c", f"luafile {script}", cwd=project,
        DIORAMA=COMMAND, XDG_STATE_HOME=str(project.parent / "state"))
    assert status == 0, transcript
    assert output.split() == ["1", "1", "0", "1"], transcript


def test_emacs(project):
    emacs = find("emacs")
    if not emacs or run(emacs, "--batch", "-l", "eglot", "-l", "yaml-mode", cwd=project)[0] != 0:
        pytest.skip("there is no Emacs with eglot and yaml-mode")
    status, output, transcript = run(
        emacs, "--batch", "-q", "-l", HERE / "job.el", cwd=project,
        DIORAMA=COMMAND)
    assert status == 0, transcript
    assert output.strip() == "done", transcript
    after_the_job(project)


def test_the_vs_code_extension_files_are_valid():
    """There is no VS Code here, so only the extension's files are checked."""
    folder = HERE.parent.parent / "Editors" / "vscode"
    if not find("node"):
        pytest.skip("there is no node")
    subprocess.run(["node", "--check", folder / "extension.js"], check=True)
    subprocess.run(
        ["node", "-e", "const p = require('./package.json'); if (!require('fs').existsSync(p.main)) process.exit(1)"],
        cwd=folder, check=True, env=environment())
