import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics

/// The App Intents in the folders of `validate`, or of an editor.
package struct AppIntentsRun: Sendable {
  /// Swift files with App Intents.
  package let files: [String]
  /// Swift files with App Intents that were checked.
  package private(set) var fileCount = 0
  /// Why App Intents were not checked; `nil` if they were, or if there are none.
  package private(set) var failure: String?
  private let folders: [String]
  private let project: AppProject?
  private var found: AppIntentsCheck.Found

  /// - Parameters:
  ///   - project: `nil` without a folder. A definition that is named alone is checked alone.
  ///   - earlier: The previous run. Its findings count until ``check(read:)`` succeeds.
  package init(_ inputs: [String], _ project: AppProject?, after earlier: AppIntentsRun? = nil) {
    folders = inputs.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
    self.project = project
    files = project?.app.appIntentsFiles ?? []
    found = files.isEmpty ? ([], []) : earlier?.found ?? ([], [])
  }

  /// - Parameter read: Reads Swift files, or throws the reason why it can't.
  package mutating func check(read: ([String]) throws -> SwiftCode) {
    guard let project, let first = files.first else { return }
    do {
      found = AppIntentsCheck.check(try read(files), tables: project.app.tablePaths, project)
      (fileCount, failure) = (files.count, nil)
    } catch {
      let names = files.count == 1 ? "'\(first)'" : "\(files.count) Swift files"
      failure = "the App Intents in \(names) were not checked: \(error)"
    }
  }

  /// Whether a Swift file that has changed must be read.
  package func isOutdated(by path: String) -> Bool {
    files.contains(FilePath.shortened(path))
      || SourceWords(reading: path)?.importsAppIntents == true
  }

  /// Adds the findings to the diagnostics of a call.
  ///
  /// - Parameter reportsFailure: Whether to report, once, that App Intents were not checked.
  package func add(to options: inout CompilerOptions, reportsFailure: Bool = true) {
    var found = found
    if reportsFailure, let failure, let folder = folders.first {
      found.diagnostics = [Diagnostic(.uncheckedAppIntents, failure, at: SourceLocation(file: folder))]
    }
    let all = found
    options.furtherChecks.append { modules in
      modules.indices.map { index -> AppIntentsCheck.Found in index == 0 ? all : ([], []) }
    }
  }

  /// A folder with App Intents needs no definition.
  package func accept(_ result: inout CompilerCall.Result) {
    guard fileCount > 0 else { return }
    result.compilation.diagnostics.removeAll { problem in
      problem.rule == .noDefinitions && problem.location.map { folders.contains($0.file) } == true
    }
  }
}
