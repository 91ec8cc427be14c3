extension Rule {
  package static let missingTranslation = Rule(
    "missing-translation",
    .lint,
    "A user-visible text is not translated"
  )
}

enum MissingTranslation {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    report(.missingTranslation, localised) { $0.role == .shown }
  }

  /// Reports each text that languages lack, once. Texts without words need no translation.
  static func report(
    _ rule: Rule,
    _ localised: LocalisedDefinition,
    where isMeant: (DefinitionText) -> Bool
  ) -> [Diagnostic] {
    guard !localised.languages.isEmpty else { return [] }
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for entry in localised.texts where isMeant(entry) {
      guard let id = entry.text.id?.value, let text = entry.text.text, Placeholders.hasWords(text.value),
        seen.insert(id).inserted
      else { continue }
      let languages = localised.languages(without: entry)
      guard !languages.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          rule,
          "the \(entry.label) '\(text.value.shortened)' (\(id)) is missing in \(languages.map(\.language).listed)",
          at: entry.site.location(text.range),
          path: entry.site.path(key: entry.key),
          notes: languages.count > 3
            ? []
            : languages.compactMap(\.files.first).map { .init("add it here", at: SourceLocation(file: $0)) }
        )
      )
    }
    return diagnostics
  }
}
