"""Generates Swift from every definition in some folders, and type-checks it in the strictest modes.

Each definition is compiled on its own. The result must type-check without a warning in Swift 6 mode, in Swift 5 mode
with complete checks of concurrency, and isolated to the main actor with internal imports. It must pass swift-format
with its default configuration.
"""
import concurrent.futures
import hashlib
import os
import pathlib
import re
import sys

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


def at_once(function, items):
    """The results of a function that waits for programs, in the order of the items."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(function, items)


def generate(intentc, paths, work, *words):
    """Generates code for each definition, in a namespace of its own, for one module: the results, and the files."""
    def generated(pair):
        number, path = pair
        output = work / str(number)
        result = run(intentc, "generate", path, "--namespace", f"D{number}", "--output", output, *words)
        # One module cannot have two files of one name.
        return result, [file.rename(work / f"{number}-{file.name}") for file in sorted(output.glob("*.swift"))]
    return list(at_once(generated, enumerate(paths)))


def swiftc(mode, modules, work, *files, start="-wmo", words=()):
    """Type-checks the files of a module. Without -wmo, the compiler would start for each of them, and read all."""
    return run("swiftc", start, "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", "-module-name", "Definitions",
               "-package-name", "definitions", "-module-cache-path", f"{work}/cache", "-I", modules, *MODES[mode],
               *words, *files)


def compile_module(name, sources, work, *words):
    return run("swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "intentc",
               "-diagnostic-style", "llvm", "-module-name", name, "-I", work, "-emit-module", "-emit-module-path",
               f"{work}/{name}.swiftmodule", "-o", f"{work}/{name}.o", *words, *sources)


def compile_runtime(work, *words):
    """Compiles what generated code imports into a folder: the name of each module, and problems."""
    for module in RUNTIME:
        sources = sorted((ROOT / "Sources/Runtime" / module).rglob("*.swift"))
        yield module, compile_module(module, sources, work, "-D", "Foundation", *words)


class Checks:
    """Checks folders of definitions; `bin` has intentc, and the modules of the runtime.

    A fast check is only one in Swift 6 mode. A definition may be refused at a line and a column, if `refusals` says so.
    """

    def __init__(self, bin, work, fast=False, refusals=False):
        self.bin, self.work, self.fast, self.refusals = pathlib.Path(bin), pathlib.Path(work), fast, refusals

    def folders(self, *folders):
        """What was checked, and the problems, for each check."""
        for found in at_once(lambda each: self.definition(*each), enumerate(definitions(folders))):
            yield from found

    def library(self):
        evolution = self.work / "evolution"
        evolution.mkdir()
        for module, result in compile_runtime(evolution, "-enable-library-evolution"):
            yield f"{module} compiles with library evolution", problems(result)

    def definition(self, number, path):
        code = self.work / str(number)
        result = run(self.bin / "intentc", "generate", path, "--output", code)
        if result.code == 1 and self.refusals:
            located = re.search(r"(?m)^.+:\d+:\d+: error: ", result.err)
            return [(f"{path} is refused at a location", [] if located else result.err.splitlines())]
        if not result.ok:
            return [(f"{path} is accepted", result.err.splitlines())]
        return self.code(path, sorted(code.glob("*.swift")))

    def code(self, name, files, with_evolution=False):
        """Checks the files of one module."""
        if not files:
            return []
        found = [(f"{name} type-checks in mode {mode}", problems(swiftc(mode, self.bin / "Modules", self.work, *files)))
                 for mode in (["6"] if self.fast else MODES)]
        if not self.fast:
            result = run("swift", "format", "lint", "--strict", "--configuration", '{"version": 1}', *files)
            found.append((f"{name} has the format of swift-format", problems(result)))
        if with_evolution:
            result = swiftc("6", self.work / "evolution", self.work, *files, words=["-enable-library-evolution"])
            found.append((f"{name} type-checks with library evolution", problems(result)))
        return found


def report(name, checks):
    """Prints what failed and the counts, and ends the program."""
    passed = failed = 0
    for words, found in checks:
        passed, failed = passed + (not found), failed + bool(found)
        if found:
            print("FAILED", words, *found[:12], sep="\n  ")
    print(f"{name}: {passed} passed, {failed} failed")
    sys.exit(failed > 0)
