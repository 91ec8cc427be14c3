#!/usr/bin/env python3
"""Counts the instructions that a release executes to generate code, beyond those for an empty definition.

    Benchmarks/instructions.py [--renew]

Builds a release of intentc-build, which every build with the plugin runs: it has intentc's compiler and little else, so
it takes two minutes instead of ten. Fails if a count is more than 10 % above Benchmarks/instructions.txt, or grows faster
than the input, from 1 to 2 MB of a few shapes; scaling.py has all shapes and commands. Times differ from run to run; these
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
import shapes  # noqa: E402

# A minute of Valgrind: each name looks others up.
GROWING = ["intents and the types that they reach", "dialogs", "combinations"]
LIMIT = 1.2
FIGURES = ROOT / "Benchmarks/instructions.txt"
SCRATCH = ROOT / ".build/instructions"
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}

if not shutil.which("valgrind"):
    subprocess.run([ROOT / "Scripts/ensure.sh", "valgrind"], check=True)
subprocess.run(["swift", "build", "-c", "release", "--scratch-path", SCRATCH, "--product", "intentc-build"],
               cwd=ROOT, env=ENVIRONMENT, check=True)
comments = re.findall("(?m)^#.*\n", FIGURES.read_text())
known = dict(re.findall(r"(?m)^(\w+) (\d+)$", FIGURES.read_text()))
with tempfile.TemporaryDirectory() as work:
    def instructions(definition):
        result = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                                 "./intentc-build", "--no-config", "--output", "out", definition], cwd=work,
                                env=ENVIRONMENT, capture_output=True, text=True)
        found = re.search(r"I +refs: +([\d,]+)", result.stderr)
        if not found or result.returncode != 0:
            sys.exit(result.stderr[-500:])
        return int(found[1].replace(",", ""))

    def growth(make):
        """The exponent with which the instructions grow from 1 to 2 MB: 1 is linear, 2 quadratic."""
        sizes, counts = [], []
        for size in (1_000_000, 2_000_000):
            made = make(shapes.count(make, size))
            pathlib.Path(work, "Large.intentdefinition").write_bytes(made)
            sizes.append(len(made))
            counts.append(instructions("Large.intentdefinition") - empty)
        return math.log(counts[1] / counts[0]) / math.log(sizes[1] / sizes[0])

    # Valgrind stops at debug information that it does not know, and does not need any.
    subprocess.run(["strip", "--strip-debug", "-o", f"{work}/intentc-build", SCRATCH / "release/intentc-build"],
                   check=True)
    pathlib.Path(work, "empty.intentdefinition").write_text('<plist version="1.0"><dict/></plist>')
    empty = instructions("empty.intentdefinition")
    now = {name: instructions(str(ROOT / f"Schemas/{name}.intentdefinition")) - empty
           for name in ("EveryType", "Visibility")}
    makes = {description: make for description, make, _ in shapes.MANY_INTENTS}
    exponents = {} if "--renew" in sys.argv else {name: growth(makes[name]) for name in GROWING}
if "--renew" in sys.argv:
    FIGURES.write_text("".join(comments + [f"{name} {count}\n" for name, count in now.items()]))
    sys.exit()
more = {name: 100 * (count / int(known[name]) - 1) for name, count in now.items()}
for name, percent in more.items():
    print(f"{name}: {now[name]}, {percent:+.1f} %")
for name, exponent in exponents.items():
    print(f"{name}: grows with the exponent {exponent:.2f}")
sys.exit(any(percent > 10 for percent in more.values()) or any(exponent > LIMIT for exponent in exponents.values()))
