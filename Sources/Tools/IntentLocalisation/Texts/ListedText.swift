import IntentDiagnostics

/// A text of a definition, as translators need it.
package struct ListedText: Sendable {
  /// The key of its translations.
  package var key: String
  /// Where it is: `OrderSoup › size › display name`.
  package var place: String
  /// What translators should know about it.
  let facts: TranslatorComment
  /// The text in the definition's own language.
  package var text: String
  /// The names of its placeholders.
  package var placeholders: [String]
  /// Its location in the definition.
  package var location: SourceLocation
  /// Whether people never see it.
  package var isHidden = false
  /// The number of placeholders that a value replaces: a dialog can have a text of its own for each case of an enum.
  package var replaced = 0
  /// Where people see it, and what its placeholders are.
  var about: String { about(text) }
  /// Its place, where people see it, and what its placeholders are.
  package var comment: String { comment(for: text) }

  func about(_ form: String) -> String { facts.words(for: form) }

  func comment(for form: String) -> String { "\(place). \(about(form))" }
}
