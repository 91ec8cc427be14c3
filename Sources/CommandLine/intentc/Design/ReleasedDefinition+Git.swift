import IntentCompiler
import IntentDesign
import IntentDiagnostics
import IntentText

extension ReleasedDefinition {
  /// The file in a revision, or else in HEAD; `nil` if HEAD doesn't contain the file.
  static func find(_ path: String, _ revision: String?) throws(Git.Failure) -> ReleasedDefinition? {
    guard let revision else { return try? version(of: path, in: "HEAD") }
    guard let version = try version(of: path, in: revision) else {
      throw Git.Failure(
        message: "'\(visibleText(revision))' does not have '\(visibleText(path))'; was the file moved since?"
      )
    }
    return version
  }

  /// Uses the repository that contains the file, which may not be the working folder's. Returns `nil` if the
  /// file isn't there.
  private static func version(of path: String, in revision: String) throws(Git.Failure) -> ReleasedDefinition?
  {
    let folder = FilePath.folder(of: path).isEmpty ? "." : FilePath.folder(of: path)
    let found = try GitRevision(revision, in: folder)
    func file(_ path: String) throws(Git.Failure) -> [UInt8]? {
      try Git.output(["-C", folder, "cat-file", "blob", "\(found.commit):./\(path)"]).map { [UInt8]($0) }
    }
    guard let bytes = try file(FilePath.name(of: path)) else { return nil }
    let depth = try Git.line(["-C", folder, "rev-parse", "--show-cdup"])?.split(separator: "/").count ?? 0
    let folders = sequence(first: FilePath.folder(of: path), next: ProjectFiles.parent).prefix(depth + 1)
    var (projects, top): ([String: [UInt8]], String) = ([:], "")
    for (step, folder) in folders.enumerated() {
      let name = InputFile.projectFileName
      projects[FilePath.join(folder, name)] = try file(String(repeating: "../", count: step) + name)
      top = folder
    }
    return ReleasedDefinition(
      InputFile(path: found.prefix + path, bytes: bytes),
      ProjectFiles(prefix: found.prefix, contents: projects, top: top)
    )
  }
}
