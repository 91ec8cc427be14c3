/// A translation in a file that is imported.
package struct ImportedText: Sendable {
  package var id: TableText.ID
  /// The language, if the file says it.
  package var language: String?
  package var text: String
  /// The state, if the file says it.
  package var state: TranslationState?
  package var location: SourceLocation
}

/// What a file that is imported has.
package struct ImportedFile: Sendable {
  package var texts: [ImportedText] = []
  package var source: SourceText
  package var diagnostics: [Diagnostic] = []
  /// Whether it can have several languages.
  package var hasLanguages = false
  /// Whether a text that is not translated differs from one whose translation is the same.
  package var hasStates = true

  mutating func fail(_ message: String, at range: Range<Int>?) {
    let location = SourceLocation(file: source.path, range: range)
    diagnostics.append(Diagnostic(.unreadableTranslation, message, at: location).asError)
  }
}
