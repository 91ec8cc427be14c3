"""What intentc-swift reads, and what 'intentc diff --app-intents' reports with it.

The App Intents that intentc generates from every definition, if all of them migrate, must lose nothing. Each of some
mistakes in the App Intents of two definitions must be reported, and nothing else. Hostile sources must be refused or read,
without a crash and in time. Every range in the JSON must be that of what it is the range of.
"""
import json
import re
import shutil

import pytest

from harness import ROOT, SCHEMAS, Repository, edit, run, write
from typecheck import definitions

SECONDS = 120

# What replaces what in the App Intents of a definition in Schemas, and the rules that report it.
SIZES = [
    (r"IntentCollectionSize\(min: 0, max: (\d+)\)", r"\1", ["array-size-cut"]),
    (r"systemMedium: IntentCollectionSize\(min: 0, max: 4\)", "systemMedium: .init(min: 0, max: 3)", ["array-size-cut"]),
    (r"(?s)size: \[.*?\n *\],\n", "", ["array-size-raised"]),
]
MISTAKES = [
    (r'intentClassName = "UpNextIntent"', 'intentClassName = "UpNext"', ["class-name-changed"]),
    (r"WidgetConfigurationIntent, CustomIntentMigratedAppIntent", "WidgetConfigurationIntent", ["class-name-changed"]),
    (r"AppIntent, WidgetConfigurationIntent, Custom", "AppIntent, Custom", ["widget-eligibility-lost"]),
    (r"public var calendars: \[CalendarItemAppEntity\]", "public var calendar: [CalendarItemAppEntity]",
     ["parameter-renamed"]),
    (r"public var calendars: \[CalendarItemAppEntity\]", "public var calendars: [String]", ["parameter-retyped"]),
    (r"public var calendars: \[CalendarItemAppEntity\]", "public var calendars: Swift.Optional<CalendarItemAppEntity>",
     ["multiple-values-changed"]),
    (r"case orange\n", 'case orange = "Orange"\n', ["case-renamed"]),
    (r"case orange\n", "case apricot\n", ["case-removed"]),
    (r"enum TitleColorAppEnum: String", "enum TitleColorAppEnum: Int", ["case-renamed"]),
    (r"enum TitleColorAppEnum: String", "enum TitleColorAppEnum: UInt8", ["case-renamed"]),
    (r"Summary \{(\s*\\\.\$\w+)+\s*\}", "Summary()", ["visibility-changed"]),
    (r"(?s)  public static var parameterSummary.*?\n  \}\n", "", ["visibility-changed"]),
    (r"(?s)(  public static var parameterSummary[^{]*\{).*?\n  \}\n", r"\1\n    Summary()\n  }\n",
     ["visibility-changed"]),
    (r"default: true", "default: false", ["default-changed"]),
    (r'defaultValue: "Up Next"', 'defaultValue: "Next"', ["text-changed"]),
]
# Other ways to write the same.
STYLES = [
    (r"WidgetConfigurationIntent, CustomIntentMigratedAppIntent",
     "WidgetConfigurationIntent & CustomIntentMigratedAppIntent", []),
    (r"(?s)public import AppIntents(.*?)WidgetConfigurationIntent, CustomIntentMigratedAppIntent",
     r"typealias Migrated = WidgetConfigurationIntent & CustomIntentMigratedAppIntent\1Migrated", []),
    (r'@Parameter(\(\s+title: LocalizedStringResource\("x51Uri")', r"@IntentParameter<Bool>\1", []),
]

