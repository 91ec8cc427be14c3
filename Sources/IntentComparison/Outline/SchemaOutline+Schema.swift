import IntentTools

extension SchemaOutline.Intent {
  /// What counts of an intent; without its texts and place.
  package init(_ intent: DefinitionSchema.Intent) {
    let configuration = intent.configuration
    self.init(name: configuration.name, className: configuration.className)
    isForWidgets = intent.isEligibleForWidgets
    isForShortcuts = intent.isConfigurable
    isSuggested = intent.isEligibleForSuggestions
    category = intent.category
    verb = intent.verb
    asksFirst = intent.requiresConfirmation
    input = intent.input
    keyParameter = intent.keyParameter
    let combinations = intent.combinations.isEmpty ? intent.managedCombinations : intent.combinations
    self.combinations = combinations.map(\.parameters)
    parameters = configuration.parameters.map { SchemaOutline.Parameter($0) }
    for code in intent.response?.codes ?? [] { codes[code.name] = code.isSuccess }
    answers = (intent.response?.parameters ?? []).map { SchemaOutline.Property(answer: $0) }
    output = intent.response?.output
  }
}

extension SchemaOutline.Parameter {
  package init(_ parameter: ParameterSchema) {
    self.init(name: parameter.name, tag: parameter.tag, type: OutlineType(parameter.type))
    isArray = parameter.isArray
    sizes = parameter.arraySizes?.maximumCounts
    defaultValue = parameter.defaultValue?.bareWords
    condition = parameter.visibility.map { SchemaOutline.Condition($0) }
    options =
      switch parameter.options {
      case .fixed: .fixed
      case .dynamic: .dynamic
      case .searchable: .searchable
      }
    isConfigurable = parameter.isConfigurable
  }
}

extension SchemaOutline.Condition {
  init(_ rule: VisibilityRule) {
    let (predicate, values) = rule.predicate.outline
    self.init(parent: rule.parent, predicate: predicate, values: values, words: rule.words)
  }
}

extension SchemaOutline.Enum {
  package init(_ enumeration: EnumSchema) {
    self.init(name: enumeration.name, className: enumeration.className)
    cases = enumeration.cases.map { SchemaOutline.Case(name: $0.name, index: $0.index) }
  }
}

extension SchemaOutline.ObjectType {
  package init(_ object: ObjectSchema) {
    self.init(name: object.name, className: object.className)
    properties = object.properties.map { SchemaOutline.Property($0) }
  }
}

extension SchemaOutline.Property {
  package init(_ property: ObjectSchema.Property) {
    self.init(name: property.name, tag: property.tag, type: OutlineType(property.type))
    isArray = property.isArray
  }
}

extension SchemaOutline.Property {
  /// A value that code gives as part of an answer: nobody is asked for it, so its bounds mean nothing.
  fileprivate init(answer: ObjectSchema.Property) {
    self.init(answer)
    type.minimum = nil
    type.maximum = nil
    type.bounds = nil
    type.choices = []
    type.defaultUnit = nil
  }
}

extension ParameterValue {
  /// The value in words, an enum's case by its bare name.
  fileprivate var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}

extension VisibilityPredicate {
  fileprivate var outline: (String, [String]) {
    func words(_ bound: Double) -> String { ParameterValue.decimal(bound).words }
    return switch self {
    case .hasAnyValue: ("hasAnyValue", [])
    case .isAnyOf(let values): ("isAnyOf", values.map(\.bareWords))
    case .isNoneOf(let values): ("isNoneOf", values.map(\.bareWords))
    case .isLessThan(let bound): ("isLessThan", [words(bound)])
    case .isLessThanOrEqual(let bound): ("isLessThanOrEqual", [words(bound)])
    case .isGreaterThan(let bound): ("isGreaterThan", [words(bound)])
    case .isGreaterThanOrEqual(let bound): ("isGreaterThanOrEqual", [words(bound)])
    case .isWithin(let range): ("isWithin", [words(range.lowerBound), words(range.upperBound)])
    case .contains(let parts): ("contains", parts)
    case .doesNotContain(let parts): ("doesNotContain", parts)
    }
  }
}
