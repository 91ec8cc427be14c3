import IntentDefinition
import IntentSchema

extension Lowering {
  package static let predicateNames = [
    "HasAnyValue", "EnumHasExactValue", "BooleanHasExactValue", "IntegerHasExactValue",
    "IntegerValueIsNotEqual", "IntegerValueIsGreaterThan", "IntegerValueIsGreaterThanOrEqual",
    "IntegerValueIsLessThan", "IntegerValueIsLessThanOrEqual", "IntegerValueIsWithinRange",
    "DecimalHasExactValue", "DecimalValueIsNotEqual", "DecimalValueIsGreaterThan",
    "DecimalValueIsGreaterThanOrEqual", "DecimalValueIsLessThan", "DecimalValueIsLessThanOrEqual",
    "DecimalValueIsWithinRange", "EnumValueIsNotEqual", "BooleanValueIsNotEqual", "StringValueIsNotEqual",
    "StringValueContains", "StringValueDoesNotContain", "ObjectIdentifierValueContains",
  ]

  mutating func predicate(
    _ relationship: Definition.Relationship,
    of parent: ParameterSchema,
    in site: DefinitionSite,
    _ types: TypeTable
  ) -> VisibilityPredicate? {
    guard let name = relationship.predicateName else {
      report(
        .unknownPredicate,
        "this relationship has no predicate, so it is ignored; add one",
        in: site,
        key: .parameter(.relationship),
        at: relationship.parentName?.range
      )
      return nil
    }
    func ends(_ suffix: String) -> Bool { name.value.hasSuffix(suffix) }
    if ends("HasAnyValue") { return .hasAnyValue }
    let operands = PredicateOperands(relationship, parent, types, site)
    if ends("HasExactValue") || ends("ValueIsEqual") {
      return comparison(operands, isEqual: true)
    }
    if ends("ValueIsNotEqual") { return comparison(operands, isEqual: false) }
    if ends("ValueIsLessThan") { return numbers(operands).max().map { .isLessThan($0) } }
    if ends("ValueIsLessThanOrEqual") { return numbers(operands).max().map { .isLessThanOrEqual($0) } }
    if ends("ValueIsGreaterThan") { return numbers(operands).min().map { .isGreaterThan($0) } }
    if ends("ValueIsGreaterThanOrEqual") { return numbers(operands).min().map { .isGreaterThanOrEqual($0) } }
    if ends("ValueIsWithinRange") {
      let numbers = numbers(operands)
      guard let low = numbers.min(), let high = numbers.max(), numbers.count == 2 else {
        if !numbers.isEmpty { unusable(operands, "a range needs two numbers") }
        return nil
      }
      return .isWithin(low...high)
    }
    if ends("ValueContains") { return texts(operands).map { .contains($0) } }
    if ends("ValueDoesNotContain") { return texts(operands).map { .doesNotContain($0) } }
    reportUnknown(
      .unknownPredicate,
      "unknown predicate '\(name.value)', so the relationship is ignored",
      name,
      among: Self.predicateNames,
      in: site,
      key: .relationship(.predicateName),
      otherwise: "; '\(parent.name)' has \(Self.predicates(of: parent.type).joined(separator: ", "))",
      isOfFormat: true
    )
    return nil
  }

  private static func predicates(of type: ParameterType) -> [String] {
    let kind =
      switch type {
      case .enumeration: "Enum"
      case .boolean: "Boolean"
      case .integer: "Integer"
      case .decimal: "Decimal"
      case .string: "String"
      case .object: "Object"
      default: "HasAny"
      }
    return predicateNames.filter { $0 == "HasAnyValue" || $0.hasPrefix(kind) }
  }

  private mutating func comparison(_ operands: PredicateOperands, isEqual: Bool) -> VisibilityPredicate? {
    guard case .enumeration(let name) = operands.parent.type,
      operands.values.contains(where: { $0.value == .string(Definition.Enum.Case.noValueName) }),
      caseNames[name]?.contains(Definition.Enum.Case.noValueName) == false
    else {
      return values(operands).map { isEqual ? .isAnyOf($0) : .isNoneOf($0) }
    }
    // Apple's system calls a value that is not a case 'unknown'.
    var named = operands
    named.values.removeAll { $0.value == .string(Definition.Enum.Case.noValueName) }
    guard let stated = values(named) else { return nil }
    if isEqual { return .isAbsentOrAnyOf(stated) }
    return stated.isEmpty ? .hasAnyValue : .isNoneOf(stated)
  }
}

/// The kind of value that a predicate can compare, for messages.
enum PredicateSubject: String {
  case enumCase = "a case"
  case boolean = "true and false"
  case number = "numbers"
  case text = "texts"
  case object = "objects"

  init?(of predicate: String) {
    if predicate.hasSuffix("HasAnyValue") { return nil }
    if predicate.hasPrefix("Enum") {
      self = .enumCase
    } else if predicate.hasPrefix("Boolean") {
      self = .boolean
    } else if predicate.hasPrefix("Integer") || predicate.hasPrefix("Decimal") {
      self = .number
    } else if predicate.hasPrefix("String") {
      self = .text
    } else if predicate.hasPrefix("Object") {
      self = .object
    } else if predicate.contains("ValueIsLessThan") || predicate.contains("ValueIsGreaterThan")
      || predicate.hasSuffix("ValueIsWithinRange")
    {
      self = .number
    } else if predicate.hasSuffix("Contain") || predicate.hasSuffix("Contains") {
      self = .text
    } else {
      return nil
    }
  }

  func fits(_ type: ParameterType) -> Bool {
    switch type {
    case .enumeration, .systemEnumeration: self == .enumCase
    case .boolean: self == .boolean
    case .integer, .decimal, .duration, .measurement, .currencyAmount: self == .number
    case .string, .speakableString, .url: self == .text
    case .object, .untypedObject: self == .object || self == .text
    default: true
    }
  }
}

/// A list of values overrides the single value, and matches if any of its values does.
struct PredicateOperands {
  var values: [Located<Definition.Scalar>]
  let parent: ParameterSchema
  let types: TypeTable
  let site: DefinitionSite
  let range: Range<Int>?
  /// A predicate that doesn't fit the parent's type gets no other report.
  let fitsParent: Bool
  let key: DefinitionKey

  init(
    _ relationship: Definition.Relationship,
    _ parent: ParameterSchema,
    _ types: TypeTable,
    _ site: DefinitionSite
  ) {
    let several = relationship.predicateValues ?? []
    values = several.isEmpty ? [relationship.predicateValue ?? Located(Self.omitted(for: parent))] : several
    self.parent = parent
    self.types = types
    self.site = site
    range = values.first?.range ?? relationship.predicateName?.range ?? relationship.range
    fitsParent =
      relationship.predicateName.flatMap { PredicateSubject(of: $0.value) }?.fits(parent.type) ?? true
    key = .relationship(several.isEmpty ? .predicateValue : .predicateValues)
  }

  /// The operand of a condition that has none: files omit false and zero.
  private static func omitted(for parent: ParameterSchema) -> Definition.Scalar {
    switch parent.type {
    case .boolean: .boolean(false)
    case .integer, .decimal, .duration, .measurement, .currencyAmount, .systemEnumeration: .integer(0)
    default: .string("")
    }
  }
}
