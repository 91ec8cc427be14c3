import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let intentRemoved = change("intent-removed", .error, "An intent was removed")
}

extension Comparison {
  mutating func checkRemoved(_ intent: ComparedSchema.Intent) {
    let lost =
      intent.isEligibleForWidgets
      ? "placed widgets lose their settings" : "shortcuts made with it stop working"
    report(
      .intentRemoved,
      "the intent '\(intent.name)' was removed, so \(lost)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: intent
    )
  }
}

extension Rule {
  static let intentAdded = change("intent-added", .note, "An intent was added")
}

extension Comparison {
  mutating func checkAdded(_ intent: ComparedSchema.Intent) {
    report(.intentAdded, "the intent '\(intent.name)' was added", [:], new: intent)
  }
}

extension Rule {
  static let intentRenamed = change("intent-renamed", .error, "An intent was renamed")
}

extension Comparison {
  mutating func checkName(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    guard old.name != new.name else { return }
    guard old.className != new.className else {
      let message =
        "the intent '\(old.name)' was renamed to '\(new.name)'; its class is still '\(new.className)', so "
        + "stored values are still found"
      return report(.intentRenamed, message, [:], intent)
    }
    report(
      .intentRenamed,
      "the intent '\(old.name)' was renamed to '\(new.name)' and its class to '\(new.className)', so "
        + "\(intent.lostWithClass)",
      intent.classVerdicts,
      intent
    )
  }
}

extension IntentPair {
  /// What users lose when the class changes.
  var lostWithClass: String {
    old.isEligibleForWidgets ? "placed widgets lose their settings" : "shortcuts made with it stop working"
  }

  /// The verdicts on a changed class. The generated code may keep its name.
  var classVerdicts: [Audience: Verdict] {
    let isSame = old.definedName == new.definedName
    return [.source: isSame ? .safe : Comparison.sourceVerdict(old, new), .placed: .breaking]
  }
}

extension ComparedSchema.Intent {
  /// The name in Swift that the definition asks for.
  var definedName: String { ConfigurationName.configuration(className: className) }
}

extension Rule {
  static let classNameChanged = change("class-name-changed", .error, "The class name of an intent changed")
}

extension Comparison {
  mutating func checkClassName(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    guard old.name == new.name, old.className != new.className else { return }
    report(
      .classNameChanged,
      "the class of '\(new.name)' changed from '\(old.className)' to '\(new.className)', so "
        + "\(intent.lostWithClass)",
      intent.classVerdicts,
      intent
    )
  }
}
