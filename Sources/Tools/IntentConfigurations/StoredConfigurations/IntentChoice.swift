import IntentSchema

/// Selects the intent that a call is about.
package enum IntentChoice {
  /// The reason that no intent could be selected, one sentence without a period that lists the intents.
  package struct Failure: Error, Sendable, Hashable {
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }

  /// The intent with a name.
  ///
  /// - Parameters:
  ///   - name: The intent's name or class name; `nil` to select the only one.
  ///   - intents: The intents of one or more definitions.
  ///   - systemIntents: The names of Apple's intents in these definitions.
  ///   - definition: The quoted name of the definition for messages; `nil` if there are several.
  /// - Throws: ``Failure`` if there is no such intent or more than one.
  package static func choose<Definition>(
    _ name: String?,
    from intents: [(schema: ConfigurationSchema, definition: Definition)],
    besides systemIntents: [String] = [],
    in definition: String? = nil
  ) throws(Failure) -> (schema: ConfigurationSchema, definition: Definition) {
    let found = intents.filter { name == nil || $0.schema.name == name || $0.schema.className == name }
    if found.count == 1, let only = found.first { return only }
    let place = definition.map { " in \($0)" } ?? ""
    let names = intents.map(\.schema.name)
    if let name, found.isEmpty, systemIntents.contains(name) {
      let others = names.isEmpty ? "; there is no custom intent" : ": \(list(names))"
      throw Failure(
        message:
          "'\(name)'\(place) is one of Apple's intents; only custom intents have a configuration here\(others)"
      )
    }
    guard !names.isEmpty else {
      throw Failure(message: "there is no custom intent\(place), so there is nothing to configure")
    }
    guard let name else {
      throw Failure(
        message: "there are \(names.count) intents\(place); select one with '--intent': \(list(names))"
      )
    }
    guard found.isEmpty else {
      throw Failure(message: "\(found.count) intents are named '\(name)'; give only one definition")
    }
    var suggestions = Suggestions()
    let hint = suggestions.nearest(to: name, among: names + intents.map(\.schema.className))
    let instead = hint.map { "did you mean '\($0)'?" } ?? "the intents are \(list(names))"
    throw Failure(message: "there is no intent '\(name)'\(place); \(instead)")
  }

  private static func list(_ names: [String]) -> String {
    let most = 20
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return shown + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
