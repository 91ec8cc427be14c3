"""The script for any service of continuous integration, in Documentation/ContinuousIntegration.md."""
import re

from harness import BROKEN, ROOT, UPNEXT, Repository, copy, edit, run, write


def test_script(check, project, in_path):
    page = (ROOT / "Documentation/ContinuousIntegration.md").read_text()
    script = write(project.folder / "script", re.search(r"(?ms)^```sh\n(.*?)^```$", page)[1])
    origin = Repository(project.folder / "origin")
    copy(UPNEXT, origin.folder)
    origin.commit("Before")
    origin("clone", "--quiet", ".", project.folder / "clone")
    clone = Repository(project.folder / "clone")
    execute = lambda: run("sh", "-e", script, cwd=clone.folder)
    check.ok("without a change, it passes", execute())
    definition = clone.folder / UPNEXT.name
    edit(definition, "<string>mirrorCalendarApp<", "<string>mirorCalendarApp<", count=1)
    edit(definition, "<string>orange<", "<string>amber<")
    clone.commit("Rename a case and a parameter")
    result = execute()
    check.fails("a breaking change fails it", result, "'orange' was renamed to 'amber'")
    check.has("it says what is wrong", result, "unknown parent 'mirrorCalendarApp'")
    write(clone.folder / "Broken.intentdefinition", BROKEN)
    check.fails("a broken definition fails it", execute())
