import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// The changes that `intentc migrate` would make, and its report for the app's developer.
struct MigrationPlan: Sendable {
  /// A file to create or change.
  struct Change: Sendable {
    let path: String
    let before: [UInt8]?
    let after: [UInt8]
    let words: String
  }

  /// An intent that moves, with the places that use it.
  struct Move: Sendable {
    let className: String
    let appIntent: String
    let isForWidgets: Bool
    var widgets: [SourceLocation] = []
    var handler: String?
  }

  /// A line of the plan that people read.
  struct Line: Sendable, Hashable {
    let text: String
    var location: SourceLocation?

    init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  struct Module: Sendable {
    /// Of the generated App Intents.
    let folder: String
    let files: [GeneratedFile]
    let definitions: [String]
    let settings: [UInt8]
  }

  var moves: [Move] = []
  var modules: [Module] = []
  var changes: [Change] = []
  /// Intents that stay as they are, with the reason.
  var left: [Line] = []
  /// Steps that the project lacks. After the last step, '--check' is silent.
  var projectSteps: [Line] = []
  /// What nothing here can tell to be done, or only the code.
  var steps: [Line] = []
  var remarks: [Line] = []
  var losses: [Diagnostic] = []
  /// Empty unless intentc has a bug or the code was edited.
  var lost: [SchemaChange] = []
  var problems: [Diagnostic] = []
  /// About files that are left out.
  var warnings: [Diagnostic] = []
  var sources: [SourceText] = []
  /// For the command that guards the move.
  var branch = "main"

  mutating func change(_ path: String, from before: [UInt8]?, to after: [UInt8], _ words: String) {
    if before != after { changes.append(Change(path: path, before: before, after: after, words: words)) }
  }

  var isIncomplete: Bool { !losses.isEmpty || !lost.isEmpty || !left.isEmpty }
}

extension MigrationPlan {
  /// The changes that can't be written, for example because a file or its folder is a link.
  func obstacles(in folder: String) -> [Diagnostic] {
    changes.compactMap { change in
      FileReplacement.attempt(change.path) { () throws(FileError) in
        do throws(FileError) {
          try FileReplacement.check(change.path, in: folder)
        } catch .missing where change.before == nil {
          // Writing creates the folder.
        }
      }
    }
  }

  /// If a file can't be written, restores the others and returns the problem.
  func write(in folder: String) -> Diagnostic? {
    for (index, change) in changes.enumerated() {
      let problem = FileReplacement.write(change.path, in: folder, from: change.before, to: change.after)
      guard let problem else { continue }
      for written in changes[..<index].reversed() {
        if let before = written.before {
          _ = FileReplacement.write(written.path, in: folder, from: written.after, to: before)
        } else {
          FileReplacement.remove(written.path, in: folder)
        }
      }
      return problem
    }
    return nil
  }
}
