"""Moves the apps of Tests/Migrations to App Intents with 'intentc migrate'.

Each app is copied into a git repository, with definitions of Schemas. A plan changes nothing; '--patch' and '--write' do
the same; what they change in the app's own files is what 'expected.patch' of the app has; after that, '--check' is silent
and a second run changes nothing. With MIGRATE_RECORD=1, these files get the present text, and the test fails.
"""
import os
import shutil

import pytest

from harness import ROOT, Repository, run

APPS = ROOT / "Tests/Migrations"
# The definitions of each app, by folder.
DEFINITIONS = {
    "Bundle": {"Widgets": ["UpNext", "Stocks"]},
    "Single": {"Widget/Base.lproj": ["MusicRecommendations"], "Widget/de.lproj": ["MusicRecommendations"],
               "Widget/fr.lproj": ["MusicRecommendations"]},
    "Framework": {"Shared": ["OrderLunch"]},
}


def prepare(name, work):
    app = work / name
    shutil.copytree(APPS / name, app, ignore=shutil.ignore_patterns("expected*"))
    for folder, definitions in DEFINITIONS[name].items():
        (app / folder).mkdir(parents=True, exist_ok=True)
        for definition in definitions:
            shutil.copy(ROOT / f"Schemas/{definition}.intentdefinition", app / folder)
    Repository(app).commit("App")
    return app


def git(app, *words):
    return Repository(app)(*words).out


@pytest.fixture
def migrate(lean):
    return lambda app, *words: run(lean / "intentc", "migrate", ".", *words, cwd=app,
                                   env={"INTENTC_SWIFT": lean / "intentc-swift"})


@pytest.mark.parametrize("name", DEFINITIONS)
def test_app(check, migrate, tmp_path, name):
    records = "MIGRATE_RECORD" in os.environ
    app = prepare(name, tmp_path)
    plan = migrate(app)
    check(f"{name}: a plan changes nothing", git(app, "status", "--porcelain") == "", plan.err)
    patch = migrate(app, "--patch")
    left = migrate(app, "--check")
    check(f"{name}: '--check' names what is left", left.code == 1 and left.out != "", left.err)
    written = migrate(app, "--write")
    check(f"{name}: the exit code of the plan and of writing are one", plan.code == written.code, written.err)
    git(app, "add", "-A", "--intent-to-add")
    changed = git(app, "diff", "--", ".", ":(exclude,glob)**/Generated/**")
    for file, text in [("expected.patch", changed), ("expected.txt", plan.out)]:
        expected = APPS / name / file
        if records:
            expected.write_text(text)
        check(f"{name}: {file} is what changes", not records and expected.read_text() == text, text)
    generated = git(app, "diff")
    git(app, "reset", "-q", "--hard")
    git(app, "clean", "-fdq")
    applied = run("git", "apply", cwd=app, input=patch.out)
    check(f"{name}: '--patch' is a patch", applied.code == 0, applied.err)
    git(app, "add", "-A", "--intent-to-add")
    check(f"{name}: '--patch' is what '--write' does", git(app, "diff") == generated)
    silent = migrate(app, "--check")
    check(f"{name}: after it, '--check' is silent", silent.code == 0 and silent.out == "", silent.out + silent.err)
    again = migrate(app)
    check(f"{name}: after it, nothing is to be registered", "register a" not in again.out, again.out)
    before = git(app, "diff")
    migrate(app, "--write", "--force")
    check(f"{name}: a second run changes nothing", git(app, "diff") == before)


def test_files_that_git_does_not_have(check, migrate, tmp_path):
    app = prepare("Single", tmp_path / "again")
    widget = app / "Widget/Widget.swift"
    widget.write_text(widget.read_text() + "\n// mine\n")
    refused = migrate(app, "--write")
    check("changes that git does not have are kept", refused.code == 1 and "Widget.swift" in refused.err
          and "// mine" in widget.read_text() and not (app / "Widget/Generated").exists(), refused.err)
    shutil.rmtree(app / ".git")
    refused = migrate(app, "--write")
    check("a folder outside git is refused", refused.code == 1 and "--force" in refused.err, refused.err)
    forced = migrate(app, "--write", "--force")
    check("'--force' writes there", (app / "Widget/Generated").exists(), forced.err)


def test_swift_that_does_not_parse(check, migrate, tmp_path):
    half = tmp_path / "half"
    half.mkdir()
    (half / "Half.swift").write_text("@main struct A: Widget { var body: some WidgetConfiguration { IntentConfiguration(kind:")
    shutil.copy(ROOT / "Schemas/UpNext.intentdefinition", half)
    result = migrate(half)
    check("Swift that does not parse is read", result.code in (0, 1) and "Fatal" not in result.err, result.err)
