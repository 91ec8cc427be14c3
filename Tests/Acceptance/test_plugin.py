"""The plugins as a package that uses them sees them: what a build prints, runs and refuses.

Builds a copy of Examples/Departures, with a version of this package as its dependency.
"""
import shutil

import pytest

from harness import EXAMPLES, ROOT, UPNEXT, Repository, copy, edit, run, write

GENERATING = "Generating Swift from the intent definitions"
COMPARING = "Comparing the intent definitions"
CODE = "Compiling Departures Departures.intentdefinition"
PLACE = r"Sources/Departures/Departures.intentdefinition:\d+:\d+: "


class Package(Repository):
    """A package that uses intentc. No editor needs an index of it, which takes a quarter of a build."""

    options = ["--disable-index-store"]

    def __init__(self, folder, cache):
        super().__init__(folder)
        self.cache, self.manifest = cache, folder / "Package.swift"
        self.sources = folder / "Sources/Departures"
        self.definition, self.settings = self.sources / "Departures.intentdefinition", self.sources / "intentc.json"

    def swift(self, command, *words):
        return run("swift", command, "--cache-path", self.cache, *self.options, *words, cwd=self.folder)

    def build(self):
        return self.swift("build")

    def generate(self, *words):
        return self.swift("package", "--allow-writing-to-package-directory", "generate-intents", *words)

    def validate(self, *words):
        return self.swift("package", "validate-intents", *words)

    def after(self, key, pattern, replacement):
        """Replaces in the definition what follows each key."""
        edit(self.definition, rf"(<key>{key}</key>\s*<\w+>){pattern}", rf"\g<1>{replacement}")


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    work = tmp_path_factory.mktemp("plugin")
    version = Repository(work / "intentc")
    for name in run("git", "ls-files", cwd=ROOT).out.splitlines():
        if (ROOT / name).exists():
            copy(ROOT / name, (version.folder / name).parent)
    version.commit("A version")
    version("tag", "1.0.0")
    shutil.copytree(ROOT / "Examples/Departures", work / "Departures", ignore=shutil.ignore_patterns(".build"))
    package = Package(work / "Departures", work / "cache")
    edit(package.manifest, r'name: "intentc", path: "../.."', f'url: "file://{version.folder}", from: "1.0.0"')
    write(package.folder / ".gitignore", ".build\nPackage.resolved\n")
    package.commit("Departures")
    return package


@pytest.fixture
def package(original):
    """The package, which has its files again after the test."""
    yield original
    original("reset", "--quiet", "--hard")
    original("clean", "--quiet", "--force", "-d")


def test_builds(check, package):
    package.swift("package", "resolve")
    fetched = package.swift("package", "show-dependencies", "--format", "flatlist")
    check("nothing but intentc is fetched", fetched.out.strip() == "intentc", fetched)
    clean = package.build()
    check.ok("a clean build works", clean)
    check.lacks("definitions are not unhandled files", clean, "unhandled")
    check.has("a clean build generates", clean, GENERATING)
    check.lacks("a clean build does not compile the comparison", clean, "(Compiling|Emitting module) IntentComparison")
    package.build()
    check.lacks("nothing changed: nothing is generated, compiled or linked", package.build(),
                f"{GENERATING}|Compiling Departures|Linking")
    edit(package.definition, '<plist version="1.0">', '<plist version="1.0"> ')
    spaced = package.build()
    check.has("white space: generated once", spaced, GENERATING)
    check.lacks("white space: nothing is compiled", spaced, "Compiling Departures")
    edit(package.definition, "Any</string>", "Either</string>")
    check.has("a new title: compiled", package.build(), f"{CODE}.swift")


def test_mistakes(check, package):
    package.after("INIntentParameterObjectType", "Station", "Statoin")
    check.fails("a misspelled type", package.build(), PLACE + "error: .*did you mean 'Station'")
    package.after("INIntentParameterObjectType", "Statoin", "Station")
    package.after("INIntentParameterMetadataDefaultValue", "any", "ayn")
    check.has("a default that is not a case", package.build(), PLACE + "warning: .*did you mean 'any'")
    copy(package.definition, package.sources / "More")
    check.fails("two definitions with one name", package.build(),
                "Departures.intentdefinition.*error: .*rename one of them")


def test_settings(check, package):
    wrong = r"intentc.json:1:\d+: error: .*did you mean 'accessLevel'"
    write(package.settings, '{"acessLevel": "internal"}\n')
    check.fails("a misspelled key of intentc.json", package.build(), wrong)
    write(package.settings, '{"accessLevel": "internal"}\n')
    result = package.build()
    check.ok("intentc.json is read", result)
    check.lacks("intentc.json is not an unhandled file", result, "unhandled")
    package.settings.unlink()
    write(package.folder / "intentc.json", '{"acessLevel": "internal"}\n')
    check.has("intentc.json of the package is read", package.build(), wrong)


