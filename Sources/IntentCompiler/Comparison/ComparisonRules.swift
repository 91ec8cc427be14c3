extension Rule {
  /// The rules that comparing two versions of definitions can report.
  static let comparisonRules: [Rule] = [
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

  /// Whether it is about changes between two versions.
  var isOnChanges: Bool { Self.comparisonRules.contains(self) }

  /// How much it counts where nothing else is set: its severity, or the worst verdict on a change.
  var levelWords: String { isOnChanges ? Verdict(severity).rawValue : severity.rawValue }

  /// The rules that reading a baseline can report.
  static let baselineRules: [Rule] = [.invalidBaseline]
}
