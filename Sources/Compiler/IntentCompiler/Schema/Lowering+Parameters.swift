import IntentDefinition
import IntentSchema

extension Lowering {
  mutating func parameter(
    _ parameter: Definition.Parameter,
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
      result[family] = count
    }
    return ArraySizes(result)
  }
}

extension Lowering {
  /// Names that other languages and formats use for a type.
  package static let otherTypeNames = [
    "Text": "String", "Int": "Integer", "Bool": "Boolean", "Double": "Decimal", "Float": "Decimal",
  ]

  package static let typeNames = [
    "Boolean", "CurrencyAmount", "Date", "DateComponents", "Decimal", "Distance", "Energy", "File", "Integer",
    "Length", "Mass", "Object", "PaymentMethod", "Person", "Placemark", "SpeakableString", "Speed", "String",
    "Temperature", "TimeInterval", "URL", "Volume",
  ]

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
        "\(field.name.map { "'\($0.value)'" } ?? "this") has no type; give it one with '\(key.name)'",
        in: site,
        key: key,
        at: field.name?.range
      )
      return .string(TextSettings())
    }
    switch type.value {
    case "String": return .string(textSettings(settings))
    case "Integer": return integerType(field, settings)
    case "Boolean": return .boolean(booleanSettings(settings))
    case "Decimal": return .decimal(decimalSettings(settings))
    case "Object": return objectType(field, owner, in: site)
    case "File": return .file(fileSettings(settings))
    case "DateComponents": return .dateComponents(dateSettings(settings))
    case "Date": return .date
    case "TimeInterval": return .duration(durationSettings(settings))
    case "Temperature": return .measurement(measurementSettings(.temperature, settings))
    case "Mass": return .measurement(measurementSettings(.mass, settings))
    case "Length", "Distance": return .measurement(measurementSettings(.length, settings))
    case "Speed": return .measurement(measurementSettings(.speed, settings))
    case "Energy": return .measurement(measurementSettings(.energy, settings))
    case "Volume": return .measurement(measurementSettings(.volume, settings))
    case "CurrencyAmount": return .currencyAmount(currencySettings(settings))
    case "PaymentMethod": return .paymentMethod
    case "Person": return .person(field.metadata?.type?.value)
    case "Placemark": return .placemark(field.metadata?.type?.value)
    case "SpeakableString": return .speakableString
    case "URL": return .url
    default:
      if let meant = Self.otherTypeNames[type.value] {
        report(
          .unknownParameterType,
          "there is no type '\(type.value)'; did you mean '\(meant)'?",
          in: site,
          key: key,
          at: type.range,
          fix: .replacing(type, with: meant)
        )
        return .string(TextSettings())
      }
      reportUnknown(
        .unknownParameterType,
        "there is no type '\(type.value)'",
        type,
        among: Self.typeNames,
        in: site,
        key: key,
        otherwise: "; the types are \(Self.typeNames.joined(separator: ", "))",
        isOfFormat: true
      )
      return .string(TextSettings())
    }
  }

  private mutating func integerType(
    _ field: Definition.Field,
    _ settings: Settings
  ) -> ParameterType {
    guard let name = field.enumType, !name.value.isEmpty else { return .integer(integerSettings(settings)) }
    if symbols.hasEnum(name.value), field.enumTypeNamespace?.value != Definition.systemNamespace {
      return .enumeration(name.value)
    }
    if field.enumTypeNamespace?.value != Definition.systemNamespace {
      gaps.uses = true
      reportUnknown(
        .unknownEnum,
        "there is no enum '\(name.value)'",
        name,
        among: symbols.enumNames,
        in: settings.site,
        key: .field(settings.owner, .enumType),
        otherwise: "; add it to 'INEnums', or pass the file that defines it too",
        follows: gaps.enums
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
    if field.objectTypeNamespace?.value == Definition.systemNamespace { return .untypedObject(name.value) }
    if symbols.hasObject(name.value) { return .object(name.value) }
    gaps.uses = true
    reportUnknown(
      .unknownType,
      "there is no object type '\(name.value)'",
      name,
      among: symbols.objectNames,
      in: site,
      key: .field(owner, .objectType),
      otherwise: "; add it to 'INTypes', or pass the file that defines it too",
      follows: gaps.types
    )
    return .untypedObject(name.value)
  }
}

extension Definition.Field {
  func isUntyped(_ type: ParameterType) -> Bool {
    if case .string = type { self.type?.value != "String" } else { false }
  }
}
