"""What release builds optimize and link: intentc itself is optimized, and contains libxml2.

What waits for a person, an editor or git is optimized for size; a build with the plugin leaves the compiler unoptimized.
Only IntentPlatform is built: the plan says how the other modules would be. Of contrary flags, the last one holds.
"""
import platform
import re

import pytest

from harness import ROOT, SCHEMAS, run, write

WHOLE = "-whole-module-optimization"
RELEASE = re.search("--traits [A-Za-z,]+", run("make", "-n", "release", cwd=ROOT).out)


@pytest.mark.parametrize("words, compiler, comparison, runtime", [
    (RELEASE[0].split() if RELEASE else [], ["-O", WHOLE], ["-Osize", WHOLE], ["-O", WHOLE]),
    ([], ["-O", WHOLE], ["-Osize", WHOLE], ["-O", WHOLE]),
    (["--traits", "Foundation"], ["-Onone", "-no" + WHOLE], ["-Onone", "-no" + WHOLE], ["-Osize", WHOLE]),
    (["--disable-default-traits"], ["-Onone", "-no" + WHOLE], ["-Onone", "-no" + WHOLE], ["-Osize", WHOLE]),
])
def test_release(check, words, compiler, comparison, runtime):
    scratch = ROOT / ".build-lean/optimized"
    built = run("swift", "build", "-c", "release", "--scratch-path", scratch, "--target", "IntentPlatform", *words,
                cwd=ROOT)
    assert built.ok, built
    plan = (scratch / "release.yaml").read_text()
    modules = {"IntentCompiler": compiler, "IntentComparison": comparison, "IntentRuntime": runtime}
    for module, expected in modules.items():
        [call] = re.findall(rf'(?m)^ *args: .*"-module-name","{module}".*', plan)[:1]
        found = [re.findall(f'"({flag})"', call)[-1] for flag in ["-O(?:none|size|unchecked)?", f"(?:-no)?{WHOLE}"]]
        check.equal(f"{module} is compiled with {' '.join(expected)}", found, expected)


@pytest.mark.skipif(platform.system() != "Linux", reason="macOS has libxml2")
def test_libxml2_is_a_part_of_the_binary(check, lean, tmp_path):
    # ICU, which libxml2 would ask for other encodings, has no tables here.
    text = (SCHEMAS / "UpNext.intentdefinition").read_text().replace("UTF-8", "HZ-GB-2312")
    refused = run(lean / "intentc", "describe", write(tmp_path / "HZ.intentdefinition", text))
    check.fails("a definition in HZ-GB-2312 is refused", refused, "save the file as UTF-8")
    read = run(lean / "intentc", "describe", write(tmp_path / "Wide.intentdefinition", text.encode("utf-16")))
    check.has("UTF-16 with a mark is read", read, "Up Next")
    linked = run("readelf", "-d", lean / "intentc")
    # Where the static libraries are missing, make says so, and the binary loads libxml2.
    is_static = any((lean.parent / "libxml2").glob("*/libxml-2.0.pc"))
    check.lacks("it does not link Foundation", linked, r"libFoundation\.so")
    check("it does not link libxml2", not is_static or not linked.has("lib(xml2|icu)"), linked)
    reader = run("readelf", "-d", lean / "intentc-swift")
    check("nor does intentc-swift", not is_static or not reader.has(r"lib(xml2|icu|stdc\+\+)"), reader)
    made = run("make", "--dry-run", "release-swift", cwd=ROOT)
    check.has("a release's intentc-swift is built the same way", made, "static-libxml2.sh")


def test_no_module_is_compiled_twice(check):
    builds = re.findall(r"\$\(SWIFT\) build -c release (.*) --product ([\w-]+)", (ROOT / "Makefile").read_text())
    options = {product: words for words, product in builds}
    alike = [product for product, words in options.items() if words == options["intentc"]]
    check.equal("what is built into one folder has the same options", sorted(alike),
                ["intentc", "intentc-backends", "intentc-build", "intentc-check", "intentc-swift"])
