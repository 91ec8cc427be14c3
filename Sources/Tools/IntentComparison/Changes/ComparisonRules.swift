import IntentDiagnostics

extension Rule {
  /// A rule on a change between two versions.
  static func change(_ name: String, _ severity: Severity, _ summary: String) -> Rule {
    Rule(name, severity, summary, on: .comparison)
  }

  /// The rules of a comparison.
  package static let comparisonRules: [Rule] = [
    .intentRemoved, .intentAdded, .intentRenamed, .classNameChanged, .swiftNameChanged,
    .nameRespelled, .widgetEligibilityLost,
    .shortcutEligibilityLost, .availabilityChanged, .keyParameterChanged, .inputChanged,
    .combinationRemoved, .combinationAdded, .parameterRemoved, .parameterAdded, .parameterRenamed,
    .parameterRetyped, .multipleValuesChanged, .tagChanged, .tagReused, .visibilityChanged, .arraySizeCut,
    .arraySizeRaised, .optionsChanged, .configurableChanged, .unitChanged, .valuesNarrowed, .valuesWidened,
    .defaultChanged, .optionalityChanged, .presentationChanged, .enumRemoved, .enumAdded, .enumRenamed,
    .caseRemoved, .caseAdded, .caseRenamed, .caseRenumbered, .caseIndexReused, .typeRemoved, .typeAdded,
    .typeRenamed, .propertyRemoved, .propertyAdded, .propertyRenamed, .propertyRetyped, .responseRemoved,
    .responseChanged, .responseAdded, .textIDChanged, .textChanged, .textAdded, .textRemoved,
    .tableChanged, .translationChanged, .translationAdded, .translationRemoved,
  ]

  /// The rules on reading a baseline.
  package static let baselineRules: [Rule] = [.invalidBaseline]
}
