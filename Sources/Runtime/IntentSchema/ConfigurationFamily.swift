/// A widget size, named as in WidgetKit.
public enum ConfigurationFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryInline
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular

  /// The name in a definition: `Small`, `AccessoryInline`.
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

  /// Accepts the name in WidgetKit or in a definition.
  public init?(named name: String) {
    guard let family = Self.allCases.first(where: { $0.rawValue == name || $0.sizeClass == name }) else {
      return nil
    }
    self = family
  }
}

/// Limits an array by widget size: `INIntentParameterArraySizes`.
public struct ArraySizes: Sendable, Equatable {
  /// The maximum number of elements, at least 1. A family without an entry has no limit.
  public let maximumCounts: [ConfigurationFamily: Int]

  public init(_ maximumCounts: [ConfigurationFamily: Int]) {
    self.maximumCounts = maximumCounts
  }

  /// Returns `nil` if the family has no limit.
  public func maximumCount(for family: ConfigurationFamily) -> Int? {
    maximumCounts[family]
  }
}
