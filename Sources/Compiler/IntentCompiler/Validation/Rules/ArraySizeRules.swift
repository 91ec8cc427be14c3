import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let arraySizesWithoutArray = Rule(
    "array-sizes-without-array",
    .warning,
    "A parameter that is not an array has array sizes"
  )
}

/// Rules for the sizes of arrays in each widget family.
enum ArraySizeRules {
  static let parameters: [Check<ParameterElement>] = [
    Check(.arraySizesWithoutArray, arraySizesWithoutArray)
  ]

  private static func arraySizesWithoutArray(_ parameter: ParameterElement, _ findings: inout Findings) {
    let stated = parameter.parameter
    guard stated.field.supportsMultipleValues?.value != true,
      stated.isFixedSizeArray?.value == true || stated.arraySizes?.isEmpty == false
    else { return }
    let hasSizes = stated.arraySizes?.isEmpty == false
    findings.report(
      .arraySizesWithoutArray,
      "'\(parameter.label)' has \(hasSizes ? "array sizes" : "the fixed size of an array") but takes one value; let "
        + "it take several, or remove \(hasSizes ? "the sizes" : "the size")",
      in: parameter.site,
      key: .parameter(hasSizes ? .arraySizes : .fixedSizeArray),
      at: stated.isFixedSizeArray?.range ?? stated.arraySizes?.first?.range
    )
  }
}
