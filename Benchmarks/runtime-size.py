#!/usr/bin/env python3
"""Measures what the runtime adds to a program.

    Benchmarks/runtime-size.py [MOST]

A program that decodes a configuration of Schemas/UpNext and asks whether a parameter shows, against one that decodes a
struct of its own. Both are releases, linked statically where Swift can, without dead code, and stripped. On Linux,
Swift's static libraries make the linker export what is public, which keeps all of it in the program, so both are also
linked with nothing exported. Fails if the runtime adds more than MOST bytes then.
"""
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentc", path: "%s", traits: [])],
  targets: [
    .executableTarget(name: "plain"),
    .executableTarget(name: "ours", dependencies: [.product(name: "IntentRuntime", package: "intentc")]),
  ]
)
"""
FOUNDATION = "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#else\n  import Foundation\n#endif\n"
PLAIN = """
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
OURS = r"""
import IntentRuntime

let configuration = try JSONDecoder().decode(UpNextConfiguration.self, from: Data(readLine()!.utf8))
print(configuration.isVisible(\.calendars))
"""
is_linux = sys.platform == "linux"
ways = {"as Swift links it": [], "with nothing exported": ["-Xlinker", "--no-export-dynamic"]}
with tempfile.TemporaryDirectory() as work:
    def size(name, words):
        flags = ["--static-swift-stdlib", "-Xlinker", "--gc-sections", *words] if is_linux else []
        subprocess.run(["swift", "build", "-c", "release", "--product", name, *flags], cwd=work, check=True)
        subprocess.run(["strip", "-o", f"{work}/stripped", f"{work}/.build/release/{name}"], check=True)
        return pathlib.Path(work, "stripped").stat().st_size

    generated = (ROOT / "Generated/Schemas/UpNext.intentdefinition.swift").read_text()
    for path, text in {"Package.swift": MANIFEST % ROOT, "Sources/plain/main.swift": FOUNDATION + PLAIN,
                       "Sources/ours/main.swift": FOUNDATION + OURS, "Sources/ours/UpNext.swift": generated}.items():
        pathlib.Path(work, path).parent.mkdir(parents=True, exist_ok=True)
        pathlib.Path(work, path).write_text(text)
    for words, flags in list(ways.items())[:None if is_linux else 1]:
        plain, ours = size("plain", flags), size("ours", flags)
        print(f"{words}: plain {plain} bytes, with the runtime {ours} bytes: it adds {ours - plain} bytes")
sys.exit(len(sys.argv) > 1 and ours - plain > int(sys.argv[1]))
