"""What 'intentc validate' reports of App Intents in Swift. Each rule is for a public report, which its test names."""
import json
import os

import pytest

from harness import UPNEXT, copy, write

PROJECT = """\
name: Soup
options: {developmentLanguage: en}
targets:
  Soup: {type: application, platform: iOS, sources: [App, Shared], dependencies: [{target: Widgets}]}
  Widgets: {type: app-extension, platform: iOS, sources: [Widgets, Shared]}
"""
INTENT = """\
struct %s: %s {
  static let title: LocalizedStringResource = "%s"
  %s
  func perform() async throws -> some IntentResult { .result() }
}
"""


def intent(name="OrderIntent", inherits="AppIntent", title="Order Soup", more=""):
    return "import AppIntents\n" + INTENT % (name, inherits, title, more)


def shortcuts(*phrases, name="SoupShortcuts", count=1):
    words = ", ".join(f'"{phrase}"' for phrase in phrases)
    each = f'    AppShortcut(intent: OrderIntent(), phrases: [{words}], shortTitle: "Order", systemImageName: "cup")\n'
    return (f"import AppIntents\nstruct {name}: AppShortcutsProvider {{\n"
            f"  static var appShortcuts: [AppShortcut] {{\n{each * count}  }}\n}}\n")


@pytest.fixture
def reports(tmp_path, released):
    """The rules, lines and messages that an app with these files breaks."""
    write(tmp_path / "project.yml", PROJECT)

    def call(files, *options):
        for path, text in files.items():
            write(tmp_path / path, text)
        result = released("validate", ".", "--format", "json", *options)
        found = json.loads(result.out)["diagnostics"]
        return [(each["rule"], each["location"]["file"],
                 each["location"].get("start", {}).get("line"), each["message"]) for each in found]
    return call


def rules(found):
    return [each[0] for each in found]


def test_good_app_needs_no_definition(reports, released, tmp_path, check):
    """After the move, an app has no definition left."""
    found = reports({"App/Order.swift": intent(), "App/Shortcuts.swift": shortcuts(r"Order in \(.applicationName)")})
    check.equal("a good app is fine", found, [])
    summary = json.loads(released("validate", ".", "--format", "json").out)["summary"]
    check.equal("JSON counts the files", (summary["files"], summary["swiftFiles"]), (0, 2))
    check.has("the summary counts the files", released("validate", "."), r"^2 Swift files, 0 errors, 0 warnings$")
    copy(UPNEXT, tmp_path / "App")
    check.has("with a definition, too", released("validate", "."), r"^1 file and 2 Swift files, 0 errors")


def test_phrase_without_app_name(reports, check):
    """Flipper-iOS-App, pull request 272: 'Find Flipper' broke the build. swift-build's tests have the message."""
    found = reports({"App/Order.swift": intent(),
                     "App/Shortcuts.swift": shortcuts(r"Order in \(.applicationName)", "Find Flipper")})
    check.equal("it is found", rules(found), ["phrase-without-app-name"])
    check.equal("at its line", found[0][1:3], ("App/Shortcuts.swift", 4))
    check("with its words", "'Find Flipper'" in found[0][3], found)
    lines = shortcuts(r"Order in \(.applicationName)", "Order", "", r"Buy \(.applicationName)", "Buy").replace('", ', '",\n')
    found = reports({"App/Shortcuts.swift": lines})
    check.equal("each at its own line", [each[2] for each in found], [5, 6, 8])
    found = reports({"App/Shortcuts.swift": shortcuts("Find Flipper").replace("OrderIntent()", "order")})
    check.equal("the intent does not matter", rules(found), ["phrase-without-app-name"])
    found = reports({"App/Shortcuts.swift": shortcuts(r"Find \(name)")})
    check.equal("a phrase with something hidden is not judged", found, [])


def test_phrase_parameter(reports, check):
    """Apple's developer forums, thread 770037: only entities and enums can be in phrases."""
    phrase = r"Order \(\.$%s) in \(.applicationName)"
    more = '@Parameter(title: "Soup") var soup: Soup\n  @Parameter(title: "Count") var count: Int'
    files = {"App/Order.swift": intent(more=more) + "enum Soup: String, AppEnum { case pea }\n"}
    found = reports({**files, "App/Shortcuts.swift": shortcuts(phrase % "count")})
    check.equal("a number is found", rules(found), ["unsupported-phrase-parameter"])
    check.equal("an enum is fine", reports({**files, "App/Shortcuts.swift": shortcuts(phrase % "soup")}), [])
    # Thread 779109: 'A single phrase can only use a single parameter', and not twice either.
    found = reports({**files, "App/Shortcuts.swift": shortcuts(phrase % "soup" + r" with \(\.$soup)")})
    check.equal("a second parameter is found", rules(found), ["unsupported-phrase-parameter"])
    check("with their number", "contains 2 parameters" in found[0][3], found)


