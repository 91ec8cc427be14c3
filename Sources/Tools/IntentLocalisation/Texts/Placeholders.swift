import IntentCompiler
import IntentDefinition

/// Finds placeholders such as `${parameter}` in texts.
package enum Placeholders {
  package static func names(in text: String) -> [String] {
    Placeholder.pieces(of: text).compactMap { $0.name.map { String($0) } }
  }

  /// The names of the placeholders in a text, with the ranges of the placeholders. In a text with escapes,
  /// each has the whole text's range.
  package static func names(in text: Located<String>) -> [Located<String>] {
    Placeholder.pieces(of: text.value).compactMap(\.name).map { name in
      // With the '${' before it, and the '}' after it.
      let range = text.range(of: name).map { $0.lowerBound - 2..<$0.upperBound + 1 }
      return Located(String(name), at: range ?? text.range)
    }
  }

  package static func hasWords(_ text: String) -> Bool {
    Placeholder.pieces(of: text).contains { $0.words.unicodeScalars.contains { $0.properties.isAlphabetic } }
  }
}
