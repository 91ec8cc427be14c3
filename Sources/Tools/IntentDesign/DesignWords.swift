import IntentSchema

/// The words of the format that people type in other capitals, such as `slider` for `Slider`.
enum DesignWords {
  static func spelled(_ text: String, for attribute: String) -> String {
    guard let words = known[attribute], !words.contains(text) else { return text }
    return words.first { $0.lowercased() == text.lowercased() } ?? text
  }

  private static let units =
    DurationUnit.allCases.map(\.rawValue)
    + MeasurementUnit.allCases.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
  private static let styles = DateSettings.Style.allCases.map(\.rawValue)

  private static let known: [String: [String]] = [
    "kind": NumberControl.allCases.map(\.rawValue) + DateSettings.Components.allCases.map(\.rawValue)
      + ["Contact", "City", "Name", "Custom", "System"],
    "unit": units + ["Multiple"], "defaultUnit": units, "minimumUnit": units, "maximumUnit": units,
    "format": ["Style", "Relative", "Template"], "dateStyle": styles, "timeStyle": styles,
    "capitalization": TextSettings.Capitalization.allCases.map(\.rawValue),
  ]

  /// Whether a setting has an effect on values of a type.
  static func applies(_ attribute: String, to type: DesignType) -> Bool {
    guard let types = typesOfSettings[attribute] else { return true }
    guard case .plain(let name) = type.base else { return false }
    return types.contains(name)
  }

  private static let measurements: Set = [
    "Temperature", "Distance", "Length", "Mass", "Speed", "Energy", "Volume",
  ]
  private static let withUnits = measurements.union(["TimeInterval"])
  private static let dates: Set = ["DateComponents", "Date"]

  private static let typesOfSettings: [String: Set<String>] = [
    "kind": dates.union(["Integer", "Decimal", "CurrencyAmount", "File", "Person", "Placemark"]),
    "negative": measurements.union(["Integer", "Decimal"]),
    "unit": withUnits, "defaultUnit": withUnits, "minimumUnit": withUnits, "maximumUnit": withUnits,
    "trueTitle": ["Boolean"], "falseTitle": ["Boolean"],
    "placeholder": ["String", "Person"], "capitalization": ["String", "SpeakableString"],
    "multiline": ["String"], "keyboard": ["String"], "autocorrect": ["String"],
    "smartDashes": ["String"], "smartQuotes": ["String"],
    "format": dates, "dateStyle": dates, "timeStyle": dates, "template": dates,
    "fileTypes": ["File"], "currencies": ["CurrencyAmount"],
  ]
}
