"""What 'intentc migrate' says of targets: which files they need, which they must not have, and where an app starts.

The projects are XcodeGen's, because they are short.
"""
import pytest

from test_migrate_code import BUS, changed, definition, handler, intent, options, parameter, provide, widget

METHODS = [provide("Stop", "completion(nil, nil)")]


def project(**targets):
    """An XcodeGen manifest: the type and the folders of each target."""
    types = {"app": "application", "extension": "app-extension", "framework": "framework"}
    return "targets:\n" + "".join(
        f"  {name}:\n    type: {types[kind]}\n    platform: iOS\n    deploymentTarget: \"{system}\"\n    sources: [{folders}]\n"
        for name, (kind, system, folders) in targets.items())


def listed(result, words):
    """The files below a line of the plan."""
    lines = result.out.splitlines()
    found = []
    for line in lines[lines.index(f"  {words}:") + 1:] if f"  {words}:" in lines else []:
        if not line.startswith("    "):
            break
        found.append(line.strip())
    return found


def test_files_of_a_handler(check, app):
    """A handler brings what it names: its superclass, helpers, extensions; not what the widgets have themselves."""
    files = {
        "Intent/IntentHandler.swift":
            "import Intents\nclass IntentHandler: INExtension {\n"
            "  override func handler(for intent: INIntent) -> Any { H(store: Store.shared) }\n}\n",
        "Intent/H.swift": handler(*METHODS, "init(store: Store) { print(\"a\".shouted, Theme.dark, limit) }\n")
            .replace("INExtension", "Base"),
        "Intent/Base.swift": "class Base: NSObject { let log = Log() }\n",
        "Intent/Log.swift": "struct Log { func write() { helper() } }\n",
        "Intent/Helper.swift": "func helper() {}\n",
        "Intent/Limit.swift": "let limit = 3\n",
        "Intent/Store.swift": "final class Store { static let shared = Store() }\n",
        "Intent/Text.swift": "extension String { var shouted: String { uppercased() } }\n",
        "Intent/Other.swift": "extension String { var whispered: String { lowercased() } }\nstruct Other {}\n",
        "Intent/Theme.swift": "enum Theme { case dark }\n",
        "Widget/Theme.swift": "enum Theme { case dark }\n",
        "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent"),
                                                    Widgets=("extension", "17.0", "Widget"))}
    result, after = changed(app(files))
    names = ["Base", "H", "Helper", "Limit", "Log", "Store", "Text"]
    check.equal("they are listed", listed(result, "add to the target 'Widgets'"), [f"Intent/{name}.swift" for name in names])
    check("the handler is made directly", "BusHandlerOptions(H(store: Store.shared))" in after["Widget/IntentSetup.swift"],
          after["Widget/IntentSetup.swift"])


