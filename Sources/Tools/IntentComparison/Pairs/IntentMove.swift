import AppFacts
import IntentDefinition
import IntentDiagnostics

/// App Intents that moved to other targets.
struct IntentMove {
  var names: [String] = []
  /// The targets that lost them.
  let left: [AppTarget]
  /// The targets that gained them.
  let entered: [AppTarget]
  /// The targets that keep them.
  let kept: [AppTarget]
  /// Whether the new sources name one of the packages through which an app finds the App Intents of a framework.
  var hasPackage = true
  var old = ElementPlace()
  var new = ElementPlace()

  /// `nil` if nothing changed, or a target may only have another name.
  init?(
    _ from: [String: AppTarget],
    _ to: [String: AppTarget],
    _ old: CodeTargets,
    _ new: CodeTargets
  ) {
    func targets(_ keys: Set<String>, _ all: [String: AppTarget]) -> [AppTarget] {
      keys.compactMap { all[$0] }.sorted { ($0.name, $0.home) < ($1.name, $1.home) }
    }
    let (before, now) = (Set(from.keys), Set(to.keys))
    let (gone, added) = (before.subtracting(now), now.subtracting(before))
    let (isThere, wasThere) = (gone.filter { new[$0] != nil }, added.filter { old[$0] != nil })
    let kept = targets(before.intersection(now), to)
    self.kept = kept
    switch (gone.isEmpty, added.isEmpty) {
    case (true, true): return nil
    case (true, false):
      // Another bundle of an app has them now, such as that for the watch.
      let bundles = kept.filter(\.isBundle)
      entered = targets(added, to).filter { other in
        other.isBundle && bundles.contains { new.areOfOneApp($0, other) }
      }
      left = []
      guard !entered.isEmpty else { return nil }
    case (false, true):
      // Another app, such as one for tests, may be gone.
      left = targets(isThere, from)
      entered = []
      guard !left.isEmpty, !kept.isEmpty else { return nil }
    case (false, false):
      guard !isThere.isEmpty || !wasThere.isEmpty else { return nil }
      let left = targets(isThere.isEmpty ? gone : isThere, from)
      let entered = targets(isThere.isEmpty ? wasThere : added, to)
      let isOfOneDevice = left.contains { one in entered.contains(where: one.mayAccompany) }
      guard !isThere.isEmpty || isOfOneDevice else { return nil }
      (self.left, self.entered) = (left, entered)
    }
  }

  /// Whether people of a system, such as the Mac, lose the App Intents, because no target there contains them
  /// now.
  var losesSystem: Bool {
    left.contains { one in
      one.isBundle && !one.isOfWatch && !(kept + entered).contains { $0.isOfWatch || one.mayAccompany($0) }
    }
  }

  func isLike(_ other: IntentMove) -> Bool {
    func keys(_ move: IntentMove) -> [[String]] {
      [move.left, move.entered, move.kept].map { $0.map(\.key) }
    }
    return keys(self) == keys(other)
  }
}
