"""What intentc-swift reads, and what 'intentc diff' reports with it.

The App Intents that intentc generates from every definition, if all of them migrate, must lose nothing. Each of some
mistakes in the App Intents of two definitions must be reported, and nothing else. Hostile sources must be left out or
read, without a crash and in time.
"""
import contextlib
import json
import os
import plistlib
import re
import shutil
import signal
import subprocess

import pytest

from harness import ROOT, SCHEMAS, UPNEXT, Repository, copy, edit, run, wait, write

MIGRATED = "AppIntents.WidgetConfigurationIntent, AppIntents.CustomIntentMigratedAppIntent"
CALENDARS = r"public var calendars: \[CalendarItemAppEntity\]"
# What replaces what in the App Intents of a definition in Schemas, and the rule that reports it, or none for another
# way to write the same.
MISTAKES = [
    ("Stocks", r"AppIntents\.IntentCollectionSize\(min: 0, max: (\d+)\)", r"\1", "array-size-cut"),
    ("Stocks", r"systemMedium: AppIntents\.IntentCollectionSize\(min: 0, max: 4\)",
     "systemMedium: .init(min: 0, max: 3)", "array-size-cut"),
    ("Stocks", r"(?s)size: \[.*?\n *\],\n", "", "array-size-raised"),
    ("UpNext", 'intentClassName = "UpNextIntent"', 'intentClassName = "UpNext"', "class-name-changed"),
    ("UpNext", MIGRATED, "WidgetConfigurationIntent", "class-name-changed"),
    ("UpNext", MIGRATED, "CustomIntentMigratedAppIntent", "widget-eligibility-lost"),
    ("UpNext", CALENDARS, "public var calendar: [CalendarItemAppEntity]", "parameter-renamed"),
    ("UpNext", CALENDARS, "public var calendars: [String]", "parameter-retyped"),
    ("UpNext", CALENDARS, "public var calendars: Swift.Optional<CalendarItemAppEntity>", "multiple-values-changed"),
    ("UpNext", "case orange\n", 'case orange = "Orange"\n', "case-renamed"),
    ("UpNext", "enum TitleColorAppEnum: String", "enum TitleColorAppEnum: Int", "case-renamed"),
    ("UpNext", r"Summary \{(\s*\\\.\$\w+)+\s*\}", "Summary()", "visibility-changed"),
    ("UpNext", r"(?s)(  public static var parameterSummary[^{]*\{).*?\n  \}\n", r"\1\n    Summary()\n  }\n",
     "visibility-changed"),
    ("UpNext", "default: true", "default: false", "default-changed"),
    ("UpNext", 'defaultValue: "Up Next"', 'defaultValue: "Next"', None),
    ("UpNext", "(?=public struct UpNextAppIntent)", "@available(iOS, introduced: 16.0, obsoleted: 17.0)\n",
     "reach-reduced"),
    ("UpNext", "(?=public struct UpNextAppIntent)", "@available(iOS, unavailable)\n", "reach-reduced"),
    ("UpNext", r"iOS 17.0(, .*\n.*\npublic struct UpNextAppIntent)", r"iOS 18.0\1", "reach-reduced"),
    ("UpNext", r"#if canImport\(AppIntents\)", "#if DEBUG", "reach-reduced"),
    ("UpNext", "case orange\n", "#if DEBUG\ncase orange\n#endif\n", "reach-reduced"),
    ("UpNext", r"isDiscoverable: Bool \{ true \}", "isDiscoverable: Bool { false }", "shortcut-eligibility-lost"),
    ("UpNext", MIGRATED, MIGRATED.replace(", ", " & "), None),
    ("UpNext", f"(?s)public import AppIntents(.*?){MIGRATED}",
     rf"typealias Migrated = {MIGRATED.replace(', ', ' & ')}\1Migrated", None),
    ("UpNext", r'@Parameter(\(\s+title: LocalizedStringResource\("x51Uri")', r"@IntentParameter<Bool>\1", None),
]

# Deep or long pieces around and between something short.
DEEP = {
    "brackets": ("let a = ", "(", "1", ")"), "lists": ("let a: [Int] = ", "[", "1", "]"),
    "closures": ("let a = ", "{", "", "}"), "types": ("let a: ", "Optional<", "Int", ">"),
    "spaced types": ("let a: ", "Optional < ", "Int", " >"), "chain": ("let a = b", ".c", "", ""),
    "calls": ("let a = b", "(1)", "", ""), "members": ("extension ", "A.", "B {}", ""),
    "nested types": ("", "struct A {\n", "", "}"), "conditions": ("", "#if A\n", "let a = 1\n", "#endif\n"),
    "try": ("let a = ", "try ", "b", ""), "functions": ("let a: ", "A -> ", "B", ""),
    "choices": ("let a = ", "b ? ", "c", " : d"), "else": ("func a() { if b {} ", "else if b {} ", "", ""),
    "patterns": ("func a() { switch b { case ", "let ", "c: d", ""), "optional": ("let a: A", "?", "", ""),
    "prefixes": ("let a = ", "- ", "1", ""), "interpolation": ('let a = "', '\\("', "", '")'),
    "summaries": ("struct A: AppIntent { static var parameterSummary: some ParameterSummary { ",
                  "When(\\.$a, .hasAnyValue) { ", "Summary()", " }"),
}
ODD = {
    "unterminated": 'struct A: AppIntent {\n  static let intentClassName = "UpNextIntent\n  let title = """\n no \\( ',
    "bidirectional": 'struct \u202eA\u2066: AppIntent { static let intentClassName = "\u202eUpNextIntent" }\n',
    "controls": 'struct A: AppIntent { static let intentClassName = "UpNextIntent\x1b[31m" }\x00\x07\n',
    "circle": "protocol A: B {}\nprotocol B: A {}\ntypealias C = D\ntypealias D = C\nstruct E: A { var f: C }\n",
    "empty": "",
}

@pytest.fixture
def read(lean, tmp_path):
    """What intentc-swift says of a source, and a function for the text of a range in it."""
    def read(source):
        result = run(lean / "intentc-swift", write(tmp_path / "Sample.swift", source))
        found = json.loads(result.out)["files"][0]
        return found, lambda value: source.encode()[value["range"]["start"]:value["range"]["end"]].decode()
    return read


def test_facts_of_an_app_with_sirikit(check, read):
    found, text = read((ROOT / "Tests/Acceptance/AppIntents/SiriKit.swift").read_text())
    bundle, clock, handler = found["types"]
    [call] = found["configurations"]
    initializer, city, choice = handler["functions"]
    body, arguments = text({"range": bundle["body"]}), call["arguments"]
    for words, facts, expected in [
        ("imports", [each["name"] for each in found["imports"]], ["Intents", "WidgetKit.WidgetCenter"]),
        ("an import has a range", text(found["imports"][1]), "@_exported import struct WidgetKit.WidgetCenter"),
        ("a global", {each["name"]: each["value"] for each in found["globals"]}, {"clockKind": {"string": {"_0": "Clock"}}}),
        ("kinds", [each["kind"] for each in found["types"]], ["struct", "struct", "class"]),
        ("a type starts with its attributes", text(bundle)[:36], "@main @available(iOS 16, *) // after"),
        ("attributes", [each["text"] for each in bundle["attributes"]], ["@main", "@available(iOS 16, *)"]),
        ("ranges of attributes", [text(each) for each in bundle["attributes"]], ["@main", "@available(iOS 16, *)"]),
        ("a body has its braces", body[:10] + body[-3:], "{\n  struct}\n}"),
        ("what a type inherits", handler["inherited"], ["INExtension", "ClockIntentHandling"]),
        ("a property", text({"range": clock["properties"][0]["valueRange"]}), "clockKind"),
        ("the type around a call", call["type"], "Clocks.Clock"),
        ("its arguments", [(each.get("label"), each["text"]) for each in arguments[:3]],
         [("kind", "kind"), ("intent", "ClockIntent.self"), ("provider", "Provider(store: .shared)")]),
        ("their ranges", [text(each) for each in arguments], [each["text"] for each in arguments]),
        ("the range of a call", text(call).split("(")[0] + text(call)[-1], "IntentConfiguration}"),
        ("names", [each["name"] for each in found["names"]],
         ["ClockIntent", "ClockIntentHandling", "ClockIntent", "INIntent", "ClockIntent"]),
        ("ranges of names", [text(each) for each in found["names"]], [each["name"] for each in found["names"]]),
        ("functions", [each["name"] for each in handler["functions"]],
         ["init(_:named:)", "defaultCity(for:)", "handler(for:)"]),
        ("parameters", [(each.get("label"), each["name"], each["type"]) for each in initializer["parameters"]],
         [(None, "store", "Store"), ("named", "name", "String")]),
        ("default values", [each["hasDefault"] for each in initializer["parameters"]], [False, True]),
        ("members", [(each["parameter"], each["member"], text(each)) for each in city["body"]["accesses"]],
         [("intent", "city", "intent.city"), ("intent", "place", "intent.place")]),
        ("calls", [(each["callee"], each["arguments"][0]["label"], text(each)) for each in city["body"]["calls"]],
         [("Store.cities", "near", "Store.cities(near: intent.place.name)")]),
        ("the only expression is returned", [each["text"] for each in city["body"]["returns"]],
         [text(city["body"])[2:-2]]),
        ("returns", [each["text"] for each in choice["body"]["returns"]], ["other(map { return 1 })", "self"]),
    ]:
        check.equal(words, facts, expected)


