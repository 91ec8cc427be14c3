import IntentComparison
import IntentDiagnostics
import IntentLocalisation

/// The file that registers providers and performers where a program starts. It is written once; then it belongs to the app.
struct SetupFile {
  static let typeName = "IntentSetup"
  static let fileName = "\(typeName).swift"
  static let call = "\(typeName).register()"

  /// What answers for an intent.
  struct Registration {
    /// The name of the intent, for a variable.
    let name: String
    /// The type that holds the provider or performer, with its namespace: `Plain.UpNextOptionsSource`.
    let source: String
    /// The type that asks a handler: `UpNextHandlerOptions`.
    let adapter: String
    let handler: HandlerFacts
  }

  private(set) var registrations: [Registration] = []
  private var modules: Set<String> = ["AppIntents"]

  init() {}

  /// - Parameter module: The framework with the handler; `nil` if the program has it itself.
  mutating func add(_ registration: Registration, importing module: String?) {
    registrations.append(registration)
    if let module { modules.insert(module) }
    if registration.handler.isOptional { modules.insert("Intents") }
  }

  var text: String {
    """
    \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

    /// The handlers that answer for the App Intents of this program.
    ///
    /// Written by 'intentc migrate', which does not change it any more.
    enum \(Self.typeName) {
      /// Call this where the program starts.
      static func register() {
    \(registrations.map(Self.lines).joined(separator: "\n"))
      }
    }

    """
  }

  private static func lines(_ registration: Registration) -> String {
    let variable = registration.name.prefix(1).lowercased() + registration.name.dropFirst()
    let (source, adapter, handler) = (registration.source, registration.adapter, registration.handler)
    let margin = handler.isOptional ? "      " : "    "
    // The system looks for an optional.
    let lines = [
      "let \(variable): \(source)? = .init(\(adapter)(\(handler.isOptional ? "handler" : handler.expression)))",
      "AppDependencyManager.shared.add(dependency: \(variable))",
    ]
    let text = lines.map { margin + $0 }.joined(separator: "\n")
    return handler.isOptional ? "    if let handler = \(handler.expression) {\n\(text)\n    }" : text
  }

  /// The change that calls it where a program starts; `nil` for a start of an unknown kind.
  ///
  /// - Parameters:
  ///   - start: The type with `@main`.
  ///   - source: The text of its file.
  static func edit(_ start: TypeCode, _ source: SourceWords) -> (position: Int, text: String)? {
    let isDelegate = start.kind == .class
    let name = isDelegate ? "application(_:didFinishLaunchingWithOptions:)" : "init()"
    if let body = start.functions.first(where: { $0.name == name })?.body?.range {
      let margin = source.indentation(at: body.start) + step(in: start, source)
      return (body.start + 1, "\n\(margin)\(call)")
    }
    guard !isDelegate, let body = start.body else { return nil }
    let step = step(in: start, source)
    let margin = source.indentation(at: body.start) + step
    return (body.start + 1, "\n\(margin)init() {\n\(margin)\(step)\(call)\n\(margin)}\n")
  }

  /// The space that a level adds, from the first member of the type.
  private static func step(in type: TypeCode, _ source: SourceWords) -> String {
    let places = type.properties.compactMap(\.range?.start) + type.functions.compactMap(\.range?.start)
    guard let first = places.min(), let body = type.body else { return "    " }
    let (outer, inner) = (source.indentation(at: body.start), source.indentation(at: first))
    return inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "    "
  }
}
