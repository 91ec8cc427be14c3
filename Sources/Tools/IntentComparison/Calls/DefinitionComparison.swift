import IntentCompiler
import IntentDiagnostics

/// Compares two versions of definitions with the project's severity levels.
package struct DefinitionComparison: Sendable {
  package var old: DefinitionSource
  package var new: DefinitionSource
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)
  /// The name of the old version, if it is a release.
  var release: String?

  package init(
    from old: DefinitionSource,
    to new: DefinitionSource,
    options: CompilerOptions = CompilerOptions()
  ) {
    (self.old, self.new, self.options) = (old, new, options)
  }

  /// The report, and the schemas of both versions.
  package struct Result: Sendable {
    package var report: ComparisonReport
    package var old: ModuleSchema
    package var new: ModuleSchema
  }

  package func run() -> Result {
    let new = readNew()
    let old = readOld(new)
    return Result(report: report(old, new), old: old.module, new: new.module)
  }

  /// - Parameter result: The definitions, if they are already compiled.
  package func readNew(_ result: CompilerCall.Result? = nil) -> VersionDefinitions {
    VersionDefinitions.read(new.inputs, options.forReading, layout, result)
  }

  /// - Parameter unread: Files that can't be read.
  package func readOld(_ new: VersionDefinitions, leavingOut unread: Set<String> = []) -> VersionDefinitions {
    var options = options.forReading
    // The settings may be those of the new version, and a released version can't be corrected.
    options.checksProjectNames = false
    if case .released = old {
      options.configurationPath = nil
      options.looksForConfiguration = true
    }
    var inputs = old.inputs
    inputs.inputs.leaveOut(unread)
    let version = VersionDefinitions.read(inputs, options, layout)
    let files = inputs.inputs.files
    guard version.configurationPath == nil, let path = new.configurationPath,
      inputs.projectFiles.contents == nil,
      files.count == 1, files.first?.searchedFolder == nil
    else { return version }
    // A copy of a definition in another folder belongs to the same project.
    options.configurationPath = path
    return VersionDefinitions.read(inputs, options, layout)
  }

  package func report(_ old: VersionDefinitions, _ new: VersionDefinitions) -> ComparisonReport {
    let oldProblems = Set(old.allProblems)
    var report = ComparisonReport(
      sources: old.sources + new.sources,
      problems: old.allProblems + new.allProblems.filter { !oldProblems.contains($0) },
      audiences: audiences
    )
    report.notes = Self.notes(old, new)
    guard report.problems.isEmpty else { return report }
    let changes = ContractComparison.changes(from: old.contract, to: new.contract)
    report.setChanges(changes, at: levels(from: old.levels, to: new.levels))
    return report
  }

  /// The levels of changes between two versions.
  func levels(from old: VersionLevels, to new: VersionLevels) -> ChangeLevels {
    ChangeLevels(from: old, to: new, layout, commandLine: options.levels, release: release)
  }

  /// The notes of both versions. Leaves out notes of the old version that the new one has, too.
  private static func notes(_ old: VersionDefinitions, _ new: VersionDefinitions) -> [Diagnostic] {
    func key(_ note: Diagnostic, in version: VersionDefinitions) -> FindingKey {
      let file = version.levels.files.bare(note.location?.file ?? "")
      return FindingKey(event: .rule(note.rule.name), element: .location(SourceLocation(file: file)))
    }
    var seen = Set(new.notes.map { key($0, in: new) })
    return new.notes + old.notes.filter { seen.insert(key($0, in: old)).inserted }
  }

  private var layout: VersionLayout {
    [old, new].contains { if case .revision = $0 { true } else { false } } ? .oneFolder : .twoFolders
  }
}
