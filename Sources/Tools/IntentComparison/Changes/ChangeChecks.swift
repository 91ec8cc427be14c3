import IntentDiagnostics

/// To add a rule, declare it with its check in its family's file, and add the check here.
enum ChangeChecks {
  static let intents: [ChangeCheck<IntentPair>] = [
    IntentChanges.intentRenamed, IntentChanges.classNameChanged, NameChanges.swiftNameChanged(),
    NameChanges.nameRespelled(), PresentationChanges.intentPresentationChanged, TextChanges.tableChanged(),
    UseChanges.widgetEligibilityLost(), UseChanges.shortcutEligibilityLost(), UseChanges.availabilityChanged,
    UseChanges.keyParameterChanged, UseChanges.inputChanged, CombinationChanges.combinationsChanged,
    PresentationChanges.launchesChanged, TextChanges.texts(TextDetails.init),
  ]
  static let removedIntents: [ChangeCheck<ComparedSchema.Intent>] = [IntentChanges.intentRemoved()]
  static let removedCopies = [IntentChanges.copyRemoved]
  static let addedIntents = [IntentChanges.intentAdded]

  static let parameters: [ChangeCheck<ParameterPair>] = [
    ParameterChanges.parameterRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    TypeChanges.parameterRetyped, TypeChanges.multipleValuesChanged(), TagChanges.tagChanged(),
    VisibilityChanges.visibilityChanged, SizeChanges.arraySizeChanged, ChoiceChanges.optionsChanged,
    ChoiceChanges.configurableChanged, TextChanges.texts(),
    ValueChanges.unitChanged(), PresentationChanges.untouchedLimits, ValueChanges.valuesChanged(),
    DefaultChanges.defaultChanged, DefaultChanges.optionalityChanged,
    PresentationChanges.presentationChanged, ResolutionChanges.resolutionChanged,
  ]
  static let removedParameters = [ParameterChanges.parameterRemoved]
  static let addedParameters: [ChangeCheck<LoneParameter>] = [
    ParameterChanges.parameterAdded, TagChanges.tagReused(),
  ]

  static let responses = [
    ResponseChanges.responseRemoved, ResponseChanges.responseChanged, ResponseChanges.responseAdded,
  ]
  static let responseParameters: [ChangeCheck<ResponseParameterPair>] = [
    NameChanges.nameRespelled(), TagChanges.tagChanged(), ValueChanges.unitChanged(), TextChanges.texts(),
  ]
  static let addedResponseParameters: [ChangeCheck<LoneResponseParameter>] = [TagChanges.tagReused()]

  static let enums: [ChangeCheck<EnumPair>] = [
    EnumChanges.enumRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    TextChanges.tableChanged(), TextChanges.texts(),
  ]
  static let removedEnums = [EnumChanges.enumRemoved]
  static let addedEnums = [EnumChanges.enumAdded]

  static let cases: [ChangeCheck<CasePair>] = [
    CaseChanges.caseRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    CaseChanges.caseRenumbered, TextChanges.texts(swap: CaseChanges.swap),
  ]
  static let removedCases = [CaseChanges.unknownHidden, CaseChanges.caseRemoved]
  static let addedCases = [CaseChanges.caseIndexReused, CaseChanges.unknownShown, CaseChanges.caseAdded]

  static let objects: [ChangeCheck<ObjectPair>] = [
    ObjectTypeChanges.typeRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    TextChanges.tableChanged(), TextChanges.texts(),
  ]
  static let removedObjects = [ObjectTypeChanges.typeRemoved]
  static let addedObjects = [ObjectTypeChanges.typeAdded]

  static let properties: [ChangeCheck<PropertyPair>] = [
    ObjectTypeChanges.propertyRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    TagChanges.tagChanged(), ObjectTypeChanges.propertyRetyped, ValueChanges.unitChanged(),
    ValueChanges.valuesChanged(), TextChanges.texts(),
  ]
  static let removedProperties = [ObjectTypeChanges.propertyRemoved]
  static let addedProperties: [ChangeCheck<LoneProperty>] = [
    ObjectTypeChanges.propertyAdded, TagChanges.tagReused(),
  ]

  static let texts = [TextChanges.textIDChanged, TextChanges.textChanged]
  static let removedTexts = [TextChanges.textRemoved]
  static let addedTexts = [TextChanges.textAdded]
  static let translations = [
    TranslationChanges.translationChanged, TranslationChanges.translationRemoved,
    TranslationChanges.translationAdded,
  ]

