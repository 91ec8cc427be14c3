import IntentCompiler
import IntentDiagnostics

/// The severity levels of a version's projects, found by the path of a definition.
struct VersionLevels {
  private(set) var projects: [ProjectFile]
  private let indices: [String: Int]
  let files: ProjectFiles
  private let roots: [String: String]
  let inputs: Inputs
  private let isFixed: Bool
  /// The compared Swift files, and folders that contain some.
  private(set) var code: [String] = []

  init(_ result: CompilerCall.Result, _ inputs: Inputs, _ options: CompilerOptions) {
    projects = result.projects
    indices = result.projectIndices
    files = options.projectFiles
    let found = inputs.files.compactMap { file in file.searchedFolder.map { (file.path, $0) } }
    roots = Dictionary(firsts: found)
    self.inputs = inputs
    isFixed = options.configurationPath != nil || !options.looksForConfiguration
  }

  /// Levels of the working folder without definitions.
  init(_ options: CompilerOptions) {
    let named = options.configurationPath.map { ProjectFile.read($0, options.projectFiles) }
    projects = [named].compactMap(\.self)
    (indices, roots, inputs) = ([:], [:], .none)
    files = options.projectFiles
    isFixed = options.configurationPath != nil || !options.looksForConfiguration
  }

  /// Whether a project accepts breaks, which only cover some releases.
  var acceptsBreaks: Bool { projects.contains { !$0.configuration.accepted.isEmpty } }

  /// Adds App Intents of the working folder, and the projects beside them.
  func adding(code: [String]) -> VersionLevels {
    var levels = self
    levels.code = code
    guard !isFixed else { return levels }
    var known = Set(levels.projects.map(\.configuration.path))
    for path in code {
      let file = files.read(around: Self.folder(ofCode: path))
      if let place = file.configuration.path, known.insert(place).inserted { levels.projects.append(file) }
    }
    return levels
  }

  func pass(of project: ProjectFile, _ commandLine: [Rule: RuleLevels.Level]) -> LevelsPass {
    LevelsPass(
      project.configuration.levels,
      configurationPath: project.configuration.path,
      prefix: files.prefix,
      commandLine: commandLine
    )
  }

  private static func folder(ofCode path: String) -> String {
    path.hasSuffix(".swift") ? FilePath.folder(of: path) : path
  }

  /// Applies the new version's levels to changes, and collects suppressed changes. Breaks keep their verdict,
  /// unless the project accepts them.
  struct Pass {
    fileprivate let old: VersionLevels
    fileprivate let new: VersionLevels
    fileprivate let commandLine: [Rule: RuleLevels.Level]
    /// Whether both versions use the same paths, apart from a snapshot's prefix.
    fileprivate let isOfOneFolder: Bool
    private var passes: [LevelsPass] = []
    private var accepted: [[AcceptedPlace: [AcceptedBreak]]] = []
    /// The places of the new version's elements. An acceptance that names one means that element, not an
    /// older one with the same path.
    fileprivate var places: Set<AcceptedPlace> = []
    /// Breaks that the old version's project accepted. They were about an earlier change.
    private var acceptedBefore: Set<AcceptedBreak>
    /// The name of the old version, if it is a release.
    private let release: String?
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
      self.release = release
      let paths = Set(new.projects.compactMap(\.configuration.path))
      let before = old.projects.filter { !paths.contains($0.configuration.path ?? "") }
      acceptedBefore = Set(before.flatMap(\.configuration.accepted))
    }

    var suppressed: [SuppressedDiagnostic] { passes.flatMap(\.suppressed) }

    mutating func apply(to change: SchemaChange) -> SchemaChange? {
      var change = change
      let pass = index(of: change.diagnostic.location?.file ?? "")
      let isBreak = change.verdict == .breaking
      if !isBreak {
        guard let diagnostic = apply(to: change.diagnostic) else { return nil }
        change.diagnostic = diagnostic
      }
      guard change.verdict == .breaking else { return change }
      let owners = [pass] + (change.old.map { [index(of: $0.file)] } ?? [])
      let former = AcceptedPlace(formerly: change).flatMap { places.contains($0) ? nil : $0 }
      let named = [AcceptedPlace(change), former].compactMap(\.self)
      let entries = owners.flatMap { owner in named.flatMap { accepted[owner][$0] ?? [] } }
      change.acceptance = entries.first(where: isValid)
      let level = passes[pass].setting(for: change.diagnostic)?.level
      change.keepsItsVerdict = isBreak && change.acceptance == nil && level.map { $0 != .error } ?? false
      return change
    }

