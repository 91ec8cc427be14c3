import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Lowering {
  /// The type comes first, because it decides how to read the default. A Boolean without a default is false.
  mutating func parameter(
    _ parameter: Definition.Parameter,
    of intent: Definition.Intent,
    in site: DefinitionSite,
    _ types: TypeTable
  ) -> ParameterSchema {
    let field = parameter.field
    let type = type(of: field, .parameter, in: site)
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
      isConfigurable: site.definition.isConfigurable(parameter) ?? true,
      formerly: formerNames(of: .parameter, field.name?.value ?? "", in: names.name(of: intent))
    )
  }

  /// Ignores, and reports, a size without a known widget size or a positive number. Of two for one widget
  /// size, the later counts.
  private mutating func arraySizes(_ sizes: [Definition.ArraySize], in site: DefinitionSite) -> ArraySizes {
    var result: [ConfigurationFamily: Int] = [:]
    for size in sizes {
      let names = ConfigurationFamily.allCases.map(\.sizeClass)
      guard let sizeClass = size.sizeClass else {
        report(
          .unusableArraySize,
          "this size has no widget size, so it is ignored; name one of \(names.joined(separator: ", "))",
          in: site,
          key: .parameter(.arraySizes),
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
          key: .parameter(.arraySizes),
          otherwise: "; use one of \(names.joined(separator: ", "))",
          isOfFormat: true
        )
        continue
      }
      guard let count = size.size?.value, count >= 1 else {
        report(
          .unusableArraySize,
          "the size for '\(sizeClass.value)' must be 1 or more; it is ignored, so any number is allowed",
          in: site,
          key: .parameter(.arraySizes),
          at: size.size?.range ?? size.range
        )
        continue
      }
      if result[family] != nil {
        report(
          .unusableArraySize,
          "'\(sizeClass.value)' already has a size; remove one",
          in: site,
          key: .parameter(.arraySizes),
          at: sizeClass.range
        )
      }
      result[family] = count
    }
    return ArraySizes(result)
  }
}

extension Lowering {
  /// A parameter without a known type becomes a text field after a report, so that everything around it can
  /// still be checked.
  mutating func type(
    of field: Definition.Field,
    _ owner: FieldOwner,
    in site: DefinitionSite
  ) -> ParameterType {
    let settings = Settings(field.metadata, owner, site: site)
    let key = DefinitionKey.field(owner, .type)
    guard let type = field.type else {
      report(
        .unknownParameterType,
        "\(field.name.map { "'\($0.value)'" } ?? "this") has no type; give it one",
        in: site,
        key: key,
        at: field.name?.range
      )
      return .string(TextSettings())
    }
    switch FormatType(rawValue: type.value) {
    case .string: return .string(textSettings(settings))
    case .integer: return integerType(field, settings)
    case .boolean: return .boolean(booleanSettings(settings))
    case .decimal: return .decimal(decimalSettings(settings))
    case .object: return objectType(field, owner, in: site)
    case .file: return .file(fileSettings(settings))
    case .dateComponents: return .dateComponents(dateSettings(settings))
    case .date: return .date
    case .timeInterval: return .duration(durationSettings(settings))
    case .temperature: return .measurement(measurementSettings(.temperature, settings))
    case .mass: return .measurement(measurementSettings(.mass, settings))
    case .length, .distance: return .measurement(measurementSettings(.length, settings))
    case .speed: return .measurement(measurementSettings(.speed, settings))
    case .energy: return .measurement(measurementSettings(.energy, settings))
    case .volume: return .measurement(measurementSettings(.volume, settings))
    case .currencyAmount: return .currencyAmount(currencySettings(settings))
    case .paymentMethod: return .paymentMethod
    case .person: return .person(field.metadata?.value.type?.value)
    case .placemark: return .placemark(field.metadata?.value.type?.value)
    case .speakableString: return .speakableString
    case .url: return .url
    case nil:
      unknownType(type, in: site, key: key)
      return .string(TextSettings())
    }
  }

  private mutating func unknownType(_ type: Located<String>, in site: DefinitionSite, key: DefinitionKey) {
    if let meant = FormatType.otherNames[type.value]?.rawValue {
      report(
        .unknownParameterType,
        "there is no type '\(type.value)'; did you mean '\(meant)'?",
        in: site,
        key: key,
        at: type.range,
        fix: .replacing(type, with: meant)
      )
      return
    }
    reportUnknown(
      .unknownParameterType,
      "there is no type '\(type.value)'",
      type,
      among: FormatType.names,
      in: site,
      key: key,
      otherwise: "; the types are \(FormatType.names.joined(separator: ", "))",
      isOfFormat: true
    )
  }

  private mutating func integerType(
    _ field: Definition.Field,
    _ settings: Settings
  ) -> ParameterType {
    guard let name = field.enumType, !name.value.isEmpty else { return .integer(integerSettings(settings)) }
    let namespace = field.enumTypeNamespace?.value
    if namespace != Definition.systemNamespace {
      let definition = settings.site.definition
      if let known = names.name(ofEnum: name.value, namespace: namespace, from: definition) {
        return .enumeration(known)
      }
      hasUnknownTypes = true
      guard !mayLackTypes else { return .systemEnumeration(name.value) }
      reportUnknown(
        .unknownEnum,
        "there is no enum '\(name.value)'",
        name,
        among: names.enumNames,
        in: settings.site,
        key: .field(settings.owner, .enumType),
        otherwise: "; add it, or the file that defines it",
        follows: isUnclear
      )
    }
    return .systemEnumeration(name.value)
  }

  private mutating func objectType(
    _ field: Definition.Field,
    _ owner: FieldOwner,
    in site: DefinitionSite
  ) -> ParameterType {
    guard let name = field.objectType, !name.value.isEmpty else { return .untypedObject(nil) }
    let namespace = field.objectTypeNamespace?.value
    if namespace == Definition.systemNamespace { return .untypedObject(name.value) }
    if let known = names.name(ofObject: name.value, namespace: namespace, from: site.definition) {
      return .object(known)
    }
    hasUnknownTypes = true
    guard !mayLackTypes else { return .untypedObject(name.value) }
    reportUnknown(
      .unknownType,
      "there is no object type '\(name.value)'",
      name,
      among: names.objectNames,
      in: site,
      key: .field(owner, .objectType),
      otherwise: "; add it, or the file that defines it",
      follows: isUnclear
    )
    return .untypedObject(name.value)
  }
}

extension Definition.Field {
  func isUntyped(_ type: ParameterType) -> Bool {
    if case .string = type { formatType != .string } else { false }
  }
}
