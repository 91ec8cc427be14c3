import IntentCompiler
import IntentSchema

/// Renders defaults as constants, which is what the system reads from the source.
struct ConstantRenderer {
  let names: ModuleNames

  /// A default as an expression without a name outside the parameter's type; `nil` if App Intents have no default for
  /// the type.
  ///
  /// - Parameter unit: The unit of the expression, for a measurement or a duration.
  func constant(_ value: ParameterValue, _ type: ParameterType, _ unit: AppParameter.Unit?) -> String? {
    switch (value, type) {
    case (.boolean(let flag), .boolean): return "\(flag)"
    case (.integer(let number), .integer): return "\(number)"
    case (.decimal(let number), .decimal): return decimal(number)
    case (.integer(let number), .decimal): return decimal(Double(number))
    case (.string(let text), .string): return SwiftLiteral.string(text)
    case (.enumCase(let name), .enumeration(let enumeration)):
      return names.caseName(name, of: enumeration).map { ".\($0)" }
    case (.measurement(let value), .measurement):
      guard value.unit.rawValue == unit?.name else { return nil }
      return decimal(value.value)
    case (.duration(let value), .duration(let settings)):
      let length = settings.unit ?? settings.defaultUnit
      let seconds = length.appIntentsName == nil ? 1 : length.seconds
      return decimal(value.seconds / seconds)
    default: return nil
    }
  }

  /// A number as a literal; `nil` for what Swift has no literal for.
  func decimal(_ value: Double) -> String? {
    value.isFinite ? SwiftLiteral.double(value) : nil
  }
}
