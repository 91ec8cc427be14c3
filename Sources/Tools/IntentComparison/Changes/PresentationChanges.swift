import AppFacts
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let presentationChanged = change(
    "presentation-changed",
    .note,
    "The presentation of a parameter or intent changed"
  )
}

/// Checks how the system presents an intent or a parameter, such as its category or keyboard.
enum PresentationChanges {
  static let intentPresentationChanged = ChangeCheck<IntentPair>(.presentationChanged) { intent, findings in
    guard let (old, new) = intent.schemas else { return }
    let name = intent.new.name
    for (what, before, now) in [("category", old.category, new.category), ("verb", old.verb, new.verb)] {
      // If the old version states no value, the system's choice is unknown.
      guard let before, before != now else { continue }
      let fact = now.map { "changed from '\(before)' to '\($0)'" } ?? "was removed; it was '\(before)'"
      let message = "the \(what) of '\(name)' \(fact); the system words its questions and buttons accordingly"
      findings.report(.presentationChanged, message, [:], intent, facts: [what, before])
    }
    let now = new.requiresConfirmation
    guard old.requiresConfirmation != now else { return }
    findings.report(
      .presentationChanged,
      now
        ? "'\(name)' now asks for confirmation, so shortcuts that ran by themselves wait for it"
        : "'\(name)' no longer asks for confirmation",
      now ? [.placed: .careful] : [:],
      intent,
      facts: ["confirmation"]
    )
  }

  static let launchesChanged = ChangeCheck<IntentPair>(.presentationChanged) { intent, findings in
    var seen: Set<[String]> = []
    for list in CombinationPairs.List.allCases {
      for (old, new) in CombinationPairs(intent, list).pairs
      where old.supportsBackgroundExecution != new.supportsBackgroundExecution
        && seen.insert(new.parameters).inserted
      {
        let opensApp = !new.supportsBackgroundExecution
        let (now, before) =
          opensApp
          ? ("open the app", "ran in the background") : ("run in the background", "opened the app")
        let names = "shortcuts \(DefinitionText.Detail.words(new.parameters))"
        let isSame = Set(old.parameters.map(intent.renamed)) == Set(new.parameters)
        let message =
          isSame
          ? "\(names) now \(now); before, they \(before)"
          : "\(names) \(now); those \(DefinitionText.Detail.words(old.parameters)), which they replace, \(before)"
        findings.report(
          .presentationChanged,
          message,
          opensApp ? [.placed: .careful] : [:],
          intent,
          facts: ["launch"] + new.parameters + [nil] + old.parameters
        )
      }
    }
  }

  static let presentationChanged = ChangeCheck<ParameterPair>(.presentationChanged) { pair, findings in
    guard pair.reading == .same, let types = pair.types else { return }
    let (old, new) = (types.old.details, types.new.details)
    guard old != new else { return }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the default" : details.joined(separator: ", ")
    }
    let message = "the presentation of '\(pair.name)' changed from \(words(old)) to \(words(new))"
    findings.report(.presentationChanged, message, [:], pair, facts: old)
  }
}

// MARK: App Intents

extension PresentationChanges {
  static let opensAppChanged = ChangeCheck<IntentPair>(.presentationChanged, of: [.appIntents]) {
    intent,
    findings in
    guard let old = intent.old.openings, let new = intent.new.openings else { return }
    let systems = "version 26 of iOS and macOS"
    let earlier = OpeningChange(old.earlier, new.earlier)
    let from26 = OpeningChange(old.from26, new.from26)
    func report(
      _ change: OpeningChange?,
      on systems: String = "",
      _ advice: String = "",
      isLoss: Bool = false
    ) {
      guard let change else { return }
      let message =
        "\(systems)shortcuts with '\(intent.new.name)' now \(change.now.words); before, they \(change.before.formerWords)"
        + advice
      let location = change.location ?? intent.new.place.location
      let verdicts: [Audience: Verdict] = change.now > change.before || isLoss ? [.placed: .careful] : [:]
      let facts = [systems, change.before.words]
      findings.report(.presentationChanged, message, verdicts, intent, at: location, facts: facts)
    }
    if !new.hasEarlier || earlier == from26 { return report(from26) }
    // 'supportedModes' replaced 'openAppWhenRun', but earlier systems still read the old one.
    let isForgotten = earlier?.now == .background && new.from26.value != .background
    report(
      earlier,
      on: "before \(systems), ",
      isForgotten ? "; keep 'openAppWhenRun', too" : "",
      isLoss: isForgotten
    )
    report(from26, on: "from \(systems) on, ")
  }
}

extension AppOpening {
  fileprivate var words: String {
    switch self {
    case .background: "run in the background"
    case .either: "can open the app"
    case .foreground: "open the app"
    }
  }

  fileprivate var formerWords: String {
    switch self {
    case .background: "ran in the background"
    case .either: "could open the app"
    case .foreground: "opened the app"
    }
  }
}

/// A change of when a shortcut opens the app.
private struct OpeningChange: Equatable {
  let before: AppOpening
  let now: AppOpening
  let location: SourceLocation?

  init?(_ old: Fact<AppOpening>, _ new: Fact<AppOpening>) {
    guard let before = old.value, let now = new.value, before != now else { return nil }
    (self.before, self.now, location) = (before, now, new.location)
  }

  static func == (one: Self, other: Self) -> Bool { one.before == other.before && one.now == other.now }
}
