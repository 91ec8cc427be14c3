"""The INIntent classes of many definitions, and their conversions.

All of the code must parse, with swiftc and with swift-syntax; it cannot be type-checked, because there is no Objective-C
here. EveryType is checked again, all deprecated and with an enum for each name that its code takes from another module: no
such name may be left without it.
"""
import re

import pytest

from harness import EVERY_TYPE, run, shadows, write
from typecheck import at_once, generate, problems

BATCH = 25
# Members and generic parameters of the code and of IntentRuntime, which hide a type of the module.
MEMBERS = {"Item", "Kind", "Option", "Provider", "Section", "Self", "Value", "Dnames"}
# A class cannot have the name of one of these modules.
IMPORTED = {"CoreLocation", "Foundation", "IntentRuntime", "Intents", "Swift"}


@pytest.fixture
def check_classes(check, intentc, tmp_path):
    """Checks the classes of definitions; returns the files."""
    # With a module Intents, the parts for Apple's systems are active.
    source = write(tmp_path / "Intents.swift", "public let version = 1\n")
    made = run("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Intents", "-o",
               tmp_path / "Intents.swiftmodule", source)
    assert made.ok, made

    def parse(files):
        """What was checked in a batch, and the problems, for each check."""
        name = f"{files[0].name} and what follows"
        yield f"{name} parses", problems(run("swiftc", "-frontend", "-parse", "-I", tmp_path, *files))
        # swift-format parses with swift-syntax; its opinions on format are warnings.
        lint = problems(run("swift", "format", "lint", *files))
        yield f"{name} parses with swift-syntax", [line for line in lint if ": error: " in line]

    def check_classes(paths):
        found = generate(intentc, paths, tmp_path, "--backend", "configuration,intents")
        batches = [[file for _, files in found[start:start + BATCH] for file in files]
                   for start in range(0, len(found), BATCH)]
        for results in at_once(lambda batch: list(parse(batch)), filter(None, batches)):
            check.each(results)
        return [file for batch in batches for file in batch]
    return check_classes


def test_classes(check_classes, inputs):
    check_classes(inputs[0])


def test_names_of_other_modules(check, check_classes, intentc, tmp_path):
    files = generate(intentc, [EVERY_TYPE], tmp_path, "--backend", "configuration,intents")[0][1]
    definition, names = shadows(tmp_path, files, MEMBERS)
    code = "\n".join(file.read_text() for file in check_classes([definition]))
    code = re.sub(r"(?m)//.*|\"[^\"]*\"|^import .*", "", code)
    # Without the declarations of the enums themselves.
    code = re.sub(r"\benum \w+|(?:resolvedValue|valueToConfirm): \w+\)|\w+ResolutionResult\b", "", code)
    bare = [name for name in names if name not in IMPORTED and re.search(rf"(?<![\w.`@]){name}\b", code)]
    check(f"{len(names)} names are used with their module", code.strip() and len(names) >= 40 and not bare, bare)
