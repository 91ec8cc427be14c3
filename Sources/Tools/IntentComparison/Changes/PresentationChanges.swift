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
      let message =
        "the \(what) of '\(name)' \(fact); the system words its questions and buttons accordingly"
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

  /// Xcode's limits for new numbers only change the look of a field.
  static let untouchedLimits = ChangeCheck<ParameterPair>(.presentationChanged) { parameter, findings in
    guard parameter.hasComparableValues, parameter.getsUntouchedLimits else { return }
    let message = "'\(parameter.name)' got the limits that Xcode gives each new number, 0 to 1"
    findings.report(.presentationChanged, message, [:], parameter, facts: ["limits"])
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
      let place = change.place ?? intent.new.place.location
      let verdicts: [Audience: Verdict] = change.now > change.before || isLoss ? [.placed: .careful] : [:]
      let facts = [systems, change.before.words]
      findings.report(.presentationChanged, message, verdicts, intent, at: place, facts: facts)
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

  static let controlChanged = ChangeCheck<ParameterPair>(.presentationChanged, needs: MigratedParameter.init)
  {
    parameter,
    _,
    findings in
    let (label, fact) =
      switch parameter.schema.type {
      // App Intents have no slider for whole numbers.
      case .integer(let settings):
        ("controlStyle", control(settings.control == .slider ? .stepper : settings.control, parameter))
      case .decimal(let settings): ("controlStyle", control(settings.control, parameter))
      case .string(let settings): ("inputOptions", input(settings, parameter))
      case .placemark(let kind):
        ("displayStyle", style(kind, ["name", "address", "city"], "displayStyle", parameter))
      case .person(let kind):
        ("mode", style(kind, ["contact", "email", "phone", "emailOrPhone"], "mode", parameter))
      default: ("", nil)
      }
    guard let fact else { return }
    findings.report(
      .presentationChanged,
      fact,
      [:],
      parameter,
      at: parameter.location(label),
      facts: parameter.schema.type.details
    )
  }

  private static func style(
    _ kind: String?,
    _ known: [String],
    _ label: String,
    _ parameter: MigratedParameter
  ) -> String? {
    let expected = known.first { $0.lowercased() == kind?.lowercased() }
    let argument = parameter.call.argument(label)
    guard let found = argument == nil ? known.first : argument?.value.member, let expected, found != expected
    else { return nil }
    return
      "'\(parameter.name)' shows '\(found)'; in the definition it is '\(expected)': add '\(label): .\(expected)'"
  }

  private static func control(_ control: NumberControl, _ parameter: MigratedParameter) -> String? {
    let expected = control.rawValue.lowercased()
    let argument = parameter.call.argument("controlStyle")
    guard let found = argument == nil ? "stepper" : argument?.value.member, found != expected else {
      return nil
    }
    return "the control of '\(parameter.name)' is a \(found); in the definition it is a \(expected)"
  }

  private static func input(_ settings: TextSettings, _ parameter: MigratedParameter) -> String? {
    let argument = parameter.call.argument("inputOptions")
    if argument != nil, argument?.value.call == nil { return nil }
    func value(_ label: String) -> CodeValue? { argument?.value.call?.argument(label)?.value }
    func isOn(_ label: String, _ usual: Bool) -> Bool { value(label).map { $0 == .boolean(true) } ?? usual }
    var lost: [String] = []
    let capitalization =
      switch settings.capitalization {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "allCharacters"
      }
    if value("capitalizationType")?.member ?? "sentences" != capitalization {
      lost.append("capitalization '\(capitalization)'")
    }
    for (label, expected, usual) in [
      ("multiline", settings.isMultiline, false), ("autocorrect", settings.correctsSpelling, true),
      ("smartQuotes", settings.usesSmartQuotes, true), ("smartDashes", settings.usesSmartDashes, true),
    ] where isOn(label, usual) != expected {
      lost.append("'\(label): \(expected)'")
    }
    guard !lost.isEmpty else { return nil }
    return "the text field of '\(parameter.name)' lacks \(lost.listed), which the definition has"
  }
}

/// A change of when a shortcut opens the app.
private struct OpeningChange: Equatable {
  let before: Contract.Opening
  let now: Contract.Opening
  let place: SourceLocation?

  init?(_ old: Fact<Contract.Opening>, _ new: Fact<Contract.Opening>) {
    guard let before = old.value, let now = new.value, before != now else { return nil }
    (self.before, self.now, place) = (before, now, new.location)
  }

  static func == (one: Self, other: Self) -> Bool { one.before == other.before && one.now == other.now }
}
