#!/usr/bin/env python3
"""Type-checks the libraries and generated code against an SDK of Apple's.

    Scripts/check-sdk.py [--minimum VERSION] [--fast] FLAGS INTENTC [PATH...]

FLAGS is a file of compiler flags that select the SDK. On a Mac:

    echo "-sdk $(xcrun --sdk iphoneos --show-sdk-path) -target arm64-apple-ios17.0" >flags

PATH: definitions, and folders of definitions (default: Schemas and Examples). Checks first each library that an app
links, then the code of the back ends 'app-intents' and 'intents', alone and together, for all definitions, in Swift 6
mode, in Swift 5 mode, and isolated to the main actor. A warning is a failure. --minimum sets 'minimumSystem' in the project file. --fast checks
generated code in Swift 6 mode only.
"""
import argparse
import json
import pathlib
import re
import sys
import tempfile

from programs import run
from typecheck import MODES, ROOT, definitions, problems

LIBRARIES = ["IntentTimelines", "IntentWidgets", "IntentOptionsClient", "IntentEditor"]
BACKENDS = {"app-intents": "app-intents", "intents": "configuration,intents", "both": "app-intents,intents"}
BATCH = 80


def libraries():
    """What apps link, each after what it builds on: the name, the folder and the sources of a target."""
    described = json.loads(run("swift", "package", "--package-path", ROOT, "describe", "--type", "json").out)
    targets = {target["name"]: target for target in described["targets"]}
    ordered = []

    def visit(name):
        if name in ordered or targets[name]["type"] != "library":
            return
        for dependency in targets[name].get("target_dependencies", []):
            visit(dependency)
        ordered.append(name)

    for name in LIBRARIES:
        visit(name)
    return [(name, [ROOT / targets[name]["path"] / source for source in targets[name]["sources"]]) for name in ordered]


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


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--minimum")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("flags")
    parser.add_argument("intentc")
    parser.add_argument("paths", nargs="*")
    arguments = parser.parse_args()
    paths = definitions(arguments.paths or [ROOT / "Schemas", ROOT / "Examples"])
    passed, failed = 0, 0

    def check(words, found):
        nonlocal passed, failed
        passed, failed = passed + (not found), failed + bool(found)
        if found:
            print("FAILED", words)
            print("\n".join("  " + line for line in found[:8]))

    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        common = [f"@{arguments.flags}", "-diagnostic-style", "llvm", "-parse-as-library", "-I", work]
        for name, sources in libraries():
            options = [*common, "-swift-version", "6", "-package-name", "intentc", "-D", "Foundation", "-module-name", name]
            emitted = run("swiftc", "-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies",
                          "-emit-module-path", work / f"{name}.swiftmodule", *options, *sources)
            check(name, problems(emitted) or problems(run("swiftc", "-typecheck", *options, *sources)))
        settings = {"minimumSystem": {"iOS": arguments.minimum}} if arguments.minimum else {}
        (work / "intentc.json").write_text(json.dumps(settings))
        for backend, chosen in BACKENDS.items():
            files, refused = [], 0
            for number, path in enumerate(paths):
                output = work / backend / str(number)
                result = run(arguments.intentc, "generate", path, "--backend", chosen, "--namespace", f"D{number}",
                             "--config", work / "intentc.json", "--output", output)
                refused += not result.ok
                moved = []
                for file in sorted(output.glob("*.swift")) if result.ok else []:
                    # One module cannot have two files of one name.
                    moved.append(file.rename(work / backend / f"{number}-{file.name}"))
                files.append(moved)
            for batch in batches(files):
                for mode in ["6"] if arguments.fast else MODES:
                    result = run("swiftc", "-typecheck", *common, "-module-name", "Definitions", *MODES[mode], *batch)
                    check(f"{backend}, {len(batch)} files, mode {mode}",
                          [line.replace(f"{work}/", "") for line in problems(result)])
            print(f"{backend}: {len(files)} definitions, {refused} refused")
    print(f"check-sdk: {passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
