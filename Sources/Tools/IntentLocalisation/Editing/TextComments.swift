import IntentCompiler
import IntentDiagnostics

/// Tells translators where a text is.
enum TextComment {
  static let separator = " › "

  static func words(for text: DefinitionText) -> String {
    (text.site.path().ways + [text.label]).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
