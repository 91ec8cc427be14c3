import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let missingSizeClass = Rule(
    "missing-size-class",
    .lint,
    "A fixed-size array has no size for some widget sizes"
  )
}

extension Validator {
  mutating func checkMissingSizes(_ parameter: ParameterContext, isForWidgets: Bool) {
    guard isForWidgets, isWanted(.missingSizeClass),
      let stated = parameter.parameter.arraySizes ?? (parameter.schema?.arraySizes == nil ? nil : []),
      let sizes = parameter.schema?.arraySizes
    else { return }
    let missing = [ConfigurationFamily.systemSmall, .systemMedium, .systemLarge].filter { family in
      // A size that is present but unusable was already reported.
      sizes.maximumCount(for: family) == nil && !stated.contains { $0.sizeClass?.value == family.sizeClass }
    }
    guard !missing.isEmpty else { return }
    let classes = missing.map { "'\($0.sizeClass)'" }.listed
    report(
      .missingSizeClass,
      stated.isEmpty
        ? "the size of '\(parameter.name)' is fixed, but it has no sizes, so any number can be chosen; add "
          + "'INIntentParameterArraySizes' with sizes for \(classes)"
        : "'\(parameter.name)' has no size for \(classes), so any number can be chosen there; add it to "
          + "'INIntentParameterArraySizes'",
      in: parameter.site,
      key: "INIntentParameterArraySizes",
      at: parameter.parameter.isFixedSizeArray?.range
    )
  }
}
