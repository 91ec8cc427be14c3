import IntentSchema

/// Renders values, such as defaults, as Swift expressions.
struct ValueRenderer {
  let names: ModuleNames

  func initial(_ value: ParameterValue, _ type: ParameterType) -> SwiftExpression? {
    switch (value, type) {
    case (.boolean(let flag), _): return "\(flag)"
    case (.integer(let number), _): return SwiftExpression(SwiftLiteral.integer(number))
    case (.decimal(let number), _): return SwiftExpression(SwiftLiteral.double(number))
    case (.string(let text), _): return .text(text)
    case (.enumCase(let name), .enumeration(let enumName)):
      // Leave out the enum's name, because a property may have the same name.
      return names.enumeration(enumName)?.caseName(name).map { SwiftExpression(".\($0)") }
    case (.duration(let duration), _): return SwiftExpression(Self.duration(duration))
    case (.measurement(let value), _):
      let measurement = names.foundation("Measurement")
      return SwiftExpression(
        "\(measurement)(",
        ["value: \(SwiftLiteral.double(value.value))", "unit: .\(value.unit.rawValue)"]
      )
    case (.currencyAmount(let value), _): return currencyAmount(value)
    case (.speakableString(let value), _): return speakableString(value)
    default: return nil
    }
  }

  func dynamic(_ value: ParameterValue) -> SwiftExpression? {
    switch value {
    case .boolean(let flag): return ".boolean(\(flag))"
    case .integer(let number): return ".integer(\(SwiftLiteral.integer(number)))"
    case .decimal(let number): return ".decimal(\(SwiftLiteral.double(number)))"
    case .string(let text): return SwiftExpression(".string(", [.text(text)])
    case .enumCase(let name): return SwiftExpression(".enumCase(", [.text(name)])
    case .duration(let duration): return ".duration(\(Self.duration(duration)))"
    case .measurement(let value):
      let type = names.runtime("MeasurementValue")
      return ".measurement(\(type)(\(SwiftLiteral.double(value.value)), .\(value.unit.rawValue)))"
    case .currencyAmount(let value): return SwiftExpression(".currencyAmount(", [currencyAmount(value)])
    case .speakableString(let value): return SwiftExpression(".speakableString(", [speakableString(value)])
    default: return nil
    }
  }

  func rule(_ rule: VisibilityRule) -> SwiftExpression {
    let type = names.runtime("VisibilityRule")
    return SwiftExpression(
      "\(type)(",
      [.text(rule.parent), predicate(rule.predicate)]
    )
  }

  private func predicate(_ predicate: VisibilityPredicate) -> SwiftExpression {
    func values(_ name: String, _ values: [ParameterValue]) -> SwiftExpression {
      SwiftExpression(".\(name)([", values.compactMap(dynamic), "])")
    }
    func texts(_ name: String, _ texts: [String]) -> SwiftExpression {
      SwiftExpression(".\(name)([", texts.map { .text($0) }, "])")
    }
    return switch predicate {
    case .hasAnyValue: ".hasAnyValue"
    case .isAnyOf(let allowed): values("isAnyOf", allowed)
    case .isAbsentOrAnyOf(let allowed): values("isAbsentOrAnyOf", allowed)
    case .isNoneOf(let forbidden): values("isNoneOf", forbidden)
    case .isLessThan(let bound): ".isLessThan(\(SwiftLiteral.double(bound)))"
    case .isLessThanOrEqual(let bound): ".isLessThanOrEqual(\(SwiftLiteral.double(bound)))"
    case .isGreaterThan(let bound): ".isGreaterThan(\(SwiftLiteral.double(bound)))"
    case .isGreaterThanOrEqual(let bound): ".isGreaterThanOrEqual(\(SwiftLiteral.double(bound)))"
    case .isWithin(let range):
      ".isWithin(\(SwiftLiteral.range(range)))"
    case .contains(let parts): texts("contains", parts)
    case .doesNotContain(let parts): texts("doesNotContain", parts)
    }
  }

  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return ".seconds(\(SwiftLiteral.integer(seconds)))" }
    return ".milliseconds(\(SwiftLiteral.integer(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)))"
  }

  private func currencyAmount(_ value: CurrencyAmountValue) -> SwiftExpression {
    SwiftExpression(
      "\(names.runtime("CurrencyAmountValue"))(",
      [SwiftExpression(SwiftLiteral.double(value.amount)), .text("currencyCode", value.currencyCode)]
    )
  }

  private func speakableString(_ value: SpeakableStringValue) -> SwiftExpression {
    SwiftExpression("\(names.runtime("SpeakableStringValue"))(", [.text(value.spokenPhrase)])
  }
}
