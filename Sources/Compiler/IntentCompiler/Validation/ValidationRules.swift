import IntentDiagnostics

extension Rule {
  /// The rules that validation can report.
  package static let validationRules: [Rule] = [
    .unknownInput, .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter,
    .repeatedCombinationParameter, .unknownPlaceholder, .unknownValue, .sharedTextID, .missingDefaultProperty,
    .emptyDefinition,
    .unusedEnum, .unusedType, .duplicateTag, .missingTag, .tagAboveLast, .unknownNotAtZero,
    .duplicateResponseCode, .duplicateResponseParameter, .sharedNamespace, .defaultOutsideBounds,
    .minimumAboveMaximum, .untouchedMaximum, .sliderWithoutMaximum, .unknownCurrencyCode,
    .malformedTypeIdentifier,
    .objectWithoutType, .retypedDefaultProperty, .predicateDoesNotFit, .conditionNeverHolds,
    .parentCannotBeChanged, .arraySizesWithoutArray, .repeatedSizeClass, .shrinkingArraySize,
    .missingSizeClass, .searchWithoutDynamicOptions, .searchWithoutPrompt, .optionsOfBoolean,
    .resolutionInWidget, .nothingToConfigure, .missingTitle, .missingDescription, .repeatedTextID,
    .textWithoutID, .unknownDialogType, .emptyEnum, .missingDisplayName, .repeatedDisplayName, .nameStyle,
    .intentInName, .displayPriorityOrder, .appleInText, .missingPrompt, .missingSummary, .gluedPlaceholder,
    .repeatedWidget, .unusedResponseProperty,
  ]
}
