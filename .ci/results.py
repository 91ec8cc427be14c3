#!/usr/bin/env python3
"""Prints the result of one step of .ci/run, and why it failed.

    .ci/results.py STATUS SECONDS WORDS LOG

Counts the tests in the XML files that test runners wrote beside LOG. A step without such a file is one check. Appends
the numbers of passed and failed tests to the file `counts` beside LOG.
"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

status, seconds, words, log = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], pathlib.Path(sys.argv[4])
cases = []
# SwiftPM adds the name of the test library to the file's name.
for path in sorted(log.parent.glob(f"{log.stem}*.xml")):
    try:
        cases += ElementTree.parse(path).iter("testcase")
    except ElementTree.ParseError:
        status = status or 1
failures = [(case, part) for case in cases for part in case if part.tag in ("failure", "error")]
skipped = [(case, part) for case in cases for part in case if part.tag == "skipped"]
bad = len({case for case, _ in failures})
good = len(cases) - bad - len({case for case, _ in skipped}) if cases else int(status == 0)
if status and not bad:
    bad = 1

lines = [f"{'FAILED' if bad else 'ok    '}  {seconds:4} s  {words}: {good}" + (f", {bad} failed" if bad else "")]
for case, part in failures:
    reason = "\n".join(filter(None, [part.get("message"), part.text])).strip()
    lines += [f"    {case.get('classname')} {case.get('name')}"] + [f"      {each}" for each in reason.split("\n")[:30]]
if bad and not failures:
    lines += [f"    {line}" for line in log.read_text(errors="replace").splitlines()[-60:]]
lines += [f"skipped         {case.get('name')}: {part.get('message')}" for case, part in skipped if part.get("message")]
print("\n".join(line[:300] for line in lines))
with open(log.parent / "counts", "a") as counts:
    counts.write(f"{good} {bad}\n")
