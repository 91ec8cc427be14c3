#!/usr/bin/env python3
"""Compares intentc with programs that only read a property list. It measures whole processes, one at a time, in turns.

    Benchmarks/bench.py INTENTC

INTENTC is a static release build. Other load on the machine affects all commands of a group alike, because they run in
turns. A ratio compares the least times. The files are repeated real definitions from ../shared/corpus (or
INTENTC_CORPUS), or else the largest file in Schemas. Programs that are missing are left out.
"""
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = Path(os.environ.get("INTENTC_CORPUS", ROOT / "../shared/corpus")) / "files"
intentc = sys.argv[1]
results = []

if not Path("/usr/bin/time").exists():
    subprocess.run([ROOT / "Scripts/ensure.sh", "time"], check=True)


def seconds(command):
    """Returns the time of one run."""
    start = time.perf_counter()
    streams = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
    _, status = os.waitpid(os.posix_spawnp(command[0], command, os.environ, file_actions=streams), 0)
    end = time.perf_counter()
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"bench: '{' '.join(command)}' failed")
    return end - start


def peak(command):
    """Returns the peak memory in bytes of one run.

    Linux counts the memory of whoever starts a program, even if only for a moment: hence the tiny program 'time'.
    """
    isMac = sys.platform == "darwin"
    report = Path(work, "time.txt")
    subprocess.run(["/usr/bin/time", "-l" if isMac else "-f%M", "-o", report, *command],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if isMac:
        return int(re.search(r"(\d+) +maximum resident", report.read_text())[1])
    return int(report.read_text().split()[-1]) * 1024


def judge(words, value, limit):
    results.append(value <= limit)
    print(f"  {'reached' if value <= limit else 'NOT REACHED':12} {words}: {value:.2f} (goal {limit})")


def compare(title, commands, goals=(), rounds=20):
    """Runs commands in turns. A goal is a name, a factor and the name that the factor refers to."""
    commands = {name: command for name, command in commands.items() if shutil.which(command[0])}
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            shutil.rmtree(f"{work}/out", ignore_errors=True)
            runs[name].append(seconds(command))
    least = {name: min(found) for name, found in runs.items()}
    memory = {name: peak(command) for name, command in commands.items()}
    print(f"\n{title}")
    for name in commands:
        print(f"  {name:28}{least[name] * 1000:8.1f} ms{memory[name] / 1e6:8.1f} MB")
    for name, factor, other in goals:
        if other in least:
            judge(f"{name} / {other}", least[name] / least[other], factor)
    return least, memory


def definition(name, count=1):
    """A real definition, or else the largest file in Schemas, with its intents repeated under new names."""
    largest = max((ROOT / "Schemas").glob("*.intentdefinition"), key=lambda file: file.stat().st_size)
    content = plistlib.loads((CORPUS / name if (CORPUS / name).exists() else largest).read_bytes())
    names = ("INIntentName", "INIntentClassName")
    content["INIntents"] = [{key: f"{value}R{number}" if key in names and count > 1 else value
                             for key, value in intent.items()}
                            for number in range(count) for intent in content["INIntents"]]
    path = Path(work, f"{count}-{name}")
    path.write_bytes(plistlib.dumps(content))
    return str(path)


def commands(file):
    """intentc's commands, and other programs that read a file."""
    return {"validate": [intentc, "validate", file], "generate": [intentc, "generate", file, "--output", f"{work}/out"],
            "describe --format json": [intentc, "describe", "--format", "json", file],
            "plutil -lint": ["plutil", "-lint", file], "xmllint --noout": ["xmllint", "--noout", file],
            "Python's plistlib": ["python3", "-c", f"import plistlib; plistlib.load(open({file!r}, 'rb'))"]}


with tempfile.TemporaryDirectory() as work:
    openhab = "openhab__openhab-ios__Intents.intentdefinition"
    compare("Start", {"intentc --version": [intentc, "--version"], "plutil -help": ["plutil", "-help"]},
            [("intentc --version", 0.5, "plutil -help")])
    compare("A small definition", commands(definition(openhab)), [("generate", 0.6, "plutil -lint")])
    compare("A large real one", commands(definition("sindresorhus__Actions__Intents.intentdefinition")))
    few, many = definition(openhab, 300), definition(openhab, 3000)
    one, memory = compare("300 times the small one", commands(few), [
        ("validate", 0.5, "plutil -lint"), ("generate", 0.8, "plutil -lint"), ("generate", 1, "xmllint --noout"),
        ("describe --format json", 2, "validate")])
    ten, _ = compare("3,000 times", {name: commands(many)[name] for name in ("validate", "generate")}, rounds=5)
    growth = os.path.getsize(many) / os.path.getsize(few)
    for name in ("validate", "generate"):
        judge(f"peak memory of {name} / input", memory[name] / os.path.getsize(few), 4)
        judge(f"{name}: time per byte, ten times more", ten[name] / one[name] / growth, 1.15)
print(f"\n{results.count(True)} goals reached, {results.count(False)} not")
