import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let intentRemoved = change("intent-removed", .error, "An intent was removed")
  static let intentAdded = change("intent-added", .note, "An intent was added")
  static let intentRenamed = change("intent-renamed", .error, "An intent was renamed")
  static let classNameChanged = change("class-name-changed", .error, "The class name of an intent changed")
}

/// Checks intents as declarations: removed, added, renamed, or with another class.
enum IntentChanges {
  static let intentRemoved = ChangeCheck<ComparedSchema.Intent>(.intentRemoved) { intent, _, findings in
    findings.report(
      .intentRemoved,
      "the intent '\(intent.name)' was removed\(intent.meaning.lossSentence)",
      [
        .source: .breaking, .stored: intent.parameters.isEmpty ? .safe : .breaking,
        .placed: intent.meaning.loss.verdict,
      ],
      old: intent
    )
  }

  static let intentAdded = ChangeCheck<ComparedSchema.Intent>(.intentAdded) { intent, _, findings in
    findings.report(.intentAdded, "the intent '\(intent.name)' was added", [:], new: intent)
  }

  static let intentRenamed = ChangeCheck<IntentPair>(.intentRenamed) { intent, _, findings in
    let (old, new) = (intent.old, intent.new)
    guard old.name != new.name else { return }
    guard old.className != new.className else {
      let message =
        "the intent '\(old.name)' was renamed to '\(new.name)'; its class is still '\(new.className)', so "
        + "stored values are still found"
      return findings.report(.intentRenamed, message, [:], intent)
    }
    findings.report(
      .intentRenamed,
      "the intent '\(old.name)' was renamed to '\(new.name)' and its class to '\(new.className)'"
        + old.meaning.lossSentence,
      intent.classVerdicts,
      intent
    )
  }

  static let classNameChanged = ChangeCheck<IntentPair>(.classNameChanged) { intent, _, findings in
    let (old, new) = (intent.old, intent.new)
    guard old.name == new.name, old.className != new.className else { return }
    findings.report(
      .classNameChanged,
      "the class of '\(new.name)' changed from '\(old.className)' to '\(new.className)'"
        + old.meaning.lossSentence,
      intent.classVerdicts,
      intent
    )
  }
}

extension IntentPair {
  var definedNames: (old: String, new: String) { (old.definedName, new.definedName) }
  var classNames: (old: String, new: String) { (old.className, new.className) }
  var respelling: Verdict { .breaking }

  /// For source code, a change is safe if the Swift name stays the same.
  fileprivate var classVerdicts: [Audience: Verdict] {
    let isSame = hasClasses ? old.className == new.className : old.definedName == new.definedName
    return [
      .source: isSame ? .safe : hasClasses ? .breaking : sourceVerdict, .placed: old.meaning.loss.verdict,
    ]
  }
}

extension DefinitionSchema.Intent {
  var loss: (words: String, verdict: Verdict) {
    guard isEligibleForWidgets else { return ("shortcuts made with it stop working", .breaking) }
    guard configuration.parameters.isEmpty else { return ("placed widgets lose their settings", .breaking) }
    return isConfigurable
      ? ("shortcuts made with it stop working", .breaking) : ("placed widgets lose no settings", .safe)
  }

  var lossSentence: String {
    let (words, verdict) = loss
    return verdict == .safe ? "; it had no parameters, so \(words)" : ", so \(words)"
  }
}

extension ComparedSchema.Intent {
  fileprivate var definedName: String { ConfigurationName.configuration(className: className) }
}
