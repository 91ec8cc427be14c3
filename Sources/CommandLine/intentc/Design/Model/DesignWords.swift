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
}
