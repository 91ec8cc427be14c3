import IntentDefinition
import IntentDiagnostics

/// The rules that the settings of a project can name.
package struct SettableRules: Sendable {
  private let rules: [Rule]
  private let isComplete: Bool

  /// All rules of intentc, so that any other name is a mistake.
  package init(all rules: [Rule]) {
    self.rules = rules
    isComplete = true
  }

  private init() {
    rules = Rule.compilerRules
    isComplete = false
  }

  /// The compiler's own rules. A build links no others, so any other name may be one of a tool's rules.
  package static let compiler = SettableRules()

  /// The rule with a name; `nil` if no rule has it.
  func named(_ name: String) -> Rule? {
    rules.first { $0.name == name } ?? (isComplete ? nil : Rule(name, .note, "", on: .other))
  }

  /// The names to choose from.
  var names: some Sequence<String> { rules.lazy.map(\.name) }
}

extension Rule {
  /// The rules of the compiler and of what it builds on.
  package static let compilerRules: [Rule] =
    inputRules + jsonRules + projectRules + propertyListRules + definitionRules + schemaRules
    + validationRules
    + generationRules + outputRules

  /// The rules that are checked only on request.
  package static let lints = Set(compilerRules.filter { $0.severity == .lint })
}
