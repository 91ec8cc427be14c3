"""The project itself: 'make demo' shows what it says, and nothing names a script that is gone."""
import re

from harness import ROOT, run

PATH = re.compile(r"(?<![\w/.-])(?:\.ci|Scripts|Tests/Acceptance|Benchmarks)/[\w./*-]*\w")


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
    check.has("it says what to try next", result, "^  make test ")
    check("it has few lines", len(result.text.splitlines()) < 90, result)


def test_named_files_exist(check):
    listed = run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).out.splitlines()
    found = 0
    for name in listed:
        file = ROOT / name
        if name == "CHANGELOG.md" or not file.is_file():
            continue
        try:
            named = sorted(set(PATH.findall(file.read_text(encoding="utf-8"))))
        except UnicodeDecodeError:
            continue
        gone = [each for each in named if not any(ROOT.glob(each)) and not any(file.parent.glob(each))]
        found += len(named)
        if named:
            check(f"{name} names files that exist", not gone, gone)
    check("files are named", found > 60, found)
