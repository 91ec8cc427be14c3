import IntentDefinition
import IntentDiagnostics

/// A translation in a file that is imported.
package struct ImportedText: Sendable {
  package var id: TableText.ID
  /// The language, if the file says it.
  package var language: String?
  package var text: String
  /// The state, if the file says it.
  package var state: TranslationState?
  /// The text of the definition that was translated, if the file says it.
  package var source: String?
  package var location: SourceLocation
}

/// What a file that is imported has.
package struct ImportedFile: Sendable {
  package var texts: [ImportedText] = []
  package var source: SourceText
  package var diagnostics: [Diagnostic] = []
  /// The languages that the file states, with their locations.
  package var languages: [Located<String>] = []
  /// Whether a text that is marked as new is not a translation. In a spreadsheet the mark may be left from the export.
  package var leavesNew = false
  /// Whether it can have several languages.
  package var hasLanguages = false
  /// Whether a text that is not translated differs from one whose translation is the same.
  package var hasStates = true

  /// Whether the language is that of the folder alone.
  package var isLanguageOfFolder = false

  mutating func fail(_ message: String, at range: Range<Int>?) {
    let location = SourceLocation(file: source.path, range: range)
    diagnostics.append(Diagnostic(.unreadableTranslation, message, at: location).asError)
  }
}
