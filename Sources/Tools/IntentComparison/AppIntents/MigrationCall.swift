import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// App Intents in Swift, with what they declare and promise. It is found out once for all versions that are compared with
/// them.
struct AppIntentsVersion: Sendable {
  let code: AppIntentsCode
  let declared: DeclaredTypes
  let contract: Contract

  init(_ code: AppIntentsCode = AppIntentsCode()) {
    self.code = code
    declared = DeclaredTypes(code)
    contract = Contract(declared)
  }
}

/// Compares App Intents in Swift with the definitions they replace, and with an earlier version.
package struct MigrationCall: Sendable {
  /// A folder in git can contain both definitions and App Intents.
  package struct Old: Sendable {
    package let definitions: ComparisonCall.Version?
    package let code: AppIntentsCode?
    /// The code of the app with the definitions, which has the kinds of its widgets.
    package let app: AppIntentsCode?
    let version: AppIntentsVersion

    package init(
      definitions: ComparisonCall.Version? = nil,
      code: AppIntentsCode? = nil,
      app: AppIntentsCode? = nil
    ) {
      (self.definitions, self.code, self.app) = (definitions, code, app)
      version = AppIntentsVersion(code ?? AppIntentsCode())
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

  package init(
    _ code: AppIntentsCode,
    from old: Old,
    options: CompilerOptions = CompilerOptions()
  ) {
    self.init(AppIntentsVersion(code), from: old, options: options)
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
    for problem in new.code.problems + before.problems {
      // A file that can't be read is left out.
      if problem.rule == .unreadableInput {
        report.unreadFiles.append(problem)
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
        properties: names.properties,
        remaining: remaining
      )
      comparison.compare()
      changes += comparison.changes
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
    changes += app.changes
    var remarks = [Self.remark]
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
    comparison.comparePhrases()
    return comparison.changes
  }

  private static let remark =
    "App Intents are compared by name; their targets, modules and processes are not checked"

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
