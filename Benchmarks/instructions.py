#!/usr/bin/env python3
"""Counts the instructions that intentc executes for three definitions, beyond those of an empty one.

    Benchmarks/instructions.py [--renew]

Fails if a count is more than 10 % above Benchmarks/instructions.txt. Times differ from run to run; these counts do
not. Counts the debug build, whose start is mostly checks of ArgumentParser that a release does not have: hence the
empty one. --renew writes the present counts, if an increase is justified. Valgrind is installed if it is missing.
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
CALLS = {"validate": ["EveryType", "validate"], "generate": ["EveryType", "generate", "--output", "out"],
         "describe": ["Visibility", "describe", "--format", "json"]}

if not shutil.which("valgrind"):
    subprocess.run([ROOT / "Scripts/ensure.sh", "valgrind"], check=True)
comments = re.findall("(?m)^#.*\n", FIGURES.read_text())
known = dict(re.findall(r"(?m)^(\w+) (\d+)$", FIGURES.read_text()))
with tempfile.TemporaryDirectory() as work:
    def instructions(*words):
        environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}
        result = subprocess.run([shutil.which("valgrind"), "--tool=callgrind", "--callgrind-out-file=/dev/null",
                                 "./intentc", *words], cwd=work, env=environment, capture_output=True, text=True)
        found = re.search(r"Collected : (\d+)", result.stderr)
        return int(found[1]) if found else sys.exit(result.stderr[-500:])

    # Valgrind stops at debug information that it does not know, and does not need any.
    subprocess.run(["strip", "--strip-debug", "-o", f"{work}/intentc", ROOT / ".build/debug/intentc"], check=True)
    pathlib.Path(work, "empty.intentdefinition").write_text('<plist version="1.0"><dict/></plist>')
    now = {name: instructions(*words, str(ROOT / f"Schemas/{definition}.intentdefinition"))
           - instructions(*words, "empty.intentdefinition") for name, (definition, *words) in CALLS.items()}
if "--renew" in sys.argv:
    FIGURES.write_text("".join(comments + [f"{name} {count}\n" for name, count in now.items()]))
    sys.exit()
growth = {name: 100 * (count / int(known[name]) - 1) for name, count in now.items()}
for name, percent in growth.items():
    print(f"{name}: {now[name]}, {percent:+.1f} %")
sys.exit(any(percent > 10 for percent in growth.values()))
