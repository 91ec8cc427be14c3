import AppFacts

/// What every stage of a move asks of the app: its Swift, its targets, and the files that its handlers need.
struct KnownApp: Sendable {
  /// The app's Swift. If another definition declares a class, too, only the Swift in the targets of the planned one.
  var code: AppCode
  let targets: AppTargets
  let needed: NeededFiles

  /// The code of some files.
  func only(_ isIncluded: (String) -> Bool) -> KnownApp {
    KnownApp(code: code.only(isIncluded), targets: targets, needed: needed)
  }
}
