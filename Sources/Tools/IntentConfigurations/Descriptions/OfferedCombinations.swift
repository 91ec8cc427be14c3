import IntentCompiler
import IntentSchema

/// Which of an intent's two lists of combinations people see, and where. Files from old versions of Xcode have
/// one list for both places.
extension DefinitionSchema.Intent {
  /// A list of parameter combinations.
  package typealias Combinations = [DefinitionSchema.ParameterCombination]

  /// Whether Shortcuts uses its own list, which Xcode manages.
  package var hasManagedCombinations: Bool {
    isConfigurable && managedCombinations.contains { !$0.title.text.isBlank }
  }

  package var shortcutCombinations: Combinations {
    guard isConfigurable else { return [] }
    return hasManagedCombinations || combinations.isEmpty ? managedCombinations : combinations
  }

  package var suggestedCombinations: Combinations { hasSuggestions ? combinations : [] }

  /// An intent that Shortcuts doesn't offer only has suggestions.
  package var hasSuggestions: Bool { isEligibleForSuggestions || !isConfigurable }
}
