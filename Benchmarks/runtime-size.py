#!/usr/bin/env python3
"""Measures what the runtime adds to a program.

    Benchmarks/runtime-size.py [MOST]

A program that decodes a configuration of Schemas/UpNext and asks whether a parameter shows, against one that decodes a
struct of its own. Both are releases, linked statically where Swift can, without dead code, and stripped. On Linux, Swift's
static libraries make the linker export what is public, which keeps all of it in the program, so both are also linked with
nothing exported. Fails if the runtime adds more than MOST bytes then.
"""
import pathlib
import subprocess
import sys
import tempfile

from packages import ROOT, build, package

FOUNDATION = "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#else\n  import Foundation\n#endif\n"
PLAIN = FOUNDATION + """
struct Item: Codable {
  var identifier: String
  var displayString: String
}

struct Plain: Codable {
  var mirrorCalendarApp: Bool
  var calendars: [Item]
  var titleColor: String?
  var showsAllDayEvents: Bool
}

let configuration = try JSONDecoder().decode(Plain.self, from: Data(readLine()!.utf8))
print(!configuration.mirrorCalendarApp)
"""
OURS = FOUNDATION + r"""
import IntentRuntime

let configuration = try JSONDecoder().decode(UpNextConfiguration.self, from: Data(readLine()!.utf8))
print(configuration.isVisible(\.calendars))
"""
is_linux = sys.platform == "linux"
flags = ["-c", "release", *(["--static-swift-stdlib", "-Xlinker", "--gc-sections"] if is_linux else [])]
with tempfile.TemporaryDirectory() as work:
    def size(name, *words):
        build(f"{work}/{name}", *flags, *words)
        stripped = pathlib.Path(work, "stripped")
        subprocess.run(["strip", "-o", stripped, f"{work}/{name}/.build/release/App"], check=True)
        return stripped.stat().st_size

    generated = (ROOT / "Generated/Schemas/UpNext.intentdefinition.swift").read_text()
    package(f"{work}/plain", {"main.swift": PLAIN})
    package(f"{work}/ours", {"main.swift": OURS, "UpNext.swift": generated}, ROOT)
    ways = {"as Swift links it": [], "with nothing exported": ["-Xlinker", "--no-export-dynamic"]}
    for words, more in list(ways.items())[:None if is_linux else 1]:
        plain, ours = size("plain", *more), size("ours", *more)
        print(f"{words}: plain {plain} bytes, with the runtime {ours} bytes: it adds {ours - plain} bytes")
sys.exit(len(sys.argv) > 1 and ours - plain > int(sys.argv[1]))
