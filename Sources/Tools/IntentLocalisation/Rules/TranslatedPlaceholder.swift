import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let translatedPlaceholder = Rule(
    "translated-placeholder",
    .warning,
    "A translation has a placeholder that the original text does not have"
  )
}

enum TranslatedPlaceholder {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    var suggestions = Suggestions()
    var diagnostics: [Diagnostic] = []
    for language in localised.languages {
      for translation in language.entries {
        let texts = translation.texts.filter { $0.value.utf8.contains(UInt8(ascii: "$")) }
        guard !texts.isEmpty, let entry = localised.text(ofKey: translation.key),
          let original = entry.text.text
        else { continue }
        let known = Placeholders.names(in: original.value)
        var seen = Set(known)
        for placeholder in texts.flatMap(Placeholders.names) where seen.insert(placeholder.value).inserted {
          let name = placeholder.value
          let hint =
            suggestions.nearest(to: name, among: known).map { "; did you mean '${\($0)}'?" }
            ?? "; use the placeholders of that text"
          diagnostics.append(
            Diagnostic(
              .translatedPlaceholder,
              "'${\(name.shortened)}' is not a placeholder of '\(original.value.shortened)'\(hint)",
              at: SourceLocation(file: translation.location.file, range: placeholder.range),
              notes: [.init("this is the text", at: entry.site.location(original.range))]
            )
          )
        }
      }
    }
    return diagnostics
  }
}
