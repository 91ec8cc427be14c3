import IntentCompiler
import IntentDesign
import IntentDiagnostics
import IntentText

extension ReleasedDefinition {
  /// The file in a revision, or else in HEAD; `nil` if HEAD doesn't contain the file.
  static func find(_ path: String, _ revision: String?) throws(Git.Failure) -> ReleasedDefinition? {
    guard let revision else {
      return (try? file(path, in: "HEAD")).map(ReleasedDefinition.init)
    }
    guard let file = try file(path, in: revision) else {
      throw Git.Failure(
        message: "'\(visibleText(revision))' does not have '\(visibleText(path))'; was the file moved since?"
      )
    }
    return ReleasedDefinition(file)
  }

  /// Uses the repository that contains the file, which may not be the working folder's. Returns `nil` if the
  /// file isn't there.
  private static func file(_ path: String, in revision: String) throws(Git.Failure) -> InputFile? {
    let folder = FilePath.folder(of: path).isEmpty ? "." : FilePath.folder(of: path)
    let found = try GitRevision(revision, in: folder)
    let bytes = try Git.output([
      "-C", folder, "cat-file", "blob", "\(found.commit):./\(FilePath.name(of: path))",
    ])
    return bytes.map { InputFile(path: found.prefix + path, bytes: [UInt8]($0)) }
  }
}
