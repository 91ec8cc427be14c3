import IntentCompiler
import IntentDiagnostics
import LibIntentc

/// A folder of released versions, or git tags, from the command line or from `intentc.json`.
struct ChosenReleases {
  let name: String
  /// Contains the present definitions, unless the command line names them.
  var present = "."
  private var base = ""

  init(_ name: String) {
    self.name = name
  }

  /// - Parameter isNamed: Whether the command line names the project file, which can be in any folder.
  init?(of project: ProjectConfiguration, isNamed: Bool) {
    guard let name = project.releases, let path = project.path else { return nil }
    self.name = name
    base = FilePath.folder(of: path)
    if !isNamed, !base.isEmpty { present = base }
  }

  /// The setting of the project in a folder.
  static func ofProject(in folder: String, _ messages: DiagnosticOptions) throws -> ChosenReleases? {
    let file = CompilerOptions.ofCommand().projectFiles.read(around: folder)
    try messages.stop(atErrorsOf: file.diagnostics, sources: [file.source].compactMap(\.self))
    return ChosenReleases(of: file.configuration, isNamed: false)
  }

  /// A path is relative to the folder of its project file.
  var folder: String { name.hasPrefix("/") ? name : FilePath.join(base, name) }

  var areTags: Bool {
    (try? FileSystem.status(of: folder).kind) != .folder
      && (name.contains { "*?[".contains($0) } || GitTags.has(name))
  }
}
