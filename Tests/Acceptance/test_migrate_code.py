"""What 'intentc migrate' reads and writes in Swift as apps have it: bodies, handlers, imports, indentation.

Each test makes the smallest app of a shape, in a git repository, and reads its plan and its patch.
"""
import json
import plistlib

import pytest

from harness import PROJECT

PROVIDER = """\
struct Entry: TimelineEntry {{ var date: Date }}

struct Provider: IntentTimelineProvider {{
    func placeholder(in context: Context) -> Entry {{ Entry(date: .now) }}
    func getSnapshot(for intent: {0}Intent, in context: Context, completion: @escaping (Entry) -> Void) {{}}
    func getTimeline(for intent: {0}Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {{}}
}}
"""
CALL = "IntentConfiguration(kind: \"K\", intent: {}Intent.self, provider: Provider()) {{ entry in\n"


def parameter(name, kind="String", **keys):
    """A parameter of a definition; the names of keys get their usual beginning."""
    found = {"Name": name, "DisplayName": name, "DisplayNameID": name, "Type": kind, "Configurable": True}
    return {f"INIntentParameter{key}": value for key, value in (found | keys).items()}


def intent(name, *parameters, widget=True, **keys):
    for tag, each in enumerate(parameters, 1):
        each |= {"INIntentParameterTag": tag, "INIntentParameterDisplayPriority": tag}
    codes = [{"INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": True},
             {"INIntentResponseCodeName": "failure"}]
    return {"INIntentName": name, "INIntentTitle": name, "INIntentTitleID": name, "INIntentCategory": "information",
            "INIntentVerb": "View", "INIntentType": "Custom", "INIntentEligibleForWidgets": widget,
            "INIntentIneligibleForSuggestions": True, "INIntentConfigurable": not widget,
            "INIntentParameters": list(parameters), "INIntentResponse": {"INIntentResponseCodes": codes},
            "INIntentLastParameterTag": len(parameters)} | keys


def definition(*intents, types=()):
    return plistlib.dumps({
        "INEnums": [], "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "88xZPY",
        "INIntents": list(intents), "INTypes": [
            {"INTypeName": name, "INTypeDisplayName": name, "INTypeDisplayNameID": name, "INTypeLastTag": 99 + len(own),
             "INTypeProperties": [
                 {"INTypePropertyName": each, "INTypePropertyDisplayName": each, "INTypePropertyDisplayNameID": each,
                  "INTypePropertyTag": tag, "INTypePropertyType": "String"} |
                 ({"INTypePropertyDefault": True} if each in ("identifier", "displayString") else {})
                 for tag, each in enumerate(["identifier", "displayString", *own], 98)]}
            for name, *own in types]})


def options(name, kind="Stop", **keys):
    return parameter(name, "Object", ObjectType=kind, ObjectTypeNamespace="88xZPY", SupportsDynamicEnumeration=True,
                     **keys)


def widget(name, body=None, imports=("Intents", "SwiftUI", "WidgetKit"), step="    "):
    """The Swift of a widget, with its provider and with a body of its own, or a usual one."""
    body = body or CALL.format(name) + f"{step}{step}{step}Text(\"\")\n{step}{step}}}"
    return ("".join(f"import {each}\n" for each in imports) + "\n" + PROVIDER.format(name)
            + f"\n@main\nstruct W: Widget {{\n{step}var body: some WidgetConfiguration {{\n{step}{step}{body}\n{step}}}\n}}\n")


def changed(app):
    """The plan, and the texts of the app's files after it."""
    written = app.migrate("--write")
    return written, {str(path.relative_to(app.folder)): path.read_text()
                     for path in app.folder.rglob("*") if path.suffix in (".swift", ".json")}


BUS = definition(intent("Bus", parameter("source"), options("stop"), options("fav"), options("route"), options("line")),
                 types=[["Stop"]])


def handler(*methods):
    return "import Intents\n\nclass H: INExtension, BusIntentHandling {\n" + "\n".join(methods) + "}\n"


def provide(name, body, extra=""):
    return f"""\
    func provide{name}OptionsCollection(for intent: BusIntent{extra}, with completion: @escaping (INObjectCollection<Stop>?, Error?) -> Void) {{
        {body}
    }}
"""


