#!/usr/bin/env python3
"""Counts the instructions that a release executes, in one run with 'plutil -lint' on the same files.

    Benchmarks/instructions.py [--renew]
    Benchmarks/instructions.py --start INTENTC [--renew]

Builds a release of intentc-build, which every build with the plugin runs: it has intentc's compiler and little else, so
it takes two minutes instead of ten. Fails if the ratio to plutil's count is more than 3 % above Benchmarks/instructions.txt,
or if the count grows faster than the input, from 1 to 2 MB of a few shapes. What other commands execute is counted in the
programs of 'make lean', which are not optimized, from 0.1 to 0.2 MB; scaling.py has all shapes, commands and sizes. Times
differ from run to run; these counts do not, and the ratio depends little on the machine and the toolchain. --start only
compares the start of a release of intentc: 'make bench'. --renew writes the present ratios; a commit that raises one says
why, with both. Valgrind is installed if it is missing.
"""
import math
import os
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Acceptance"))
import folder_shapes  # noqa: E402
import shapes  # noqa: E402
from harness import LEAN  # noqa: E402

# A minute of Valgrind: each name looks others up.
GROWING = ["intents and the types that they reach", "dialogs", "combinations"]
# Valgrind fails in commands that start programs, such as 'migrate' and 'design'.
OTHERS = [
    ("dialogs and their changes", ["diff", "FILE", "OTHER"]),
    ("folders in step", ["validate", "."]),
    ("accepted breaks", ["diff", "--releases", "R", "A.intentdefinition"]),
]
# A command that reads nothing does not grow.
LEAST, MOST = 0.2, 1.2
# In percent.
MOST_MORE = 3
RECORDS = ROOT / "Benchmarks/instructions.txt"
BUILD = ROOT / ".build/release/intentc-build"
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}

if not shutil.which("valgrind"):
    subprocess.run([ROOT / "Scripts/ensure.sh", "valgrind"], check=True)
comments = re.findall("(?m)^#.*\n", RECORDS.read_text())
records = {name: float(ratio) for name, ratio in re.findall(r"(?m)^(\S+) ([\d.]+)$", RECORDS.read_text())}
# Where two shapes have one name, that of shapes.py counts.
makes = {description: make for cases, _ in folder_shapes.COMMANDS + shapes.COMMANDS for description, make, *_ in cases}


def instructions(folder, *words):
    result = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *words],
                            cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                            errors="replace")
    found = re.search(r"I +refs: +([\d,]+)", result.stderr)
    if not found or result.returncode not in (0, 1):
        sys.exit(f"{' '.join(map(str, words))}: {result.stderr[-500:]}")
    return int(found[1].replace(",", ""))


def growth(shape, sizes, nothing, *words):
    """The exponent with which the instructions grow with a shape: 1 is linear, 2 quadratic."""
    points = []
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            made = makes[shape](shapes.count(makes[shape], size))
            shapes.put(pathlib.Path(folder), made)
            points.append((shapes.size(made), instructions(folder, *words) - nothing))
    (small, few), (large, many) = points
    return math.log(many / few) / math.log(large / small)


def definition(path, times):
    """Writes a definition like a real one, with its intents a number of times under new names."""
    content = plistlib.loads((ROOT / "Schemas/OrderLunch.intentdefinition").read_bytes())
    names = ("INIntentName", "INIntentClassName")
    content["INIntents"] = [{key: f"{value}R{number}" if key in names and number else value
                             for key, value in intent.items()}
                            for number in range(times) for intent in content["INIntents"]]
    path.write_bytes(plistlib.dumps(content))


def ratios(folder, programs):
    """Each command's instructions as a part of plutil's. Names of records, and the words and the file of a command."""
    found = {}
    for name, (words, file) in programs.items():
        count, other = instructions(folder, *words, file), instructions(folder, plutil, "-lint", file)
        found[name] = count / other
        print(f"{name}: {count / 1e6:.1f} M, {found[name]:.3f} of plutil's {other / 1e6:.1f} M")
    return found


def judge(found):
    """Whether a ratio is above its record. Prints, or renews the records."""
    if "--renew" in sys.argv:
        RECORDS.write_text("".join(comments + [f"{name} {ratio:.3f}\n" for name, ratio in (records | found).items()]))
        return False
    more = {name: 100 * (ratio / records[name] - 1) for name, ratio in found.items() if name in records}
    for name in found:
        print(f"{name}: {more[name]:+.1f} %" if name in more else f"{name}: no record yet; write it with --renew")
    return any(percent > MOST_MORE for percent in more.values())


plutil = shutil.which("plutil") or sys.exit("there is no plutil, which Swift's toolchain contains")
with tempfile.TemporaryDirectory() as work:
    pathlib.Path(work, "empty.intentdefinition").write_text('<plist version="1.0"><dict/></plist>')
    if "--start" in sys.argv:
        intentc = os.path.abspath(sys.argv[sys.argv.index("--start") + 1])
        sys.exit(judge(ratios(work, {"start-of-intentc": ([intentc, "validate"], "empty.intentdefinition")})))
    subprocess.run(["make", "release-build"], cwd=ROOT, check=True)
    # Valgrind stops at debug information that it does not know, and does not need any.
    subprocess.run(["strip", "--strip-debug", "-o", f"{work}/intentc", LEAN / "intentc"], check=True)
    build, intentc = [BUILD, "--no-config", "--output", "out"], f"{work}/intentc"
    for name, intents in (("small", 1), ("large", 17)):
        definition(pathlib.Path(work, f"{name}.intentdefinition"), intents)
    isMore = judge(ratios(work, {name: (build, f"{file}.intentdefinition") for name, file in
                                 (("start", "empty"), ("47-kB", "small"), ("600-kB", "large"))}))
    empty = instructions(work, *build, "empty.intentdefinition")
    exponents = {f"generate: {shape}": growth(shape, (1_000_000, 2_000_000), empty, *build, "FILE") for shape in GROWING}
    start = instructions(work, intentc, "describe", "empty.intentdefinition")
    exponents |= {f"{' '.join(words)}: {shape}": growth(shape, (100_000, 200_000), start, intentc, *words)
                  for shape, words in OTHERS}
for words, exponent in exponents.items():
    print(f"{words}: grows with the exponent {exponent:.2f}")
sys.exit(isMore or any(not LEAST < exponent < MOST for exponent in exponents.values()))
