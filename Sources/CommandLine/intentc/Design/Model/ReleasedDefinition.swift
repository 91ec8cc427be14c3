import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentText
import LibIntentc

/// The version of a definition that placed widgets know.
struct ReleasedDefinition: Sendable {
  /// The path in messages: the revision and the file's path.
  let path: String
  let bytes: [UInt8]
  let tree: DesignTree?

  /// Finds the released version: in the revision, if one is named. Otherwise in HEAD, or else in the opened
  /// file.
  static func find(_ path: String, _ revision: String?, opened: [UInt8]?, asksGit: Bool) throws(Git.Failure)
    -> ReleasedDefinition?
  {
    if let revision {
      guard let file = try GitRevision.file(path, in: revision) else {
        throw Git.Failure(
          message:
            "'\(visibleText(revision))' does not have '\(visibleText(path))'; was the file moved since?"
        )
      }
      return ReleasedDefinition(file)
    }
    if asksGit, let head = try? GitRevision.file(path, in: "HEAD") { return ReleasedDefinition(head) }
    return opened.map { ReleasedDefinition(InputFile(path: path, bytes: $0)) }
  }

  private init(_ file: InputFile) {
    (path, bytes) = (file.path, file.bytes)
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(file.bytes, path: file.path)
    tree = read.list.map { DesignTree(root: PropertyValue($0, $0.root)) }
  }
}
