import AppFacts

/// The app, for every stage of a move: its Swift, its targets, and the files that its handlers need.
struct KnownApp: Sendable {
  /// The app's Swift. If another definition declares a class, too, this is only the Swift in the targets of
  /// the planned definition.
  var code: AppCode
  let targets: AppTargets
  let needed: NeededFiles

  /// A copy with only some files of the code.
  func only(_ isIncluded: (String) -> Bool) -> KnownApp {
    KnownApp(code: code.only(isIncluded), targets: targets, needed: needed)
  }
}
