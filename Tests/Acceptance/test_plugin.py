"""The plugins as a package that uses them sees them: what a build prints, runs and refuses.

Builds a copy of Examples/Departures, with a version of this package as its dependency.
"""
import re
import shutil
import subprocess
import time

import pytest

from harness import ROOT, SCHEMAS, Repository, copy, edit, run, write

GENERATING = "Generating Swift from the intent definitions"
COMPARING = "Comparing the intent definitions"
CODE = "Compiling Departures Departures.intentdefinition"


class Package:
    """A package that uses intentc."""

    def __init__(self, folder, cache):
        self.folder, self.cache = folder, cache
        self.sources = folder / "Sources/Departures"
        self.definition = self.sources / "Departures.intentdefinition"
        self.settings = self.sources / "intentc.json"
        self.manifest = folder / "Package.swift"

    def swift(self, command, *words):
        return run("swift", command, "--cache-path", self.cache, *words, cwd=self.folder)

    def build(self):
        return self.swift("build")

    def generate(self, *words):
        return self.swift("package", "--allow-writing-to-package-directory", "generate-intents", *words)

    def validate(self, *words):
        return self.swift("package", "validate-intents", *words)

    def after(self, key, pattern, replacement):
        """Replaces in the original definition what follows each key."""
        self.restore()
        edit(self.definition, rf"(<key>{key}</key>\s*<\w+>){pattern}", rf"\g<1>{replacement}")

    def restore(self):
        self.definition.write_text(self.original)


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    work = tmp_path_factory.mktemp("plugin")
    version = Repository(work / "intentc")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            copy(ROOT / name, (version.folder / name).parent)
    version.commit("A version")
    version("tag", "1.0.0")
    shutil.copytree(ROOT / "Examples/Departures", work / "Departures", ignore=shutil.ignore_patterns(".build"))
    package = Package(work / "Departures", work / "cache")
    edit(package.manifest, r'name: "intentc", path: "../.."', f'url: "file://{version.folder}", from: "1.0.0"')
    package.original = package.definition.read_text()
    return package


def test_builds(check, package):
    package.swift("package", "resolve")
    fetched = package.swift("package", "show-dependencies", "--format", "flatlist")
    check("nothing but intentc is fetched", fetched.out.strip() == "intentc", fetched)
    started = time.monotonic()
    clean = package.build()
    print(f"the clean build took {time.monotonic() - started:.0f} s")
    check.ok("a clean build works", clean)
    check.lacks("definitions are not unhandled files", clean, "unhandled")
    check.has("a clean build generates", clean, GENERATING)
    check.lacks("a clean build does not compile the comparison", clean, "(Compiling|Emitting module) IntentComparison")
    again = [package.build(), package.build()]
    check("nothing changed: nothing is generated", not again[1].has(GENERATING), again[1])
    check("nothing changed: nothing is compiled", not again[1].has("Compiling Departures"), again[1])
    check.lacks("nothing changed: a third build links nothing", again[1], "Linking")


def test_changes(check, package):
    edit(package.definition, '<plist version="1.0">', '<plist version="1.0"> ')
    spaced = package.build()
    check.has("white space: generated once", spaced, GENERATING)
    check.lacks("white space: nothing is compiled", spaced, "Compiling Departures")
    edit(package.definition, "Any</string>", "Either</string>")
    titled = package.build()
    check.has("a new title: compiled", titled, f"{CODE}.swift")


def test_mistakes(check, package):
    package.after("INIntentParameterObjectType", "Station", "Statoin")
    result = package.build()
    check.fails("a misspelled type: the build fails", result)
    check.has("a misspelled type: at its location", result, r"Sources/Departures/Departures.intentdefinition:\d+:\d+: error: .*did you mean 'Station'")
    package.after("INIntentParameterMetadataDefaultValue", "any", "ayn")
    check.has("a default that is not a case: a warning at its location", package.build(), r"Departures.intentdefinition:\d+:\d+: warning: .*did you mean 'any'")
    package.restore()
    copy(package.definition, package.sources / "More")
    result = package.build()
    check.fails("two definitions with one name: the build fails", result)
    check.has("two definitions with one name: both are named", result, "Departures.intentdefinition.*error: .*rename one of them")
    shutil.rmtree(package.sources / "More")


def test_settings(check, package):
    package.restore()
    write(package.settings, '{"acessLevel": "internal"}\n')
    result = package.build()
    check.fails("a misspelled key of intentc.json: the build fails", result)
    check.has("a misspelled key of intentc.json: at its location", result, r"intentc.json:1:\d+: error: .*did you mean 'accessLevel'")
    write(package.settings, '{"accessLevel": "internal"}\n')
    result = package.build()
    check.ok("intentc.json is read", result)
    check.lacks("intentc.json is not an unhandled file", result, "unhandled")
    package.settings.unlink()
    parent = write(package.folder / "intentc.json", '{"acessLevel": "internal"}\n')
    result = package.build()
    check.has("intentc.json of the package is read", result, r"intentc.json:1:\d+: error: .*did you mean 'accessLevel'")
    parent.unlink()