# Deep or long pieces around and between something short.
DEEP = {
    "brackets": ("let a = ", "(", "1", ")"), "lists": ("let a: [Int] = ", "[", "1", "]"), "closures": ("let a = ", "{", "", "}"),
    "types": ("let a: ", "Optional<", "Int", ">"), "spaced types": ("let a: ", "Optional < ", "Int", " >"),
    "chain": ("let a = b", ".c", "", ""), "calls": ("let a = b", "(1)", "", ""), "members": ("extension ", "A.", "B {}", ""),
    "nested types": ("", "struct A {\n", "", "}"), "conditions": ("", "#if A\n", "let a = 1\n", "#endif\n"),
    "try": ("let a = ", "try ", "b", ""), "functions": ("let a: ", "A -> ", "B", ""), "choices": ("let a = ", "b ? ", "c", " : d"),
    "else": ("func a() { if b {} ", "else if b {} ", "", ""), "patterns": ("func a() { switch b { case ", "let ", "c: d", ""),
    "optional": ("let a: A", "?", "", ""), "prefixes": ("let a = ", "- ", "1", ""), "interpolation": ('let a = "', '\\("', "", '")'),
    "summaries": ("struct A: AppIntent { static var parameterSummary: some ParameterSummary { ", "When(\\.$a, .hasAnyValue) { ",
                  "Summary()", " }"),
}
ODD = {
    "unterminated": 'struct A: AppIntent {\n  static let intentClassName = "UpNextIntent\n  static var title = """\n  no end \\( ',
    "bidirectional": 'struct \u202eA\u2066: AppIntent { static let intentClassName = "\u202eUpNextIntent" }\n',
    "controls": 'struct A: AppIntent { static let intentClassName = "UpNextIntent\x1b[31m" }\x00\x07\n',
    "circle": "protocol A: B {}\nprotocol B: A {}\ntypealias C = D\ntypealias D = C\nstruct E: A { @Parameter(title: 1) var f: C }\n",
    "empty": "",
}

# The statements of a function with a completion handler, and whether all paths call it.
PATHS = [
    ("completion(1)", True),
    ("", False),
    ("if a { completion(1) }", False),
    ("if a { completion(1) } else if b { return } else { completion(2) }", False),
    ("if a { completion(1) } else { completion(2) }", True),
    ("guard let a else { completion(1); return }\ncompletion(a)", True),
    ("guard let a else { return }\ncompletion(a)", False),
    ("load { a in\n guard let a else { return completion(nil) }\n completion(a)\n}", True),
    ("load { [weak self] a in\n guard let self else { return }\n completion(a)\n}", False),
    ("load(then: completion)", True),
    ("switch a { case 1: completion(1)\n default: break }", False),
    ("switch a { case 1: completion(1)\n default: fatalError() }", True),
    ("switch a { case 1: if b { break }; completion(1)\n default: completion(2) }", False),
    ("do { try a(); completion(1) } catch { completion(2) }", True),
    ("do { completion(try a()) } catch { log(error) }", False),
    ("do { guard b else { throw E() }; completion(1) } catch { completion(2) }", True),
    ("for a in b { completion(a) }", False),
    ("repeat { completion(1) } while a", True),
    ("defer { completion(1) }\nif a { return }\nb()", True),
    ("let finish = { (a: Int) in completion(a) }\nif b { finish(1) } else { finish(2) }", True),
    ("func finish() { completion(1) }\nif b { finish() }", False),
    ("Task { await completion(try? load()) }", True),
    ("#if A\ncompletion(1)\n#else\ncompletion(2)\n#endif", True),
    ("#if A\ncompletion(1)\n#endif", False),
]


@pytest.fixture
def read(lean, tmp_path):
    """What intentc-swift says of a source, and a function for the text of a range in it."""
    def read(source):
        result = run(lean / "intentc-swift", write(tmp_path / "Sample.swift", source))
        return (json.loads(result.out)["files"][0], lambda range: source.encode()[range["start"]:range["end"]].decode())
    return read


