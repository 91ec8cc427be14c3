"""Folders that are designed to cost time and memory: projects, built apps and releases, for Benchmarks/scaling.py.

shapes.py has single definitions, configurations and Swift.
"""
import json
import plistlib

from shapes import DEFINITIONS, MANY_INTENTS, definition, intent, parameter

NAME = "A.xcodeproj/project.pbxproj"
UP = definition(intent(parameter()))


def listed(names):
    return "".join(f"{name}, " for name in names)


def xcode(lines, targets, groups=(), project=""):
    """A 'project.pbxproj' with some lines, and the references of targets and of groups."""
    return ("// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 77; objects = {\n" + "\n".join(lines)
            + f"\nMAIN = {{isa = PBXGroup; children = ({listed(groups)}); sourceTree = \"<group>\"; }};"
            + f"\nROOT = {{isa = PBXProject; mainGroup = MAIN; {project} targets = ({listed(targets)}); }};\n"
            + "}; rootObject = ROOT; }\n")


def target(name, more="", kind="application"):
    return (f"{name} = {{isa = PBXNativeTarget; name = {name}; {more} "
            f"productType = \"com.apple.product-type.{kind}\"; }};")


def built(files):
    """The lines of a build phase with files, its name and those of the references."""
    lines = [f"R{i} = {{isa = PBXFileReference; path = \"{path}\"; sourceTree = \"<group>\"; }};"
             f"B{i} = {{isa = PBXBuildFile; fileRef = R{i}; }};" for i, path in enumerate(files)]
    lines.append(f"P = {{isa = PBXSourcesBuildPhase; files = ({', '.join(f'B{i}' for i in range(len(files)))}, ); }};")
    return lines, [f"R{i}" for i in range(len(files))]


def definitions_of_a_target(count):
    files = {f"A{i}.intentdefinition": UP.replace(b"Up", f"Up{i}".encode()) for i in range(count)}
    lines, groups = built(list(files))
    return files | {NAME: xcode([*lines, target("T", "buildPhases = (P, );")], ["T"], groups)}


