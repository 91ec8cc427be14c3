import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

/// Rules that belong together, for lists that people read.
package struct RuleGroup: Sendable {
  /// What the rules are about, as a heading.
  package let title: String
  /// The rules by name.
  package let rules: [Rule]

  private init(_ title: String, _ rules: [Rule]) {
    self.title = title
    self.rules = rules.sorted { $0.name < $1.name }
  }

  /// Every rule that there is, each in one group; what authors meet most comes first.
  package static let all: [RuleGroup] = [
    RuleGroup("What a definition means", Rule.schemaRules),
    RuleGroup("What it does to people", Rule.validationRules),
    RuleGroup("Keys and values", Rule.definitionRules),
    RuleGroup("Translations", Rule.localisationRules + Rule.stringsRules),
    RuleGroup("Property lists and XML", Rule.propertyListRules),
    RuleGroup("Generated Swift", Rule.generationRules + Rule.outputRules),
    RuleGroup("Formatting and fixing", Rule.canonicalRules),
    RuleGroup("Files that are read", Rule.inputRules),
    RuleGroup("Stored configurations", Rule.configurationRules),
    RuleGroup("Changes between two versions", Rule.comparisonRules + Rule.baselineRules),
    RuleGroup("The project's intentc.json", Rule.projectRules + Rule.jsonRules),
  ]
}