def test_reads(check, app):
    """What options depend on is read as Swift, also in other methods of the handler."""
    result, files = changed(app({
        "D.intentdefinition": BUS, "W.swift": widget("Bus"),
        "H.swift": handler(
            provide("Stop", "// the intent is not needed\n        completion(INObjectCollection(items: []), nil)"),
            provide("Fav", "completion(INObjectCollection(items: buses.map(\\.intent)), nil)"),
            provide("Route", "switch intent.source {\n        case nil: break\n"
                    "        default: provideRouteOptionsCollection(with: completion)\n        }"),
            "    private func provideRouteOptionsCollection(with done: @escaping (INObjectCollection<Stop>?, Error?) -> Void) {}\n",
            provide("Line", "lines(near: intent, completion)"),
            "    func lines(near place: BusIntent, _ done: (INObjectCollection<Stop>?, Error?) -> Void) { more(of: place) }\n",
            "    func more(of what: BusIntent) { _ = buses.map { intent in intent.source }; print(what.stop, what.line) }\n"),
        "B.swift": "struct Bus { var intent: Stop }\nlet buses: [Bus] = []\n"}))
    check.lacks("nothing is left to see", result, "see which parameters")
    check.equal("the dependencies", json.loads(files["intentc.json"])["dependsOn"],
                {"Bus.stop": [], "Bus.fav": [], "Bus.route": ["source"], "Bus.line": ["stop"]})


def test_other_values_of_a_name(check, app):
    """A local value with the intent's name is not the intent."""
    bodies = ["colors.forEach { color in\n            let intent = Stop(identifier: color, display: color)\n"
              "            stops.append(intent)\n        }", "for intent in stops { all(intent) }",
              "if let intent = stops.first { all(intent) } else { print(intent.source) }",
              "guard let intent = stops.first else { return }\n        all(intent)"]
    names = ["Stop", "Fav", "Route", "Line"]
    result, files = changed(app({"D.intentdefinition": BUS, "W.swift": widget("Bus"), "H.swift": handler(
        *(provide(name, body) for name, body in zip(names, bodies)))}))
    check.lacks("nothing is left to see", result, "see which parameters")
    check.equal("the dependencies", json.loads(files["intentc.json"])["dependsOn"],
                {"Bus.stop": [], "Bus.fav": [], "Bus.route": ["source"], "Bus.line": []})


@pytest.mark.parametrize("body", ["all(intent)", "let copy = intent; completion(all(copy.source), nil)",
                                  "other.lines(near: intent)"])
def test_reads_that_leave_the_handler(check, app, body):
    result = app({"D.intentdefinition": BUS, "W.swift": widget("Bus"),
                  "H.swift": handler(provide("Line", body))}).migrate()
    check.has("it is said which parameter to look at", result, "see which parameters the options of 'line'")


@pytest.mark.parametrize("body", [
    None,
    "if #available(iOSApplicationExtension 16.0, *) {\n            return " + CALL.format("Bus")
    + '                Text("")\n            }\n            .supportedFamilies([.accessoryCircular])\n'
    + "        } else {\n            return EmptyWidgetConfiguration()\n        }",
    "let configuration = " + CALL.format("Bus") + "            Text(\"\")\n        }\n#if os(iOS)\n"
    + "        return configuration.contentMarginsDisabled() // always\n#else\n        return configuration\n#endif",
    'WidgetKit.IntentConfiguration(kind: "K", intent: BusIntent.self, provider: Provider(), content: V.init)',
    'IntentConfiguration<BusIntent, Pair<Text, Text>>(kind: "K", intent: BusIntent.self, provider: Provider(), content: V.init)',
])
def test_older_systems(check, app, body):
    """One word of a widget changes, whatever its body is; a function knows both configurations."""
    app = app({"D.intentdefinition": BUS, "W.swift": widget("Bus", body)}, "15.0")
    result, files = changed(app)
    lines = [line for line in app.diff("-U0", "--", "W.swift").splitlines() if line[0] in "-+" and line[:3] not in
             ("---", "+++")]
    check.equal("one line goes", len([line for line in lines if line[0] == "-"]), 1)
    check("the call has the name of the function", "migratedConfiguration(kind: \"K\", intent: BusIntent.self" in
          files["W.swift"] and "WidgetKit.migrated" not in files["W.swift"], files["W.swift"])
    check.equal("the function is there once", files["W.swift"].count("extension SwiftUI.Widget {"), 1)
    check("nothing is left to do here", not result.has("use 'AppIntentConfiguration'"), result)
    before = app.diff()
    app.migrate("--write", "--force")
    check.equal("a second run changes nothing", app.diff(), before)