def test_facts_of_an_app_with_sirikit(check, read):
    found, text = read((ROOT / "Tests/Acceptance/AppIntents/SiriKit.swift").read_text())

    def expect(words, actual, expected):
        check(f"{words}: {actual}", actual == expected)

    expect("imports", [name["name"] for name in found["imports"]], ["Intents", "WidgetKit.WidgetCenter"])
    expect("an import has a range", text(found["imports"][1]["range"]), "@_exported import struct WidgetKit.WidgetCenter")
    expect("a global", [(each["name"], each["value"]) for each in found["globals"]], [("clockKind", {"string": "Clock"})])
    bundle, clock, handler = found["types"]
    expect("kinds", [each["kind"] for each in found["types"]], ["struct", "struct", "class"])
    expect("a type starts with its attributes", text(bundle["range"])[:36], "@main @available(iOS 16, *) // after")
    expect("attributes", [each["text"] for each in bundle["attributes"]], ["@main", "@available(iOS 16, *)"])
    expect("ranges of attributes", [text(each["range"]) for each in bundle["attributes"]], ["@main", "@available(iOS 16, *)"])
    expect("a body has its braces", text(bundle["body"])[:10] + text(bundle["body"])[-3:], "{\n  struct}\n}")
    expect("what a type inherits", (text(handler["inheritedRange"]), handler["inherited"]),
           ("INExtension, ClockIntentHandling", ["INExtension", "ClockIntentHandling"]))
    expect("a property", text(clock["properties"][0]["valueRange"]), "clockKind")
    call, = found["configurations"]
    expect("the type around a call", call["type"], "Clocks.Clock")
    expect("its arguments", [(each.get("label"), each["text"]) for each in call["arguments"][:3]],
           [("kind", "kind"), ("intent", "ClockIntent.self"), ("provider", "Provider(store: .shared)")])
    expect("their ranges", [text(each["range"]) for each in call["arguments"]], [each["text"] for each in call["arguments"]])
    expect("its range", text(call["range"]).split("(")[0] + text(call["range"])[-1], "IntentConfiguration}")
    expect("names", [name["name"] for name in found["names"]],
           ["ClockIntent", "ClockIntentHandling", "ClockIntent", "INIntent", "ClockIntent"])
    expect("ranges of names", [text(name["range"]) for name in found["names"]], [name["name"] for name in found["names"]])
    expect("functions", [each["name"] for each in handler["functions"]], ["init(_:named:)", "defaultCity(for:)", "handler(for:)"])
    initializer, city, choice = handler["functions"]
    expect("parameters", [(each.get("label"), each["name"], each["type"], text(each["range"])) for each in
                          initializer["parameters"]],
           [(None, "store", "Store", "_ store: Store"), ("named", "name", "String", 'named name: String = "a"')])
    expect("members", [(each["parameter"], each["member"], text(each["range"])) for each in city["body"]["accesses"]],
           [("intent", "city", "intent.city"), ("intent", "place", "intent.place")])
    expect("calls", [(each["callee"], each["arguments"][0]["label"], text(each["range"])) for each in city["body"]["calls"]],
           [("Store.cities", "near", "Store.cities(near: intent.place.name)")])
    expect("the only expression is returned", [each["text"] for each in city["body"]["returns"]], [text(city["body"]["range"])[2:-2]])
    expect("returns", [each["text"] for each in choice["body"]["returns"]], ["other(map { return 1 })", "self"])
    expect("no handler", "completesOnAllPaths" in choice["body"], False)


@pytest.mark.parametrize("statements, expected", PATHS)
def test_paths_to_a_completion_handler(read, statements, expected):
    found, _ = read(f"struct AIntent {{ func a(with completion: @escaping (Int?) -> Void) {{\n{statements}\n}} }}\n")
    assert found["types"][0]["functions"][0]["body"]["completesOnAllPaths"] == expected


@pytest.fixture
def compare(lean, tmp_path):
    """Compares App Intents with a definition."""
    return lambda code, definition: run(lean / "intentc", "diff", "--app-intents", code, definition, timeout=SECONDS,
                                        env={"INTENTC_SWIFT": lean / "intentc-swift"})


def check_definitions(check, lean, compare, work, folders):
    settings = write(work / "intentc.json", '{"migrates": true}')
    for number, path in enumerate(definitions(folders, once=True)):
        output = work / str(number)
        if run(lean / "intentc", "generate", path, "--backend", "app-intents", "--config", settings, "--output", output).ok:
            result = compare(output, path)
            check(f"the App Intents of {path} lose nothing", result.ok and not result.out
                  and result.err.endswith("no relevant changes\n"), result)


def test_nothing_is_lost(check, lean, compare, tmp_path):
    check_definitions(check, lean, compare, tmp_path, [SCHEMAS])


def test_nothing_is_lost_of_public_definitions(check, lean, compare, tmp_path, corpus):
    check_definitions(check, lean, compare, tmp_path, [corpus])


