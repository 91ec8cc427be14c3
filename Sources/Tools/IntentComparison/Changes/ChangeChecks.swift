import IntentDiagnostics

/// A check for one kind of change. It reports only the rules that it names.
struct ChangeCheck<Subject>: RuleReporting {
  /// Looks at a subject, and adds the changes it finds.
  typealias Run = @Sendable (Subject, ComparisonContext, inout ChangeFindings) -> Void

  let rules: [Rule]
  private let run: Run

  init(_ rules: Rule..., run: @escaping Run) {
    self.init(rules, run: run)
  }

  init(_ rules: [Rule], run: @escaping Run) {
    self.rules = rules
    self.run = run
  }

  func check(_ subject: Subject, in context: ComparisonContext, _ findings: inout ChangeFindings) {
    let count = findings.changes.count
    run(subject, context, &findings)
    assert(findings.changes[count...].allSatisfy { rules.contains($0.diagnostic.rule) })
  }
}

protocol RuleReporting: Sendable {
  var rules: [Rule] { get }
}

extension Array: RuleReporting where Element: RuleReporting {
  var rules: [Rule] { flatMap(\.rules) }
}

extension Array {
  func check<Subject>(_ subject: Subject, in context: ComparisonContext, _ findings: inout ChangeFindings)
  where Element == ChangeCheck<Subject> {
    for check in self { check.check(subject, in: context, &findings) }
  }
}

/// To add a rule, declare it with its check in its family's file, and add the check here.
enum ChangeChecks {
  static let intents: [ChangeCheck<IntentPair>] = [
    IntentChanges.intentRenamed, IntentChanges.classNameChanged, NameChanges.swiftNameChanged(),
    NameChanges.nameRespelled(), PresentationChanges.intentPresentationChanged, TextChanges.tableChanged(),
    UseChanges.widgetEligibilityLost, UseChanges.shortcutEligibilityLost, UseChanges.availabilityChanged,
    UseChanges.keyParameterChanged, UseChanges.inputChanged, CombinationChanges.combinationsChanged,
    CombinationChanges.launchesChanged,
    TextChanges.texts(TextDetails.init),
  ]
  static let removedIntents = [IntentChanges.intentRemoved]
  static let addedIntents = [IntentChanges.intentAdded]

  static let parameters: [ChangeCheck<ParameterPair>] = [
    ParameterChanges.parameterRenamed, NameChanges.swiftNameChanged(), NameChanges.nameRespelled(),
    TypeChanges.parameterRetyped, TypeChanges.multipleValuesChanged, TagChanges.tagChanged(),
    VisibilityChanges.visibilityChanged, ChoiceChanges.arraySizeCut, ChoiceChanges.arraySizeRaised,
    ChoiceChanges.optionsChanged, ChoiceChanges.configurableChanged, TextChanges.texts(),
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

  static let rules = rules(of: [
    removedIntents, addedIntents, intents, removedParameters, addedParameters, parameters, removedEnums,
    addedEnums, enums, removedCases, addedCases, cases, removedObjects, addedObjects, objects,
    removedProperties, addedProperties, properties, responses, responseParameters, addedResponseParameters,
  ])
  static let textRules = rules(of: [texts, addedTexts, removedTexts, translations])

  private static func rules(of lists: [any RuleReporting]) -> [Rule] {
    lists.flatMap(\.rules).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Rule {
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }

  package static let comparisonRules = ChangeChecks.rules + contractRules
}
