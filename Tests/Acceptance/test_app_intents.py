"""The App Intents of many definitions: they type-check, the system can read them, summaries show what is visible.

The code must type-check without a warning against the stubs in Tests/AppIntentsStubs. The runtime is compiled with them
too, because parts of it exist only with AppIntents. What the system reads from the source must be a constant. The
summary of each intent must show exactly the parameters that the runtime shows; programs compare them. EveryType is
checked again in no namespace with an enum for each name that its code uses, and with options for every parameter whose
providers see others. Queries of Examples/Bookshelf are asked as the system does, and OrderLunch runs.
"""
import json
import plistlib
import re

import pytest

from harness import EVERY_TYPE, ROOT, SCHEMAS, STUBS, UNUSED_IMPORT, shadows, write
from typecheck import MODES, at_once, generate, problems, swiftc

# Apple's Foundation has the type of a title; the one for Linux does not, so the stub of AppIntents has it.
FOUNDATION = {"LocalizedStringResource", "CustomLocalizedStringResourceConvertible"}
PROTOCOLS = ["AppIntent", "WidgetConfigurationIntent", "CustomIntentMigratedAppIntent", "AppEnum", "AppEntity",
             "EntityQuery", "EntityStringQuery", "DynamicOptionsProvider"]
STATIC = {"title", "description", "isDiscoverable", "intentClassName", "parameterSummary",
          "typeDisplayRepresentation", "caseDisplayRepresentations", "defaultQuery"}
BATCH = 25


def test_modules_compile(check, modules):
    check.each((f"{module} compiles", found) for module, found in modules[1].items())


def test_queries_answer(check, project, link):
    """Runs QueryCheck.swift with the App Intents of Bookshelf and its provider."""
    bookshelf = ROOT / "Examples/Bookshelf/Sources/BookshelfWidget"
    result = project("generate", bookshelf / "Bookshelf.intentdefinition", "--backend", "app-intents", "--output", ".")
    check.ok("Bookshelf is generated", result)
    result = link(*project.folder.glob("*.swift"), bookshelf / "BookshelfOptions.swift", bookshelf / "Library.swift",
                  STUBS / "QueryCheck.swift", env={"HOME": project.folder, "XDG_DATA_HOME": project.folder},
                  words=["-swift-version", "6", "-parse-as-library", "-module-name", "Queries"])
    check("queries answer", result.out == "queries answer\n", result)


def test_an_app_intent_returns_and_says_what_its_performer_answers(project, link):
    project("generate", SCHEMAS / "OrderLunch.intentdefinition", "--backend", "app-intents", "--output", ".")
    write(project.folder / "main.swift", (STUBS / "PerformCheck.swift").read_text())
    result = link(*project.folder.glob("*.swift"), words=["-swift-version", "5", "-module-name", "Definitions"])
    assert result.ok and "checks, 0 failures" in result.out, result


def names_of_parameters(code):
    """The parameters of each App Intent with a summary in a file, by the intent's name."""
    # Each declaration at the level of a type ends where the next one begins.
    kinds = r"(?m:^) *(?:nonisolated )?(?:public |package )?(?:struct|enum|protocol) "
    for text in re.split(f"(?={kinds})", code):
        start = re.match(rf"{kinds}(\w+|`\w+`): (?:AppIntents\.)?(?:WidgetConfigurationIntent|AppIntent)\b", text)
        if start and "static var parameterSummary" in text:
            yield start[1], re.findall(r"(?m)^ *public var `?(\w+)`?: (?!\w*Configuration \{).*[^{\n]$", text)


def summary_calls(namespace, path, result, files):
    """The calls that compare the summaries of a definition, in a program with SummaryCheck.swift."""
    untested = json.dumps(re.findall(r"so '([^']*)' always shows", result.err))
    for file in files:
        code = file.read_text() if ".appintents." in file.name else ""
        has_order = str('Summary("' not in code).lower()
        for intent, names in names_of_parameters(code):
            pairs = ", ".join(f'\\{namespace}.{intent}.${name}: "{name}"' for name in names)
            if pairs:
                yield (f"compare({json.dumps(f'{path}: {intent}')}, {{ {namespace}.{intent}($0) }}, names: [{pairs}], "
                       f"untested: {untested}, hasOrder: {has_order})")


def in_mode(mode, files, modules, folder):
    """What was checked of files in a mode; in Swift 6 mode, also of the values that the system reads."""
    protocols, values = write(folder / "protocols.json", json.dumps(PROTOCOLS)), folder / "values.json"
    # The driver has no option for several files.
    gathering = {"start": "-frontend", "words": [
        "-emit-const-values-path", values, "-const-gather-protocols-file", protocols]} if mode == "6" else {}
    result = swiftc(mode, modules, modules, *files, **gathering)
    yield f"{folder.name} type-checks in mode {mode}", problems(result, UNUSED_IMPORT)
    if gathering and result.ok:
        yield from constants(files, values)


