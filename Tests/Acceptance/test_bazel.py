"""The rules of Integrations/Bazel, with a disk cache that stands for a remote one, and a stand-in for rules_swift."""
import re
import shutil

import pytest

from harness import EVERY_TYPE, ROOT, SCHEMAS, UPNEXT, WEATHER, copy, edit, program, run, write

FIXTURES = ROOT / "Tests/Acceptance/Bazel"
WORKSPACE = """workspace(name = "project")
local_repository(name = "intentc", path = "ROOT/Integrations/Bazel")
local_repository(name = "build_bazel_rules_swift", path = "RULES")
new_local_repository(name = "intentc_sources", path = "ROOT", build_file = "@intentc//:runtime.BUILD.bazel")
"""


class Project:
    """A project that uses the rules. The program is an input like any other, as a remote executor needs it."""

    def __init__(self, work, bazel):
        self.work, self.bazel, self.folder = work, bazel, work / "project"
        self.widgets = self.folder / "Widgets"

    def __call__(self, *words):
        return run(self.bazel, f"--output_user_root={self.work}/output", "--max_idle_secs=60", "--nohome_rc", *words,
                   cwd=self.folder)

    def build(self):
        clang = self.work / "clang"
        return self("build", "--curses=no", "--color=no", "--keep_going", "--nosandbox_debug",
                    f"--sandbox_writable_path={clang}", f"--action_env=CLANG_CACHE={clang}", "--action_env=PATH",
                    f"--disk_cache={self.work}/cache", "--subcommands", "//...")

    def move(self, folder):
        shutil.copytree(self.folder, folder, ignore=shutil.ignore_patterns("bazel-*"))
        self.folder, self.widgets = folder, folder / "Widgets"

    def generated(self):
        """The bytes of the generated files by their paths."""
        output = (self.folder / "bazel-bin").resolve()
        return {path.relative_to(output): path.read_bytes() for path in output.rglob("*.intentdefinition*.swift")}


def ran(result, words):
    """How many actions ran whose description starts with the words."""
    return result.count(rf"^SUBCOMMAND: .*\[action '{words}")


@pytest.fixture
def project(tmp_path, intentc):
    project = Project(tmp_path, program("bazel", "bazel-bootstrap"))
    rules = tmp_path / "rules"
    copy(FIXTURES / "swift.bzl", rules / "swift")
    write(rules / "WORKSPACE", 'workspace(name = "build_bazel_rules_swift")\n')
    write(rules / "swift/BUILD", "")
    (tmp_path / "clang").mkdir()
    write(project.folder / "tools/BUILD", 'exports_files(["intentc"])\n')
    run("strip", "--strip-debug", "-o", project.folder / "tools/intentc", intentc)
    write(project.folder / "WORKSPACE", WORKSPACE.replace("ROOT", str(ROOT)).replace("RULES", str(rules)))
    write(project.folder / ".bazelrc", "build --@intentc//:intentc=//tools:intentc\n")
    # What the page shows for the file BUILD of a package, with a definition in a folder of languages.
    shown = re.findall(r"(?ms)^```python\n((?:load|intent_configuration_library)\(.*?)^```$", (ROOT / "Documentation/Bazel.md").read_text())
    build = "".join(shown).replace('"Widget.swift", ', "").replace(
        "srcs = [\n", f'srcs = [\n"{WEATHER.relative_to(SCHEMAS)}",\n')
    write(project.widgets / "BUILD", build + (FIXTURES / "Everything.BUILD").read_text())
    for definition in [UPNEXT, SCHEMAS / "Hero.intentdefinition", WEATHER]:
        copy(definition, project.widgets / definition.parent.relative_to(SCHEMAS))
    copy(EVERY_TYPE, project.widgets / "Other")
    # No target names the first of these files, so it must change nothing.
    write(project.widgets / "intentc.json", '{"namespace": "Undeclared"}\n')
    write(project.widgets / "Other/intentc.json", '{"accessLevel": "package"}\n')
    yield project
    for project.folder in [tmp_path / "project", project.folder]:
        project("shutdown")


def test_rules(check, project, tmp_path):
    result = project.build()
    assert result.ok, result
    check("intentc ran once for each target", ran(result, "Generating") == 3, result)
    check.lacks("nothing runs outside a sandbox, except where files are written", result,
                "INFO: [0-9]+ process.*(local|worker)")
    first = project.generated()
    check("each definition has its files", len(first) == 8, list(first))
    check("an intentc.json that no target names changes nothing", b"Undeclared" not in b"".join(first.values()))
    everything = next(code for path, code in first.items() if path.name == "EveryType.intentdefinition.swift")
    check("one that a target names does", re.search(rb"(?m)^ *nonisolated package struct", everything))
    check("no path of this machine is in the code", str(tmp_path).encode() not in b"".join(first.values()))
    classes = next(code for path, code in first.items() if "Classes" in path.parts)
    found = re.findall(rb"(?m)^(?:nonisolated )?public class (?:UpNextIntent|CalendarItem)\b|enum TitleColor\b", classes)
    check("the classes are generated", len(found) == 3, found)
    check.has("a second build runs nothing", project.build(), "INFO: 1 process: 1 internal")

    project.move(tmp_path / "elsewhere")
    result = project.build()
    check.ok("a build in another folder works", result)
    check.has("everything comes from the cache", result, "INFO: [0-9]+ process.*cache hit")
    check.lacks("and nothing from elsewhere", result, "INFO: [0-9]+ process.*(sandbox|local)")
    check("with the same bytes", project.generated() == first)

    definition = project.widgets / "UpNext.intentdefinition"
    edit(definition, r"(?m)^\t", "  \t")
    result = project.build()
    check.ok("a change of white space builds", result)
    check("intentc runs again, for the two targets with the definition", ran(result, "Generating") == 2, result)
    check("what it writes is equal", project.generated() == first)
    check("so nothing is compiled again", ran(result, "Compiling") == 0, result)
    edit(definition, "<string>mirrorCalendarApp<", "<string>mirrorEverything<", count=1)
    result = project.build()
    check.ok("a change of a name builds", result)
    check("the module that has it is compiled again, and no other", ran(result, "Compiling") == 1, result)

    edit(definition, "<string>Boolean<", "<string>Bolean<", count=1)
    check.fails("a broken definition fails the build", project.build(),
                r"^Widgets/UpNext.intentdefinition:\d+:\d+: error: ")
    edit(project.widgets / "BUILD", '"app-intents",', '"app-intent",')
    check.fails("a backend that does not exist fails the build", project.build(),
                "'app-intent' is no backend; there are configuration, app-intents, intents")
    edit(project.widgets / "BUILD", '"app-intent",', '"app-intents",')
    write(project.folder / ".bazelrc", "")
    check.fails("without a program, the build fails", project.build(), "build --@intentc//:intentc=LABEL")
