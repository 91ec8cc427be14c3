/// What a definition says of a Temperature, Mass, Distance, Length, Speed, Energy or Volume.
public struct MeasurementSettings: Sendable, Hashable {
  /// What is measured.
  public let dimension: MeasurementDimension
  /// The one unit that it is asked for in: `Unit`; `nil` is any unit of the dimension.
  public let unit: MeasurementUnit?
  /// The unit of a bare number: `DefaultUnit`.
  public let defaultUnit: MeasurementUnit
  /// The least figure allowed, in ``defaultUnit``; `nil` is none.
  public let minimum: Double?
  /// The greatest figure allowed, in ``defaultUnit``; `nil` is none.
  public let maximum: Double?

  public init(
    _ dimension: MeasurementDimension,
    unit: MeasurementUnit? = nil,
    defaultUnit: MeasurementUnit? = nil,
    minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.dimension = dimension
    self.unit = unit
    self.defaultUnit = defaultUnit ?? unit ?? dimension.baseUnit
    self.minimum = minimum
    self.maximum = maximum
  }
}
