import AppFacts
import AppProjects
import IntentDiagnostics

/// The Swift to read beside the files that concern intents, because the moved code may need it: the other
/// files in the targets of handlers and widgets, and of the app if it gets handlers of shortcuts.
struct NeighbourFiles: Sendable {
  let paths: [String]

  /// - Parameter files: The files that may concern intents.
  init(of files: [FileCode], in folder: AppFolder, _ targets: AppTargets) {
    let handlers = files.filter { $0.types.contains { !$0.handlingProtocols.isEmpty } }
    let runs = handlers.contains { $0.types.contains { $0.functions.contains(where: \.runsIntent) } }
    let starts = files.filter { file in
      !file.widgets.isEmpty || runs && targets.targets(with: file.path).contains(where: \.isApp)
    }
    let owners = Set(handlers.map(\.path).flatMap(targets.keys))
    let all = owners.isEmpty ? [] : owners.union(starts.map(\.path).flatMap(targets.keys))
    // Without a project, the files of a folder belong together.
    let folders = Set(targets.targets.isEmpty ? handlers.map { FilePath.folder(of: $0.path) } : [])
    paths = folder.otherSwiftFiles.filter { path in
      folders.contains(FilePath.folder(of: path))
        || !all.isEmpty && !all.isDisjoint(with: targets.keys(with: path))
    }
  }
}

extension TypeCode {
  /// SiriKit's protocols that a handler conforms to, one for each intent: `OpenPageIntentHandling`.
  var handlingProtocols: [String] { inherited.filter { $0.hasSuffix("IntentHandling") } }
}

extension FunctionCode {
  /// Whether SiriKit calls the function to run an intent.
  var runsIntent: Bool { name.hasPrefix("handle(intent:") }
}
