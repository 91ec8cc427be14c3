import IntentDefinition
import IntentSchema

extension Lowering {
  mutating func defaultValue(
    of field: Definition.Field,
    _ type: ParameterType,
    in site: DefinitionSite,
    _ types: TypeTable
  ) -> ParameterValue? {
    guard let value = field.metadata?.value.defaultValue else { return nil }
    switch (type, value.value) {
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.integer, .integer(let number)): return .integer(number)
    case (.integer, .real(let number)):
      if let whole = Int(exactly: number) { return .integer(whole) }
    case (.decimal, let scalar):
      if let number = scalar.number, number.isFinite { return .decimal(number) }
    case (.string, .string(let text)): return .string(text)
    case (.enumeration(let name), .string(let caseName)):
      return defaultCase(Located(caseName, at: value.range), types.enums[name], in: site)
    // Some Xcode versions write a missing value this way.
    case (_, .data(let bytes)) where bytes.isEmpty: return nil
    case (.systemEnumeration, .integer(let index)): return .integer(index)
    // The values of Apple's enums are numbers, and the file doesn't say which number a name means.
    case (.systemEnumeration, .string): return nil
    case (.duration, let scalar):
      if let number = scalar.number, let duration = duration(seconds: number) {
        return .duration(duration)
      }
    case (.measurement(let settings), let scalar):
      if let number = scalar.number, number.isFinite {
        return .measurement(MeasurementValue(number, settings.defaultUnit))
      }
    case (.currencyAmount(let settings), let scalar):
      if let number = scalar.number, number.isFinite, let code = settings.currencyCodes.first {
        return .currencyAmount(CurrencyAmountValue(number, currencyCode: code))
      }
    case (.speakableString, .string(let text)):
      return .speakableString(SpeakableStringValue(text))
    default:
      break
    }
    report(
      .unusableDefault,
      "\(Self.reason(value.value, type)); it is ignored",
      in: site,
      key: .metadata(.parameter, .defaultValue),
      at: value.range,
      follows: field.isUntyped(type)
    )
    return nil
  }

  private static func reason(_ value: Definition.Scalar, _ type: ParameterType) -> String {
    switch (type, value.number) {
    case (.duration, .some): "the default duration is too long"
    case (.currencyAmount(let settings), .some) where settings.currencyCodes.isEmpty:
      "the default amount has no currency; add one to the currency codes"
    case (.integer, let number?) where number.rounded() == number:
      "the default of an integer must be between \(Int.min) and \(Int.max)"
    case (.integer, .some): "the default of an integer must be a whole number, not \(value.words)"
    default: "\(value.kind) cannot be the default here"
    }
  }

  private mutating func defaultCase(
    _ name: Located<String>,
    _ enumeration: EnumSchema?,
    in site: DefinitionSite
  ) -> ParameterValue? {
    guard let enumeration else { return nil }
    if caseNames[enumeration.name]?.contains(name.value) == true { return .enumCase(name.value) }
    // Xcode's menu offers it for "none"; the rule 'unknown-default' is about it.
    guard name.value != Definition.Enum.Case.noValueName else { return nil }
    reportUnknown(
      .defaultIsNoCase,
      "the default '\(name.value)' is not a case of '\(enumeration.name)'",
      name,
      among: enumeration.cases.lazy.map(\.name),
      in: site,
      key: .metadata(.parameter, .defaultValue),
      follows: isUnclear
    )
    return nil
  }
}
