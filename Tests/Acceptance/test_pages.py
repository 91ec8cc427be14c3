"""The commands on the pages: each prints what the page says, no more and no less.

On pages with a block marked 'console', commands in blocks marked 'sh' must succeed. In a 'console' block, a line that
begins with '$ ' is a command, which continues on the next line after a backslash, and the lines after it are its
output, as in a terminal of 100 columns. With PAGES_RECORD=1, the page gets the present output, which fails, because
somebody must look at it.
Tests/GeneratedTests/ReadmeTests.swift compares the Swift of the pages with the sources.
"""
import os
import re
import shlex
import shutil

import pytest

from harness import EXAMPLES, ROOT, UPNEXT, WEATHER, Repository, copy, edit, run, write

PAGES = run("git", "grep", "-l", "--untracked", "^```console", "--", "*.md", "llms.txt", cwd=ROOT).out.splitlines()


def typo(folder):
    edit(copy(UPNEXT, folder), r"(ParentName</key>\s*<string>)mirrorCalendarApp", r"\1mirorCalendarApp")


def versions(folder):
    """Two versions of UpNext, in the second of which 'pink' has the index of 'orange', and an app."""
    write(folder / "Old.intentdefinition", UPNEXT.read_bytes())
    new = write(folder / "New.intentdefinition", UPNEXT.read_bytes())
    index = "<key>INEnumValueIndex</key>\n\t\t\t\t\t<integer>{}</integer>\n\t\t\t\t\t<key>INEnumValueName</key>\n"
    index += "\t\t\t\t\t<string>{}</string>\n"
    case = "\t\t\t\t<dict>\n\t\t\t\t\t" + index.format(3, "pink") + "\t\t\t\t</dict>\n"
    orange = r"(?s)(\t{4}<dict>(?:(?!<dict>).)*)" + re.escape(index.format(3, "orange"))
    edit(new, orange, lambda match: case + match[1] + index.format(7, "orange"))
    copy(WEATHER, folder / "Sources/App/Base.lproj")
    write(folder / "Sources/App/intentc.json", "{}")


def checkout(folder):
    """The parts of a checkout in which the page writes."""
    for part in ["Schemas", "Tests/Migrations"]:
        shutil.copytree(ROOT / part, folder / part)


def app(folder):
    """A repository with UpNext and its App Intents."""
    copy(UPNEXT, folder)
    run("intentc", "generate", UPNEXT.name, "--backend", "app-intents", "--output", "Sources/Widget", cwd=folder)
    Repository(folder).commit("Add the widget")


def untranslated(folder):
    """UpNext with a new table."""
    copy(UPNEXT, folder)
    write(folder / "de.lproj/UpNext.strings", "")


# What is in the folder in which the commands of a page run. The other pages are about a checkout.
FOLDERS = {"README.md": typo, "llms.txt": app, "Documentation/Diff.md": versions,
           "Documentation/MovingToAppIntents.md": checkout, "Documentation/Strings.md": untranslated}


@pytest.fixture
def folder(request, tmp_path, in_path):
    page = request.getfixturevalue("page")
    if page in FOLDERS:
        folder = tmp_path / "page"
        folder.mkdir()
        FOLDERS[page](folder)
        return folder
    folder = (ROOT / page).parent
    if not page.startswith("Examples"):
        folder = ROOT / "Examples/Departures"
    # The pages name '.build'.
    build = folder / ".build"
    if build.resolve() != EXAMPLES.resolve():
        build.symlink_to(EXAMPLES)
        request.addfinalizer(build.unlink)
    return folder


@pytest.fixture
def tides():
    """Removes what the tutorial writes."""
    left = [ROOT / "Examples/Tides/widgets", ROOT / "Examples/Tides/boat.json"]
    assert not any(path.exists() for path in left), f"remove {left}"
    yield
    shutil.rmtree(left[0], ignore_errors=True)
    left[1].unlink(missing_ok=True)


@pytest.mark.parametrize("page", PAGES)
def test_commands(check, tides, lean, page, folder):
    kept = [f"export INTENTC_SWIFT={lean}/intentc-swift NO_COLOR=1"]

    def execute(command):
        # Swift builds before it runs a program, and all examples in one folder.
        there = re.sub("swift run ", f"swift run --scratch-path {EXAMPLES} 2>/dev/null ", command)
        there = re.sub("^swift build$", f"swift build --scratch-path {EXAMPLES}", there)
        text = "\n".join(["stty cols 100", *kept, there])
        if command.startswith(("export ", "cd ")):
            kept.append(command)
        result = run("script", "-qec", f"bash -c {shlex.quote(text)}", "/dev/null", cwd=folder)
        result.out = result.out.replace("\r\n", "\n")
        return result

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
                check.equal(command.strip(), result.out, expected)
                shown += f"$ {command}{result.out}"
        return f"```console\n{shown}```\n"

    text = (ROOT / page).read_text()
    changed, count = re.subn(r"(?ms)^```(sh|console)\n(.*?)^```\n", block, text)
    assert count and "```console" not in re.sub(r"(?ms)^```\w*\n.*?^```\n", "", text)
    if os.environ.get("PAGES_RECORD") and changed != text:
        (ROOT / page).write_text(changed)
        pytest.fail("the page was recorded: look at it, and run again without PAGES_RECORD")
