"""The Swift in Generated, and what is generated from real definitions."""
import json
import re
import shutil

import pytest

from harness import BIN, ROOT, SCHEMAS, run, write
from shapes import definition, intent, parameter
from typecheck import MODES, Checks, problems, swiftc


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


BOOK = {"INTypeName": "Book", "INTypeDisplayName": "Book", "INTypeProperties": []}
PROVIDER = """\
nonisolated struct Shelf: {protocol} {{
  func provideTitlesOptionsCollection(for configuration: {space}ShowConfiguration) async throws -> OptionsCollection<{space}Book> {{
    OptionsCollection(options: [])
  }}
  func provideTownOptionsCollection(for configuration: {space}ShowConfiguration, searchTerm: String?) async throws
    -> OptionsCollection<String>
  {{ OptionsCollection(options: []) }}
  {more}
}}
@MainActor final class Live: {protocol} {{
  func provideTitlesOptionsCollection(for configuration: {space}ShowConfiguration) async throws -> OptionsCollection<{space}Book> {{
    OptionsCollection(options: [])
  }}
  func provideTownOptionsCollection(for configuration: {space}ShowConfiguration, searchTerm: String?) async throws
    -> OptionsCollection<String>
  {{ OptionsCollection(options: []) }}
  func defaultTitles(for configuration: {space}ShowConfiguration) async throws -> [{space}Book]? {{ nil }}
}}
nonisolated func options(_ provider: any {protocol}) async throws {{ _ = try await provider.defaultTown(for: .init()) }}
"""
# A method that a provider still has, and what swiftc prints.
OLD_METHODS = {
    "func defaultBooks(for configuration: {space}ShowConfiguration) async throws -> [{space}Book]? {{ nil }}":
        "'defaultBooks(for:)' is now 'defaultTitles(for:)'",
    "func defaultVolumes(for configuration: {space}ShowConfiguration) -> [{space}Book] {{ [] }}":
        "'defaultVolumes(for:)' is now 'defaultTitles(for:)'",
    "func provideBooksOptionsCollection(for configuration: {space}ShowConfiguration) async throws "
    "-> OptionsCollection<{space}Book> {{ OptionsCollection(options: []) }}":
        "'provideBooksOptionsCollection(for:)' is now 'provideTitlesOptionsCollection(for:)'",
    "func books(withIdentifiers identifiers: [String], for configuration: {space}ShowConfiguration) async throws "
    "-> [{space}Book]? {{ nil }}": "'books(withIdentifiers:for:)' is now 'titles(withIdentifiers:for:)'",
    "func provideCityOptionsCollection(for configuration: {space}ShowConfiguration, searchTerm: String?) async throws "
    "-> OptionsCollection<String> {{ OptionsCollection(options: []) }}":
        "'provideCityOptionsCollection(for:searchTerm:)' is now 'provideTownOptionsCollection(for:searchTerm:)'",
}


@pytest.fixture(params=["", "Space"])
def shelf(request, project, tmp_path):
    """Type-checks a provider with a method more; returns what swiftc says."""
    titles = parameter("titles", 1, "Object", ObjectType="Book", SupportsMultipleValues=True,
                       SupportsDynamicEnumeration=True)
    town = parameter("town", 2, "String", SupportsSearch=True, SupportsDynamicEnumeration=True)
    write(tmp_path / "Show.intentdefinition", definition(intent(titles, town, name="Show"), types=[BOOK]))
    settings = {"formerly": {"Show.titles": ["books", "volumes"], "Show.town": ["city"]}}
    write(tmp_path / "intentc.json", json.dumps(settings | ({"namespace": request.param} if request.param else {})))
    assert project("generate", "Show.intentdefinition", "--output", "Code").ok
    space = request.param + "." if request.param else ""

    def shelf(more="", mode="6", start="nonisolated struct Shelf:"):
        code = PROVIDER.format(protocol=f"{space}ShowOptionsProvider", space=space, more=more.format(space=space))
        code = "import IntentRuntime\n" + code.replace("nonisolated struct Shelf:", start)
        provider = write(tmp_path / "Shelf.swift", code)
        return swiftc(mode, BIN / "Modules", tmp_path, provider, *(tmp_path / "Code").glob("*.swift"))
    return shelf


@pytest.mark.parametrize("mode", MODES)
def test_a_provider_with_new_methods_compiles(check, shelf, mode):
    check.equal(f"mode {mode}", problems(shelf(mode=mode)), [])


def test_the_compiler_names_the_new_method(check, shelf):
    for method, message in OLD_METHODS.items():
        found = [re.sub(r"^.*?: ", "", line) for line in problems(shelf(method))]
        word = re.search(r"func (\w)(\w*)", method)
        check(f"{message}: two errors", len(found) == 2 and "'Shelf' does not conform" in found[0], found)
        check.equal(message, found[-1:], [
            f"error: unavailable static property 'former{word[1].upper()}{word[2]}' was used to satisfy a requirement of "
            f"protocol 'ShowOptionsProvider': {message}"])


def test_an_extension_warns_of_a_misspelled_method(check, shelf):
    method = "func defaultTitels(for configuration: {space}ShowConfiguration) async throws -> [{space}Book]? {{ nil }}"
    found = problems(shelf(method, start="nonisolated struct Shelf {}\nnonisolated extension Shelf:"))
    check("it names the right one", len(found) == 1 and "nearly matches defaulted requirement 'defaultTitles(for:)'"
          in found[0], found)
    check.equal("a type that states it itself says nothing", problems(shelf(method)), [])
