"""Runs small apps that 'intentc migrate' moved: their handlers are made and asked as SiriKit did.

An app's own files, with the generated code and the file that registers the handlers, are linked with the stubs in
Tests/AppIntentsStubs. There is no Objective-C here, so the generated classes lose what needs it: the names for it,
optional methods, and the second form of each method.
"""
import re

import pytest

from harness import STUBS, write
from test_migrate_code import changed, definition, intent, parameter
from test_migrate_project import project
from typecheck import compile_module

MAIN = """\
import AppIntents
import Foundation

func order(_ soup: String) async -> String {
    var configuration = Plain.OrderConfiguration()
    configuration.soup = soup
    do {
        _ = try await Plain.OrderAppIntent(configuration).perform()
        return "served"
    } catch {
        let text = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
        return text.map { String(localized: $0) } ?? "\\(error)"
    }
}

"""
# What happens in the app, as words in order.
LOG = """\
import Foundation

nonisolated(unsafe) private var words: [String] = []
private let lock = NSLock()

func log(_ word: String) { lock.withLock { words.append(word) } }
func logged() -> String { lock.withLock { words.joined(separator: " ") } }
"""
HANDLER = """\
import Intents

class OrderHandler: NSObject, OrderIntentHandling {{
    {}
    func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {{
        {}
    }}
}}
"""
SERVE = "log(intent.soup ?? \"\"); completion(OrderIntentResponse(code: .success, userActivity: nil))"
DISPATCHER = "import Intents\n\nclass IntentHandler: INExtension {{\n    {}\n}}\n"
ORDER = definition(intent("Order", parameter("soup"), widget=False))


def plain(code):
    """The classes without what needs Objective-C."""
    code = re.sub(r"@objc\(.*?\)\n?|@NSManaged |@objc ", "", code)
    return re.sub(r"(?m)^ *(@available.*\n *)*(optional )?func .*\) async.*\n|^ *(@available.*\n *)*optional func .*\n", "", code)


@pytest.fixture
def moved(app, link, modules, tmp_path):
    """Moves an app with a handler in an Intents extension, or in the app, and runs it with lines of its own."""
    made = compile_module("UIKit", sorted((STUBS / "UIKit").iterdir()), modules[0])
    assert made.ok, made

    def moved(files, main, name="app"):
        own = app({"App/Main.swift": "@main struct Main: App {\n  var body: some Scene { WindowGroup {} }\n}\n"} | files | {
            "Project.swift": "", "App/D.intentdefinition": ORDER, "App/Log.swift": LOG,
            "project.yml": project(Intents=("extension", "17.0", "Intent"), App=("app", "17.0", "App"))}, name=name)
        result, texts = changed(own)
        again = changed(own)[1]
        assert again == texts, "a second run changes something"
        folder = tmp_path / f"{name} moved"
        for path, text in texts.items():
            if path.endswith(".swift") and "@main" not in text:
                text = plain(text) if path.endswith(".intents.swift") else text.replace("import IntentConversions\n", "")
                write(folder / path.replace("/", "-"), text)
        write(folder / "main.swift", MAIN + main)
        objects = [modules[0] / "UIKit.o"] if any("import UIKit" in text for text in texts.values()) else []
        program = link(folder / "main.swift", *sorted(set(folder.glob("*.swift")) - {folder / "main.swift"}),
                       words=["-swift-version", "5", "-module-name", "Moved", *objects])
        return result, texts, program
    return moved


REGISTER = "IntentSetup.register()\nprint(\"started:\", logged())\n"
TWICE = "async let pea = order(\"pea\"), corn = order(\"corn\")\nprint(await pea, await corn)\n"
ONCE = "print(await order(\"pea\"))\nprint(await order(\"corn\"))\n"
END = "print(logged())\n"


def test_two_runs_at_once(check, moved):
    """Each run has its own handler, which lives until its answer. None is made where the app starts."""
    later = ("self.completion = completion\n        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { [weak self] in\n"
             "            self?.completion?(OrderIntentResponse(code: .success, userActivity: nil))\n        }")
    init = "private var completion: ((OrderIntentResponse) -> Void)?\n    override init() { log(\"made\") }"
    result, texts, program = moved({
        "Intent/H.swift": HANDLER.format(init, later),
        "Intent/I.swift": DISPATCHER.format("override func handler(for intent: INIntent) -> Any { OrderHandler() }")},
        REGISTER + TWICE + END)
    check.equal("both are served", program.text, "started: \nserved served\nmade made\n")
    check("the dispatcher does not enter the app", "Intent/I.swift" not in result.out, result)


DISPATCHERS = {
    "set up for each handler": "override func handler(for intent: INIntent) -> Any { log(\"asked:\\((intent as? OrderIntent)?.soup ?? \"\")\")\n"
                               "        return OrderHandler() }",
    "kept in a lazy property": "lazy var own = OrderHandler()\n    override func handler(for intent: INIntent) -> Any {\n"
                               "        log(\"asked:\\((intent as? OrderIntent)?.soup ?? \"\")\")\n        return own\n    }",
}


