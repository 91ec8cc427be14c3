"""Inputs that are designed to cost time and memory, for test_bounds.py and Benchmarks/scaling.py."""
import json
import plistlib

from harness import UPNEXT, run, write

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'


def prefixed(prefix, members):
    return {prefix + name: value for name, value in members.items()}


def parameter(name="value", tag=1, kind="Boolean", **more):
    return prefixed("INIntentParameter", {"Name": name, "Tag": tag, "Configurable": True, "Type": kind, **more})


def intent(*parameters, name="Up", **more):
    return prefixed("INIntent", {"Name": name, "Title": name, "Category": "information", "EligibleForWidgets": True,
                                 "Parameters": parameters, **more})


def definition(*intents, enums=(), types=(), **more):
    """A definition in one line: the standard input of 'edit' has it, too, and each line would be an answer."""
    lines = plistlib.dumps({"INEnums": enums, "INIntents": intents, "INTypes": types, **more}, sort_keys=False)
    return b"".join(line.strip() for line in lines.splitlines())


def one(raw, kind="String", **more):
    """A definition with one parameter and some XML in the place of the text RAW."""
    return definition(intent(parameter(kind=kind, **more))).replace(b"<string>RAW</string>", raw.encode())


def default(raw, kind):
    return one(raw, kind, Metadata={"INIntentParameterMetadataDefaultValue": "RAW"})


def titled(raw):
    return one(f"<string>{raw}</string>", DisplayName="RAW")


def colour(**more):
    return parameter("c", kind="Integer", EnumType="Colour", **more)


def enum(count):
    cases = [{"Name": f"case{i}", "DisplayName": f"Case {i}", "Index": i + 1} for i in range(count)]
    return [{"INEnumName": "Colour",
             "INEnumValues": [prefixed("INEnumValue", each) for each in [{"Name": "unknown"}, *cases]]}]


def clashing(count):
    """An enum whose cases have one name in Swift."""
    values = [prefixed("INEnumValue", {"Name": f"a{i:b}".translate({48: "+", 49: "-"}), "Index": i})
              for i in range(1, count + 1)]
    return definition(enums=[{"INEnumName": "Colour", "INEnumValues": values}])


def misspelled(count):
    """Enums, and parameters that misspell them."""
    rows = [parameter(f"p{i}", i + 1, "Integer", EnumType=f"Modd{i}") for i in range(count)]
    return definition(intent(*rows), enums=[{"INEnumName": f"Mode{i}", "INEnumValues": []} for i in range(count)])


def related(parent, predicate, **value):
    return {"Relationship": prefixed("INIntentParameterRelationship", {
        "ParentName": parent, "PredicateName": predicate, **prefixed("Predicate", value)})}


def parents(count):
    """Parameters that are each visible while the one before is true."""
    return definition(intent(*[
        parameter(f"p{i}", i + 1, **related(f"p{i - 1}", "BooleanHasExactValue", Value=True) if i else {})
        for i in range(count)]))


def compared(count):
    """An enum, and parameters that are visible while it has no value."""
    relation = related("c", "EnumHasExactValue", Values=["unknown"])
    rows = [parameter(f"p{i}", i + 2, **relation) for i in range(count)]
    return definition(intent(colour(), *rows), enums=enum(count))


def chained(count, intents):
    """Types that each refer to the next one, and intents with the first types."""
    types = [{"INTypeName": f"T{i}", "INTypeDisplayName": "T", "INTypeProperties": [prefixed("INTypeProperty", {
        "Name": "next", "Tag": 100, "Type": "Object", "ObjectType": f"T{(i + 1) % count}"})]} for i in range(count)]
    objects = [parameter("t", kind="Object", ObjectType=f"T{i}") for i in range(intents)]
    return definition(*[intent(each, name=f"Up{i}") for i, each in enumerate(objects)], types=types)


def choices(count, word):
    """An enum, and a configuration with as many cases."""
    words = json.dumps({"c": [f"{word}{i}" for i in range(count)]})
    return definition(intent(colour(SupportsMultipleValues=True)), enums=enum(count)), words


