import IntentAppIntents
import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

extension Rule {
  /// All rules, in the order of the stages that report them.
  package static let all: [Rule] =
    inputRules + jsonRules + projectRules + stringsRules + propertyListRules + definitionRules + schemaRules
    + validationRules + generationRules + appIntentsRules + outputRules + canonicalRules + localisationRules
    + configurationRules + baselineRules + comparisonRules
}
