/// How many elements an array parameter holds in each size of widget: `INIntentParameterArraySizes`.
public struct ArraySizes: Sendable, Hashable {
  /// The greatest number of elements by family, each 1 or more. A family without an entry has no maximum.
  public let maximumCounts: [ConfigurationFamily: Int]

  public init(_ maximumCounts: [ConfigurationFamily: Int]) {
    self.maximumCounts = maximumCounts
  }

  /// The greatest number of elements in a family; `nil` is no maximum.
  public func maximumCount(for family: ConfigurationFamily) -> Int? {
    maximumCounts[family]
  }
}