  // MARK: Contracts

  static let heirs: [ContractCheck<IntentHeir>] = [
    IntentChanges.identifierChanged, IntentChanges.intentClassNameChanged, UseChanges.widgetEligibilityLost(),
    ReachChanges.intentMoved, ReachChanges.reachReduced, ReachChanges.conditionAdded(),
    UseChanges.shortcutEligibilityLost(), UseChanges.becomesAction, PresentationChanges.opensAppChanged,
    ResponseChanges.valueChanged, TextChanges.takenTexts(),
  ]
  /// After the parameters.
  static let summaries: [ContractCheck<IntentHeir>] = [
    VisibilityChanges.summaryChanged, TranslationChanges.translationsUnused(),
  ]
  static let sharedClasses = [IntentChanges.classNameShared]
  static let lostIntents: [ContractCheck<Contract.Intent>] = [IntentChanges.intentRemoved()]
  static let lostFindActions = [UseChanges.findActionLost]
  static let lostBundles = [ReachChanges.bundleRemoved]

  static let parameterHeirs: [ContractCheck<ParameterHeir>] = [
    TextChanges.takenTexts(), TypeChanges.valueTypeChanged,
  ]
  static let foundParameters: [ContractCheck<ParameterHeir>] = [TypeChanges.multipleValuesChanged()]
  static let keptParameters: [ContractCheck<ParameterHeir>] = [
    ReachChanges.conditionAdded(), DefaultChanges.valueNeeded, DefaultChanges.initialChanged,
    SizeChanges.collectionSizeChanged, ChoiceChanges.builtOptionsLost, ValueChanges.limitsChanged,
  ]
  static let migratedParameters: [ContractCheck<MigratedParameter>] = [
    ValueChanges.enteredUnitChanged, PresentationChanges.controlChanged,
    ValueChanges.choicesChanged, ChoiceChanges.optionsFromCodeLost, TextChanges.valueNamesMissing,
    TextChanges.takenTexts(),
  ]
  static let lostParameters = [ParameterChanges.lostParameter]
  static let newParameters = [DefaultChanges.newValueNeeded]

  static let typeHeirs: [ContractCheck<TypeHeir>] = [
    TextChanges.takenTexts(), ObjectTypeChanges.identifierRetyped, ChoiceChanges.nothingFound,
    ObjectTypeChanges.propertyMissing,
  ]
  static let numberedEnums = [CaseChanges.numbersForNames]
  static let caseHeirs: [ContractCheck<CaseHeir>] = [
    CaseChanges.rawValueReused, ReachChanges.conditionAdded(),
  ]
  static let missingCases = [CaseChanges.rawValueMissing]
  /// After the cases.
  static let caseNames: [ContractCheck<CaseNames>] = [TextChanges.takenTexts()]
  static let translationsOfTypes: [ContractCheck<TypeHeir>] = [TranslationChanges.translationsUnused()]

  static let widgets = [WidgetChanges.widgetKindChanged]
  static let reconfiguredWidgets = [UseChanges.widgetReconfigured]
  static let lostPhrases = [WidgetChanges.phraseRemoved]

  // MARK: Rules

  static let definitionRules = distinct([
    removedIntents, removedCopies, addedIntents, intents, removedParameters, addedParameters, parameters,
    removedEnums,
    addedEnums, enums, removedCases, addedCases, cases, removedObjects, addedObjects, objects,
    removedProperties, addedProperties, properties, responses, responseParameters, addedResponseParameters,
  ])
  static let contractRules = distinct([
    lostIntents, heirs, summaries, sharedClasses, lostFindActions, lostBundles, lostParameters, newParameters,
    parameterHeirs,
    foundParameters, keptParameters, migratedParameters, typeHeirs, numberedEnums, caseHeirs, missingCases,
    caseNames, translationsOfTypes, widgets, reconfiguredWidgets, lostPhrases,
  ])
  static let rules: [Rule] = definitionRules + contractRules.filter { !definitionRules.contains($0) }
  static let textRules = distinct([texts, addedTexts, removedTexts, translations])

  private static func distinct(_ lists: [any RuleReporting]) -> [Rule] {
    lists.flatMap(\.rules).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Rule {
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }

  package static let comparisonRules = ChangeChecks.rules
}
