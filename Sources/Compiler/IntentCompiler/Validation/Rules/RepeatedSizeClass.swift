import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let repeatedSizeClass = Rule(
    "repeated-size-class",
    .warning,
    "An array has two sizes for the same widget size"
  )
}

extension Validator {
  mutating func checkSizeClasses(_ parameter: ParameterContext) {
    guard parameter.schema?.arraySizes != nil, let sizes = parameter.parameter.arraySizes else { return }
    var seen: [String: Range<Int>?] = [:]
    for size in sizes {
      guard let sizeClass = size.sizeClass else { continue }
      guard let first = seen[sizeClass.value] else {
        seen[sizeClass.value] = .some(sizeClass.range)
        continue
      }
      report(
        .repeatedSizeClass,
        "duplicate size for '\(sizeClass.value)'; remove one of them",
        in: parameter.site,
        key: "INIntentParameterArraySizes",
        at: sizeClass.range,
        notes: [Diagnostic.Note("the other size is here", at: parameter.site.location(first))]
      )
    }
  }
}
