import AppFacts

/// What every stage of a move asks of the app: its Swift, its targets, and the files that its handlers need.
struct KnownApp: Sendable {
  /// For a module with a rival, only of the module's targets.
  var code: AppCode
  let targets: AppTargets
  let needed: NeededFiles

  /// The code of some files.
  func only(_ isIncluded: (String) -> Bool) -> KnownApp {
    KnownApp(code: code.only(isIncluded), targets: targets, needed: needed)
  }
}
