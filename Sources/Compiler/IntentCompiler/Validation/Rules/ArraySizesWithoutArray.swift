import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let arraySizesWithoutArray = Rule(
    "array-sizes-without-array",
    .warning,
    "A parameter that is not an array has array sizes"
  )
}

extension Validator {
  mutating func checkArray(_ parameter: ParameterContext) {
    let stated = parameter.parameter
    guard stated.field.supportsMultipleValues?.value != true,
      stated.isFixedSizeArray?.value == true || stated.arraySizes?.isEmpty == false
    else { return }
    let hasSizes = stated.arraySizes?.isEmpty == false
    report(
      .arraySizesWithoutArray,
      "'\(parameter.name)' has \(hasSizes ? "array sizes" : "the fixed size of an array") but takes one value; add "
        + "'INIntentParameterSupportsMultipleValues' or remove \(hasSizes ? "the sizes" : "'INIntentParameterFixedSizeArray'")",
      in: parameter.site,
      key: hasSizes ? "INIntentParameterArraySizes" : "INIntentParameterFixedSizeArray",
      at: stated.isFixedSizeArray?.range ?? stated.arraySizes?.first?.range
    )
  }
}
