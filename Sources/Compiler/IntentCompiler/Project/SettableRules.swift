import IntentDefinition
import IntentDiagnostics

/// The rules that `intentc.json` can set levels for.
package struct SettableRules: Sendable {
  /// Made when a setting is read: most calls read none.
  private let rules: @Sendable () -> [Rule]
  private let isComplete: Bool

  /// Makes every name that isn't in the list a mistake.
  package init(all rules: @autoclosure @escaping @Sendable () -> [Rule]) {
    self.rules = rules
    isComplete = true
  }

  private init() {
    rules = { Rule.compilerRules }
    isComplete = false
  }

  /// The rules of every build. Other names may be rules of tools, so they aren't mistakes.
  package static let compiler = SettableRules()

  func named(_ name: String) -> Rule? {
    rules().first { $0.name == name } ?? (isComplete ? nil : Rule(name, .note, "", on: .other))
  }

  /// Whether `diff` reports the rule, as far as the list says.
  func mayBeOfComparison(_ rule: Rule) -> Bool {
    rule.occasion == .comparison || !isComplete && !rules().contains(rule)
  }

  var names: some Sequence<String> { rules().lazy.map(\.name) }
}

extension Rule {
  fileprivate static let compilerRules: [Rule] =
    inputRules + jsonRules + projectRules + propertyListRules + definitionRules + schemaRules
    + validationRules
    + generationRules + outputRules

  package static let lints = Set(compilerRules.filter { $0.severity == .lint })
}
