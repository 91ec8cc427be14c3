"""The App Intents of every definition: they type-check, what the system reads is constant, summaries show what is visible.

The code must type-check without a warning, for our own definitions in three modes, against the stubs in
Tests/AppIntentsStubs. The runtime is compiled with them too, because parts of it exist only with AppIntents. Everything
that the system reads from the source must be a constant. The summary of each intent must show exactly the parameters that
the runtime shows; programs compare them. EveryType is checked again in no namespace, with an enum for each name that its
code uses, and with options for every parameter whose providers see others, in intents that are deprecated. Queries of
Examples/Bookshelf are asked as the system does, and OrderLunch runs.
"""
import concurrent.futures
import json
import os
import plistlib
import re

import pytest

from harness import ROOT, SCHEMAS, run, write
from typecheck import MODES, RUNTIME, compile_runtime, definitions, problems

STUBS = ROOT / "Tests/AppIntentsStubs"
MODULES = ["CoreLocation", "Contacts", "Intents", "UniformTypeIdentifiers", "AppIntents"]
# Apple's Foundation has the type of a title; the one for Linux does not, so the stub of AppIntents has it.
FOUNDATION = {"LocalizedStringResource", "CustomLocalizedStringResourceConvertible"}
EXPECTED = re.compile("public import of 'Foundation' was not used in public declarations")
PROTOCOLS = ["AppIntent", "WidgetConfigurationIntent", "CustomIntentMigratedAppIntent", "AppEnum", "AppEntity",
             "EntityQuery", "EntityStringQuery", "DynamicOptionsProvider"]
STATIC = {"title", "description", "isDiscoverable", "intentClassName", "parameterSummary",
          "typeDisplayRepresentation", "caseDisplayRepresentations", "defaultQuery"}
BATCH = 25
EVERY_TYPE = SCHEMAS / "EveryType.intentdefinition"


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """The folder with the modules and objects of the stubs and of the runtime, and the problems of each."""
    work = tmp_path_factory.mktemp("modules")
    found = []
    for module in MODULES:
        result = run("swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "stubs",
                     "-module-name", module, "-I", work, "-emit-module", "-emit-module-path",
                     work / f"{module}.swiftmodule", "-o", work / f"{module}.o", *sorted((STUBS / module).iterdir()))
        found.append((f"the stub {module} compiles", [] if result.ok else [result.err]))
    for module, result in compile_runtime(work):
        found.append((f"{module} compiles", problems(result, EXPECTED)))
    return work, found


def link(work, output, *files, words=()):
    """Links sources with the stubs and the runtime."""
    objects = [work / f"{module}.o" for module in MODULES + RUNTIME]
    return run("swiftc", "-suppress-warnings", "-I", work, "-module-cache-path", work / "cache", "-o", output, *words,
               *files, *objects)


def test_modules_compile(check, modules):
    for words, found in modules[1]:
        check(words, not found, "\n".join(found))


def test_queries_answer(check, project, modules):
    """Runs QueryCheck.swift with the App Intents of Bookshelf and its provider."""
    bookshelf = ROOT / "Examples/Bookshelf/Sources/BookshelfWidget"
    result = project("generate", bookshelf / "Bookshelf.intentdefinition", "--backend", "app-intents", "--output", ".")
    check.ok("Bookshelf is generated", result)
    sources = [bookshelf / "BookshelfOptions.swift", bookshelf / "Library.swift", STUBS / "QueryCheck.swift"]
    linked = link(modules[0], project.folder / "program", *sources, *project.folder.glob("*.swift"),
                  words=["-swift-version", "6", "-parse-as-library", "-module-name", "Queries"])
    assert linked.ok, linked
    result = run(project.folder / "program", env={"HOME": project.folder, "XDG_DATA_HOME": project.folder})
    check("queries answer", result.out == "queries answer\n", result)


def test_an_app_intent_returns_and_says_what_its_performer_answers(project, modules):
    project("generate", SCHEMAS / "OrderLunch.intentdefinition", "--backend", "app-intents", "--output", ".")
    write(project.folder / "main.swift", (STUBS / "PerformCheck.swift").read_text())
    linked = link(modules[0], project.folder / "program", *project.folder.glob("*.swift"),
                  words=["-swift-version", "5", "-module-name", "Definitions"])
    assert linked.ok, linked
    result = run(project.folder / "program")
    assert result.ok and "checks, 0 failures" in result.out, result