@pytest.mark.parametrize("count, expected", [(10, []), (11, ["too-many-app-shortcuts"])])
def test_too_many(reports, check, count, expected):
    """Home Assistant counts its App Shortcuts by hand (pull request 5786): an eleventh stops the build."""
    found = reports({"App/Order.swift": intent(),
                     "App/Shortcuts.swift": shortcuts(r"Order in \(.applicationName)", count=count)})
    check.equal(f"{count} App Shortcuts", rules(found), expected)


def test_file_with_the_name_of_a_manifest(reports, check):
    """lindale-ios has a type Project in Project.swift, as Tuist calls its manifest."""
    opens = intent("OpenProject", title="Open Project", more="static let openAppWhenRun = true")
    check.equal("it is checked", rules(reports({"Widgets/Project.swift": opens})), ["extension-opens-app"])


def test_several_providers(reports, check):
    """Apple's documentation: 'You should have only one AppShortcutsProvider for your app.'"""
    phrase = r"Order in \(.applicationName)"
    files = {"App/Order.swift": intent(), "App/Shortcuts.swift": shortcuts(phrase)}
    other = shortcuts(phrase, name="TeaShortcuts")
    check.equal("a second list is found", rules(reports({**files, "App/Tea.swift": other})),
                ["several-shortcuts-providers"])
    hidden = other.replace("struct", "#if os(macOS)\nstruct") + "#endif\n"
    check.equal("one in an '#if' is not", reports({**files, "App/Tea.swift": hidden}), [])


LISTED = """\
// !$*UTF8*$!
{ objects = {
  P = { isa = PBXProject; mainGroup = G; targets = (T); };
  G = { isa = PBXGroup; children = (F, O); sourceTree = "<group>"; };
  F = { isa = PBXFileReference; path = Shortcuts.swift; sourceTree = "<group>"; };
  O = { isa = PBXFileReference; path = Order.swift; sourceTree = "<group>"; };
  T = { isa = PBXNativeTarget; name = Soup; productType = "com.apple.product-type.application"; buildPhases = (S); };
  S = { isa = PBXSourcesBuildPhase; files = (B%s); };
  B = { isa = PBXBuildFile; fileRef = O; };
  C = { isa = PBXBuildFile; fileRef = F; };
}; rootObject = P; }
"""


@pytest.mark.parametrize("more, expected", [("", ["app-shortcuts-in-no-target"]), (", C", [])])
def test_shortcuts_in_no_target(reports, tmp_path, check, more, expected):
    """xdripswift, pull request 492: since then, its project lists AppShortcuts.swift, but no target compiles it."""
    (tmp_path / "project.yml").unlink()
    write(tmp_path / "Soup.xcodeproj/project.pbxproj", LISTED % more)
    found = reports({"Order.swift": intent(), "Shortcuts.swift": shortcuts(r"Order in \(.applicationName)")})
    check.equal("the list", rules(found), expected)
    for report in found:
        check("it says what is known", "so 'Soup.xcodeproj' builds none of its App Shortcuts" in report[3], report)


@pytest.mark.parametrize("words, word", [
    ("Run an action you've exposed to Siri", "Siri"),  # OpenGlasses, pull request 307
    ("Audio is transcribed on this iPhone", "iPhone"),  # vocaphone, pull request 107
    ("Searches the Apple Music catalog", "Apple"),  # Foundation Models Framework Lab, pull request 196
])
def test_words_of_apple(reports, check, words, word):
    found = reports({"App/Order.swift": intent(more=f'static let description = IntentDescription("{words}")')})
    check.equal("it is found", rules(found), ["apple-in-text"])
    check.equal("at its line", found[0][2], 4)
    check("with the word", f"the word '{word}' in a description" in found[0][3], found)


def test_words_of_apple_in_translations(reports, check):
    """Foundation Models Framework Lab, pull request 196, changed ten translations, too."""
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"Order Soup": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Suppe mit Siri bestellen"}}}}}}
    found = reports({"App/Order.swift": intent(), "App/Localizable.xcstrings": json.dumps(catalog)})
    check.equal("a translation is found", [each[:2] for each in found],
                [("apple-in-text", "App/Localizable.xcstrings")])


