import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

struct MigrationPlan: Sendable {
  struct Change: Sendable {
    let path: String
    let before: [UInt8]?
    let after: [UInt8]
    let words: String
  }

  struct Move: Sendable {
    let className: String
    let appIntent: String
    var widgets: [SourceLocation] = []
    var handler: String?
  }

  struct Line: Sendable, Hashable {
    let text: String
    var location: SourceLocation?

    init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  struct Module: Sendable {
    let files: [GeneratedFile]
    let definitions: [String]
    let settings: [UInt8]
  }

  var moves: [Move] = []
  var modules: [Module] = []
  var changes: [Change] = []
  var steps: [Line] = []
  var remarks: [Line] = []
  var losses: [Diagnostic] = []
  /// Empty unless intentc has a bug or the code was edited.
  var lost: [SchemaChange] = []
  var problems: [Diagnostic] = []
  var sources: [SourceText] = []

  mutating func change(_ path: String, from before: [UInt8]?, to after: [UInt8], _ words: String) {
    if before != after { changes.append(Change(path: path, before: before, after: after, words: words)) }
  }

  var losesChoices: Bool { !losses.isEmpty || !lost.isEmpty }
}

extension MigrationPlan {
  /// If a file can't be written, restores the others and returns the problem.
  func write() -> Diagnostic? {
    for (index, change) in changes.enumerated() {
      guard let problem = FileReplacement.write(change.path, from: change.before, to: change.after) else {
        continue
      }
      for written in changes[..<index].reversed() {
        if let before = written.before {
          _ = FileReplacement.write(written.path, from: written.after, to: before)
        } else {
          unlink(written.path)
          // Only removes an empty folder.
          rmdir(FilePath.folder(of: written.path))
        }
      }
      return problem
    }
    return nil
  }
}

enum RestorableFiles {
  static func check(_ changes: [MigrationPlan.Change], in folder: String) throws {
    let folder = folder.isEmpty ? "." : folder
    guard try Git.line(["-C", folder, "rev-parse", "--is-inside-work-tree"]) == "true" else {
      throw CommandFailure(
        "'\(folder)' is not in a git work tree, so nothing could be undone; use '--force' to write anyway"
      )
    }
    for change in changes {
      guard let before = change.before else { continue }
      if let path = WorkFolder.real(change.path), try Git.hasCommitted(before, at: path) { continue }
      throw CommandFailure(
        "'\(change.path)' is not in git's last commit as it is on disk; commit it first, or use '--force' to "
          + "write anyway"
      )
    }
  }
}
