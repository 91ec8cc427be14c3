#!/usr/bin/env python3
"""Counts the instructions that a release executes to generate code, beyond those for an empty definition.

    Benchmarks/instructions.py [--renew]

Builds a release of intentc-build, which every build with the plugin runs: it has intentc's compiler and little else, so
it takes two minutes instead of ten. Fails if a count is more than 10 % above Benchmarks/instructions.txt, or grows faster
than the input, from 1 to 2 MB of a few shapes. What other commands execute is counted in the programs of 'make lean', which
are not optimised, from 0.1 to 0.2 MB; scaling.py has all shapes, commands and sizes. Times differ from run to run; these
counts do not. --renew writes the present counts, if an increase is justified. Valgrind is installed if it is missing.
"""
import math
import os
import pathlib
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
    ("dialogs and their changes", ["merge", "FILE", "FILE", "OTHER"]),
    ("folders in step", ["validate", "."]),
    ("accepted breaks", ["diff", "--releases", "R", "A.intentdefinition"]),
]
# A command that reads nothing does not grow.
LEAST, MOST = 0.2, 1.2
FIGURES = ROOT / "Benchmarks/instructions.txt"
SCRATCH = ROOT / ".build/instructions"
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}

if not shutil.which("valgrind"):
    subprocess.run([ROOT / "Scripts/ensure.sh", "valgrind"], check=True)
subprocess.run(["swift", "build", "-c", "release", "--scratch-path", SCRATCH, "--product", "intentc-build"],
               cwd=ROOT, env=ENVIRONMENT, check=True)
comments = re.findall("(?m)^#.*\n", FIGURES.read_text())
known = dict(re.findall(r"(?m)^(\w+) (\d+)$", FIGURES.read_text()))
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


with tempfile.TemporaryDirectory() as work:
    # Valgrind stops at debug information that it does not know, and does not need any.
    for path in (SCRATCH / "release/intentc-build", LEAN / "intentc"):
        subprocess.run(["strip", "--strip-debug", "-o", f"{work}/{path.name}", path], check=True)
    build, intentc = [f"{work}/intentc-build", "--no-config", "--output", "out"], f"{work}/intentc"
    pathlib.Path(work, "empty.intentdefinition").write_text('<plist version="1.0"><dict/></plist>')
    empty = instructions(work, *build, "empty.intentdefinition")
    now = {name: instructions(work, *build, ROOT / f"Schemas/{name}.intentdefinition") - empty
           for name in ("EveryType", "Visibility")}
    if "--renew" in sys.argv:
        FIGURES.write_text("".join(comments + [f"{name} {count}\n" for name, count in now.items()]))
        sys.exit()
    exponents = {f"generate: {shape}": growth(shape, (1_000_000, 2_000_000), empty, *build, "FILE") for shape in GROWING}
    start = instructions(work, intentc, "describe", "empty.intentdefinition")
    exponents |= {f"{' '.join(words)}: {shape}": growth(shape, (100_000, 200_000), start, intentc, *words)
                  for shape, words in OTHERS}
more = {name: 100 * (count / int(known[name]) - 1) for name, count in now.items()}
for name, percent in more.items():
    print(f"{name}: {now[name]}, {percent:+.1f} %")
for words, exponent in exponents.items():
    print(f"{words}: grows with the exponent {exponent:.2f}")
sys.exit(any(percent > 10 for percent in more.values())
         or any(not LEAST < exponent < MOST for exponent in exponents.values()))
