import AppFacts
import IntentCompiler

/// The app, for every stage of a move: its Swift, its targets, the files that its handlers need, and its
/// settings.
struct KnownApp: Sendable {
  /// The app's Swift. If another definition declares a class, too, this is only the Swift in the targets of
  /// the planned definition.
  var code: AppCode
  let targets: AppTargets
  let needed: NeededFiles
  /// The `intentc.json` that applies to each definition.
  let projects: [String: ProjectFile]

  /// A copy with only some files of the code.
  func only(_ isIncluded: (String) -> Bool) -> KnownApp {
    KnownApp(code: code.only(isIncluded), targets: targets, needed: needed, projects: projects)
  }
}

extension CompilerCall.Result {
  /// The `intentc.json` that applies to each definition.
  var projectsByDefinition: [String: ProjectFile] { projectIndices.mapValues { projects[$0] } }
}
