"""Runs the shell parts of CI files in an empty root, in place of GitHub and GitLab.

The root has the shell, the tools that the runner's image has, and the libraries of these: nothing
else of this machine. Steps run with an empty environment plus the variables of the CI system. Only
what the files of `diorama init` and of docs/Scaling.md use is implemented: `run` and `script`,
`if`, variables, containers, caches and artifacts.
"""
import os
import pathlib
import re
import shlex
import shutil
import subprocess

from ruamel.yaml import YAML

# The programs that each image has.
BASE = """
    bash sh cat chmod cp cut echo env grep gzip ln ls mkdir mv rm rmdir sed sha256sum sort tar test touch tr
    true uname
""".split()
# The programs of Debian packages.
PACKAGES = {
    "ca-certificates": [], "curl": ["curl"], "xz-utils": ["xz"], "git": ["git", "git-upload-pack"],
    "make": ["make"], "libyaml-dev": [], "libsqlite3-dev": [],
}
# The packages that images have before a step installs more.
IMAGES = {"ubuntu-latest": ["curl", "xz-utils", "git", "make"], "debian:12": [], "swift:6.3": ["curl", "git"]}
APT = r"""#!/bin/sh
# Installs only the packages that the checks know.
[ "$1" = install ] || exit 0
shift
for name; do
  case $name in -*) continue ;; esac
  [ -d "/packages/$name" ] || { echo "E: Unable to locate package $name" >&2; exit 100; }
  cp -P "/packages/$name/." /usr/bin -r
done
"""


