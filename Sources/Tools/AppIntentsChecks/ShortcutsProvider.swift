import AppFacts
import IntentComparison
import IntentDiagnostics

/// An `AppShortcutsProvider`, with the App Shortcuts it lists.
struct ShortcutsProvider {
  /// An `AppShortcut`, and what people can say to run it.
  struct Shortcut {
    let intent: String
    let phrases: [AppPhrase]
  }

  let type: AppIntentsApp.Declared
  /// `nil` if only a build knows them.
  let shortcuts: [Shortcut]?
  let location: SourceLocation?
  /// Whether it also lists phrases that must not run a shortcut, which tables contain, too.
  let hasNegativePhrases: Bool

  init(_ type: AppIntentsApp.Declared, _ types: DeclaredTypes, _ sources: [String: SourceText]) {
    self.type = type
    let property = type.code.property("appShortcuts")
    location = property?.location ?? type.location
    hasNegativePhrases = type.code.property("negativePhrases") != nil
    let values: [CodeValue]
    switch property?.value {
    case .array(let elements)?, .closure(let elements)?: values = elements
    case .call(let call)?: values = [.call(call)]
    default: values = [.unknown]
    }
    let calls = values.compactMap { value in value.call.flatMap { $0.name == "AppShortcut" ? $0 : nil } }
    shortcuts =
      calls.count < values.count || property?.condition != nil
      ? nil : calls.map { Shortcut($0, in: type.code, types, sources) }
  }

  var phrases: [AppPhrase] { shortcuts?.flatMap(\.phrases) ?? [] }
}

/// A phrase that runs an App Shortcut, with placeholders as in tables: `Start ${applicationName}`.
struct AppPhrase {
  let text: String
  /// The parameters that it names, with their types.
  let parameters: [(name: String, type: TypeName?)]
  /// Whether the sources say all of it.
  let isKnown: Bool
  let location: SourceLocation?

  static let appName = "${applicationName}"
}

extension ShortcutsProvider.Shortcut {
  fileprivate init(
    _ call: CallCode,
    in provider: TypeCode,
    _ types: DeclaredTypes,
    _ sources: [String: SourceText]
  ) {
    let intent = call.argument("intent")?.value.call?.name ?? ""
    let type = types.type(intent, seenFrom: provider)
    self.intent = intent
    guard let argument = call.argument("phrases") else {
      phrases = []
      return
    }
    let source = argument.valueRange.flatMap { sources[$0.path] }
    phrases = argument.value.elements.map { value in
      AppPhrase(value, of: type, types) { text in
        argument.valueRange.map { source?.place(of: text, in: $0) ?? $0.location }
      }
    }
  }
}

extension AppPhrase {
  fileprivate init(
    _ value: CodeValue,
    of intent: TypeCode?,
    _ types: DeclaredTypes,
    place: (String) -> SourceLocation?
  ) {
    let parts: [CodeValue]
    switch value {
    case .interpolation(let found): parts = found
    default: parts = [value]
    }
    var (text, parameters, isKnown) = ("", [(name: String, type: TypeName?)](), true)
    for part in parts {
      switch part {
      case .string(let words): text += words
      case .name("applicationName"): text += Self.appName
      case .keyPath(let name):
        text += "${\(name)}"
        let property = intent?.properties.first { $0.name == name && $0.parameter != nil }
        parameters.append((name, property?.type.map(types.resolved)))
      default: isKnown = false
      }
    }
    self.text = text
    self.parameters = parameters
    self.isKnown = isKnown
    let longest = parts.compactMap(\.text).max { $0.utf8.count < $1.utf8.count }
    location = place(longest ?? "")
  }
}