def test_declarations_of_both_targets(check, app):
    """A file that declares what the widgets declare is not listed; the plan says what to move."""
    files = {
        "Intent/H.swift": handler(*METHODS, "init() { print(Store.shared, Keys.a, Text.shared, randomString()) }\n")
            + "let isInPreview = false\n",
        "Intent/Store.swift": "class Base {}\nfinal class Store { static let shared = Store() }\n",
        "Intent/Keys.swift": "enum Keys { case a }\nprivate let limit = 1\nfileprivate func help() {}\n"
            "extension Base { private var size: Int { 1 } }\nfunc show(_ text: String) {}\n",
        "Intent/Text.swift": "struct Text { static let shared = Text() }\n",
        "Intent/Random.swift": "fileprivate func randomString() {}\nstruct Random {}\n",
        "Widget/Other.swift": "class Base {}\nlet limit = 2\nfunc help() {}\nfunc show(_ number: Int) {}\n"
            "extension Base { var size: Int { 2 } }\n#if DEBUG\nlet isInPreview = true\n#endif\n",
        "Widget/Deep/Text.swift": "struct Deep {}\n",
        "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))}
    result, _ = changed(app(files))
    check.equal("only what fits is listed", listed(result, "add to the target 'Widgets'"), ["Intent/Keys.swift"])
    for name, other, needed, place in [("isInPreview", "Widget/Other.swift", "H", "Intent/H.swift:"),
                                       ("Base", "Widget/Other.swift", "Store", "Intent/Store.swift:1:7")]:
        words = (f"this declares '{name}', as '{other}' does: move '{needed}' into a file without it, and add that to the "
                 "target 'Widgets'")
        found = listed(result, words)
        check(f"{name} is in both", len(found) == 1 and found[0].startswith(place), result.out)
    words = "the file 'Widget/Deep/Text.swift' has the same name: rename this one, and add it to the target 'Widgets'"
    check.equal("names of files", listed(result, words), ["Intent/Text.swift"])


def test_helpers_beside_declarations_of_both_targets(check, app):
    """A file that adds a method, and declares what the widgets declare, is not left out without a word."""
    files = {
        "Intent/H.swift": handler(*METHODS, "init() { print(\"a\".shouted) }\n"),
        "Intent/Text.swift": "struct Line {}\nextension String { var shouted: String { uppercased() } }\n",
        "Widget/Line.swift": "struct Line {}\n",
        "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))}
    result, _ = changed(app(files))
    check.equal("only the handler is listed", listed(result, "add to the target 'Widgets'"), ["Intent/H.swift"])
    words = ("this declares 'Line', as 'Widget/Line.swift' does: move 'shouted' into a file without it, and add that to the "
             "target 'Widgets'")
    check.equal("the method is to be moved", listed(result, words), ["Intent/Text.swift:1:8"])


def test_helpers_of_another_type(check, app):
    """An extension of a type that the widgets declare for themselves is not needed."""
    files = {
        "Intent/H.swift": handler(*METHODS, "init() { print(\"a\".filters) }\n"),
        "Intent/Store.swift": "class Store {}\nextension Store { var filters: Int { 1 } }\n",
        "Widget/Store.swift": "class Store {}\n",
        "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))}
    result, _ = changed(app(files))
    check.equal("only the handler is listed", listed(result, "add to the target 'Widgets'"), ["Intent/H.swift"])
    check("nothing else is said", "this declares" not in result.out, result.out)


def test_initializers_of_generated_types(check, app):
    """A file that adds an initializer to a generated type is needed where the handler calls it."""
    files = {
        "Intent/H.swift": handler(provide("Stop", "completion(.init(items: [Stop(line: 1)]), nil)")),
        "Intent/Line.swift": "extension Stop { convenience init(line: Int) { self.init(identifier: nil, display: \"\") } }\n",
        "Intent/Other.swift": "extension Stop { convenience init(other: Int) { self.init(line: other) } }\n",
        "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))}
    result, _ = changed(app(files))
    check.equal("it is listed", listed(result, "add to the target 'Widgets'"), ["Intent/H.swift", "Intent/Line.swift"])


def test_types_that_make_a_handler(check, app):
    """What a handler is made of is needed, too, and so are the classes of other definitions that its file names.

    Two types 'Theme' of gdombiak/OctoPod then share a target.
    """
    order = definition(intent("Order", options("meal", "Meal"), widget=False), types=[["Meal"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    files = {
        "Intent/IntentHandler.swift":
            "import Intents\nclass IntentHandler: INExtension {\n  static let store = 1\n"
            "  override func handler(for intent: INIntent) -> Any {\n"
            "    if intent is OrderIntent { return O() }\n    return H(store: IntentHandler.store)\n  }\n}\n",
        "Intent/H.swift": handler(*METHODS, "init(store: Int) {}\n").replace("INExtension", "NSObject"),
        "Intent/O.swift": f"import Intents\nclass O: NSObject, OrderIntentHandling {{ {methods} }}\n",
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n",
        "App/E.intentdefinition": order, "Widget/W.swift": widget("Bus"), "Widget/D.intentdefinition": BUS,
        "Widget/Food/Meal.swift": "struct Meal {}\n",
        "Project.swift": "", "project.yml": project(Intents=("extension", "17.0", "Intent, App/E.intentdefinition"),
                                                    App=("app", "17.0", "App"), Widgets=("extension", "17.0", "Widget"))}
    result, after = changed(app(files))
    check("it is made directly", "H(store: IntentHandler.store)" in after["Widget/IntentSetup.swift"], after["Widget/IntentSetup.swift"])
    check.equal("all files are listed", listed(result, "add to the target 'Widgets'"),
                ["Intent/H.swift", "Intent/IntentHandler.swift", "Intent/O.swift"])
    check.has("the other classes, too", result, "add to the targets .*'Widgets'.*:\n    App/Generated/E.intentdefinition.intents.swift")
    words = ("the classes of 'E', which 'Intent/IntentHandler.swift' uses, also have a 'Meal': rename this one, or move what the "
             "target 'Widgets' needs of 'Intent/IntentHandler.swift' into another file")
    check.equal("a type of the target with the name of a class is named", listed(result, words), ["Widget/Food/Meal.swift"])


def test_modules_of_a_handler(check, app):
    """A target links what the files of a handler import, unless its own files do."""
    manifest = project(Kit=("framework", "17.0", "Kit"), Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))
    manifest = manifest.replace("sources: [Intent]", "sources: [Intent]\n    dependencies:\n      - target: Kit\n      - package: Realm\n"
                                "        products: [RealmSwift, Algorithms-Beta]\n      - package: Collections")
    result, _ = changed(app({
        "Project.swift": "", "project.yml": manifest, "Kit/Kit.swift": "public struct Kit {}\n", "Widget/D.intentdefinition": BUS,
        "Widget/W.swift": widget("Bus"), "Widget/List.swift": "import Collections\n",
        "Intent/H.swift": "import Algorithms\nimport Collections\nimport CoreData\nimport Kit\nimport RealmSwift\n" + handler(*METHODS)}))
    for line, name in [(1, "Algorithms"), (4, "Kit"), (5, "RealmSwift")]:
        check.equal(name, listed(result, f"link '{name}' to the target 'Widgets', because this imports it"), [f"Intent/H.swift:{line}:1"])
    check.lacks("no others", result, "link '(Collections|CoreData|Intents)'")


def test_included_manifests(check, app):
    """The targets of files that a manifest includes are known."""
    target = "--- \ntargets:\n  {}:\n    type: app-extension\n    platform: iOS\n    sources:\n      - path: Sources/\n"
    files = {
        "Intent/Sources/H.swift": handler(*METHODS), "Widget/Sources/W.swift": widget("Bus"),
        "Widget/Sources/D.intentdefinition": BUS, "Intent/target.yml": target.format("Intents"),
        "Widget/target.yml": target.format("Widgets"),
        "Project.swift": "", "project.yml": "options:\n  deploymentTarget:\n    iOS: 16.0\ninclude:\n- Intent/target.yml\n- path: Widget/target.yml\n"}
    result, _ = changed(app(files))
    check.equal("the handler's file is listed", listed(result, "add to the target 'Widgets'"), ["Intent/Sources/H.swift"])


def test_folders_of_two_targets(check, app):
    """A folder brings its new files to a target that leaves out the widgets."""
    manifest = project(Intents=("extension", "17.0", "Intent, Shared"), Widgets=("extension", "17.0", "Shared")).replace(
        "[Intent, Shared]", "\n    - Intent\n    - path: Shared\n      excludes: [Widgets/W.swift]")
    result = app({
        "Project.swift": "", "Shared/D.intentdefinition": BUS, "Shared/W.swift": "struct Unused {}\n",
        "Intent/H.swift": handler(*METHODS), "Shared/Widgets/W.swift": widget("Bus"), "project.yml": manifest}).migrate()
    out = listed(result, "take out of the target 'Intents', which takes in the whole folder")
    check("the new files are to be taken out", "Shared/Widgets/IntentSetup.swift" in out
          and any(name.endswith(".appintents.swift") for name in out), result)
    check("the classes are not", not any(name.endswith(".intents.swift") for name in out), out)


@pytest.mark.parametrize("path, text, expected", [
    ("App/AppDelegate.swift", "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n"
     "  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {\n"
     "    true\n  }\n}\n", "-> Bool {\n    IntentSetup.register()\n    return true"),
    ("App/AppDelegate.swift", "import UIKit\n\nclass AppDelegate: NSObject, UIApplicationDelegate {\n"
     "  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool { true }\n}\n",
     "-> Bool { IntentSetup.register(); return true }"),
    ("App/AppDelegate.swift", "import UIKit\n\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
     "  func application(_ application: UIApplication,\n                   didFinishLaunchingWithOptions options: Any?) -> Bool {\n"
     "    print(1)\n    return true\n  }\n}\n", "-> Bool {\n    IntentSetup.register()\n    print(1)"),
    ("App/Delegate.swift", "import AppKit\n\n@NSApplicationMain class Delegate: NSObject, NSApplicationDelegate {\n"
     "  func applicationDidFinishLaunching(_ notification: Notification) { print(1) }\n}\n",
     "{ IntentSetup.register(); print(1) }"),
    ("App/main.swift", "import AppKit\n\nlet app = NSApplication.shared\napp.run()\n",
     "import AppKit\n\nIntentSetup.register()\n\nlet app"),
    ("App/Main.swift", "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n",
     "App {\n  init() {\n    IntentSetup.register()\n  }\n\n  var body"),
])
def test_shortcuts_go_to_the_app(check, app, path, text, expected):
    """Not to the extension that handled them, and not to the one of the widgets."""
    order = definition(intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    result, files = changed(app({
        path: text, "Project.swift": "", "App/D.intentdefinition": order,
        "Intent/H.swift": f"class H: INExtension, OrderIntentHandling {{ {methods} }}\n",
        "project.yml": project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App"))}))
    check("the setup is beside the start", "App/IntentSetup.swift" in files, files.keys())
    check("the start calls it", expected in files[path], files[path])
    check("the handler is added to the app", "Intent/H.swift" in listed(result, "add to the target 'App'"), result)


def test_widgets_in_the_app(check, app):
    """An app that also has the widgets' file starts in its own delegate."""
    order = definition(intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    start = "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    _, files = changed(app({
        "Project.swift": "", "App/D.intentdefinition": order, "App/AppDelegate.swift": start,
        "A/W.swift": "import WidgetKit\n\n@main\nstruct W: WidgetBundle { // Intent\n}\n",
        "Intent/H.swift": f"class H: INExtension, OrderIntentHandling {{ {methods} }}\n",
        "project.yml": project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App, A"),
                               Widgets=("extension", "17.0", "A"))}))
    check("the setup is beside the delegate", "App/IntentSetup.swift" in files, files.keys())


@pytest.mark.parametrize("system", ["16.0", "17.0"])
def test_widgets_in_the_app_and_their_extension(check, app, system):
    """The move of a file that the app has, too, is complete: a second run starts no other program."""
    app = app({
        "Project.swift": "", "Widget/D.intentdefinition": BUS, "Shared/W.swift": widget("Bus").replace("@main\n", ""),
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n",
        "Widget/Widgets.swift": "import SwiftUI\nimport WidgetKit\n\n@main struct Widgets: WidgetBundle {\n  var body: some Widget { W() }\n}\n",
        "Intent/H.swift": handler(*METHODS),
        "project.yml": project(Intents=("extension", system, "Intent"), App=("app", system, "App, Shared"),
                               Widgets=("extension", system, "Widget, Shared"))})
    _, files = changed(app)
    check("the extension registers the handler", "Widget/IntentSetup.swift" in files and "App/IntentSetup.swift" not in files, files.keys())
    app.migrate("--write", "--force")
    again = {str(path.relative_to(app.folder)): path.read_text() for path in app.folder.rglob("*") if path.suffix in (".swift", ".json")}
    check.equal("a second run changes nothing", again, files)


def test_shortcuts_beside_widgets(check, app):
    """The widgets' extension gets the options, and the app gets the actions."""
    both = definition(intent("Bus", options("stop")), intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    result, files = changed(app({
        "Project.swift": "", "Widget/D.intentdefinition": both, "Widget/W.swift": widget("Bus"),
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n",
        "Intent/H.swift": handler(*METHODS), "Intent/O.swift": f"class O: INExtension, OrderIntentHandling {{ {methods} }}\n",
        "project.yml": project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App"),
                               Widgets=("extension", "17.0", "Widget"))}))
    check("the app runs the action", "OrderPerformerSource" in files["App/IntentSetup.swift"]
          and "Bus" not in files["App/IntentSetup.swift"], files["App/IntentSetup.swift"])
    check("the extension has the options", "BusOptionsSource" in files["Widget/IntentSetup.swift"]
          and "Order" not in files["Widget/IntentSetup.swift"], files["Widget/IntentSetup.swift"])
    check("both get the App Intents", all(
        any(name.endswith(".appintents.swift") for name in listed(result, f"add to the target '{target}'"))
        or target == "Widgets" for target in ("App", "Widgets")), result)


def test_apps_of_two_systems(check, app):
    """Each app that embeds the handlers' extension gets the actions, and no app beside them; a target that only has the
    widget's file registers nothing."""
    both = definition(intent("Bus", options("stop")), intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    main = "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n"
    manifest = project(Intents=("extension", "17.0", "Intent"), Clock=("app", "17.0", "Clock"), Phone=("app", "17.0", "Phone"),
                       Pad=("app", "17.0", "Pad"), Widgets=("extension", "17.0", "Widget"),
                       Screen=("extension", "17.0", "Screen, Widget/W.swift"))
    for name in ("Phone", "Pad"):
        manifest = manifest.replace(f"sources: [{name}]", f"sources: [{name}]\n    dependencies:\n      - target: Intents")
    result, files = changed(app({
        "Project.swift": "", "project.yml": manifest, "Clock/D.intentdefinition": both, "Clock/Main.swift": main,
        "Phone/Main.swift": main, "Pad/Main.swift": main, "Widget/W.swift": widget("Bus").replace("@main\n", ""),
        "Widget/B.swift": "import SwiftUI\n\n@main\nstruct B: WidgetBundle { // Intent\n  var body: some Widget { W() }\n}\n",
        "Intent/H.swift": handler(*METHODS), "Intent/O.swift": f"class O: INExtension, OrderIntentHandling {{ {methods} }}\n"}))
    check.equal("both register it", {path for path in files if path.endswith("IntentSetup.swift")},
                {f"{folder}/IntentSetup.swift" for folder in ("Pad", "Phone", "Widget")})
    check("both get the handler", all("Intent/O.swift" in listed(result, f"add to the target '{name}'")
                                      for name in ("Pad", "Phone")), result)
    check.lacks("the other app gets nothing of it", result, "link .*'Clock'|add to the target 'Clock'")
    screen = listed(result, "add to the target 'Screen'")
    check("the widget's file brings the App Intents, and no handlers", "Widget/IntentSetup.swift" not in screen
          and "Intent/H.swift" not in screen and any("appintents" in path for path in screen), screen)


def test_apps_of_a_framework(check, app):
    """An app that links the handlers' framework, but never asks for a handler, runs no shortcut."""
    order = definition(intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    main = "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n"
    manifest = project(Kit=("framework", "17.0", "Kit"), Intents=("extension", "17.0", "Intent"), Phone=("app", "17.0", "Phone"),
                       Watch=("app", "17.0", "Watch"))
    manifest = manifest.replace("sources: [Phone]", "sources: [Phone]\n    dependencies:\n      - target: Kit\n      - target: Intents")
    manifest = manifest.replace("sources: [Watch]", "sources: [Watch]\n    dependencies:\n      - target: Kit")
    files = {
        "Project.swift": "", "project.yml": manifest, "Kit/D.intentdefinition": order, "Phone/Main.swift": main, "Watch/Main.swift": main,
        "Kit/O.swift": f"import Intents\npublic class O: NSObject, OrderIntentHandling {{ {methods} }}\n",
        "Kit/Handlers.swift": "import Intents\npublic enum Handlers {\n  public static func handler(for intent: INIntent) -> Any? { O() }\n}\n",
        "Intent/I.swift": "import Intents\nimport Kit\nclass I: INExtension {\n"
            "  override func handler(for intent: INIntent) -> Any? { Handlers.handler(for: intent) }\n}\n"}
    _, after = changed(app(files))
    check.equal("only the other one registers it", [path for path in after if path.endswith("IntentSetup.swift")], ["Phone/IntentSetup.swift"])


def test_definitions_of_two_targets(check, app):
    """Each widget moves to the class of its own target, as the two 'ConfigurationIntent' of nightscout/nightguard."""
    manifest = project(Phone=("extension", "17.0", "Phone"), Watch=("extension", "17.0", "Watch"))
    files = {"Project.swift": "", "project.yml": manifest, "Phone/D.intentdefinition": BUS,
             "Watch/D.intentdefinition": BUS, "Watch/W.swift": widget("Bus")}
    result, after = changed(app(files))
    check("the definition of the widget's target moves", "Watch/Generated/D.intentdefinition.appintents.swift" in after
          and "Phone/Generated/D.intentdefinition.appintents.swift" not in after, result)
    check.ok("nothing is missing", result)
    both = app(files | {"Phone/W.swift": widget("Bus")}, name="both")
    result, after = changed(both)
    check("both move", all(f"{folder}/Generated/D.intentdefinition.appintents.swift" in after
                           and f"{name}.BusAppIntent" in after[f"{folder}/W.swift"]
                           for folder, name in [("Phone", "Plain"), ("Watch", "DPlain")]), result)
    check.equal("each target gets its files", {line.split("/")[0] for target in ("Phone", "Watch")
                for line in listed(result, f"add to the target '{target}'") if not line.startswith(target)}, set())
    both.commit("Moved")
    check.ok("a second run keeps the choice", both.migrate())
    check.equal("and changes nothing", both.diff(), "")


def test_no_setup_without_handlers(check, app):
    """A handler that offers nothing to widgets is not registered, and nothing is listed for it."""
    plain = definition(intent("Bus", {**options("stop"), "INIntentParameterSupportsDynamicEnumeration": False}),
                       types=[["Stop"]])
    result = app({"Project.swift": "", "Widget/D.intentdefinition": plain, "Widget/W.swift": widget("Bus"),
                  "Intent/H.swift": handler(), "project.yml": project(
                      Intents=("extension", "17.0", "Intent"), Widgets=("extension", "17.0", "Widget"))}).migrate()
    check.lacks("no file is listed", result, "IntentSetup|Intent/H.swift")


def test_classes_beside_the_handlers(check, app):
    """An app that gets the handlers gets the classes that they use."""
    order = definition(intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    result = app({
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n", "Project.swift": "",
        "Intent/D.intentdefinition": order, "Intent/H.swift": f"class H: INExtension, OrderIntentHandling {{ {methods} }}\n",
        "project.yml": project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App/Main.swift"))}).migrate()
    check.has("they are listed", result, "add to the target.*'App'.*in place of Xcode's generated classes")
    check.lacks("nothing is said of widgets", result, "widget")


def test_targets_beside_the_widgets(check, app):
    """A target without the widget needs nothing, although it has the same start; another framework keeps Xcode's classes."""
    manifest = project(Kit=("framework", "17.0", "Kit"), WatchKit=("framework", "17.0", "Kit/D.intentdefinition"),
                       Phone=("extension", "17.0", "Shared, Phone"), Watch=("extension", "17.0", "Shared, Watch"))
    start = "import SwiftUI\n\n@main\nstruct B: WidgetBundle { // Intent\n  var body: some Widget { W() }\n}\n"
    result = app({"Project.swift": "", "project.yml": manifest, "Kit/D.intentdefinition": BUS, "Shared/B.swift": start,
                  "Phone/W.swift": widget("Bus").replace("@main\n", "")}).migrate()
    check.lacks("nothing is asked of the other target", result, "(link|add|raise) .*the target 'Watch'")
    check.has("the framework of the widgets is switched", result, "no_codegen.*for the target 'Kit'")
    check.lacks("the other one is not", result, "no_codegen.*for the target 'WatchKit'")


def test_settings_of_manifests(check, app):
    """A project that a manifest makes has its settings there."""
    files = {"Project.swift": "", "Widget/D.intentdefinition": BUS, "Widget/W.swift": widget("Bus")}
    manifest = project(Widgets=("extension", "17.0", "Widget"))
    result = app(files | {"project.yml": manifest}).migrate()
    check.has("XcodeGen's", result, "set 'attributes: \\[no_codegen\\]' for the definition in 'project.yml', for the target")
    done = manifest.replace("[Widget]", "\n    - Widget\n    - path: Widget/D.intentdefinition\n"
                                        "      attributes: [no_codegen]")
    check.lacks("it is done", app(files | {"project.yml": done}, name="done").migrate(), "no_codegen")
    tuist = 'let target = Target(name: "W", product: .appExtension, deploymentTargets: .iOS("17.0"), sources: ["Widget/**"{}])\n'
    result = app(files | {"Project.swift": tuist.format("")}, name="tuist").migrate()
    check.has("Tuist's", result, "set 'codeGen: .disabled' for the definition in 'Project.swift', for the target 'W'")
    done = tuist.format(', .glob("Widget/D.intentdefinition", codeGen: .disabled)')
    check.lacks("it is done", app(files | {"Project.swift": done}, name="tuistdone").migrate(), "codeGen")


def test_branch_of_the_guard(check, app):
    app = app({"D.intentdefinition": BUS, "W.swift": widget("Bus")})
    app("branch", "--move", "trunk")
    check.has("the branch is the current one", app.migrate(), "diff --git trunk")
    app("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop")
    check.has("or rather the server's", app.migrate(), "diff --git develop")


def test_classes_in_a_package(check, app):
    """A package that gets the code is raised, with all that links it, and its plugin makes no classes any more.

    The plugin is brave/brave-ios's.
    """
    manifest = project(Widgets=("extension", "15.0", "Widget"), Intents=("extension", "15.0", "Intent"),
                       Other=("extension", "15.0", "Other"))
    for name in ("Widgets", "Intents"):
        manifest = manifest.replace(f"[{name.removesuffix('s')}]", f"[{name.removesuffix('s')}]\n    dependencies:\n"
                                    "      - package: Models\n        product: Models")
    package = ('let package = Package(name: "P", platforms: [.iOS({}), .macOS("13.0")], targets: [\n'
               '  .target(name: "Kit"),\n  .target(name: "Models", dependencies: ["Kit"], plugins: [{}])\n])\n')
    handled = "import Intents\n\npublic class H: NSObject, BusIntentHandling {\n" + METHODS[0].replace("func", "public func") + "}\n"
    files = {"Project.swift": "", "project.yml": manifest, "Sources/Models/D.intentdefinition": BUS,
             "Sources/Kit/K.swift": "public struct K {}\n", "Sources/Models/H.swift": handled, "Widget/W.swift": widget("Bus"),
             "Intent/I.swift": "import Models\n", "Other/O.swift": "struct O {}\n"}
    result = app(files | {"Package.swift": package.format(".v15", '"IntentBuilderPlugin", "LogPlugin"')}).migrate()
    check.equal("the package is raised", listed(
        result, "raise 'platforms' from iOS 15.0 to 16.0, which IntentRuntime needs"), ["Package.swift"])
    for name, rest in [("Widgets", ": people with iOS 15 lose its widgets"), ("Intents", "")]:
        check("and what links it", f"  raise the deployment target of the target '{name}' from iOS 15.0 to 16.0, which "
              f"IntentRuntime needs{rest}\n" in result.out, result.out)
    check.lacks("nothing else is", result, "(raise|link) .*'(Other|Kit)'")
    check.equal("its plugin is named", listed(
        result, "take the plugin 'IntentBuilderPlugin' out of the target 'Models': it generates the same classes"), ["Package.swift"])
    done = app(files | {"Package.swift": package.format(".v16", '"LogPlugin"')}, name="done").migrate()
    check.lacks("a new one needs neither", done, "'platforms'|plugin")


def test_deployment_targets(check, app):
    """The delegate of gdombiak/OctoPod has a window that is obsolete in iOS 13."""
    files = {"Project.swift": "", "Widget/D.intentdefinition": BUS, "Widget/W.swift": widget("Bus")}
    old = app(files | {"project.yml": project(Widgets=("extension", "14.0", "Widget"))}).migrate()
    check.has("an old one is to be raised", old, "raise the deployment target of the target 'Widgets' from iOS 14.0 to 16.0")
    check.has("and who loses the widget", old, "iOS 14 and 15")
    older = app(files | {"project.yml": project(Widgets=("extension", "12.0", "Widget"))}, name="older").migrate()
    check.has("all versions are named", older, "people with iOS 12 to 15 lose its widgets")
    code = widget("Bus") + "@available(iOS, introduced: 2.0, obsoleted: 13.0)\nstruct Old {\n  @available(iOS, obsoleted: 12) func f() {}\n}\n"
    older = app(files | {"Widget/W.swift": code, "project.yml": project(Widgets=("extension", "12.0", "Widget"))}, name="obsolete")
    words = "take this out of the target 'Widgets', and its uses: it is obsolete in iOS 13.0"
    check.equal("what becomes obsolete is named", [line[:15] for line in listed(older.migrate(), words)], ["Widget/W.swift:"])
    new = app(files | {"project.yml": project(Widgets=("extension", "16.0", "Widget"))}, name="new").migrate()
    check.lacks("a new one is not", new, "raise the deployment")
    mac = project(Widgets=("extension", "14.0", "Widget")).replace("iOS", "macOS")
    result = app(files | {"project.yml": mac}, name="mac").migrate()
    check.lacks("a Mac has no iOS", result, "iOS 17|before iOS|raise")


def test_targets_of_two_definitions(check, app):
    """What two definitions need of a target is one line: the one that says more."""
    order = definition(intent("Order", options("meal", "Meal"), widget=False), types=[["Meal"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    manifest = project(Kit=("framework", "15.0", "Kit"), App=("app", "15.0", "App"), Widgets=("extension", "15.0", "Widget"))
    for name in ["App", "Widget"]:
        manifest = manifest.replace(f"sources: [{name}]", f"sources: [{name}]\n    dependencies:\n      - target: Kit")
    result, _ = changed(app({
        "Project.swift": "", "project.yml": manifest, "Kit/E.intentdefinition": order,
        "Kit/O.swift": f"import Intents\npublic class O: NSObject, OrderIntentHandling {{ {methods} }}\n",
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n",
        "Widget/D.intentdefinition": BUS, "Widget/W.swift": widget("Bus")}))
    lines = result.out.splitlines()
    check.equal("the widgets are raised once", [line[-17:] for line in lines if "raise" in line and "'Widgets'" in line],
                [" lose its widgets"])
    check.equal("what stays is said once", len([line for line in lines if "keep the definitions" in line]), 1)
    links = [line.strip() for line in lines if line.startswith("  link ")]
    check("only widgets need IntentWidgets", any(line.startswith("link IntentRuntime of") and line.endswith("'App'") for line in links)
          and any("IntentWidgets" in line and line.endswith("'Widgets'") for line in links) and len(links) == 3, links)


def test_deployment_targets_of_frameworks(check, app):
    """A framework with the plain types is raised, and whatever links it."""
    manifest = project(Kit=("framework", "15.0", "Kit"), Widgets=("extension", "16.0", "Widget"), App=("app", "15.0", "App"),
                       Other=("app", "15.0", "Other"))
    manifest = manifest.replace("sources: [App]", "sources: [App]\n    dependencies:\n      - target: Kit")
    result = app({"Project.swift": "", "project.yml": manifest, "Kit/D.intentdefinition": BUS,
                  "Widget/W.swift": widget("Bus")}).migrate()
    check.has("the framework", result, "raise the deployment target of the target 'Kit' from iOS 15.0 to 16.0, which IntentRuntime "
              "needs\n")
    check.has("the app", result, "the target 'App' from iOS 15.0 to 16.0, .*: people with iOS 15 lose the app's updates")
    check.lacks("no other app", result, "'Other'")


def test_bundles_in_bundles(check, app):
    """A widget in a bundle of another bundle starts in the outer one, also if no project is known."""
    bundles = ("import SwiftUI\n\n@main\nstruct All: WidgetBundle { // Intent\n  var body: some Widget {\n    First().body\n  }\n}\n\n"
               "struct First: WidgetBundle {\n  var body: some Widget { W() }\n}\n")
    result, files = changed(app({
        "Project.swift": "", "Widgets/All.swift": bundles, "Widgets/Bus/W.swift": widget("Bus").replace("@main\n", ""),
        "Intent/Bus.swift": handler(*METHODS).replace("class H: INExtension, Bus", "extension H: Bus"),
        "Intent/H.swift": "import Intents\nclass H: INExtension {}\n", "D.intentdefinition": BUS}))
    check("it registers the handlers", "IntentSetup.register()" in files["Widgets/All.swift"], result)
    check.equal("the class and its extension are listed", listed(result, "add to the target of the widgets")[-2:],
                ["Intent/Bus.swift", "Intent/H.swift"])


def test_start_in_interface_tests(check, app):
    """Tests that run beside the app do not need its handlers."""
    order = definition(intent("Order", options("stop"), widget=False), types=[["Stop"]])
    methods = "func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) { completion(.init()) }\n"
    manifest = project(App=("app", "17.0", "App"), Checks=("framework", "17.0", "App/Main.swift"))
    result = app({
        "App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n", "Project.swift": "",
        "App/D.intentdefinition": order, "App/H.swift": f"class H: NSObject, OrderIntentHandling {{ {methods} }}\n",
        "project.yml": manifest.replace("type: framework", "type: bundle.ui-testing")}).migrate()
    words = "take out of the target 'Checks', which is no program, or keep the new line from it with '#if'"
    check.equal("the start is to be taken out", listed(result, words), ["App/Main.swift"])
    check.lacks("nothing else is said of it", result, "(link|add) .*'Checks'")
    check.has("what is kept", result, "keep the definitions and the app's 'INIntentsSupported' for as long")


def test_start_in_a_framework(check, orders):
    """A framework or a test that builds the start, too, gets no handlers. Pyto's delegate is also in an old framework."""
    app = orders(Core=("framework", "17.0", "App/Main.swift"))
    result = app.migrate()
    words = "take out of the target 'Core', which is no program, or keep the new line from it with '#if'"
    check.equal("the start is to be taken out", listed(result, words), ["App/Main.swift"])
    check.lacks("nothing else is said of it", result, "(link|add) .*'Core'")
    # Highlighter's delegate and handlers are in a framework alone.
    manifest = project(Intents=("extension", "17.0", "Other"), App=("app", "17.0", "Other"), Core=("framework", "17.0", "App, Intent"))
    alone = orders(files={"project.yml": manifest}, name="alone").migrate()
    check.has("a framework with the only start gets them", alone, "link IntentRuntime of .* to the target 'Core'")


def test_apps_of_watches(check, orders):
    """Shortcuts finds actions in a watch's app, not in its Intents extension: kingstinct/active-insulin has no other app."""
    delegate = ("import WatchKit\n\nclass ExtensionDelegate: NSObject, WKExtensionDelegate {\n"
                "    func applicationDidFinishLaunching() {\n        print(1)\n    }\n}\n")
    manifest = project(Intents=("extension", "9.0", "Intent"), App=("app", "9.0", "App")).replace("iOS", "watchOS").replace(
        "sources: [App]", "sources: [App]\n    dependencies:\n      - target: Intents").replace(
        "type: application", "type: watchkit2-extension")
    app = orders(files={"project.yml": manifest, "App/Main.swift": delegate})
    result, after = changed(app)
    check("its delegate registers the handlers", "IntentSetup.register()" in after["App/Main.swift"], result)
    check("its target gets the code", "Intent/H.swift" in listed(result, "add to the target 'App'"), result)
    check.lacks("the extension gets none", result, "link .*'Intents'")
    check.equal("and no files", listed(result, "add to the target 'Intents'"), [])


def test_methods_of_public_handlers(check, orders):
    """The generated protocols are public. ownCloud's target has internal ones, for which its public handlers need less."""
    handler = ORDERS.format("", SERVED).replace("class OrderHandler", "public class OrderHandler")
    words = "make this public, as its class and the generated 'OrderIntentHandling' are"
    check.equal("the method is named", listed(orders(handler).migrate(), words), ["Intent/H.swift:5:10"])
    check.lacks("a public one is not", orders(handler.replace("func handle", "public func handle"), name="public").migrate(), words)
    check.lacks("nor one of another class", orders(name="internal").migrate(), words)


def test_bridging_headers(check, orders):
    """What a handler has from Objective-C, its new target needs, too, as for MobileFFmpeg in zhuowei/FFMPEGShortcutsApp."""
    project = ("// !$*UTF8*$!\n{ rootObject = P; objects = {\n"
               "P = { isa = PBXProject; mainGroup = G; targets = (TA, TI); };\n"
               "G = { isa = PBXGroup; children = (GA, GI); };\n"
               "GA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };\n"
               "GI = { isa = PBXFileSystemSynchronizedRootGroup; path = Intent; };\n" + "".join(
                   f"T{x} = {{ isa = PBXNativeTarget; name = {name}; productType = com.apple.product-type.{kind}; "
                   f"fileSystemSynchronizedGroups = (G{x}); buildConfigurationList = L{x}; dependencies = ({also}); }};\n"
                   f"L{x} = {{ buildConfigurations = (C{x}); }};\n"
                   f"C{x} = {{ buildSettings = {{ IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/{name}.h\"; }}; }};\n"
                   for x, name, kind, also in [("A", "App", "application", "D"), ("I", "Intent", "app-extension", "")]) +
               "D = { isa = PBXTargetDependency; target = TI; };\n}; }\n")
    app = orders(files={"A.xcodeproj/project.pbxproj": project, "App.h": "#import \"Log.h\"\n",
                        "Intent.h": "// Objective-C\n#import \"a/Log.h\"\n  #import <mobileffmpeg/MobileFFmpeg.h>\n"
                               "#import <UIKit/UIKit.h>\n#include <math.h>\n"})
    for file in ["project.yml", "Project.swift"]:
        (app.folder / file).unlink()
    words = ("if the new files of the target 'App' use it, let its bridging header import 'MobileFFmpeg.h', as this does")
    check.equal("it is named", listed(app.migrate(), words), ["Intent.h"])


def test_apps_without_a_known_start(check, orders):
    """The target of the app gets the code, although nothing shows where it starts."""
    manifest = project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App")).replace(
        "sources: [App]", "sources: [App]\n    dependencies:\n      - target: Intents")
    result = orders(files={"App/Main.swift": "", "project.yml": manifest}).migrate()
    check("the app gets it", "Intent/IntentSetup.swift" in listed(result, "add to the target 'App'"), result)
    check.lacks("the extension gets none", result, "link .*'Intents'")


def test_recommendations(check, app):
    """A list for Apple Watch is not lost silently, as Apple's sample in gromb57/ios-wwdc23 has one."""
    code = widget("Bus").replace("struct Provider: IntentTimelineProvider {\n", "struct Provider: IntentTimelineProvider {\n"
                                 "    func recommendations() -> [IntentRecommendation<BusIntent>] { [] }\n")
    files = {"Project.swift": "", "Widget/D.intentdefinition": BUS, "Widget/W.swift": code}
    words = "people choose a complication from its list"
    phone = project(Widgets=("extension", "17.0", "Widget"))
    check.lacks("a phone has none", app(files | {"project.yml": phone}).migrate(), words)
    watch = phone.replace("platform: iOS", "platform: watchOS").replace("17.0", "10.0")
    app = app(files | {"project.yml": watch}, name="watch")
    result, after = changed(app)
    check("it is named", words in result.out and "Widget/W.swift:8:10" in result.out, result)
    text = after["Widget/W.swift"].replace("MigratedTimelineProvider(Provider())",
                                           "MigratedTimelineProvider(Provider(), recommendations: choices)")
    (app.folder / "Widget/W.swift").write_text(text)
    check.lacks("it is done", app.migrate(), words)


ORDER = definition(intent("Order", parameter("soup"), widget=False))
MAIN = "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n"
SERVED = "completion(OrderIntentResponse(code: .success, userActivity: nil))"
ORDERS = """\
import Intents

class OrderHandler: NSObject, OrderIntentHandling {{
    {}
    func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {{ {} }}
}}
"""


@pytest.fixture
def orders(app):
    """Makes an app with a handler in an Intents extension."""
    def make(handler=ORDERS.format("", SERVED), files={}, name="app", **targets):  # noqa: B006
        dispatcher = "import Intents\n\nclass IntentHandler: INExtension {\n" \
            "    override func handler(for intent: INIntent) -> Any { OrderHandler() }\n}\n"
        return app({
            "Project.swift": "", "App/D.intentdefinition": ORDER, "App/Main.swift": MAIN, "Intent/H.swift": handler,
            "Intent/I.swift": dispatcher, "project.yml": project(
                Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App"), **targets)} | files, name=name)
    return make


def test_names_of_the_app(check, orders):
    """New files and types give way to names of the app, and an App Intent of the app to the generated one."""
    own = "struct OrderHandlerPerformer {}\nenum IntentSetup {}\n"
    result, after = changed(orders(files={"App/Own.swift": own}))
    check("the adapter has another name", "(PlainOrderHandlerPerformer(OrderHandler()))" in after["App/AppIntentSetup.swift"],
          after.get("App/AppIntentSetup.swift", after.keys()))
    check("the App Intent keeps its own", "'OrderIntent' becomes 'Plain.OrderAppIntent'" in result.out, result)
    own = "import AppIntents\n\nstruct OrderAppIntent: AppIntent {}\n"
    words = "the system tells App Intents apart by their short names, and 'Plain.OrderAppIntent' has the same: rename one of them"
    for folder, expected in [("App", ["App/Own.swift:3:8"]), ("Intent", [])]:
        result = orders(files={f"{folder}/Own.swift": own}, name=f"own in {folder}").migrate()
        check.equal(f"another App Intent of its name in {folder}", listed(result, words), expected)


def test_classes_of_objective_c(check, orders):
    """A file is not listed for a class that the target has in Objective-C, with another implementation."""
    files = {"App/Soup.m": "#import \"Soup.h\"\n\n@implementation Soup\n@end\n", "App/IntentSetup.m": "@implementation IntentSetup\n@end\n",
             "Shared/Soup.swift": "import Foundation\n\n@objc(Soup) public class Soup: NSObject {}\n",
             "Shared/Dish.swift": "import Foundation\n\n@objc(Soup) class Dish: NSObject {}\n"}
    app = orders(ORDERS.format("", "print(Soup()); " + SERVED), files)
    (app.folder / "project.yml").write_text((app.folder / "project.yml").read_text().replace("[Intent]", "[Intent, Shared]"))
    result, after = changed(app)
    check.equal("the handler alone is listed", listed(result, "add to the target 'App'")[-1:], ["Intent/H.swift"])
    check.lacks("nothing is said of the class", result, "Shared/Soup.swift")
    check("the new file has a name of its own", "App/AppIntentSetup.swift" in after, after.keys())
    (app.folder / "Intent/H.swift").write_text(ORDERS.format("", "print(Dish()); " + SERVED))
    check.has("a name for Objective-C counts", app.migrate(), "this declares 'Soup', as 'App/Soup.m' does: move 'Dish'")


def test_what_a_handler_sets_up(check, orders):
    """What belonged to the process of the Intents extension is named where the code now runs in the app."""
    init = ("override init() {\n        FirebaseApp.configure()\n        Kitchen.role = .other\n        self.name = \"\"\n"
            "        super.init()\n        startLog()\n        print(1)\n    }\n    var name: String")
    files = {"Intent/Kitchen.swift": "enum Kitchen { enum Role { case app, other }; static var role = Role.app }\nfunc startLog() {}\n"}
    result, _ = changed(orders(ORDERS.format(init, "_ = UserDefaults.standard.string(forKey: \"a\"); " + SERVED), files))
    setup = ("this sets up its process, and now runs in the process of 'App', where the same may be done already: see that it does "
             "no harm")
    check.equal("each place is named", [line.split(":")[1] for line in listed(result, setup)], ["5", "6", "9"])
    words = "'UserDefaults.standard' is now that of the process of 'App', because the handler no longer runs in the Intents extension"
    check.equal("and what is another one", listed(result, words), ["Intent/H.swift:13:97"])
    check.lacks("a plain handler has none", orders(name="plain").migrate(), "process of")
    keychain = ORDERS.format("", "_ = Keychain(service: \"a\"); " + SERVED)
    words = words.replace("UserDefaults.standard", "Keychain")
    check.has("the keychain of a process is named", orders(keychain, name="keychain").migrate(), words)
    group = orders(keychain.replace("\"a\"", "\"a\", accessGroup: \"b\""), name="group").migrate()
    check.lacks("a group's is not, as in brushedtype/musicthread-ios", group, words)
    dispatcher = ("import Intents\n\nclass IntentHandler: INExtension {\n    override func handler(for intent: INIntent) -> Any {\n"
                  "        if !ready { Injector.register() }\n        switch intent {\n        case is OrderIntent: return OrderHandler()\n"
                  "        default:\n            Self.log.error(\"unknown\")\n            return self\n        }\n    }\n}\n")
    shared = orders(files={"Intent/I.swift": dispatcher}, name="shared")
    (shared.folder / "project.yml").write_text((shared.folder / "project.yml").read_text().replace("[App]", "[App, Intent]"))
    # In TimeDelta/introspective, the extension's files are in the app, too.
    check.equal("the extension's own code never ran in the app", listed(shared.migrate(), setup), ["Intent/I.swift:5:21"])


def test_answers_of_other_types(check, orders):
    """The answer is followed through the code that gets the completion handler."""
    kitchen = ("import Intents\n\nclass Kitchen {\n    func order(_ completion: @escaping (OrderIntentResponse) -> Void) {\n"
               "        completion(OrderIntentResponse(code: .continueInApp, userActivity: nil))\n    }\n}\n")
    handled = ORDERS.format("let kitchen = Kitchen()", "kitchen.order(completion)")
    result, after = changed(orders(handled, {"Intent/Kitchen.swift": kitchen}))
    check("the app opens", '"opensApp": [\n    "Order"\n  ]' in after["App/intentc.json"], after["App/intentc.json"])
    check.has("the place is named", result, "passes the app no user activity.*\n    Intent/Kitchen.swift:4:10")
    result, after = changed(orders(handled, name="elsewhere"))
    check.has("an answer that was not found is named", result, "this leaves its answer to code that was not found.*\n    Intent/H.swift:5:10")


def test_answers_of_widgets(check, orders):
    """An intent for widgets alone is no action, so nothing can let it open the app, as in BookPlayer."""
    opening = "completion(OrderIntentResponse(code: .continueInApp, userActivity: nil)) /* or a success */"
    result = orders(ORDERS.format("", opening), {"App/D.intentdefinition": definition(intent("Order", parameter("soup")))}).migrate()
    words = "'Plain.OrderAppIntent' only configures widgets: shortcuts that the app suggested for it no longer call this"
    check.equal("that is said", listed(result, words), ["Intent/H.swift:5:10"])
    check.lacks("and nothing of opening it", result, "open the app|opens the app|opensApp")
    result, after = changed(orders(ORDERS.format("", opening), name="action"))
    check("a comment is no answer", '"opensApp": [\n    "Order"\n  ]' in after["App/intentc.json"], after["App/intentc.json"])


OWN = """\
import AppIntents
import WidgetKit

struct BusAppIntent: WidgetConfigurationIntent {}

struct Watch: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Watch", intent: BusAppIntent.self, provider: WatchProvider()) { entry in Text("") }
    }
}
"""


def test_own_app_intents_of_the_same_name(check, app):
    """Another target's own App Intent is not ours, whatever its name is: 'ConfigurationAppIntent' is in Xcode's template."""
    app = app({"Project.swift": "", "Widget/D.intentdefinition": BUS, "Widget/W.swift": widget("Bus"), "Watch/W.swift": OWN,
               "project.yml": project(Watch=("extension", "17.0", "Watch"), Widgets=("extension", "17.0", "Widget"))})
    for run in ["first", "second"]:
        result, after = changed(app)
        check.lacks(f"the other target gets nothing in the {run} run", result, "'Watch'")
        app.commit("Moved")
    check.has("nothing changes then", result, "all files are as they should be")


def test_definitions_that_share_an_app(check, app):
    """Each widget takes the definition of its own target, also if an app has both."""
    more = definition(intent("Bus", options("stop"), parameter("size")), types=[["Stop"]])
    manifest = project(Phone=("extension", "17.0", "Phone"), Mac=("extension", "17.0", "Mac"),
                       App=("app", "17.0", "App, Mac/M.intentdefinition, Phone/P.intentdefinition"))
    app = app({"Project.swift": "", "project.yml": manifest, "App/Main.swift": MAIN, "Phone/P.intentdefinition": BUS,
               "Mac/M.intentdefinition": more, "Phone/W.swift": widget("Bus"), "Mac/W.swift": widget("Bus")})
    result, after = changed(app)
    check("both move", "var size" in after["Mac/Generated/M.intentdefinition.appintents.swift"]
          and "var size" not in after["Phone/Generated/P.intentdefinition.appintents.swift"], after.keys())
    app.commit("Moved")
    check.has("a second run changes nothing", app.migrate(), "all files are as they should be")


def test_guard_after_the_move(check, app):
    """The command that the plan prints passes, also with an intent that nothing handles."""
    both = definition(intent("Bus", options("stop")), intent("Order", parameter("soup"), widget=False), types=[["Stop"]])
    app = app({"D.intentdefinition": both, "W.swift": widget("Bus")})
    result = app.migrate("--write")
    command = [line.split() for line in result.out.splitlines() if line.startswith("  intentc diff")]
    check.equal("there is one", len(command), 1)
    check.ok("it passes", app.released(*command[0][1:], cwd=app.folder))
    app.commit("Moved")
    check.ok("and so it does when the move is in git", app.released(*command[0][1:], cwd=app.folder))


@pytest.mark.parametrize("own, app_minimum, lost", [("14.0", "16.4", ""), ("14.0", "15.0", ": people with iOS 15 lose its widgets")])
def test_systems_of_the_app(check, app, own, app_minimum, lost):
    """An extension loses nobody on systems that its app no longer supports."""
    manifest = project(Widgets=("extension", own, "Widget"), App=("app", app_minimum, "App")).replace(
        "sources: [App]", "sources: [App]\n    dependencies:\n      - target: Widgets")
    result = app({"Project.swift": "", "project.yml": manifest, "App/Main.swift": MAIN, "Widget/D.intentdefinition": BUS,
                  "Widget/W.swift": widget("Bus")}).migrate()
    check.has("it is raised", result, f"'Widgets' from iOS {own} to 16.0, which IntentRuntime needs{lost}\n")


@pytest.mark.parametrize("dispatcher, expected", [
    ("class Kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any {\n"
     "        switch intent {\n        case is OrderIntent: OrderHandler()\n        default: fatalError(\"unknown\")\n        }\n    }\n}",
     "(OrderHandler())"),
    ("class Kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any {\n"
     "        if intent is OrderIntent { OrderHandler() } else if intent is INStartCallIntent { self } else { self }\n    }\n}",
     "(OrderHandler())"),
    ("class Kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any {\n"
     "        switch intent {\n        case is OrderIntent: prepare()\n        default: break\n        }\n        return OrderHandler()\n    }\n}",
     "static let kitchen = Kitchen()"),
    ("class Kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any {\n"
     "        guard intent is OrderIntent else { fatalError(\"no \\(String(describing: intent))\") }\n        return OrderHandler()\n    }\n}",
     "(OrderHandler())"),
    ("class kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any { prepare(); return OrderHandler() }\n}",
     "static let kitchenObject = kitchen()"),
    ("class Kitchen {\n    let name: String\n    init(name: String) { self.name = name }\n"
     "    func handler(for intent: INIntent) -> Any? { print(name); return OrderHandler() }\n}",
     "cannot make 'Kitchen', which takes arguments"),
    ("private class Kitchen: INExtension {\n    override func handler(for intent: INIntent) -> Any { prepare(); return OrderHandler() }\n}",
     "make 'Kitchen' visible to the new file"),
    ("class Kitchen {\n    fileprivate func handler(for intent: INIntent) -> Any? { prepare(); return OrderHandler() }\n}",
     "make 'handler(for:)' visible to the new file"),
    ("class Del: NSObject, WKApplicationDelegate {\n    let kitchen = OrderHandler()\n    func handler(for intent: INIntent) -> Any? { kitchen }\n}",
     "the new code cannot ask it: where the program starts, register 'Plain.OrderPerformerSource(OrderHandlerPerformer(…))'"),
])
def test_dispatchers_that_need_more(check, orders, dispatcher, expected):
    """Code that a new file cannot write, or that would be another object than SiriKit's, is a line for a person."""
    result, after = changed(orders(files={"Intent/I.swift": f"import Intents\n\n{dispatcher}\n"}))
    check(f"{expected}", expected in result.out + after.get("App/IntentSetup.swift", ""), (result, after.get("App/IntentSetup.swift")))


def test_two_dispatchers(check, orders):
    """Only the Info.plists say which extension the system asks, so a person decides if they disagree."""
    bar, kitchen = (f"import Intents\n\nclass {name}: INExtension {{\n"
                    f"    override func handler(for intent: INIntent) -> Any {{ {body}OrderHandler() }}\n}}\n"
                    for name, body in [("Bar", "prepare(); return "), ("Kitchen", "")])
    words = "'Kitchen' also chooses a handler for 'OrderIntent'; the new code gets it as 'Bar' says: see whether " \
        "the system asks that one"
    result = orders(files={"Intent/I.swift": bar, "Intent/K.swift": kitchen}).migrate()
    check.equal("the other is named", listed(result, words), ["Intent/K.swift:4:19"])
    same = orders(files={"Intent/K.swift": kitchen}, name="same").migrate()
    check.lacks("one that does the same is not", same, "also chooses")


def test_dispatchers_of_frameworks(check, orders):
    """The new code is in another module than a dispatcher in a framework."""
    kitchen = ("import Intents\n\npublic class Kitchen: NSObject {\n"
               "    func handler(for intent: INIntent) -> Any? { prepare(); return OrderHandler() }\n}\n")
    files = {"Intent/I.swift": "", "Core/K.swift": kitchen}
    words = "make 'handler(for:)' public, because another module calls it"
    result = orders(files=files, Core=("framework", "17.0", "Core")).migrate()
    check.equal("the method is named", listed(result, words), ["Core/K.swift:4:10"])
    files["Core/K.swift"] = kitchen.replace("func", "public func")
    check.lacks("a public one is not", orders(files=files, name="public", Core=("framework", "17.0", "Core")).migrate(), words)


def test_handlers_of_the_main_actor(check, orders):
    """The new code makes a handler of the main actor there, if its 'init' is not an inherited one.

    The handlers of sindresorhus/Plash are of the main actor.
    """
    handler = ORDERS.format("init(count: Int) { super.init() }", SERVED).replace("class", "@MainActor class")
    asks = ("import Intents\n\nclass I: INExtension {\n"
            "    override func handler(for intent: INIntent) -> Any { OrderHandler(count: 1) }\n}\n")
    _, after = changed(orders(handler, {"Intent/I.swift": asks}))
    check("it is made there", ".askingOnMainActor { _ in OrderHandler(count: 1) }" in after["App/IntentSetup.swift"],
          after["App/IntentSetup.swift"])


def test_dispatchers_in_objective_c(check, orders):
    """The app's delegate is asked; an Intents extension cannot be, and the plan says so."""
    chooses = "- (id)handlerForIntent:(INIntent *)intent { return [[OrderHandler alloc] init]; }\n"
    files = {"Intent/I.swift": "", "Intent/I.m": f"@implementation IntentHandler\n{chooses}@end\n"}
    result, after = changed(orders(files=files))
    check.equal("it is named", listed(result, "this chooses handlers in Objective-C, which the new code cannot ask: see that "
                                      "'OrderHandler()' in the new file does the same"), ["Intent/I.m"])
    delegate = ("@implementation D\n- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return YES; }\n"
                "- (id)application:(UIApplication *)a handlerForIntent:(INIntent *)intent { return nil; }\n@end\n")
    result, after = changed(orders(files={"Intent/I.swift": "", "App/Main.swift": "", "App/D.m": delegate}, name="delegate"))
    check("the delegate is asked", ".askingOnMainActor { UIApplication.shared.delegate?" in after["App/IntentSetup.swift"], after.keys())


def test_views_of_intents(check, orders):
    """An Intents UI extension is named, and what it takes for granted does not matter."""
    view = ("import IntentsUI\n\nclass View: UIViewController, INUIHostedViewControlling {\n"
            "    func show(_ intent: OrderIntent) { print(intent.soup!) }\n}\n")
    result = orders(files={"View/View.swift": view}, Views=("extension", "17.0", "View")).migrate()
    check.has("it is named", result, "Siri and Shortcuts no longer show this.*\n    View/View.swift:3:7")
    check.lacks("nothing else is said of it", result, "this value can be missing")


def test_apps_without_a_project(check, app):
    """Bazel's rule is named instead of Xcode's settings, and a moved file brings what it names in its folder.

    The rule is bazelbuild/rules_apple's.
    """
    rule = 'swift_intent_library(name = "Intents", src = "D.intentdefinition")\n'
    files = {"Project.swift": "", "Intent/H.swift": ORDERS.format("let log = Log()", SERVED), "Intent/Log.swift": "struct Log {}\n",
             "Intent/Other.swift": "struct Other {}\n", "App/D.intentdefinition": ORDER, "App/Main.swift": MAIN, "App/BUILD": rule}
    app = app(files)
    (app.folder / "Project.swift").unlink()
    result = app.migrate()
    check.lacks("nothing is said of Xcode", result, "Xcode's settings")
    check.equal("the rule is named", listed(
        result, "take the rule 'swift_intent_library' out: it generates the same classes. Add the new files to 'srcs', and "
        "IntentRuntime to 'deps'; 'minimum_os_version' must be iOS 16.0 or later"), ["App/BUILD"])
    check.equal("the files are listed", listed(result, "add to the app's target")[-2:], ["Intent/H.swift", "Intent/Log.swift"])