class Root:
    """A folder that is the root of the file system for the commands in it, if the system permits."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        for name in ("usr/bin", "work", "dev", "proc", "tmp", "root", "packages", "srv", "etc"):
            (folder / name).mkdir(parents=True)
        (folder / "bin").symlink_to("usr/bin")
        for program in BASE:
            self.install(program, folder / "usr/bin")
        for name, programs in PACKAGES.items():
            (folder / "packages" / name).mkdir()
            for program in programs:
                self.install(program, folder / "packages" / name)
        self.script("apt-get", APT)
        if os.path.isdir("/usr/share/zoneinfo"):
            shutil.copytree("/usr/share/zoneinfo", folder / "usr/share/zoneinfo", symlinks=True)
        self.enters = subprocess.run(
            self.entering() + ["sh", "-c", "test -e /proc/self/exe"], stderr=subprocess.DEVNULL).returncode == 0

    def entering(self) -> list[str]:
        """The words before a command that runs in the root."""
        own = [] if os.geteuid() == 0 else ["--map-root-user"]
        folder = shlex.quote(str(self.folder))
        mount = (f"mount --rbind /dev {folder}/dev && mount -t proc proc {folder}/proc && "
                 f'exec chroot {folder} "$@"')
        return ["unshare", *own, "--mount", "--pid", "--fork", "sh", "-c", mount, "enter"]

    def view(self, path: pathlib.Path) -> str:
        """The path of a file in the root for the commands in it."""
        return "/" + str(path.relative_to(self.folder)) if self.enters else str(path)

    def install(self, program: str, folder: pathlib.Path) -> None:
        """Copies a program and its libraries."""
        found = program if "/" in program else shutil.which(program, path="/usr/bin:/bin")
        if not found:
            raise SystemExit(f"{program} is not installed")
        shutil.copy(found, folder / os.path.basename(program))
        listed = subprocess.run(["ldd", found], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for library in re.findall(r"(/\S+) \(0x", listed.stdout):
            copy = self.folder / library.lstrip("/")
            if not copy.exists():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(library, copy)

    def script(self, name: str, text: str) -> None:
        path = self.folder / "usr/bin" / name
        path.write_text(text)
        path.chmod(0o755)

    def use(self, image: str) -> None:
        """Removes the packages of the image before, and installs those of this one."""
        for programs in PACKAGES.values():
            for program in programs:
                (self.folder / "usr/bin" / program).unlink(missing_ok=True)
        for package in IMAGES[image]:
            for program in PACKAGES[package]:
                shutil.copy(self.folder / "packages" / package / program, self.folder / "usr/bin")

    def run(self, script: str, folder: pathlib.Path, variables: dict, flags=("-e",)) -> tuple[int, str]:
        """Runs a script of bash in a folder, and returns its status and its output."""
        path = self.folder / "tmp" / "step.sh"
        path.write_text(script)
        binaries = "/usr/bin" if self.enters else str(self.folder / "usr/bin")
        variables = {"PATH": binaries, "HOME": self.view(self.folder / "root"), "CI": "true", **variables}
        step = f'cd "$1" && exec bash {" ".join(flags)} "$2"'
        run = subprocess.run(
            [*(self.entering() if self.enters else []), "env", "-i",
             *(f"{name}={value}" for name, value in variables.items()),
             "bash", "-c", step, "step", self.view(folder), self.view(path)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
        return run.returncode, run.stdout.decode(errors="replace")


class Result:
    """What a run of a CI file left."""

    def __init__(self):
        self.passed = True
        self.log = ""
        self.artifacts = {}
        self.workspace = None


def copied(source: pathlib.Path, target: pathlib.Path) -> bool:
    """Copies a file or a folder, if it exists."""
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
    elif source.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    return source.exists()


class Runner:
    """Runs CI files for a repository, which is a folder outside of the root."""

    def __init__(self, root: Root, repository: pathlib.Path, store: pathlib.Path):
        self.root, self.repository, self.store = root, repository, store
        store.mkdir(exist_ok=True)

    def checkout(self) -> pathlib.Path:
        """A new folder with the files of the repository, in place of the one before. Its name needs quotes."""
        workspace = self.root.folder / "work" / "it's \"$HOME\" #1"
        shutil.rmtree(workspace, ignore_errors=True)
        shutil.copytree(self.repository, workspace, symlinks=True)
        return workspace

    def cache(self, key: str) -> pathlib.Path:
        return self.store / re.sub(r"[^\w.-]", "_", key)

    # GitHub

    def github(self, path: pathlib.Path, variables=None, path_before="") -> Result:
        """Runs the jobs of a workflow one after the other, with each value of their matrices."""
        workflow = YAML(typ="safe").load(path)
        total = Result()
        for job in workflow["jobs"].values():
            (matrix,) = list(job.get("strategy", {}).get("matrix", {}).items()) or [(None, [None])]
            for value in matrix[1]:
                context = {"vars": variables or {}, "env": {}, "steps": {}, "github": {"sha": "0" * 40},
                           "matrix": {matrix[0]: value}}
                context["env"] = {
                    name: self.expanded(text, context) for name, text in workflow.get("env", {}).items()}
                if job.get("if") and not self.value(job["if"], context, not total.passed):
                    continue
                self.job(job, context, total, path_before)
        return total

    def job(self, job: dict, context: dict, total: Result, path_before: str) -> None:
        image = self.expanded(job.get("container", ""), context) or job["runs-on"]
        self.root.use(image)
        workspace = self.root.folder / "work" / "empty"
        workspace.mkdir(exist_ok=True)
        added = self.root.folder / "tmp" / "github-path"
        added.write_text("")
        failed = False
        for step in job["steps"]:
            if not self.value(step.get("if", "success()"), context, failed):
                continue
            inputs = {name: self.expanded(text, context) for name, text in step.get("with", {}).items()}
            outcome = {"outcome": "success", "outputs": {}}
            action = step.get("uses", "").split("@")[0]
            if action == "actions/checkout":
                workspace = self.checkout()
            elif action == "actions/cache/restore":
                hit = copied(self.cache(inputs["key"]), workspace / inputs["path"])
                outcome["outputs"] = {"cache-hit": str(hit).lower(), "cache-primary-key": inputs["key"]}
            elif action == "actions/cache/save":
                copied(workspace / inputs["path"], self.cache(inputs["key"]))
            elif action == "actions/upload-artifact":
                for file in workspace.glob(inputs["path"]):
                    total.artifacts[file.name] = file.read_bytes()
            elif action == "actions/download-artifact":
                folder = workspace / inputs.get("path", ".")
                folder.mkdir(exist_ok=True)
                for name, data in total.artifacts.items():
                    (folder / name).write_bytes(data)
            elif action:
                raise SystemExit(f"the action {action} is unknown")
            else:
                binaries = "/usr/bin" if self.root.enters else str(self.root.folder / "usr/bin")
                paths = [path_before] + added.read_text().split("\n")[::-1] + [binaries]
                variables = {**context["env"], "GITHUB_ACTIONS": "true", "GITHUB_PATH": self.root.view(added),
                             "PATH": ":".join(part for part in paths if part)}
                status, log = self.root.run(self.expanded(step["run"], context), workspace, variables)
                total.log += log
                if status != 0:
                    outcome["outcome"] = "failure"
                    failed = failed or not step.get("continue-on-error", False)
            if "id" in step:
                context["steps"][step["id"]] = outcome
        total.workspace = workspace
        total.passed = total.passed and not failed

    def expanded(self, text, context: dict) -> str:
        return re.sub(
            r"\$\{\{(.*?)\}\}", lambda match: str(self.value(match[1], context, False)), str(text))

    def value(self, expression: str, context: dict, failed: bool):
        """The value of an expression, which is turned into one of Python."""
        expression = re.sub(r"^\s*\$\{\{(.*)\}\}\s*$", r"\1", str(expression)).strip()
        uses = re.findall(r"\b(failure|always|success)\(\)", expression)
        python = ""
        for quoted, name, other in re.findall(r"('[^']*')|([A-Za-z_][\w-]*(?:\.[\w-]+)*)|(.)", expression):
            if quoted or other:
                python += quoted or other
            elif "." in name:
                python += f"get({name!r})"
            else:
                python += name
        python = python.replace("&&", " and ").replace("||", " or ")

        def get(name: str):
            value = context
            for part in name.split("."):
                value = value.get(part, "") if isinstance(value, dict) else ""
            return value

        known = {
            "get": get, "endsWith": lambda text, end: text.endswith(end), "failure": lambda: failed,
            "always": lambda: True, "success": lambda: not failed,
            "hashFiles": lambda *_: "hash"}
        value = eval(python.strip(), {"__builtins__": {}}, known)
        # A condition without a function of the status implies success().
        return value if uses or not failed else False

    # GitLab

    def gitlab(self, path: pathlib.Path, variables=None, path_before="") -> Result:
        """Runs the jobs of a pipeline on a branch, one after the other, each as often as `parallel` says."""
        pipeline = YAML(typ="safe").load(path)
        result = Result()
        for name, job in pipeline.items():
            if not isinstance(job, dict) or "script" not in job:
                continue
            for node in range(1, job.get("parallel", 1) + 1):
                own = {**pipeline.get("variables", {}), "CI_COMMIT_BRANCH": "main", "GITLAB_CI": "true"}
                if "parallel" in job:
                    own.update(CI_NODE_INDEX=str(node), CI_NODE_TOTAL=str(job["parallel"]))
                own.update(variables or {})
                rules = [rule for rule in job.get("rules", [{}]) if self.applies(rule, own)]
                if rules:
                    # Variables of the project have precedence.
                    own.update({**rules[0].get("variables", {}), **(variables or {})})
                    self.gitlab_job(job, own, result, path_before)
        return result

    def applies(self, rule: dict, variables: dict) -> bool:
        def holds(part: str) -> bool:
            name, _, pattern = part.strip().partition(" =~ ")
            value = str(variables.get(name.lstrip("$"), ""))
            return bool(re.search(pattern.strip("/"), value)) if pattern else bool(value)
        return all(holds(part) for part in str(rule.get("if", "$CI_COMMIT_BRANCH")).split("&&"))

    def gitlab_job(self, job: dict, variables: dict, result: Result, path_before: str) -> None:
        def filled(text: str) -> str:
            return re.sub(r"\$(\w+)", lambda match: str(variables.get(match[1], "")), text)
        self.root.use(filled(job["image"]))
        workspace = self.checkout()
        for name, data in result.artifacts.items():
            (workspace / name).parent.mkdir(parents=True, exist_ok=True)
            (workspace / name).write_bytes(data)
            if data[:4] == b"\x7fELF":
                (workspace / name).chmod(0o755)
        cache = job.get("cache", {})
        key = cache.get("key", "none")
        store = self.cache(filled(key) if isinstance(key, str) else key["prefix"])
        for path in cache.get("paths", []):
            copied(store / path, workspace / path)
        if path_before:
            binaries = "/usr/bin" if self.root.enters else str(self.root.folder / "usr/bin")
            variables = {**variables, "PATH": f"{path_before}:{binaries}"}
        lines = job["script"] if isinstance(job["script"], list) else [job["script"]]
        status, log = self.root.run("\n".join(lines) + "\n", workspace, variables, ("-e", "-o", "pipefail"))
        after = {**variables, "CI_JOB_STATUS": "success" if status == 0 else "failed"}
        for line in job.get("after_script", []):
            log += self.root.run(line, workspace, after)[1]
        for path in cache.get("paths", []):
            copied(workspace / path, store / path)
        artifacts = job.get("artifacts", {})
        reports = artifacts.get("reports", {}).values()
        for pattern in [*artifacts.get("paths", []), *reports]:
            for file in workspace.glob(filled(pattern)):
                for part in [file] if file.is_file() else file.rglob("*"):
                    if part.is_file():
                        result.artifacts[str(part.relative_to(workspace))] = part.read_bytes()
        result.log += log
        result.workspace = workspace
        result.passed = result.passed and status == 0
