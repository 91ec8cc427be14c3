"""Moves the apps of Tests/Migrations to App Intents with 'intentc migrate'.

Each app is copied into a git repository, with definitions of Schemas. A plan changes nothing; '--patch' and '--write' do
the same; what they change in the app's own files is what 'expected.patch' of the app has; after that, '--check' is silent
and a second run changes nothing. With MIGRATE_RECORD=1, these files get the present text, and the test fails.
"""
import os
import shutil
import time

import pytest

from harness import ROOT, Repository, run

APPS = ROOT / "Tests/Migrations"
# The definitions of each app, by folder.
DEFINITIONS = {
    "Bundle": {"Widgets": ["UpNext", "Stocks"]},
    "Single": {"Widget/Base.lproj": ["MusicRecommendations"], "Widget/de.lproj": ["MusicRecommendations"],
               "Widget/fr.lproj": ["MusicRecommendations"]},
    "Framework": {"Shared": ["OrderLunch"]},
    "ObjectiveC": {"App": ["LegacyCoffee"]},
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


WIDGET = """\
import WidgetKit
{before}
struct {name}Widget: Widget {{
    var body: some WidgetConfiguration {{
        IntentConfiguration(kind: {kind}, intent: UpNextIntent.self, provider: Provider()) {{ entry in View(entry) }}
    }}
}}
{after}
"""
HANDLER = "class H: NSObject, UpNextIntentHandling {}\n"


def widget(name, kind='"A"', before="", after=""):
    return WIDGET.format(name=name, kind=kind, before=before, after=after)


def app_of(app, files):
    """An app in a git repository, with the definition of UpNext."""
    app.mkdir(exist_ok=True)
    for path, text in files.items():
        (app / path).write_text(text)
    shutil.copy(ROOT / "Schemas/UpNext.intentdefinition", app)
    (app / "Project.swift").write_text('let target = Target(name: "W", product: .appExtension, '
                                       'deploymentTargets: .iOS("17.0"), sources: ["**"])\n')
    Repository(app).commit("App")
    return app


def test_page(check):
    """The page shows what the command prints."""
    page = (ROOT / "Documentation/MovingToAppIntents.md").read_text()
    patch = (APPS / "Single/expected.patch").read_text()
    shown = patch[patch.index("-    IntentConfiguration("):patch.index("         MusicView(entry")]
    for text in [(APPS / "Single/expected.txt").read_text(), shown]:
        check("the page shows a real run", f"\n{text}```" in page, text)


def test_broken_sources(check, migrate, tmp_path):
    broken = app_of(tmp_path / "broken", {"A.swift": widget("A", after="func ("), "B.swift": widget("B", '"B"')})
    result = migrate(broken, "--write")
    check("Swift that does not parse is not changed", result.code == 1 and "A.swift:" in result.err
          and "not Swift" in result.err and git(broken, "status", "--porcelain") == "", result)
    blocked = app_of(tmp_path / "blocked", {"A.swift": widget("A", before="@main struct B {}"), "H.swift": HANDLER})
    (blocked / "IntentSetup.swift").mkdir()
    result = migrate(blocked, "--write")
    check("if a file cannot be written, none is", result.code == 1 and "IntentSetup.swift" in result.err
          and git(blocked, "status", "--porcelain") == "", result)
    half = tmp_path / "half"
    half.mkdir()
    (half / "Half.swift").write_text("@main struct A: Widget { var body: some WidgetConfiguration { IntentConfiguration(kind:")
    shutil.copy(ROOT / "Schemas/UpNext.intentdefinition", half)
    result = migrate(half)
    check("half a file is read", result.code in (0, 1) and "Fatal" not in result.err, result)


@pytest.mark.parametrize("name", ["definition", "handler"])
def test_part_of_an_app(migrate, tmp_path, name):
    if name == "handler":
        (tmp_path / "H.swift").write_text(HANDLER)
    else:
        shutil.copy(ROOT / "Schemas/UpNext.intentdefinition", tmp_path)
    result = migrate(tmp_path)
    assert result.code in (0, 1) and result.text.strip() != "", result


def test_kinds(check, migrate, tmp_path):
    files = {"A.swift": widget("A"), "B.swift": widget("B", "Names.kind"),
             "C.swift": 'enum Names { static let kind = "A" } // Intent\n',
             "D.swift": widget("D", "String(describing: DWidget.self)")}
    for name in "EF":
        files[f"{name}.swift"] = widget(name, "Own.kind", f'private enum Own {{ static let kind = "{name}" }}')
    result = migrate(app_of(tmp_path / "app", files))
    check("two widgets of one kind are named", "have the kind 'A'" in result.out
          and result.out.count(".swift:5:9") >= 5, result)
    check("kinds of private types are told apart", "the kind 'E'" not in result.out, result)
    check("a kind that is a type's name is named", "is the name of a type" in result.out, result)


def test_imports_in_a_condition(migrate, tmp_path):
    app = app_of(tmp_path / "app", {"A.swift": widget("A", before="#if DEBUG\nimport Fakes\n#endif")})
    migrate(app, "--write")
    text = (app / "A.swift").read_text()
    assert text.startswith("import WidgetKit\nimport AppIntents\nimport IntentWidgets\n"), text


def test_time_grows_linearly(check, migrate, tmp_path):
    def seconds(count):
        files = {f"F{number}.swift": f"struct F{number} {{ let intent = Other{number}Intent() }}\n" for number in range(count)}
        app = app_of(tmp_path / str(count), files | {"A.swift": widget("A")})
        start = time.monotonic()
        result = migrate(app)
        check(f"{count} files are read", "UpNextAppIntent" in result.out, result)
        return time.monotonic() - start

    small, large = seconds(500), seconds(2_000)
    check("four times the files take about four times as long", large < 8 * max(small, 0.5), f"{small} s, {large} s")
