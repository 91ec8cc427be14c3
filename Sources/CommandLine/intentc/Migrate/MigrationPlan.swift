import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// What moving an app to App Intents changes, and what it leaves to people.
struct MigrationPlan: Sendable {
  /// A file that is created or changed.
  struct Change: Sendable {
    let path: String
    /// Its bytes now; `nil` for a new file.
    let before: [UInt8]?
    let after: [UInt8]
    /// What happens to it.
    let words: String
  }

  /// An intent that moves, or has moved.
  struct Move: Sendable {
    /// The class of the intent.
    let className: String
    /// The App Intent with its namespace.
    let appIntent: String
    /// Where widgets use it.
    var widgets: [SourceLocation] = []
    /// The class that answers for it now.
    var handler: String?
  }

  /// Something that a person has to do or to know.
  struct Line: Sendable, Hashable {
    let text: String
    var location: SourceLocation?

    init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  /// What is generated of the definitions of a folder.
  struct Module: Sendable {
    let files: [GeneratedFile]
    /// The paths of the definitions.
    let definitions: [String]
    /// The text of its `intentc.json`.
    let settings: [UInt8]
  }

  var moves: [Move] = []
  var modules: [Module] = []
  var changes: [Change] = []
  /// What remains to be done by hand.
  var steps: [Line] = []
  /// What people of the app may notice.
  var remarks: [Line] = []
  /// What App Intents cannot keep, as the compiler reports it.
  var losses: [Diagnostic] = []
  /// What the generated App Intents lose beside that: nothing, unless intentc has a fault or the code was changed.
  var lost: [SchemaChange] = []
  /// Why the sources could not be read.
  var problems: [Diagnostic] = []
  /// The texts of all sources, for lines and columns.
  var sources: [SourceText] = []

  /// Adds a change unless the file already has these bytes.
  mutating func change(_ path: String, from before: [UInt8]?, to after: [UInt8], _ words: String) {
    if before != after { changes.append(Change(path: path, before: before, after: after, words: words)) }
  }

  /// Whether something that a placed widget or a shortcut stores has no counterpart.
  var losesChoices: Bool { !losses.isEmpty || !lost.isEmpty }
}

extension MigrationPlan {
  /// Writes all changes, or none.
  ///
  /// - Returns: Why a file cannot be written. The files that were written before are as they were then.
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
          // Only if nothing else is in it.
          rmdir(FilePath.folder(of: written.path))
        }
      }
      return problem
    }
    return nil
  }
}

/// Whether git could restore the files that a plan changes.
enum RestorableFiles {
  static func check(_ changes: [MigrationPlan.Change], in folder: String) throws {
    let folder = folder.isEmpty ? "." : folder
    guard try Git.line(["-C", folder, "rev-parse", "--is-inside-work-tree"]) == "true" else {
      throw CommandFailure(
        "'\(folder)' is not in a git work tree, so nothing could be undone; use '--force' to write anyway"
      )
    }
    let paths = changes.filter { $0.before != nil }.compactMap { WorkFolder.real($0.path) }
    guard !paths.isEmpty else { return }
    let words = ["-C", folder, "status", "--porcelain", "--ignored", "--untracked-files=all", "--"]
    guard let lines = try Git.line(words + paths), !lines.isEmpty else { return }
    let first = lines.split(separator: "\n").first.map { $0.dropFirst(3) } ?? ""
    throw CommandFailure(
      "'\(first)' has changes that git does not have; commit them first, or use '--force' to write anyway"
    )
  }
}
