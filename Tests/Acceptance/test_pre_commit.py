"""The hooks of .pre-commit-hooks.yaml, which pre-commit runs in a repository.

They run the built intentc: a build, which 'language: swift' starts, takes too long here.
"""
import re
import sys

import pytest

from harness import BROKEN, ROOT, UPNEXT, Repository, copy, edit, run, write

CONFIGURATION = """repos:
  - repo: file://%s
    rev: %s
    hooks:
      - {id: intentc-validate, language: system, args: [--strict, .]}
      - {id: intentc-format, language: system}
      - {id: intentc-diff, language: system}
      - {id: intentc-releases, language: system, args: [--releases, Sources/.intentc/releases, Sources]}
"""


@pytest.fixture
def repository(tmp_path, in_path, monkeypatch):
    """A project with the hooks, whose address is that of a repository that has only them."""
    monkeypatch.setenv("PRE_COMMIT_HOME", f"{tmp_path}/home")
    hooks = Repository(tmp_path / "intentc")
    copy(ROOT / ".pre-commit-hooks.yaml", hooks.folder)
    hooks.commit("A version")
    project = Repository(tmp_path / "project")
    write(project.folder / ".pre-commit-config.yaml", CONFIGURATION % (hooks.folder, hooks.head))
    project.definition = copy(UPNEXT, project.folder / "Sources")
    copy(UPNEXT, project.folder / "Sources/.intentc/releases/1.0")
    project.commit("Before")
    return project


def test_hooks(check, repository, monkeypatch):
    folder, definition, commit = repository.folder, repository.definition, repository.commit
    named = "^Sources/UpNext.intentdefinition"

    def hooks(*words):
        return run(sys.executable, "-m", "pre_commit", *words, cwd=folder)

    check.ok("pre-commit accepts the hooks", hooks("validate-manifest", ROOT / ".pre-commit-hooks.yaml"))
    check.ok("pre-commit installs itself", hooks("install"))
    write(folder / "readme", "words")
    result = commit("Add a page")
    check.ok("a commit without a definition passes", result)
    check("only the hook for changes did not run", result.count("Passed$") == 3 and result.has("Skipped$"), result)
    # The two have an enum of one name, so they are valid only as two modules.
    text = definition.read_text().replace("r8QxYe", "k2LmNo").replace("<string>UpNext<", "<string>Later<")
    other = write(folder / "Other/Later.intentdefinition", text)
    result = commit("Add a module")
    check.ok("a second module passes", result)
    check.equal("all hooks ran", result.count("Passed$"), 4)

    edit(definition, "Up Next", "Later")
    check.ok("a safe change passes", commit("Change a title"))
    edit(definition, "<string>orange<", "<string>amber<")
    result = commit("Rename a case")
    check.fails("a breaking change does not", result, "'orange' was renamed to 'amber'")
    check.equal("the release says so too", result.count(r"\[case-renamed\]"), 2)
    with monkeypatch.context() as patch:
        patch.setenv("SKIP", "intentc-diff,intentc-releases")
        check.ok("a hook can be left out", commit("Rename a case"))

    # pre-commit does not count files that a commit removes.
    last = repository.head
    identifiers = re.findall(r"<string>([A-Za-z0-9]{6})</string>", definition.read_text())
    table = write(folder / "Sources/de.lproj/UpNext.strings", "".join(f'"{each}" = "x";\n' for each in identifiers))
    commit("Add a table", "--no-verify")
    table.unlink()
    check.equal("the hooks look at a table that goes", commit("Remove a table").count("(Passed|Failed)$"), 3)
    repository("reset", "--quiet", "--hard", last)
    other.unlink()
    check.fails("a commit that only removes a definition does not pass", commit("Remove a module"),
                "the intent 'Later' was removed")
    repository("reset", "--quiet", "--hard", last)

    edit(definition, r"(?m)(ParentName</key>)|^\t", lambda match: f"{match[1]} " if match[1] else "")
    check.fails("an unusual form does not pass", commit("Change the form"), named)
    check.ok("the file has the form of Xcode now", run("intentc", "format", "--check", definition))
    repository("add", "--all")
    check.ok("what is left is no change", repository("diff", "--cached", "--quiet"))

    edit(definition, "<string>mirrorCalendarApp<", "<string>mirorCalendarApp<", count=1)
    check.fails("a warning does not pass", commit("Misspell a name"), named + r":\d+:\d+: (warning|error): ")
    write(definition, BROKEN)
    check.fails("a broken definition does not pass", commit("Break a file"), named + r":\d+:\d+: error: ")
    check.equal("nothing was committed that did not pass", repository("log", "--oneline").out.count("\n"), 5)
