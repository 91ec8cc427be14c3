import IntentSchema

/// Looks up the texts of one definition in one language.
package struct Translation: Sendable {
  private let table: StringsTable?

  /// The texts as the definition has them.
  package static let base = Translation(table: nil)

  init(table: StringsTable?) {
    self.table = table
  }

  /// The text in the language, or the definition's own where the table does not have it.
  package func text(_ text: LocalizedText) -> String {
    guard let table, let key = text.key else { return text.text }
    return table[key] ?? text.text
  }

  /// The same texts for configurations and options.
  package var lookup: TextLookup {
    guard let table else { return .base }
    return TextLookup { key, _ in table[key] }
  }

  /// The table itself, if there is one.
  package var strings: StringsTable? { table }
}