def test_formatting(check, app):
    sorted_imports = widget("Bus", imports=("Combine", "Intents", "SwiftUI", "WidgetKit"), step="  ")
    start = "import SwiftUI\n\n@main // the start\nstruct B: WidgetBundle { // all\n\tvar body: some Widget {\n\t\tW()\n\t}\n}\n"
    _, files = changed(app({
        "D.intentdefinition": BUS, "W.swift": sorted_imports.replace("@main\n", ""), "B.swift": start,
        "H.swift": handler(provide("Stop", "completion(nil, nil)"))}, "15.0"))
    imports = [line.split()[1] for line in files["W.swift"].splitlines() if line.startswith("import ")]
    check.equal("sorted imports stay sorted", imports,
                ["AppIntents", "Combine", "Intents", "IntentWidgets", "SwiftUI", "WidgetKit"])
    check("a function has the steps of its file", "\n  func migratedConfiguration<" in files["W.swift"]
          and "\n    if #available(" in files["W.swift"], files["W.swift"])
    check("a call has the steps of its file", "{ // all\n\tinit() {\n\t\tIntentSetup.register()\n\t}\n" in
          files["B.swift"], files["B.swift"])
    check("a new file has the steps of the start", "\n\tstatic func register() {" in files["IntentSetup.swift"],
          files["IntentSetup.swift"])


def test_names(check, app):
    styles = definition(intent("GIStyle", options("stop"), parameter("b")), intent("Bus", options("stop")), types=[["Stop"]])
    first = widget("GIStyle")
    second = widget("Bus").replace("@main\nstruct W", "struct X").split("\n\n", 1)[1].replace("Provider", "Other") \
        .replace("struct Entry", "struct Entry2")
    methods = "func provideStopOptionsCollection(for intent: {}, with done: (INObjectCollection<Stop>?, Error?) -> Void) {{ done(nil, nil) }}"
    result, files = changed(app({
        "D.intentdefinition": styles, "W.swift": first + "\n" + second,
        "H.swift": "class H: NSObject, GIStyleIntentHandling, BusIntentHandling {\n"
        + "\n".join(methods.format(name) for name in ("GIStyleIntent", "BusIntent")) + "\n}\n"}))
    check.has("two widgets of a file are one phrase", result,
              "use Plain.GIStyleAppIntent and Plain.BusAppIntent in the widgets")
    check("constants begin with small letters", "let giStyleOptionsSource" in files["IntentSetup.swift"],
          files["IntentSetup.swift"])


def test_searchable_text_beside_another_parameter(check, app):
    """App Intents have no options from code for such a text, so nothing can be said about what they depend on."""
    follow = definition(intent("Follow", parameter("account", SupportsDynamicEnumeration=True, SupportsSearch=True),
                               parameter("chart", "Boolean")))
    method = "func provideAccountOptionsCollection(for intent: FollowIntent, searchTerm: String?) async throws -> " \
        "INObjectCollection<NSString> { guard let searchTerm else { return .init(items: []) }; return all(intent) }"
    result, files = changed(app({"D.intentdefinition": follow, "W.swift": widget("Follow"),
                                 "H.swift": "class H: NSObject, FollowIntentHandling { %s }\n" % method}))
    check("the intent moves", result.has("'FollowIntent' becomes") and "AppIntentConfiguration" in files["W.swift"], result)
    check.lacks("it is not left out", result, "left out")
    check.lacks("what options need is not said, as mastodon/mastodon-ios has them", result, "depend on")
    check("the exit code tells that people type it", result.code == 1 and result.has("no-app-intents-counterpart"), result)
    check("the settings say nothing of it", "dependsOn" not in json.loads(files["intentc.json"]), files["intentc.json"])


