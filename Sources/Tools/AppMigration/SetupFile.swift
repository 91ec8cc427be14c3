import AppFacts
import AppProjects
import IntentDiagnostics
import IntentLocalisation

/// `IntentSetup.swift`, which registers the handlers where a program starts. intentc writes the file once; after
/// that, the file belongs to the app.
struct SetupFile {
  /// A target can have the files of two programs. Each has its own name.
  static let typeNames = ["IntentSetup", "AppIntentSetup", "IntentcSetup"]

  let typeName: String
  var fileName: String { "\(typeName).swift" }
  var call: String { "\(typeName).register()" }
  var objectiveCStep: String {
    "call '[\(typeName) register];' first in 'application:didFinishLaunchingWithOptions:', and import the "
      + "'…-Swift.h' of the target"
  }

  /// A provider or performer to register, which calls an existing handler of the app.
  struct Registration {
    let name: String
    /// Wraps the provider or performer: `Plain.UpNextOptionsSource`.
    let source: String
    /// Calls a handler: `UpNextHandlerOptions`.
    let adapter: String
    let handler: HandlerFacts
    /// Arguments of the adapter for values that the handler doesn't need: `requestsURL`.
    var declined: [String] = []
  }

  private(set) var registrations: [Registration] = []
  var isForObjectiveC = false
  /// The indentation of the program's start.
  var step = "  "
  private var modules: Set<String> = ["AppIntents"]

  init(_ typeName: String) { self.typeName = typeName }

  mutating func add(_ registration: Registration, importing names: [String]) {
    registrations.append(registration)
    modules.formUnion(names)
    if registration.handler.maker.isOptional { modules.insert("Intents") }
  }

  var text: String {
    """
    \(modules.union(isForObjectiveC ? ["Foundation"] : []).sorted().map { "import \($0)" }.joined(separator: "\n"))

    /// The handlers that answer for the App Intents of this program.
    ///
    /// Written by 'intentc migrate', which does not change it any more.
    \(isForObjectiveC ? "@objc(\(typeName)) final class \(typeName): NSObject" : "enum \(typeName)") {
      /// Call this where the program starts.
      \(isForObjectiveC ? "@objc static" : "static") func register() {
    \(registrations.map(Self.lines).joined(separator: "\n"))
      }
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      return String(repeating: step, count: (line.utf8.count - rest.utf8.count) / 2) + rest
    }
    .joined(separator: "\n")
  }

  private static func lines(_ registration: Registration) -> String {
    let variable = lowercased(registration.name)
    let (source, adapter, handler) = (registration.source, registration.adapter, registration.handler.maker)
    let margin = handler.isOptional ? "      " : "    "
    let arguments =
      [handler.isOptional ? "handler" : handler.expression] + registration.declined.map { "\($0): false" }
    // The system looks up the dependency by its optional type.
    let lines = [
      "let \(variable): \(source)? = .init(\(adapter)(\(arguments.joined(separator: ", "))))",
      "AppIntents.AppDependencyManager.shared.add(dependency: \(variable))",
    ]
    let text = lines.map { margin + $0 }.joined(separator: "\n")
    return handler.isOptional ? "    if let handler = \(handler.expression) {\n\(text)\n    }" : text
  }

  /// `GIStyleSource` becomes `giStyleSource`.
  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count == name.count || capitals.count < 2 ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
