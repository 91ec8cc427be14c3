import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let presentationChanged = change(
    "presentation-changed",
    .note,
    "The presentation of a parameter or intent changed"
  )
}

/// Checks how the system presents an intent or a parameter, such as its category or keyboard.
enum PresentationChanges {
  static let intentPresentationChanged = ChangeCheck<IntentPair>(.presentationChanged) {
    intent,
    _,
    findings in
    let (old, new) = (intent.old, intent.new)
    for (what, before, now) in [("category", old.category, new.category), ("verb", old.verb, new.verb)] {
      // Without a stated value, it is unknown what the system chose.
      guard let before, before != now else { continue }
      let fact = now.map { "changed from '\(before)' to '\($0)'" } ?? "was removed; it was '\(before)'"
      let message =
        "the \(what) of '\(new.name)' \(fact); the system words its questions and buttons accordingly"
      findings.report(.presentationChanged, message, [:], intent)
    }
    let now = new.requiresConfirmation
    guard old.requiresConfirmation != now else { return }
    findings.report(
      .presentationChanged,
      now
        ? "'\(new.name)' now asks for confirmation, so shortcuts that ran by themselves wait for it"
        : "'\(new.name)' no longer asks for confirmation",
      now ? [.placed: .careful] : [:],
      intent
    )
  }

  static let presentationChanged = ChangeCheck<ParameterPair>(.presentationChanged) { pair, _, findings in
    guard pair.reading == .same else { return }
    let (old, new) = (pair.old.type.details, pair.new.type.details)
    guard old != new else { return }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the default" : details.joined(separator: ", ")
    }
    findings.report(
      .presentationChanged,
      "the presentation of '\(pair.name)' changed from \(words(old)) to \(words(new))",
      [:],
      pair
    )
  }

  /// Xcode's limits for new numbers only change the look of a field.
  static let untouchedLimits = ChangeCheck<ParameterPair>(.presentationChanged) { parameter, _, findings in
    guard parameter.hasComparableValues, parameter.getsUntouchedLimits else { return }
    let message = "'\(parameter.name)' got the limits that Xcode gives each new number, 0 to 1"
    findings.report(.presentationChanged, message, [:], parameter)
  }
}