def test_intents_that_cannot_move(check, app):
    """They are left out, with the reason, and the others move."""
    broken = intent("Other", parameter("a"), parameter("a"))
    app = app({"A/D.intentdefinition": BUS, "A/W.swift": widget("Bus"),
               "B/E.intentdefinition": definition(broken),
               "B/H.swift": "class H: NSObject, OtherIntentHandling {}\n"})
    result, files = changed(app)
    check.has("the plan says what is left out", result, "left out:")
    check.has("with the intent and the reason", result, "'OtherIntent': .*'a'")
    check("the others move", "AppIntentConfiguration" in files["A/W.swift"], files["A/W.swift"])
    check("the exit code says so", result.code == 1, result)


def test_two_definitions_of_a_class(check, app):
    """As 'EnableOverridePresetIntent' in LoopKit/Loop."""
    files = {"A/D.intentdefinition": BUS, "A/W.swift": widget("Bus"), "B/D.intentdefinition": BUS}
    result, after = changed(app(files))
    check.has("the plan says which one stays", result, "'A/D.intentdefinition' has the same intents")
    check.ok("nothing is missing", result)
    check("the first moves", "AppIntentConfiguration" in after["A/W.swift"], result)
    check.lacks("nothing is taken for changed", result, "in the meantime|left out")
    other = definition(intent("Bus", options("stop")), intent("Tram", options("stop")), types=[["Stop"]])
    tram = handler(provide("Stop", "completion(nil, nil)")).replace("Bus", "Tram")
    lost = app(files | {"B/D.intentdefinition": other, "H.swift": tram}, name="lost").migrate()
    check.fails("what the code uses and only the second has is missing", lost, "")
    check.has("it is named", lost, "'TramIntent': 'BusIntent' beside it is also in 'A/D.intentdefinition'")


def test_definition_in_no_target(check, app):
    project = PROJECT.format("17.0").replace('"**"', '"App/**"').replace(")\n", ', resources: ["App/**"])\n')
    app = app({"Project.swift": project, "App/D.intentdefinition": BUS, "App/W.swift": widget("Bus"),
               "A/D.intentdefinition": BUS})
    result, _ = changed(app)
    check.has("a copy in no target is ignored", result, "this definition is in no target")
    check.ok("the other moves", result)


def test_values(check, app):
    """Remarks name what placed widgets do not store, and code that takes values for granted."""
    bus = definition(intent("Bus", options("stop")), types=[["Stop", "line", "colour"]])
    view = "// Intent\nstruct V: View {\n    let entry: Entry\n    var body: some View { Text(entry.configuration.stop!.displayString) }\n}\n"
    result = app({"D.intentdefinition": bus, "W.swift": widget("Bus"), "V.swift": view,
                  "H.swift": handler(provide("Stop", "completion(nil, nil)"))}).migrate()
    check.has("properties by name", result, "identifier of a 'Stop', not its properties 'line' and 'colour'")
    check.has("a forced value has its place", result, "V.swift:4:32")
    check.has("what is checked is said", result, "checked: the generated App Intents were compared with 'D.intentdefinition';")
    check.has("and what is not", result, "not checked: whether the app builds")


def test_values_that_only_sirikit_reads(check, app):
    """App Intents call no 'resolve' method, so what it takes for granted does not matter."""
    resolve = "    func resolveSource(for intent: BusIntent) async -> INStringResolutionResult { .success(with: intent.source!) }\n"
    files = {"D.intentdefinition": BUS, "W.swift": widget("Bus")}
    words = "this value can be missing or empty"
    result = app(files | {"H.swift": handler(provide("Stop", "completion(nil, nil)"), resolve)}).migrate()
    check.lacks("nothing is said", result, words)
    result = app(files | {"H.swift": handler(provide("Stop", "print(intent.source!)"), resolve)}, name="options").migrate()
    check.has("other methods are named", result, words + ".*\n    H.swift:5:")