def test_uses_of_a_parameter(check, read):
    found, text = read("""\
func start() {}
struct A { func b(for intent: AIntent) {
  c(near: intent); all.map { intent in intent.x }; all.map(\\.intent); // intent
  func d(intent: Int) -> Int { intent }
  return self.intent.city! + entry.configuration.zone!
} }
""")
    body = found["types"][0]["functions"][0]["body"]
    intents = [each for each in body["accesses"] if each["parameter"] == "intent"]
    check.equal("only the argument is one", [(each.get("member"), text(each)) for each in intents], [(None, "intent")])
    check.equal("functions outside of types", [each["name"] for each in found["functions"]], ["start"])
    check.equal("forced values", [(each["name"], text(each)) for each in found["forced"]],
                [("intent.city", "self.intent.city!"), ("configuration.zone", "entry.configuration.zone!")])
    check("all names", {"AIntent", "c", "all", "map", "entry", "zone"} <= set(found["uses"]), found["uses"])


@pytest.fixture
def compare(released):
    """Compares App Intents with a definition, or with another version; also returns the rules that report."""
    def compare(*words, **options):
        result = released("diff", "--app-intents", *words, timeout=120, **options)
        return result, set(re.findall(r"\[([a-z-]+)\]", result.out))
    return compare


def test_nothing_is_lost(check, released, compare, tmp_path, inputs):
    settings = write(tmp_path / "intentc.json", '{"migrates": true}')
    for number, path in enumerate(inputs[0]):
        words = ["--backend", "app-intents", "--config", settings, "--output", str(number)]
        if released("generate", path, *words).ok:
            result, _ = compare(str(number), path)
            if plistlib.loads(path.read_bytes()).get("INIntents"):
                check(f"the App Intents of {path} lose nothing", result.ok and not result.out
                      and "\nno relevant changes in 1 definition" in "\n" + result.err, result)
            else:
                check(f"{path} has nothing to compare", result.code == 1 and not result.out
                      and "the old version has no intent" in result.err, result)


@pytest.mark.parametrize("name, old, new, rule", MISTAKES)
def test_mistakes(check, released, compare, tmp_path, name, old, new, rule):
    path = SCHEMAS / f"{name}.intentdefinition"
    released("generate", path, "--backend", "app-intents", "--output", ".")
    edit(tmp_path / f"{name}.intentdefinition.appintents.swift", old, new)
    result, found = compare(tmp_path, path)
    check(f"{rule} reports it", result.code in (0, 1) and found == ({rule} if rule else set()), result)


@pytest.mark.parametrize("name", [*ODD, *DEEP])
def test_hostile_sources(check, compare, tmp_path, name):
    start, opening, middle, closing = DEEP.get(name, (ODD.get(name), "", "", ""))
    result, _ = compare(write(tmp_path / "Sample.swift", start + opening * 5_000 + middle + closing * 5_000), UPNEXT)
    check(f"{name}: no crash", result.code == 1, result)
    unsafe = re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", result.text)
    check(f"{name}: nothing escapes to the terminal", unsafe is None, result)


@pytest.mark.parametrize("source, reason", [
    ("let a: " + "[" * 30 + "Int" + "]" * 30, "it takes longer than 20 seconds"),
    ("let a = " + "try " * 5_000 + "b", "was ended by signal"),
    ("let a = " + "(" * 300 + "1" + ")" * 300, "it is nested too deep"),
    ("struct A {\n" * 300 + "}\n" * 300 + "let a = 1\n", "it is nested too deep"),
])
def test_files_that_cannot_be_parsed(check, compare, tmp_path, source, reason):
    """intentc-swift ends, and goes on after the file."""
    write(tmp_path / "Sample.swift", "import AppIntents\n" + source)
    write(tmp_path / "Other.swift", "struct A: AppIntent {}\n")
    result, _ = compare(".", UPNEXT)
    check("the file is named with the reason", "Sample.swift: error: cannot be read" in result.err
          and reason in result.err, result)
    check("the others are compared", "Other.swift" in result.text or "[" in result.out, result)


def test_swift_after_many_levels(check, compare, tmp_path):
    """The parser leaves out what follows many levels, so the file counts as unread: it may have lost everything."""
    intent = ("import AppIntents\nstruct Up: AppIntent, CustomIntentMigratedAppIntent {{\n"
              "  static let intentClassName = \"UpIntent\"\n  static let title: LocalizedStringResource = \"Up\"\n{}}}\n")
    for levels in (50, 300):
        deep = "let a = " + "(" * levels + "1" + ")" * levels + "\n"
        write(tmp_path / "R/1.0/A.swift", intent.format('  @Parameter(title: "A") var a: Int?\n'))
        write(tmp_path / "New/A.swift", deep + intent.format(""))
        result, found = compare("New", "--releases", "R")
        expected = {"parameter-removed"} if levels < 256 else {"intent-removed"}
        check(f"{levels} levels: it fails", result.code == 1 and "no relevant changes" not in result.text, result)
        check.equal(f"{levels} levels: {expected}", found, expected)
        check.equal(f"{levels} levels: it is said", "nested too deep" in result.err, levels > 256)


