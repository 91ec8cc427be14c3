"""The INIntent classes of every definition.

All of the code must parse, with swiftc and with swift-syntax; the classes cannot be type-checked, because there is no
Objective-C here. The plain responses and handlers must type-check without a warning, in three modes, or for the corpus in
Swift 6 mode. 'intentc intentbuilderc' must write the files that its dry run names, and each must parse. EveryType is
checked again, all deprecated and with an enum for each name that its code takes from another module: no such name may be
left without it.
"""
import concurrent.futures
import os
import plistlib
import re

import pytest

from harness import BIN, ROOT, SCHEMAS, run, write
from typecheck import MODES, definitions, problems, swiftc

BATCH = 25
# Members and generic parameters of the code and of IntentRuntime, which hide a type of the module.
MEMBERS = {"Item", "Kind", "Option", "Provider", "Section", "Self", "Value", "Dnames"}
# A class cannot have the name of one of these modules.
IMPORTED = {"CoreLocation", "Foundation", "IntentRuntime", "Intents", "Swift"}


@pytest.fixture(scope="module")
def stub(tmp_path_factory):
    """The folder of a module Intents: with one of this name, the parts for Apple's systems are active."""
    folder = tmp_path_factory.mktemp("stub")
    source = write(folder / "Intents.swift", "public let version = 1\n")
    result = run("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Intents", "-o",
                 folder / "Intents.swiftmodule", source)
    assert result.ok, result
    return folder


def generate(intentc, path, number, folder):
    """The plain files of a definition, those of the tool that Apple has, and what is wrong with that tool."""
    output, tool = folder / str(number), folder / f"{number}-tool"
    result = run(intentc, "generate", path, "--backend", "configuration,intents", "--namespace", f"D{number}", "--output",
                 output)
    if not result.ok:
        return [], [], []
    # One module cannot have two files of one name.
    plain = [file.rename(folder / f"{number}-{file.name}") for file in sorted(output.iterdir())]
    call = [intentc, "intentbuilderc", "generate", "-input", path, "-output", tool, "-language", "Swift"]
    named = run(*call, "-dryRun").out.splitlines()
    written = run(*call)
    same = written.ok and sorted(named) == sorted(str(file) for file in tool.iterdir())
    return plain, named, [] if same else [f"{path}: intentbuilderc does not write what its dry run names"]


def parse_and_type_check(batch, folder, stub, modes):
    """What was checked in a batch, and the problems, for each check."""
    plain = [file for files, _ in batch for file in files]
    everything = plain + [file for _, files in batch for file in files]
    name = f"{plain[0].name} and what follows"
    yield f"{name} parses", problems(run("swiftc", "-frontend", "-parse", "-I", stub, *everything))
    # swift-format parses with swift-syntax; its opinions on format are warnings.
    lint = problems(run("swift", "format", "lint", *everything))
    yield f"{name} parses with swift-syntax", [line for line in lint if ": error: " in line]
    for mode in modes:
        yield f"{name} type-checks in mode {mode}", problems(swiftc(MODES[mode], BIN / "Modules", folder, *plain))


def check_definitions(check, intentc, stub, folder, paths, modes):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda pair: generate(intentc, pair[1], pair[0], folder), enumerate(paths)))
        for path, (plain, _, wrong) in zip(paths, found):
            check(f"{path}: intentbuilderc writes what its dry run names", not wrong, wrong)
        files = [(plain, named) for plain, named, _ in found if plain]
        assert files
        batches = [files[start:start + BATCH] for start in range(0, len(files), BATCH)]
        for results in pool.map(lambda batch: list(parse_and_type_check(batch, folder, stub, modes)), batches):
            for words, wrong in results:
                check(words, not wrong, "\n".join(wrong))


def test_schemas_and_examples(check, intentc, stub, tmp_path):
    check_definitions(check, intentc, stub, tmp_path, definitions([SCHEMAS, ROOT / "Examples"], once=True), list(MODES))


def test_public_definitions(check, intentc, stub, tmp_path, corpus):
    check_definitions(check, intentc, stub, tmp_path, definitions([corpus], once=True), ["6"])


def test_names_of_other_modules(check, intentc, stub, tmp_path):
    def code(path, number):
        text = "\n".join(file.read_text() for file in generate(intentc, path, number, tmp_path)[0])
        return re.sub(r"//.*|\"[^\"]*\"|^import .*", "", text, flags=re.MULTILINE)

    path = SCHEMAS / "EveryType.intentdefinition"
    plain = code(path, "names")
    names = set(re.findall(r"\b[A-Z]\w*", plain)) - set(re.findall(r"(?:struct|enum|protocol|class) (\w+)", plain)) - MEMBERS
    definition = plistlib.loads(path.read_bytes())
    taken = {kind["INEnumName"] for kind in definition["INEnums"]} | {kind["INTypeName"] for kind in definition["INTypes"]}
    # An enum 'A' also has a class 'AResolutionResult'.
    names = sorted(names - taken - {f"{name}ResolutionResult" for name in names})
    definition["INEnums"] += [{**definition["INEnums"][0], "INEnumName": name} for name in names]
    for intent in definition["INIntents"]:
        intent["INIntentDeprecated"] = True
    shadows = write(tmp_path / "Shadows.intentdefinition", plistlib.dumps(definition).decode())
    # Without the declarations of the enums themselves.
    result = re.sub(r"\benum \w+|(?:resolvedValue|valueToConfirm): \w+\)|\w+ResolutionResult\b", "", code(shadows, "shadows"))
    bare = [name for name in names if name not in IMPORTED and re.search(rf"(?<![\w.`@]){name}\b", result)]
    check(f"{len(names)} names are used with their module", result.strip() and len(names) >= 40 and not bare, bare)
    check_definitions(check, intentc, stub, tmp_path, [shadows], list(MODES))
