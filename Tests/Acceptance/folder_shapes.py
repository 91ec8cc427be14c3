"""Folders that are designed to cost time and memory, and the commands that read them, for Benchmarks/scaling.py.

shapes.py has single definitions, configurations and Swift.
"""
import json

from project_shapes import MOVES, PROJECTS, UP, folders_in_step
from repository_shapes import REPOSITORIES
from shapes import DEFINITIONS, MANY_INTENTS, definition, intent, parameter


def tables(count):
    """A definition with many texts, and its tables in ten languages."""
    ids = [f"t{i}" for i in range(max(1, count // 10))]
    rows = [parameter(f"p{i}", i + 1, "String", DisplayName=f"Up {i}", DisplayNameID=each) for i, each in enumerate(ids)]
    table = "".join(f"\"{each}\" = \"x\";\n" for each in ids)
    return {"Base.lproj/A.intentdefinition": definition(intent(*rows))} | {
        f"{language}.lproj/A.strings": table for language in "de fr it es pt nl sv da nb fi".split()}


def catalog(count):
    strings = {f"t{i}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}} for i in range(count)}
    rows = [parameter(f"p{i}", i + 1, "String", DisplayName=f"Up {i}", DisplayNameID=f"t{i}") for i in range(count)]
    return {"Base.lproj/A.intentdefinition": definition(intent(*rows)),
            "mul.lproj/A.xcstrings": json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"})}


def releases(count):
    """Folders of releases, each with a definition."""
    made = {f"R/{i}.0/A.intentdefinition": UP.replace(b"value", f"value{i % 7}".encode()) for i in range(count)}
    return made | {"A.intentdefinition": UP}


def large_releases(count):
    """Three releases of a large definition."""
    made = definition(*[intent(parameter(), name=f"Up{i}") for i in range(max(1, count // 4))])
    return {f"R/{i}.0/A.intentdefinition": made.replace(b"value", f"value{i}".encode()) for i in range(3)} | {
        "A.intentdefinition": made}


def accepted(count):
    """Intents that are gone since a release, each with a word in intentc.json."""
    entries = [{"path": f"Up{i}", "rule": "intent-removed", "reason": "old", "release": "1.0"} for i in range(count)]
    return {"R/1.0/A.intentdefinition": definition(*[intent(parameter(), name=f"Up{i}") for i in range(count)]),
            "A.intentdefinition": UP, "intentc.json": json.dumps({"accepted": entries})}


def names(count):
    """Parameters that intentc.json names."""
    rows = [parameter(f"p{i}", i + 1, "String", SupportsSearch=True, SupportsDynamicEnumeration=True) for i in range(count)]
    paths = [f"Up.p{i}" for i in range(count)]
    return {"A.intentdefinition": definition(intent(*rows)), "intentc.json": json.dumps({
        "renames": {path: path[3:] + "x" for path in paths}, "lists": paths,
        "dependsOn": {path: ["p0"] for path in paths[1:]}})}


def circles(count):
    """Parameters that intentc.json lets depend on the next one and on the first."""
    return {"A.intentdefinition": UP, "intentc.json": json.dumps({
        "dependsOn": {f"Up.p{i}": [f"p{i + 1}", "p0"] for i in range(count)}})}


def levels(count):
    """Definitions whose levels intentc.json sets one by one."""
    made = {f"A{i}.intentdefinition": UP.replace(b"Up", f"Up{i}".encode()) for i in range(count)}
    return made | {"intentc.json": json.dumps({"files": {path: {"rules": {"unknown-parent": "error"}} for path in made}})}


TABLES = [("texts in tables", tables), ("texts in a catalog", catalog), ("folders in step", folders_in_step)]
RELEASES = [("releases", releases), ("large releases", large_releases), ("accepted breaks", accepted)]
# Ten times the largest number that a repository was seen to have, where that is less than 6 MB.
MOST = {"releases": 1_000, "definitions of a target": 130, "definitions of a repository": 130, "folders in step": 130,
        "folders that a project shows": 130, "levels in intentc.json": 130, "submodules of a repository": 130,
        "packages": 130, "manifests": 130, "files of a folder that many targets have": 10_000,
        "exceptions of a folder": 10_000, "targets of XcodeGen": 500, "Info.plists that misspell intents": 500,
        "widgets of a file": 500}
SETTINGS = [("parameters in intentc.json", names), ("levels in intentc.json", levels),
            ("circles in intentc.json", circles)]
NAMES = {"intents", "intents and the types that they reach", "properties of a type", "dialogs", "combinations",
         "misspelled keys", "unknown keys", "unknown keys of an intent", "parents of parents", "types in types", "cases and rules with 'unknown'", "letters of a title",
         "placeholders in a text"}
# Definitions by a name that commands ask for.
NAMED = [(words, lambda count, make=make: {"A.intentdefinition": make(count)}) for words, make, _ in MANY_INTENTS + DEFINITIONS
         if words in NAMES]
COMMANDS = [
    (NAMED, [["preview", "A.intentdefinition", "--output", "A.html"], ["describe", "A.intentdefinition", "--format", "json"],
             ["validate", "A.intentdefinition", "--lint", "--format", "sarif"], ["validate", "A.intentdefinition", "--fix"],
             ["design", "A.intentdefinition", "--set", "definition.namespace = X", "--dry-run"]]),
    (PROJECTS, [["validate", "."]]),
    (SETTINGS, [["validate", "."], ["generate", ".", "--output", "Out"],
                ["generate", ".", "--backend", "app-intents", "--output", "Out"]]),
    (TABLES, [["validate", "."]]),
    (TABLES[:2], [["design", "Base.lproj/A.intentdefinition", "--sync"]]),
    (RELEASES, [["diff", "--releases", "R", "A.intentdefinition"], ["release", "9.0"]]),
    (REPOSITORIES, [["diff", "--git", "HEAD..HEAD"], ["diff", "--releases", "v*", "."]]),
]
SWIFT_COMMANDS = [(MOVES, [["migrate", "."]])]
