import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

/// The classes of all intents in definitions, as Xcode names them.
struct DefinedClasses {
  private let names: [String]
  private let known: Set<String>

  init(_ modules: [ModuleSchema]) {
    known = Set(modules.flatMap(\.files).flatMap { $0.schema.intents.map(\.configuration.className) })
    names = known.sorted()
  }

  func contains(_ name: String) -> Bool { known.contains(name) }

  func names(except others: Set<String>) -> [String] { names.filter { !others.contains($0) } }

  /// The classes of Apple's intents, such as `INSendMessageIntent`.
  static func isOfApple(_ name: String) -> Bool {
    name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
  }

  /// A class with almost the same name.
  static func nearest(_ name: String, _ classes: [String]) -> String? {
    if let found = Suggestions.misspelling(name, of: classes) { return found }
    let forms = [name + "Intent", name.hasSuffix("Intent") ? String(name.dropLast(6)) : name]
    return classes.first { forms.contains($0) }
      ?? classes.first { isPrefixed($0, name) || isPrefixed(name, $0) }
  }

  /// Whether the long name is the short one with a prefix of capitals.
  private static func isPrefixed(_ long: String, _ short: String) -> Bool {
    long.hasSuffix(short) && long != short && long.dropLast(short.count).allSatisfy(\.isUppercase)
  }
}