def test_phrases_of_all_languages_in_the_source(reports, check):
    """Chinendar lists its phrases in four languages; papertok-reader's are Chinese, but its project's language English."""
    table = {"App/de.lproj/Localizable.strings": "", "App/Order.swift": intent()}
    for phrases in [[r"Open \(.applicationName)", r"打開\(.applicationName)"], [r"用 \(.applicationName) 发送"]]:
        check.equal(f"{phrases}", reports({**table, "App/Shortcuts.swift": shortcuts(*phrases)}), [])
    french = shortcuts(r"Créer avec \(.applicationName)")
    check.equal("accents are fine", rules(reports({**table, "App/Shortcuts.swift": french})), ["untranslated-phrase"])


def test_joined_text(reports, check):
    """justspeaktoit, pull request 465: the release build failed after the debug build had passed."""
    joined = intent(more='static let description = IntentDescription("Orders " + "soup")')
    hidden = joined.replace("struct", "#if %s\nstruct") + "#endif\n"
    check.equal("it is found", rules(reports({"App/Order.swift": joined})), ["joined-text"])
    for system in ["os(iOS)", "!arch(x86_64)", "hasFeature(RegionBasedIsolation)"]:
        found = reports({"App/Order.swift": hidden % system})
        check.equal(f"also for {system}", rules(found), ["joined-text"])
    check.equal("but not behind a flag", reports({"App/Order.swift": hidden % "DEBUG"}), [])
    literal = 'static let description = IntentDescription("1 + 1", categoryName: "Soup")'
    check.equal("a literal is fine", reports({"App/Order.swift": intent(more=literal)}), [])


OPENS = "static let openAppWhenRun = true"


@pytest.mark.parametrize("folder, more, expected", [
    ("Widgets", OPENS, ["extension-opens-app"]),
    ("Widgets", "static let supportedModes: IntentModes = .foreground(.immediate)", ["extension-opens-app"]),
    ("Widgets", "static let supportedModes: IntentModes = [.background, .foreground]", []),
    ("Widgets", "static let openAppWhenRun = false", []),
    ("Shared", OPENS, []),
    ("App", OPENS, []),
])
def test_extension_opens_app(reports, check, folder, more, expected):
    """mdone, issue 121: every run from Shortcuts failed. lastGLANCE, pull request 305: a control did nothing."""
    check.equal(f"{more} in {folder}", rules(reports({f"{folder}/Order.swift": intent(more=more)})), expected)


@pytest.mark.parametrize("inherits", ["LiveActivityIntent", "AudioPlaybackIntent"])
def test_extension_opens_app_with_an_intent_for_the_app(reports, check, inherits):
    """zachwaugh.com, 'Forcing an AppIntent to run in the main app process', with the words of Apple's documentation."""
    check.equal(inherits, reports({"Widgets/Order.swift": intent(inherits=inherits, more=OPENS)}), [])


@pytest.mark.parametrize("inherits, more, expected", [
    ("OpenIntent", "", ["extension-opens-app"]), ("OpenIntent", "static let openAppWhenRun = false", []),
    ("OpenIntent, URLRepresentableIntent", "", []),
])
def test_extension_opens_app_with_an_open_intent(reports, check, inherits, more, expected):
    """Apple's page about controls: the app and the extension need an 'OpenIntent'. BookPlayer gave its control up."""
    found = rules(reports({"Widgets/Order.swift": intent(inherits=inherits, more=more)}))
    check.equal(f"{inherits} {more}", found, expected)


@pytest.mark.parametrize("more", [
    "sources: [{path: Widgets, excludes: ['*.md', '**/*.entitlements']}]",  # mdone's manifest has both
    "sources: [{path: Widgets, includes: ['**/*.swift']}]",
    "templates: [Base]",
])
def test_manifest_in_parts(tmp_path, released, check, more):
    """A manifest with patterns, templates and an included file says who has a file, too."""
    write(tmp_path / "App/app.yml", "targets:\n  Soup: {type: application, platform: iOS, sources: [.]}\n")
    write(tmp_path / "project.yml", f"""\
name: Soup
include: [App/app.yml]
targetTemplates:
  Base: {{sources: ["${{target_name}}"]}}
targets:
  Widgets: {{type: app-extension, platform: iOS, {more}}}
""")
    write(tmp_path / "Widgets/Order.swift", intent(more=OPENS))
    write(tmp_path / "App/Other.swift", intent(name="OtherIntent", more=OPENS))
    found = json.loads(released("validate", ".", "--format", "json").out)["diagnostics"]
    check.equal("it is found in the extension", [(each["rule"], each["location"]["file"]) for each in found],
                [("extension-opens-app", "Widgets/Order.swift")])


