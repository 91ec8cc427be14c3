import IntentCompiler
import IntentSchema

/// Which of an intent's two lists of combinations people see, and where.
extension DefinitionSchema.Intent {
  /// A list of parameter combinations.
  package typealias Combinations = [DefinitionSchema.ParameterCombination]

  package var shortcutCombinations: Combinations { isConfigurable ? actionCombinations : [] }

  package var suggestedCombinations: Combinations { hasSuggestions ? combinations : [] }

  /// An intent that Shortcuts doesn't offer only has suggestions.
  package var hasSuggestions: Bool { isEligibleForSuggestions || !isConfigurable }
}
