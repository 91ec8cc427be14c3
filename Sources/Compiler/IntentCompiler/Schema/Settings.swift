import IntentDefinition
import IntentSchema

/// The settings of a field's type, with their place for messages.
struct Settings {
  let metadata: Shared<Definition.Metadata>?
  let owner: FieldOwner
  let site: DefinitionSite

  init(_ metadata: Shared<Definition.Metadata>?, _ owner: FieldOwner, site: DefinitionSite) {
    self.metadata = metadata
    self.owner = owner
    self.site = site
  }
}

extension Lowering {
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: Located<String>?,
    _ settings: Settings,
    _ key: MetadataKey,
    as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let value else { return nil }
    if let choice = Choice(rawValue: value.value) { return choice }
    unknownSetting(value, settings, key, among: Choice.allCases.map(\.rawValue))
    return nil
  }

  mutating func unknownSetting(
    _ value: Located<String>,
    _ settings: Settings,
    _ key: MetadataKey,
    among choices: [String]
  ) {
    let key = DefinitionKey.metadata(settings.owner, key)
    reportUnknown(
      .unknownSetting,
      "unknown value '\(value.value)' of '\(key.name)'",
      value,
      among: choices,
      in: settings.site,
      key: key,
      otherwise: "; the known values are \(choices.joined(separator: ", "))",
      isOfFormat: true
    )
  }

  // MARK: Bounds

  mutating func bound(_ value: Located<Definition.Scalar>?, _ settings: Settings, _ key: MetadataKey)
    -> Double?
  {
    guard let value else { return nil }
    if let number = value.value.number, number.isFinite { return number }
    if case .data(let bytes) = value.value, bytes.isEmpty { return nil }
    report(
      .unusableBound,
      "a bound must be a \(value.value.number == nil ? "number, not \(value.value.kind)" : "finite number")"
        + "; it is ignored",
      in: settings.site,
      key: .metadata(settings.owner, key),
      at: value.range
    )
    return nil
  }

  /// Files omit zero, so a missing minimum is 0 unless negative numbers are allowed.
  mutating func minimum(_ settings: Settings) -> Double? {
    guard let metadata = settings.metadata?.value else { return nil }
    if metadata.minimumValue == nil {
      return metadata.supportsNegativeNumbers?.value == true ? nil : 0
    }
    return bound(metadata.minimumValue, settings, .minimumValue)
  }

  mutating func maximum(_ settings: Settings) -> Double? {
    bound(settings.metadata?.value.maximumValue, settings, .maximumValue)
  }

  mutating func integerSettings(_ settings: Settings) -> NumberSettings<Int> {
    NumberSettings(
      choice(settings.metadata?.value.type, settings, .type) ?? .field,
      minimum: whole(minimum(settings), settings.metadata?.value.minimumValue, settings, .minimumValue),
      maximum: whole(maximum(settings), settings.metadata?.value.maximumValue, settings, .maximumValue)
    )
  }

  private mutating func whole(
    _ bound: Double?,
    _ value: Located<Definition.Scalar>?,
    _ settings: Settings,
    _ key: MetadataKey
  ) -> Int? {
    if case .integer(let exact) = value?.value { return exact }
    guard let bound else { return nil }
    if let whole = Int(exactly: bound) { return whole }
    let fact = bound.rounded() == bound ? "is too large" : "is not whole"
    report(
      .unusableBound,
      "the bound of an integer must be a whole number of at most 64 bits, but this one \(fact); it is ignored",
      in: settings.site,
      key: .metadata(settings.owner, key),
      at: value?.range
    )
    return nil
  }

  mutating func decimalSettings(_ settings: Settings) -> NumberSettings<Double> {
    NumberSettings(
      choice(settings.metadata?.value.type, settings, .type) ?? .field,
      minimum: minimum(settings),
      maximum: maximum(settings)
    )
  }
}

extension ParameterType {
  /// The control, format or kind, unless it is the default: `slider`, `relative to now`.
  package var detailWords: [String] {
    switch self {
    case .integer(let settings): settings.control == .field ? [] : [settings.control.rawValue.lowercased()]
    case .decimal(let settings): settings.control == .field ? [] : [settings.control.rawValue.lowercased()]
    case .string(let settings): settings.words
    case .dateComponents(let settings): settings.format.words.map { [$0] } ?? []
    case .person(let kind?), .placemark(let kind?): [kind]
    default: []
    }
  }
}

extension TextSettings {
  fileprivate var words: [String] {
    var words: [String] = []
    switch capitalization {
    case .none: words.append("no capitals")
    case .words: words.append("capital words")
    case .allCharacters: words.append("all capitals")
    case .sentences: break
    }
    if !correctsSpelling { words.append("no spelling correction") }
    if let keyboardType { words.append("keyboard \(keyboardType)") }
    return words
  }
}

extension DateSettings.Format {
  fileprivate var words: String? {
    switch self {
    case .style: nil
    case .relative: "relative to now"
    case .template(let template): "shown as \(template.text)"
    }
  }
}
