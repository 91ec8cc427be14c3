#!/usr/bin/env python3
"""Generates Swift from every definition in some folders, and type-checks it in the strictest modes.

    Scripts/typecheck.py [--fast] [--refusals] [--evolution N] FOLDER...

Each definition is compiled on its own. The result must type-check without a warning in Swift 6 mode, in Swift 5 mode with
complete checks of concurrency, isolated to the main actor with internal imports, and, for the N largest (5), with library
evolution. It must pass swift-format with its default configuration. --fast leaves out all but Swift 6 mode. --refusals
accepts that a definition is refused, which must name a line and a column.
"""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from programs import run

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODES = {
    "6": ["-swift-version", "6"],
    "5": ["-swift-version", "5", "-strict-concurrency=complete"],
    "isolated": ["-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature",
                 "InternalImportsByDefault"],
}
RUNTIME = ["IntentPlatform", "IntentSchema", "IntentRuntime"]
# Off Apple's systems, the toolchain's libraries are not built with library evolution, and each import of one says so.
IMPORTED = re.compile(r"module '(Foundation|FoundationEssentials|Dispatch)' was not compiled with library evolution")


def problems(result, ignored=IMPORTED):
    """The errors and warnings of a call of the compiler, or its last lines if it failed without one."""
    lines = [line for line in result.err.splitlines() if re.match(r"\S.*: (error|warning): ", line)]
    found = [line for line in lines if not ignored.search(line)]
    return found or (result.err.splitlines()[-5:] if not result.ok else [])


def definitions(paths, once=False):
    """The paths of definitions, and of those in folders, by name; with `once`, one path for each content."""
    found = {}
    for path in map(pathlib.Path, paths):
        for each in sorted(path.rglob("*.intentdefinition")) if path.is_dir() else [path]:
            if each.is_file() and ".build" not in each.parts:
                found.setdefault(hashlib.sha256(each.read_bytes()).digest() if once else each, each)
    return sorted(found.values())


def swiftc(mode, modules, work, *files, words=()):
    return run("swiftc", "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", "-module-name", "Definitions",
               "-package-name", "definitions", "-module-cache-path", f"{work}/cache", "-I", modules, *mode, *words, *files)


def compile_runtime(work, *words):
    """Compiles what generated code imports into a folder: the name of each module, and problems."""
    for module in RUNTIME:
        sources = sorted((ROOT / "Sources/Runtime" / module).rglob("*.swift"))
        yield module, run("swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "intentc", "-D",
                          "Foundation", "-diagnostic-style", "llvm", "-module-name", module, "-I", work, "-emit-module",
                          "-emit-module-path", f"{work}/{module}.swiftmodule", "-o", f"{work}/{module}.o", *words, *sources)


class Checks:
    """Checks folders of definitions; `bin` has intentc, and the modules of the runtime."""

    def __init__(self, bin, work, fast=False, refusals=False, evolution=5):
        self.bin, self.work, self.fast, self.refusals = pathlib.Path(bin), pathlib.Path(work), fast, refusals
        self.evolution = 0 if fast else evolution

    def folders(self, *folders):
        """What was checked, and the problems, for each check."""
        paths = definitions(folders)
        largest = set(sorted(paths, key=lambda path: -path.stat().st_size)[:self.evolution])
        yield from self.library()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for found in pool.map(lambda each: self.definition(*each, each[1] in largest), enumerate(paths)):
                yield from found

    def library(self):
        if self.evolution:
            evolution = self.work / "evolution"
            evolution.mkdir()
            for module, result in compile_runtime(evolution, "-enable-library-evolution"):
                yield f"{module} compiles with library evolution", problems(result)

    def definition(self, number, path, with_evolution):
        code = self.work / str(number)
        result = run(self.bin / "intentc", "generate", path, "--output", code, "--jobs", "1")
        if result.code == 1 and self.refusals:
            located = re.search(r"(?m)^.+:\d+:\d+: error: ", result.err)
            return [(f"{path} is refused at a location", [] if located else result.err.splitlines())]
        if not result.ok:
            return [(f"{path} is accepted", result.err.splitlines())]
        return self.code(path, sorted(code.glob("*.swift")), with_evolution)

    def code(self, name, files, with_evolution=False):
        """Checks the files of one module."""
        if not files:
            return []
        modes = {"6": MODES["6"]} if self.fast else MODES
        found = [(f"{name} type-checks in mode {mode}", problems(swiftc(flags, self.bin / "Modules", self.work, *files)))
                 for mode, flags in modes.items()]
        if not self.fast:
            result = run("swift", "format", "lint", "--strict", "--configuration", '{"version": 1}', *files)
            found.append((f"{name} has the format of swift-format", problems(result)))
        if with_evolution:
            result = swiftc(MODES["6"], self.work / "evolution", self.work, *files, words=["-enable-library-evolution"])
            found.append((f"{name} type-checks with library evolution", problems(result)))
        return found


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--refusals", action="store_true")
    parser.add_argument("--evolution", type=int, default=5)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    for folder in options.folders:
        if not folder.exists():
            parser.error(f"there is no folder '{folder}'")
    for words in (["--product", "intentc"], ["--target", "IntentRuntime"]):
        subprocess.run(["swift", "build", "--package-path", ROOT, *words], check=True)
    bin = run("swift", "build", "--package-path", ROOT, "--show-bin-path").out.strip()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        for words, found in Checks(bin, work, options.fast, options.refusals, options.evolution).folders(*options.folders):
            passed, failed = passed + (not found), failed + bool(found)
            if found:
                print("FAILED", words, *found[:12], sep="\n  ")
    print(f"typecheck: {passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