def names_of_parameters(code):
    """The parameters of each App Intent in a file, by the intent's name."""
    intents = {}
    current = None
    for line in code.splitlines():
        start = re.match(r"\s*(?:public |package )?struct (\w+|`\w+`): (?:AppIntents\.)?(?:WidgetConfigurationIntent|AppIntent)\b", line)
        if start:
            current = start.group(1)
            intents[current] = ([], False)
        elif re.match(r"\s*(?:nonisolated )?(?:public |package )?(?:struct|enum|protocol) ", line):
            current = None
        elif current and "static var parameterSummary" in line:
            intents[current] = (intents[current][0], True)
        elif current:
            name = re.match(r"\s*public var (`?\w+`?): (?!\w*Configuration \{).*[^{]$", line)
            if name:
                intents[current][0].append(name.group(1))
    return intents


class Batch:
    """Some definitions in one module, each in a namespace of its own."""

    def __init__(self, folder, modules):
        self.folder, self.work = folder, modules
        folder.mkdir()
        self.flags = ["-module-name", "Definitions", "-parse-as-library", "-I", modules, "-module-cache-path",
                      modules / "cache"]
        self.files, self.calls = [], []

    def add(self, intentc, path, number, has_namespace=True, settings=()):
        output = self.folder / str(number)
        namespace = ["--namespace", f"D{number}"] if has_namespace else []
        result = run(intentc, "generate", path, "--backend", "app-intents", "--output", output, *namespace, *settings)
        if not result.ok:
            return
        untested = re.findall(r"so '([^']*)' always shows", result.err)
        for file in sorted(output.iterdir()):
            # One module cannot have two files of one name.
            moved = file.rename(self.folder / f"{number}-{file.name}")
            self.files.append(moved)
            if ".appintents." not in file.name:
                continue
            code = moved.read_text()
            has_order = 'Summary("' not in code
            for intent, (parameters, has_summary) in names_of_parameters(code).items():
                if has_summary and parameters:
                    self.calls.append((f"D{number}", intent, parameters, untested, has_order, path))

    def type_check(self, modes):
        for mode in modes:
            flags = MODES[mode]
            result = run("swiftc", "-typecheck", "-diagnostic-style", "llvm", "-package-name", "definitions", *flags,
                         *self.flags, *self.files)
            found = problems(result, EXPECTED)
            yield f"{self.folder.name} type-checks in mode {mode}", not found, "\n".join(found)

    def constants(self):
        protocols = write(self.folder / "protocols.json", json.dumps(PROTOCOLS))
        values = self.folder / "values.json"
        result = run("swiftc", "-frontend", "-typecheck", "-swift-version", "6", *self.flags,
                     "-const-gather-protocols-file", protocols, "-emit-const-values-path", values, *self.files)
        if not result.ok:
            yield "constants are gathered", False, result
            return
        texts = {str(file): file.read_text().splitlines() for file in self.files}
        for entry in json.loads(values.read_text()):
            for member in entry["properties"]:
                wrapped = any("IntentParameter" in wrapper["type"] and "Dependency" not in wrapper["type"]
                              or "EntityProperty" in wrapper["type"] for wrapper in member.get("propertyWrappers") or [])
                if not wrapped and member["label"] not in STATIC:
                    continue
                source = declaration(texts[member["file"]], member["line"] - 1)
                bad = [path for path, label in runtime_values(member, []) if not label or f"{label}:" in source]
                yield f"{entry['typeName']}.{member['label']} is a constant", not bad, "\n".join(bad)

    def summaries(self):
        if not self.calls:
            return
        lines = []
        for namespace, intent, parameters, untested, has_order, path in self.calls:
            pairs = ", ".join(f'\\{namespace}.{intent}.${name.strip("`")}: "{name.strip("`")}"' for name in parameters)
            lines.append(f"compare({json.dumps(f'{path}: {intent}')}, {{ {namespace}.{intent}($0) }}, names: [{pairs}], "
                         f"untested: {json.dumps(untested)}, hasOrder: {str(has_order).lower()})\n")
        lines.append('print("\\(comparisons) comparisons, \\(failures) failures")\n')
        main = write(self.folder / "main.swift", "".join(lines))
        linked = link(self.work, self.folder / "program", main, STUBS / "SummaryCheck.swift", *self.files,
                      words=["-swift-version", "5", "-module-name", "Definitions"])
        if not linked.ok:
            yield "the program of summaries compiles", False, linked
            return
        result = run(self.folder / "program")
        fine = result.ok and re.search("^[1-9][0-9]* comparisons, 0 failures", result.out, re.MULTILINE)
        yield f"{len(self.calls)} summaries show what is visible", fine, result