def test_the_end_of_the_parent(lean, tmp_path):
    """intentc-swift ends soon after the program that started it, although nobody reads what it prints."""
    source = write(tmp_path / "Sample.swift", "let a = 1\n" * 5_000)
    shell = subprocess.Popen(["sh", "-c", f"'{lean}/intentc-swift' '{source}' & echo $! >&2; wait"],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        child = int(shell.stderr.readline())
        assert shell.stdout.read(1) == b"{"
        shell.kill()
        shell.wait()
        # A process that has ended may stay as a zombie.
        assert wait(lambda: run("ps", "-o", "stat=", "-p", child).out.strip()[:1] in ("", "Z"), 120)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(shell.pid, signal.SIGKILL)


def test_revisions(check, released, compare, tmp_path):
    """App Intents are compared with a definition and with App Intents that only git has."""
    repository = Repository(tmp_path)
    widgets = tmp_path / "Widgets"
    shutil.copy(UPNEXT, tmp_path)
    write(tmp_path / "intentc.json", '{"migrates": true}')
    released("generate", "UpNext.intentdefinition", "--backend", "app-intents", "--output", "Widgets")
    repository.commit("Old")
    repository("tag", "old")
    (tmp_path / "UpNext.intentdefinition").unlink()
    repository.commit("New")
    for folder, new, old in [*[(tmp_path, "Widgets", old) for old in [
            "old:UpNext.intentdefinition", "old:.", "old:Widgets", "HEAD:Widgets", "HEAD:"]], (widgets, ".", "old:.")]:
        result, _ = compare(new, old, cwd=folder)
        check(f"'{new}' is the same as '{old}'", result.ok and "no relevant changes" in result.text, result)
    code = widgets / "UpNext.intentdefinition.appintents.swift"
    edit(code, 'intentClassName = "UpNextIntent"', 'intentClassName = "Next"')
    edit(code, "case orange\n", "")
    for old in ["old:UpNext.intentdefinition", "HEAD:Widgets"]:
        result, found = compare("Widgets", old)
        check(f"changes since {old} are reported", found == {"class-name-changed", "case-removed"}, result)
        check(f"{old} is named in the report", result.code == 1 and old.split(":")[0] + ":" in result.text, result)
    for words, message in [(["none:Widgets"], "there is no revision 'none'"),
                           (["HEAD:Nothing"], "no Swift at 'HEAD:Nothing'"),
                           (["HEAD:Widgets", "old:Widgets"], "compares with one version"),
                           (["HEAD:../x"], "outside of the repository"),
                           (["HEAD:Widgets", "intentc.json"], "compares with one version")]:
        result, _ = compare("Widgets", *words)
        check(f"{words} is refused with a reason", not result.ok and message in result.text, result)
    # A name could lead out of the folder for copies, or be an option.
    write(widgets / "-n\u202e.swift", "struct A: AppIntent {}\n")
    repository.commit("Odd")
    result, _ = compare("Widgets", "HEAD:Widgets")
    check("an odd name in git is read", result.ok and "\u202e" not in result.text, result)


CLOCK = r"""
import AppIntents

struct Clock: Widget {
  static let kind = "Clock"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: ShowClock.self, provider: Provider()) { _ in }
  }
}

struct Zone: AppEntity {
  var id: Place.ID
}

struct Place: Identifiable {
  var id: String
}

struct Town: AppEntity {
  var id: String
  static let defaultQuery = TownQuery()
}

struct TownQuery: EntityPropertyQuery {}

struct NextAlarm: AppIntent {
  @Parameter(title: "Hours", inclusiveRange: (1, 24)) var hours: Int?

  func perform() async throws -> some (IntentResult & AppIntents.ReturnsValue<[Swift.String]>) {
    .result(value: [])
  }
}

struct ShowClock: WidgetConfigurationIntent {
  @Parameter(title: "Zone") var zone: Zone?
}

struct HideClock: AppIntent {}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowClock(), phrases: ["Show \(.applicationName)", "Open \(.applicationName)"])
    AppShortcut(intent: HideClock(), phrases: ["Hide \(.applicationName)"])
  }
}
"""


@pytest.mark.parametrize("old, new, rule", [
    ('"Clock"', '"ClockWidget"', "widget-kind-changed"), (', "Open .*"', "", "phrase-removed"), ("Place.ID", "String", None),
    ("Place.ID", "UUID", "property-retyped"), ("HideClock: AppIntent", "HideClock: AppIntent, DeprecatedAppIntent",
                                               "shortcut-eligibility-lost"),
    (r"Zone\?", "EntityCollection<Zone>?", "parameter-retyped"), (r"\(1, 24\)", "(1, 12)", "values-narrowed"),
    (r"AppIntents.ReturnsValue<\[Swift.String\]>", "ReturnsValue<[String]> & ProvidesDialog", None),
    (r"\[Swift.String\]", "[Date]", "response-changed"), (" & AppIntents.*>", "", "response-changed"),
    ('"Hide ', r'"\\u{48}ide ', None),
    ("struct HideClock: AppIntent {}", "struct Hide: AppIntent { static let persistentIdentifier = Names.hide }",
     "intent-renamed"),
])
def test_app_intents_in_git(check, compare, tmp_path, old, new, rule):
    repository = Repository(tmp_path)
    source = write(tmp_path / "Widgets/Clock.swift", CLOCK)
    write(tmp_path / "Other/Other.swift", "let other = 1\n")
    repository.commit("Old")
    edit(source, old, new)
    result, found = compare("Widgets", "HEAD:Widgets")
    check(f"{rule} reports it", found == ({rule} if rule else set()), result)
    check("what is not checked is said", "their targets, modules and processes are not checked" in result.err, result)
    result, _ = compare("Widgets", "HEAD:Other")
    check("nothing to compare is an error", result.code == 1 and "nothing to compare" in result.text, result)


# A widget with settings, its intent, and actions.
HABITS = r"""
import AppIntents
import WidgetKit

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    HabitsWidget()
    if #available(iOS 18, *) { OtherWidget() }
    Lamp()
  }
}

struct HabitsWidget: Widget {
  private var families: [WidgetFamily] { [.systemSmall, .systemMedium] }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Habits", intent: Pick.self, provider: Provider()) { _ in }
      .configurationDisplayName("Habits")
      .supportedFamilies(families)
  }
}

struct OtherWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Other", provider: Provider()) { _ in } }
}

struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Lamp", provider: LampProvider()) { _ in }
  }
}

struct LampProvider: AppIntentControlValueProvider {
  func currentValue(configuration: PickLamp) async throws -> Bool { true }
}

struct PickLamp: ControlConfigurationIntent {
  @Parameter(title: "Room") var room: String
}

struct Habit: AppEntity {
  let uuid: UUID
  let name: String
  var id: String { uuid.uuidString }
  static let defaultQuery = HabitQuery()
}

struct HabitQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [Habit] { load() }
}

struct Pick: WidgetConfigurationIntent {
  @Parameter(title: "Habit") var habit: Habit?
  @Parameter(title: "Rows", inclusiveRange: (0, .max)) var rows: Int?
}

protocol OwnIntent: AppIntent {}

struct Toggle: AppIntent, OwnIntent {
  static let openAppWhenRun = true
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Toggle(), phrases: ["Toggle in \(.applicationName)"])
    if #available(iOS 18, *) {
      AppShortcut(intent: Pick(), phrases: ["Pick in \(.applicationName)", "Choose in \(.applicationName)"])
    }
  }
}
"""
CONFIGURED = r"AppIntentConfiguration\(kind: \"Habits\", intent: Pick.self, provider: Provider\(\)\) { _ in }"
PLAIN = 'StaticConfiguration(kind: "Habits", provider: Provider()) { _ in }'
DROPPED = "breaking widget-eligibility-lost"


@pytest.mark.parametrize("old, new, report", [
    (CONFIGURED, PLAIN, DROPPED), ("HabitsWidget", "HabitWidget", None),
    # woocommerce/woocommerce-ios pull request 17023
    (rf"( +){CONFIGURED}(?s:.*?)families\)",
     rf"#if DEBUG\n\g<0>\n#else\n{PLAIN}.supportedFamilies(families)\n#endif", "careful widget-eligibility-lost"),
    (CONFIGURED, PLAIN.replace("Static", "WidgetKit.Static"), DROPPED),
    (rf"(?s)(.*){CONFIGURED}", r"typealias Plain = StaticConfiguration\n\1" + PLAIN.replace("StaticConfiguration", "Plain"),
     DROPPED),
    (rf"(?s){CONFIGURED}(.*?\n  \}})",
     rf'configuration("Habits")\1\n\n  private func configuration(_ kind: String) -> some WidgetConfiguration {{\n'
     rf'    {PLAIN.replace(chr(34) + "Habits" + chr(34), "kind")}\n  }}', DROPPED),
    (r"AppIntentControlC(.*)LampProvider\(\)", r"StaticControlC\1LampProvider()", DROPPED),
    (", .systemMedium", "", "careful widget-family-removed"), (r"\[.systemS", "[\n  // the small one\n  .systemS", None),
    (r"\[.systemSmall, ", "[/* not [.systemSmall], */ ", "careful widget-family-removed"),
 (r"families\)", "[.systemMedium, .systemSmall])", None),
    # Solstice
    (r"( +private var families.*)",
     r"  #if os(iOS)\n\1\n  #else\n  private var families: [WidgetFamily] { [.accessoryInline] }\n  #endif", None),
    ("    HabitsWidget\\(\\)\n", "", "breaking widget-kind-changed"),
    ("    if #available.*OtherWidget.*\n", "", "breaking widget-kind-changed"),
    ("    HabitsWidget\\(\\)", "#if DEBUG\n\\g<0>\n#endif", "careful widget-kind-changed"),
    ("HabitsWidget\\(\\)", "if #available(iOS 26, *) { \\g<0> }", "careful widget-kind-changed"),
    # pizza-studio/PizzaHelperUnited has it since the app also runs on iOS 16, where no such widget can be.
    ("HabitsWidget\\(\\)", "if #available(iOS 17.0, watchOS 10.0, *) { \\g<0> }", None),
    ("    HabitsWidget\\(\\)", "#if os(iOS)\n\\g<0>\n#endif", None),
    ("iOS 18, \\*\\) { Other", "iOS 26, *) { Other", None),
    (", .Choose.*?\\)\"", "", "careful phrase-removed"), ("Choose in", "choose, in", None),
    (r"uuid.uuidString", "name", "careful identifier-changed"), (r"\{ uuid.uuidString", "{\n return self.uuid.uuidString", None),
    ("var id: String", "\\g<0> { key }\n  private var key: String", None),
    ("(var id: String) { uuid.uuidString", r"\1 { key }\n  private var key: String { name", "careful identifier-changed"),
    (r"\(0, .max\)", "(0, 10)", "careful values-narrowed"), (r"\(0, .max\)", "0...", None),
    ("AppIntent, OwnIntent", "OwnIntent", "careful conformance-indirect"),
    (r"OwnIntent \{\n.*openAppWhenRun = true", "OwnIntent, OpenIntent {", None),
    (r"OwnIntent \{\n.*openAppWhenRun = true", "OwnIntent, ForegroundContinuableIntent {", "safe presentation-changed"),
    # Apple: 'LiveActivityIntent' runs "without opening the app", and 'deferred' "ensures the transition" to it.
    (r"AppIntent, OwnIntent \{\n.*openAppWhenRun = true", "OwnIntent, AppIntent, LiveActivityIntent {",
     "safe presentation-changed"),
    ("static let openAppWhenRun = true", "@available(iOS 26, *) static var supportedModes: IntentModes { .background }",
     "safe presentation-changed"),
    ("static let openAppWhenRun = true", "static let supportedModes: IntentModes = .foreground(.deferred)", None),
    ("static let openAppWhenRun = true", "static let supportedModes: IntentModes = .foreground(.immediate)", None),
    ("(?s)struct HabitQuery.*?\n}", "#if DEBUG\n\\g<0>\n#endif", "careful reach-reduced"),
])
def test_what_holds_settings_besides_the_intent(check, compare, tmp_path, old, new, report):
    repository = Repository(tmp_path)
    source = write(tmp_path / "Widgets/Habits.swift", HABITS)
    repository.commit("Old")
    edit(source, old, new)
    result, _ = compare("Widgets", "HEAD:Widgets")
    found = re.findall(r"(?s)^  (\w+) +\S[^[]*\[([a-z-]+)\]", result.out, re.MULTILINE)
    check.equal("what is lost", [" ".join(each) for each in found], [report] if report else [])


PROJECT = """
targets:
  App:
    type: application
    sources: [App, Shared]
    dependencies: [{target: Widget}, {target: Kit}]
  Widget:
    type: app-extension
    sources: [Widget, Shared]
  Kit:
    type: framework
    sources: [Kit]
"""
PACKAGE = """
let package = Package(name: "Core", targets: [.target(name: "Core", exclude: ["Old"])])
"""
ACTION = "import AppIntents\n\nstruct Refresh: AppIntent {}\n"


@pytest.mark.parametrize("old, new, report", [
    ("Widget", "App", "moved from the extension 'Widget' to the app 'App'"),
    ("App", "Kit", "people lose it"), ("Shared", "Kit", "moved from the app 'App' and the extension 'Widget'"),
    ("App", "Core/Sources/Core", "to the package's target 'Core'"), ("Core/Sources/Core", "App", "from the package's"),
    ("Shared", "App", "no longer has 'Refresh'"), ("App", "Shared", "now in the extension 'Widget'"),
    ("App", "App/Actions", None), ("Core/Sources/Core/Old", "App", None),
])
def test_app_intents_in_other_targets(check, released, tmp_path, old, new, report):
    """schmidtwmark/BetterBlue 90: App Intents moved out of the widget, and shortcuts failed."""
    repository = Repository(tmp_path)
    write(tmp_path / "project.yml", PROJECT)
    write(tmp_path / "Core/Package.swift", PACKAGE)
    source = write(tmp_path / old / "Refresh.swift", ACTION)
    repository.commit("Old")
    released("release", "1.0")
    (tmp_path / new).mkdir(exist_ok=True, parents=True)
    source.rename(tmp_path / new / "Refresh.swift")
    for words in [["--git", "HEAD"], ["--releases", ".intentc/releases"]]:
        result = released("diff", *words)
        if report:
            text = " ".join(result.out.split())
            check(f"'{words}' finds the move", "[intent-moved]" in text and report in text, result)
        else:
            check(f"'{words}' finds nothing", result.ok and "no relevant changes" in result.err, result)
    repository.commit("New")
    shutil.copytree(tmp_path, tmp_path / "new", ignore=shutil.ignore_patterns(".git", ".intentc"))
    repository("checkout", "--quiet", "HEAD~1", "--", ".")
    for words in [["--git", "HEAD~1..HEAD"]]:
        result = released("diff", *words)
        check(f"'{words}' finds the same", ("[intent-moved]" in result.out) == bool(report), result)


def test_a_file_that_no_target_builds(check, released, tmp_path):
    """LoopFollow has a copy of a file with App Intents in no target, whose App Intents were compared, too."""
    repository = Repository(tmp_path)
    write(tmp_path / "project.yml", PROJECT)
    source = write(tmp_path / "App/Refresh.swift", ACTION)
    stray = write(tmp_path / "Refresh 2.swift", ACTION.replace("Refresh", "RefreshAll"))
    repository.commit("Old")
    stray.unlink()
    result = released("diff", "--git", "HEAD")
    check("a stray file can go", result.ok and "no relevant changes in 1 App Intent\n" in result.err,
          result)
    source.rename(tmp_path / "Refresh.swift")
    check.fails("people lose what no target builds any more", released("diff", "--git", "HEAD"),
                r"\[intent-removed\]")
    write(tmp_path / "App.podspec", "")
    repository("add", "App.podspec")
    check.ok("CocoaPods may build it", released("diff", "--git", "HEAD"))


@pytest.fixture
def moved(released, tmp_path):
    """A repository with a definition in v1, and App Intents instead of it in v2."""
    repository = Repository(tmp_path)
    shutil.copy(UPNEXT, tmp_path)
    write(tmp_path / "intentc.json", '{"migrates": true}')
    write(tmp_path / "Other.swift", "struct Unrelated {\n  let kind = 1\n}\n")
    assert released("release", "1.0").ok
    repository.commit("One")
    repository("tag", "v1.0")
    released("generate", "UpNext.intentdefinition", "--backend", "app-intents", "--output", "Widgets")
    (tmp_path / "UpNext.intentdefinition").unlink()
    write(tmp_path / "Widgets/Clock.swift", CLOCK)
    assert released("release", "2.0", "--app-intents", ".").ok
    repository.commit("Two")
    repository("tag", "v2.0")
    return tmp_path, repository


@pytest.mark.parametrize("releases", ["v*", ".intentc/releases"])
def test_app_intents_against_releases(check, released, moved, releases):
    folder, repository = moved
    first, second = ("v1.0", "v2.0") if releases == "v*" else ("1.0", "2.0")

    def compare(*words):
        result = released("diff", "--releases", releases, "--app-intents", "Widgets", *words)
        return result, set(re.findall(r"\[([a-z-]+)\]", result.out))

    result, _ = compare()
    check("what moved loses nothing", result.ok and "no relevant changes" in result.err, result)
    if releases != "v*":
        copies = {path.name for path in folder.glob(".intentc/releases/2.0/**/*.swift")}
        check.equal("the copy has App Intents, not other Swift",
                    copies, {path.name for path in folder.glob("Widgets/*.swift")})

    code = folder / "Widgets/UpNext.intentdefinition.appintents.swift"
    edit(code, "case orange\n", "")
    edit(folder / "Widgets/Clock.swift", '"Clock"', '"ClockWidget"')
    repository.commit("Three")
    result, found = compare()
    check.equal("both old versions are compared", found, {"case-removed", "widget-kind-changed"})
    check.fails("a break fails", result)
    check("the definition of the first release loses the case", f"in updates from '{first}'" in result.out, result)
    check("so does the App Intent of the second", f"in updates from '{second}'" in result.out, result)
    entry = '{"path": "%s", "rule": "%s", "reason": "Rare.", "release": "' + second + '"}'
    entries = [entry % names for names in [("enum TitleColor.orange", "case-removed"), ("Clock", "widget-kind-changed"),
                                           ("enum TitleColorAppEnum.orange", "case-removed"), ("Gone", "case-removed")]]
    write(folder / "intentc.json", '{"migrates": true,\n"accepted": [\n%s]}' % ",\n".join(entries))
    result, found = compare(".")
    check("breaks of Swift are accepted by their paths", result.ok and "0 breaking changes" in result.err, result)
    check("an entry that accepts nothing is named", "intentc.json:6:1: warning: in updates from" in result.err, result)
    check("only one is", result.err.count("[stale-acceptance]") == 1, result)

    write(folder / "intentc.json", '{"migrates": true}')
    if releases == "v*":
        repository("tag", "v3.0")
        repository("commit", "--allow-empty", "--quiet", "--message", "Four")
    else:
        released("release", "3.0", "--app-intents", "Widgets")
    result, found = compare()
    check("what a release already breaks is only counted", result.ok and "older than this version" in result.err, result)


def test_app_intents_whose_parts_are_in_other_files(check, released, tmp_path):
    repository = Repository(tmp_path)
    rest = ('static let title: LocalizedStringResource = "Go"\n'
            "  func perform() async throws -> some IntentResult { .result() }\n}\n")
    write(tmp_path / "App/Intents.swift",
          "import AppIntents\nstruct Refresh: AppIntent {\n  " + rest + "extension Share: AppIntent {\n  " + rest)
    opening = write(tmp_path / "App/Refresh.swift", "extension Refresh {\n  static let openAppWhenRun = false\n}\n")
    sharing = write(tmp_path / "App/Share.swift", "struct Share {\n  static let isDiscoverable = true\n}\n")
    repository.commit("One")
    repository("tag", "v1.0")
    edit(opening, "false", "true")
    edit(sharing, "true", "false")
    for words in [["--releases", "v*"], ["--git", "v1.0"]]:
        result = released("diff", *words, "--app-intents", "App")
        check.equal(f"{words[0]} reads files that do not mention App Intents", set(re.findall(r"\[([a-z-]+)\]", result.out)),
                    {"presentation-changed", "shortcut-eligibility-lost"})


def test_an_app_with_widgets_only(check, released, tmp_path):
    """Delta Chat, Ente and GlucoseDirect have widgets without settings, and 'diff --git' ended with an error."""
    repository = Repository(tmp_path)
    source = write(tmp_path / "Clock.swift", """\
import WidgetKit
struct Clock: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Clock", provider: Times()) { _ in } }
}
""")
    repository.commit("Old")
    edit(source, "Times", "Hours")
    check.has("it is compared", released("diff", "--git", "HEAD"), r"^no relevant changes in 1 widget$")
    edit(source, '"Clock"', '"Hours"')
    result = released("diff", "--git", "HEAD")
    check("and a lost kind is found", "[widget-kind-changed]" in result.out and "in 1 widget" in result.err, result)
    edit(source, "(?s).*", "let nothing = 0")
    repository.commit("Nothing")
    check.fails("nothing is an error", released("diff", "--git", "HEAD"), "neither version has a definition")


@pytest.mark.parametrize("protocol, direct", [
    ("LampIntent: AppIntent", "AppIntent"), ("LampIntent where Self: AppIntent", "AppIntent"),
    ("LampIntent: WidgetConfigurationIntent", "WidgetConfigurationIntent"),
])
def test_an_app_intent_by_a_protocol_of_the_app(check, released, tmp_path, protocol, direct):
    code = 'import AppIntents\nprotocol %s {}\nstruct Go: %s { @Parameter(title: "A") var a: Int? }\n'
    write(tmp_path / "Old/Go.swift", code % (protocol, direct + ", LampIntent"))
    write(tmp_path / "New/Go.swift", code % (protocol, "LampIntent"))
    result = released("diff", "Old", "New")
    check.equal("that is all", re.findall(r"\[([a-z-]+)\]", result.out), ["conformance-indirect"])


def test_a_definition_that_becomes_a_protocol_of_the_app(check, released, tmp_path):
    """wallabag d9bc0b2 has 'AddEntryIntent: WallabagIntent' instead of the definition's intent."""
    copy(UPNEXT, tmp_path / "Old")
    code = """\
import AppIntents
protocol WallabagIntent: AppIntent {}
struct UpNext: WallabagIntent {
  static let intentClassName = "UpNextIntent"
  @Parameter(title: "Url") var url: URL?
}
"""
    write(tmp_path / "New/UpNext.swift", code)
    found = "'UpNext' now conforms to 'AppIntent' only through 'WallabagIntent'"
    check.has("it is said", released("diff", "Old", "New"), found)
    copy(UPNEXT, tmp_path / "Both")
    write(tmp_path / "Both/UpNext.swift", code)
    check.lacks("but only once", released("diff", "Both", "New"), found)


def test_a_composition_of_protocols_is_no_app_intent(check, released, tmp_path):
    code = "import AppIntents\nprotocol Own: AppIntent {}\n%s\n"
    write(tmp_path / "Old/Go.swift", code % "typealias Both = AppIntent & Own\nstruct Go: Both {}")
    write(tmp_path / "New/Go.swift", code % "struct Go: AppIntent, Own {}")
    result = released("diff", "Old", "New")
    check("nobody loses it", result.ok and not result.out, result)
    check.has("and it does not count", result, "no relevant changes in 1 App Intent$")


def test_what_diff_cannot_find(check, released, tmp_path):
    write(tmp_path / "Old/Go.swift", ACTION)
    write(tmp_path / "README", "App")
    for path, reason in [("gone", "gone: error: no such file or folder"), ("App.xcodeproj", "no such file or folder"),
                         ("README", "the file is not an XML or binary property list")]:
        result = released("diff", "Old", path)
        check.fails(f"'{path}' is an error", result, reason)
        check.lacks(f"and '{path}' is not called a definition", result, "only a definition")
    check.fails("everything that can be compared is named", released("diff", "Old"),
                "a Swift file, a folder, a project, 'REVISION:PATH' in git, or")


@pytest.mark.parametrize("range, isOpen", [
    ("(0, .max)", True), ("0...Int.max", True), ("(0, Limits.max)", False), ("0...", True), ("(-.max, 10)", True),
    ("..<11", True), ("0..<11", False),
])
def test_only_the_limits_of_numbers_are_open(check, released, tmp_path, range, isOpen):
    code = ('import AppIntents\nenum Limits { static let max = 10 }\n'
            'struct Go: AppIntent { @Parameter(title: "A", inclusiveRange: %s) var a: Int? }\n')
    write(tmp_path / "Old/Go.swift", code % range)
    write(tmp_path / "New/Go.swift", code % "(0, 10)")
    result = released("diff", "Old", "New")
    check.equal(f"'{range}'", re.findall(r"\[([a-z-]+)\]", result.out), ["values-narrowed"] if isOpen else [])


def test_the_width_of_katakana(check, released, tmp_path):
    code = """\
import AppIntents
struct Go: AppIntent {}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: Go(), phrases: ["%s \\(.applicationName)"]) }
}
"""
    write(tmp_path / "Old/Go.swift", code % "ｶﾌｪｶﾞ")
    write(tmp_path / "New/Go.swift", code % "カフェガ")
    check.ok("it does not count", released("diff", "Old", "New"))
    write(tmp_path / "New/Go.swift", code % "カフエガ")
    check.has("other words do", released("diff", "Old", "New"), "phrase-removed")


@pytest.mark.parametrize("old, new", [("Names.verb", "Names.verb"), ("", "Names.verb"), ("Names.verb", "")])
def test_a_phrase_with_an_unknown_part(check, released, tmp_path, old, new):
    """One phrase with a part that only a build knows turned off the comparison of all phrases."""
    code = """\
import AppIntents
struct Go: AppIntent {}
struct Stop: AppIntent {}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: [%s])
    AppShortcut(intent: Stop(), phrases: ["Stop \\(Names.other) in \\(.applicationName)"])
  }
}
"""

    def phrases(verb, *others):
        unknown = [f'"\\({verb}) with \\(.applicationName)"'] if verb else []
        return ", ".join(unknown + [f'"{other} \\(.applicationName)"' for other in others])

    write(tmp_path / "Old/Go.swift", code % phrases("", "Go", "Run"))
    write(tmp_path / "New/Go.swift", code % phrases("", "Go"))
    check.has("an App Shortcut without it is compared", released("diff", "Old", "New"), "the phrase 'Run ")
    write(tmp_path / "Old/Go.swift", code % phrases(old, "Go", "Run"))
    write(tmp_path / "New/Go.swift", code % phrases(new, "Go"))
    result = released("diff", "Old", "New")
    check("it may be the lost one", ("[phrase-removed]" in result.out) == (new == ""), result)


BUNDLE = """\
import WidgetKit
struct Clock: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Clock", provider: P()) { _ in } } }
struct Other: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Other", provider: P()) { _ in } } }
struct Inner: WidgetBundle { var body: some Widget { Other() } }
@main struct Main: WidgetBundle {
  var body: some Widget {
    Clock()
    %s
  }
  %s
}
%s
"""


@pytest.mark.parametrize("listed, member, rest", [
    ("Other()", "", ""), ("rest()", "@WidgetBundleBuilder private func rest() -> some Widget { Other() }", ""),
    ("rest", "@WidgetBundleBuilder var rest: some Widget { Other() }", ""),
    ("All.rest()", "", "enum All { static func rest() -> some Widget { Other() } }"),
    ("X()", "", "typealias X = Other"), ("Other.init()", "", ""), ("Inner().body", "", ""),
    ("if #available(iOS 17, *) { rest }", "@WidgetBundleBuilder var rest: some Widget { Other() }", ""),
])
def test_a_bundle_lists_a_widget_in_other_words(check, released, tmp_path, listed, member, rest):
    """The main bundle of pawello2222/WidgetExamples no longer has the body of another one since 800625c."""
    write(tmp_path / "Old/W.swift", BUNDLE % ("Other()", "", ""))
    write(tmp_path / "New/W.swift", BUNDLE % (listed, member, rest))
    result = released("diff", "Old", "New")
    check(f"'{listed}' lists the widget", result.ok and not result.out and "no relevant changes" in result.err, result)
    write(tmp_path / "Gone/W.swift", BUNDLE % ("", "", ""))
    check.fails("without it, the widget is gone", released("diff", "New", "Gone"), "no widget bundle has the widget 'Other'")
    edit(tmp_path / "Gone/W.swift", "(?m)^struct Other.*\n|^struct Inner.*\n", "")
    check.fails("or without its type", released("diff", "New", "Gone"), "no widget has the kind 'Other' any more")


def test_a_bundle_that_cannot_be_followed(check, released, tmp_path):
    write(tmp_path / "Old/W.swift", BUNDLE % ("Other()", "", ""))
    write(tmp_path / "New/W.swift", BUNDLE % ("Elsewhere.widgets()", "", ""))
    result = released("diff", "Old", "New")
    check("no widget is lost", result.ok and not result.out, result)
    check.equal("a note says so once", result.err.count("'Main' has widgets that intentc cannot follow"), 1)


@pytest.mark.parametrize("listed, rest", [
    ("if Flags.isOn { Other() }", ""), ("Other().environment(1)", ""),
    ("more()", "@WidgetBundleBuilder func more() -> some Widget { Other() }\nenum Numbers { func more() -> Int { 3 } }"),
])
def test_a_bundle_that_could_not_be_followed(check, released, tmp_path, listed, rest):
    """A widget that it may have listed is gone without a finding, and the note named another type."""
    write(tmp_path / "Old/W.swift", BUNDLE % (listed, "", rest))
    write(tmp_path / "New/W.swift", BUNDLE % ("", "", rest))
    result = released("diff", "Old", "New")
    check("no widget is said to be lost", result.ok and not result.out, result)
    check.has("but a note names the bundle", result, "'Main' has widgets that intentc cannot follow")


def test_a_widget_that_nobody_could_place(check, released, tmp_path):
    """No bundle of bravelocation/daysleft a1248ad, sudopark/TodoCalendar d7e0d843 or DesktopRenamer d439f1e lists it."""
    old = BUNDLE.replace("struct Inner: WidgetBundle { var body: some Widget { Other() } }\n", "") % ("", "", "")
    write(tmp_path / "Old/W.swift", old)
    for name, new in [("removed", re.sub("(?m)^struct Other.*\n", "", old)), ("of another kind", old.replace('"Other"', '"Next"'))]:
        write(tmp_path / "New/W.swift", new)
        result = released("diff", "Old", "New")
        check(f"it can be {name}", result.ok and "no relevant changes" in result.err, result)
    single = re.sub("(?s)@main.*", "", old).replace("struct Clock", "@main struct Clock")
    write(tmp_path / "Old/W.swift", single)
    write(tmp_path / "New/W.swift", re.sub("(?m)^struct Other.*\n", "", single))
    check.ok("the app may have a single widget", released("diff", "Old", "New"))
    write(tmp_path / "Old/W.swift", single.replace("@main ", ""))
    check.fails("without bundles, it counts", released("diff", "Old", "New"), "no widget has the kind 'Other' any more")


@pytest.mark.parametrize("body, member", [
    # bravelocation/daysleft
    ("if #available(iOS 18, *) { return all } else { return old }", "var old: some Widget { Clock() }"),
    # duckduckgo/apple-browsers and home-assistant/iOS
    ("make()", """func make() -> some Widget {
    if #available(iOS 18, *) { return all }

    if #available(iOS 17, *) {
      return WidgetBundleBuilder.buildBlock(Clock(), Inner().body)
    } else {
      return Clock()
    }
  }"""),
])
def test_a_bundle_for_each_system(check, released, tmp_path, body, member):
    def bundle(listed, all):
        return BUNDLE % (listed, "@WidgetBundleBuilder var all: some Widget { Clock()\n" + all + " }\n  " + member, "")
    systems = bundle("", "Other()").replace("    Clock()\n    \n", f"    {body}\n")
    write(tmp_path / "Old/W.swift", systems)
    write(tmp_path / "New/W.swift", systems.replace("Clock()\nOther()", "Clock()").replace(", Inner().body", ""))
    write(tmp_path / "Plain/W.swift", bundle("Other()", ""))
    check.has("a widget that no system has is gone", released("diff", "Old", "New"), "no widget bundle has the widget 'Other'")
    result = released("diff", "Plain", "Old")
    check("the bundle can be followed, and each system has the other widget",
          result.ok and "cannot follow" not in result.err and "'Clock'" not in result.out, result)


def test_a_bundle_lists_a_widget_for_some_people(check, released, tmp_path):
    write(tmp_path / "Old/W.swift", BUNDLE % ("Other()", "", ""))
    write(tmp_path / "New/W.swift", BUNDLE % ("if #available(iOS 26, *) { Inner().body }", "", ""))
    result = released("diff", "Old", "New")
    check("it is said once, and fails nothing", result.ok and "0 breaking changes, 1 careful" in result.err, result)
    check("with the condition", "only has the widget 'Other' with '#available(iOS 26, *)' now"
          in " ".join(result.out.split()), result)
    result = released("diff", "New", "New")
    check("nothing is new where it was so before", result.ok and "no relevant changes" in result.err, result)
    same = ('struct New: Widget { var body: some WidgetConfiguration { '
            'StaticConfiguration(kind: "Other", provider: P()) { _ in } } }')
    write(tmp_path / "Both/W.swift", BUNDLE % ("if #available(iOS 26, *) { Other() } else { New() }", "", same))
    result = released("diff", "Old", "Both")
    check("another widget can have the kind elsewhere", result.ok and "no relevant changes" in result.err, result)


SIZED = """\
import WidgetKit
struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: P()) { _ in }.supportedFamilies(%s)
  }

  %s
}
%s
"""


@pytest.mark.parametrize("sizes, member, rest", [
    # marco308/mdone
    ("sizes", """private var sizes: [WidgetFamily] {
    #if os(iOS)
    if #available(iOS 17.0, *) {
      return [.systemSmall, .systemMedium, .systemLarge]
    } else {
      return [.systemSmall, .systemMedium]
    }
    #else
    return [.systemSmall]
    #endif
  }""", ""),
    # bravelocation/daysleft
    ("self.sizes()", """private func sizes() -> [WidgetFamily] {
    if #available(iOSApplicationExtension 16.0, *) {
      #if !targetEnvironment(macCatalyst)
      return [.systemSmall, .systemMedium, .systemLarge]
      #endif
    }

    return [.systemSmall, .systemMedium]
  }""", ""),
    # home-assistant/iOS and xDrip4iOS
    ("sizes", """private var sizes: [WidgetFamily] {
    var sizes: [WidgetFamily] = [.systemSmall]
    if #available(iOSApplicationExtension 16.0, *) {
      sizes.append(.systemLarge)
      sizes.append(contentsOf: [.systemMedium])
    }
    return sizes
  }""", ""),
    # woocommerce/woocommerce-ios
    (".small + .mine", "", """private extension Array where Element == WidgetFamily {
  static var small: [WidgetFamily] { [.systemSmall] }
  static let mine: [WidgetFamily] = [
    .systemMedium,
    .systemLarge,
  ]
}"""),
])
def test_sizes_from_other_code(check, released, tmp_path, sizes, member, rest):
    code = SIZED % (sizes, member, rest)
    write(tmp_path / "Old/W.swift", code)
    write(tmp_path / "New/W.swift", code.replace(".systemLarge", ".systemSmall"))
    check.has("a lost one is found", released("diff", "Old", "New"), "no longer supports 'systemLarge', so people lose")
    result = released("diff", "New", "Old")
    check("none is lost", result.ok and not result.out and "no relevant changes" in result.err, result)
    write(tmp_path / "List/W.swift", SIZED % ("[.systemLarge, .systemMedium, .systemSmall]", "", ""))
    for words in [["List", "Old"], ["Old", "List"]]:
        result = released("diff", *words)
        check(f"it is the same as a list, from {words[0]}", result.ok and not result.out, result)
    # woocommerce/woocommerce-ios has such a flag.
    write(tmp_path / "Flag/W.swift", SIZED % ("isNew ? [.systemSmall] : []", "", ""))
    check.lacks("an unknown list says nothing", released("diff", "Old", "Flag"), "widget-family-removed")


def test_a_list_that_is_appended_is_no_size(check, released, tmp_path):
    """'append(contentsOf: Self.more)' counted as a size 'more', which the written list then no longer had."""
    member = """private static let more: [WidgetFamily] = [.systemMedium, .systemLarge]
  private var sizes: [WidgetFamily] {
    var sizes: [WidgetFamily] = [.systemSmall]
    sizes.append(contentsOf: Self.more)
    return sizes
  }"""
    write(tmp_path / "Old/W.swift", SIZED % ("sizes", member, ""))
    write(tmp_path / "New/W.swift", SIZED % ("[.systemSmall, .systemMedium, .systemLarge]", "", ""))
    result = released("diff", "Old", "New")
    check("nothing is lost", result.ok and not result.out, result)


@pytest.mark.parametrize("kind, rest", [
    # Each widget of Automattic/simplenote-ios has such constants in its file.
    ("Constants.kind", 'private struct Constants {\n  static var kind: String { "%s" }\n}'),
    ("Self.kind()", 'extension Clock {\n  static func kind() -> String { return "%s" }\n}'),
    (".clock", 'private extension String {\n  static let clock = "%s"\n}'),
])
def test_a_kind_from_other_code(check, released, tmp_path, kind, rest):
    code = """\
import WidgetKit
struct %s: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: %s, provider: P()) { _ in } } }
%s
"""
    constants = 'private struct Constants {\n  static let kind = "Timer"\n}'
    for name, found in [("Old", "Clock"), ("New", "Clock2")]:
        write(tmp_path / name / "Clock.swift", code % ("Clock", kind, rest % found))
        write(tmp_path / name / "Timer.swift", code % ("Timer", "Constants.kind", constants))
    result = released("diff", "Old", "New")
    check.equal("one is lost", re.findall(r"\[([a-z-]+)\]", result.out), ["widget-kind-changed"])
    check("its kind is known", "the kind of the widget 'Clock' changed from 'Clock' to 'Clock2'"
          in " ".join(result.out.split()), result)


@pytest.mark.parametrize("start, kind, rest", [
    ('let kind = "Local"', "kind", ""),
    ('func made(_ kind: String) -> some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }',
     '"Clock"', ""),
    ("", "Kinds.clock.rawValue", 'enum Kinds: String { case clock = "%s"; var rawValue: String { "Clock" } }'),
])
def test_a_kind_that_other_code_does_not_give(check, released, tmp_path, start, kind, rest):
    code = """\
import WidgetKit
private let kind = "%s"
struct Clock: Widget {
  var body: some WidgetConfiguration {
    %s
    return StaticConfiguration(kind: %s, provider: P()) { _ in }
  }
}
%s
"""
    for name, found in [("Old", "A"), ("New", "B")]:
        write(tmp_path / name / "W.swift", code % (found, start, kind, rest % found if rest else ""))
    result = released("diff", "Old", "New")
    check("nothing is lost", result.ok and not result.out, result)


def test_a_class_tells_that_a_renamed_app_intent_is_the_same(check, released, tmp_path):
    code = """\
import AppIntents
struct %s: CustomIntentMigratedAppIntent {
  static let intentClassName = "ShowIntent"
  @Parameter(title: "City") var city: String?
  %s
}
"""
    write(tmp_path / "Old/I.swift", code % ("Show", ""))
    write(tmp_path / "New/I.swift", code % ("Display", '@Parameter(title: "Size") var size: Int?'))
    result = released("diff", "Old", "New")
    check("it is renamed, not removed", result.ok and "[intent-renamed]" in result.out
          and "intent-removed" not in result.out, result)


HABIT = """\
import AppIntents
struct HabitQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [Habit] { load() }
}
struct Go: AppIntent { @Parameter(title: "Habit") var habit: Habit? }
"""
ENTITY = """\
struct Habit: AppEntity {
  static let defaultQuery = HabitQuery()
  var id: String { %s }
}
"""


@pytest.mark.parametrize("code", [
    ENTITY % "key" + "extension Habit {\n  private var key: String { VALUE }\n}\n",
    ENTITY.replace("{ %s }", "{\n    get { self.key }\n  }\n  let name: String\n  var key: String { return self.VALUE }"),
    "protocol Named { var id: String { get } }\nextension Named { var id: String { VALUE } }\n"
    + ENTITY.replace("AppEntity", "AppEntity, Named").replace("  var id: String { %s }\n", ""),
])
def test_an_identifier_from_other_code(check, released, tmp_path, code):
    write(tmp_path / "Old/Habit.swift", HABIT + code.replace("VALUE", "uuid.uuidString"))
    write(tmp_path / "New/Habit.swift", HABIT + code.replace("VALUE", "name"))
    write(tmp_path / "Same/Habit.swift", HABIT + ENTITY % "uuid.uuidString")
    result = released("diff", "Old", "New")
    check("it is said", "the 'id' of 'Habit' is 'name' now, and was 'uuid.uuidString'" in " ".join(result.out.split()),
          result)
    result = released("diff", "Old", "Same")
    check("'id' can say the same itself", result.ok and not result.out, result)


@pytest.mark.parametrize("name", ["AudioPlaybackIntent", "LiveActivityIntent", "SetValueIntent"])
def test_a_protocol_that_does_not_open_the_app(check, released, tmp_path, name):
    """Automattic/pocket-casts-ios has the first, flipperdevices/Flipper-iOS-App the second, home-assistant/iOS the third."""
    code = "import AppIntents\nstruct Play: %s {\n  %s\n}\n"
    write(tmp_path / "Old/Play.swift", code % (name, ""))
    write(tmp_path / "New/Play.swift", code % (name, "static let openAppWhenRun = true"))
    result = released("diff", "Old", "New")
    check("it opens the app now", "shortcuts with 'Play' now open the app; before, they ran in the background"
          in " ".join(result.out.split()), result)
    write(tmp_path / "New/Play.swift", code % ("AppIntent", ""))
    check.lacks("both run in the background", released("diff", "Old", "New"), "presentation-changed")


SHORTCUTS = """\
import AppIntents
struct Play: AppIntent {}
struct Stop: AppIntent {}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    %s
  }
}
"""
PLAY = r'AppShortcut(intent: Play(), phrases: ["Play in \(.applicationName)"])'
STOP = r'AppShortcut(intent: Stop(), phrases: ["Stop in \(.applicationName)"])'


@pytest.mark.parametrize("listed, members", [
    # JuiceBox Companion
    ("[play(), stop()]", "static func play() -> AppShortcut { PLAY }\n  static func stop() -> AppShortcut { return STOP }"),
    ("play\n    stop", "static var play: AppShortcut { PLAY }\n  static var stop: AppShortcut { STOP }"),
    ("Self.all", "static let all = [PLAY, STOP]"),
    ("all", "@AppShortcutsBuilder static var all: [AppShortcut] {\n    PLAY\n    STOP\n  }"),
])
def test_app_shortcuts_from_other_code(check, released, tmp_path, listed, members):
    members = members.replace("PLAY", PLAY).replace("STOP", STOP)
    code = SHORTCUTS % listed + "private extension Shortcuts {\n  " + members + "\n}\n"
    write(tmp_path / "Old/Shortcuts.swift", code)
    write(tmp_path / "New/Shortcuts.swift", code.replace("Stop in", "End in"))
    result = released("diff", "Old", "New")
    check("a lost phrase is found", "[phrase-removed]" in result.out and "the phrase 'Stop in " in result.out, result)
    write(tmp_path / "List/Shortcuts.swift", SHORTCUTS % f"{PLAY}\n    {STOP}")
    for words in [["Old", "List"], ["List", "Old"]]:
        result = released("diff", *words)
        check(f"it is the same as a list, from {words[0]}", result.ok and not result.out, result)
    circle = SHORTCUTS % "all" + "extension Shortcuts { static var all: [AppShortcut] { [all] } }\n"
    write(tmp_path / "Circle/Shortcuts.swift", circle)
    check.lacks("a circle says nothing", released("diff", "Old", "Circle"), "phrase-removed")


STATIC = ('struct %s: Widget {\n  var body: some WidgetConfiguration {\n'
          '    StaticConfiguration(kind: "%s", provider: P()) { _ in }\n  }\n}\n')
PLAIN_BUNDLE = "import WidgetKit\n%sstruct Main: WidgetBundle { var body: some Widget { %s } }\n"


@pytest.mark.parametrize("start, main", [
    ("#if !TESTING\n@main\n#endif\n", ""), ("", "Main.main()\n"),
    ("", "if #available(iOS 18, *) { Main.main() } else { Old.main() }\n"),
])
@pytest.mark.parametrize("other", [
    "@main struct Clocks: WidgetBundle { var body: some Widget { Clock() } }\n" + STATIC % ("Clock", "Clock"),
    "@main " + STATIC % ("Clock", "Clock"),
])
def test_another_target_starts_its_bundle_in_another_way(check, released, tmp_path, start, main, other):
    """The widgets of one target counted as not listed once another target had a plain '@main'."""
    widgets, both = STATIC % ("A", "A") + STATIC % ("B", "B"), "A()\nB()"
    for name, start, main, all, listed in [
        ("Old", "@main ", "", widgets, both), ("New", start, main, widgets, both),
        ("Dropped", start, main, widgets, "A()"), ("Gone", start, main, STATIC % ("A", "A"), "A()"),
    ]:
        write(tmp_path / name / "Widgets.swift", PLAIN_BUNDLE % (start, listed) + all)
        write(tmp_path / name / "main.swift", main)
        write(tmp_path / name / "Clock.swift", "import WidgetKit\n" + other)
    result = released("diff", "Old", "New")
    check("both targets have their widgets", result.ok and "no relevant changes" in result.err, result)
    check.fails("a bundle drops one", released("diff", "New", "Dropped"), "no widget bundle has the widget 'B'")
    check.fails("or its type goes", released("diff", "New", "Gone"), "no widget has the kind 'B' any more")


def test_equal_widgets_in_named_files(check, released, tmp_path):
    """CI with a Swift file in its command failed as long as nothing changed: "there is nothing to compare"."""
    for name in ["Old.swift", "New.swift"]: write(tmp_path / name, "import WidgetKit\n@main " + STATIC % ("A", "A"))
    result = released("diff", "Old.swift", "New.swift")
    check("they are equal", result.ok and "no relevant changes" in result.err, result)


LAUNCHED = """\
import WidgetKit
struct Clock: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Clock", provider: P()) { _ in } } }
struct Other: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "Other", provider: P()) { _ in } } }
struct New: WidgetBundle { var body: some Widget { Clock() } }
struct Old: WidgetBundle { var body: some Widget { Clock() } }
@main struct Launcher {
  static func main() { if #available(iOS 17, *) { New.main() } else { Old.main() } }
}
"""


def test_a_program_that_chooses_its_bundle(check, released, tmp_path):
    write(tmp_path / "Old/W.swift", LAUNCHED)
    write(tmp_path / "New/W.swift", re.sub("(?m)^struct Other.*\n", "", LAUNCHED))
    result = released("diff", "Old", "New")
    check("a widget that no bundle lists is nobody's", result.ok and not result.out, result)
    write(tmp_path / "Gone/W.swift", LAUNCHED.replace("Clock() }", "Other() }"))
    check.fails("one of its bundles' is lost", released("diff", "Old", "Gone"), "no widget bundle has the widget 'Clock'")
    single = LAUNCHED.replace("{ New.main() } else { Old.main() }", "{ New.main() } else { Clock.main() }")
    write(tmp_path / "Single/W.swift", single)
    result = released("diff", "Old", "Single")
    check("it can start a single widget", result.ok and not result.out, result)


def test_a_bundle_that_another_module_starts(check, released, tmp_path):
    """Without '@main', a bundle elsewhere may list a widget that none lists here."""
    widgets = STATIC % ("A", "A") + STATIC % ("B", "B")
    write(tmp_path / "Old/Widgets.swift", PLAIN_BUNDLE % ("public ", "A()") + widgets)
    write(tmp_path / "New/Widgets.swift", PLAIN_BUNDLE % ("public ", "A()") + STATIC % ("A", "A"))
    check.fails("its kind is lost", released("diff", "Old", "New"), "no widget has the kind 'B' any more")


TEMPLATE = """\
import AppIntents
struct Template: WidgetConfigurationIntent {
  static let isDiscoverable = false
  @Parameter(title: "City") var city: String?
}
"""


def test_a_widget_outside_of_the_compared_folder(check, released, tmp_path):
    """Only a whole app shows that no widget uses an App Intent, as in gitmichaelqiu/DesktopRenamer 7e4780a."""
    repository = Repository(tmp_path)
    write(tmp_path / "project.yml", PROJECT)
    write(tmp_path / "Widget/W.swift", BUNDLE % ("Other()", "", ""))
    intent = write(tmp_path / "Widget/Template.swift", TEMPLATE)
    repository.commit("Old")
    shutil.copytree(tmp_path / "Widget", tmp_path / "Part")
    assert released("release", "1.0", cwd=tmp_path / "Part").ok
    edit(intent, "city: String", "town: String")
    result = released("diff", "--git", "HEAD", "Widget")
    check("in a whole app, nobody loses it", result.ok and "no relevant changes" in result.err, result)
    for words in [["Part", "Widget"], ["--releases", "Part/.intentc/releases", "Widget"]]:
        check.fails(f"'{words}' may lose it", released("diff", *words), r"\[parameter-renamed\]")


NAMESAKES = """\
import AppIntents
enum Table { enum Mode: String { case meals, doses } }
enum Mode: String { case open, closed }
extension %s: AppEnum {}
struct Go: AppIntent { @Parameter(title: "Mode") var mode: %s? }
"""


@pytest.mark.parametrize("name, gone, expected", [
    ("Mode", ", doses", None), ("Mode", ", closed", "closed"),
    ("Table.Mode", ", closed", None), ("Table.Mode", ", doses", "doses"),
])
def test_an_extension_extends_one_of_several_types(check, released, tmp_path, name, gone, expected):
    """iAPS has three types 'Mode', and only one of them is an 'AppEnum'."""
    code = NAMESAKES % (name, name)
    write(tmp_path / "Old/Go.swift", code)
    write(tmp_path / "New/Go.swift", code.replace(gone, ""))
    result = released("diff", "Old", "New")
    check(f"'{name}' without '{gone}'", (f"has no case '{expected}'" in result.out) if expected else not result.out, result)


NESTED = """\
import AppIntents
enum Soup { enum Mode: String, AppEnum { case hot, cold } }
enum Bread { enum Mode: String, AppEnum { case white, dark } }
struct Cook: AppIntent { @Parameter(title: "Mode") var mode: Soup.Mode? }
struct Bake: AppIntent { @Parameter(title: "Mode") var mode: [App.Bread.Mode] }
"""


@pytest.mark.parametrize("gone", ["cold", "dark"])
def test_a_type_is_named_with_the_type_around_it(check, released, tmp_path, gone):
    """iAPS has three types 'Mode', two of them in other types."""
    write(tmp_path / "Old/Go.swift", NESTED)
    write(tmp_path / "New/Go.swift", NESTED.replace(f", {gone}", ""))
    result = released("diff", "Old", "New")
    check(f"'{gone}' is gone", f"has no case '{gone}'" in result.out and "1 breaking change" in result.err, result)


def test_app_intents_in_releases_of_a_project(check, released, moved):
    folder, _ = moved
    write(folder / "intentc.json", '{"migrates": true, "releases": "v*"}')
    result = released("diff", "--app-intents", "Widgets")
    check("the setting of the project counts", result.ok and "no relevant changes" in result.err, result)
    result = released("diff")
    check("Swift need not be named", result.ok and "no relevant changes in 1 definition and 4 App" in result.err, result)
    outside = released("release", "3.0", "Widgets", "--app-intents", "Other.swift")
    check.fails("Swift outside of the folder is refused", outside, "is outside of 'Widgets'")


def test_app_intents_against_a_revision(check, released, moved):
    folder, _ = moved

    def compare(revision):
        return released("diff", "--git", revision, "--app-intents", "Widgets")

    for revision in ["v1.0", "v2.0"]:
        result = compare(revision)
        check(f"since {revision}, nothing is lost", result.ok and "no relevant changes" in result.err, result)
    edit(folder / "Widgets/UpNext.intentdefinition.appintents.swift", "case orange\n", "")
    for revision, path in [("v1.0", "enum TitleColor.orange"),
                           ("v2.0", "enum TitleColorAppEnum.orange")]:
        result = compare(revision)
        check.fails(f"since {revision}, a case is lost", result, "[case-removed]")
        check.lacks("a revision is no release", result, "in updates from")
        write(folder / "intentc.json", '{"migrates": true, "accepted": [{"path": "%s", "rule": "case-removed", '
                                       '"reason": "Rare.", "release": "2.0"}]}' % path)
        result = compare(revision)
        check("it can be accepted", result.ok and "1 accepted" in result.err, result)
        write(folder / "intentc.json", '{"migrates": true}')
    check.ok("two revisions can be compared, too", compare("v1.0..v2.0"))


def test_widgets_of_a_definition(check, released, tmp_path):
    """A widget whose intent is in a definition loses its settings, too, where no App Intent is declared."""
    repository = Repository(tmp_path)
    copy(UPNEXT, tmp_path)
    widget = ('import WidgetKit\nstruct Next: Widget {\n  var body: some WidgetConfiguration {\n'
              '    IntentConfiguration(kind: "Next", intent: UpNextIntent.self, provider: P()) { _ in V() }\n  }\n}\n')
    write(tmp_path / "W.swift", widget)
    repository.commit("before")
    check("nothing changed", released("diff", "--git", "HEAD").ok)
    write(tmp_path / "W.swift", widget.replace("IntentConfiguration", "StaticConfiguration").replace("intent: UpNextIntent.self, ", ""))
    check.fails("its settings are lost", released("diff", "--git", "HEAD"), "widget-eligibility-lost")
    write(tmp_path / "W.swift", widget.replace('kind: "Next"', 'kind: "Later"'))
    check.fails("its kind changed", released("diff", "--git", "HEAD"), "widget-kind-changed")
    write(tmp_path / "W.swift", widget)
    check.ok("a release is kept", released("release", "1.0"))
    check("with the widget", (tmp_path / ".intentc/releases/1.0/W.swift").is_file())
    write(tmp_path / "W.swift", widget.replace("IntentConfiguration", "StaticConfiguration").replace("intent: UpNextIntent.self, ", ""))
    check.fails("so its settings are lost since then", released("diff", "--releases", ".intentc/releases"), "widget-eligibility-lost")


def test_widgets_that_cannot_be_read(check, lean, tmp_path):
    """A widget that lost the settings of a definition's intent was 'no relevant changes', exit 0."""
    repository = Repository(tmp_path)
    definition = copy(UPNEXT, tmp_path)
    widget = ('import WidgetKit\nstruct Next: Widget {\n  var body: some WidgetConfiguration {\n'
              '    %s(kind: "Next", provider: P()) { _ in V() }\n  }\n}\n')

    def compare():
        return run(lean / "intentc", "diff", "--git", "HEAD", cwd=tmp_path, env={"INTENTC_SWIFT": "nothing"})

    repository.commit("before")
    source = write(tmp_path / "W.swift", widget % "IntentConfiguration")
    check("a new widget loses nothing", compare().code == 0, compare())
    repository.commit("widget")
    edit(definition, "Up Next", "Next Up")
    check("and is not needed if only a definition changes", compare().code == 0, compare())
    edit(definition, "Next Up", "Up Next")
    write(source, widget % "StaticConfiguration")
    result = compare()
    check("a changed one is needed", result.code == 69 and "make install-swift" in result.err, result)
    check.has("and is named", result, "the widgets in 'W.swift' are not compared: ")
    definition.unlink()
    check.fails("a definition without App Intents is lost anyway", compare(), r"\[intent-removed\]")


def test_both_sorts_of_declarations(check, released, lean, tmp_path):
    """The first command of README finds what breaks before, during and after a move to App Intents.

    After a finished move, a changed 'intentClassName' was "no relevant changes", and so was an app in Swift only.
    """
    repository = Repository(tmp_path)
    definition, code = copy(UPNEXT, tmp_path), tmp_path / "Widget/UpNext.intentdefinition.appintents.swift"
    write(tmp_path / "intentc.json", '{"migrates": true}')
    write(tmp_path / "Other.swift", "// AppIntents come later.\nstruct Other {}\n")

    def commit(name):
        repository.commit(name)
        repository("tag", name)

    def compare(*words):
        result = released("diff", *words)
        return result, sorted(set(re.findall(r"\[([a-z-]+)\]", result.out)) - {"intent-added"})

    commit("before")
    released("generate", definition, "--backend", "app-intents", "--output", "Widget")
    commit("during")
    definition.unlink()
    commit("after")
    names = ["before", "during", "after"]
    for old in names:
        for new in names[names.index(old):]:
            result, _ = compare("--git", f"{old}..{new}")
            check(f"nothing is lost from {old} to {new}", result.ok and not result.out, result)
    result, _ = compare("--git", "before..before")
    check("nothing but definitions is compared", result.err == "no relevant changes in 1 definition\n")
    result, _ = compare("--git", "after")
    check("an app in Swift only has no definition", result.ok and "in 1 App Intent\n" in result.err, result)

    edit(code, 'intentClassName = "UpNextIntent"', 'intentClassName = "Next"')
    commit("broken")
    repository("checkout", "--quiet", "during", "--", definition)
    commit("half")
    for new, old, broken in [("broken", "before", True), ("broken", "during", True), ("broken", "after", True),
                             ("half", "before", False), ("half", "during", True), ("half", "after", True)]:
        result, found = compare("--git", f"{old}..{new}")
        check.equal(f"the class that changed from {old} to {new} is reported once", found,
                    ["class-name-changed"] if broken else [])
    for words in [["--git", "after"], ["--git", "after", "Widget"], ["--git", "after", code], ["after:Widget", "Widget"],
                  ["after:.", "."], ["after:Widget", "half:Widget"], [f"after:Widget/{code.name}", code],
                  ["--app-intents", "Widget", "after:Widget"], ["--git", "after", "--app-intents", "Widget"],
                  ["--releases", "after"]]:
        result, found = compare(*words)
        check.equal(f"'{words}' finds it", found, ["class-name-changed"])
    assert released("release", "1.0").ok
    edit(code, "case orange\n", "")
    for words in [[".intentc/releases/1.0", "."], ["--releases", ".intentc/releases"], [".intentc/releases/1.0", "Widget"],
                  ["--app-intents", "Widget", ".intentc/releases/1.0"]]:
        result, found = compare(*words)
        check(f"'{words}' finds a removed case", "case-removed" in found, result)
    check.fails("a definition cannot replace Swift", compare("Widget", definition)[0], "name folders that contain both")
    check.fails("the possible inputs are named", compare("Widget")[0], "a Swift file, a folder, a project, 'REVISION:PATH' in git")

    result, _ = compare("--git", "after", "New")
    write(tmp_path / "New/A.swift", code.read_text().replace("UpNext", "Later"))
    result, _ = compare("--git", "after", "New")
    check.has("a folder that is new is named", result, "'after' contains no definition and no App Intent at 'New'; if they were elsewhere")

    def unread(revisions, *words):
        return run(lean / "intentc", "diff", "--git", revisions, *words, cwd=tmp_path, env={"INTENTC_SWIFT": "nothing"})

    missing = unread("after")
    check("what cannot be read is no success", missing.code == 69 and "make install-swift" in missing.err, missing)
    same = unread("after..after")
    check("Swift that did not change need not be read", same.code == 0 and "are the same" in same.err, same)
    missing = unread("during..after")
    check("unless a definition is gone", missing.code == 69, missing)


def test_what_git_ignores(check, released, tmp_path):
    """A copy that a build makes is no new work, and a file that nobody has added yet is."""
    repository = Repository(tmp_path)
    source = write(tmp_path / "Widget/Clock.swift", CLOCK)
    write(tmp_path / ".gitignore", "Copies/\nOld.swift\n")
    repository.commit("Old")
    source.rename(tmp_path / "Widget/Old.swift")
    write(tmp_path / "Copies/Clock.swift", CLOCK)
    result = released("diff", "--git", "HEAD")
    check.fails("an ignored copy does not count", result, r"\[intent-removed\]")
    write(tmp_path / "Widget/New.swift", CLOCK)
    result = released("diff", "--git", "HEAD")
    check("a new file does", result.ok and "no relevant changes" in result.err, result)


def test_notes_in_all_formats(check, released, tmp_path):
    repository = Repository(tmp_path)
    source = write(tmp_path / "Clock.swift", CLOCK)
    repository.commit("Old")
    edit(source, "HideClock", "HideClocks")
    for format, start in [("json", '"notes": ['), ("markdown", r"**note**: "), ("github", "::notice::")]:
        result = released("diff", "--git", "HEAD", "--format", format)
        text = result.out.replace("\\", "")
        check(f"'{format}' says what is not compared", start in text and "targets, modules and processes" in text, result)
    check("the heading says what is compared", "### Intents: " in released("diff", "--git", "HEAD", "--format", "markdown").out)


def test_a_widget_without_its_definition(check, released, tmp_path):
    repository = Repository(tmp_path)
    definition = copy(UPNEXT, tmp_path)
    write(tmp_path / "W.swift", 'import WidgetKit\n\nstruct W: Widget {\n  var body: some WidgetConfiguration {\n'
          '    IntentConfiguration(kind: "Next", intent: UpNextIntent.self, provider: P()) { _ in }\n  }\n}\n')
    write(tmp_path / "A.swift", ACTION)
    repository.commit("Old")
    definition.unlink()
    result = released("diff", "--git", "HEAD")
    check.fails("it is lost", result, r"\[intent-removed\]")
    check.has("the widget is named", result, "(?s)a widget in 'W.swift' still has its class")


def test_settings_above_a_folder(check, released, tmp_path):
    repository = Repository(tmp_path)
    source = write(tmp_path / "App/Clock.swift", CLOCK)
    write(tmp_path / "intentc.json", '{"rules": {"phrase-removed": "off"}}')
    repository.commit("Old")
    edit(source, ', "Open .*"', "")
    repository.commit("New")
    for folder, words in [(tmp_path, ["App"]), (tmp_path / "App", []), (tmp_path / "App", ["."])]:
        result = released("diff", "--git", "HEAD~1..HEAD", *words, cwd=folder)
        check(f"'{words}' in '{folder.name}' finds the settings", "phrase-removed" not in result.out, result)
