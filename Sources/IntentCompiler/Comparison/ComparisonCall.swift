import IntentSchema

/// One comparison of two versions of definitions as a user asks for it.
///
/// Reads both, compares them, and gives the changes the levels that the project wants. Writes nothing.
public struct ComparisonCall: Sendable {
  /// One of the two versions.
  public enum Version: Sendable {
    /// Paths of definitions and folders, the path of a baseline, or `-` for standard input.
    case paths([String])
    /// Definitions that were read from elsewhere, such as a revision of a repository: with paths that begin with
    /// a prefix, behind which they are those of files in the working folder; with the tables of their texts and
    /// the project's configuration from there, where there is one.
    case snapshot([InputFile], prefix: String, tables: [InputFile] = [], project: InputFile? = nil)
    /// Paths in the working folder, some of which the other version may have had: where nothing is left at one of
    /// those, its definitions are gone, and it is no mistake.
    case remains([String], had: Set<String>)

    /// What is read, what the paths of a snapshot begin with, and its tables; `nil` for those on the disk.
    var inputs: (Inputs, prefix: String, tables: [InputFile]?) {
      switch self {
      // What git gives for a file that one version has not.
      case .paths(["/dev/null"]): (Inputs(files: [], diagnostics: [], folders: []), "", nil)
      case .paths(let paths): (Inputs.read(paths), "", nil)
      case .snapshot(let files, let prefix, let tables, _):
        (Inputs(files: files, diagnostics: [], folders: []), prefix, tables)
      case .remains(let paths, let had): (Self.remains(paths, had), "", nil)
      }
    }

    private static func remains(_ paths: [String], _ had: Set<String>) -> Inputs {
      var inputs = Inputs.read(paths)
      inputs.diagnostics.removeAll {
        [.missingInput, .noDefinitions].contains($0.rule) && had.contains($0.location?.file ?? "")
      }
      return inputs
    }
  }

  /// The old version.
  public var old: Version
  /// The new version.
  public var new: Version
  /// The options of every call: rule levels, the project's configuration. Its inputs do not count.
  public var options: CompilerCall
  /// The audiences whose verdicts count.
  public var audiences = Set(Audience.allCases)
  /// The files and folders beside which the project's configuration is looked for when there is a snapshot.
  public var projectPaths: [String] = []

  public init(from old: Version, to new: Version, options: CompilerCall = CompilerCall(inputs: [])) {
    self.old = old
    self.new = new
    self.options = options
  }

  /// What a comparison gives.
  public struct Result: Sendable {
    /// The changes.
    public var report: ComparisonReport
    /// What the definitions of the old version mean; nothing for a baseline.
    public var old: ModuleSchema
    /// What the definitions of the new version mean; nothing for a baseline.
    public var new: ModuleSchema
    /// What counts of both.
    let outlines: (old: SchemaOutline, new: SchemaOutline)
  }

  /// Makes the comparison.
  public func run() -> Result {
    var options = options
    options.splitsModules = true
    options.reportsLints = false
    options.levels = [:]
    if isOfSnapshot {
      options.configurationPath =
        ProjectFile.read(options.configurationPath, besides: Self.projectFolders(of: projectPaths))
        .configuration.path
      options.looksForConfiguration = false
    }
    let (oldInputs, newInputs) = (old.inputs, new.inputs)
    // A baseline has no translations to compare.
    let readsTables = !ReadVersion.isBaseline(oldInputs.0) && !ReadVersion.isBaseline(newInputs.0)
    func read(
      _ inputs: (Inputs, prefix: String, tables: [InputFile]?),
      _ options: CompilerCall
    ) -> ReadVersion {
      ReadVersion.read(inputs, options, keepsFolders: isOfSnapshot, readsTables: readsTables)
    }
    let new = read(newInputs, project(of: new, options))
    var old = read(oldInputs, project(of: old, options))
    let files = oldInputs.0.files
    if old.configurationPath == nil, let path = new.configurationPath, !isOfSnapshot,
      files.count == 1, files.first?.searchedFolder == nil
    {
      // A copy of a definition that lies elsewhere belongs to the same project.
      options.configurationPath = path
      old = read(oldInputs, options)
    }
    let isShared = old.configurationPath.map { $0 == new.configurationPath } ?? false
    if isShared || self.options.configurationPath != nil {
      // What only the new version has, the project of both may rename.
      old.problems.removeAll { $0.rule == .unknownRename }
    }
    let known = Set(old.problems)
    var report = ComparisonReport(
      sources: old.sources + new.sources,
      problems: old.problems + new.problems.filter { !known.contains($0) },
      audiences: audiences
    )
    if report.problems.isEmpty {
      let all = Comparison.changes(from: old.outline, to: new.outline)
      let changes = all.compactMap(counted)
      report.othersCount = all.count - changes.count
      if audiences.contains(.texts) { report.tableProblems = Self.tableProblems(old, new) }
      applyLevels(to: changes, new, options, &report)
    }
    return Result(report: report, old: old.module, new: new.module, outlines: (old.outline, new.outline))
  }