def long_setting(count):
    """A setting with much text for a thousand targets."""
    lines = ["C = {isa = XCBuildConfiguration; buildSettings = {SUPPORTED_PLATFORMS = \"" + "x" * (count // 2)
             + "\"; INFOPLIST_FILE = \"" + "y" * (count // 2) + "\"; }; };",
             "L = {isa = XCConfigurationList; buildConfigurations = (C, ); };"]
    names = [f"T{i}" for i in range(1000)]
    return {"A.intentdefinition": UP,
            NAME: xcode(lines + [target(name) for name in names], names, project="buildConfigurationList = L;")}


def configurations(count):
    """Settings in many configurations, each with an .xcconfig."""
    few = max(1, min(count // 50, 400))
    lines = [f"C{i} = {{isa = XCBuildConfiguration; baseConfigurationReference = X{i}; buildSettings = {{}}; }};"
             f"X{i} = {{isa = PBXFileReference; path = \"X{i}.xcconfig\"; sourceTree = \"<group>\"; }};"
             for i in range(few)]
    lines.append(f"L = {{isa = XCConfigurationList; buildConfigurations = ({', '.join(f'C{i}' for i in range(few))}, ); }};")
    names = [f"T{i}" for i in range(500)]
    text = "".join(f"SETTING_{i} = {i}\n" for i in range(max(1, count // few)))
    files = {f"X{i}.xcconfig": text + "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n" for i in range(few)}
    return files | {"A.intentdefinition": UP, NAME: xcode(
        lines + [target(name) for name in names], names, [f"X{i}" for i in range(few)], "buildConfigurationList = L;")}


def folders_in_step(count):
    """Folders that Xcode keeps in step, in a target, each with a definition's table."""
    lines = [f"G{i} = {{isa = PBXFileSystemSynchronizedRootGroup; path = F{i}; sourceTree = \"<group>\"; }};"
             for i in range(count)]
    groups = [f"G{i}" for i in range(count)]
    files = {f"F{i}/en.lproj/A.strings": "\"a\" = \"b\";\n" for i in range(count)}
    files |= {f"F{i}/Base.lproj/A.intentdefinition": UP.replace(b"Up", f"Up{i}".encode()) for i in range(count)}
    own = target("T", f"fileSystemSynchronizedGroups = ({', '.join(groups)}, );")
    return files | {NAME: xcode([*lines, own], ["T"], groups)}


def folders_shown(count):
    """The same folders without a target."""
    files = folders_in_step(count)
    return files | {NAME: files[NAME].replace("fileSystemSynchronizedGroups", "unknown")}


def shared_folder(count):
    """Swift in a folder that many targets have."""
    names = [f"T{i}" for i in range(300)]
    lines = ["G = {isa = PBXFileSystemSynchronizedRootGroup; path = F; sourceTree = \"<group>\"; };"]
    lines += [target(name, "fileSystemSynchronizedGroups = (G, );", "app-extension") for name in names]
    files = {f"F/A{i}.swift": f"import Intents\nclass H{i}: NSObject, Upp{i}IntentHandling {{}}\n" for i in range(count)}
    return files | {"F/A.intentdefinition": UP, NAME: xcode(lines, names, ["G"])}


def exceptions(count):
    lines = [f"E = {{isa = X; target = T; membershipExceptions = ({', '.join(f'A{i}.swift' for i in range(count))}, ); }};",
             "G = {isa = PBXFileSystemSynchronizedRootGroup; path = F; exceptions = (E, ); sourceTree = \"<group>\"; };",
             target("T", "fileSystemSynchronizedGroups = (G, );")]
    return {"F/A.intentdefinition": UP, NAME: xcode(lines, ["T"], ["G"])}


def misspelled_plists(count):
    """Intents, and Info.plists that misspell one of them."""
    made = [plistlib.dumps({"NSExtension": {"NSExtensionPointIdentifier": "com.apple.intents-service",
                                            "NSExtensionAttributes": {"IntentsSupported": [f"Upp{i}Intent"]}}})
            for i in range(count)]
    return {f"F{i}/Info.plist": each for i, each in enumerate(made)} | {
        "A.intentdefinition": definition(*[intent(parameter(), name=f"Up{i}") for i in range(count)]),
        NAME: xcode([target("T")], ["T"])}


def misspelled_names(count):
    """Intents, and Swift of an extension that misspells each."""
    lines, groups = built(["A.intentdefinition", "B.swift"])
    swift = "".join(f"class H{i}: NSObject, Upp{i}xIntentHandling {{}}\n" for i in range(count))
    return {"A.intentdefinition": definition(*[intent(parameter(), name=f"Up{i}") for i in range(count)]), "B.swift": swift,
            NAME: xcode([*lines, target("T", "buildPhases = (P, );", "app-extension")], ["T"], groups)}


def listed_classes(count):
    plist = plistlib.dumps({"NSExtension": {
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionAttributes": {"IntentsSupported": [f"Upp{i}xIntent" for i in range(count)],
                                  "IntentsRestrictedWhileLocked": [f"Up{i}Intent" for i in range(count)]}}})
    return {"A.intentdefinition": definition(*[intent(name=f"Up{i}") for i in range(count)]), "Info.plist": plist,
            NAME: xcode([target("T")], ["T"])}


def deep_yaml(count):
    return {"A.intentdefinition": UP, "project.yml": "targets:\n" + "".join(
        " " * (i % 30 + 1) + f"a{i}:\n" for i in range(count))}


def xcodegen(count):
    """Targets of XcodeGen."""
    return {"A.intentdefinition": UP, "project.yml": "targets:\n" + "".join(
        f"  T{i}:\n    type: application\n    platform: iOS\n    sources: [S{i}]\n" for i in range(count))}


def xcodegen_sources(count):
    """Sources of a target, and what it leaves out of them."""
    return {"A.intentdefinition": UP, "project.yml": "targets:\n  T:\n    type: application\n    sources:\n" + "".join(
        f"      - path: S{i}\n        excludes: [X{i}]\n" for i in range(count))}


def flow_yaml(count):
    return {"A.intentdefinition": UP, "project.yml": "targets: {" + "".join(f"T{i}: {{type: application}}, " for i in range(count))
            + "}\n"}


def packages(count):
    """Packages, each with a target."""
    return {f"P{i}/Package.swift": "import PackageDescription\nlet package = Package(name: \"P\", platforms: [.iOS(.v15)], "
            f"targets: [.target(name: \"T{i}\")])\n" for i in range(count)} | {
                "App/A.intentdefinition": UP, "App/B.swift": "import Intents\nclass H: NSObject, UpIntentHandling {}\n"}


def manifests(count):
    """XcodeGen's manifests, each with a target of the same name."""
    return {f"P{i}/project.yml": "targets:\n  T:\n    type: application\n    sources: [S]\n" for i in range(count)} | {
        "App/A.intentdefinition": UP, "App/B.swift": "import Intents\nclass H: NSObject, UpIntentHandling {}\n"}


def widgets(count):
    """Widgets in one file, each with its intent."""
    lines = "".join(f"struct W{i}: Widget {{ var body: some WidgetConfiguration {{ IntentConfiguration(kind: \"W{i}\", "
                    f"intent: Up{i}Intent.self, provider: P()) {{ Text($0.name) }} }} }}\n" for i in range(count))
    return {"App/A.intentdefinition": definition(*[intent(parameter(), name=f"Up{i}") for i in range(count)]),
            "App/W.swift": "import WidgetKit\n" + lines}


def tables(count):
    """A definition with many texts, and its tables in ten languages."""
    ids = [f"t{i}" for i in range(max(1, count // 10))]
    rows = [parameter(f"p{i}", i + 1, "String", DisplayName=f"Up {i}", DisplayNameID=each) for i, each in enumerate(ids)]
    table = "".join(f"\"{each}\" = \"x\";\n" for each in ids)
    return {"Base.lproj/A.intentdefinition": definition(intent(*rows))} | {
        f"{language}.lproj/A.strings": table for language in "de fr it es pt nl sv da nb fi".split()}


def catalog(count):
    strings = {f"t{i}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}} for i in range(count)}
    rows = [parameter(f"p{i}", i + 1, "String", DisplayName=f"Up {i}", DisplayNameID=f"t{i}") for i in range(count)]
    return {"Base.lproj/A.intentdefinition": definition(intent(*rows)),
            "mul.lproj/A.xcstrings": json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"})}


def action(index, parameters=1, case="0"):
    made = [{"name": f"p{i}", "title": {"key": f"P {i}"}, "valueType": {"primitive": {"wrapper": {"typeIdentifier": int(case)}}},
             "isOptional": True, "capabilities": 0, "typeSpecificMetadata": []} for i in range(parameters)]
    return {"identifier": f"Up{index}", "fullyQualifiedTypeName": f"A.Up{index}", "parameters": made,
            "systemProtocols": ["com.apple.link.systemProtocol.WidgetConfiguration"], "isDiscoverable": True}


def app(name, metadata):
    return {f"{name}/Metadata.appintents/extract.actionsdata": json.dumps(metadata),
            f"{name}/Info.plist": plistlib.dumps({"MinimumOSVersion": "17.0", "CFBundleIdentifier": "a"})}


def apps(make):
    """Two builds of an app: in the second, types and names differ."""
    def pair(count):
        old, new = make(count, "0", "Up"), make(count, "1", "Down")
        return app("Old.app", old) | app("New.app", new)
    return pair


built_actions = apps(lambda n, case, _: {"actions": {f"Up{i}": action(i, 2, case) for i in range(min(n, 9_000))}, "enums": [
    {"identifier": "x" * max(0, n - 9_000) * 500, "cases": []}], "entities": {}})
renamed_actions = apps(lambda n, case, word: {"actions": {f"{word}{i}": action(i, 1, case) | {"identifier": f"{word}{i}"}
                                                          for i in range(n)}})
built_parameters = apps(lambda n, case, _: {"actions": {
    f"Up{i}": action(i, min(900, n - 900 * i), case) for i in range(n // 900 + 1)}})
built_enums = apps(lambda n, _, word: {"actions": {"Up": action(0)}, "enums": [
    {"identifier": f"E{i}", "cases": [{"identifier": f"{word}a"}]} for i in range(n)]})
built_cases = apps(lambda n, _, word: {"actions": {"Up": action(0)}, "enums": [
    {"identifier": "E", "cases": [{"identifier": f"{word}{i}"} for i in range(n)]}]})
built_entities = apps(lambda n, _, word: {"actions": {"Up": action(0)}, "entities": {
    f"{word}{i}": {"typeName": f"{word}{i}"} for i in range(n)}})
built_phrases = apps(lambda n, _, word: {"actions": {"Up": action(0)}, "autoShortcuts": [
    {"actionIdentifier": "Up0", "phraseTemplates": [{"key": f"{word} {i}"} for i in range(n)]}]})


def built_levels(count):
    return {f"{name}/Metadata.appintents/extract.actionsdata": '{"actions": ' + '{"a":' * count for name in ["Old.app", "New.app"]}


def extensions(count):
    """Extensions of built apps, each with an App Intent."""
    made = {}
    for name, case in [("Old.app", "0"), ("New.app", "1")]:
        for i in range(count):
            made |= app(f"{name}/PlugIns/W{i}.appex", {"actions": {"Up": action(i, 1, case)}})
    return made


def releases(count):
    """Folders of releases, each with a definition."""
    made = {f"R/{i}.0/A.intentdefinition": UP.replace(b"value", f"value{i % 7}".encode()) for i in range(count)}
    return made | {"A.intentdefinition": UP}


def large_releases(count):
    """Three releases of a large definition."""
    made = definition(*[intent(parameter(), name=f"Up{i}") for i in range(max(1, count // 4))])
    return {f"R/{i}.0/A.intentdefinition": made.replace(b"value", f"value{i}".encode()) for i in range(3)} | {
        "A.intentdefinition": made}


PROJECTS = [
    ("definitions of a target", definitions_of_a_target),
    ("letters of a setting of a thousand targets", long_setting),
    ("settings in .xcconfig files", configurations),
    ("folders in step", folders_in_step),
    ("folders that a project shows", folders_shown),
    ("files of a folder that many targets have", shared_folder),
    ("exceptions of a folder", exceptions),
    ("Info.plists that misspell intents", misspelled_plists),
    ("names in an Info.plist", listed_classes),
    ("names in Swift that misspell intents", misspelled_names),
    ("targets of XcodeGen", xcodegen),
    ("sources of XcodeGen and exclusions", xcodegen_sources),
    ("levels of YAML", deep_yaml),
    ("members of YAML on one line", flow_yaml),
    ("extensions of built apps", extensions),
]
MOVES = [
    ("definitions of a target", definitions_of_a_target),
    ("folders in step", folders_in_step),
    ("files of a folder that many targets have", shared_folder),
    ("packages", packages),
    ("manifests", manifests),
    ("widgets of a file", widgets),
    ("names in Swift that misspell intents", misspelled_names),
]
TABLES = [("texts in tables", tables), ("texts in a catalog", catalog), ("folders in step", folders_in_step)]
BUILT_APPS = [
    ("App Intents of built apps", built_actions),
    ("renamed App Intents of built apps", renamed_actions),
    ("parameters of built apps", built_parameters),
    ("enums of built apps", built_enums),
    ("cases of built apps", built_cases),
    ("entities of built apps", built_entities),
    ("phrases of built apps", built_phrases),
    ("levels of built apps", built_levels),
    ("extensions of built apps", extensions),
]
RELEASES = [("releases", releases), ("large releases", large_releases)]
NAMES = {"intents", "intents and the types that they reach", "properties of a type", "dialogs", "combinations",
         "misspelled keys", "parents of parents", "types in types", "cases and rules with 'unknown'", "letters of a title",
         "placeholders in a text"}
# Definitions by a name that commands ask for.
NAMED = [(words, lambda count, make=make: {"A.intentdefinition": make(count)}) for words, make, _ in MANY_INTENTS + DEFINITIONS
         if words in NAMES]
ONE_INTENT = [case for case in NAMED if "intents" not in case[0] and case[0] != "types in types"]
COMMANDS = [
    (NAMED, [["preview", "A.intentdefinition", "--output", "A.html"], ["describe", "A.intentdefinition", "--format", "json"],
             ["describe", "A.intentdefinition", "--textconv"],
             ["validate", "A.intentdefinition", "--lint", "--format", "sarif"], ["validate", "A.intentdefinition", "--fix"],
             ["strings", "sync", "A.intentdefinition", "--locale", "de"],
             ["design", "A.intentdefinition", "--set", "definition.namespace = X", "--dry-run"]]),
    (ONE_INTENT, [["describe", "A.intentdefinition", "--json-schema", "--intent", "Up"]]),
    (PROJECTS, [["validate", "."]]),
    (TABLES, [["strings", "sync", "."], ["validate", "."]]),
    (TABLES[:2], [["strings", "export", ".", "--locale", "de", "--output", "Out"]]),
    (BUILT_APPS, [["diff", "--app-intents", "Old.app", "New.app"]]),
    (RELEASES, [["diff", "--releases", "R", "A.intentdefinition"], ["release", "9.0"]]),
]
SWIFT_COMMANDS = [(MOVES, [["migrate", "."]])]