def test_back_ends(check, package):
    manifest = package.manifest.read_text()
    write(package.settings, '{"backends": ["app-intents"]}\n')
    result = package.build()
    check.fails("a back end of another plugin: the build fails", result)
    check.has("a back end of another plugin: at its location", result, "intentc.json:1:14: error: .*use 'IntentBackendsPlugin'")
    edit(package.manifest, "IntentCompilerPlugin", "IntentBackendsPlugin")
    result = package.build()
    check.ok("IntentBackendsPlugin generates App Intents", result)
    check.has("IntentBackendsPlugin: App Intents are compiled", result, f"{CODE}.appintents")
    write(package.settings, '{"backends": ["configuration", "intents"], "namespace": "Plain"}\n')
    names = ["DeparturesConfiguration", "DeparturesOptionsProvider", "Direction", "Station"]
    plain = write(package.sources / "Plain.swift", "".join(f"typealias {name} = Plain.{name}\n" for name in names))
    result = package.build()
    check.ok("IntentBackendsPlugin generates classes", result)
    check.has("IntentBackendsPlugin: classes are compiled", result, f"{CODE}.intents")
    plain.unlink()
    package.manifest.write_text(manifest)
    write(package.settings, '{"accessLevel": "internal"}\n')
    package.build()


def test_baseline(check, package, intentc):
    manifest = package.manifest.read_text()
    baseline = package.sources / "intentc.baseline.json"
    run(intentc, "baseline", package.definition, "--output", baseline)
    result = package.build()
    check.lacks("a baseline is not an unhandled file", result, "unhandled")
    check.lacks("a build without CheckIntentBaseline does not compare", result, COMPARING)
    edit(package.manifest, r"plugins: \[", 'plugins: [.plugin(name: "CheckIntentBaseline", package: "intentc"), ')
    result = package.build()
    check.has("CheckIntentBaseline compares", result, COMPARING)
    check.lacks("without a change, there is no warning", result, "intentc baseline")
    check.lacks("nothing changed: nothing is compared", package.build(), COMPARING)
    package.after("INEnumValueIndex", "1<", "9<")
    result = package.build()
    check.ok("a breaking change: the build works", result)
    check.has("a breaking change: a warning at its location", result, r"Departures.intentdefinition:\d+:\d+: warning: .*changed from 1 to 9")
    check.fails("a breaking change fails a strict check", package.validate("--strict"))
    package.restore()
    baseline.unlink()
    check.has("CheckIntentBaseline without a baseline: a warning", package.build(), "has no 'intentc.baseline.json'")
    package.manifest.write_text(manifest)


def test_commands(check, package):
    check.ok("validate-intents finds nothing wrong", package.validate())
    result = package.generate("--output", "Generated")
    generated = package.folder / "Generated/Departures.intentdefinition.swift"
    check.ok("generate-intents works", result)
    check("generate-intents writes the file", generated.exists(), result)
    check.ok("files that were just generated are not stale", package.validate("--strict", "--output", "Generated"))
    generated.write_text(generated.read_text() + "// changed\n")
    result = package.validate("--output", "Generated")
    check.ok("a stale file is a warning", result)
    check.has("a stale file is named", result, "Departures.intentdefinition.swift: warning: .*generate it again")
    check.fails("a stale file fails a strict check", package.validate("--strict", "--output", "Generated"))
    check.fails("an empty folder that is named fails a strict check", package.validate("--strict", "--output", "Typo"))
    check.has("an option without its value is refused", package.generate("--output"), "needs a value")
    check.has("a folder outside the package is refused", package.generate("--output", "../outside"), "outside the package")
    result = package.generate()
    check.has("code to check in, of a target that uses the plugin, is refused", result, "remove the plugin from the target")
    check("nothing is written", not (package.sources / "Generated").exists(), result)
    check.fails("a misspelled option is refused", package.validate("--strct"))


def test_a_module_that_holds_only_a_definition(check, package):
    manifest = package.manifest.read_text()
    alone = package.folder / "Sources/Defs"
    write(alone / "Defs.intentdefinition", package.original)
    edit(package.manifest, r"targets: \[", 'targets: [.target(name: "Defs"), ')
    check.has("the plugin names the folder", package.build(), "SwiftPM skips the folder 'Sources/Defs'")
    words = ["--target", "Defs", "--output", "Generated"]
    check.has("generate-intents names the folder", package.generate(*words), "there is no target 'Defs' in this package; SwiftPM skips the folder")
    write(alone / "Defs.swift", "")
    result = package.generate(*words)
    check("an empty Swift file is enough", (package.folder / "Generated/Defs.intentdefinition.swift").exists(), result)
    shutil.rmtree(alone)
    package.manifest.write_text(manifest)


def test_a_target_without_definitions(check, package):
    package.definition.unlink()
    package.settings.unlink(missing_ok=True)
    check.has("a target without definitions: a warning", package.build(), "has no file that ends in '.intentdefinition'")


def test_the_package_that_the_readme_shows(check, package, tmp_path):
    folder = tmp_path / "NewPackage"
    shutil.copytree(ROOT / "Tests/NewPackage", folder)
    copy(SCHEMAS / "UpNext.intentdefinition", folder / "Sources/App")
    edit(folder / "Package.swift", re.escape('url: "https://github.com/OWNER/intentc", from: "0.1.0"'),
         f'name: "intentc", path: "{ROOT}"')
    new = Package(folder, package.cache)
    result = new.swift("run")
    check.ok("the package works", result)
    check.has("the package prints the definition's title", result, "Up Next")
    (folder / "Sources/App/App.swift").unlink()
    check.has("a target without a Swift file is not built, as README.md says", new.build(), "Source files for target App should be")
