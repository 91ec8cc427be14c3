import IntentSchema

extension Lowering {
  /// The ends of the predicates' names that the format is known to have.
  private static let predicateNames = [
    "HasAnyValue", "EnumHasExactValue", "BooleanHasExactValue", "IntegerHasExactValue",
    "IntegerValueIsNotEqual", "IntegerValueIsGreaterThan", "IntegerValueIsGreaterThanOrEqual",
    "IntegerValueIsLessThan", "IntegerValueIsLessThanOrEqual", "IntegerValueIsWithinRange",
    "DecimalHasExactValue", "DecimalValueIsNotEqual", "DecimalValueIsGreaterThan",
    "DecimalValueIsGreaterThanOrEqual", "DecimalValueIsLessThan", "DecimalValueIsLessThanOrEqual",
    "DecimalValueIsWithinRange", "EnumValueIsNotEqual", "BooleanValueIsNotEqual", "StringValueIsNotEqual",
    "StringValueContains", "StringValueDoesNotContain", "ObjectIdentifierValueContains",
  ]

  /// The predicate of a relationship. What cannot be read is reported and is none.
  mutating func predicate(
    _ relationship: Definition.Relationship,
    of parent: ParameterSchema,
    in site: DefinitionSite,
    _ types: TypeTable
  ) -> VisibilityPredicate? {
    guard let name = relationship.predicateName else {
      report(
        .unknownPredicate,
        "this relationship has no predicate, so the parameter always shows; "
          + "add 'INIntentParameterRelationshipPredicateName'",
        in: site,
        key: "INIntentParameterRelationship",
        at: relationship.parentName?.range
      )
      return nil
    }
    func ends(_ suffix: String) -> Bool { name.value.hasSuffix(suffix) }
    if ends("HasAnyValue") { return .hasAnyValue }
    let operands = Operands(relationship, parent, types, site)
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
      "there is no predicate '\(name.value)', so the parameter always shows",
      name,
      among: Self.predicateNames,
      in: site,
      key: "INIntentParameterRelationshipPredicateName"
    )
    return nil
  }

  /// What a predicate compares with. Several values count as any of them, and win over a single one.
  private struct Operands {
    var values: [Located<Definition.Scalar>]
    let parent: ParameterSchema
    let types: TypeTable
    let site: DefinitionSite
    let range: Range<Int>?

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
    }

    /// What an absent value stands for: false and zero are never written.
    private static func omitted(for parent: ParameterSchema) -> Definition.Scalar {
      switch parent.type {
      case .boolean: .boolean(false)
      case .integer, .decimal, .duration, .measurement, .currencyAmount, .systemEnumeration: .integer(0)
      default: .string("")
      }
    }
  }

  /// Compares with one value or with any of several.
  private mutating func comparison(_ operands: Operands, isEqual: Bool) -> VisibilityPredicate? {
    guard case .enumeration(let name) = operands.parent.type,
      operands.values.contains(where: { $0.value == .string("unknown") }),
      caseNames[name]?.contains("unknown") == false
    else {
      return values(operands).map { isEqual ? .isAnyOf($0) : .isNoneOf($0) }
    }
    // What has no value here is 'unknown' to Apple's system: comparing with it is the opposite of comparing
    // with all the rest.
    var named = operands
    named.values.removeAll { $0.value == .string("unknown") }
    guard let stated = values(named).map(Set.init) else { return nil }
    let cases = operands.types.enums[name]?.cases ?? []
    let rest = cases.map { ParameterValue.enumCase($0.name) }.filter { !stated.contains($0) }
    if isEqual { return .isNoneOf(rest) }
    return stated.isEmpty ? .hasAnyValue : .isAnyOf(rest)
  }

  private mutating func values(_ operands: Operands) -> [ParameterValue]? {
    var result: [ParameterValue] = []
    for operand in operands.values {
      switch (operands.parent.type, operand.value) {
      case (.enumeration(let enumName), .string(let name)):
        guard !name.isEmpty else {
          unusable(operands, "this predicate compares with a case of '\(enumName)', but none is named")
          return nil
        }
        if caseNames[enumName]?.contains(name) != true {
          reportUnknown(
            .unusablePredicateValue,
            "'\(name)' is no case of '\(enumName)', so the predicate never holds for it",
            Located(name, at: operand.range),
            among: (operands.types.enums[enumName]?.cases ?? []).lazy.map(\.name),
            in: operands.site,
            key: "INIntentParameterRelationshipPredicateValue"
          )
        }
        result.append(.enumCase(name))
      case (.boolean, .integer(let number)): result.append(.boolean(number != 0))
      case (.boolean, .string(let text)):
        guard let flag = DefinitionReader.booleanWords[text] else {
          unusable(operands, "this predicate compares with true or false, not with '\(text)'")
          return nil
        }
        result.append(.boolean(flag))
      case (_, .boolean(let flag)): result.append(.boolean(flag))
      case (_, .integer(let number)): result.append(.integer(number))
      case (_, .real(let number)) where number.isFinite: result.append(.decimal(number))
      case (_, .string(let text)): result.append(.string(text))
      case (_, .data), (_, .real):
        unusable(operands, "a predicate compares with a string, a finite number or a Boolean")
        return nil
      }
    }
    return result
  }

  private mutating func numbers(_ operands: Operands) -> [Double] {
    let numbers = operands.values.compactMap(\.value.number).filter(\.isFinite)
    if numbers.count != operands.values.count || numbers.isEmpty {
      unusable(operands, "this predicate compares with a number")
      return []
    }
    return numbers
  }

  private mutating func texts(_ operands: Operands) -> [String]? {
    let texts = operands.values.compactMap { operand -> String? in
      if case .string(let text) = operand.value { text } else { nil }
    }
    guard texts.count == operands.values.count, !texts.isEmpty else {
      unusable(operands, "this predicate looks for a text")
      return nil
    }
    return texts
  }

  private mutating func unusable(_ operands: Operands, _ reason: String) {
    report(
      .unusablePredicateValue,
      "\(reason); the parameter always shows now",
      in: operands.site,
      key: "INIntentParameterRelationshipPredicateValue",
      at: operands.range
    )
  }
}
