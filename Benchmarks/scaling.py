#!/usr/bin/env python3
"""Measures how time and memory of each command grow with inputs that are designed to cost much.

    Benchmarks/scaling.py [--bytes N[,N...]] [--seconds N] [--instructions] [--only WORD]... INTENTC

Makes each input of shapes.py and folder_shapes.py (Tests/Acceptance) in growing sizes, up to ten times the largest that
anybody was seen to have (6 MB of a definition, 130 definitions, 1,000 releases, 10,000 files), runs the commands that
read it, and prints for each the seconds of the largest, and the exponents of time and memory in its last doubling: 1
is linear, 2 quadratic. Fails if an exponent is above 1.2 where the largest takes more than 2 seconds. A program that a
signal or its usage ended counts as a failure, too. A run may take 300 seconds, or --seconds. Commands that read Swift need
an intentc-swift beside INTENTC.

--instructions counts instructions with Valgrind: the same on a busy machine, but a run takes 20 times longer.
--only: only runs whose command or description contains the word.
"""
import argparse
import math
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Acceptance"))
import folder_shapes  # noqa: E402
import shapes  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("intentc")
parser.add_argument("--bytes", default="750000,1500000,3000000,6000000")
parser.add_argument("--seconds", type=int, default=300)
parser.add_argument("--instructions", action="store_true")
parser.add_argument("--only", action="append", default=[])
arguments = parser.parse_args()
SIZES = [int(size) for size in arguments.bytes.split(",")]
intentc = os.path.abspath(arguments.intentc)
# Seconds below which growth is noise, and the seconds of a thousand million instructions.
FELT, RATE = 2, 0.3
if arguments.instructions and not shutil.which("valgrind"):
    subprocess.run([ROOT / "Scripts/ensure.sh", "valgrind"], check=True)


def measure(folder, words):
    """Returns the exit code, the seconds (or what the instructions would take) and the bytes of memory of a run."""
    count = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--trace-children=yes",
             f"--log-file={folder}/log.%p"] if arguments.instructions else []
    report = folder / "time"
    (folder / "FILE").touch()
    with open(folder / "FILE") as file:
        result = subprocess.run(
            ["/usr/bin/time", "-f%U %S %M", "-o", report, *count, intentc, *map(str, words)], cwd=folder, stdin=file,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (arguments.seconds, arguments.seconds)))
    user, system, memory = report.read_text().split()[-3:]
    seconds = float(user) + float(system)
    if arguments.instructions:
        found = [re.findall(r"I +refs: +([\d,]+)", log.read_text())[-1:] for log in folder.glob("log.*")]
        seconds = sum(int(count.replace(",", "")) for counts in found for count in counts) / 1e9 * RATE
    return result.returncode, seconds, int(memory) * 1024


def failed(code):
    """Neither what a signal ends nor words that the program doesn't know measure anything."""
    return code < 0 or code == 64 or code >= 126 and code != 130


def exponent(before, after, growth):
    return growth == 1 or math.log(max(after, 1e-6) / max(before, 1e-6)) / math.log(growth)


def judge(words, description, make):
    """Runs a command for each size; returns whether it grows as it should."""
    runs = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            most = folder_shapes.MOST.get(description)
            made = make(most * size // SIZES[-1] if most else shapes.count(make, size))
            shapes.put(pathlib.Path(folder), made)
            runs.append((shapes.size(made), *measure(pathlib.Path(folder), words)))
        # Larger ones would not end, either.
        if failed(runs[-1][1]):
            break
    (small, _, quick, low), (large, code, slow, high) = runs[-2:] if len(runs) > 1 else runs * 2
    # What every run costs counts for nothing.
    start_time, start_memory = START
    time = exponent(quick - start_time, slow - start_time, large / small)
    memory = exponent(low - start_memory, high - start_memory, large / small)
    failures = [run[1] for run in runs if failed(run[1])]
    bad = failures or slow > FELT and (time > 1.2 or memory > 1.2)
    command = " ".join(os.path.basename(str(word)) for word in words)
    print(f"{'BAD ' if bad else 'good'} {slow:7.2f} s {time:5.2f}  {high / 1e6:7.1f} MB {memory:5.2f}  {command}: "
          f"{description}{f' (exit {failures[0]})' if failures else ''}", flush=True)
    return not bad


with tempfile.TemporaryDirectory() as folder:
    start = [measure(pathlib.Path(folder), ["--version"]) for _ in range(3)]
    START = min(run[1] for run in start) * 0.9, min(run[2] for run in start) * 0.9
results = []
for cases, commands in (shapes.COMMANDS + folder_shapes.COMMANDS + shapes.SWIFT_COMMANDS
                        + folder_shapes.SWIFT_COMMANDS):
    for description, make, *_ in cases:
        for words in commands:
            line = f"{' '.join(map(str, words))}: {description}"
            if all(word in line for word in arguments.only):
                results.append(judge(words, description, make))
print(f"{results.count(True)} passed, {results.count(False)} failed")
sys.exit(not all(results))