def test_values_that_are_always_there(check, app):
    """A Boolean has a value, and an action asks for others before it runs, as in ThatStella7922/battery-webhook and
    nikitaKoniukh/goalpost-app."""
    ask = {"SupportsResolution": True, "PromptDialogs": [
        {"INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatString": "Which?"}]}
    order = definition(intent("Order", parameter("dish", **ask), parameter("hot", "Boolean"), parameter("note"), widget=False))
    method = ("    func handle(intent: OrderIntent) async -> OrderIntentResponse {{\n        print({})\n"
              "        return .init(code: .success, userActivity: nil)\n    }}\n")

    def plan(name, values):
        return app({"D.intentdefinition": order, "H.swift": handler(method.format(values)).replace("BusIntent", "OrderIntent")},
                   name=name).migrate()
    words = "this value can be missing or empty"
    check.lacks("nothing is said of them", plan("there", "intent.dish!, intent.hot!"), words)
    check.has("others are named", plan("others", "intent.note!"), words + ".*\n    H.swift:5:")


def test_objects_without_options(check, app):
    """Nothing gives back the properties of an object for which no handler has options."""
    give = definition(intent("Give", parameter("stop", "Object", ObjectType="Stop", ObjectTypeNamespace="88xZPY"), widget=False),
                      types=[["Stop", "line"]])
    method = "    func handle(intent: GiveIntent) async -> GiveIntentResponse { .init(code: .success, userActivity: nil) }\n"
    result = app({"D.intentdefinition": give, "H.swift": handler(method).replace("BusIntent", "GiveIntent")}).migrate()
    check.has("it is said", result, "not its properties 'line': without options from a handler, they are then empty")


NEWER = """\
if #available(iOSApplicationExtension 17.0, *) {
            return AppIntentConfiguration(kind: "K", intent: OwnIntent.self, provider: Newer()) { entry in Text("") }
        } else {
            return IntentConfiguration(kind: "K", intent: BusIntent.self, provider: Provider()) { entry in Text("") }
        }"""


def test_widgets_with_an_own_app_intent(check, app):
    """A widget that has an App Intent of the app on newer systems gets no second one."""
    files = {"D.intentdefinition": BUS, "W.swift": widget("Bus", NEWER), "H.swift": handler(provide("Stop", "completion(nil, nil)")),
             "O.swift": "import AppIntents\nstruct OwnIntent: WidgetConfigurationIntent {}\n"}
    result, after = changed(app(files, "15.0"))
    check.has("the plan says what it lacks", result, "nothing to move:\n  this widget already has 'OwnIntent' on newer systems, but that "
              "takes over nothing from 'BusIntent'.*\n    W.swift:19:20")
    check("nothing changes", after["W.swift"] == files["W.swift"] and len(after) == 4, after.keys())
    other = ("import AppIntents\nimport WidgetKit\nstruct OwnIntent: WidgetConfigurationIntent {}\nstruct New: Widget {\n"
             "    let kind = \"K\"\n    var body: some WidgetConfiguration {\n"
             "        AppIntentConfiguration(kind: kind, intent: OwnIntent.self, provider: Newer()) { entry in Text(\"\") }\n    }\n}\n")
    result = app(files | {"W.swift": widget("Bus"), "O.swift": other}, "15.0", name="other").migrate()
    check.has("so does another widget of its kind", result, "nothing to move:\n  this widget already has 'OwnIntent'.*\n    W.swift:16:9")
    result = app(files | {"W.swift": widget("Bus"), "O.swift": other.replace("\"K\"", "\"L\"")}, "15.0", name="kind").migrate()
    check.has("one of another kind does not", result, "'BusIntent' becomes")
    own = "struct OwnIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent { static let intentClassName = \"BusIntent\" }\n"
    result = app(files | {"O.swift": "import AppIntents\n" + own}, "15.0", name="done").migrate()
    check.has("a complete one lacks nothing", result, "'OwnIntent' already takes over from 'BusIntent'")
    lock = ("import WidgetKit\nstruct Lock: Widget {\n    var body: some WidgetConfiguration {\n        IntentConfiguration("
            "kind: \"L\", intent: BusIntent.self, provider: Provider()) { entry in Text(\"\") }\n    }\n}\n")
    result = app(files | {"L.swift": lock}, "15.0", name="lock").migrate()
    check.has("SideStore's other widgets move", result, "'BusIntent' becomes")
    check.has("and the plan still says it", result, "this widget already has 'OwnIntent' on newer systems, but that takes over "
              "nothing from 'BusIntent': use the new App Intent in it, too, or placed")


