import IntentCompiler
import IntentDiagnostics

/// The files of a release that later versions are compared with: definitions, their tables and project files.
package struct ReleaseRecord: Sendable {
  /// In the folder of the release.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []
  package private(set) var problems: [Diagnostic] = []
  package private(set) var sources: [SourceText] = []

  package init(of folder: String, options: CompilerOptions = CompilerOptions()) {
    let inputs = Inputs.read([folder])
    let version = ReadVersion.read(VersionInputs(inputs), options.forReading)
    problems = version.problems
    sources = version.sources
    var seen: Set<String> = []
    let projects = Set(version.projects.map(\.path))
    let found = inputs.files.map { ($0.path, $0.bytes) } + version.sources.map { ($0.path, $0.bytes) }
    for (path, bytes) in found {
      let isNamed = options.configurationPath != nil && projects.contains(path)
      let place = isNamed ? InputFile.projectFileName : Self.place(of: path, in: folder)
      guard seen.insert(place).inserted else { continue }
      files.append((place, bytes))
    }
  }

  /// A project file that '--config' names, or of a parent folder, is for the whole release.
  private static func place(of path: String, in folder: String) -> String {
    if folder == "." { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : FilePath.name(of: path)
  }
}
