/// Where something stands inside a definition or a stored configuration, as keys and as words.
public struct DefinitionPath: Sendable, Hashable {
  /// Keys and indices: `INIntents[0].INIntentParameters[2]`; in a configuration `calendars[2].identifier`.
  public var keys: String
  /// The names that an author knows: `UpNext › calendars`. Empty where nothing has a name yet.
  public var words: String

  public init(keys: String, words: String = "") {
    self.keys = keys
    self.words = words
  }
}
