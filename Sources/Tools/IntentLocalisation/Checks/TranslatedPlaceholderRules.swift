import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentText

extension Rule {
  package static let translatedPlaceholder = Rule(
    "translated-placeholder",
    .warning,
    "A translation has a placeholder that the original text does not have"
  )

  package static let lostPlaceholder = Rule(
    "lost-placeholder",
    .warning,
    "A translation lacks a placeholder of the original text"
  )
}

/// Rules for placeholders in translations.
enum TranslatedPlaceholderRules {
  static let definitions: [Check<LocalisedDefinition>] = [
    Check(.translatedPlaceholder, translatedPlaceholder),
    Check(.lostPlaceholder, lostPlaceholder),
  ]

  private static func translatedPlaceholder(_ localized: LocalisedDefinition, _ findings: inout Findings) {
    var reports = LanguageReports()
    for language in localized.languages {
      for translation in language.entries {
        let texts = translation.texts.filter { $0.value.utf8.contains(UInt8(ascii: "$")) }
        guard !texts.isEmpty, let entry = localized.text(ofKey: translation.key),
          let original = entry.text.text
        else { continue }
        let known = Placeholders.names(in: original.value)
        var seen = Set(known)
        for placeholder in texts.flatMap(Placeholders.names) where seen.insert(placeholder.value).inserted {
          let name = placeholder.value
          let hint =
            Suggestions.nearest(to: name, among: known).map { "; did you mean '${\($0)}'?" }
            ?? "; use the placeholders of that text"
          reports.add(
            Diagnostic(
              .translatedPlaceholder,
              "'${\(name.shortened)}' is not a placeholder of '\(original.value.shortened)'\(hint)",
              at: SourceLocation(file: translation.location.file, range: placeholder.range),
              notes: [.init("this is the text", at: entry.site.location(original.range))]
            ),
            about: translation.key,
            in: language.language
          )
        }
      }
    }
    findings.diagnostics += reports.diagnostics { "it is in \($0) too" }
  }

  private static func lostPlaceholder(_ localized: LocalisedDefinition, _ findings: inout Findings) {
    let originals = originals(of: localized)
    guard !originals.isEmpty else { return }
    var reports = LanguageReports()
    for language in localized.languages {
      for translation in language.entries where translation.isTranslated {
        guard let text = translation.text, let original = originals[translation.key] else { continue }
        let names = Set(Placeholders.names(in: text.value))
        // Another rule reports misspellings.
        guard names.isSubset(of: original.names) else { continue }
        var seen = names
        let lost = original.names.filter { seen.insert($0).inserted }
        guard !lost.isEmpty else { continue }
        reports.add(
          Diagnostic(
            .lostPlaceholder,
            "the translation lacks \(lost.map { "'${\($0.shortened)}'" }.listed) of "
              + "'\(original.text.value.shortened)'\(hint(lost, in: text.value))",
            at: SourceLocation(file: translation.location.file, range: text.range),
            notes: [.init("this is the text", at: original.location)]
          ),
          about: translation.key,
          in: language.language
        )
      }
    }
    findings.diagnostics += reports.diagnostics { "so do the translations in \($0)" }
  }

  /// A text of the definition with its placeholders, to compare with its translations.
  private struct Original {
    var text: Located<String>
    var location: SourceLocation
    var names: [String]
  }

  /// Leaves out an ID that texts with different placeholders share, because a translation may be of any of
  /// these texts. Doesn't compare texts expanded for an enum's case: these have their own keys, and name the
  /// case instead of using the parameter's placeholder.
  private static func originals(of localized: LocalisedDefinition) -> [String: Original] {
    var originals: [String: Original] = [:]
    for entry in localized.texts {
      guard let id = entry.text.id?.value, let text = entry.text.text else { continue }
      let names = text.value.utf8.contains(UInt8(ascii: "$")) ? Placeholders.names(in: text.value) : []
      if let first = originals[id] {
        if Set(first.names) != Set(names) { originals[id]?.names = [] }
      } else {
        originals[id] = Original(text: text, location: entry.site.location(text.range), names: names)
      }
    }
    return originals.filter { !$0.value.names.isEmpty }
  }

  private static func hint(_ lost: [String], in text: String) -> String {
    for name in lost {
      for wrong in ["$[\(name)]", "$(\(name))", "{\(name)}", "$\(name)"] where text.contains(wrong) {
        return "; write '${\(name.shortened)}' instead of '\(wrong.shortened)'"
      }
    }
    return lost.count == 1 ? "; add it" : "; add them"
  }
}
