import IntentDefinition
import IntentSchema

/// The words of the format that people type in other capitals, such as `slider` for `Slider`.
enum DesignWords {
  static func spelled(_ text: String, for key: DefinitionKey) -> String {
    let words = words(for: key)
    return words.contains(text) ? text : words.first { $0.lowercased() == text.lowercased() } ?? text
  }

  private static let units =
    DurationUnit.allCases.map(\.rawValue)
    + MeasurementUnit.allCases.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
  private static let styles = DateSettings.Style.allCases.map(\.rawValue)
  private static let kinds =
    NumberControl.allCases.map(\.rawValue) + DateSettings.Components.allCases.map(\.rawValue)
    + ["Contact", "City", "Name", "Custom", "System"]

  private static func words(for key: DefinitionKey) -> [String] {
    switch key {
    case .metadata(_, .type), .intent(.type), .enumeration(.type): kinds
    case .metadata(_, .unit): units + ["Multiple"]
    case .metadata(_, .defaultUnit), .metadata(_, .minimumUnit), .metadata(_, .maximumUnit): units
    case .metadata(_, .format): ["Style", "Relative", "Template"]
    case .metadata(_, .dateStyle), .metadata(_, .timeStyle): styles
    case .metadata(_, .capitalization): TextSettings.Capitalization.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Whether a setting has an effect on values of a type.
  static func applies(_ key: DefinitionKey, to type: DesignType) -> Bool {
    guard case .metadata(_, let setting) = key, let types = types(of: setting) else { return true }
    guard case .plain(let type) = type.base else { return false }
    return types.contains(type)
  }

  private static let measurements = Set(FormatType.allCases.filter { $0.dimension != nil })
  private static let dates: Set<FormatType> = [.dateComponents, .date]

  /// `nil` if values of all types have the setting.
  private static func types(of setting: MetadataKey) -> Set<FormatType>? {
    switch setting {
    case .type: dates.union([.integer, .decimal, .currencyAmount, .file, .person, .placemark])
    case .supportsNegativeNumbers: measurements.union([.integer, .decimal])
    case .unit, .defaultUnit, .minimumUnit, .maximumUnit: measurements.union([.timeInterval])
    case .trueDisplayName, .falseDisplayName: [.boolean]
    case .placeholder: [.string, .person]
    case .capitalization: [.string, .speakableString]
    case .multiline, .keyboardType, .disableAutocorrect, .disableSmartDashes, .disableSmartQuotes: [.string]
    case .format, .dateStyle, .timeStyle, .template: dates
    case .customUTIs: [.file]
    case .currencyCodes: [.currencyAmount]
    case .defaultValue, .defaultValueID, .minimumValue, .maximumValue, .range, .trueDisplayNameID,
      .falseDisplayNameID, .placeholderID, .templateID, .currencyCode:
      nil
    }
  }
}
