"""The INIntent classes of many definitions.

All of the code must parse, with swiftc and with swift-syntax; the classes cannot be type-checked, because there is no
Objective-C here. The plain responses and handlers must type-check without a warning. 'intentc intentbuilderc' must
write the files that its dry run names, and each must parse. EveryType is checked again, all deprecated and with an enum
for each name that its code takes from another module: no such name may be left without it.
"""
import re

import pytest

from harness import BIN, EVERY_TYPE, run, shadows, write
from typecheck import MODES, at_once, generate, problems, swiftc

BATCH = 25
# Members and generic parameters of the code and of IntentRuntime, which hide a type of the module.
MEMBERS = {"Item", "Kind", "Option", "Provider", "Section", "Self", "Value", "Dnames"}
# A class cannot have the name of one of these modules.
IMPORTED = {"CoreLocation", "Foundation", "IntentRuntime", "Intents", "Swift"}


@pytest.fixture
def check_classes(check, intentc, tmp_path):
    """Checks the classes of definitions, in some modes; returns the plain files."""
    # With a module Intents, the parts for Apple's systems are active.
    source = write(tmp_path / "Intents.swift", "public let version = 1\n")
    made = run("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Intents", "-o",
               tmp_path / "Intents.swiftmodule", source)
    assert made.ok, made

    def tool(pair):
        """The files that the command says it would write, and those that it writes."""
        number, path = pair
        output = tmp_path / f"tool {number}"
        call = [intentc, "intentbuilderc", "generate", "-input", path, "-output", output, "-language", "Swift"]
        named = sorted(run(*call, "-dryRun").out.splitlines())
        run(*call)
        return named, sorted(str(file) for file in output.iterdir())

    def parse_and_type_check(batch, modes):
        """What was checked in a batch, and the problems, for each check."""
        plain = [file for files, _ in batch for file in files]
        everything = plain + [file for _, files in batch for file in files]
        name = f"{plain[0].name} and what follows"
        yield f"{name} parses", problems(run("swiftc", "-frontend", "-parse", "-I", tmp_path, *everything))
        # swift-format parses with swift-syntax; its opinions on format are warnings.
        lint = problems(run("swift", "format", "lint", *everything))
        yield f"{name} parses with swift-syntax", [line for line in lint if ": error: " in line]
        for mode in modes:
            yield f"{name} type-checks in mode {mode}", problems(swiftc(mode, BIN / "Modules", tmp_path, *plain))

    def check_classes(paths, modes):
        found = generate(intentc, paths, tmp_path, "--backend", "configuration,intents")
        paths, plain = zip(*[(path, files) for path, (_, files) in zip(paths, found) if files])
        tools = list(at_once(tool, enumerate(paths)))
        for path, (named, written) in zip(paths, tools):
            check.equal(f"{path}: intentbuilderc writes what its dry run names", written, named)
        files = list(zip(plain, [named for named, _ in tools]))
        batches = [files[start:start + BATCH] for start in range(0, len(files), BATCH)]
        for results in at_once(lambda batch: list(parse_and_type_check(batch, modes)), batches):
            check.each(results)
        return [file for files in plain for file in files]
    return check_classes


def test_classes(check_classes, inputs):
    check_classes(*inputs)


def test_names_of_other_modules(check, check_classes, intentc, tmp_path):
    files = generate(intentc, [EVERY_TYPE], tmp_path, "--backend", "configuration,intents")[0][1]
    definition, names = shadows(tmp_path, files, MEMBERS)
    code = "\n".join(file.read_text() for file in check_classes([definition], list(MODES)))
    code = re.sub(r"(?m)//.*|\"[^\"]*\"|^import .*", "", code)
    # Without the declarations of the enums themselves.
    code = re.sub(r"\benum \w+|(?:resolvedValue|valueToConfirm): \w+\)|\w+ResolutionResult\b", "", code)
    bare = [name for name in names if name not in IMPORTED and re.search(rf"(?<![\w.`@]){name}\b", code)]
    check(f"{len(names)} names are used with their module", code.strip() and len(names) >= 40 and not bare, bare)