@pytest.mark.parametrize("name, mistakes", [("Stocks", SIZES), ("UpNext", MISTAKES + STYLES)])
def test_mistakes(check, lean, compare, tmp_path, name, mistakes):
    path = SCHEMAS / f"{name}.intentdefinition"
    run(lean / "intentc", "generate", path, "--backend", "app-intents", "--output", tmp_path)
    code = (tmp_path / f"{name}.intentdefinition.appintents.swift").read_text()
    for old, new, rules in mistakes:
        changed = re.sub(old, new, code)
        check(f"{old} is in the code", changed != code)
        result = compare(write(tmp_path / "Sample.swift", changed), path)
        found = set(re.findall(r"\[([a-z-]+)\]", result.out))
        check(f"{old} -> {new} is reported by {rules}, not {sorted(found)}",
              bool(found) == bool(rules) and found <= set(rules) and result.code in (0, 1), result)


@pytest.mark.parametrize("name", [*ODD, *DEEP])
def test_hostile_sources(check, compare, tmp_path, name):
    text = ODD.get(name)
    if text is None:
        start, opening, middle, closing = DEEP[name]
        text = start + opening * 5_000 + middle + closing * 5_000
    result = compare(write(tmp_path / "Sample.swift", text), SCHEMAS / "UpNext.intentdefinition")
    check(f"{name}: no crash", result.code == 1, result)
    unsafe = re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", result.text)
    check(f"{name}: nothing escapes to the terminal", unsafe is None, result)


def test_revisions(check, lean, tmp_path):
    """App Intents are compared with a definition and with App Intents that only git has."""
    repository = Repository(tmp_path)
    widgets = tmp_path / "Widgets"
    shutil.copy(ROOT / "Schemas/UpNext.intentdefinition", tmp_path)
    write(tmp_path / "intentc.json", '{"migrates": true}')
    run(lean / "intentc", "generate", "UpNext.intentdefinition", "--backend", "app-intents", "--output", "Widgets", cwd=tmp_path)
    repository.commit("Old")
    repository("tag", "old")
    (tmp_path / "UpNext.intentdefinition").unlink()
    repository.commit("New")

    def diff(*words, folder=tmp_path):
        return run(lean / "intentc", "diff", "--app-intents", *words, cwd=folder, env={"INTENTC_SWIFT": lean / "intentc-swift"})

    for old in ["old:UpNext.intentdefinition", "old:.", "old:Widgets", "HEAD:Widgets", "HEAD:"]:
        result = diff("Widgets", old)
        check(f"the same as {old} loses nothing", result.ok and "no relevant changes" in result.text, result)
    result = diff(".", "old:.", folder=widgets)
    check("paths count from the working folder", result.ok and "no relevant changes" in result.text, result)

    code = widgets / "UpNext.intentdefinition.appintents.swift"
    edit(code, 'intentClassName = "UpNextIntent"', 'intentClassName = "Next"')
    edit(code, "case orange\n", "")
    rules = {"class-name-changed", "case-removed"}
    for old in ["old:UpNext.intentdefinition", "HEAD:Widgets"]:
        result = diff("Widgets", old)
        found = set(re.findall(r"\[([a-z-]+)\]", result.out))
        check(f"compared with {old}, {rules} are reported, not {found}", result.code == 1 and found == rules, result)
        check(f"{old} is named in the report", old.split(":")[0] + ":" in result.text, result)
    for words, message in [(["none:Widgets"], "there is no revision 'none'"), (["HEAD:Nothing"], "no Swift at 'HEAD:Nothing'"),
                           (["HEAD:Widgets", "old:Widgets"], "compares with one version"),
                           (["HEAD:../x"], "outside of the repository"),
                           (["HEAD:Widgets", "intentc.json"], "compares with one version")]:
        result = diff("Widgets", *words)
        check(f"{words} is refused with a reason", not result.ok and message in result.text, result)
    # A name could lead out of the folder for copies, or be an option.
    write(widgets / "-n\u202e.swift", "struct A: AppIntent {}\n")
    repository.commit("Odd")
    result = diff("Widgets", "HEAD:Widgets")
    check("an odd name in git is read", result.ok and "\u202e" not in result.text, result)
