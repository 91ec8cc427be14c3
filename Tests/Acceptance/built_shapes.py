"""Built apps that are designed to cost time and memory. For folder_shapes.py."""
import json
import plistlib


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


BUILT_APPS = [
    ("App Intents of built apps", built_actions),
    ("renamed App Intents of built apps", renamed_actions),
    ("parameters of built apps", built_parameters),
    ("enums of built apps", built_enums),
    ("cases of built apps", built_cases),
    ("entities of built apps", built_entities),
    ("phrases of built apps", built_phrases),
    ("levels of built apps", built_levels),
]
EXTENSIONS = [("extensions of built apps", extensions)]
