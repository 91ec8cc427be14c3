import IntentCompiler
import IntentDiagnostics

/// The severity levels of a version's projects, found by the path of a definition.
struct VersionLevels {
  private(set) var projects: [ProjectFile]
  /// The index of each definition's project.
  private var indices: [String: Int] = [:]
  let files: ProjectFiles
  private var roots: [String: String] = [:]
  private(set) var inputs = Inputs.none
  private let isFixed: Bool
  /// The compared Swift files, and folders that contain some.
  private(set) var codePaths: [String] = []

  init(_ result: CompilerCall.Result, _ inputs: Inputs, _ options: CompilerOptions) {
    (projects, indices, files) = (result.projects, result.projectIndices, options.projectFiles)
    let searched = inputs.files.compactMap { file in file.searchedFolder.map { (file.path, $0) } }
    roots = Dictionary(firsts: searched)
    self.inputs = inputs
    isFixed = options.configurationPath != nil || !options.looksForConfiguration
  }

  /// Levels of the working folder without definitions.
  init(_ options: CompilerOptions) {
    let named = options.configurationPath.map { ProjectFile.read($0, options.projectFiles) }
    projects = [named].compactMap(\.self)
    files = options.projectFiles
    isFixed = options.configurationPath != nil || !options.looksForConfiguration
  }

  func hasDefinition(_ file: String) -> Bool { indices[file] != nil }

  /// Whether a project accepts breaks, which only cover some releases.
  var acceptsBreaks: Bool { projects.contains { !$0.configuration.accepted.isEmpty } }

  /// Adds App Intents of the working folder, and the projects beside them.
  func adding(codePaths: [String]) -> VersionLevels {
    var levels = self
    levels.codePaths = codePaths
    guard !isFixed else { return levels }
    var known = Set(levels.projects.map(\.configuration.path))
    for path in codePaths {
      let file = files.read(around: Self.folder(ofCode: path))
      if let path = file.configuration.path, known.insert(path).inserted { levels.projects.append(file) }
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

  /// The project of a definition. One that only the old version has belongs to the project where it would be
  /// now.
  func project(of file: String, hadBy old: VersionLevels, _ layout: VersionLayout) -> ProjectFile {
    if let index = indices[file], projects.indices.contains(index) { return projects[index] }
    let named = codePaths.isEmpty ? projects : projects.filter { $0.configuration.path != nil }
    if isFixed { return named.first ?? ProjectFile() }
    let oldPath = old.files.bare(file)
    let place = layout.place(of: oldPath, in: old.roots[file], among: inputs.searchedFolders)
    let path =
      projectFile(ofCode: files.bare(oldPath))
      ?? place.flatMap { files.nearest(to: FilePath.home(of: $0.path), in: $0.folder) }
    if let path { return files.read(path) }
    // A folder of definitions that was searched has no project file; the only project is another folder's.
    let hasNone = place?.folder != nil && codePaths.isEmpty
    return named.count == 1 && !hasNone ? named[0] : ProjectFile()
  }

  private func projectFile(ofCode file: String) -> String? {
    guard file.hasSuffix(".swift") else { return nil }
    let folder = codePaths.lazy.map(Self.folder).first { folder in
      folder == "." ? !file.hasPrefix("/") : file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    return folder.flatMap { files.nearest(to: FilePath.folder(of: file), in: $0) }
  }
}

extension Inputs {
  static let none = Inputs(files: [])
}
