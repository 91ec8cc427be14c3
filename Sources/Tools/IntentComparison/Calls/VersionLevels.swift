import IntentCompiler
import IntentDiagnostics

/// The severity levels of a version's projects, found by the path of a definition.
struct VersionLevels {
  private let projects: [ProjectFile]
  private let indices: [String: Int]
  private let files: ProjectFiles
  private let roots: [String: String]
  private let searchedFolder: String?
  private let isFixed: Bool

  init(_ result: CompilerCall.Result, _ inputs: Inputs, _ options: CompilerOptions) {
    projects = result.projects
    indices = result.projectIndices
    files = options.projectFiles
    let found = inputs.files.compactMap { file in file.searchedFolder.map { (file.path, $0) } }
    roots = Dictionary(firsts: found)
    searchedFolder = inputs.searchedFolders.first
    isFixed = options.configurationPath != nil || !options.looksForConfiguration
  }

  /// What the projects accept.
  var accepted: [AcceptedBreak] { projects.flatMap(\.configuration.accepted) }

  /// Applies the new version's levels to changes, and collects suppressed ones. Breaks keep their verdict, unless the
  /// project accepts them.
  struct Pass {
    fileprivate let old: VersionLevels
    fileprivate let new: VersionLevels
    fileprivate let commandLine: [Rule: RuleLevels.Level]
    /// Whether both versions use the same paths, apart from a snapshot's prefix.
    fileprivate let isOfOneFolder: Bool
    private var passes: [LevelsPass] = []
    private var accepted: [[AcceptedBreak]] = []
    /// What the old version's project accepts is about an earlier change.
    private let acceptedBefore: Set<AcceptedBreak>
    /// The old version, if it is a release.
    private let release: ReleaseOrder?
    private var projects: [String?: Int] = [:]
    private var definitions: [String: Int] = [:]

    init(
      from old: VersionLevels,
      to new: VersionLevels,
      isOfOneFolder: Bool,
      commandLine: [Rule: RuleLevels.Level],
      release: String? = nil
    ) {
      (self.old, self.new, self.commandLine) = (old, new, commandLine)
      self.isOfOneFolder = isOfOneFolder
      self.release = release.map(ReleaseOrder.init)
      let paths = Set(new.projects.compactMap(\.configuration.path))
      let before = old.projects.filter { !paths.contains($0.configuration.path ?? "") }
      acceptedBefore = Set(before.flatMap(\.configuration.accepted))
    }

    var suppressed: [SuppressedDiagnostic] { passes.flatMap(\.suppressed) }

    mutating func apply(to change: SchemaChange) -> SchemaChange? {
      var change = change
      guard change.verdict == .breaking else {
        guard let diagnostic = apply(to: change.diagnostic) else { return nil }
        change.diagnostic = diagnostic
        return change
      }
      let pass = index(of: change.diagnostic.location?.file ?? "")
      change.acceptance = accepted[pass].first { accepts($0, change) }
      let level = passes[pass].setting(for: change.diagnostic)?.level
      change.keepsItsVerdict = change.acceptance == nil && level.map { $0 != .error } ?? false
      return change
    }

    private func accepts(_ accepted: AcceptedBreak, _ change: SchemaChange) -> Bool {
      guard accepted.rule == change.diagnostic.rule.name, accepted.path == change.acceptedPath else {
        return false
      }
      if let release { return !(ReleaseOrder(accepted.release) < release) }
      return !acceptedBefore.contains(accepted)
    }

    mutating func apply(to diagnostic: Diagnostic) -> Diagnostic? {
      let file = diagnostic.location?.file ?? ""
      let index = index(of: file)
      guard isOfOneFolder, new.indices[file] == nil, let location = diagnostic.location else {
        return passes[index].apply(to: [diagnostic]).first
      }
      // The new version's level for the old path applies.
      var moved = diagnostic
      moved.location?.file = new.files.prefix + old.files.bare(file)
      guard var shown = passes[index].apply(to: [moved]).first else { return nil }
      shown.location = location
      return shown
    }

    private mutating func index(of file: String) -> Int {
      if let index = definitions[file] { return index }
      let project = new.project(of: file, hadBy: old, isOfOneFolder: isOfOneFolder)
      let path = project.configuration.path
      let index = projects[path] ?? passes.count
      if index == passes.count {
        passes.append(
          LevelsPass(
            project.configuration.levels,
            configurationPath: path,
            prefix: new.files.prefix,
            commandLine: commandLine
          )
        )
        accepted.append(project.configuration.accepted)
        projects[path] = index
      }
      definitions[file] = index
      return index
    }
  }

  /// The definition may exist only in the old version.
  private func project(of file: String, hadBy old: VersionLevels, isOfOneFolder: Bool) -> ProjectFile {
    if let index = indices[file], projects.indices.contains(index) { return projects[index] }
    let own = isFixed || projects.count == 1 ? projects.first : nil
    if !isFixed, isOfOneFolder, old.roots[file] == nil {
      let path = old.files.bare(file)
      let besides = ProjectFile.read(
        besides: [FilePath.folder(of: path), FilePath.home(of: path)],
        in: files
      )
      if besides.configuration.path != nil { return besides }
    }
    guard !isFixed, let root = old.roots[file], let target = isOfOneFolder ? root : searchedFolder else {
      return own ?? ProjectFile()
    }
    let path = FilePath.join(target, FilePath.relative(old.files.bare(file), to: root))
    let found =
      ProjectFile.nearest(to: path, in: target, files) ?? ProjectFile.inherited(by: target, in: files)
    return found.map(files.read) ?? ProjectFile()
  }
}

extension SchemaChange {
  func counted(for audiences: Set<Audience>) -> SchemaChange? {
    var change = self
    let isOfConcern = verdicts.values.contains { $0 > .safe }
    change.verdicts = verdicts.filter { audiences.contains($0.key) }
    guard !isOfConcern || change.verdicts.values.contains(where: { $0 > .safe }) else { return nil }
    change.diagnostic.severity = (change.verdicts.values.max() ?? .safe).severity
    return change
  }
}

extension ComparisonReport {
  mutating func applyLevels(to all: [SchemaChange], _ pass: VersionLevels.Pass) {
    var pass = pass
    let counted = all.compactMap { pass.apply(to: $0) }
    changes = counted.filter { $0.acceptance == nil }
    accepted = counted.filter { $0.acceptance != nil }
    tableProblems = tableProblems.compactMap { pass.apply(to: $0) }
    suppressed = pass.suppressed
  }
}
