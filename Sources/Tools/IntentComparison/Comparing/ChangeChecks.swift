import IntentDiagnostics

/// The checks of each kind of element, in the order in which ``ContractComparison`` runs them.
///
/// To add a rule, declare it with its check in its family's file, and add the check here. A new kind of part
/// is one more check of the element around it.
enum ChangeChecks {
  static let intents = ElementChecks<IntentPair, LostIntent, Contract.Intent>(
    kept: [
      IntentChanges.intentRenamed, IntentChanges.classNameChanged,
      PresentationChanges.intentPresentationChanged, PresentationChanges.confirmationChanged,
      IntentChanges.appIntentRenamed,
      IntentChanges.intentClassNameMissing, IntentChanges.intentClassNameHidden,
      IntentChanges.intentClassNameChanged, ConfigurationChanges.widgetEligibilityLost,
      ReachChanges.reachReduced, ReachChanges.intentConditionAdded, UseChanges.shortcutEligibilityLost,
      UseChanges.availabilityChanged,
      UseChanges.keyParameterChanged, UseChanges.inputChanged, CombinationChanges.combinationsChanged,
      PresentationChanges.launchesChanged, UseChanges.becomesAction, PresentationChanges.opensAppChanged,
      ResponseChanges.valueChanged, TextChanges.parameterTitles,
      ChangeCheck(parts: { $0.parameters }, as: FieldPair.init, parameters),
      ResponseChanges.responseRemoved, ResponseChanges.codeChanged, ResponseChanges.outputRetyped,
      ResponseChanges.outputChanged,
      ChangeCheck(
        parts: { $0.responseParameters },
        as: { FieldPair(ResponsePair(intent: $0), $1, in: $2) },
        responseParameters
      ),
      VisibilityChanges.summaryChanged, IntentChanges.classNameShared,
    ],
    removed: [IntentChanges.intentRemoved, IntentChanges.copyRemoved],
    added: [IntentChanges.intentAdded]
  )
  static let parameters = PartChecks<ParameterPair, IntentPair, Contract.Field>(
    kept: [
      ParameterChanges.parameterRenamed, TypeChanges.parameterRetyped,
      TypeChanges.valueTypeChanged, TypeChanges.multipleValuesChanged,
    ],
    found: [
      TagChanges.tagChanged(), VisibilityChanges.visibilityChanged, ReachChanges.parameterConditionAdded,
      DefaultChanges.valueNeeded, DefaultChanges.initialChanged, SizeChanges.arraySizeChanged,
      ChoiceChanges.optionsChanged, ChoiceChanges.configurableChanged, ValueChanges.unitChanged(),
      ValueChanges.valuesChanged(), ValueChanges.limitsChanged,
      DefaultChanges.defaultChanged, DefaultChanges.optionalityChanged,
      PresentationChanges.presentationChanged, ResolutionChanges.resolutionChanged,
      ValueChanges.choicesChanged, ChoiceChanges.optionsFromCodeLost,
    ],
    removed: [ParameterChanges.parameterRemoved, ParameterChanges.lostParameter],
    added: [ParameterChanges.parameterAdded, TagChanges.tagReused(), DefaultChanges.newValueNeeded]
  )
  static let responseParameters = PartChecks<ResponseParameterPair, IntentPair, Contract.Field>(
    kept: [ValueChanges.unitChanged()]
  )

  static let types = ElementChecks<TypePair, Never, Never>(
    kept: [CaseChanges.numbersForNames],
    found: [
      TextChanges.caseTitles, ObjectTypeChanges.typeRenamed, ReachChanges.typeConditionAdded,
      ObjectTypeChanges.identifierRetyped, ObjectTypeChanges.identifierChanged, ChoiceChanges.nothingFound,
      ChangeCheck(
        parts: { $0.cases },
        as: { type, pair, _ in CasePair(owner: type, old: pair.old, new: pair.new) },
        cases
      ),
      ChangeCheck(parts: { $0.properties }, as: FieldPair.init, properties),
    ]
  )
  static let cases = PartChecks<CasePair, TypePair, Contract.ValueType.Case>(
    kept: [
      CaseChanges.caseRenamed, CaseChanges.caseRenumbered, CaseChanges.rawValueReused,
      ReachChanges.caseConditionAdded,
    ],
    removed: [CaseChanges.caseRemoved, CaseChanges.rawValueMissing],
    added: [CaseChanges.caseIndexReused, CaseChanges.caseAdded]
  )
  static let properties = PartChecks<PropertyPair, TypePair, Contract.Field>(
    kept: [
      ObjectTypeChanges.propertyRenamed, TagChanges.tagChanged(), ObjectTypeChanges.propertyRetyped,
      ValueChanges.unitChanged(), ValueChanges.valuesChanged(),
    ],
    removed: [ObjectTypeChanges.propertyRemoved],
    added: [TagChanges.tagReused()]
  )

  /// Checks of what belongs to an app.
  static let apps = [
    WidgetChanges.phraseRemoved, TargetChanges.intentMoved, IntentChanges.conformanceIndirect,
    WidgetChanges.widgetKindChanged,
    ConfigurationChanges.widgetReconfigured, ConfigurationChanges.settingsDropped,
    WidgetChanges.widgetFamilyRemoved,
  ]

  static let rules = intents.rules + types.rules + apps.map(\.rule)
}

extension Rule {
  package static let comparisonRules = ChangeChecks.rules
}
