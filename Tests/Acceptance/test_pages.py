"""The tutorial in Examples/Tides: each command in its README prints what the page says.

Commands in blocks marked 'sh' must succeed. In blocks marked 'console', a line that begins with '$ ' is a command,
which continues on the next line after a backslash, and the lines after it are its output; the command fails if the
output begins with 'error:'. With TUTORIAL_RECORD=1, the page gets the present output, which fails, because somebody
must look at it.
Tests/GeneratedTests/ReadmeTests.swift compares the Swift of the page with the sources.
"""
import os
import re
import shutil

import pytest

from harness import ROOT, run

TIDES = ROOT / "Examples/Tides"


@pytest.fixture
def tides():
    """The folder of the example, without what its commands write."""
    left = [TIDES / "widgets", TIDES / "boat.json"]
    assert not any(path.exists() for path in left), f"remove {left}"
    yield TIDES
    shutil.rmtree(left[0], ignore_errors=True)
    left[1].unlink(missing_ok=True)


def test_commands(check, tides):
    page = (tides / "README.md").read_text()
    exports = []

    def execute(command):
        if command.startswith("export "):
            exports.append(command)
        return run("bash", "-c", "\n".join(["exec 2>&1", *exports, command]), cwd=tides)

    def block(match):
        if match[1] == "sh":
            for command in match[2].splitlines():
                check.ok(command, execute(command))
            return match[0]
        shown = ""
        for part in re.split(r"(?m)^(?=\$ )", match[2]):
            if part:
                command, expected = re.match(r"\$ ((?:[^\n]*\\\n)*[^\n]*\n)(.*)", part, re.DOTALL).groups()
                result = execute(command.rstrip("\n"))
                check(command.strip(), result.out == expected and result.ok != expected.startswith("error:"), result)
                shown += f"$ {command}{result.out}"
        return f"```console\n{shown}```\n"

    changed, count = re.subn(r"(?ms)^```(sh|console)\n(.*?)^```\n", block, page)
    assert count and "```console" not in re.sub(r"(?ms)^```\w*\n.*?^```\n", "", page)
    if os.environ.get("TUTORIAL_RECORD"):
        (tides / "README.md").write_text(changed)
        pytest.fail("the page was recorded: look at it, and run again without TUTORIAL_RECORD")
