import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentText
import LibIntentc

/// The released version; placed widgets refer to its tags and indices.
struct ReleasedDefinition: Sendable {
  /// The revision and the file's path, for messages.
  let path: String
  let bytes: [UInt8]
  let tree: DesignTree?

  /// Without a revision, uses HEAD, or else the opened file.
  static func find(_ path: String, _ revision: String?, opened: [UInt8]?, asksGit: Bool) throws(Git.Failure)
    -> ReleasedDefinition?
  {
    if let revision {
      guard let file = try file(path, in: revision) else {
        throw Git.Failure(
          message:
            "'\(visibleText(revision))' does not have '\(visibleText(path))'; was the file moved since?"
        )
      }
      return ReleasedDefinition(file)
    }
    if asksGit, let head = try? file(path, in: "HEAD") { return ReleasedDefinition(head) }
    // With the path of the changed file, the lines of one would be shown for the other.
    return opened.map { ReleasedDefinition(InputFile(path: "\(path) (as opened)", bytes: $0)) }
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

  private init(_ file: InputFile) {
    (path, bytes) = (file.path, file.bytes)
    let read = PropertyListReader().read(file.bytes, path: file.path)
    tree = read.list.map { DesignTree(root: PropertyValue($0, $0.root)) }
  }
}
