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
  static let intentPresentationChanged = ChangeCheck<IntentPair>(several: .presentationChanged) { intent, _ in
    guard let (old, new) = intent.schemas else { return [] }
    let facts = [("category", old.category, new.category), ("verb", old.verb, new.verb)]
    return facts.compactMap { what, before, now in
      // If the old version states no value, the system's choice is unknown.
      guard let before, before != now else { return nil }
      let fact = now.map { "changed from '\(before)' to '\($0)'" } ?? "was removed; it was '\(before)'"
      let message =
        "the \(what) of '\(intent.new.name)' \(fact); the system words its questions and buttons accordingly"
      return Finding(.presentationChanged, message, [:], intent, facts: [what, before])
    }
  }

  static let confirmationChanged = ChangeCheck<IntentPair>(.presentationChanged) { intent, _ in
    guard let (old, new) = intent.schemas, old.requiresConfirmation != new.requiresConfirmation else {
      return nil
    }
    let (name, now) = (intent.new.name, new.requiresConfirmation)
    return Finding(
      .presentationChanged,
      now
        ? "'\(name)' now asks for confirmation, so shortcuts that ran by themselves wait for it"
        : "'\(name)' no longer asks for confirmation",
      now ? [.placed: .careful] : [:],
      intent,
      facts: ["confirmation"]
    )
  }

  static let launchesChanged = ChangeCheck<IntentPair>(several: .presentationChanged) { intent, _ in
    var seen: Set<[String]> = []
    let pairs = CombinationPairs.List.allCases.flatMap { CombinationPairs(intent, $0).pairs }
    return pairs.compactMap { old, new in
      guard old.supportsBackgroundExecution != new.supportsBackgroundExecution,
        seen.insert(new.parameters).inserted
      else { return nil }
      let opensApp = !new.supportsBackgroundExecution
      let (now, before) =
        opensApp ? ("open the app", "ran in the background") : ("run in the background", "opened the app")
      let names = DefinitionText.Detail.words(new.parameters)
      let formerNames = DefinitionText.Detail.words(old.parameters)
      let isSame = Set(old.parameters.map(intent.renamed)) == Set(new.parameters)
      return Finding(
        .presentationChanged,
        isSame
          ? "shortcuts \(names) now \(now); before, they \(before)"
          : "shortcuts \(names) \(now); those \(formerNames), which they replace, \(before)",
        opensApp ? [.placed: .careful] : [:],
        intent,
        facts: ["launch", names, formerNames]
      )
    }
  }

  static let presentationChanged = ChangeCheck<ParameterPair>(.presentationChanged) { pair, _ in
    guard pair.reading == .unchanged, let types = pair.types else { return nil }
    let (old, new) = (types.old.details, types.new.details)
    guard old != new else { return nil }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the default" : details.joined(separator: ", ")
    }
    let message = "the presentation of '\(pair.name)' changed from \(words(old)) to \(words(new))"
    return Finding(.presentationChanged, message, [:], pair, facts: old)
  }
}

// MARK: App Intents

extension PresentationChanges {
  static let opensAppChanged = ChangeCheck<IntentPair>(several: .presentationChanged, of: [.appIntents]) {
    intent,
    _ in
    guard let old = intent.old.openings, let new = intent.new.openings else { return [] }
    let systems = "version 26 of iOS and macOS"
    let earlier = OpeningChange(old.earlier, new.earlier)
    let from26 = OpeningChange(old.from26, new.from26)
    func finding(
      _ change: OpeningChange?,
      on systems: String = "",
      _ advice: String = "",
      isLoss: Bool = false
    ) -> Finding? {
      guard let change else { return nil }
      let message =
        "\(systems)shortcuts with '\(intent.new.name)' now \(change.now.words); before, they \(change.before.formerWords)"
        + advice
      let verdicts: [Audience: Verdict] = change.now > change.before || isLoss ? [.placed: .careful] : [:]
      let facts = [systems, change.before.words]
      return Finding(.presentationChanged, message, verdicts, intent, at: change.location, facts: facts)
    }
    if !new.hasEarlier || earlier == from26 { return [finding(from26)].compactMap(\.self) }
    // 'supportedModes' replaced 'openAppWhenRun', but earlier systems still read the old one.
    let isForgotten = earlier?.now == .background && new.from26.value != .background
    let advice = isForgotten ? "; keep 'openAppWhenRun', too" : ""
    let findings = [
      finding(earlier, on: "before \(systems), ", advice, isLoss: isForgotten),
      finding(from26, on: "from \(systems) on, "),
    ]
    return findings.compactMap(\.self)
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
