extension Rule {
  /// Every rule that there is, in the order of the stages that report them.
  public static let all: [Rule] =
    inputRules + jsonRules + projectRules + stringsRules + propertyListRules + definitionRules + schemaRules
    + validationRules + generationRules + outputRules + canonicalRules + localisationRules
    + configurationRules

  /// The rules that checking what definitions mean can report.
  static let validationRules: [Rule] = [
    .unknownInput, .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter,
    .repeatedCombinationParameter, .unknownPlaceholder, .unknownValue, .sharedTextID, .missingDefaultProperty,
    .emptyDefinition,
    .unusedEnum, .unusedType, .duplicateTag, .missingTag, .tagAboveLast, .unknownNotAtZero,
    .duplicateResponseCode, .duplicateResponseParameter, .sharedNamespace, .defaultOutsideBounds,
    .minimumAboveMaximum, .sliderWithoutMaximum, .unknownCurrencyCode, .malformedTypeIdentifier,
    .objectWithoutType, .retypedDefaultProperty, .predicateDoesNotFit, .conditionNeverHolds,
    .parentCannotBeChanged, .arraySizesWithoutArray, .repeatedSizeClass, .shrinkingArraySize,
    .missingSizeClass, .searchWithoutDynamicOptions, .searchWithoutPrompt, .optionsOfBoolean,
    .resolutionInWidget, .nothingToConfigure, .missingTitle, .missingDescription, .repeatedTextID,
    .textWithoutID, .unknownDialogType, .emptyEnum, .missingDisplayName, .repeatedDisplayName, .nameStyle,
    .intentInName, .displayPriorityOrder,
  ]

  /// The rules that are reported only where somebody asks for them.
  static let lints = Set(all.filter { $0.severity == .lint })

  /// The rule of that name.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }

  /// The rules that checking definitions does not look for: they are about one language that was asked for,
  /// about files that are written, and about stored configurations.
  static let reportedElsewhere = Set(
    outputRules + canonicalRules + configurationRules + [.missingStringsTable]
  )
}
