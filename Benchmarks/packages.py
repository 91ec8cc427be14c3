"""Small packages that use intentc, for measurements of their builds."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [DEPENDENCY],
  targets: [.executableTarget(name: "App", dependencies: [PRODUCT], plugins: [PLUGIN])]
)
"""


def package(folder, sources, intentc=None, traits="[]", has_plugin=False):
    """Writes a package with some sources, by their names; `intentc` is the folder of the package that it uses, if any."""
    place = pathlib.Path(folder) / "Sources/App"
    place.mkdir(parents=True)
    used = {"DEPENDENCY": f'.package(name: "intentc", path: "{intentc}", traits: {traits})' if intentc else "",
            "PRODUCT": '.product(name: "IntentRuntime", package: "intentc")' if intentc else "",
            "PLUGIN": '.plugin(name: "IntentCompilerPlugin", package: "intentc")' if has_plugin else ""}
    manifest = MANIFEST
    for name, text in used.items():
        manifest = manifest.replace(name, text)
    (pathlib.Path(folder) / "Package.swift").write_text(manifest)
    for name, text in sources.items():
        (place / name).write_text(text)


def build(folder, *words):
    """Builds a package, and returns the wall seconds and the CPU seconds of all processes of the build."""
    with tempfile.TemporaryFile("w+") as log:
        started = time.perf_counter()
        child = subprocess.Popen(["swift", "build", *words], cwd=folder, stdout=log, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            log.seek(0)
            sys.exit(f"the build in {folder} failed\n{log.read()}")
        return time.perf_counter() - started, usage.ru_utime + usage.ru_stime
