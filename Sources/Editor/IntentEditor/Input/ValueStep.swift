import IntentChecking
import IntentSchema

/// Finds the next higher or lower value, as arrow keys choose it.
enum ValueStep {
  static func next(
    _ value: ParameterValue?,
    by count: Int,
    as type: ParameterType,
    in types: TypeTable
  ) -> ParameterValue? {
    switch (type, value) {
    case (.boolean, .boolean(let flag)?): return .boolean(!flag)
    case (.boolean, _): return .boolean(count > 0)
    case (.enumeration(let name), _): return nextCase(value, by: count, in: types.enums[name]?.cases ?? [])
    case (.integer(let settings), .integer(let number)?):
      let (sum, overflow) = number.addingReportingOverflow(count)
      return .integer(clamped(overflow ? (count < 0 ? .min : .max) : sum, settings.minimum, settings.maximum))
    case (.integer(let settings), _): return .integer(clamped(0, settings.minimum, settings.maximum))
    case (.decimal(let settings), .decimal(let number)?):
      let step = step(settings)
      let sum = ((number + Double(count) * step) / step).rounded() * step
      // Sums of tenths have rounding errors.
      let neat = (sum * 1e9).rounded() / 1e9
      return .decimal(clamped(neat.isFinite ? neat : sum, settings.minimum, settings.maximum))
    case (.decimal(let settings), _): return .decimal(clamped(0, settings.minimum, settings.maximum))
    case (.duration(let settings), .duration(let length)?):
      let change = Double(count) * settings.defaultUnit.seconds
      // Very large sums would overflow.
      guard abs(length.seconds + change) < 1e15 else { return .duration(length) }
      return .duration(clamped(length + .seconds(change), settings.minimum, settings.maximum))
    case (.duration(let settings), _): return .duration(clamped(.zero, settings.minimum, settings.maximum))
    case (.measurement, .measurement(let measurement)?):
      let next = MeasurementValue(measurement.value + Double(count), measurement.unit)
      return types.issues(in: .measurement(next), as: type).isEmpty
        ? .measurement(next) : .measurement(measurement)
    default: return nil
    }
  }

  static func exists(for type: ParameterType) -> Bool {
    switch type {
    case .boolean, .enumeration, .integer, .decimal, .duration, .measurement: true
    default: false
    }
  }

  private static func nextCase(
    _ value: ParameterValue?,
    by count: Int,
    in cases: [EnumSchema.Case]
  ) -> ParameterValue? {
    guard let first = cases.first, let last = cases.last else { return nil }
    guard case .enumCase(let name)? = value, let index = cases.firstIndex(where: { $0.name == name }) else {
      return .enumCase((count < 0 ? last : first).name)
    }
    return .enumCase(cases[EditorState.moved(index, by: count, in: cases.count)].name)
  }

  static func size(for type: ParameterType) -> Double? {
    switch type {
    case .integer: 1
    case .decimal(let settings): step(settings)
    default: nil
    }
  }

  /// A twentieth of the range, rounded down to 1, 2 or 5 times a power of ten; 1 without a range.
  private static func step(_ settings: NumberSettings<Double>) -> Double {
    guard let minimum = settings.minimum, let maximum = settings.maximum, minimum < maximum else { return 1 }
    let rough = (maximum - minimum) / 20
    guard rough.isFinite, rough > 1e-6 else { return 1 }
    var power = 1e-6
    while power * 10 <= rough { power *= 10 }
    return [5, 2, 1].map { $0 * power }.first { $0 <= rough } ?? power
  }

  private static func clamped<Number: Comparable>(_ number: Number, _ minimum: Number?, _ maximum: Number?)
    -> Number
  {
    let above = minimum.map { max($0, number) } ?? number
    return maximum.map { min($0, above) } ?? above
  }
}
