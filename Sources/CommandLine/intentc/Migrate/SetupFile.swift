import AppProjects
import IntentComparison
import IntentDiagnostics
import IntentLocalisation

/// intentc writes the file once; after that, the file belongs to the app.
struct SetupFile {
  static let typeName = "IntentSetup"
  static let fileName = "\(typeName).swift"
  static let call = "\(typeName).register()"
  static let objectiveCStep =
    "call '[\(typeName) register];' first in 'application:didFinishLaunchingWithOptions:', and import the "
    + "'…-Swift.h' of the target"

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
  private var modules: Set<String> = ["AppIntents"]

  init() {}

  mutating func add(_ registration: Registration, importing module: String?) {
    registrations.append(registration)
    if let module { modules.insert(module) }
    if registration.handler.maker.isOptional { modules.insert("Intents") }
  }

  var text: String {
    """
    \(modules.union(isForObjectiveC ? ["Foundation"] : []).sorted().map { "import \($0)" }.joined(separator: "\n"))

    /// The handlers that answer for the App Intents of this program.
    ///
    /// Written by 'intentc migrate', which does not change it any more.
    \(isForObjectiveC ? "@objc(\(Self.typeName)) final class \(Self.typeName): NSObject" : "enum \(Self.typeName)") {
      /// Call this where the program starts.
      \(isForObjectiveC ? "@objc static" : "static") func register() {
    \(registrations.map(Self.lines).joined(separator: "\n"))
      }
    }

    """
  }

  private static func lines(_ registration: Registration) -> String {
    let variable = registration.name.prefix(1).lowercased() + registration.name.dropFirst()
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

  static func edit(_ start: TypeCode, _ source: SourceWords) -> (position: Int, text: String)? {
    let isDelegate = start.kind == .class
    // A type with 'main()' is never instantiated.
    let names =
      isDelegate ? ["application(_:didFinishLaunchingWithOptions:)", "main()"] : ["main()", "init()"]
    let bodies = names.compactMap { name in start.functions.first { $0.name == name }?.body?.range }
    if let body = bodies.first {
      let margin = source.indentation(at: body.start) + step(in: start, source)
      return (body.start + 1, "\n\(margin)\(call)")
    }
    guard start.kind == .struct, let body = start.body else { return nil }
    let step = step(in: start, source)
    let margin = source.indentation(at: body.start) + step
    return (body.start + 1, "\n\(margin)init() {\n\(margin)\(step)\(call)\n\(margin)}\n")
  }

  private static func step(in type: TypeCode, _ source: SourceWords) -> String {
    let places = type.properties.compactMap(\.range?.start) + type.functions.compactMap(\.range?.start)
    guard let first = places.min(), let body = type.body else { return "    " }
    let (outer, inner) = (source.indentation(at: body.start), source.indentation(at: first))
    return inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "    "
  }
}
