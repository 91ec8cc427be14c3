import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import LibIntentc

/// The name of a rule on the command line.
enum RuleArgument {
  /// - Throws: A usage error that suggests a name, if there is no such rule.
  static func rule(named name: String) throws -> Rule {
    if let rule = Rule.all.first(where: { $0.name == name }) { return rule }
    let hint = Rule.nearest(to: name).map { "did you mean '\($0.name)'?" }
    throw ValidationError(
      "there is no rule '\(visibleText(name))'; \(hint ?? "'intentc explain' lists all rules.")"
    )
  }
}
