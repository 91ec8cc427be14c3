import AppMigration
import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentPlatform

/// Finds files that git couldn't restore after a change, or that can't be checked.
///
/// Compares the file's bytes with the staged bytes, instead of asking `git status`: a repository's settings
/// and flags can make git overlook changes, or run programs.
enum RestorableFiles {
  /// - Throws: `CommandFailure` outside of git, where new files couldn't be undone either.
  static func problems(of changes: [MigrationPlan.Change], in folder: String) throws -> [Diagnostic] {
    guard try isInWorkTree(folder) else {
      throw CommandFailure(
        "'\(folder)' is not in a git work tree, so nothing could be undone; use '--force' to write anyway"
      )
    }
    return try changes.compactMap { change in
      guard let before = change.before, let reason = try reason(change.path, before) else { return nil }
      let message = "this file \(reason); commit it first, or use '--force' to write anyway"
      return Diagnostic(.unchangeableFile, message, at: SourceLocation(file: change.path))
    }
  }

  private static func isInWorkTree(_ folder: String) throws -> Bool {
    try Git.line(["-C", folder, "rev-parse", "--is-inside-work-tree"]) == "true"
  }

  /// Asks the innermost repository, which may be a submodule.
  private static func reason(_ path: String, _ bytes: [UInt8]) throws -> String? {
    let parent = FilePath.folder(of: path)
    let folder = parent.isEmpty ? "." : parent
    guard try isInWorkTree(folder) else {
      return "is not in a git work tree, or git cannot read its repository"
    }
    let listed = try Git.output(["-C", folder, "ls-files", "--stage", "-z", "--", FilePath.name(of: path)])
    guard let listed else { return "cannot be checked: git cannot read the index of its repository" }
    // Mode, ID, stage, a tab and the name.
    let entries = listed.split(separator: 0).map { $0.prefix { $0 != UInt8(ascii: "\t") } }
    guard !entries.isEmpty else { return "is not in git" }
    let facts = entries[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard entries.count == 1, facts.count == 3, facts[2] == "0" else { return "has a merge conflict" }
    guard facts[0].hasPrefix("100") else { return "is a link or a folder in git" }
    guard let blob = try Git.output(["-C", folder, "cat-file", "blob", facts[1]]) else {
      return "cannot be checked: git cannot read what it has of it"
    }
    return blob.elementsEqual(bytes) ? nil : "has changes that git does not have"
  }
}
