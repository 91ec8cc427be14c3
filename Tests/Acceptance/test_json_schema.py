"""The JSON Schemas of 'describe --json-schema' against decoding: both judge thousands of random configurations alike.

The test JSONSchemaSamples of the package writes the configurations, with the verdicts of decoding them.
"""
import json

import jsonschema_rs

from harness import ROOT, run

# The definitions of a module refer to each other, so they are passed together.
MODULES = [[*sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Schemas").glob("*.intentdefinition")),
            "Schemas/Localised"]]


def describe(intentc, *words):
    return json.loads(run(intentc, "describe", *words, cwd=ROOT).out)


def test_schemas_accept_what_decoding_accepts(check, intentc, tmp_path):
    samples = tmp_path / "samples"
    made = run("swift", "test", "--skip-build", "--filter", "JSONSchemaSamples", cwd=ROOT,
               env={"INTENTC_SAMPLES": samples})
    assert samples.exists(), made
    validators = {}
    for inputs in MODULES:
        for definition in describe(intentc, "--format", "json", *inputs)["definitions"]:
            for intent in definition["intents"]:
                name = intent["className"]
                schema = describe(intentc, "--json-schema", *inputs, "--intent", name, "--family", "systemSmall")
                jsonschema_rs.meta.validate(schema)
                assert name not in validators, f"two intents are called {name}"
                validators[name] = jsonschema_rs.Draft202012Validator(schema)
    verdicts = {}
    for line in samples.open(encoding="utf-8"):
        sample = json.loads(line)
        name, verdict = sample["className"], sample["verdict"]
        verdicts.setdefault(verdict, set()).add(name)
        errors = [error.message[:200] for error in validators[name].iter_errors(sample["configuration"])]
        check(f"{name}: a sample gets one verdict", verdict == "unsayable" or (verdict == "valid") == (not errors),
              f"{line[:600]}\ndecoding: {sample['issues'] or 'fine'}\njsonschema: {errors or 'fine'}")
    assert verdicts["valid"] and verdicts["invalid"]
    assert set.union(*verdicts.values()) == set(validators)
