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
    guard case .plain(let name) = type.base else { return false }
    return types.contains(name)
  }

  private static let measurements: Set = [
    "Temperature", "Distance", "Length", "Mass", "Speed", "Energy", "Volume",
  ]
  private static let dates: Set = ["DateComponents", "Date"]

  /// `nil` if values of all types have the setting.
  private static func types(of setting: MetadataKey) -> Set<String>? {
    switch setting {
    case .type: dates.union(["Integer", "Decimal", "CurrencyAmount", "File", "Person", "Placemark"])
    case .supportsNegativeNumbers: measurements.union(["Integer", "Decimal"])
    case .unit, .defaultUnit, .minimumUnit, .maximumUnit: measurements.union(["TimeInterval"])
    case .trueDisplayName, .falseDisplayName: ["Boolean"]
    case .placeholder: ["String", "Person"]
    case .capitalization: ["String", "SpeakableString"]
    case .multiline, .keyboardType, .disableAutocorrect, .disableSmartDashes, .disableSmartQuotes: ["String"]
    case .format, .dateStyle, .timeStyle, .template: dates
    case .customUTIs: ["File"]
    case .currencyCodes: ["CurrencyAmount"]
    case .defaultValue, .defaultValueID, .minimumValue, .maximumValue, .range, .trueDisplayNameID,
      .falseDisplayNameID, .placeholderID, .templateID, .currencyCode:
      nil
    }
  }
}