def options_everywhere(path, work):
    """Writes the definition with options for every parameter, all deprecated, and a project in which each provider sees
    three others."""
    definition = plistlib.loads(path.read_bytes())
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
    changed = write(work / "options/EveryType.intentdefinition", plistlib.dumps(definition).decode())
    return changed, ("--config", write(work / "options/intentc.json", json.dumps({"dependsOn": found})))


def shadow_names(intentc, path, work):
    """Writes the definition with an enum for each name that its code takes from another module."""
    run(intentc, "generate", path, "--backend", "app-intents", "--output", work / "names")
    code, declared = "", set()
    for file in (work / "names").iterdir():
        text = re.sub(r"//.*|\"[^\"]*\"", "", file.read_text())
        declared |= set(re.findall(r"(?:struct|enum|protocol) (\w+)", text))
        if ".appintents." in file.name:
            code += text
    names = sorted(set(re.findall(r"\b[A-Z]\w*", code)) - declared - FOUNDATION)
    definition = plistlib.loads(path.read_bytes())
    taken = {enum["INEnumName"] for enum in definition["INEnums"]} | {kind["INTypeName"] for kind in definition["INTypes"]}
    example = definition["INEnums"][0]
    definition["INEnums"] += [{**example, "INEnumName": name} for name in names if name not in taken]
    return write(work / "Shadows.intentdefinition", plistlib.dumps(definition).decode()), len(names)


def declaration(lines, number):
    """The declaration at a line, with its attributes: all lines to the empty ones around it."""
    first = last = number
    while first > 0 and lines[first - 1].strip():
        first -= 1
    while last < len(lines) and lines[last].strip():
        last += 1
    return "\n".join(lines[first:last])


def runtime_values(value, path):
    """The paths and labels of values that are known only at run time. An argument that the code leaves out is one."""
    if isinstance(value, dict):
        if value.get("valueKind") == "Runtime":
            yield "/".join(path), value.get("label", "")
        for key, part in value.items():
            yield from runtime_values(part, path + [str(value.get("label", "")), key])
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from runtime_values(part, path + [str(index)])


def check_batches(check, batches, modes):
    """Checks batches at once; a batch that nothing was generated for has nothing to check."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        work = lambda batch: [*batch.type_check(modes), *batch.constants(), *batch.summaries()]
        for found in pool.map(work, [batch for batch in batches if batch.files]):
            for words, fine, evidence in found:
                check(words, fine, evidence)


def check_definitions(check, intentc, modules, work, folders, modes=tuple(MODES)):
    batches = []
    for number, path in enumerate(definitions(folders, once=True)):
        if number % BATCH == 0:
            batches.append(Batch(work / f"batch {len(batches)}", modules[0]))
        batches[-1].add(intentc, path, number)
    check_batches(check, batches, modes)


def test_schemas_and_examples(check, intentc, modules, tmp_path):
    check_definitions(check, intentc, modules, tmp_path, [SCHEMAS, ROOT / "Examples"])


def test_public_definitions(check, intentc, modules, tmp_path, corpus):
    # The modes differ in few declarations, all of which Schemas have.
    check_definitions(check, intentc, modules, tmp_path, [corpus], modes=["6"])


def test_every_type_with_names_and_options_of_its_own(check, intentc, modules, tmp_path):
    path, count = shadow_names(intentc, EVERY_TYPE, tmp_path)
    names = Batch(tmp_path / "batch of names", modules[0])
    names.add(intentc, path, 1, has_namespace=False)
    names.calls = []
    check(f"code for a definition that declares {count} names of its own", names.files and count > 40)
    path, settings = options_everywhere(EVERY_TYPE, tmp_path)
    options = Batch(tmp_path / "batch of options", modules[0])
    options.add(intentc, path, 2, settings=settings)
    check("code for a definition with options for every parameter", options.files)
    check_batches(check, [names, options], MODES)
