/// A number and its unit: the value of a Temperature, Mass, Distance, Speed, Energy or Volume parameter.
public struct MeasurementValue: Sendable, Hashable {
  /// The number, in ``unit``.
  public var value: Double
  public var unit: MeasurementUnit

  public init(_ value: Double, _ unit: MeasurementUnit) {
    self.value = value
    self.unit = unit
  }
}
