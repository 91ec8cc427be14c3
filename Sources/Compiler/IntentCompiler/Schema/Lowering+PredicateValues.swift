import IntentDefinition
import IntentSchema

extension Lowering {
  mutating func values(_ operands: PredicateOperands) -> [ParameterValue]? {
    var result: [ParameterValue] = []
    for operand in operands.values {
      guard let value = value(operand, operands) else { return nil }
      result.append(value)
    }
    return result
  }

  /// The parent's type decides how to read the operand: as a case, true or false, or a number. Accepts `1`
  /// for true and `"3"` for a number, with a warning. If the predicate doesn't fit the parent's type, which
  /// is reported elsewhere, the operand keeps its own type.
  private mutating func value(
    _ operand: Located<Definition.Scalar>,
    _ operands: PredicateOperands
  ) -> ParameterValue? {
    switch (operands.parent.type, operand.value) {
    case (_, .data):
      unusable(operands, "a predicate compares with a string, a finite number or a Boolean")
      return nil
    case (_, .real(let number)) where !number.isFinite:
      unusable(operands, "a predicate compares with a string, a finite number or a Boolean")
      return nil
    case (.enumeration(let enumName), .string(let name)):
      return enumCase(Located(name, at: operand.range), of: enumName, operands)
    case (.enumeration(let enumName), let scalar) where operands.fitsParent:
      unusable(operands, "this predicate compares with a case of '\(enumName)', not with \(scalar.words)")
      return nil
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.boolean, let scalar):
      guard let flag = Self.flag(scalar) else {
        unusable(operands, "this predicate compares with true or false, not with \(scalar.words)")
        return nil
      }
      loose(operand, "a Boolean", operands)
      return .boolean(flag)
    case (.integer, let scalar) where operands.fitsParent, (.decimal, let scalar) where operands.fitsParent:
      guard let number = number(operand, operands) else {
        unusable(operands, "this predicate compares with a number, not with \(scalar.words)")
        return nil
      }
      return Int(exactly: number).map { .integer($0) } ?? .decimal(number)
    case (_, .boolean(let flag)): return .boolean(flag)
    case (_, .integer(let number)): return .integer(number)
    case (_, .real(let number)): return .decimal(number)
    case (_, .string(let text)): return .string(text)
    }
  }

  private mutating func enumCase(
    _ name: Located<String>,
    of enumName: String,
    _ operands: PredicateOperands
  ) -> ParameterValue? {
    guard !name.value.isEmpty else {
      unusable(operands, "this predicate compares with a case of '\(enumName)', but names none")
      return nil
    }
    if caseNames[enumName]?.contains(name.value) != true {
      reportUnknown(
        .unusablePredicateValue,
        "'\(name.value)' is not a case of '\(enumName)', so the predicate never holds for it",
        name,
        among: (operands.types.enums[enumName]?.cases ?? []).lazy.map(\.name),
        in: operands.site,
        key: operands.key,
        follows: isUnclearIntent
      )
    }
    return .enumCase(name.value)
  }

  mutating func numbers(_ operands: PredicateOperands) -> [Double] {
    var numbers: [Double] = []
    for operand in operands.values {
      if let number = number(operand, operands) { numbers.append(number) }
    }
    if numbers.count != operands.values.count || numbers.isEmpty {
      unusable(operands, "this predicate compares with a number")
      return []
    }
    return numbers
  }

  mutating func texts(_ operands: PredicateOperands) -> [String]? {
    let texts = operands.values.compactMap { operand -> String? in
      if case .string(let text) = operand.value { text } else { nil }
    }
    guard texts.count == operands.values.count, !texts.isEmpty else {
      unusable(operands, "this predicate looks for a text")
      return nil
    }
    return texts
  }

  private mutating func number(_ operand: Located<Definition.Scalar>, _ operands: PredicateOperands)
    -> Double?
  {
    if let number = operand.value.number { return number.isFinite ? number : nil }
    guard case .string(let text) = operand.value, let number = Double(text), number.isFinite else {
      return nil
    }
    loose(operand, "a number", operands)
    return number
  }

  private static func flag(_ scalar: Definition.Scalar) -> Bool? {
    switch scalar {
    case .integer(let number): number == 0 || number == 1 ? number == 1 : nil
    case .string(let text): DefinitionReader.booleanWords[text] ?? ["0": false, "1": true][text]
    default: nil
    }
  }

  private mutating func loose(
    _ operand: Located<Definition.Scalar>,
    _ expected: String,
    _ operands: PredicateOperands
  ) {
    // A predicate for another type has already been reported.
    guard operands.fitsParent else { return }
    report(
      .looseValueType,
      "the value of the predicate should be \(expected), not \(operand.value.kind)",
      in: operands.site,
      key: operands.key,
      at: operand.range
    )
  }

  mutating func unusable(_ operands: PredicateOperands, _ reason: String) {
    report(
      .unusablePredicateValue,
      "\(reason); the relationship is ignored",
      in: operands.site,
      key: operands.key,
      at: operands.range,
      follows: isUnclearIntent
    )
  }
}
