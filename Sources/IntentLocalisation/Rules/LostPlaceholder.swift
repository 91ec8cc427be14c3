import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let lostPlaceholder = Rule(
    "lost-placeholder",
    .warning,
    "A translation lacks a placeholder of the original text"
  )
}

enum LostPlaceholder {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for language in localised.languages {
      for translation in language.entries where translation.isTranslated {
        // An expansion for a case has its own key and names the case instead of the parameter.
        guard let text = translation.text, let entry = localised.text(ofKey: translation.key),
          entry.text.id?.value == translation.key, let original = entry.text.text
        else { continue }
        let known = Placeholders.names(in: original.value)
        guard !known.isEmpty else { continue }
        let names = Set(Placeholders.names(in: text.value))
        // A misspelt placeholder is reported as such.
        guard names.isSubset(of: known) else { continue }
        var seen = names
        let lost = known.filter { seen.insert($0).inserted }
        // Several texts may have one ID.
        guard !lost.isEmpty,
          !localised.texts.contains(where: { other in
            other.text.id?.value == translation.key
              && names.isSuperset(of: Placeholders.names(in: other.text.text?.value ?? ""))
          })
        else { continue }
        diagnostics.append(
          Diagnostic(
            .lostPlaceholder,
            "the translation lacks \(lost.map { "'${\($0.shortened)}'" }.listed) of '\(original.value.shortened)'"
              + hint(lost, in: text.value),
            at: SourceLocation(file: translation.location.file, range: text.range),
            notes: [.init("this is the text", at: entry.site.location(original.range))]
          )
        )
      }
    }
    return diagnostics
  }

  /// What to do: a placeholder may be there in other brackets.
  private static func hint(_ lost: [String], in text: String) -> String {
    for name in lost {
      for wrong in ["$[\(name)]", "$(\(name))", "{\(name)}", "$\(name)"] where text.contains(wrong) {
        return "; write '${\(name.shortened)}' instead of '\(wrong.shortened)'"
      }
    }
    return lost.count == 1 ? "; add it" : "; add them"
  }
}
