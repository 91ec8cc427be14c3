import IntentCompiler
import IntentRuntime
import IntentSchema

struct ParentValue {
  var value: ParameterValue?
  var text: String

  /// Values that the children's rules tell apart.
  static func all(of parent: ParameterSchema, in schema: ConfigurationSchema) -> [ParentValue] {
    guard !parent.isArray else { return [] }
    let rules = schema.parameters.compactMap(\.visibility).filter { $0.parent == parent.name }
    let operands = rules.map(\.predicate.operands)
    var values: [ParentValue]
    switch parent.type {
    case .boolean:
      values = [true, false].map { ParentValue(value: .boolean($0), text: "\($0)") }
    case .enumeration(let name):
      values = (schema.types.enums[name]?.cases ?? []).map {
        ParentValue(value: .enumCase($0.name), text: $0.name)
      }
    case .integer(let settings):
      let numbers = operands.flatMap(\.numbers).compactMap { Int(exactly: $0.rounded()) }
      values = around(numbers, settings.minimum, settings.maximum).map {
        ParentValue(value: .integer($0), text: "\($0)")
      }
    case .decimal(let settings):
      values = around(operands.flatMap(\.numbers), settings.minimum, settings.maximum).map {
        ParentValue(value: .decimal($0), text: "\($0)")
      }
    case .string:
      let texts = unique(
        operands.flatMap(\.texts).flatMap { [$0, "before \($0) after"] } + ["something else"]
      )
      values = texts.map { ParentValue(value: .string($0), text: $0) }
      if parent.alwaysHasValue { values.append(ParentValue(value: .string(""), text: "")) }
    case .object, .untypedObject:
      let texts = unique(operands.flatMap(\.texts).flatMap { [$0, "a-\($0)-z"] } + ["something-else"])
      values = texts.map {
        ParentValue(
          value: .object(ObjectValue(identifier: $0, displayString: "A thing")),
          text: "A thing <\($0)>"
        )
      }
    case .placemark:
      values = [ParentValue(value: .placemark(PlacemarkValue("Museum")), text: "Museum")]
    default:
      return []
    }
    return values + (parent.alwaysHasValue ? [] : [ParentValue(value: nil, text: "")])
  }

  /// Includes the next numbers, within bounds.
  private static func around<Number: Numeric & Comparable & Hashable>(
    _ numbers: [Number],
    _ minimum: Number?,
    _ maximum: Number?
  ) -> [Number] {
    unique(([0] + numbers).flatMap { [$0 - 1, $0, $0 + 1] })
      .filter { $0 >= minimum ?? $0 && $0 <= maximum ?? $0 }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension VisibilityPredicate {
  fileprivate var operands: (numbers: [Double], texts: [String]) {
    switch self {
    case .hasAnyValue: ([], [])
    case .isAnyOf(let values), .isAbsentOrAnyOf(let values), .isNoneOf(let values):
      (values.compactMap(\.number), values.flatMap(\.texts))
    case .isLessThan(let bound), .isLessThanOrEqual(let bound), .isGreaterThan(let bound),
      .isGreaterThanOrEqual(let bound):
      ([bound], [])
    case .isWithin(let range): ([range.lowerBound, range.upperBound], [])
    case .contains(let parts), .doesNotContain(let parts): ([], parts)
    }
  }
}