def named(count):
    """An intent whose parameters all use its name."""
    options = [parameter(f"p{i}", i + 1, "String", SupportsDynamicEnumeration=True) for i in range(count // 100)]
    return definition(intent(*options, name="x" * count))


def properties(count):
    """A type with many properties."""
    made = [prefixed("INTypeProperty", {"Name": f"p{i}", "Tag": 100 + i, "Type": "String"}) for i in range(count)]
    types = [{"INTypeName": "Place", "INTypeDisplayName": "Place", "INTypeProperties": made}]
    place = parameter("place", kind="Object", ObjectType="Place", SupportsDynamicEnumeration=True)
    return definition(intent(place, FileVersion="1.2"), types=types)


def dialogs(count):
    """Parameters with dialogs whose texts name other parameters."""
    texts = [{"INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogCustom": True,
              "INIntentParameterPromptDialogFormatString": f"Which ${{p{i - 1}}}?",
              "INIntentParameterPromptDialogFormatStringID": f"d{i}"} for i in range(count)]
    return definition(intent(*[parameter(f"p{i}", i + 1, "String", SupportsResolution=True, PromptDialogs=[text])
                               for i, text in enumerate(texts)]))


def combinations(count):
    """A summary for each of many combinations."""
    names = [f"p{i}" for i in range(count)]
    rows = [parameter(name, i + 1, "String") for i, name in enumerate(names)]
    summaries = {name: {"INIntentParameterCombinationTitle": f"Do ${{{name}}}",
                        "INIntentParameterCombinationTitleID": f"c{name}"} for name in names}
    return definition(intent(*rows, ManagedParameterCombinations=summaries, ParameterCombinations=summaries))


def changed(make):
    """A definition beside the same with other texts."""
    def pair(count):
        text = make(count)
        return text, text.replace(b"<string>Up", b"<string>Down")
    return pair


WIDGET = """import WidgetKit
struct A: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "A", intent: UpIntent.self, provider: P()) { entry in Text(entry.name) }
  }
}
"""


def app(swift, intents=1):
    """An app: its definition, a widget, and a file of Swift."""
    return {"App/A.intentdefinition": definition(*[intent(parameter(), name=f"Up{i or ''}") for i in range(intents)]),
            "App/Widget.swift": WIDGET, "App/B.swift": swift}


def handlers(count):
    """An Intents extension that registers many handlers, each with its intent."""
    made = "".join(f"class H{i}: NSObject, Up{i or ''}IntentHandling {{ let name = \"{i}\" }}\n" for i in range(count))
    cases = "".join(f"    if intent is Up{i or ''}Intent {{ return H{i}() }}\n" for i in range(count))
    return app("import Intents\n" + made + "class IntentHandler: INExtension {\n"
               "  override func handler(for intent: INIntent) -> Any {\n" + cases + "    return self\n  }\n}\n", count)


def bodies(count):
    """Swift with many functions."""
    lines = "".join(f"  func f{i}(_ a: Int) -> Int {{ let b = a + {i}; return g(b, h(a)) }}\n" for i in range(count))
    return app("import Intents\nclass H: NSObject, UpIntentHandling {\n" + lines + "}\n")


def members(line):
    """An App Intent with many lines of one kind, beside the same with one more."""
    def pair(count):
        text = ("import AppIntents\nstruct Up: AppIntent, CustomIntentMigratedAppIntent {\n"
                "  static let intentClassName = \"UpIntent\"\n  static let title: LocalizedStringResource = \"Up\"\n"
                + "".join(line.replace("#", str(i)) for i in range(count))
                + "  func perform() async throws -> some IntentResult { .result() }\n}\n")
        return {"R/1.0/A.swift": text, "New/A.swift": text.replace('= "Up"', '= "Down"')}
    return pair


def conditions(count):
    """A summary that shows parameters under many conditions, one in the other."""
    rows = "".join(f"  @Parameter(title: \"{i}\") var p{i}: Bool\n" for i in range(count))
    summary = "".join(f"When(\\.$p{i}, .equalTo, true) {{ Summary(\"${{\\.$p{i}}}\") }} otherwise: {{ "
                      for i in range(min(count, 200)))
    text = ("import AppIntents\nstruct Up: AppIntent, CustomIntentMigratedAppIntent {\n"
            "  static let intentClassName = \"UpIntent\"\n  static let title: LocalizedStringResource = \"Up\"\n" + rows
            + "  static var parameterSummary: some ParameterSummary { " + summary + "Summary(\"-\")"
            + " }" * min(count, 200) + " }\n"
            "  func perform() async throws -> some IntentResult { .result() }\n}\n")
    return {"R/1.0/A.swift": text, "New/A.swift": text.replace('= "Up"', '= "Down"')}


def chain(count):
    """Parameters that are each visible while the one before is true, beside App Intents with the same summary."""
    return {"Old/A.intentdefinition": parents(count), "New/A.swift": conditions(count)["R/1.0/A.swift"]}


def same_name(count):
    """Enums of one name, each with its class, and intents, too: their classes tell them apart."""
    enums = [enum(1)[0] | {"INEnumClassName": f"Colour{i}"} for i in range(count)]
    return definition(*[intent(colour(), ClassName=f"Up{i}") for i in range(count)], enums=enums)


def absent(count):
    """Enums with a case 'none', and parameters of them, some without a value."""
    enums = [{"INEnumName": f"Mode{i}", "INEnumType": "Regular", "INEnumValues": [
        prefixed("INEnumValue", {"Name": name, "DisplayName": name, "Index": j}) for j, name in enumerate(["unknown", "none"])]}
        for i in range(count)]
    return definition(intent(*[parameter(f"p{i}", i + 1, "Integer", EnumType=f"Mode{i}") for i in range(count)]), enums=enums)


# Description, how the input is made, exit code. A size is the number of the elements or letters that the description
# names.
DEFINITIONS = [
    ("levels of arrays", lambda n: HEAD + "<array>" * n + "</array>" * n + "</plist>", 1),
    ("levels of dictionaries, cut off", lambda n: HEAD + "<dict><key>a</key>" * n, 1),
    ("levels of unknown elements", lambda n: HEAD + "<odd>" * n, 1),
    ("unknown keys", lambda n: definition(**{f"Unknown{i}": True for i in range(n)}), 0),
    ("unknown keys of an intent", lambda n: definition(intent(**{f"Odd{i}": "Up" for i in range(n)})), 0),
    ("misspelled keys", lambda n: definition(intent(**{f"Parametres{i}": True for i in range(n)})), 0),
    ("many keys, and one of them again", lambda n: HEAD + "<dict>" + "".join(f"<key>K{i}</key><true/>" for i in range(n))
     + "<key>K0</key><true/>" * n + "</dict></plist>", 1),
    ("the same key", lambda n: HEAD + f"<dict>{'<key>Same</key><true/>' * n}</dict></plist>", 1),
    ("intents", lambda n: definition(*[{"INIntentName": f"Up{i}"} for i in range(n)]), 0),
    ("intents of one name", lambda n: definition(*[intent()] * n), 1),
    ("intents and enums of one name with classes", same_name, 1),
    ("enums with a case 'none'", absent, 0),
    ("parameters", lambda n: definition(intent(*[parameter(f"p{i}", i + 1) for i in range(n)])), 0),
    ("parameters of one name and tag", lambda n: definition(intent(*[parameter()] * n)), 1),
    ("parents of parents", parents, 0),
    ("types in types", lambda n: chained(n, 1), 0),
    ("cases", lambda n: definition(intent(colour()), enums=enum(n)), 0),
    ("cases and rules with 'unknown'", compared, 0),
    ("cases with one name in Swift", clashing, None),
    ("misspelled enums", misspelled, 1),
    ("digits of an integer", lambda n: default(f"<integer>{'9' * n}</integer>", "Integer"), 1),
    ("digits of a real", lambda n: default(f"<real>0.{'1' * n}</real>", "Decimal"), None),
    ("letters of a name", lambda n: definition(intent(parameter("x" * n))), None),
    ("letters of a name and its uses", named, 1),
    ("letters of a title", lambda n: titled("x" * n), 0),
    ("line feeds in a text", lambda n: titled("x\n" * n), None),
    ("placeholders in a text", lambda n: definition(intent(parameter("p"), Description="${p}" * n)), None),
    ("bare ampersands", lambda n: titled("&" * n), 1),
    ("elements that are not closed", lambda n: HEAD + "<dict><key>INIntents</key><array>" + "<dict>" * n, 1),
]
CONFIGURATIONS = [
    ("levels of a configuration", lambda n: '{"calendars":' + "[" * n, 1),
    ("digits in a configuration", lambda n: '{"titleColor":' + "9" * n + "}", 1),
    ("unknown names in a configuration", lambda n: json.dumps({f"n{i}": 1 for i in range(n)}), 0),
    ("elements in a configuration", lambda n: json.dumps({"calendars": [{}] * n}), 1),
    ("letters in a configuration", lambda n: json.dumps({"titleColor": "x" * n}), 1),
    ("a configuration of nothing but brackets", lambda n: "[" * n, 1),
]
# Pairs of a definition and a configuration.
ANSWERS = [
    ("rows in a chain of parents", lambda n: (parents(n), json.dumps({f"p{i}": True for i in range(n)})), 0),
    ("hidden rows in a chain", lambda n: (parents(n), json.dumps({f"p{i}": i > 0 for i in range(n)})), 0),
    ("cases and answers that name them", lambda n: choices(n, "case"), 0),
    ("cases and answers that name their titles", lambda n: choices(n, "CASE "), 1),
    ("cases and answers that name none", lambda n: choices(n, "none"), 1),
]
MANY_INTENTS = [
    ("intents", lambda n: definition(*[intent(parameter(), name=f"Up{i}") for i in range(n)]), 0),
    ("intents and the types that they reach", lambda n: chained(n, n), 0),
    ("properties of a type", properties, 0),
    ("dialogs", dialogs, 0),
    ("combinations", combinations, None),
    ("parents of parents", parents, 0),
]
PAIRS = [
    ("intents and their changes", changed(lambda n: definition(*[intent(parameter(), name=f"Up{i}") for i in range(n)])), 0),
    ("dialogs and their changes", changed(dialogs), 0),
    ("unknown keys and their changes", changed(lambda n: definition(intent(**{f"Odd{i}": "Up" for i in range(n)}))), 0),
    ("cases and their changes", changed(lambda n: definition(intent(colour()), enums=enum(n))), 0),
]
APPS = [
    ("handlers of an extension", handlers, 0),
    ("functions of a handler", bodies, 0),
]
APP_INTENTS = [
    ("parameters of an App Intent", members('  @Parameter(title: "#") var p#: Int?\n'), 0),
    ("functions of an App Intent", members("  func f#() { g(#) }\n"), 0),
    ("conditions of a summary", conditions, 0),
]
MIGRATED = [("a chain of conditions", chain, 1)]
# The commands that read each kind of input: FILE is the first text that is made, OTHER the second. A dictionary is a
# folder of files.
COMMANDS = [
    (DEFINITIONS, [["validate", "FILE"], ["generate", "FILE"], ["format", "-"]]),
    (CONFIGURATIONS, [["check", UPNEXT, "FILE"],
                      ["edit", UPNEXT, "FILE", "--allow-empty", "--set", "titleColor=Red", "--dry-run"]]),
    (ANSWERS, [["check", "FILE", "OTHER"], ["edit", "FILE", "OTHER", "--explain"], ["edit", "FILE", "OTHER", "--plain"],
               ["edit", "FILE", "--answers", "OTHER", "--dry-run"]]),
    (MANY_INTENTS, [["generate", "FILE"], ["generate", "FILE", "--backend", "app-intents", "--output", "Out"],
                    ["generate", "FILE", "--backend", "intents", "--output", "Out"], ["describe", "FILE"]]),
    (PAIRS, [["diff", "FILE", "OTHER"]]),
]
# These need an intentc-swift that reads Swift.
SWIFT_COMMANDS = [
    (APPS, [["migrate", "App"], ["migrate", "."]]),
    (APP_INTENTS, [["diff", "--releases", "R", "--app-intents", "New"]]),
    (MIGRATED, [["diff", "--app-intents", "New", "Old"]]),
]


def size(made):
    """The bytes of an input."""
    parts = made.values() if isinstance(made, dict) else made if isinstance(made, tuple) else [made]
    return sum(len(part) for part in parts)


def count(make, wanted):
    """The number of elements that gives an input about as many bytes as wanted."""
    few, more = size(make(100)), size(make(200))
    return max(3, int(200 + (wanted - more) * 100 / (more - few)))


def put(folder, made):
    """Writes an input into a folder."""
    if not isinstance(made, dict):
        made = dict(zip(["FILE", "OTHER"], made if isinstance(made, tuple) else [made]))
    for name, part in made.items():
        if name == ".git/import":
            run("git", "init", "--quiet", "--initial-branch", "main", folder)
            run("git", "-C", folder, "fast-import", "--quiet", input=part.decode())
        else:
            write(folder / name, part)
