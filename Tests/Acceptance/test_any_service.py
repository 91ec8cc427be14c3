"""The script for any service of continuous integration, in Documentation/ContinuousIntegration.md."""
import re

from harness import ROOT, SCHEMAS, Repository, copy, edit, run, write


def test_script(check, project, intentc, monkeypatch):
    page = (ROOT / "Documentation/ContinuousIntegration.md").read_text()
    script = write(project.folder / "script", re.search(r"(?ms)^```sh\n(.*?)^```$", page)[1])
    (project.folder / "bin").mkdir()
    (project.folder / "bin/intentc").symlink_to(intentc)
    monkeypatch.setenv("PATH", str(project.folder / "bin"), prepend=":")
    origin = Repository(project.folder / "origin")
    copy(SCHEMAS / "UpNext.intentdefinition", origin.folder)
    origin.commit("Before")
    origin("clone", "--quiet", ".", project.folder / "clone")
    clone = Repository(project.folder / "clone")

    def execute():
        return run("sh", "-e", script, cwd=clone.folder)

    check.ok("without a change, it passes", execute())
    definition = clone.folder / "UpNext.intentdefinition"
    edit(definition, "<string>mirrorCalendarApp<", "<string>mirorCalendarApp<", count=1)
    edit(definition, "<string>orange<", "<string>amber<")
    clone.commit("Rename a case and a parameter")
    result = execute()
    check.fails("a breaking change fails it", result)
    check.has("it says what breaks", result, "'orange' was renamed to 'amber'")
    check.has("it says what is wrong", result, "unknown parent 'mirrorCalendarApp'")
    write(clone.folder / "Broken.intentdefinition", '<plist version="1.0"><dict><key>INIntents')
    check.fails("a broken definition fails it", execute())