def constants(files, values):
    """What was checked of the values that the system reads, and those that are known only at run time."""
    texts = {str(file): file.read_text().splitlines() for file in files}
    for entry in json.loads(values.read_text()):
        for member in entry["properties"]:
            wrappers = [wrapper["type"] for wrapper in member.get("propertyWrappers") or []]
            wrapped = any(re.search("IntentParameter(?!.*Dependency)|EntityProperty", each) for each in wrappers)
            if wrapped or member["label"] in STATIC:
                source = declaration(texts[member["file"]], member["line"] - 1)
                bad = [path for path, label in runtime_values(member, []) if not label or f"{label}:" in source]
                yield f"{entry['typeName']}.{member['label']} is a constant", bad


def declaration(lines, number):
    """The declaration at a line, with its attributes: all lines to the empty ones around it."""
    before = next((index + 1 for index in range(number, -1, -1) if not lines[index].strip()), 0)
    after = next((index for index in range(number, len(lines)) if not lines[index].strip()), len(lines))
    return "\n".join(lines[before:after])


def runtime_values(value, path):
    """The paths and labels of values that are known only at run time. An argument that is left out is one."""
    if isinstance(value, dict):
        if value.get("valueKind") == "Runtime":
            yield "/".join(path), value.get("label", "")
        for key, part in value.items():
            yield from runtime_values(part, path + [str(value.get("label", "")), key])
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from runtime_values(part, path + [str(index)])


@pytest.fixture
def check_app_intents(check, intentc, modules, link, tmp_path):
    """Checks the App Intents of definitions in some modes; settings are those of the command."""
    def checks(number, batch, modes):
        folder = tmp_path / f"batch {number}"
        files = [file for *_, files in batch for file in files]
        for mode in modes:
            yield from in_mode(mode, files, modules[0], folder)
        calls = [call for each in batch for call in summary_calls(*each)]
        if calls:
            main = write(folder / "main.swift", "\n".join(
                [*calls, r'print("\(comparisons) comparisons, \(failures) failures")', ""]))
            result = link(main, STUBS / "SummaryCheck.swift", *files,
                          words=["-swift-version", "5", "-module-name", "Definitions"])
            fine = result.ok and re.search("(?m)^[1-9][0-9]* comparisons, 0 failures", result.out)
            yield f"{len(calls)} summaries show what is visible", [] if fine else [result]

    def check_app_intents(paths, modes, *settings):
        found = generate(intentc, paths, tmp_path, "--backend", "app-intents", *settings)
        found = [(f"D{number}", path, *each) for number, (path, each) in enumerate(zip(paths, found)) if each[1]]
        assert found
        batches = [found[start:start + BATCH] for start in range(0, len(found), BATCH)]
        for results in at_once(lambda pair: list(checks(*pair, modes)), enumerate(batches)):
            check.each(results)
    return check_app_intents


def test_app_intents(check_app_intents, inputs):
    check_app_intents(*inputs)


def test_names_of_other_modules(check, project, modules):
    def code(definition, output):
        project("generate", definition, "--backend", "app-intents", "--output", output)
        return sorted((project.folder / output).iterdir())

    definition, names = shadows(project.folder, code(EVERY_TYPE, "names"), FOUNDATION)
    check("code has names of other modules", len(names) > 40, names)
    files = code(definition, "shadows")
    for mode in MODES:
        check.each(in_mode(mode, files, modules[0], project.folder))


def test_options_everywhere(check_app_intents, tmp_path):
    """Every parameter has options, all are deprecated, and each provider sees three other parameters."""
    definition = plistlib.loads(EVERY_TYPE.read_bytes())
    found = {}
    for intent in definition["INIntents"]:
        intent["INIntentDeprecated"] = True
        names = []
        for parameter in intent["INIntentParameters"]:
            name, kind = parameter["INIntentParameterName"], parameter["INIntentParameterType"]
            # App Intents leave these out.
            if kind == "SpeakableString" or kind == "Object" and not parameter.get("INIntentParameterObjectType") \
                    or "System" in (parameter.get("INIntentParameterEnumTypeNamespace"),
                                    parameter.get("INIntentParameterObjectTypeNamespace")):
                continue
            # App Intents have no options for these.
            if kind not in ("Boolean", "File"):
                parameter["INIntentParameterSupportsDynamicEnumeration"] = True
                found[f"{intent['INIntentName']}.{name}"] = names[-3:]
            names.append(name)
    changed = write(tmp_path / "options/EveryType.intentdefinition", plistlib.dumps(definition))
    settings = write(tmp_path / "options/intentc.json", json.dumps({"dependsOn": found}))
    check_app_intents([changed], MODES, "--config", settings)
