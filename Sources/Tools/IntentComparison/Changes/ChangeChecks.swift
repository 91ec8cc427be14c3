import IntentDiagnostics

/// To add a rule, declare it with its check in its family's file, and add the check here.
enum ChangeChecks {
  static let intents: [ChangeCheck<IntentPair>] = [
    IntentChanges.intentRenamed, IntentChanges.classNameChanged, NameChanges.intentRespelled,
    PresentationChanges.intentPresentationChanged, UseChanges.widgetEligibilityLost(),
    UseChanges.shortcutEligibilityLost(), UseChanges.availabilityChanged, UseChanges.keyParameterChanged,
    UseChanges.inputChanged, CombinationChanges.combinationsChanged, PresentationChanges.launchesChanged,
    TextChanges.parameterTitles(),
  ]
  static let removedIntents: [ChangeCheck<LostIntent>] = [IntentChanges.intentRemoved()]
  static let removedCopies = [IntentChanges.copyRemoved]
  static let addedIntents = [IntentChanges.intentAdded]

  static let parameters: [ChangeCheck<ParameterPair>] = [
    ParameterChanges.parameterRenamed, NameChanges.parameterRespelled, TypeChanges.parameterRetyped,
    TypeChanges.multipleValuesChanged(), TagChanges.tagChanged(), VisibilityChanges.visibilityChanged,
    SizeChanges.arraySizeChanged(), ChoiceChanges.optionsChanged, ChoiceChanges.configurableChanged,
    ValueChanges.unitChanged(), PresentationChanges.untouchedLimits, ValueChanges.valuesChanged(),
    DefaultChanges.defaultChanged, DefaultChanges.optionalityChanged,
    PresentationChanges.presentationChanged, ResolutionChanges.resolutionChanged, TextChanges.valueNames(),
  ]
  static let removedParameters = [ParameterChanges.parameterRemoved]
  static let addedParameters: [ChangeCheck<LoneParameter>] = [
    ParameterChanges.parameterAdded, TagChanges.tagReused(),
  ]

  static let responses = [ResponseChanges.responseRemoved, ResponseChanges.responseChanged]
  static let responseParameters: [ChangeCheck<ResponseParameterPair>] = [ValueChanges.unitChanged()]

  static let enums = [TextChanges.caseTitles]
  static let cases = [CaseChanges.caseRenamed, CaseChanges.caseRenumbered]
  static let removedCases = [CaseChanges.unknownHidden, CaseChanges.caseRemoved]
  static let addedCases = [CaseChanges.caseIndexReused, CaseChanges.unknownShown, CaseChanges.caseAdded]

  static let objects = [ObjectTypeChanges.typeRenamed]
  static let properties: [ChangeCheck<PropertyPair>] = [
    ObjectTypeChanges.propertyRenamed, TagChanges.tagChanged(), ObjectTypeChanges.propertyRetyped,
    ValueChanges.unitChanged(), ValueChanges.valuesChanged(),
  ]
  static let removedProperties = [ObjectTypeChanges.propertyRemoved]
  static let addedProperties: [ChangeCheck<LoneProperty>] = [TagChanges.tagReused()]

  // MARK: Contracts

  static let heirs: [ContractCheck<IntentHeir>] = [
    IntentChanges.identifierChanged, IntentChanges.intentClassNameChanged, UseChanges.widgetEligibilityLost(),
    ReachChanges.reachReduced, ReachChanges.conditionAdded(), UseChanges.shortcutEligibilityLost(),
    UseChanges.becomesAction, PresentationChanges.opensAppChanged, ResponseChanges.valueChanged,
    TextChanges.parameterTitles(),
  ]
  /// After the parameters.
  static let summaries = [VisibilityChanges.summaryChanged]
  static let sharedClasses = [IntentChanges.classNameShared]
  static let lostIntents: [ContractCheck<LostIntent>] = [IntentChanges.intentRemoved()]
  static let movedIntents = [TargetChanges.intentMoved]
  static let ownProtocols = [IntentChanges.conformanceIndirect]
  static let lostFindActions = [UseChanges.findActionLost]

  static let parameterHeirs = [TypeChanges.valueTypeChanged]
  static let foundParameters: [ContractCheck<ParameterHeir>] = [TypeChanges.multipleValuesChanged()]
  static let keptParameters: [ContractCheck<ParameterHeir>] = [
    ReachChanges.conditionAdded(), DefaultChanges.valueNeeded, DefaultChanges.initialChanged,
    SizeChanges.arraySizeChanged(), ValueChanges.limitsChanged, TextChanges.valueNames(),
  ]
  static let migratedParameters = [
    ValueChanges.enteredUnitChanged, PresentationChanges.controlChanged,
    ValueChanges.choicesChanged, ChoiceChanges.optionsFromCodeLost,
  ]
  static let lostParameters = [ParameterChanges.lostParameter]
  static let newParameters = [DefaultChanges.newValueNeeded]

  static let typeHeirs = [
    ReachChanges.typeConditionAdded, ObjectTypeChanges.identifierRetyped, ObjectTypeChanges.identifierChanged,
    ChoiceChanges.nothingFound, ObjectTypeChanges.propertyMissing,
  ]
  static let numberedEnums = [CaseChanges.numbersForNames]
  static let caseHeirs: [ContractCheck<CaseHeir>] = [
    CaseChanges.rawValueReused, ReachChanges.conditionAdded(),
  ]
  static let missingCases = [CaseChanges.rawValueMissing]
  static let keptCases = [TextChanges.caseTitlesTaken]

  static let widgets = [WidgetChanges.widgetKindChanged]
  static let reconfiguredWidgets = [UseChanges.widgetReconfigured]
  static let plainWidgets = [UseChanges.settingsDropped]
  static let widgetFamilies = [WidgetChanges.widgetFamilyRemoved]
  static let lostPhrases = [WidgetChanges.phraseRemoved]

  // MARK: Rules

  static let definitionRules = distinct([
    removedIntents, removedCopies, addedIntents, intents, removedParameters, addedParameters, parameters,
    enums, removedCases, addedCases, cases, objects, removedProperties, addedProperties, properties,
    responses, responseParameters,
  ])
  static let contractRules = distinct([
    lostIntents, heirs, summaries, sharedClasses, ownProtocols, lostFindActions, lostParameters,
    newParameters,
    parameterHeirs, foundParameters, keptParameters, migratedParameters, typeHeirs, numberedEnums, caseHeirs,
    missingCases, keptCases, widgets, reconfiguredWidgets, plainWidgets,
    widgetFamilies, lostPhrases, movedIntents,
  ])
  static let rules: [Rule] =
    definitionRules + contractRules.filter { !definitionRules.contains($0) }

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
