import AppFacts
import IntentDiagnostics

extension Rule {
  static let intentMoved = change("intent-moved", .warning, "An App Intent is in another module or bundle")
}

/// Reports App Intents that moved to other targets.
enum TargetChanges {
  static let intentMoved = AppCheck(.intentMoved, each: IntentMove.self) { move in
    let more = move.names.count - 1
    let (are, them) = more > 0 ? ("are", "them") : ("is", "it")
    let subject =
      more > 0 ? "'\(move.names[0])' and \(counted(more, "more App Intent"))" : "'\(move.names[0])'"
    let names = move.words
    let (left, entered, kept) = (names.left.listed, names.entered.listed, names.kept.listed)
    let advice = "run a shortcut that was saved before"
    let fact =
      if move.left.isEmpty {
        "\(subject), which only \(kept) had, \(are) now in \(entered), too; \(move.report), so \(advice)"
      } else if move.losesSystem {
        "\(left) no longer \(move.left.verb) \(subject), and no other target for its system does, so people lose \(them) there"
      } else if move.entered.isEmpty {
        "\(left) no longer \(move.left.verb) \(subject), unlike \(kept); \(move.report), so \(advice)"
      } else if move.losesAll {
        "\(subject) moved from \(left) to \(entered), and an app finds the App Intents of a framework only through an "
          + "'AppIntentsPackage', which the sources do not declare; so people lose \(them)"
      } else {
        "\(subject) moved from \(left) to \(entered); \(move.report), so \(advice)"
      }
    return Finding(
      .intentMoved,
      fact,
      [.placed: move.isLoss ? .breaking : .careful],
      from: move.old,
      to: move.new,
      facts: [move.names.first, left, kept]
    )
  }
}

extension IntentMove {
  /// Why the move matters: what happened in other apps, or how the system identifies App Intents.
  fileprivate var report: String {
    if left.isEmpty {
      return entered.contains(where: \.isOfWatch)
        ? "after a release of another app with such a change, saved actions were unknown"
        : "the system may run \(names.count > 1 ? "them" : "it") there"
    }
    if left.contains(where: { $0.kind == .appExtension }) {
      return "after such a change, shortcuts of another app failed with 'Unknown extension process'"
    }
    if (left + entered).contains(where: { !$0.isBundle }) {
      return "the system also knows the full names of types, which have another module now"
    }
    return "after such a change of another app, people reported unknown actions"
  }

  /// The targets in words. If two have the same words, adds their folders.
  fileprivate var words: (left: [String], entered: [String], kept: [String]) {
    let counts = Dictionary((left + entered + kept).map { ($0.words, 1) }, uniquingKeysWith: +)
    func words(_ targets: [AppTarget]) -> [String] {
      targets.map { counts[$0.words] == 1 || $0.home.isEmpty ? $0.words : "\($0.words) in '\($0.home)'" }
    }
    return (words(left), words(entered), words(kept))
  }
}

extension [AppTarget] {
  fileprivate var verb: String { count == 1 ? "has" : "have" }
}
