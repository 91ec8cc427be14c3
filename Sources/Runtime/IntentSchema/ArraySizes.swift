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
