/// The texts of one definition in one language.
package struct Translation: Sendable {
  private let table: StringsTable?

  /// The definition's own texts.
  package static let base = Translation(table: nil)

  init(table: StringsTable?) {
    self.table = table
  }

  /// The translated text, or the definition's own if the table does not have it.
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
