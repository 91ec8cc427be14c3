#!/usr/bin/env python3
"""Type-checks the libraries and generated code against an SDK of Apple's.

    Scripts/check-sdk.py [--minimum VERSION] FLAGS INTENTC [PATH...]

FLAGS is a file of compiler flags that select the SDK. On a Mac:

    echo "-sdk $(xcrun --sdk iphoneos --show-sdk-path) -target arm64-apple-ios17.0" >flags

PATH: definitions, and folders of definitions (default: Schemas and Examples). Checks first each library that an app
links, then the code of the back ends 'app-intents' and 'intents', alone and together, for all definitions, in Swift 6
mode, in Swift 5 mode, and isolated to the main actor. A warning is a failure. --minimum sets 'minimumSystem' in the
project file.
"""
import argparse
import json
import pathlib
import re
import tempfile

from programs import run
from typecheck import MODES, ROOT, definitions, generate, problems, report, swiftc

LIBRARIES = ["IntentConversions", "IntentTimelines", "IntentWidgets", "IntentOptionsClient", "IntentEditor"]
BACKENDS = {"app-intents": "app-intents", "intents": "configuration,intents", "both": "app-intents,intents"}
BATCH = 80


def libraries(work, sdk):
    """Checks what apps link, each library after what it builds on."""
    described = json.loads(run("swift", "package", "--package-path", ROOT, "describe", "--type", "json").out)
    targets = {target["name"]: target for target in described["targets"] if target["type"] == "library"}
    ordered = []

    def visit(name):
        if name in targets and name not in ordered:
            for dependency in targets[name].get("target_dependencies", []):
                visit(dependency)
            ordered.append(name)

    for name in LIBRARIES:
        visit(name)
    for name in ordered:
        sources = [ROOT / targets[name]["path"] / source for source in targets[name]["sources"]]
        words = [*sdk, "-wmo", "-diagnostic-style", "llvm", "-parse-as-library", "-I", work, "-swift-version", "6",
                 "-package-name", "intentc", "-D", "Foundation", "-module-name", name, *sources]
        emitted = run("swiftc", "-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies",
                      "-emit-module-path", work / f"{name}.swiftmodule", *words)
        yield name, problems(emitted) or problems(run("swiftc", "-typecheck", *words))


def batches(groups):
    """Joins the files of definitions into modules in which no two declare one name."""
    found = []
    for files in groups:
        names = set()
        for file in files:
            names |= set(re.findall(r"(?m)^(?! |.*private ).*\b(?:class|enum|protocol|struct) (\w+)", file.read_text()))
        place = next((each for each in found if len(each[0]) < BATCH and not names & each[1]), None)
        if place is None:
            place = ([], set())
            found.append(place)
        place[0].extend(files)
        place[1].update(names)
    return [files for files, _ in found if files]


def checks(arguments, work):
    sdk = [f"@{arguments.flags}"]
    yield from libraries(work, sdk)
    settings = work / "intentc.json"
    settings.write_text(json.dumps({"minimumSystem": {"iOS": arguments.minimum}} if arguments.minimum else {}))
    for name, backend in BACKENDS.items():
        (work / name).mkdir()
        found = generate(arguments.intentc, definitions(arguments.paths), work / name, "--backend", backend, "--config",
                         settings)
        for batch in batches(files for _, files in found):
            for mode in MODES:
                yield f"{name}, {len(batch)} files, mode {mode}", problems(swiftc(mode, work, work, *batch, words=sdk))
        print(f"{name}: {len(found)} definitions, {sum(not result.ok for result, _ in found)} refused")


parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("--minimum")
parser.add_argument("flags")
parser.add_argument("intentc")
parser.add_argument("paths", nargs="*", default=[ROOT / "Schemas", ROOT / "Examples"])
with tempfile.TemporaryDirectory() as folder:
    report("check-sdk", checks(parser.parse_args(), pathlib.Path(folder)))
