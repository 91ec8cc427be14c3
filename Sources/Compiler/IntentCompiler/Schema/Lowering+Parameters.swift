import IntentDefinition
import IntentSchema

extension Lowering {
  mutating func parameter(
    _ parameter: Definition.Parameter,
    in site: DefinitionSite,
    _ types: TypeTable
  ) -> ParameterSchema {
    let field = parameter.field
    let type = type(of: field, prefix: "INIntentParameter", in: site)
    let isArray = field.supportsMultipleValues?.value ?? false
    var defaultValue = defaultValue(of: field, type, in: site, types)
    if defaultValue == nil, !isArray, case .boolean = type { defaultValue = .boolean(false) }
    let options: ParameterSchema.Options =
      switch (parameter.supportsDynamicEnumeration?.value, parameter.supportsSearch?.value) {
      case (true, true): .searchable
      case (true, _): .dynamic
      default: .fixed
      }
    return ParameterSchema(
      field.name?.value ?? "",
      tag: field.tag?.value ?? 0,
      title: text(field.displayName, in: site.definition),
      type: type,
      isArray: isArray,
      arraySizes: isArray && parameter.isFixedSizeArray?.value == true
        ? arraySizes(parameter.arraySizes ?? [], in: site) : nil,
      defaultValue: defaultValue,
      options: options,
      // Where a file does not say so, nothing in it keeps people from changing the parameter.
      isConfigurable: site.definition.isConfigurable(parameter) ?? true
    )
  }

  private mutating func arraySizes(_ sizes: [Definition.ArraySize], in site: DefinitionSite) -> ArraySizes {
    var result: [ConfigurationFamily: Int] = [:]
    for size in sizes {
      let names = ConfigurationFamily.allCases.map(\.sizeClass)
      guard let sizeClass = size.sizeClass else {
        report(
          .unusableArraySize,
          "this size has no widget size, so it is ignored; "
            + "name one of \(names.joined(separator: ", ")) with 'INIntentParameterArraySizeSizeClass'",
          in: site,
          key: "INIntentParameterArraySizes",
          at: size.range
        )
        continue
      }
      guard let family = ConfigurationFamily(named: sizeClass.value) else {
        reportUnknown(
          .unusableArraySize,
          "unknown widget size '\(sizeClass.value)'",
          sizeClass,
          among: names,
          in: site,
          key: "INIntentParameterArraySizes",
          otherwise: "; use one of \(names.joined(separator: ", "))"
        )
        continue
      }
      guard let count = size.size?.value, count >= 1 else {
        report(
          .unusableArraySize,
          "the size for '\(sizeClass.value)' must be 1 or more; it is ignored, so any number is allowed",
          in: site,
          key: "INIntentParameterArraySizes",
          at: size.size?.range ?? size.range
        )
        continue
      }
      result[family] = count
    }
    return ArraySizes(result)
  }
}
