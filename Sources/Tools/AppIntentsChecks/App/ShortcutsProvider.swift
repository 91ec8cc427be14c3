import AppFacts
import IntentComparison
import IntentDiagnostics

/// An `AppShortcutsProvider`, with the App Shortcuts it lists.
struct ShortcutsProvider {
  /// An `AppShortcut`, and the phrases that run it.
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
  /// Whether all of it is literal in the sources.
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
    let type = types.type(TypeName(intent), seenFrom: provider)
    self.intent = intent
    guard let argument = call.argument("phrases") else {
      phrases = []
      return
    }
    var places = argument.valueRange.map { PhrasePlaces(sources[$0.path], $0) }
    phrases = argument.value.elements.map { AppPhrase($0, of: type, types, at: places?.next($0)) }
  }
}

extension AppPhrase {
  fileprivate init(
    _ value: CodeValue,
    of intent: TypeCode?,
    _ types: DeclaredTypes,
    at location: SourceLocation?
  ) {
    var (text, parameters, isKnown) = ("", [(name: String, type: TypeName?)](), true)
    for part in value.phraseParts {
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
    self.location = location
  }
}

extension CodeValue {
  /// The texts and values in a literal.
  fileprivate var phraseParts: [CodeValue] {
    if case .interpolation(let parts) = self { parts } else { [self] }
  }
}

/// Finds the phrases of a list in its source, one after the other: each is searched after the one before it.
private struct PhrasePlaces {
  private let bytes: [UInt8]
  private let list: CodeRange
  private var start: Int
  /// Texts with escapes are not found. A search for one reads the rest of the list.
  private var failuresLeft = 10

  init(_ source: SourceText?, _ list: CodeRange) {
    bytes = source?.bytes ?? []
    self.list = list
    start = list.start
  }

  mutating func next(_ phrase: CodeValue) -> SourceLocation {
    let texts = phrase.phraseParts.compactMap(\.text).filter { !$0.isEmpty }
    var found: [Range<Int>] = []
    for text in ["\""] + texts + ["\""] {
      guard failuresLeft > 0, let place = place(of: Array(text.utf8), from: found.last?.upperBound ?? start)
      else {
        failuresLeft -= 1
        return list.location
      }
      found.append(place)
    }
    start = found[found.count - 1].upperBound
    let words = found[1..<max(2, found.count - 1)]
    return SourceLocation(file: list.path, range: words[1].lowerBound..<words[words.endIndex - 1].upperBound)
  }

  private func place(of text: [UInt8], from start: Int) -> Range<Int>? {
    let end = min(list.end, bytes.count)
    var start = start
    while start < end, let place = bytes[start..<end].firstRange(of: text) {
      let before = bytes[start..<place.lowerBound]
      let line = before[(before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex)...]
      guard text == [UInt8(ascii: "\"")], line.firstRange(of: "//".utf8) != nil else { return place }
      // In a comment, which ends with its line.
      start = bytes[place.upperBound..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
    }
    return nil
  }
}
