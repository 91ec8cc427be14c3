"""Moves the apps of Tests/Migrations to App Intents with 'intentc migrate'.

Each app is copied into a git repository, with definitions of Schemas. A plan changes nothing; '--patch' and '--write'
do the same; what they change in the app's own files is what 'expected.patch' of the app has; after that, '--check' is
silent and a second run changes nothing. With MIGRATE_RECORD=1, these files get the present text, and the test fails.
"""
import os
import shutil

import pytest

from harness import ROOT, SCHEMAS, UPNEXT, Repository, copy, run, write

APPS = ROOT / "Tests/Migrations"
# The definitions of each app, by folder.
DEFINITIONS = {
    "Bundle": {"Widgets": ["UpNext", "Stocks"]},
    "Single": {f"Widget/{language}.lproj": ["MusicRecommendations"] for language in ["Base", "de", "fr"]},
    "Framework": {"Shared": ["OrderLunch"]},
    "ObjectiveC": {"App": ["LegacyCoffee"]},
}
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
PROJECT = ('let target = Target(name: "W", product: .appExtension, deploymentTargets: .iOS("17.0"), sources: ["**"])\n')


def widget(name, kind='"A"', before="", after=""):
    return WIDGET.format(name=name, kind=kind, before=before, after=after)


class App(Repository):
    """An app in a git repository."""

    def __init__(self, folder, released, files):
        for path, text in files.items():
            write(folder / path, text)
        super().__init__(folder)
        self.released = released
        self.commit("App")

    def migrate(self, *words):
        return self.released("migrate", ".", *words, cwd=self.folder)

    def diff(self, *words):
        self("add", "-A", "--intent-to-add")
        return self("diff", *words).out


@pytest.fixture
def app(released, tmp_path):
    """Makes an app of files by their names, with the definition of UpNext."""
    return lambda files, name="app": App(tmp_path / name, released, files | {
        UPNEXT.name: UPNEXT.read_text(), "Project.swift": PROJECT})


@pytest.mark.parametrize("name", DEFINITIONS)
def test_app(check, released, tmp_path, name):
    shutil.copytree(APPS / name, tmp_path / name, ignore=shutil.ignore_patterns("expected*"))
    for folder, definitions in DEFINITIONS[name].items():
        for definition in definitions:
            copy(SCHEMAS / f"{definition}.intentdefinition", tmp_path / name / folder)
    app = App(tmp_path / name, released, {})
    plan = app.migrate()
    check.equal("a plan changes nothing", app.diff(), "")
    patch, left = app.migrate("--patch"), app.migrate("--check")
    check("'--check' names what is left", left.code == 1 and left.out != "", left)
    check.equal("the exit code of the plan and of writing are one", app.migrate("--write").code, plan.code)
    changed = app.diff("--", ".", ":(exclude,glob)**/Generated/**")
    for file, text in [("expected.patch", changed), ("expected.txt", plan.out)]:
        if "MIGRATE_RECORD" in os.environ:
            (APPS / name / file).write_text(text)
            pytest.fail(f"{file} was recorded: look at it, and run again without MIGRATE_RECORD")
        check.equal(f"{file} is what changes", text, (APPS / name / file).read_text())
    written = app.diff()
    app("reset", "-q", "--hard")
    app("clean", "-fdq")
    check.ok("'--patch' is a patch", run("git", "apply", cwd=app.folder, input=patch.out))
    check.equal("'--patch' is what '--write' does", app.diff(), written)
    silent = app.migrate("--check")
    check("after it, '--check' is silent", silent.ok and silent.text == "", silent)
    check.lacks("after it, nothing is to be registered", app.migrate(), "register a")
    app.migrate("--write", "--force")
    check.equal("a second run changes nothing", app.diff(), written)


def test_files_that_git_does_not_have(check, app):
    app = app({"Widget.swift": widget("A")})
    source = write(app.folder / "Widget.swift", widget("A") + "// mine\n")
    refused = app.migrate("--write")
    check("changes that git does not have are kept", refused.code == 1 and "Widget.swift" in refused.err
          and source.read_text().endswith("// mine\n") and not (app.folder / "Generated").exists(), refused)
    shutil.rmtree(app.folder / ".git")
    check.fails("a folder outside git is refused", app.migrate("--write"), "--force")
    check("'--force' writes there", app.migrate("--write", "--force") and (app.folder / "Generated").exists())


def test_git_runs_nothing(check, app):
    app = app({"Widget.swift": widget("A"), ".gitattributes": "* filter=mark\n"})
    ran = app.folder.parent / "ran"
    for setting in ["core.fsmonitor", "filter.mark.clean"]:
        app("config", setting, f"touch '{ran}'; false")
    # Git looks at the contents of a file that may have changed.
    write(app.folder / "Widget.swift", widget("A"))
    written = app.migrate("--write")
    check("the app is moved", "wrote" in written.out and (app.folder / "Generated").exists(), written)
    check("git ran no program of the repository", not ran.exists(), written)
    app("status")
    check("'git status' would have run it", ran.exists())


def test_page(check):
    """The page shows what the command prints."""
    page = (ROOT / "Documentation/MovingToAppIntents.md").read_text()
    patch = (APPS / "Single/expected.patch").read_text()
    shown = patch[patch.index("-    IntentConfiguration("):patch.index("         MusicView(entry")]
    for text in [(APPS / "Single/expected.txt").read_text(), shown]:
        check("the page shows a real run", f"\n{text}```" in page, text)


def test_broken_sources(check, app):
    broken = app({"A.swift": widget("A", after="func ("), "B.swift": widget("B", '"B"')})
    check.fails("Swift that does not parse is an error", broken.migrate("--write"), "A.swift:.*not Swift")
    check.equal("it is not changed", broken.diff(), "")
    blocked = app({"A.swift": widget("A", before="@main struct B {}"), "H.swift": HANDLER}, "blocked")
    (blocked.folder / "IntentSetup.swift").mkdir()
    check.fails("a file that cannot be written is an error", blocked.migrate("--write"), "IntentSetup.swift")
    check.equal("none is written then", blocked.diff(), "")


@pytest.mark.parametrize("name, text", [
    (UPNEXT.name, UPNEXT.read_text()), ("H.swift", HANDLER), ("A.swift", widget("A")[:150])])
def test_part_of_an_app(released, tmp_path, name, text):
    result = App(tmp_path, released, {name: text}).migrate()
    assert result.code in (0, 1) and result.text.strip() != "" and "Fatal" not in result.text, result


def test_kinds(check, app):
    result = app({
        "A.swift": widget("A"), "B.swift": widget("B", "Names.kind"),
        "C.swift": 'enum Names { static let kind = "A" } // Intent\n',
        "D.swift": widget("D", "String(describing: DWidget.self)"),
        "E.swift": widget("E", "Own.kind", 'private enum Own { static let kind = "E" }'),
        "F.swift": widget("F", "Own.kind", 'private enum Own { static let kind = "F" }'),
        "G.swift": widget("G", "clockKind", 'let clockKind = "A"'),
    }).migrate()
    check.has("two widgets of one kind are named", result, "have the kind 'A'")
    check("each has its place", result.count(r"\.swift:5:9") >= 5, result)
    check.lacks("kinds of private types are told apart", result, "the kind 'E'")
    check.has("a kind that is a type's name is named", result, "is the name of a type")
