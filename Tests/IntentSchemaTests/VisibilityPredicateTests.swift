import IntentSchema
import IntentText
import Testing

struct VisibilityPredicateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var predicate: VisibilityPredicate
    var value: ParameterValue?
    var holds: Bool

    init(_ predicate: VisibilityPredicate, _ value: ParameterValue?, _ holds: Bool) {
      self.predicate = predicate
      self.value = value
      self.holds = holds
    }

    var testDescription: String { "\(value?.words ?? "nothing") \(predicate.words)" }
  }

  static let object = ParameterValue.object(ObjectValue(identifier: "id-7", displayString: "Seven"))

  static let rows: [Row] = [
    Row(.hasAnyValue, nil, false),
    Row(.hasAnyValue, .string(""), false),
    Row(.hasAnyValue, .string(" "), true),
    Row(.hasAnyValue, .array([]), false),
    Row(.hasAnyValue, .array([.integer(0)]), true),
    Row(.hasAnyValue, .boolean(false), true),
    Row(.hasAnyValue, .integer(0), true),
    Row(.hasAnyValue, object, true),
    Row(.isAnyOf([.boolean(true)]), .boolean(true), true),
    Row(.isAnyOf([.boolean(true)]), .boolean(false), false),
    Row(.isAnyOf([.boolean(false)]), nil, false),
    Row(.isAnyOf([.enumCase("day"), .enumCase("week")]), .enumCase("week"), true),
    Row(.isAnyOf([.enumCase("day"), .enumCase("week")]), .enumCase("month"), false),
    Row(.isAnyOf([.integer(2)]), .decimal(2), true),
    Row(.isAnyOf([.string("id-7")]), object, true),
    Row(.isAnyOf([.enumCase("day")]), .array([.enumCase("week"), .enumCase("day")]), true),
    Row(.isAnyOf([]), .integer(1), false),
    Row(.isNoneOf([.integer(1)]), .integer(2), true),
    Row(.isNoneOf([.integer(1)]), .integer(1), false),
    Row(.isNoneOf([.integer(1)]), nil, false),
    Row(.isNoneOf([.string("x")]), .string(""), false),
    Row(.isNoneOf([.integer(1)]), .array([]), false),
    Row(.isAbsentOrAnyOf([.enumCase("day")]), nil, true),
    Row(.isAbsentOrAnyOf([.enumCase("day")]), .enumCase("day"), true),
    Row(.isAbsentOrAnyOf([.enumCase("day")]), .enumCase("week"), false),
    Row(.isAbsentOrAnyOf([]), nil, true),
    Row(.isAbsentOrAnyOf([]), .enumCase("day"), false),
    Row(.isLessThan(3), .integer(2), true),
    Row(.isLessThan(3), .integer(3), false),
    Row(.isLessThan(3), nil, false),
    Row(.isLessThanOrEqual(3), .integer(3), true),
    Row(.isLessThanOrEqual(3), .decimal(3.1), false),
    Row(.isGreaterThan(3), .integer(3), false),
    Row(.isGreaterThan(3), .duration(.seconds(4)), true),
    Row(.isGreaterThan(3), .string("4"), false),
    Row(.isGreaterThanOrEqual(3), .integer(3), true),
    Row(.isGreaterThanOrEqual(3), .measurement(MeasurementValue(2.9, .celsius)), false),
    Row(.isWithin(1...3), .integer(1), true),
    Row(.isWithin(1...3), .integer(3), true),
    Row(.isWithin(1...3), .integer(4), false),
    Row(.isWithin(1...3), .decimal(.nan), false),
    Row(.contains(["ell"]), .string("Hello"), true),
    Row(.contains(["x", "H"]), .string("Hello"), true),
    Row(.contains(["h"]), .string("Hello"), false),
    Row(.contains(["d-7"]), object, true),
    Row(.contains(["a"]), nil, false),
    Row(.doesNotContain(["ell"]), .string("Hello"), false),
    Row(.doesNotContain(["x"]), .string("Hello"), true),
    Row(.doesNotContain(["x"]), nil, true),
  ]

  @Test(arguments: rows) func `a predicate holds only for matching values`(row: Row) {
    #expect(row.predicate.holds(for: row.value) == row.holds)
  }
}
