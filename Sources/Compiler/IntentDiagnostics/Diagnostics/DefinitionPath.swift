import IntentSchema

/// The path of an element in a definition or a stored configuration, as keys and as names.
package struct DefinitionPath: Sendable, Hashable {
  /// Keys and indices: `INIntents[0].INIntentParameters[2]`; in a configuration `calendars[2].identifier`.
  package var keys: ValuePath
  /// The names that an author knows: `UpNext › calendars`. Empty where nothing has a name yet.
  package var words: String

  /// - Parameter names: The names on the way. Each is cut after so many characters that no real one is, because a path
  ///   belongs to each of a file's diagnostics.
  package init(keys: ValuePath, names: [String]) {
    let short = names.map { $0.utf8.count > 200 ? $0.shortened : $0 }
    self.init(keys: keys, words: short.joined(separator: " › "))
  }

  package init(keys: ValuePath = [], words: String = "") {
    self.keys = keys
    self.words = words
  }
}
