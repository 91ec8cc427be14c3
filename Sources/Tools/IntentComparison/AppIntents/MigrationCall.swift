import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Compares App Intents in Swift with the definitions they replace, and with an earlier version.
package struct MigrationCall: Sendable {
  /// A folder in git can contain both definitions and App Intents.
  package struct Old: Sendable {
    package var definitions: ComparisonCall.Version?
    package var code: AppIntentsCode?
    /// The code of the app with the definitions, which has the kinds of its widgets.
    package var app: AppIntentsCode?

    package init(
      definitions: ComparisonCall.Version? = nil,
      code: AppIntentsCode? = nil,
      app: AppIntentsCode? = nil
    ) {
      (self.definitions, self.code, self.app) = (definitions, code, app)
    }

    package static func definitions(_ version: ComparisonCall.Version) -> Old { Old(definitions: version) }

    /// `nil` if no code configures a widget with a definition's intent, because the widgets must then be
    /// elsewhere.
    fileprivate var widgetClasses: Set<String>? {
      let names = app?.intentConfigurations.map(\.name) ?? []
      return names.isEmpty ? nil : Set(names)
    }
  }

  package var code: AppIntentsCode
  package var old: Old
  /// Definitions that are still there, so that their intents are not lost.
  package var present: Inputs?
  package var options: CompilerOptions
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
    let options = options.forReading
    let none = ComparisonCall.Version.found(Inputs(files: [], diagnostics: [], folders: []))
    let definitions = old.definitions ?? none
    var isSnapshot = false
    if case .snapshot = definitions { isSnapshot = true }
    let version = ReadVersion.read(definitions.inputs, options, keepsFolders: isSnapshot)
    let before = old.code ?? AppIntentsCode()
    var report = ComparisonReport(
      sources: code.sources + before.sources + version.sources,
      problems: version.problems,
      audiences: audiences
    )
    if let app = old.app {
      let known = Set(report.sources.map(\.path))
      report.sources += app.sources.filter { !known.contains($0.path) }
    }
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
    let earlier = Contract(DeclaredTypes(before))
    guard
      !earlier.intents.isEmpty || !earlier.widgets.isEmpty
        || version.module.files.contains(where: { !$0.schema.intents.isEmpty })
    else {
      report.problems = [
        Diagnostic(
          .noDefinitions,
          "there is nothing to compare: the old version has no intent, no App Intent and no widget"
        )
      ]
      return report
    }
    let all = changes(from: earlier, version, present(options), &report)
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

  private func changes(
    from earlier: Contract,
    _ version: ReadVersion,
    _ remaining: Set<String>,
    _ report: inout ComparisonReport
  ) -> [SchemaChange] {
    let declared = DeclaredTypes(code)
    let new = Contract(declared)
    let translations = KnownTranslations(version.schema)
    var changes: [SchemaChange] = []
    var generated: Set<String> = []
    var lost: Set<String> = []
    for (module, generation) in version.modules {
      let (names, _) = Naming.names(of: module, options: generation)
      let old = Contract(
        module,
        AppIntentsBackend.plans(module, generation, names),
        widgetClasses: old.widgetClasses,
        isGenerated: generation.backends.contains(.appIntents)
      )
      var comparison = ContractComparison(
        from: old,
        to: new,
        declared,
        translations,
        properties: names.properties,
        remaining: remaining
      )
      comparison.compare()
      changes += comparison.changes
      lost.formUnion(old.intents.compactMap(\.className.value).filter { !remaining.contains($0) })
      let classes = Set(new.intents.compactMap(\.className.value))
      generated.formUnion(
        old.intents.filter { old.generated.contains($0.name) && !classes.contains($0.className.value ?? "") }
          .map(\.name)
      )
    }
    var code = ContractComparison(from: earlier, to: new, declared)
    code.compare()
    code.comparePhrases()
    // Definitions and App Intents next to each other often lose the same.
    let known = Set(changes.map { [$0.diagnostic.rule.name, $0.diagnostic.message] })
    changes += code.changes.filter { !known.contains([$0.diagnostic.rule.name, $0.diagnostic.message]) }
    let widgets = (old.app?.widgets ?? []) + (old.code?.widgets ?? [])
    var app = ContractComparison(from: Contract(widgets: widgets), to: new, declared)
    app.compareWidgets(of: lost)
    changes += app.changes
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      report.remarks.append(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared"
      )
    }
    report.remarks.append(
      "App Intents are compared by name; their targets, modules and processes are not checked"
    )
    return changes
  }

  private func present(_ options: CompilerOptions) -> Set<String> {
    guard let present else { return [] }
    let version = ReadVersion.read(ComparisonCall.Version.found(present).inputs, options)
    return Set(version.module.files.flatMap(\.schema.intents).map(\.configuration.className))
  }
}

/// The languages into which the texts of a definition are translated, by text ID.
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
