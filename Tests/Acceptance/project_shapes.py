"""Projects that are designed to cost time and memory: Xcode's, XcodeGen's and packages. For folder_shapes.py."""
import plistlib

from shapes import definition, intent, parameter

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


def configurations(count):
    """Settings in many configurations, each with an .xcconfig."""
    few = max(1, min(count // 50, 100))
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


def xcodegen_versions(count):
    """Targets of XcodeGen, and as many versions to deploy to."""
    return {"A.intentdefinition": UP, "project.yml": "options:\n  deploymentTarget:\n" + "".join(
        f"    s{i}: 15\n" for i in range(count)) + "targets:\n" + "".join(
        f"  T{i}:\n    type: application\n    platform: iOS\n" for i in range(count))}


def xcodegen_sources(count):
    """Sources of a target, and what it leaves out of them."""
    return {"A.intentdefinition": UP, "project.yml": "targets:\n  T:\n    type: application\n    sources:\n" + "".join(
        f"      - path: S{i}\n        excludes: [X{i}]\n" for i in range(count))}


def xcodegen_includes(count):
    """Files that a manifest includes, with targets of the same names."""
    few = max(1, min(count // 10, 300))
    targets = "".join(f"  T{i}:\n    type: application\n    platform: iOS\n    sources: [S{i}]\n"
                      for i in range(max(1, count // few)))
    files = {f"M{i}.yml": "targets:\n" + targets for i in range(few)}
    return files | {"A.intentdefinition": UP, "project.yml": f"include: [{', '.join(files)}]\n"}


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


def widgets_of_targets(count):
    """Targets that share a widget and its handler."""
    lines, groups = built(["A.intentdefinition", "W.swift"])
    names = [f"T{i}" for i in range(count)]
    for name in names:
        lines.append(target(name, f"buildPhases = (P{name}, );", "app-extension"))
        lines.append(f"P{name} = {{isa = PBXSourcesBuildPhase; files = (D{name}, W{name}, ); }};")
        lines += [f"{build}{name} = {{isa = PBXBuildFile; fileRef = R{i}; }};" for i, build in enumerate("DW")]
    return {"A.intentdefinition": UP, NAME: xcode(lines, names, groups),
            "W.swift": widgets(1)["App/W.swift"].replace("Up0", "Up") + "class H: NSObject, UpIntentHandling {}\n"}


PROJECTS = [
    ("definitions of a target", definitions_of_a_target),
    ("settings in .xcconfig files", configurations),
    ("folders in step", folders_in_step),
    ("folders that a project shows", folders_shown),
    ("files of a folder that many targets have", shared_folder),
    ("exceptions of a folder", exceptions),
    ("Info.plists that misspell intents", misspelled_plists),
    ("names in an Info.plist", listed_classes),
    ("names in Swift that misspell intents", misspelled_names),
    ("targets of XcodeGen", xcodegen),
    ("targets of XcodeGen and versions", xcodegen_versions),
    ("sources of XcodeGen and exclusions", xcodegen_sources),
    ("files that XcodeGen includes", xcodegen_includes),
    ("levels of YAML", deep_yaml),
    ("members of YAML on one line", flow_yaml),
]
MOVES = [
    ("definitions of a target", definitions_of_a_target),
    ("folders in step", folders_in_step),
    ("files of a folder that many targets have", shared_folder),
    ("packages", packages),
    ("manifests", manifests),
    ("files that XcodeGen includes", xcodegen_includes),
    ("widgets of a file", widgets),
    ("targets that share a widget", widgets_of_targets),
    ("names in Swift that misspell intents", misspelled_names),
]
