"""Moves the apps of Tests/Migrations to App Intents with 'intentc migrate'.

Each app is copied into a git repository, with definitions of Schemas. A plan changes nothing; '--patch' and '--write'
do the same; what they change in the app's own files is what 'expected.patch' of the app has; after that, '--check' is
silent and a second run changes nothing. With MIGRATE_RECORD=1, these files get the present text, and the test fails.
"""
import os
import shutil

import pytest

from harness import ROOT, SCHEMAS, UPNEXT, App, Repository, copy, edit, run, write

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


def widget(name, kind='"A"', before="", after=""):
    return WIDGET.format(name=name, kind=kind, before=before, after=after)


@pytest.fixture
def app(app):
    """Makes an app of files by their names, with the definition of UpNext."""
    return lambda files, name="app": app(files | {UPNEXT.name: UPNEXT.read_text()}, name=name)


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
    expected = {"expected.patch": changed, "expected.txt": plan.out}
    if "MIGRATE_RECORD" in os.environ:
        for file, text in expected.items():
            (APPS / name / file).write_text(text)
        pytest.fail("they were recorded: look at them, and run again without MIGRATE_RECORD")
    for file, text in expected.items():
        check.equal(f"{file} is what changes", text, (APPS / name / file).read_text())
    written = app.diff()
    app("reset", "-q", "--hard")
    app("clean", "-fdq")
    check.ok("'--patch' is a patch", run("git", "apply", cwd=app.folder, input=patch.out))
    check.equal("'--patch' is what '--write' does", app.diff(), written)
    left = app.migrate("--check")
    check.equal("after it, '--check' names only what the project lacks",
                [line for line in left.out.splitlines() if not line.startswith((" ", "by hand:"))], [])
    check.lacks("after it, nothing is to be registered", app.migrate(), "register a")
    app.migrate("--write", "--force")
    check.equal("a second run changes nothing", app.diff(), written)


def test_releases(check, app):
    app = app({"Widget.swift": widget("A"), "intentc.json": '{"releases": ".intentc/releases"}'})
    assert app.released("release", "1.0", cwd=app.folder).ok
    app.migrate("--write", "--force")
    result = app.migrate("--check")
    check("a move loses nothing that a release has", "0 breaking" in result.err or "no relevant" in result.err, result)
    edit(app.folder / UPNEXT.name, "<string>orange<", "<string>amber<")
    for words in [(), ("--releases", ".intentc/releases")]:
        result = app.migrate("--check", *words)
        check.fails("what people who update from a release lose is named", result, r"\[case-renamed\]")
        check.has("the release is, too", result, "in updates from '1.0'")
    check.fails("'--releases' needs '--check'", app.migrate("--releases", "v*"), "needs '--check'")


def test_files_that_git_does_not_have(check, app):
    app = app({"Widget.swift": widget("A")})
    source = write(app.folder / "Widget.swift", widget("A") + "// mine\n")
    refused = app.migrate("--write")
    check("changes that git does not have are kept", refused.code == 1 and "Widget.swift" in refused.err
          and source.read_text().endswith("// mine\n") and not (app.folder / "Generated").exists(), refused)
    shutil.rmtree(app.folder / ".git")
    check.fails("a folder outside git is refused", app.migrate("--write"), "--force")
    check("'--force' writes there", app.migrate("--write", "--force") and (app.folder / "Generated").exists())


def test_projects_in_xml(check, app):
    project = '<?xml version="1.0"?><plist version="1.0"><dict/></plist>'
    app = app({"Widget.swift": widget("A"), "A.xcodeproj/project.pbxproj": project})
    check.has("the targets are not lost silently", app.migrate(), "cannot be read as a project of Xcode")


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


