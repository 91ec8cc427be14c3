import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let minimumAboveMaximum = Rule(
    "minimum-above-maximum",
    .warning,
    "A minimum is above the maximum"
  )

  package static let defaultOutsideBounds = Rule(
    "default-outside-bounds",
    .warning,
    "A default is below the minimum or above the maximum"
  )

  package static let untouchedMaximum = Rule(
    "untouched-maximum",
    .warning,
    "A number has the limits that Xcode gives each new number"
  )
}

/// Rules for minimums, maximums, and defaults between them.
enum BoundsRules {
  static let parameters: [Check<ParameterElement>] = [
    Check(.untouchedMaximum, untouchedMaximum)
  ]
  static let fields: [Check<FieldElement>] = [
    Check(.minimumAboveMaximum, minimumAboveMaximum),
    Check(.defaultOutsideBounds, defaultOutsideBounds),
  ]

  private static func minimumAboveMaximum(_ field: FieldElement, _ findings: inout Findings) {
    guard let type = field.type, let bounds = type.bounds, let minimum = bounds.minimum,
      let maximum = bounds.maximum, minimum > maximum
    else { return }
    let metadata = field.field.metadata
    let isAbsent = metadata?.value.minimumValue == nil
    findings.report(
      .minimumAboveMaximum,
      "the \(isAbsent ? "absent minimum counts as 0, which" : "minimum \(type.words(minimum))") is above the "
        + "maximum \(type.words(maximum)), so no value is allowed",
      in: field.site,
      key: field.metadataKey(isAbsent ? .maximumValue : .minimumValue),
      at: metadata?.value.minimumValue?.range ?? metadata?.value.maximumValue?.range,
      follows: !field.site.definition.gaps.isEmpty
    )
  }

  private static func defaultOutsideBounds(_ field: FieldElement, _ findings: inout Findings) {
    guard let type = field.type, let value = field.defaultValue, let number = value.measured,
      let bounds = type.bounds, bounds.areInOrder
    else { return }
    let broken: String
    if let minimum = bounds.minimum, number < minimum {
      broken = "below the minimum \(type.words(minimum))"
    } else if let maximum = bounds.maximum, number > maximum {
      broken = "above the maximum \(type.words(maximum))"
    } else {
      return
    }
    findings.report(
      .defaultOutsideBounds,
      "the default \(type.words(number)) is \(broken); change one of the two",
      in: field.site,
      key: field.metadataKey(.defaultValue),
      at: field.field.metadata?.value.defaultValue?.range,
      follows: !field.site.definition.gaps.isEmpty
    )
  }

  private static func untouchedMaximum(_ parameter: ParameterElement, _ findings: inout Findings) {
    let metadata = parameter.parameter.field.metadata
    guard parameter.schema?.hasUntouchedBounds == true, metadata?.value.defaultValue == nil else { return }
    findings.report(
      .untouchedMaximum,
      "'\(parameter.label)' has the limits that Xcode gives each new number, 0 to 1; set its minimum and maximum, "
        + "or remove the limit",
      in: parameter.site,
      key: .metadata(.parameter, .maximumValue),
      at: metadata?.value.maximumValue?.range,
      follows: !parameter.site.definition.gaps.isEmpty
    )
  }
}

extension ParameterSchema {
  /// Whether a number parameter still has the bounds of a new one in Xcode: 0 to 1.
  package var hasUntouchedBounds: Bool {
    let control: NumberControl
    switch type {
    case .integer(let settings): control = settings.control
    case .decimal(let settings): control = settings.control
    default: return false
    }
    return control != .slider && defaultValue == nil && type.bounds?.minimum == 0 && type.bounds?.maximum == 1
  }
}
