import IntentAppIntents
import IntentCompiler
import IntentDiagnostics

/// Compares App Intents in Swift with the definitions they replace, or with an earlier version.
package struct MigrationCall: Sendable {
  package enum Old: Sendable {
    case definitions(ComparisonCall.Version)
    case appIntents(AppIntentsCode)
  }

  package var code: AppIntentsCode
  package var old: Old
  package var options: CompilerOptions
  package var widgetClasses: Set<String>?
  package var audiences = Set(Audience.allCases)

  package init(
    _ code: AppIntentsCode,
    from old: Old,
    options: CompilerOptions = CompilerOptions()
  ) {
    self.code = code
    self.old = old
    self.options = options
  }

  package func run() -> ComparisonReport {
    var options = options
    options.splitsModules = true
    options.reportsLints = false
    options.levels = [:]
    var definitions = ComparisonCall.Version.found(Inputs(files: [], diagnostics: [], folders: []))
    var before = AppIntentsCode()
    var isSnapshot = false
    switch old {
    case .definitions(let version):
      definitions = version
      if case .snapshot = version { isSnapshot = true }
    case .appIntents(let code): before = code
    }
    let version = ReadVersion.read(definitions.inputs, options, keepsFolders: isSnapshot)
    var report = ComparisonReport(
      sources: code.sources + before.sources + version.sources,
      problems: version.problems,
      audiences: audiences
    )
    for problem in code.problems + before.problems {
      // A file that can't be read is left out.
      if problem.rule == .unreadableInput {
        report.tableProblems.append(problem)
      } else {
        report.problems.append(problem)
      }
    }
    report.notes = version.notes
    guard report.problems.isEmpty else { return report }
    let all: [SchemaChange]
    if case .appIntents = old {
      all = AppIntentsComparison.changes(from: DeclaredTypes(before), to: DeclaredTypes(code))
    } else {
      let translations = KnownTranslations(version.schema)
      var comparison = MigrationComparison(
        DeclaredTypes(code),
        translations,
        widgetClasses: widgetClasses
      )
      for (module, generation) in version.modules {
        let (names, _) = Naming.names(of: module, options: generation)
        comparison.compare(module, AppIntentsBackend.plans(module, generation, names), names)
      }
      all = comparison.changes
    }
    let changes = all.compactMap { $0.counted(for: audiences) }
    report.othersCount = all.count - changes.count
    report.applyLevels(
      to: changes,
      VersionLevels.Pass(
        from: version.levels,
        to: version.levels,
        isOfOneFolder: false,
        commandLine: self.options.levels
      )
    )
    return report
  }
}

struct KnownTranslations {
  private var languages: [String: Set<String>] = [:]

  init(_ schema: ComparedSchema) {
    var elements: [any ComparedElement] = schema.intents + schema.enums + schema.objects
    elements += schema.intents.flatMap { $0.parameters as [any ComparedElement] }
    elements += schema.enums.flatMap { $0.cases as [any ComparedElement] }
    elements += schema.objects.flatMap { $0.properties as [any ComparedElement] }
    for text in elements.flatMap(\.texts) {
      guard let id = text.id, let translations = text.translations else { continue }
      let known = translations.languages.filter { language, found in
        language != translations.sourceLanguage && found.texts[""]?[""] != text.text
      }
      languages[id, default: []].formUnion(known.keys)
    }
  }

  init() {}

  /// Skips languages that merely repeat the text.
  func languages(of id: String) -> Set<String> { languages[id] ?? [] }
}
