import IntentDiagnostics

extension Rule {
  static let missingPluralForm = Rule(
    "missing-plural-form",
    .lint,
    "A text with plural forms lacks one that its language has"
  )
  static let unknownPluralForm = Rule(
    "unknown-plural-form",
    .lint,
    "A text has a plural form that its language does not have"
  )
}

/// Checks plural forms against the forms that a language needs.
enum PluralForms {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
    localized.languages.flatMap { language -> [Diagnostic] in
      guard let needed = PluralCategories.needed(in: language.language),
        let known = PluralCategories.known(in: language.language)
      else { return [] }
      return language.entries.flatMap { entry in
        groups(of: entry).flatMap { report($0, entry, needed, known, language.language) }
      }
    }
  }

  /// Skips forms for devices; one is also named 'other'.
  private static func groups(of entry: LanguageTexts.Entry) -> [Set<String>] {
    var groups: [Substring: Set<String>] = [:]
    for form in entry.forms.keys {
      let name = form.split(separator: " ").last.map(String.init) ?? ""
      guard PluralCategories.all.contains(name) else { continue }
      groups[form.dropLast(name.count), default: []].insert(name)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0 != ["other"] }
  }

  private static func report(
    _ forms: Set<String>,
    _ entry: LanguageTexts.Entry,
    _ needed: [String],
    _ known: [String],
    _ language: String
  ) -> [Diagnostic] {
    let missing = needed.filter { !forms.contains($0) }.map { "'\($0)'" }
    let unknown = PluralCategories.all.filter { forms.contains($0) && !known.contains($0) }.map { "'\($0)'" }
    let key = entry.key.shortened
    var diagnostics: [Diagnostic] = []
    if !missing.isEmpty {
      let it = missing.count == 1 ? "it" : "them"
      let result = forms.contains("other") ? "; until then, people read 'other'" : ""
      let message =
        "the forms of '\(key)' lack \(missing.listed), which '\(language)' has; add \(it)\(result)"
      diagnostics.append(Diagnostic(.missingPluralForm, message, at: entry.location))
    }
    if !unknown.isEmpty {
      let message =
        "no number has the form \(unknown.listed) in '\(language)', so it is never shown; remove it from '\(key)'"
      diagnostics.append(Diagnostic(.unknownPluralForm, message, at: entry.location))
    }
    return diagnostics
  }
}
