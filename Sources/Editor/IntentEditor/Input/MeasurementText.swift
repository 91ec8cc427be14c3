import IntentSchema

/// Parses measurements: `21 °C`, `70F`, `5 kilometres`; a bare number is in the default unit.
enum MeasurementText {
  /// `nil` without a number, or with a unit of another dimension.
  static func measurement(from text: String, _ settings: MeasurementSettings) -> MeasurementValue? {
    guard let (number, word) = NumberText.leading(text) else { return nil }
    if word.isEmpty { return MeasurementValue(number, settings.unit ?? settings.defaultUnit) }
    return unit(named: word, of: settings.dimension).map { MeasurementValue(number, $0) }
  }

  /// A unit by its symbol or name, with or without plural, degree sign and British spelling.
  private static func unit(named word: String, of dimension: MeasurementDimension) -> MeasurementUnit? {
    if let unit = dimension.units.first(where: { $0.symbol == word }) { return unit }
    let name = plain(word)
    return dimension.units.first { plain($0.symbol) == name || plain($0.rawValue) == name }
  }

  private static func plain(_ word: String) -> String {
    var name = word.lowercased().filter { !$0.isWhitespace && $0 != "°" && $0 != "-" && $0 != "_" }
    if name.count > 3, name.hasSuffix("s"), name != "celsius" { name.removeLast() }
    if name.hasSuffix("metre") || name.hasSuffix("litre") { name = name.dropLast(2) + "er" }
    return name == "foot" ? "feet" : name
  }
}
