"""The hooks of .pre-commit-hooks.yaml, which pre-commit runs in a repository.

They run the built intentc: a build, which 'language: swift' starts, takes too long here.
"""
import re
import sys

import pytest

from harness import ROOT, SCHEMAS, Repository, copy, edit, run, write

CONFIGURATION = """repos:
  - repo: file://HOOKS
    rev: REVISION
    hooks:
      - {id: intentc-validate, language: system, args: [--strict, .]}
      - {id: intentc-format, language: system}
      - {id: intentc-diff, language: system}
      - {id: intentc-baseline, language: system, args: [Sources/intentc.baseline.json, Sources]}
"""


@pytest.fixture
def repository(tmp_path, intentc, monkeypatch):
    """A project with the hooks, whose address is that of a repository that has only them."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/intentc").symlink_to(intentc)
    monkeypatch.setenv("PATH", f"{tmp_path}/bin", prepend=":")
    monkeypatch.setenv("PRE_COMMIT_HOME", f"{tmp_path}/home")
    hooks = Repository(tmp_path / "intentc")
    copy(ROOT / ".pre-commit-hooks.yaml", hooks.folder)
    hooks.commit("A version")
    project = Repository(tmp_path / "project")
    write(project.folder / ".pre-commit-config.yaml",
          CONFIGURATION.replace("HOOKS", str(hooks.folder)).replace("REVISION", hooks.head))
    copy(SCHEMAS / "UpNext.intentdefinition", project.folder / "Sources")
    run("intentc", "baseline", "Sources", "--output", "Sources/intentc.baseline.json", cwd=project.folder)
    project.commit("Before")
    project.definition = project.folder / "Sources/UpNext.intentdefinition"
    return project


def test_hooks(check, repository, monkeypatch):
    folder, definition = repository.folder, repository.definition
    named = "^Sources/UpNext.intentdefinition"

    def hooks(*words):
        return run(sys.executable, "-m", "pre_commit", *words, cwd=folder)

    check.ok("pre-commit accepts the hooks", hooks("validate-manifest", ROOT / ".pre-commit-hooks.yaml"))
    check.ok("pre-commit installs itself", hooks("install"))
    write(folder / "readme", "words")
    result = repository.commit("Add a page")
    check.ok("a commit without a definition passes", result)
    check("only the hook for changed definitions did not run", result.count("Passed$") == 3 and result.has("Skipped$"), result)
    # The two have an intent of one name, so they are valid only as two modules.
    write(folder / "Other/UpNext.intentdefinition", definition.read_text().replace("r8QxYe", "k2LmNo"))
    result = repository.commit("Add a module")
    check.ok("a second module passes", result)
    check("all hooks ran", result.count("Passed$") == 4, result)

    edit(definition, "Up Next", "Later")
    check.ok("a safe change passes", repository.commit("Change a title"))
    edit(definition, "<string>orange<", "<string>amber<")
    result = repository.commit("Rename a case")
    check.fails("a breaking change does not", result)
    check.has("the hook says what breaks", result, "'orange' was renamed to 'amber'")
    check("the baseline says so too", result.count("case-renamed") == 2, result)
    with monkeypatch.context() as patch:
        patch.setenv("SKIP", "intentc-diff,intentc-baseline")
        check.ok("a hook can be left out", repository.commit("Rename a case"))

    # pre-commit does not count files that a commit removes.
    last = repository.head
    identifiers = re.findall(r"<string>([A-Za-z0-9]{6})</string>", definition.read_text())
    table = write(folder / "Sources/de.lproj/UpNext.strings", "".join(f'"{each}" = "x";\n' for each in identifiers))
    repository.commit("Add a table", "--no-verify")
    table.unlink()
    result = repository.commit("Remove a table")
    check("the hooks look at a commit that removes a table", result.count("(Passed|Failed)$") == 3, result)
    repository("reset", "--quiet", "--hard", last)
    (folder / "Other/UpNext.intentdefinition").unlink()
    result = repository.commit("Remove a module")
    check.fails("a commit that only removes a definition does not pass", result)
    check.has("the hook says what is gone", result, "the intent 'UpNext' was removed")
    repository("reset", "--quiet", "--hard", last)

    edit(definition, r"(?m)(ParentName</key>)|^\t", lambda match: f"{match[1]} " if match[1] else "")
    result = repository.commit("Change the form")
    check.fails("an unusual form does not pass", result)
    check.has("the hook says which file it wrote", result, named)
    check.ok("the file has the form of Xcode now", run("intentc", "format", "--check", definition))
    repository("add", "--all")
    check.ok("what is left is no change", repository("diff", "--cached", "--quiet"))

    edit(definition, "<string>mirrorCalendarApp<", "<string>mirorCalendarApp<", count=1)
    result = repository.commit("Misspell a name")
    check.fails("a warning does not pass with --strict", result)
    check.has("the hook says where", result, named + r":\d+:\d+: (warning|error): ")
    write(definition, '<plist version="1.0"><dict><key>INIntents')
    result = repository.commit("Break a file")
    check.fails("a broken definition does not pass", result)
    check.has("the hook says where it is broken", result, named + r":\d+:\d+: error: ")
    log = repository("log", "--oneline")
    check("nothing was committed that did not pass", log.out.count("\n") == 5, log)
