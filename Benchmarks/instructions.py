#!/usr/bin/env python3
"""Counts the instructions that a release executes to generate code, beyond those for an empty definition.

    Benchmarks/instructions.py [--renew]

Builds a release of intentc-build, which every build with the plugin runs: it has intentc's compiler and little else, so
it takes two minutes instead of ten. Fails if a count is more than 10 % above Benchmarks/instructions.txt. Times differ
from run to run; these counts do not. --renew writes the present counts, if an increase is justified. Valgrind is
installed if it is missing.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
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
        result = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "./intentc-build",
                                 "--no-config", "--output", "out", definition], cwd=work, env=ENVIRONMENT,
                                capture_output=True, text=True)
        found = re.search(r"Collected : (\d+)", result.stderr)
        return int(found[1]) if found and result.returncode == 0 else sys.exit(result.stderr[-500:])

    # Valgrind stops at debug information that it does not know, and does not need any.
    subprocess.run(["strip", "--strip-debug", "-o", f"{work}/intentc-build", SCRATCH / "release/intentc-build"],
                   check=True)
    pathlib.Path(work, "empty.intentdefinition").write_text('<plist version="1.0"><dict/></plist>')
    empty = instructions("empty.intentdefinition")
    now = {name: instructions(str(ROOT / f"Schemas/{name}.intentdefinition")) - empty
           for name in ("EveryType", "Visibility")}
if "--renew" in sys.argv:
    FIGURES.write_text("".join(comments + [f"{name} {count}\n" for name, count in now.items()]))
    sys.exit()
growth = {name: 100 * (count / int(known[name]) - 1) for name, count in now.items()}
for name, percent in growth.items():
    print(f"{name}: {now[name]}, {percent:+.1f} %")
sys.exit(any(percent > 10 for percent in growth.values()))
