import IntentDiagnostics
import IntentSchema

/// Chooses the one intent that a call is about.
package enum IntentChoice {
  /// Why none could be chosen, in a sentence without a full stop that lists those there are.
  package struct Failure: Error, Sendable, Hashable {
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }

  /// The intent of that name.
  ///
  /// - Parameters:
  ///   - name: Its name or the name of its class; `nil` for the only one there is.
  ///   - intents: The intents of a definition, or of several.
  ///   - definition: What the definition is called in messages, its name in quotes; `nil` where there are several.
  /// - Throws: ``Failure`` where there is no such intent, or more than one.
  package static func choose<Definition>(
    _ name: String?,
    from intents: [(schema: ConfigurationSchema, definition: Definition)],
    in definition: String? = nil
  ) throws(Failure) -> (schema: ConfigurationSchema, definition: Definition) {
    let found = intents.filter { name == nil || $0.schema.name == name || $0.schema.className == name }
    if found.count == 1, let only = found.first { return only }
    let place = definition.map { " in \($0)" } ?? ""
    let names = intents.map(\.schema.name)
    guard !names.isEmpty else {
      throw Failure(message: "there is no custom intent\(place), so nothing that could be configured")
    }
    guard let name else {
      throw Failure(
        message: "there are \(names.count) intents\(place); choose one with '--intent': \(list(names))"
      )
    }
    guard found.isEmpty else {
      throw Failure(message: "\(found.count) intents are called '\(name)'; name one definition only")
    }
    var suggestions = Suggestions()
    let hint = suggestions.nearest(to: name, among: names + intents.map(\.schema.className))
    let instead = hint.map { "did you mean '\($0)'?" } ?? "there is \(list(names))"
    throw Failure(message: "there is no intent '\(name)'\(place); \(instead)")
  }

  private static func list(_ names: [String]) -> String {
    let most = 20
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return shown + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
