import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

extension Rule {
  static let untranslatedPhrase = Rule(
    "untranslated-phrase",
    .warning,
    "Siri understands an App Shortcut in some of the app's languages only"
  )
  static let unusedPhrase = Rule(
    "unused-phrase",
    .warning,
    "A table translates a phrase that no App Shortcut has"
  )
}

/// Rules for the phrases of App Shortcuts in the tables named 'AppShortcuts', from which Siri learns them in
/// other languages.
enum PhraseTranslationRules {
  static let providers: [Check<AppIntentsApp.ProviderInApp>] = [
    Check(.untranslatedPhrase) { untranslatedPhrase($0.provider, $0.app, &$1) }
  ]
  static let apps = [
    Check(.phraseWithoutAppName, translationWithoutAppName), Check(.unusedPhrase, unusedPhrase),
  ]

  private static let table = "AppShortcuts"

  private static func translationWithoutAppName(_ app: AppIntentsApp, _ findings: inout Findings) {
    guard !app.providers.isEmpty else { return }
    let targets = Set(app.providers.flatMap(\.type.targets))
    for texts in app.tables.texts(named: table, in: targets) {
      for entry in texts.texts.entries where entry.key.contains(AppPhrase.appName) {
        for text in entry.texts where !text.value.isEmpty && !text.value.contains(AppPhrase.appName) {
          findings.report(
            .phraseWithoutAppName,
            "the phrase '\(text.value.shortened)' (\(texts.language)) does not contain the app's name, and "
              + "Apple's build stops at such a phrase; add '\(AppPhrase.appName)'",
            at: SourceLocation(file: entry.location.file, range: text.range)
          )
        }
      }
    }
  }

  /// Reports nothing unless all phrases of the app are known: a table can be for several targets.
  private static func unusedPhrase(_ app: AppIntentsApp, _ findings: inout Findings) {
    let all = app.types.declared.filter { app.types.conformances(of: $0).contains("AppShortcutsProvider") }
    guard !all.isEmpty, all.count == app.providers.count,
      app.providers.allSatisfy({ provider in
        provider.type.owners != nil && provider.shortcuts != nil && provider.phrases.allSatisfy(\.isKnown)
          && provider.type.code.property("negativePhrases") == nil
      })
    else { return }
    let phrases = Set(app.providers.flatMap(\.phrases).map(\.text))
    var reported: Set<String> = []
    for texts in app.tables.texts(named: table, in: Set(app.providers.flatMap(\.type.targets))) {
      for entry in texts.texts.entries
      where !phrases.contains(entry.key) && reported.insert(entry.key).inserted {
        findings.report(
          .unusedPhrase,
          "no App Shortcut has the phrase '\(entry.key.shortened)', so Siri ignores its translations; correct "
            + "the key, or remove it",
          at: entry.location
        )
      }
    }
  }

  /// Reports App Shortcuts without a translated phrase in a language. One phrase is enough to run a shortcut.
  private static func untranslatedPhrase(
    _ provider: AppIntentsApp.ShortcutsProvider,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    // Report nothing if a phrase or a table can't be read: it may contain the translation.
    guard provider.type.owners != nil, let shortcuts = provider.shortcuts,
      provider.phrases.allSatisfy(\.isKnown)
    else { return }
    let targets = provider.type.targets
    let tables = app.tables.texts(named: table, in: targets)
    guard tables.allSatisfy(\.isComplete) else { return }
    let base = provider.base
    // Phrases in another language than the app's may already be translations.
    guard isOneLanguage(provider.phrases, base) else { return }
    let sources = Set(tables.filter(\.isSource).map(\.language))
    let shipped = app.tables.languages(in: targets).filter { language in
      !sources.contains(language) && !BaseLanguage.isBase(ProjectLanguages.code(language), base)
    }
    guard base != nil || !sources.isEmpty, !shipped.isEmpty else { return }
    var missing: [[String]: [AppShortcut]] = [:]
    for shortcut in shortcuts where !shortcut.intent.isEmpty {
      let phrases = Set(shortcut.phrases.map(\.text))
      let known = Set(
        tables.filter { table in table.texts.entries.contains { phrases.contains($0.key) && $0.isTranslated }
        }
        .map { ProjectLanguages.code($0.language) }
      )
      let languages = shipped.filter { language in
        known.isDisjoint(with: ProjectLanguages.families(of: ProjectLanguages.code(language)))
      }
      missing[languages.sorted(), default: []].append(shortcut)
    }
    for (languages, shortcuts) in missing.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where !languages.isEmpty {
      guard let first = shortcuts.first, let location = first.phrases.first?.location else { continue }
      let more = shortcuts.count > 1 ? " and for \(shortcuts.count - 1) more" : ""
      findings.report(
        .untranslatedPhrase,
        "no phrase for '\(first.intent)'\(more) has a translation in \(languages.listed), so Siri does not "
          + "understand it there; add one to '\(table).xcstrings' or '\(table).strings'",
        at: location,
        notes: shortcuts.dropFirst().map {
          .init("no phrase for '\($0.intent)' either", at: $0.phrases.first?.location)
        }
      )
    }
  }

  /// Languages that are never written in Latin letters.
  private static let otherScripts: Set<String> = [
    "ar", "bg", "el", "fa", "he", "hi", "ja", "ko", "ru", "th", "uk", "ur", "zh",
  ]

  /// Whether phrases can be in the development language. Some apps list their phrases for all languages in
  /// the source, and some never change Xcode's development language, English.
  private static func isOneLanguage(_ phrases: [AppPhrase], _ base: String?) -> Bool {
    let areLatin = Set(phrases.map(\.isLatin))
    guard areLatin.count < 2 else { return false }
    guard let base else { return true }
    return areLatin.first != otherScripts.contains(String(base.prefix { $0 != "-" && $0 != "_" }))
  }
}

extension AppPhrase {
  fileprivate var isLatin: Bool {
    Placeholder.pieces(of: text).flatMap(\.words.unicodeScalars).allSatisfy { scalar in
      !scalar.properties.isAlphabetic || scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value)
    }
  }
}

extension AppIntentsApp.ShortcutsProvider {
  /// The development language of its project.
  fileprivate var base: String? {
    type.owners?.lazy.compactMap(\.outline.developmentLanguage).first.map(ProjectLanguages.code)
  }
}
