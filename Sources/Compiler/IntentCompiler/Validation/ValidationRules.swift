import IntentDiagnostics

extension Rule {
  package static let validationRules: [Rule] = {
    let rules = ValidationChecks.all.rules + SharedRules.betweenModules
    var listed = Set(rules)
    return (reportOrder + rules).filter { listed.remove($0) != nil }
  }()

  private static let reportOrder: [Rule] = [
    .unknownInput, .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter, .unknownPlaceholder,
    .unknownValue, .emptyDefinition, .unusedEnum, .unusedType, .duplicateTag, .missingTag, .tagAboveLast,
    .unknownNotAtZero, .duplicateResponseCode, .duplicateResponseParameter, .sharedNamespace,
    .defaultOutsideBounds, .minimumAboveMaximum, .untouchedMaximum, .objectWithoutType,
    .retypedDefaultProperty, .missingTitle, .missingDescription, .repeatedTextID, .textWithoutID,
    .emptyEnum, .appleInText, .missingPrompt, .missingSummary,
  ]
}
