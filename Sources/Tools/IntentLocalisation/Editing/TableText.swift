import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// A text of a table in one language.
package struct TableText: Sendable {
  /// What identifies a text in one language.
  package struct ID: Sendable, Hashable {
    /// The key: an `…ID` of the definition, or two of them joined.
    package var key: String
    /// The names on the way to one of several forms, such as `quantity`, `one`; empty for a text without forms.
    package var form: [String] = []

    /// Whether it is a form that stands instead of the text without forms. A substitution of a catalogue is a part of it.
    var varies: Bool { !form.isEmpty && form.first != "substitutions" }
  }

  /// The key and form.
  package var id: ID
  /// The text with its location.
  package var text: Located<String>
  /// Its state.
  package var state: TranslationState
  /// The file.
  package var file: String

  /// The location of the text.
  package var location: SourceLocation { SourceLocation(file: file, range: text.range) }

  /// Whether there is a translation.
  package var isTranslated: Bool { state != .new && !text.value.isBlank }
}
