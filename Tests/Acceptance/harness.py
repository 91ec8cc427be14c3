"""What the acceptance tests share: folders, running a program, editing a file, a git repository."""
import os
import pathlib
import re
import shutil
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "Schemas"
# The folder of the built programs.
BIN = pathlib.Path(os.environ.get("INTENTC_BIN") or ROOT / ".build/debug").absolute()
# The folder of intentc as a release has it, and of an intentc-swift that reads Swift.
LEAN = pathlib.Path(os.environ.get("INTENTC_LEAN") or ROOT / ".build-lean/debug").absolute()
sys.path.insert(0, str(ROOT / "Scripts"))

from programs import run  # noqa: F401, for the tests


def program(name, package=None):
    """The path of a program, which is installed if it is missing. No test is skipped for the lack of one."""
    found = shutil.which(name)
    if not found:
        installed = run(ROOT / "Scripts/ensure.sh", package or name)
        found = shutil.which(name)
        if not found:
            pytest.fail(f"there is no {name}: {installed.text}")
    return found


def edit(path, pattern, replacement, count=0):
    """Replaces what matches in a file, which must have it."""
    path = pathlib.Path(path)
    text = path.read_text(encoding="utf-8")
    changed = re.sub(pattern, replacement, text, count=count)
    assert changed != text, f"{path} has no '{pattern}'"
    path.write_text(changed, encoding="utf-8")


def write(path, text):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def copy(source, *targets):
    """Copies a file into each of the folders."""
    for target in map(pathlib.Path, targets):
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


class Repository:
    """A git repository in a folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / ".git").exists():
            self("init", "--quiet")

    def __call__(self, *words):
        return run("git", "-c", "user.name=intentc", "-c", "user.email=intentc@localhost", "-c",
                   "init.defaultBranch=main", *words, cwd=self.folder)

    def commit(self, message, *words):
        self("add", "--all")
        return self("commit", "--quiet", "--message", message, *words)

    @property
    def head(self):
        return self("rev-parse", "HEAD").out.strip()