def outside(app):
    """A folder beside the app, and what it contains."""
    folder = app.folder.parent / "outside"
    for name in ["UpNext.intentdefinition.swift", "intentc.json"]:
        write(folder / name, "{}\n")
    return folder, lambda: {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize("link", ["Generated", "Generated/UpNext.intentdefinition.swift", "intentc.json"])
@pytest.mark.parametrize("words", [["--write"], ["--write", "--force"], ["--patch"]])
def test_links(check, app, link, words):
    """Nothing outside of the folder is written or shown through a link, and nothing inside is then."""
    app = app({"Widget.swift": widget("A")})
    folder, contents = outside(app)
    (app.folder / link).parent.mkdir(exist_ok=True)
    (app.folder / link).symlink_to(folder if link == "Generated" else folder / os.path.basename(link))
    app.commit("Link")
    before = contents()
    check.fails("a link is refused", app.migrate(*words), f"{link}.*: cannot be written: .*symbolic link")
    check.equal("what it leads to stays", contents(), before)
    check.equal("the app stays", app.diff(), "")


def nest(app, folder):
    """Moves a folder of the app into a repository of its own."""
    Repository(app.folder / folder)("add", "--all")
    run("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "Own", cwd=app.folder / folder)


# What keeps git from telling that Widget.swift has changes, and the reason for which it is refused.
UNKNOWN = {
    "a nested repository": (lambda app: nest(app, "App"), "has changes that git does not have"),
    "assumed to be unchanged": (lambda app: app("update-index", "--assume-unchanged", "App/Widget.swift"),
                                "has changes that git does not have"),
    "skipped in the work tree": (lambda app: app("update-index", "--skip-worktree", "App/Widget.swift"),
                                 "has changes that git does not have"),
    "a broken index": (lambda app: write(app.folder / ".git/index", "broken"), "cannot read the index"),
    "a wrong setting": (lambda app: write(app.folder / ".git/config", "[status]\n\tshowUntrackedFiles = x\n"),
                        "has changes that git does not have"),
    "a lost object": (lambda app: [shutil.rmtree(path) for path in (app.folder / ".git/objects").glob("??")],
                      "cannot read what it has of it"),
    "not in git": (lambda app: app("rm", "-q", "--cached", "App/Widget.swift"), "is not in git"),
    "nested in a broken repository": (lambda app: write(app.folder / "App/.git", "gitdir: nowhere\n"),
                                      "is not in a git work tree, or git cannot read"),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_files_that_git_cannot_tell(check, app, name):
    app = app({"App/Widget.swift": widget("A"), "B.swift": widget("B", '"B"')})
    hide, reason = UNKNOWN[name]
    hide(app)
    source = write(app.folder / "App/Widget.swift", widget("A") + "// mine\n")
    refused = app.migrate("--write")
    check.fails("the file is refused with the reason", refused, f"App/Widget.swift.* this file .*{reason}")
    check("and it stays, as everything else", source.read_text().endswith("// mine\n")
          and (app.folder / "B.swift").read_text() == widget("B", '"B"')
          and not list(app.folder.rglob("Generated")), refused)


def test_a_file_outside_does_not_end_the_check(check, app):
    """A planned path in another work tree doesn't make the other files count as clean."""
    app = app({"Widget.swift": widget("A")})
    (app.folder / "Sub").mkdir()
    shutil.move(app.folder / UPNEXT.name, app.folder / "Sub")
    write(app.folder / "Sub/intentc.json", "{}\n")
    nest(app, "Sub")
    write(app.folder / "Widget.swift", widget("A") + "// mine\n")
    write(app.folder / "Sub/intentc.json", "{ }\n")
    refused = app.migrate("--write")
    for name in ["Widget.swift", "Sub/intentc.json"]:
        check.fails(f"{name} is refused", refused, f"{name}.* has changes")
    check("it stays", (app.folder / "Widget.swift").read_text().endswith("// mine\n"), refused)


def test_restorable_files(check, app):
    """Flags and repositories don't matter if git has the bytes of the files."""
    app = app({"App/Widget.swift": widget("A"), "B.swift": widget("B", '"B"')})
    nest(app, "App")
    app("update-index", "--skip-worktree", "B.swift")
    write(app.folder / "App/Widget.swift", widget("A") + "// staged\n")
    run("git", "add", "--all", cwd=app.folder / "App")
    check("files that git has are written", app.migrate("--write") and (app.folder / "App/Generated").exists())


def test_files_that_cannot_be_read(check, app):
    app = app({"Lists.swift": "// Intent\n" + "[" * 30, "Widget.swift": widget("A")})
    app("config", "core.quotePath", "false")
    os.makedirs(os.fsencode(app.folder) + b"/Caf\xe9")
    result = app.migrate("--write")
    check("the migration goes on", result.ok and "becomes" in result.out, result)
    for text in ["Lists.swift.*warning.*longer than 20 seconds.*left out", "Caf.*warning.*its name is not UTF-8.*left out"]:
        check.has("the file is named", result, text)
    check("the widget is moved", "AppIntentConfiguration" in (app.folder / "Widget.swift").read_text())


def test_names_with_line_breaks(check, app):
    name = "x\n--- a/y.swift\n+++ b/evil.swift\n@@ -0,0 +1 @@\n+evil\n.swift"
    files = {f"Many/{'n' * 200}\n{number}.swift": "// Intent\n" for number in range(400)}
    app = app({name: widget("A"), "evil.swift/.keep": ""} | files)
    patch = app.migrate("--patch")
    check("all are read", patch.ok and "warning" not in patch.err, patch)
    check.equal("a name is no line of the patch", [line for line in patch.out.split("\n") if line == "+evil"], [])
    check.ok("the patch is one for git", run("git", "apply", "--check", cwd=app.folder, input=patch.out))


def test_line_ends(check, app):
    app = app({"Widget.swift": widget("A", before="@main struct B: WidgetBundle {}").replace("\n", "\r\n"),
               "H.swift": HANDLER, "Project.swift": ""})
    app.migrate("--write")
    text = (app.folder / "Widget.swift").read_bytes().decode()
    check("the file is changed", "AppIntentConfiguration" in text and "import AppIntents" in text, text)
    check.equal("all its lines end as before", text.replace("\r\n", "").count("\n"), 0)


def test_page(check):
    """The page shows a part of the patch. Its plan is a test of the pages."""
    page = (ROOT / "Documentation/MovingToAppIntents.md").read_text()
    patch = (APPS / "Single/expected.patch").read_text()
    shown = patch[patch.index("-    IntentConfiguration("):patch.index("         MusicView(entry")]
    check("the page shows a real change", f"\n{shown}```" in page, shown)


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
