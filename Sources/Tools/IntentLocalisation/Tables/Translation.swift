import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The texts of one definition in one language.
package struct Translation: Sendable {
  private let texts: [String: String]?
  /// The tables that the texts come from.
  package let sources: [SourceText]

  /// The definition's own texts.
  package static let base = Translation(texts: nil, sources: [])

  init(table: StringsTable) {
    let texts = Dictionary(table.entries.map { ($0.key.value, $0.value.value) }) { $1 }
    self.init(texts: texts, sources: [table.source])
  }

  init(texts: [String: String]?, sources: [SourceText]) {
    (self.texts, self.sources) = (texts, sources)
  }

  /// The translated text, or the definition's own if there is none.
  package func text(_ text: LocalizedText) -> String {
    guard let texts, let key = text.key else { return text.text }
    return texts[key] ?? text.text
  }

  /// The same texts for configurations and options.
  package var lookup: TextLookup {
    guard let texts else { return .base }
    return TextLookup { key, _ in texts[key] }
  }
}
