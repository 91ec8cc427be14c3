/// The path of an element in a definition or a stored configuration, as keys and as names.
package struct DefinitionPath: Sendable, Hashable {
  /// Keys and indices: `INIntents[0].INIntentParameters[2]`; in a configuration `calendars[2].identifier`.
  package var keys: String
  /// The names that an author knows: `UpNext › calendars`. Empty where nothing has a name yet.
  package var words: String

  /// - Parameter names: The names along the path. Each is shortened to a length beyond any real name, because every
  ///   diagnostic of a file stores a path.
  package init(keys: String, names: [String]) {
    let short = names.map { $0.utf8.count > 200 ? $0.shortened : $0 }
    self.init(keys: keys, words: short.joined(separator: " › "))
  }

  package init(keys: String, words: String = "") {
    self.keys = keys
    self.words = words
  }
}