def test_widgets_of_any_intent(check, app):
    """A widget that does not name its class is left out, with its place."""
    generic = "IntentConfiguration(kind: \"K\", intent: Intent.self, provider: provider) { entry in Text(\"\") }"
    result = app({"D.intentdefinition": BUS, "W.swift": widget("Bus"), "G.swift":
                  "import WidgetKit\nstruct G<Intent: INIntent>: Widget {\n    var body: some WidgetConfiguration { " + generic + " }\n}\n"}).migrate()
    check.has("it is named", result, "left out:\n  no definition declares 'Intent', so this widget keeps 'IntentConfiguration':\n    G.swift:3:42")
    check("the others move", "'BusIntent' becomes" in result.out and result.code == 1, result)
    # Recon Bolt has 'IntentConfiguration.preloading'.
    result = app({"D.intentdefinition": BUS, "H.swift": handler(provide("Stop", "completion(nil, nil)")), "W.swift":
                  widget("Bus").replace("IntentConfiguration(", "IntentConfiguration.preloading(")}, name="function").migrate()
    check.has("a function that makes one, too", result, "left out:\n  a function of the app makes the widget of 'BusIntent'.*\n    W.swift:")


def test_public_initializers(check, app):
    """A public class inherits the initializer of NSObject."""
    project = """\
targets:
  Kit:
    type: framework
    sources: [Kit]
  Widgets:
    type: app-extension
    deploymentTarget: "17.0"
    sources: [Widgets]
"""
    method = provide("Stop", "completion(nil, nil)").replace("func", "public func")
    kit = "import Intents\n\npublic class H: NSObject, BusIntentHandling {\n" + method + "}\n"
    files = {"Project.swift": "", "project.yml": project, "Kit/D.intentdefinition": BUS, "Widgets/W.swift": widget("Bus")}
    check.lacks("nothing is to be made public", app(files | {"Kit/H.swift": kit}).migrate(), "make '|give '")
    own = kit.replace("public func", "init() {}\n    public func", 1)
    check.has("an own one is", app(files | {"Kit/H.swift": own}, name="own").migrate(), "public 'init\\(\\)'")


def test_classes_in_a_framework(check, app):
    """A handler of the extension alone gets the module of its classes in the new file."""
    project = """\
targets:
  Kit:
    type: framework
    sources: [Kit]
  Intents:
    type: app-extension
    sources: [Intents]
  Widgets:
    type: app-extension
    deploymentTarget: "17.0"
    sources: [Widgets]
"""
    _, files = changed(app({
        "Project.swift": "", "project.yml": project, "Kit/D.intentdefinition": BUS, "Widgets/W.swift": widget("Bus"),
        "Intents/H.swift": "import Kit\n" + handler(provide("Stop", "completion(nil, nil)"))}))
    check("the setup imports it", "\nimport Kit\n" in "\n" + files["Widgets/IntentSetup.swift"],
          files["Widgets/IntentSetup.swift"])
    check.equal("the App Intents, too", json.loads(files["Kit/intentc.json"])["imports"], ["Kit"])


OWN = """\
import AppIntents

struct OwnIntent: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OrderIntent"
    static var title: LocalizedStringResource = "Order"
    func perform() async throws -> some IntentResult { .result() }
}
"""


