"""The Swift in Generated, and what is generated from real definitions."""
import shutil

import pytest

from harness import BIN, ROOT, SCHEMAS, run
from typecheck import Checks


def test_generated_has_the_same_bytes_in_another_folder_locale_and_time_zone(intentc, tmp_path):
    folder = tmp_path / "another folder/deeper"
    shutil.copytree(SCHEMAS, folder / "Schemas")
    place = {"TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": tmp_path}
    assert run(ROOT / "Scripts/generate.sh", intentc, "Generated", cwd=folder, env=place).ok
    differences = run("diff", "-r", ROOT / "Generated", folder / "Generated")
    assert differences.ok, differences


def test_generated_type_checks_in_every_mode(check, tmp_path):
    checks = Checks(BIN, tmp_path)
    check.each(checks.library())
    for name in ["Schemas", "Split", "Intents"]:
        check.each(checks.code(name, sorted((ROOT / "Generated" / name).glob("*.swift")), with_evolution=True))


@pytest.mark.parametrize("folders, options", [
    (["files"], {}), (["history"], {"fast": True}), (["broken", "odd"], {"fast": True, "refusals": True})])
def test_real_definitions(check, corpus, tmp_path, folders, options):
    check.each(Checks(BIN, tmp_path, **options).folders(*(corpus / name for name in folders)))


def test_changes_between_versions(check, corpus, project):
    """A version that is compared with itself shows no change, and one with the next version ends with a report."""
    versions = sorted((corpus / "history").glob("*/*.intentdefinition"))
    for old, new in zip([None, *versions], versions):
        same = project("diff", new, new)
        check(f"{new} has not changed since itself",
              same.ok and not same.out and same.err.startswith("no relevant changes"), same)
        if old and old.parent == new.parent:
            changed = project("diff", "--format", "json", old, new)
            check(f"{old} and {new} are compared", changed.code in (0, 1) and changed.out, changed)
