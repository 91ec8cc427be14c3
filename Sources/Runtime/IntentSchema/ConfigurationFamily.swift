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

/// The number of elements that an array parameter holds in each widget size: `INIntentParameterArraySizes`.
public struct ArraySizes: Sendable, Equatable {
  /// The maximum number of elements by family, each 1 or more. A family without an entry has no maximum.
  public let maximumCounts: [ConfigurationFamily: Int]

  public init(_ maximumCounts: [ConfigurationFamily: Int]) {
    self.maximumCounts = maximumCounts
  }

  /// The maximum number of elements in a family; `nil` if there is no maximum.
  public func maximumCount(for family: ConfigurationFamily) -> Int? {
    maximumCounts[family]
  }
}