def test_indirect_intent(reports, check):
    """UTM, issue 7412: the actions were listed, but not found to run, until each type named 'AppIntent', too."""
    own = "protocol SoupIntent: AppIntent {}\n"
    check.equal("it is found", rules(reports({"App/Order.swift": intent(inherits="SoupIntent") + own})),
                ["indirect-intent"])
    for both in ["AppIntent, SoupIntent", "OpenIntent, SoupIntent"]:
        check.equal(f"{both} is fine", reports({"App/Order.swift": intent(inherits=both) + own}), [])
    # Chinendar's widgets have such configurations.
    widget = intent(inherits="SoupIntent") + "protocol SoupIntent: AppIntent, WidgetConfigurationIntent {}\n"
    check.equal("the configuration of a widget is no action", reports({"App/Order.swift": widget}), [])


def test_duplicate_query(reports, check):
    """marcpalmer.net: 'Found multiple, identical identifiers for query: Query' since Xcode 16."""
    entity = "struct %s: AppEntity { struct %s: EntityQuery {} }\n"
    code = "import AppIntents\n" + entity % ("Soup", "Query") + entity % ("Bread", "%s")
    check.equal("it is found", rules(reports({"App/Entities.swift": code % "Query"})), ["duplicate-query"])
    check.equal("other names are fine", reports({"App/Entities.swift": code % "BreadQuery"}), [])


def test_translations_of_phrases(reports, tmp_path, check):
    """hermex, issue 2, Blankie, pull request 118, Home Assistant, pull request 5673: Siri understood only English."""
    files = {"App/Order.swift": intent(),
             "App/Shortcuts.swift": shortcuts(r"Order in \(.applicationName)", r"Soup from \(.applicationName)"),
             "App/de.lproj/Localizable.strings": '"Order Soup" = "Suppe bestellen";\n'}
    found = reports(files)
    check.equal("a language without phrases is found", rules(found), ["untranslated-phrase"])
    check("with its name", "in de," in found[0][3], found)
    table = "App/de.lproj/AppShortcuts.strings"
    good = '"Order in ${applicationName}" = "Bestelle in ${applicationName}";\n'
    check.equal("a translated phrase is enough", reports({table: good}), [])
    # swift-build's AppShortcutsStringsValidationTests: the build checks tables, too.
    found = reports({table: good.replace("in ${applicationName}\";", 'in Soup";')})
    check.equal("a translation without the app's name is found", [each[:2] for each in found],
                [("phrase-without-app-name", table)])
    # Artificial-Pancreas/iAPS has three such keys, as of 'ca.lproj/AppShortcuts.strings:26'.
    found = reports({table: good + '"Old in ${applicationName}" = "Alt in ${applicationName}";\n'})
    check.equal("an unused phrase is found", [each[:3] for each in found], [("unused-phrase", table, 2)])
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"Order in ${applicationName}": {"localizations": {
        "de": {"stringSet": {"state": "translated", "values": ["Bestelle in ${applicationName}"]}}}}}}
    (tmp_path / table).unlink()
    check.equal("a catalog counts, too", reports({"App/AppShortcuts.xcstrings": json.dumps(catalog)}), [])


def test_without_reader(project, check):
    """The rest is checked, and the exit code stays."""
    write(project.folder / "Order.swift", intent(title="Ask Siri"))
    env = {"INTENTC_SWIFT": "/nowhere"}
    nothing = project("validate", ".", env=env)
    check.fails("nothing was checked", nothing, r"App Intents in 'Order.swift' were not checked: .*make install-swift")
    check.has("so it says that there is no definition", nothing, "no-definitions")
    copy(UPNEXT, project.folder)
    result = project("validate", ".", env=env)
    check("the definition was checked", result.ok, result)
    check.has("it says so once", result, r"(?m)^\.: warning: .* \[unchecked-app-intents\]$")
    check.fails("strict", project("validate", ".", "--strict", env=env))
    allowed = project("validate", ".", "--strict", "--allow", "unchecked-app-intents", env=env)
    check("the rule can be turned off", allowed.ok, allowed)
    os.unlink(project.folder / "Order.swift")
    project("generate", ".", "--output", ".", "--backend", "app-intents")
    check("the code is there", list(project.folder.glob("*.swift")))
    check.lacks("without App Intents but generated ones, nothing is missing",
                project("validate", ".", env=env), "unchecked")
