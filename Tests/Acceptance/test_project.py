"""The project itself: 'make demo' shows what it says, and nothing names a script that is gone."""
from harness import ROOT, run

PATH = r"(?<![\w/.-])(?:\.ci|Scripts|Tests/Acceptance|Benchmarks)/[\w./*-]*\w"


def test_demo(check):
    code = ROOT / "Generated/Schemas/UpNext.intentdefinition.swift"
    result = run("make", "demo", cwd=ROOT)
    check.ok("it works", result)
    shown = result.out.split("from Schemas/UpNext.intentdefinition:\n\n")[1].split("\n(All ")[0]
    lines = [line for line in shown.splitlines() if line != "  ..."]
    check("the struct and the protocol are shown", "struct UpNextConfiguration" in shown
          and "protocol UpNextOptionsProvider" in shown, result)
    check("every line is one of the generated code", not set(lines) - set(code.read_text().splitlines()), shown)
    check.has("a mistake has its place", result, r"^UpNext.intentdefinition:\d+:\d+: warning: unknown parent")
    check.has("it says what to try next", result, "^  make install install-swift ")
    check.has("the tests, too", result, "^  make test ")
    check("it has few lines", len(result.text.splitlines()) < 90, result)


def test_named_files_exist(check):
    named = run("git", "grep", "--untracked", "-IPo", PATH, "--", ".", ":!CHANGELOG.md", cwd=ROOT).out.splitlines()
    check("files are named", len(named) > 60, named)
    for file, name in sorted({tuple(line.split(":", 1)) for line in named}):
        check(f"{file} names {name}, which exists", any(ROOT.glob(name)) or any((ROOT / file).parent.glob(name)))