    private func isValid(_ accepted: AcceptedBreak) -> Bool {
      release.map(accepted.covers) ?? !acceptedBefore.contains(accepted)
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
        passes.append(new.pass(of: project, commandLine))
        accepted.append(Dictionary(grouping: project.configuration.accepted, by: AcceptedPlace.init))
        projects[path] = index
        // The old version may have no definition in the folder of the file.
        let before = path.map { FilePath.shortened(new.files.bare($0)) } ?? ""
        if old.files.contents?[before] != nil {
          acceptedBefore.formUnion(old.files.read(before).configuration.accepted)
        }
      }
      definitions[file] = index
      return index
    }
  }

  /// The definition may exist only in the old version.
  private func project(of file: String, hadBy old: VersionLevels, isOfOneFolder: Bool) -> ProjectFile {
    if let index = indices[file], projects.indices.contains(index) { return projects[index] }
    let named = code.isEmpty ? projects : projects.filter { $0.configuration.path != nil }
    let own = isFixed || named.count == 1 ? named.first : nil
    if isFixed { return own ?? ProjectFile() }
    if let found = projectFile(ofCode: files.bare(old.files.bare(file))) { return files.read(found) }
    if isOfOneFolder, old.roots[file] == nil {
      let found = files.nearest(to: FilePath.home(of: old.files.bare(file)))
      if let found { return files.read(found) }
    }
    guard let root = old.roots[file], let (path, folder) = place(of: file, in: root, old, isOfOneFolder)
    else { return own ?? ProjectFile() }
    let found = files.nearest(to: FilePath.home(of: path), in: folder)
    return found.map { files.read($0) } ?? (code.isEmpty ? nil : own) ?? ProjectFile()
  }

  private func projectFile(ofCode file: String) -> String? {
    guard file.hasSuffix(".swift") else { return nil }
    let folder = code.lazy.map(Self.folder).first { folder in
      folder == "." ? !file.hasPrefix("/") : file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    return folder.flatMap { files.nearest(to: FilePath.folder(of: file), in: $0) }
  }

  /// Where the definition of the old version would be now, and the folder that is searched there.
  private func place(
    of file: String,
    in root: String,
    _ old: VersionLevels,
    _ isOfOneFolder: Bool
  ) -> (path: String, folder: String)? {
    let path = FilePath.relative(old.files.bare(file), to: root)
    if isOfOneFolder { return (FilePath.join(root, path), root) }
    let searched = inputs.searchedFolders
    // A copy of several folders keeps the folders' names; a copy beside its folder doesn't.
    if let folder = searched.first(where: { path.hasPrefix(FilePath.shortened($0) + "/") }) {
      return (FilePath.join(folder, FilePath.relative(path, to: FilePath.shortened(folder))), folder)
    }
    func isThere(_ folder: String) -> Bool {
      (try? FileSystem.status(of: FilePath.join(folder, FilePath.folder(of: path))).kind) == .folder
    }
    let around = searched.first { root.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    let folder = around ?? (path.contains("/") ? searched.first(where: isThere) : nil) ?? searched.first
    return folder.map { (FilePath.join($0, path), $0) }
  }
}

extension Inputs {
  static let none = Inputs(files: [])
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
    pass.places = Set(all.map { AcceptedPlace($0) })
    let counted = all.compactMap { pass.apply(to: $0) }
    changes = counted.filter { $0.acceptance == nil }
    accepted = counted.filter { $0.acceptance != nil }
    unreadFiles = unreadFiles.compactMap { pass.apply(to: $0) }
    suppressed = pass.suppressed
  }
}
