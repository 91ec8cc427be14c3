"""The Swift in Generated, and what is generated from real definitions."""
import shutil

from harness import BIN, ROOT, SCHEMAS, run
from typecheck import Checks


def differences(one, other):
    """The files of two folders that differ."""
    return run("diff", "-r", one, other)


def test_generated_is_current(intentc, tmp_path):
    """Generated is what the command line generates from Schemas, byte for byte."""
    assert run(ROOT / "Scripts/generate.sh", intentc, tmp_path, cwd=ROOT).ok
    assert differences(ROOT / "Generated", tmp_path).ok


def test_the_same_bytes_in_another_folder_locale_and_time_zone(intentc, tmp_path):
    folder = tmp_path / "another folder/deeper"
    shutil.copytree(SCHEMAS, folder / "Schemas")
    place = {"TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": tmp_path}
    assert run(ROOT / "Scripts/generate.sh", intentc, "Generated", cwd=folder, env=place).ok
    assert differences(ROOT / "Generated", folder / "Generated").ok


def type_check(check, found):
    for words, problems in found:
        check(words, not problems, "\n".join(problems))


def test_generated_type_checks_in_every_mode(check, tmp_path):
    checks = Checks(BIN, tmp_path)
    type_check(check, checks.library())
    for name in ["Schemas", "Names", "Split", "Intents"]:
        files = sorted((ROOT / "Generated" / name).glob("*.swift"))
        type_check(check, checks.code(name, files, with_evolution=True))


def test_public_definitions_in_every_mode(check, corpus, tmp_path):
    type_check(check, Checks(BIN, tmp_path).folders(corpus / "files"))


def test_earlier_versions_of_public_definitions(check, corpus, tmp_path):
    type_check(check, Checks(BIN, tmp_path, fast=True).folders(corpus / "history"))


def test_broken_and_unusual_definitions(check, corpus, tmp_path):
    type_check(check, Checks(BIN, tmp_path, fast=True, refusals=True).folders(corpus / "broken", corpus / "odd"))


def test_changes_between_versions(check, corpus, project):
    """A version that is compared with itself shows no change, and one with the next version ends with a report."""
    for history in sorted(path for path in (corpus / "history").iterdir() if path.is_dir()):
        old = None
        for new in sorted(history.glob("*.intentdefinition")):
            same = project("diff", new, new)
            check(f"{new} has not changed since itself",
                  same.ok and not same.out and same.err.startswith("no relevant changes"), same)
            if old:
                changed = project("diff", "--format", "json", old, new)
                check(f"{old} and {new} are compared", changed.code in (0, 1) and changed.out, changed)
            old = new
