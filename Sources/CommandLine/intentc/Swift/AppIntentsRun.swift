import AppFacts
import AppIntentsChecks
import AppProjects
import IntentCompiler
import IntentDiagnostics

/// The App Intents in the folders of `validate`, which `intentc-swift` reads if there are any.
struct AppIntentsRun {
  /// Swift files with App Intents that were checked.
  private(set) var fileCount = 0
  private let folders: [String]
  private var found: AppIntentsCheck.Found = ([], [])

  /// - Parameter project: `nil` without a folder: a definition that is named alone is checked alone.
  init(_ inputs: [String], _ project: AppProject?) {
    folders = inputs.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
    guard let project else { return }
    let files = project.app.appIntentsFiles
    guard let first = files.first else { return }
    let result = Result { try SwiftReader.find() }.flatMap { reader in
      waitFor { await reader.read(files) }.mapError { $0 as any Error }
    }
    switch result {
    case .success(let code):
      fileCount = files.count
      found = AppIntentsCheck.check(code, tables: project.app.tablePaths, project)
    case .failure(let error):
      let names = files.count == 1 ? "'\(first)'" : "\(files.count) Swift files"
      let words = "the App Intents in \(names) were not checked: \(error)"
      found.diagnostics = [Diagnostic(.uncheckedAppIntents, words, at: SourceLocation(file: folders[0]))]
    }
  }

  /// Adds the findings to those of a call.
  func add(to options: inout CompilerOptions) {
    let found = found
    options.furtherChecks.append { modules in
      modules.indices.map { index -> AppIntentsCheck.Found in index == 0 ? found : ([], []) }
    }
  }

  /// A folder with App Intents needs no definition.
  func accept(_ result: inout CompilerCall.Result) {
    guard fileCount > 0 else { return }
    result.compilation.diagnostics.removeAll { problem in
      problem.rule == .noDefinitions && problem.location.map { folders.contains($0.file) } == true
    }
  }
}
