import IntentDefinition
import IntentSchema

extension Lowering {
  /// Several operands are alternatives, so a comparison takes the loosest: the largest after 'less', the
  /// smallest after 'greater'. Only a range needs both. Returns `nil` after a report if the relationship has
  /// no meaning; its parameter is then always visible.
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
    guard let comparison = PredicateName(name.value).comparison else {
      let known = PredicateName.known(of: PredicateName.Subject(of: parent.type).map { [$0] } ?? [])
      reportUnknown(
        .unknownPredicate,
        "unknown predicate '\(name.value)', so the relationship is ignored",
        name,
        among: PredicateName.known(),
        in: site,
        key: .relationship(.predicateName),
        otherwise: "; '\(parent.name)' has \(known.joined(separator: ", "))",
        isOfFormat: true
      )
      return nil
    }
    let operands = PredicateOperands(relationship, parent, types, site)
    switch comparison {
    case .hasAnyValue: return .hasAnyValue
    case .isEqual: return self.comparison(operands, isEqual: true)
    case .isNotEqual: return self.comparison(operands, isEqual: false)
    case .isLess: return numbers(operands).max().map { .isLessThan($0) }
    case .isLessOrEqual: return numbers(operands).max().map { .isLessThanOrEqual($0) }
    case .isGreater: return numbers(operands).min().map { .isGreaterThan($0) }
    case .isGreaterOrEqual: return numbers(operands).min().map { .isGreaterThanOrEqual($0) }
    case .isWithin:
      let numbers = numbers(operands)
      guard let low = numbers.min(), let high = numbers.max(), numbers.count == 2 else {
        if !numbers.isEmpty { unusable(operands, "a range needs two numbers") }
        return nil
      }
      return .isWithin(low...high)
    case .contains: return texts(operands).map { .contains($0) }
    case .doesNotContain: return texts(operands).map { .doesNotContain($0) }
    }
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

/// The values that a predicate compares with, with their parent. A list of values overrides the single value,
/// and matches if any of its values does.
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
      relationship.predicateName.flatMap { PredicateName($0.value).subject }?.fits(parent.type) ?? true
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