@pytest.mark.parametrize("name", DISPATCHERS)
def test_dispatchers(check, moved, name):
    """One that does more than to make a handler is made at the first run, kept, and asked for each with its values."""
    result, texts, program = moved({
        "Intent/H.swift": HANDLER.format("override init() { log(\"made\") }", SERVE),
        "Intent/I.swift": DISPATCHER.format("override init() { log(\"dispatcher\") }\n    " + DISPATCHERS[name])},
        REGISTER + ONCE + END)
    second = "" if "lazy" in name else "made "
    check.equal("it is asked twice", program.text, "started: \nserved\nserved\n"
                f"dispatcher asked:pea made pea asked:corn {second}corn\n")
    check.has("the plan says why it enters the app", result, "'IntentHandler' is asked for its handlers")


@pytest.mark.parametrize("property, words", [("", "-pea -corn"), ("let kitchen = Kitchen()", "kitchen -pea pea-corn")])
def test_dispatchers_that_return_themselves(check, moved, property, words):
    """Each run has a new one, unless it sets something up."""
    serve = "let soup = intent.soup ?? \"\"; log(last + \"-\" + soup); last = soup\n        " + SERVE.split("; ", 1)[1]
    result, texts, program = moved({
        "Intent/H.swift": HANDLER.format(f"var last = \"\"\n    {property}", serve).replace("OrderHandler: NSObject", "OrderHandler: INExtension"),
        "Intent/K.swift": "struct Kitchen { init() { log(\"kitchen\") } }\n"},
        REGISTER + ONCE + END)
    check.equal("it is made as often", program.text, f"started: \nserved\nserved\n{words}\n")
    check("the plan says if they share it", result.has("all runs of 'OrderIntent' share one 'OrderHandler'") == bool(property), result)


@pytest.mark.parametrize("body", ["", "kept = completion"])
def test_handlers_that_never_answer(check, moved, body):
    """The action ends with an error: at once if nothing can answer any more, or else after a while."""
    result, texts, program = moved({
        "Intent/H.swift": HANDLER.format("", body) + "nonisolated(unsafe) var kept: Any?\n",
        "Intent/I.swift": DISPATCHER.format("override func handler(for intent: INIntent) -> Any { OrderHandler() }")},
        "IntentSetup.register()\nprint(await order(\"pea\"))\n")
    check.equal("people see an error", program.text, "The app gave no answer.\n")


DELEGATE = """\
import Intents
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {{
    private let kitchen = "kitchen"
    {}

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {{
        return true
    }}

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {{
        {}
    }}
}}
"""


@pytest.mark.parametrize("base", ["NSObject", "INExtension"])
def test_delegates(check, moved, base):
    """The app's own delegate is asked, also through SwiftUI's adaptor, and none is made.

    A-Shell's handlers are extensions by name alone: the system could not make them, because they take arguments.
    """
    init = "init(_ kitchen: String) { log(\"made:\" + kitchen) }"
    result, texts, program = moved({
        "App/H.swift": HANDLER.format(init, SERVE).replace("NSObject", base),
        "App/AppDelegate.swift": DELEGATE.format("override init() { log(\"delegate\") }", "OrderHandler(kitchen)")},
        "import UIKit\n\nlet delegate = AppDelegate()\nUIApplication.shared.start(delegate)\n" + REGISTER + ONCE + END)
    check.equal("it makes each handler", program.text,
                "started: delegate\nserved\nserved\ndelegate made:kitchen pea made:kitchen corn\n")
    check.lacks("no line is left", result, "by hand.*'OrderIntent'")


def test_no_handler(check, moved):
    result, texts, program = moved({
        "Intent/H.swift": HANDLER.format("", SERVE),
        "Intent/I.swift": DISPATCHER.format(
            "override func handler(for intent: INIntent) -> Any {\n        if (intent as? OrderIntent)?.soup == \"pea\" { return self }\n"
            "        let own = OrderHandler()\n        return own\n    }")},
        "IntentSetup.register()\n" + ONCE)
    check.equal("only that run fails", program.text, "The app has nothing that handles this.\nserved\n")


def test_files_of_0_1(check, moved):
    """A file that registers handlers, written by release 0.1, goes on compiling, and what it makes itself is shared."""
    old = ("import AppIntents\nimport Intents\n\nenum IntentSetup {\n    static func register() {\n"
           "        let first: Plain.OrderPerformerSource? = .init(OrderHandlerPerformer(OrderHandler()))\n"
           "        AppIntents.AppDependencyManager.shared.add(dependency: first)\n"
           "        if let handler = IntentHandler().handler(for: OrderIntent()) as? any OrderIntentHandling {\n"
           "            let orderPerformerSource: Plain.OrderPerformerSource? = .init(OrderHandlerPerformer(handler))\n"
           "            AppIntents.AppDependencyManager.shared.add(dependency: orderPerformerSource)\n        }\n    }\n}\n")
    _, texts, program = moved({
        "App/IntentSetup.swift": old, "Intent/H.swift": HANDLER.format("override init() { log(\"made\") }", SERVE),
        "Intent/I.swift": DISPATCHER.format("override func handler(for intent: INIntent) -> Any { OrderHandler() }")},
        REGISTER + ONCE + END)
    check.equal("it stays", texts["App/IntentSetup.swift"], old)
    check.equal("it runs", program.text, "started: made\nserved\nserved\nmade pea corn\n")
