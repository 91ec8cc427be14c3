import IntentAppIntents
import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

/// A titled group of rules, for lists and documents.
package struct RuleGroup: Sendable {
  /// The heading.
  package let title: String
  /// The rules, sorted by name.
  package let rules: [Rule]

  private init(_ title: String, _ rules: [Rule]) {
    self.title = title
    self.rules = rules.sorted { $0.name < $1.name }
  }

  /// All rules, each in one group. The most common groups come first.
  package static let all: [RuleGroup] = [
    RuleGroup("Structure of a definition", Rule.schemaRules),
    RuleGroup("Effects on users", Rule.validationRules),
    RuleGroup("Keys and values", Rule.definitionRules),
    RuleGroup("Translations", Rule.localisationRules + Rule.stringsRules),
    RuleGroup("Property lists and XML", Rule.propertyListRules),
    RuleGroup("Generated Swift", Rule.generationRules + Rule.appIntentsRules + Rule.outputRules),
    RuleGroup("Formatting and fixing", Rule.canonicalRules),
    RuleGroup("Input files", Rule.inputRules),
    RuleGroup("Stored configurations", Rule.configurationRules),
    RuleGroup("Changes between two versions", Rule.comparisonRules + Rule.baselineRules),
    RuleGroup("Project settings in intentc.json", Rule.projectRules + Rule.jsonRules),
  ]
}
