/// A widget size, by its WidgetKit name.
public enum ConfigurationFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryInline
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular

  /// The name in the format, as in `INIntentParameterArraySizeSizeClass`: `Small`, `AccessoryInline`.
  public var sizeClass: String {
    switch self {
    case .systemSmall: "Small"
    case .systemMedium: "Medium"
    case .systemLarge: "Large"
    case .systemExtraLarge: "ExtraLarge"
    case .accessoryInline: "AccessoryInline"
    case .accessoryCorner: "AccessoryCorner"
    case .accessoryCircular: "AccessoryCircular"
    case .accessoryRectangular: "AccessoryRectangular"
    }
  }

  /// Reads the WidgetKit name or the name in the format; `nil` for any other text.
  public init?(named name: String) {
    guard let family = Self.allCases.first(where: { $0.rawValue == name || $0.sizeClass == name }) else {
      return nil
    }
    self = family
  }
}
