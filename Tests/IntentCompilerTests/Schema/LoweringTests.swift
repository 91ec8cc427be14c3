import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct LoweringTests {
  private func parameters(_ parameters: Plist..., enums: [Plist] = []) -> [ParameterSchema] {
    let compiled = Compiled(definition(intents: [intent("Show", parameters)], enums: enums))
    #expect(compiled.lines == [])
    return compiled.parameters
  }

  @Test func `enums and types are found by name in every file of the call, but not in Apple's namespace`() {
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [
            parameter("a", "Integer", ["EnumType": "Mode"]),
            parameter("b", "Integer", ["EnumType": "Mode", "EnumTypeNamespace": "System"]),
            parameter("c", "Object", ["ObjectType": "Place", "ObjectTypeNamespace": "88xZPY"]),
            parameter("d", "Object", ["ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]),
            parameter("e", "Object"),
          ]
        )
      ]),
      definition(enums: [enumeration("Mode", ["unknown", "a"])], types: [objectType("Place")])
    )
    #expect(compiled.lines == [])
    #expect(
      compiled.parameters.map(\.type) == [
        .enumeration("Mode"), .systemEnumeration("Mode"), .object("Place"), .untypedObject("MediaItem"),
        .untypedObject(nil),
      ]
    )
  }

  @Test
  func `an absent minimum is 0 and an absent maximum is none, but without metadata there are no bounds`() {
    let types = parameters(
      parameter("a", "Integer"),
      parameter("b", "Integer", metadata: [:]),
      parameter("c", "Integer", metadata: ["SupportsNegativeNumbers": "YES", "MaximumValue": 5]),
      parameter("d", "Integer", metadata: ["MinimumValue": .noData, "MaximumValue": .noData]),
      parameter("e", "Decimal", metadata: ["Type": "Slider", "MinimumValue": 1, "MaximumValue": 2.5]),
      parameter("f", "Integer", metadata: ["MinimumValue": .integer(.min), "MaximumValue": .integer(.max)]),
      parameter("g", "Temperature", metadata: ["DefaultUnit": "Celsius/Fahrenheit", "MaximumValue": 40])
    ).map(\.type)
    #expect(
      types == [
        .integer(NumberSettings()), .integer(NumberSettings(minimum: 0)),
        .integer(NumberSettings(maximum: 5)),
        .integer(NumberSettings()), .decimal(NumberSettings(.slider, minimum: 1, maximum: 2.5)),
        .integer(NumberSettings(minimum: .min, maximum: .max)),
        .measurement(MeasurementSettings(.temperature, defaultUnit: .celsius, maximum: 40)),
      ]
    )
  }

  @Test func `the values of a duration are seconds, whatever its units are`() {
    let found = parameters(
      parameter(
        "keep",
        "TimeInterval",
        metadata: [
          "Unit": "Days", "DefaultUnit": "Seconds", "DefaultValue": 2_592_000, "MinimumUnit": "Days",
          "MinimumValue": 86_400, "MaximumUnit": "Days", "MaximumValue": 25_920_000,
        ]
      ),
      parameter(
        "break",
        "TimeInterval",
        metadata: [
          "Unit": "Multiple", "DefaultUnit": "Minutes", "DefaultValue": 300, "MinimumUnit": "Minutes",
          "MinimumValue": 60, "MaximumUnit": "Hours", "MaximumValue": 7_200,
        ]
      ),
      parameter(
        "swapped",
        "TimeInterval",
        metadata: ["Unit": "Multiple", "MinimumUnit": "Hours", "MaximumUnit": "Minutes"]
      )
    )
    #expect(
      found.map(\.type) == [
        .duration(DurationSettings(unit: .days, minimum: .seconds(86_400), maximum: .seconds(25_920_000))),
        .duration(
          DurationSettings(
            units: .minutes ... .hours,
            defaultUnit: .minutes,
            minimum: .seconds(60),
            maximum: .seconds(7_200)
          )
        ),
        .duration(DurationSettings(units: .minutes ... .hours, defaultUnit: .minutes, minimum: .zero)),
      ]
    )
    #expect(
      found.map(\.defaultValue) == [.duration(.seconds(2_592_000)), .duration(.seconds(300)), nil]
    )
  }

  @Test func `defaults of every type`() {
    let values = parameters(
      parameter("a", "Boolean"),
      parameter("b", "Boolean", metadata: ["DefaultValue": true]),
      parameter("c", "Integer"),
      parameter("d", "Integer", metadata: ["DefaultValue": .real("3")]),
      parameter("e", "Decimal", metadata: ["DefaultValue": 2]),
      parameter("f", "String", metadata: ["DefaultValueID": "x"]),
      parameter("g", "Integer", ["EnumType": "Mode"], metadata: ["DefaultValue": "a"]),
      parameter("h", "TimeInterval", metadata: ["DefaultUnit": "Minutes", "DefaultValue": 120]),
      parameter("i", "Mass", metadata: ["DefaultUnit": "Grams", "DefaultValue": 2]),
      parameter("j", "Boolean", ["SupportsMultipleValues": true]),
      parameter("k", "CurrencyAmount", metadata: ["CurrencyCodes": ["EUR"], "DefaultValue": 1]),
      parameter("l", "Integer", metadata: ["DefaultValue": .noData]),
      enums: [enumeration("Mode", ["unknown", "a"])]
    ).map(\.defaultValue)
    let expected: [ParameterValue?] = [
      .boolean(false), .boolean(true), nil, .integer(3), .decimal(2), nil, .enumCase("a"),
      .duration(.seconds(120)), .measurement(MeasurementValue(2, .grams)), nil,
      .currencyAmount(CurrencyAmountValue(1, currencyCode: "EUR")), nil,
    ]
    #expect(values == expected)
  }

  @Test(arguments: [
    ("1.0", [true, true, false]), ("1.1", [false, true, false]), ("1.2", [false, false, false]),
    ("1.3", [false, false, false]),
  ])
  func `a model without the key for configurable parameters is read by what it has`(
    version: String,
    expected: [Bool]
  ) {
    let compiled = Compiled(
      definition(
        intents: [
          intent(
            "Show",
            [
              parameter("a", "String"), parameter("b", "String", ["SupportsResolution": true]),
              parameter("c", "String", ["SupportsResolution": true, "Configurable": false]),
            ]
          )
        ],
        version: version
      )
    )
    #expect(compiled.parameters.map(\.isConfigurable) == expected)
  }

  @Test func `only a case named 'unknown' at index 0 is dropped; gaps and order stay`() {
    let compiled = Compiled(
      definition(enums: [
        enumeration("A", cases: [enumCase("unknown"), enumCase("b", 7), enumCase("a", 2)]),
        enumeration("B", cases: [enumCase("first"), enumCase("unknown", 1)]),
      ])
    )
    #expect(compiled.lines == [])
    #expect(compiled.schema().enums[0].cases.map { "\($0.name) \($0.index)" } == ["b 7", "a 2"])
    #expect(compiled.schema().enums[1].cases.map { "\($0.name) \($0.index)" } == ["first 0", "unknown 1"])
  }

  @Test func `a default property keeps its type even if a file changes it`() {
    let compiled = Compiled(
      definition(types: [
        objectType(
          "T",
          [property("pronunciationHint", "Integer", ["Default": true]), property("own", "String")]
        )
      ])
    )
    #expect(compiled.schema().objects[0].properties.map(\.name) == ["own"])
  }

  @Test func `response codes of a definition start at 100, after Apple's`() {
    let codes = ["success", "failure", "sold", "inProgress", "gone", "failureRequiringAppLaunch"]
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Buy",
          [],
          [
            "Response": [
              "INIntentResponseCodes": .array(codes.map { ["INIntentResponseCodeName": .string($0)] })
            ]
          ]
        )
      ])
    )
    #expect(compiled.schema().intents[0].response?.codes.map(\.number) == [4, 5, 100, 3, 101, 6])
  }

  @Test func `class names`() {
    let intents = [
      intent("Show"), intent("Show2", [], ["ClassPrefix": "XY"]), intent("Show3", [], ["ClassName": "Other"]),
      intent("Show4", [], ["ClassName": ""]),
    ]
    let own = Compiled(definition(intents: intents))
    #expect(
      own.schema().intents.map(\.configuration.className) == [
        "ShowIntent", "XYShow2Intent", "Other", "Show4Intent",
      ]
    )
    let given = Compiled(definition(intents: intents), classPrefix: "Q")
    #expect(
      given.schema().intents.map(\.configuration.className)
        == ["QShowIntent", "QShow2Intent", "Other", "QShow4Intent"]
    )
  }

  @Test func `'unknown' as the value of a predicate means no value`() {
    func child(_ name: Plist, _ predicate: String, _ values: [Plist]) -> Plist {
      parameter(
        name,
        "Boolean",
        relationship: [
          "ParentName": "mode", "PredicateName": .string(predicate), "PredicateValues": .array(values),
        ]
      )
    }
    let rules = parameters(
      parameter("mode", "Integer", ["EnumType": "Mode"]),
      child("a", "EnumHasExactValue", ["unknown"]),
      child("b", "EnumHasExactValue", ["unknown", "dark"]),
      child("c", "EnumValueIsNotEqual", ["unknown"]),
      child("d", "EnumValueIsNotEqual", ["unknown", "dark"]),
      enums: [enumeration("Mode", ["unknown", "light", "dark"])]
    ).dropFirst().map(\.visibility?.predicate)
    #expect(
      rules == [
        .isAbsentOrAnyOf([]), .isAbsentOrAnyOf([.enumCase("dark")]), .hasAnyValue,
        .isNoneOf([.enumCase("dark")]),
      ]
    )
  }

  @Test func `a predicate is identified by the end of its name, and zero and false are never written`() {
    func child(_ name: Plist, _ parent: String, _ predicate: String, _ values: [Plist]? = nil) -> Plist {
      let several: Plist = values.map { ["PredicateValues": .array($0)] } ?? [:]
      let own: Plist = [
        "ParentName": .string(parent), "PredicateName": .string("INIntentParameter" + predicate),
      ]
      return parameter(name, "Boolean", relationship: own.adding(several))
    }
    let rules = parameters(
      parameter("flag", "Boolean"),
      parameter("count", "Integer"),
      parameter("text", "String"),
      child("a", "flag", "BooleanHasExactValue"),
      child("b", "count", "IntegerHasExactValue"),
      child("c", "count", "DecimalValueIsNotEqual", [1, 2]),
      child("d", "count", "IntegerValueIsLessThan", [3]),
      child("e", "count", "IntegerValueIsLessThanOrEqual"),
      child("f", "count", "IntegerValueIsGreaterThan"),
      child("g", "count", "IntegerValueIsGreaterThanOrEqual", [2]),
      child("h", "count", "IntegerValueIsWithinRange", [5, 1]),
      child("i", "text", "StringValueContains", ["x", "y"]),
      child("j", "text", "StringValueDoesNotContain", ["x"]),
      child("k", "text", "ObjectIdentifierValueContains", ["x"]),
      child("l", "text", "HasAnyValue")
    ).dropFirst(3).map(\.visibility?.predicate)
    #expect(
      rules == [
        .isAnyOf([.boolean(false)]), .isAnyOf([.integer(0)]), .isNoneOf([.integer(1), .integer(2)]),
        .isLessThan(3), .isLessThanOrEqual(0), .isGreaterThan(0), .isGreaterThanOrEqual(2), .isWithin(1...5),
        .contains(["x", "y"]), .doesNotContain(["x"]), .contains(["x"]), .hasAnyValue,
      ]
    )
  }
}
