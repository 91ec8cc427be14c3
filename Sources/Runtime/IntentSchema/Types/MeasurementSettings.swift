/// The settings of a Temperature, Mass, Distance, Length, Speed, Energy or Volume in a definition.
public struct MeasurementSettings: Sendable, Equatable {
  /// The dimension that is measured.
  public let dimension: MeasurementDimension
  /// The only unit for the value: `Unit`; `nil` for any unit of the dimension.
  public let unit: MeasurementUnit?
  /// The unit of a bare number: `DefaultUnit`.
  public let defaultUnit: MeasurementUnit
  /// The minimum, in ``defaultUnit``, if there is one.
  public let minimum: Double?
  /// The maximum, in ``defaultUnit``, if there is one.
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
