import AppFacts
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentPlatform

/// The changes that `intentc migrate` would make, and its report for the app's developer. Each stage has a type
/// that says what it adds.
package struct MigrationPlan: Sendable {
  /// A file to create or change.
  package struct Change: Sendable {
    package let path: String
    package let before: [UInt8]?
    package let after: [UInt8]
    package let words: String
  }

  /// An intent that moves, with the places that use it.
  package struct Move: Sendable {
    package let className: String
    package let appIntent: String
    package let isForWidgets: Bool
    /// The calls that make its widgets.
    package let widgets: [SourceLocation]
    package let handler: String?
  }

  /// A line of the plan that people read.
  package struct Line: Sendable, Hashable {
    /// What the line says about its place.
    package enum Content: Sendable, Hashable {
      case text(String)
      case step(ProjectStep)
    }

    package let content: Content
    package var location: SourceLocation?

    package var text: String {
      switch content {
      case .text(let text): text
      case .step(let step): step.words
      }
    }

    init(_ text: String, at location: SourceLocation? = nil) {
      (content, self.location) = (.text(text), location)
    }

    init(_ step: ProjectStep, at location: SourceLocation? = nil) {
      (content, self.location) = (.step(step), location)
    }

    init(_ text: String, in path: String) { self.init(text, at: SourceLocation(file: path)) }

    init(_ step: ProjectStep, in path: String) { self.init(step, at: SourceLocation(file: path)) }
  }

  /// What people do by hand, and what they should know.
  package struct Advice: Sendable {
    /// intentc can't tell whether these steps are done, or only from the code.
    package var steps: [Line] = []
    package var remarks: [Line] = []

    static func += (left: inout Advice, right: Advice) {
      left.steps += right.steps
      left.remarks += right.remarks
    }
  }

  /// The code to generate from one module's definitions. `migrate` compares both, to prove that nothing is
  /// lost.
  package struct Module: Sendable {
    /// The folder of the generated App Intents.
    package let folder: String
    let files: [GeneratedFile]
    package let definitions: [String]
    let settings: [UInt8]
  }

  package var moves: [Move] = []
  package var modules: [Module] = []
  package var changes: [Change] = []
  /// Intents that don't move, with the reason.
  package var left: [Line] = []
  /// Intents that the app's own App Intents already take over from.
  package var takenOver: [Line] = []
  /// Steps that the project lacks. After the last step, '--check' is silent.
  package var projectSteps: [Line] = []
  package var advice = Advice()
  /// What App Intents cannot express.
  package var withoutCounterpart: [Diagnostic] = []
  /// Empty unless intentc has a bug or the code was edited.
  package var lost: [SchemaChange] = []
  package var problems: [Diagnostic] = []
  /// Warnings about files that are left out.
  package var warnings: [Diagnostic] = []
  package var sources: [SourceText] = []

  package var isIncomplete: Bool { !withoutCounterpart.isEmpty || !lost.isEmpty || !left.isEmpty }
}

extension [MigrationPlan.Change] {
  /// Adds the change of a file, unless the file stays the same.
  mutating func add(_ path: String, from before: [UInt8]?, to after: [UInt8], _ words: String) {
    if before != after { append(.init(path: path, before: before, after: after, words: words)) }
  }
}

extension MigrationPlan {
  /// The changes that can't be written, for example because a file or its folder is a link.
  package func obstacles(in folder: String) -> [Diagnostic] {
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

  /// Writes all changes. If a file can't be written, restores the others. Returns the problem, and the files
  /// that can't be restored.
  package func write(in folder: String) -> [Diagnostic] {
    for (index, change) in changes.enumerated() {
      let problem = FileReplacement.write(change.path, in: folder, from: change.before, to: change.after)
      guard let problem else { continue }
      let unrestored = changes[..<index].reversed().compactMap { written in
        FileReplacement.attempt(written.path, "restored") { () throws(FileError) in
          if let before = written.before {
            try FileReplacement.replace(written.path, in: folder, expecting: written.after, with: before)
          } else {
            try FileReplacement.remove(written.path, in: folder)
          }
        }
      }
      return [problem] + unrestored
    }
    return []
  }
}
