import IntentDefinition
import IntentSchema

extension Lowering {
  mutating func booleanSettings(_ settings: Settings) -> BooleanSettings {
    guard let metadata = settings.metadata?.value else { return BooleanSettings() }
    return BooleanSettings(
      trueDisplayName: optionalText(metadata.trueDisplayName, in: settings.site.definition),
      falseDisplayName: optionalText(metadata.falseDisplayName, in: settings.site.definition)
    )
  }

  mutating func textSettings(_ settings: Settings) -> TextSettings {
    guard let metadata = settings.metadata?.value else { return TextSettings() }
    return TextSettings(
      capitalization: choice(metadata.capitalization, settings, .capitalization) ?? .sentences,
      isMultiline: metadata.isMultiline?.value ?? false,
      correctsSpelling: !(metadata.disablesAutocorrect?.value ?? false),
      usesSmartDashes: !(metadata.disablesSmartDashes?.value ?? false),
      usesSmartQuotes: !(metadata.disablesSmartQuotes?.value ?? false),
      keyboardType: metadata.keyboardType?.value,
      placeholder: optionalText(metadata.placeholder, in: settings.site.definition)
    )
  }

  mutating func dateSettings(_ settings: Settings) -> DateSettings {
    guard let metadata = settings.metadata?.value else { return DateSettings() }
    let components: DateSettings.Components =
      choice(metadata.type, settings, .type) ?? .dateAndTime
    switch metadata.format?.value {
    case "Relative":
      return DateSettings(components, format: .relative)
    case "Template":
      return DateSettings(
        components,
        format: .template(text(metadata.template, in: settings.site.definition))
      )
    case "Style", nil:
      break
    case .some:
      if let format = metadata.format {
        unknownSetting(format, settings, .format, among: ["Style", "Relative", "Template"])
      }
    }
    return DateSettings(
      components,
      format: .style(
        date: choice(metadata.dateStyle, settings, .dateStyle) ?? .medium,
        time: choice(metadata.timeStyle, settings, .timeStyle) ?? .short
      )
    )
  }

  /// The bounds are in seconds for all units.
  mutating func durationSettings(_ settings: Settings) -> DurationSettings {
    guard let metadata = settings.metadata?.value else { return DurationSettings() }
    var unit: DurationUnit?
    if metadata.unit?.value != "Multiple" { unit = choice(metadata.unit, settings, .unit) }
    let smallest: DurationUnit = choice(metadata.minimumUnit, settings, .minimumUnit) ?? .milliseconds
    let largest: DurationUnit = choice(metadata.maximumUnit, settings, .maximumUnit) ?? .years
    let units = min(smallest, largest)...max(smallest, largest)
    let defaultUnit: DurationUnit? = choice(metadata.defaultUnit, settings, .defaultUnit)
    return DurationSettings(
      unit: unit,
      units: units,
      defaultUnit: defaultUnit ?? (units.contains(.seconds) ? .seconds : units.lowerBound),
      minimum: durationBound(minimum(settings), settings, .minimumValue),
      maximum: durationBound(maximum(settings), settings, .maximumValue)
    )
  }

  private mutating func durationBound(
    _ bound: Double?,
    _ settings: Settings,
    _ key: MetadataKey
  ) -> Duration? {
    guard let bound else { return nil }
    if let duration = duration(seconds: bound) { return duration }
    let metadata = settings.metadata?.value
    report(
      .unusableBound,
      "the bound is too long a duration; it is ignored",
      in: settings.site,
      key: .metadata(settings.owner, key),
      at: (key == .minimumValue ? metadata?.minimumValue : metadata?.maximumValue)?.range
    )
    return nil
  }

  func duration(seconds: Double) -> Duration? {
    guard abs(seconds) < 1e15 else { return nil }
    return .milliseconds(Int64((seconds * 1_000).rounded()))
  }

  mutating func measurementSettings(
    _ dimension: MeasurementDimension,
    _ settings: Settings
  ) -> MeasurementSettings {
    guard let metadata = settings.metadata?.value else { return MeasurementSettings(dimension) }
    let unit = measurementUnit(metadata.unit, dimension, settings, .unit)
    return MeasurementSettings(
      dimension,
      unit: unit,
      defaultUnit: measurementUnit(metadata.defaultUnit, dimension, settings, .defaultUnit),
      // Negative temperatures are always allowed.
      minimum: metadata.minimumValue == nil && dimension == .temperature ? nil : minimum(settings),
      maximum: maximum(settings)
    )
  }

  /// `Any` and regional choices such as `Celsius/Fahrenheit` aren't fixed units. The default unit is the
  /// first of a choice.
  private mutating func measurementUnit(
    _ name: Located<String>?,
    _ dimension: MeasurementDimension,
    _ settings: Settings,
    _ key: MetadataKey
  ) -> MeasurementUnit? {
    guard let name, name.value != "Any", name.value != "Multiple" else { return nil }
    let first = name.value.split(separator: "/").first.map { String($0) } ?? ""
    if let unit = MeasurementUnit(formatName: first), unit.dimension == dimension {
      return first == name.value || key == .defaultUnit ? unit : nil
    }
    unknownSetting(
      name,
      settings,
      key,
      among: dimension.units.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    )
    return nil
  }

  mutating func currencySettings(_ settings: Settings) -> CurrencySettings {
    guard let metadata = settings.metadata?.value else { return CurrencySettings() }
    return CurrencySettings(
      currencyCodes: metadata.currencyCodes.map(\.value),
      minimum: minimum(settings),
      maximum: maximum(settings)
    )
  }

  mutating func fileSettings(_ settings: Settings) -> FileSettings {
    guard let metadata = settings.metadata?.value else { return FileSettings() }
    if let type = choice(metadata.type, settings, .type, as: FileKind.self)?.typeIdentifier {
      return FileSettings(typeIdentifiers: [type])
    }
    return FileSettings(typeIdentifiers: metadata.customUTIs.map(\.value))
  }
}

/// A kind of file that a parameter accepts, by its name in definitions. Xcode may have more kinds.
enum FileKind: String, CaseIterable {
  case custom = "Custom"
  case image = "Image"
  case plainText = "PlainText"

  var typeIdentifier: String? {
    switch self {
    case .custom: nil
    case .image: "public.image"
    case .plainText: "public.plain-text"
    }
  }
}

extension Definition.Field {
  /// An unknown kind is treated as any file.
  package var hasUnknownFileKind: Bool {
    guard formatType == .file, let kind = metadata?.value.type else { return false }
    return FileKind(rawValue: kind.value) == nil
  }
}
