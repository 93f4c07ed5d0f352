"""A project to edit, and the command that serves editors: DIORAMA names it."""
import os
import pathlib
import shutil
import subprocess

import pytest

COMMAND = str(pathlib.Path(os.environ["DIORAMA"]).resolve())
HERE = pathlib.Path(__file__).parent
# A mistake in line 1; its key ends before byte 14.
SCREEN = """\
viewControler: SBUInviteUserViewController
channelURL: crew
headerComponent: CrewHeader
steps:
  - advance: 1ms
"""
PROJECT = """\
currentUser: ada
components:
  CrewHeader:
    extends: SBUInviteUserModule.Header
    title: To the crew
data:
  users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
  groupChannels: [{ url: crew, members: [ada] }]
"""


def environment(**values):
    # With CI set, no snapshots would be written.
    kept = {key: value for key, value in os.environ.items() if key not in ("CI", "NVIM", "XDG_CONFIG_HOME")}
    return kept | values


@pytest.fixture
def project(tmp_path):
    folder = tmp_path.resolve() / "project"
    folder.mkdir()
    (folder / "diorama.yaml").write_text(PROJECT)
    (folder / "crew.yaml").write_text(SCREEN)
    return folder


def run(*command, cwd, **values):
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment(**values), capture_output=True,
        text=True, timeout=120)
    return result.returncode, result.stdout, result.stdout + result.stderr


def after_the_job(project):
    """Checks the files on disk after an editor has fixed, renamed and accepted."""
    status, _, transcript = run(COMMAND, "test", ".", cwd=project)
    assert status == 0, transcript
    assert (project / "crew.yaml").read_text() == SCREEN.replace("viewControler", "viewController").replace(
        "CrewHeader", "TeamHeader")
    assert (project / "diorama.yaml").read_text() == PROJECT.replace("CrewHeader", "TeamHeader")
    accepted = (project / "__Snapshots__" / "crew.txt").read_bytes()
    assert b"To the crew" in accepted
    run(COMMAND, "record", ".", cwd=project)
    assert (project / "__Snapshots__" / "crew.txt").read_bytes() == accepted


def find(name):
    return shutil.which(name)
