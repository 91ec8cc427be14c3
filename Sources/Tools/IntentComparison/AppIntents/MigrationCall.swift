import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// App Intents in Swift or in a built app, with what they declare and promise. It is found out once for all versions that
/// are compared with them.
struct AppIntentsVersion: Sendable {
  let code: AppIntentsCode
  /// Replaces `code`.
  let built: BuiltApp?
  let declared: DeclaredTypes
  let contract: Contract

  init(_ code: AppIntentsCode = AppIntentsCode(), built: BuiltApp? = nil) {
    (self.code, self.built) = (code, built)
    declared = DeclaredTypes(code)
    contract = built.map { Contract($0) } ?? Contract(declared)
  }
}

/// Compares App Intents, in Swift or in a built app, with the definitions they replace, and with an earlier
/// version.
package struct MigrationCall: Sendable {
  /// A folder in git can contain both definitions and App Intents.
  package struct Old: Sendable {
    package let definitions: ComparisonCall.Version?
    package let code: AppIntentsCode?
    /// The code of the app with the definitions, which has the kinds of its widgets.
    package let app: AppIntentsCode?
    package let built: BuiltApp?
    let version: AppIntentsVersion

    package init(
      definitions: ComparisonCall.Version? = nil,
      code: AppIntentsCode? = nil,
      app: AppIntentsCode? = nil,
      built: BuiltApp? = nil
    ) {
      (self.definitions, self.code, self.app, self.built) = (definitions, code, app, built)
      version = AppIntentsVersion(code ?? AppIntentsCode(), built: built)
    }

    package static func definitions(_ version: ComparisonCall.Version) -> Old { Old(definitions: version) }

    /// `nil` if no code configures a widget with a definition's intent, because the widgets must then be
    /// elsewhere.
    fileprivate var widgetClasses: Set<String>? {
      let names = app?.intentConfigurations.map(\.name) ?? []
      return names.isEmpty ? nil : Set(names)
    }

    /// Of the widgets in the same files and folders as the new App Intents.
    fileprivate var kinds: Set<String> { Set((code?.widgets ?? []).compactMap(\.kind.value)) }

    /// Of the app and of the App Intents, which may be the same files.
    fileprivate var widgets: [Contract.Widget] {
      let own = code?.widgets ?? []
      let places = Set(own.map(\.kind.location))
      return (app?.widgets ?? []).filter { !places.contains($0.kind.location) } + own
    }
  }

  let new: AppIntentsVersion
  package var old: Old
  /// Definitions that are still there, so that their intents are not lost.
  package var present: Inputs?
  /// The files and folders of the code. The `intentc.json` beside them has the levels.
  package var places: [String] = []
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)
  /// Whether to show an example of the stored values that each break loses.
  package var explains = false

  package init(
    _ code: AppIntentsCode,
    from old: Old,
    options: CompilerOptions = CompilerOptions()
  ) {
    self.init(AppIntentsVersion(code), from: old, options: options)
  }

  package init(_ built: BuiltApp, from old: Old, options: CompilerOptions = CompilerOptions()) {
    self.init(AppIntentsVersion(built: built), from: old, options: options)
  }

  init(_ new: AppIntentsVersion, from old: Old, options: CompilerOptions = CompilerOptions()) {
    (self.new, self.old, self.options) = (new, old, options)
  }

  package func run() -> ComparisonReport {
    let reading = options.forReading
    let definitions = old.definitions ?? .found(.none)
    var isSnapshot = false
    if case .snapshot = definitions { isSnapshot = true }
    let version = ReadVersion.read(definitions.inputs, reading, keepsFolders: isSnapshot)
    let isOfEarlierFolder = isSnapshot || old.definitions == nil
    let levels =
      (isOfEarlierFolder ? VersionLevels(reading) : version.levels).adding(code: places)
    let remaining = present.map { ReadVersion.read(ComparisonCall.Version.found($0).inputs, reading) }
    var report = report(
      from: version,
      remaining: remaining?.classNames ?? [],
      levels,
      isOfOneFolder: isSnapshot
    )
    if report.problems.isEmpty, !has(version) {
      report.problems = [
        Diagnostic(
          .noDefinitions,
          "there is nothing to compare: the old version has no intent, no App Intent and no widget"
        )
      ]
    }
    return report
  }

  /// Whether the old version has anything that people can lose.
  func has(_ version: ReadVersion) -> Bool {
    let earlier = old.version.contract
    return !earlier.intents.isEmpty || !earlier.widgets.isEmpty
      || version.module.files.contains { !$0.schema.intents.isEmpty }
  }

  /// - Parameters:
  ///   - version: The definitions of the old version.
  ///   - remaining: The classes of definitions that are still there.
  ///   - release: The name of the old version, if it is a release.
  func report(
    from version: ReadVersion,
    remaining: Set<String>,
    _ levels: VersionLevels,
    isOfOneFolder: Bool,
    release: String? = nil
  ) -> ComparisonReport {
    let before = old.code ?? AppIntentsCode()
    var report = ComparisonReport(
      sources: new.code.sources + before.sources + version.sources,
      problems: version.problems,
      audiences: audiences
    )
    let known = Set(report.sources.map(\.path))
    let projects = levels.projects.compactMap(\.source)
    report.sources += ((old.app?.sources ?? []) + projects).filter { !known.contains($0.path) }
    let errors = levels.projects.flatMap(\.diagnostics).filter { $0.severity == .error }
    report.problems += errors.filter { !version.problems.contains($0) && $0.rule.severity == .error }
    for built in [new.built, old.built].compactMap(\.self) {
      report.sources += built.sources
      report.problems += built.problems
    }
    for problem in new.code.problems + before.problems {
      // A file that can't be read is left out.
      if problem.rule == .unreadableInput {
        report.tableProblems.append(problem)
      } else {
        report.problems.append(problem)
      }
    }
    report.notes = version.notes
    guard report.problems.isEmpty else { return report }
    let (all, remarks) = changes(from: version, remaining)
    report.remarks = remarks
    let changes = all.compactMap { $0.counted(for: audiences) }
    report.othersCount = all.count - changes.count
    report.applyLevels(
      to: changes,
      VersionLevels.Pass(
        from: version.levels,
        to: levels,
        isOfOneFolder: isOfOneFolder,
        commandLine: options.levels,
        release: release
      )
    )
    return report
  }

  /// The losses, and the limits of the comparison.
  func changes(
    from version: ReadVersion,
    _ remaining: Set<String>
  ) -> (changes: [SchemaChange], remarks: [String]) {
    let (declared, new) = (new.declared, new.contract)
    let translations = KnownTranslations(version.schema)
    var changes: [SchemaChange] = []
    var generated: Set<String> = []
    var lost: Set<String> = []
    var takers = old.version.contract.takers(in: new)
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
      changes += explained(comparison.changes, from: old)
      takers.merge(old.takers(in: new, remaining)) { $0.union($1) }
      lost.formUnion(old.intents.compactMap(\.className.value).filter { !remaining.contains($0) })
      let classes = Set(new.intents.compactMap(\.className.value))
      generated.formUnion(
        old.intents.filter { old.generated.contains($0.name) && !classes.contains($0.className.value ?? "") }
          .map(\.name)
      )
    }
    // Definitions and App Intents next to each other often lose the same.
    let known = Set(changes.map { [$0.diagnostic.rule.name, $0.diagnostic.message] })
    let ofCode = changesOfCode
    changes += ofCode.filter { !known.contains([$0.diagnostic.rule.name, $0.diagnostic.message]) }
    let widgets = Contract(widgets: old.widgets)
    var app = ContractComparison(from: widgets, to: new, declared)
    app.compareWidgets(of: lost, and: old.kinds)
    app.compareConfigurations(takers)
    changes += explained(app.changes, from: widgets)
    var remarks = [remark]
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      remarks.insert(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared",
        at: 0
      )
    }
    let names = (old.code?.names ?? [:]).merging(old.app?.names ?? [:]) { $1 }
    return (changes.map { $0.naming(names) }, remarks)
  }

  private var changesOfCode: [SchemaChange] {
    var before = old.version.contract
    // The whole revision has been read.
    if let app = old.app { before.findWidgets(old.widgets, besides: app.intentConfigurations) }
    var comparison = ContractComparison(from: before, to: new.contract, new.declared)
    comparison.compare()
    comparison.compareBundles()
    // Sources and builds can spell the placeholders in different ways.
    if (new.built == nil) == (old.built == nil) { comparison.comparePhrases() }
    return explained(comparison.changes, from: before)
  }

  private func explained(_ changes: [SchemaChange], from old: Contract) -> [SchemaChange] {
    guard explains, !changes.isEmpty else { return changes }
    let search = ContractWitnesses(old)
    return changes.map { change in
      var change = change
      change.witnesses = [search.witness(of: change)].compactMap(\.self)
      return change
    }
  }

  private var remark: String {
    guard let built = new.built else {
      return "App Intents are compared by name; their targets, modules and processes are not checked"
    }
    let words =
      "a built app does not list the kinds of its widgets, types of identifiers or what the code does"
    return (old.built.map { "'\($0.path)' is the old version, and '\(built.path)' the new one; " } ?? "")
      + words
  }

  /// Whether the App Intents are those of the old version.
  var isUnchanged: Bool {
    var widgets = ContractComparison(from: Contract(widgets: old.widgets), to: new.contract, new.declared)
    widgets.compareWidgets(and: old.kinds)
    return widgets.changes.isEmpty && changesOfCode.isEmpty
  }
}

extension ReadVersion {
  var classNames: Set<String> {
    Set(module.files.flatMap(\.schema.intents).map(\.configuration.className))
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
