/// The quantity that a measurement measures: the parameter types Temperature, Mass, Length (and Distance),
/// Speed, Energy and Volume.
public enum MeasurementDimension: String, Sendable, Hashable, CaseIterable {
  case temperature = "Temperature"
  case mass = "Mass"
  case length = "Length"
  case speed = "Speed"
  case energy = "Energy"
  case volume = "Volume"

  /// The unit of a bare number if the definition does not name one.
  public var baseUnit: MeasurementUnit {
    switch self {
    case .temperature: .celsius
    case .mass: .kilograms
    case .length: .meters
    case .speed: .metersPerSecond
    case .energy: .joules
    case .volume: .liters
    }
  }

  /// The units for values of the dimension.
  public var units: [MeasurementUnit] {
    MeasurementUnit.allCases.filter { $0.dimension == self }
  }
}
