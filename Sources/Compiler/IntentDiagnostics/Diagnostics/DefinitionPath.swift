import IntentSchema

/// Names a place in a definition, for programs and for people.
package struct DefinitionPath: Sendable, Hashable {
  /// `INIntents[0].INIntentParameters[2]`
  package var keys: ValuePath
  /// `UpNext › calendars`
  package var words: String

  /// Cuts overlong names, because every diagnostic stores its path.
  package init(keys: ValuePath, names: [String]) {
    let short = names.map { $0.utf8.count > 200 ? $0.shortened : $0 }
    self.init(keys: keys, words: short.joined(separator: Self.separator))
  }

  package init(keys: ValuePath = [], words: String = "") {
    self.keys = keys
    self.words = words
  }

  /// As `intentc.json` names the element: `UpNext.calendars`.
  package var text: String { words.replacing(Self.separator, with: ".") }

  package static let separator = " › "
}
