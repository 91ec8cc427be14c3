#!/usr/bin/env python3
"""Measures what the build plugin costs its user: clean builds of an executable on its own, of one that imports
IntentRuntime, and of one that uses the plugin on Schemas/UpNext.intentdefinition, one after the other.

    Benchmarks/build-cost.py [--rounds 1] [--only debug|release] [PACKAGE...]

PACKAGE is a folder with intentc, or with the package of `make bundle`; this one, unless one is named. Several are built in
turns, so that what else the machine does falls on all of them alike. The share is the least CPU time with the plugin less
that with IntentRuntime alone: what the plugin's tool costs.
"""
import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from packages import ROOT, build, package

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("packages", nargs="*", type=Path, default=[ROOT])
arguments.add_argument("--rounds", type=int, default=1)
arguments.add_argument("--only", choices=["debug", "release"])
options = arguments.parse_args()
APP = "import IntentRuntime\n\n@main struct App {\n  static func main() { print(%s) }\n}\n"

with tempfile.TemporaryDirectory() as work:
    folders = {}
    for number, each in enumerate(options.packages):
        kinds = {"bare executable": ({"App.swift": "@main struct App {\n  static func main() {}\n}\n"},),
                 "+ IntentRuntime": ({"App.swift": APP % "OptionsCollection<Int>.self"}, each.resolve(), '["Foundation"]'),
                 "+ plugin": ({"App.swift": APP % "UpNextConfiguration()", "UpNext.intentdefinition": (
                     ROOT / "Schemas/UpNext.intentdefinition").read_text()}, each.resolve(), '["Foundation"]', True)}
        for kind, parts in kinds.items():
            folders[kind, each] = Path(work) / f"{len(folders)}/App"
            package(folders[kind, each], *parts)
    for configuration in [options.only] if options.only else ["debug", "release"]:
        least = {}
        for _ in range(options.rounds):
            for key, folder in folders.items():
                shutil.rmtree(folder / ".build", ignore_errors=True)
                subprocess.run(["swift", "package", "resolve"], cwd=folder, check=True, capture_output=True)
                wall, cpu = build(folder, "-c", configuration)
                print(f"{configuration}: {key[0]}, {key[1]}: {wall:.1f} s, CPU {cpu:.1f} s", flush=True)
                least[key] = min(cpu, least.get(key, cpu))
        for each in options.packages:
            share = least["+ plugin", each] - least["+ IntentRuntime", each]
            print(f"{configuration}: the plugin's share of {each}: CPU {share:.1f} s", flush=True)
