import IntentCompiler
import IntentDefinition
import IntentDiagnostics

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
          notes: languages.count > 3 ? [] : places(of: id, in: languages, localised.sourceTexts)
        )
      )
    }
    return diagnostics
  }

  /// Where to add a text: at its entry, or else at the last entry of the table. A catalogue has several languages.
  private static func places(
    of key: String,
    in languages: [LanguageTexts],
    _ source: LanguageTexts?
  ) -> [Diagnostic.Note] {
    var files: [(path: String, languages: [LanguageTexts])] = []
    for language in languages {
      guard let path = language.files.first else { continue }
      if let index = files.firstIndex(where: { $0.path == path }) {
        files[index].languages.append(language)
      } else {
        files.append((path, [language]))
      }
    }
    return files.map { path, languages in
      let known = [source?[key]] + languages.map { $0[key] } + languages.map(\.entries.last)
      let place = known.compactMap(\.?.location).first { $0.file == path } ?? SourceLocation(file: path)
      let isThere = ([source?[key]] + languages.map { $0[key] }).contains { $0?.location.file == path }
      let names = languages.map { "'\($0.language)'" }.listed
      let verb = isThere ? "translate it here" : "add it here"
      return .init(path.hasSuffix(".xcstrings") ? "\(verb) in \(names)" : verb, at: place)
    }
  }
}
