import IntentAppIntents
import IntentDefinition
import IntentDiagnostics

/// What only built apps tell: the modules and bundles of App Intents, and whether code offers options.
extension ContractComparison {
  /// Shortcuts of two apps stopped working after App Intents had moved. Nobody has found out which moves matter.
  mutating func compareHome(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    guard intent.isBuilt, heir.isBuilt, intent.likelyIdentifier == heir.likelyIdentifier,
      let all = new.bundles
    else { return }
    // A file in several targets has a type in the module of each.
    let kept = intent.homes.keys.filter { heir.homes[$0] != nil }.sorted()
    if let (before, now) = kept.lazy.map({ (intent.homes[$0] ?? "", heir.homes[$0] ?? "") }).first(
      where: isMoved
    ) {
      let (module, other) = (Self.module(before), Self.module(now))
      let words =
        module != other
        ? "'\(heir.name)' is in the module '\(other)' now, and was in '\(module)'"
        : "the type of '\(heir.name)' is '\(now)' now, and was '\(before)'"
      reportMoved(words, intent, heir)
    }
    let lost = intent.homes.keys.filter { heir.homes[$0] == nil && all.contains($0) }.sorted()
    guard !lost.isEmpty, (old.bundles?.count ?? 0) > 1, all.count > 1 else { return }
    let names = lost.map { $0.isEmpty ? "the app itself" : "'\($0)'" }
    let verb = names.count == 1 ? "no longer contains" : "no longer contain"
    reportMoved("\(names.listed) \(verb) '\(heir.name)'", intent, heir)
  }

  private func isMoved(_ before: String, _ now: String) -> Bool {
    !before.isEmpty && !now.isEmpty && before != now
  }

  private static func module(_ typeName: String) -> String {
    String(typeName.prefix { $0 != "." })
  }

  private mutating func reportMoved(_ words: String, _ intent: Contract.Intent, _ heir: Contract.Intent) {
    report(
      .intentMoved,
      "\(words); after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one",
      [.placed: .careful],
      from: intent.place,
      to: heir.place.location
    )
  }

  /// An extension of the old app that the new one lacks, with App Intents that other parts still contain.
  mutating func compareBundles() {
    guard let before = old.bundles, let now = new.bundles, before.count > 1, now.count > 1 else { return }
    let kept = Set(new.intents.map(\.likelyIdentifier))
    var counts: [String: Int] = [:]
    var places: [String: ElementPlace] = [:]
    for intent in old.intents {
      let isKept = intent.isStored && kept.contains(intent.likelyIdentifier)
      for bundle in intent.homes.keys {
        if isKept { counts[bundle, default: 0] += 1 }
        if places[bundle] == nil { places[bundle] = intent.place }
      }
    }
    for bundle in before.subtracting(now).sorted() where !bundle.isEmpty {
      guard let count = counts[bundle] else { continue }
      begin(.type, bundle)
      report(
        .intentMoved,
        "the app no longer contains '\(bundle)', which listed \(count) App Intent\(count == 1 ? "" : "s") that other parts "
          + "still have; after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one",
        [.placed: .careful],
        from: places[bundle] ?? ElementPlace(),
        to: nil
      )
    }
  }

  /// Sources show which code offers options, and other rules compare that.
  mutating func compareBuiltOptions(_ before: Contract.Parameter, _ now: Contract.Parameter) {
    let hadOptions =
      switch before.source {
      case .definition(let expected, _, _): expected?.optionsType != nil
      case .built(let parameter): parameter.hasOptions == true
      case .code: false
      }
    guard case .built(let found) = now.source, hadOptions, found.hasOptions == false else { return }
    report(
      .optionsChanged,
      "the app offers no options from code for '\(now.name)', which it did before",
      [.placed: .careful],
      from: before.place,
      to: now.place.location
    )
  }
}

extension Contract.Parameter {
  var isBuilt: Bool { if case .built = source { true } else { false } }
}

extension Rule {
  static let intentMoved = change(
    "intent-moved",
    .warning,
    "An App Intent is in another module or bundle"
  )
}