  /// The options with the configuration of a snapshot, unless the user names one for both versions.
  private func project(of version: Version, _ options: CompilerCall) -> CompilerCall {
    guard self.options.configurationPath == nil, case .snapshot(_, _, _, let file) = version else {
      return options
    }
    var options = options
    options.configurationPath = nil
    options.project =
      file.map { ProjectFile.read(SourceText(path: $0.path, bytes: $0.bytes)) } ?? ProjectFile()
    return options
  }

  /// The folders in which the configuration of some paths is looked for.
  public static func projectFolders(of paths: [String]) -> [String] {
    paths.flatMap { path in
      path.hasSuffix(InputFile.fileExtension)
        ? [FilePath.folder(of: path), FilePath.home(of: path)] : [path]
    }
  }

  private var isOfSnapshot: Bool {
    for version in [old, new] {
      if case .snapshot = version { return true }
    }
    return false
  }

  /// A change with the verdicts of the audiences that count; `nil` where it concerns others alone.
  private func counted(_ change: SchemaChange) -> SchemaChange? {
    var change = change
    let isOfConcern = change.verdicts.values.contains { $0 > .safe }
    change.verdicts = change.verdicts.filter { audiences.contains($0.key) }
    guard !isOfConcern || change.verdicts.values.contains(where: { $0 > .safe }) else { return nil }
    change.diagnostic.severity = (change.verdicts.values.max() ?? .safe).severity
    return change
  }

  /// What is wrong with the tables of both versions. Only the new one can be mended.
  private static func tableProblems(_ old: ReadVersion, _ new: ReadVersion) -> [Diagnostic] {
    func told(_ problem: Diagnostic, _ severity: Severity) -> Diagnostic {
      var problem = problem
      problem.severity = severity
      problem.notes.append(
        Diagnostic.Note(
          "a table that cannot be read to its end is not compared, nor is what others say in its languages",
          at: problem.location.map { SourceLocation(file: $0.file) }
        )
      )
      return problem
    }
    let known = Set(new.tableProblems)
    return new.tableProblems.map { told($0, .error) }
      + old.tableProblems.filter { !known.contains($0) }.map { told($0, .warning) }
  }

  private func applyLevels(
    to changes: [SchemaChange],
    _ new: ReadVersion,
    _ options: CompilerCall,
    _ report: inout ComparisonReport
  ) {
    let project = ProjectFile.read(
      options.configurationPath,
      besides: options.looksForConfiguration ? new.folders : []
    )
    var pass = LevelsPass(
      project.configuration.levels,
      configurationPath: project.configuration.path,
      commandLine: self.options.levels
    )
    report.changes = changes.compactMap { change in
      guard let diagnostic = pass.apply(to: [change.diagnostic]).first else { return nil }
      var change = change
      change.diagnostic = diagnostic
      return change
    }
    report.tableProblems = pass.apply(to: report.tableProblems)
    report.suppressed = pass.suppressed
  }
}
