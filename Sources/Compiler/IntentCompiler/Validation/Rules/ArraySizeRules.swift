import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let arraySizesWithoutArray = Rule(
    "array-sizes-without-array",
    .warning,
    "A parameter that is not an array has array sizes"
  )

  package static let repeatedSizeClass = Rule(
    "repeated-size-class",
    .warning,
    "An array has two sizes for the same widget size"
  )

  package static let shrinkingArraySize = Rule(
    "shrinking-array-size",
    .lint,
    "A larger widget holds fewer values than a smaller one"
  )
}

/// Rules for the sizes of arrays in each widget family.
enum ArraySizeRules {
  static let parameters: [Check<ParameterElement>] = [
    Check(.arraySizesWithoutArray, arraySizesWithoutArray),
    Check(.repeatedSizeClass, repeatedSizeClass),
    Check(.shrinkingArraySize, shrinkingArraySize),
  ]

  private static func arraySizesWithoutArray(_ parameter: ParameterElement, _ findings: inout Findings) {
    let stated = parameter.parameter
    guard stated.field.supportsMultipleValues?.value != true,
      stated.isFixedSizeArray?.value == true || stated.arraySizes?.isEmpty == false
    else { return }
    let hasSizes = stated.arraySizes?.isEmpty == false
    findings.report(
      .arraySizesWithoutArray,
      "'\(parameter.label)' has \(hasSizes ? "array sizes" : "the fixed size of an array") but takes one value; add "
        + "'INIntentParameterSupportsMultipleValues' or remove \(hasSizes ? "the sizes" : "'INIntentParameterFixedSizeArray'")",
      in: parameter.site,
      key: .parameter(hasSizes ? .arraySizes : .fixedSizeArray),
      at: stated.isFixedSizeArray?.range ?? stated.arraySizes?.first?.range
    )
  }

  private static func repeatedSizeClass(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard parameter.schema?.arraySizes != nil, let sizes = parameter.parameter.arraySizes else { return }
    var seen: [String: Range<Int>?] = [:]
    for size in sizes {
      guard let sizeClass = size.sizeClass else { continue }
      guard let first = seen[sizeClass.value] else {
        seen[sizeClass.value] = .some(sizeClass.range)
        continue
      }
      findings.report(
        .repeatedSizeClass,
        "duplicate size for '\(sizeClass.value)'; remove one of them",
        in: parameter.site,
        key: .parameter(.arraySizes),
        at: sizeClass.range,
        notes: [Diagnostic.Note("the other size is here", at: parameter.site.location(first))]
      )
    }
  }

  private static let growing: [ConfigurationFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  private static func shrinkingArraySize(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard parameter.isForWidgets, let sizes = parameter.schema?.arraySizes else { return }
    var last: (family: ConfigurationFamily, count: Int)?
    for family in growing {
      guard let count = sizes.maximumCount(for: family) else { continue }
      if let last, count < last.count {
        let stated = parameter.parameter.arraySizes?.last { $0.sizeClass?.value == family.sizeClass }
        findings.report(
          .shrinkingArraySize,
          "the size for '\(family.sizeClass)' is \(count), less than \(last.count) for '\(last.family.sizeClass)'",
          in: parameter.site,
          key: .parameter(.arraySizes),
          at: stated?.size?.range ?? stated?.range
        )
      }
      last = (family, count)
    }
  }
}