def test_back_ends(check, package):
    write(package.settings, '{"backends": ["app-intents"]}\n')
    check.fails("a back end of another plugin", package.build(),
                "intentc.json:1:14: error: .*use 'IntentBackendsPlugin'")
    edit(package.manifest, "IntentCompilerPlugin", "IntentBackendsPlugin")
    result = package.build()
    check.ok("IntentBackendsPlugin generates App Intents", result)
    check.has("App Intents are compiled", result, f"{CODE}.appintents")
    write(package.settings, '{"backends": ["configuration", "intents"], "namespace": "Plain"}\n')
    names = ["DeparturesConfiguration", "DeparturesOptionsProvider", "Direction", "Station"]
    write(package.sources / "Plain.swift", "".join(f"typealias {name} = Plain.{name}\n" for name in names))
    result = package.build()
    check.ok("IntentBackendsPlugin generates classes", result)
    check.has("classes are compiled", result, f"{CODE}.intents")


def test_releases(check, package):
    releases = package.sources / ".intentc/releases"
    copy(package.definition, releases / "1.0")
    check.lacks("releases are neither unhandled nor compared", package.build(), f"unhandled|{COMPARING}")
    edit(package.manifest, r"plugins: \[", 'plugins: [.plugin(name: "CheckReleasedIntents", package: "intentc"), ')
    result = package.build()
    check.has("CheckReleasedIntents compares", result, COMPARING)
    check.lacks("without a change, there is no warning", result, PLACE)
    check.lacks("nothing changed: nothing is compared", package.build(), COMPARING)
    package.after("INEnumValueIndex", "1<", "9<")
    result = package.build()
    check.ok("a breaking change: the build works", result)
    check.has("a breaking change: a warning at its location", result, PLACE + "warning: .*changed from 1 to 9")
    package.after("INEnumValueIndex", "9<", "1<")
    later = copy(package.definition, releases / "1.1")
    check.lacks("a version without a difference: no warning", package.build(), PLACE)
    edit(later, r"(<key>INEnumValueIndex</key>\s*<integer>)1<", r"\g<1>8<")
    check.has("each version counts, and a change in it", package.build(), PLACE + "warning: .*changed from 8 to 1")
    shutil.rmtree(releases)
    check.has("without releases: a warning", package.build(), "has no folder '.intentc/releases'")


def test_commands(check, package):
    clean = package.validate()
    check.ok("validate-intents finds nothing wrong", clean)
    check.has("and says so", clean, "(?m)^Departures\\w*: no problems$")
    generated = package.folder / "Generated/Departures.intentdefinition.swift"
    check.ok("generate-intents works", package.generate("--output", "Generated"))
    check("generate-intents writes the file", generated.exists())
    check.ok("files that were just generated are not stale", package.validate("--strict", "--output", "Generated"))
    edit(generated, r"\Z", "// changed\n")
    result = package.validate("--output", "Generated")
    check.ok("a stale file is a warning", result)
    check.has("which the last line counts", result, r"(?m)^Departures\w*: 1 warning$")
    check.has("a stale file is named", result, "Departures.intentdefinition.swift: warning: .*generate it again")
    check.fails("a stale file fails a strict check", package.validate("--strict", "--output", "Generated"))
    check.fails("an empty folder that is named fails it", package.validate("--strict", "--output", "Typo"))
    check.has("an option without its value is refused", package.generate("--output"), "needs a value")
    check.has("a folder outside is refused", package.generate("--output", "../outside"), "outside the package")
    check.has("code to check in, of a target that uses the plugin, is refused", package.generate(),
              "remove the plugin from the target")
    check("nothing is written", not (package.sources / "Generated").exists())
    check.fails("a misspelled option is refused", package.validate("--strct"))
    write(package.sources / "Generated", "")
    check.fails("a folder for generated code that cannot be read is an error", package.validate(), "is not a folder")


def test_a_module_that_holds_only_a_definition(check, package):
    alone = package.folder / "Sources/Defs"
    copy(package.definition, alone)
    edit(package.manifest, r"targets: \[", 'targets: [.target(name: "Defs"), ')
    skips = "SwiftPM skips the folder 'Sources/Defs'"
    check.has("the plugin names the folder", package.build(), skips)
    words = ["--target", "Defs", "--output", "Generated"]
    check.has("generate-intents names it", package.generate(*words), f"no target 'Defs' in this package; {skips}")
    write(alone / "Defs.swift", "")
    check.ok("an empty Swift file is enough", package.generate(*words))
    check("the file is written", (package.folder / "Generated/Departures.intentdefinition.swift").exists())


def test_a_target_without_definitions(check, package):
    package.definition.unlink()
    check.has("a warning", package.build(), "has no file that ends in '.intentdefinition'")


def test_the_package_that_the_readme_shows(check, original, tmp_path):
    shutil.copytree(ROOT / "Tests/NewPackage", tmp_path / "NewPackage")
    new = Package(tmp_path / "NewPackage", original.cache)
    copy(UPNEXT, new.folder / "Sources/App")
    edit(new.manifest, 'url: "https://github.com/OWNER/intentc", from: "0.1.0"', f'name: "intentc", path: "{ROOT}"')
    # With the traits and options of the examples, so in their folder, where all but the package itself is built.
    new.options = []
    result = new.swift("run", "--scratch-path", EXAMPLES)
    check.ok("the package works", result)
    check.has("the package prints the definition's title", result, "Up Next")
    (new.folder / "Sources/App/App.swift").unlink()
    check.has("a target without a Swift file is not built, as README.md says",
              new.swift("build", "--scratch-path", EXAMPLES),
              "Source files for target App should be")
