import AppFacts
import AppProjects
import IntentCompiler
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
    let way: HandlerWay
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
    switch registration.way.form {
    case .asks(let type, let isStatic):
      modules.insert("Intents")
      if !isStatic { kept.insert(type) }
    case .asksDelegate(let application):
      modules.insert(application == "NSApplication" ? "AppKit" : "UIKit")
    case .makes, .unknown: break
    }
  }

  /// The types of which the process keeps an object that chooses handlers.
  private var kept: Set<String> = []

  private var keptLines: String {
    kept.sorted().map {
      """
        /// Chooses handlers as in the Intents extension. The process makes it when it is first asked.
        nonisolated(unsafe) private static let \(Self.variable($0)) = \($0)()


      """
    }.joined()
  }

  var text: String {
    """
    \(modules.union(isForObjectiveC ? ["Foundation"] : []).sorted().map { "import \($0)" }.joined(separator: "\n"))

    /// The handlers that answer for the App Intents of this program.
    ///
    /// Written by 'intentc migrate', which does not change it any more.
    \(isForObjectiveC ? "@objc(\(typeName)) final class \(typeName): NSObject" : "enum \(typeName)") {
    \(keptLines)  /// Call this where the program starts.
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
    let arguments = [handler(registration.way.form)] + registration.declined.map { "\($0): false" }
    let (source, adapter) = (registration.source, registration.adapter)
    // The system looks up the dependency by its optional type.
    return """
          let \(variable): \(source)? = .init(\(adapter)(\(arguments.joined(separator: ", "))))
          AppIntents.AppDependencyManager.shared.add(dependency: \(variable))
      """
  }

  /// An expression that is evaluated for each run, or a closure that is called for each.
  private static func handler(_ form: HandlerWay.Form) -> String {
    switch form {
    case .makes(let expression): expression
    case .asks(let type, let isStatic): ".asking { \(isStatic ? type : variable(type)).handler(for: $0) }"
    case .asksDelegate(let application):
      ".askingOnMainActor { \(application).shared.delegate?.application?(\(application).shared, handlerFor: $0) }"
    case .unknown: ""
    }
  }

  private static func variable(_ type: String) -> String {
    let name = lowercased(type)
    return SwiftIdentifier.make(name == type ? name + "Object" : name)
  }

  /// `GIStyleSource` becomes `giStyleSource`.
  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count == name.count || capitals.count < 2 ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
