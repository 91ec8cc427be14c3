/// A size of widget, by WidgetKit's name for it.
public enum ConfigurationFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryInline
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular

  /// The format's name for it, as in `INIntentParameterArraySizeSizeClass`: `Small`, `AccessoryInline`.
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

  /// Reads WidgetKit's name or the format's. `nil` for any other.
  public init?(named name: String) {
    guard let family = Self.allCases.first(where: { $0.rawValue == name || $0.sizeClass == name }) else {
      return nil
    }
    self = family
  }
}