def test_own_app_intents(check, app):
    """An intent whose class one of the app's App Intents already has gets no second one."""
    orders = handler("    func handle(intent: OrderIntent) async -> OrderIntentResponse { .init(code: .success, userActivity: nil) }\n")
    files = {"D.intentdefinition": definition(intent("Order", parameter("dish"), widget=False)),
             "H.swift": orders.replace("BusIntent", "OrderIntent"), "Own.swift": OWN}
    result = app(files).migrate()
    check("the plan names the other one", result.code == 0 and "nothing to move" in result.out
          and "'OwnIntent' already takes over from 'OrderIntent'" in result.out and "Own.swift:3:8" in result.out, result)
    both = definition(intent("Order", parameter("dish"), widget=False), intent("Bus", parameter("stop")))
    result, after = changed(app(files | {"D.intentdefinition": both, "W.swift": widget("Bus")}, name="both"))
    check("the others move", "'OwnIntent' already takes over from 'OrderIntent', whose generated App Intent takes over "
          "nothing" in result.out and '"OrderIntent"' not in after["Generated/D.intentdefinition.appintents.swift"], result)
    check.equal("only they", json.loads(after["intentc.json"])["migrates"], ["Bus"])


@pytest.fixture
def orders(app):
    """Makes an app whose handler of an order has methods."""
    def make(*methods, name="app", **files):
        handling = handler(*(f"    {each}\n" for each in methods)).replace("BusIntent", "OrderIntent")
        order = definition(intent("Order", parameter("dish"), parameter("note"), widget=False))
        start = "import UIKit\n\n@main class D: UIResponder, UIApplicationDelegate {\n}\n"
        return app({"D.intentdefinition": order, "H.swift": handling, "Start.swift": start} | files, name=name)
    return make


HANDLE = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {{ {} }}"
READY = "completion(OrderIntentResponse(code: .{}, userActivity: nil))"


def test_methods_before_the_handler(check, orders):
    """Methods that SiriKit calls before 'handle' are named if they do more than to pass a value on."""
    methods = [
        HANDLE.format(READY.format("success")),
        "func confirm(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {{ {} }}",
        "func resolveDish(for intent: OrderIntent) async -> INStringResolutionResult {{\n"
        "        guard let dish = intent.dish else {{ return .needsValue() }}\n        return .success(with: {})\n    }}"]
    plain = [each.format(body) for each, body in zip(methods[1:], [READY.format("ready"), "dish"])]
    words = "App Intents call 'handle' without this method"
    check.lacks("plain ones are not", orders(methods[0], *plain).migrate(), words)
    # TimeDelta/introspective logs each call, and nikitaKoniukh/goalpost-app converts a number.
    said = [each.format(body) for each, body in zip(methods[1:], ["Self.log.info(1); " + READY.format("ready"), "String(dish)"])]
    check.lacks("nor ones that only say so or convert it", orders(methods[0], *said, name="said").migrate(), words)
    own = orders(methods[0], methods[2].format("true"), name="own").migrate()
    check.has("a value of their own counts, as in richardrobinson0924/Hourglass-for-iOS", own, words)
    busy = [each.format(body) for each, body in zip(methods[1:], ["kitchen.open(intent); " + READY.format("ready"),
                                                                 "dish.trimmed()"])]
    result = orders(methods[0], *busy, name="busy").migrate()
    check("the others are", words in result.out and "H.swift:6:10" in result.out and "H.swift:8:10" in result.out, result)


def test_handlers_that_open_the_app(check, orders):
    """A handler that always continues in the app opens it, and the plan says what the app lacks there."""
    links = ("import Intents\nfunc open(_ activity: NSUserActivity) {\n"
             "    if let intent = activity.interaction?.intent as? OrderIntent { print(intent) }\n}\n")
    opening = orders(HANDLE.format(READY.format("continueInApp")), **{"Links.swift": links})
    result, files = changed(opening)
    check.equal("the setting", json.loads(files["intentc.json"])["opensApp"], ["Order"])
    check.has("what to do", result, "opens the app and then calls this, but passes the app no user activity")
    check.has("where the app reads it", result, "this gets no 'OrderIntent' from Shortcuts any more")
    both = "guard ready else { return " + READY.format("continueInApp") + " }; " + READY.format("success")
    result, files = changed(orders(HANDLE.format(both), name="both"))
    check("another one does not always open it", "opensApp" not in json.loads(files["intentc.json"])
          and "does not open the app where this answers 'continueInApp'" in result.out, result)
