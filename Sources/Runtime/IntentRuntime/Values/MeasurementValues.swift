#if Foundation
  public import Foundation

  /// A Foundation dimension for parameters of type Temperature, Mass, Distance, Length, Speed, Energy or
  /// Volume.
  public protocol ParameterDimension: Dimension {
    /// The dimension that it measures.
    static var parameterDimension: MeasurementDimension { get }

    /// The Foundation object for a unit; `nil` if the unit has another dimension.
    static func foundationUnit(_ unit: MeasurementUnit) -> Self?
  }

  extension Measurement: ParameterPropertyValue, ParameterValueConvertible
  where UnitType: ParameterDimension {
    public typealias ParameterElement = Self

    public static var parameterType: ParameterType {
      .measurement(MeasurementSettings(UnitType.parameterDimension))
    }

    /// The number and its unit. A unit that definitions do not have is converted to the dimension's base
    /// unit.
    public var parameterValue: ParameterValue {
      let dimension = UnitType.parameterDimension
      if let known = dimension.units.first(where: { UnitType.foundationUnit($0) == unit }) {
        return .measurement(MeasurementValue(value, known))
      }
      guard let base = UnitType.foundationUnit(dimension.baseUnit) else {
        return .measurement(MeasurementValue(value, dimension.baseUnit))
      }
      return .measurement(MeasurementValue(converted(to: base).value, dimension.baseUnit))
    }

    public init(parameterValue: ParameterValue) throws(ParameterValueError) {
      guard case .measurement(let measurement) = parameterValue,
        let unit = UnitType.foundationUnit(measurement.unit)
      else {
        throw Self.wrongType(parameterValue)
      }
      self.init(value: measurement.value, unit: unit)
    }
  }
#endif
