import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct SchemaRuleTests {
  private func lines(_ parameters: Plist..., enums: [Plist] = [], types: [Plist] = []) -> [String] {
    Compiled(definition(intents: [intent("Show", parameters)], enums: enums, types: types)).lines
  }

  @Test func `each missing name is one error`() {
    var compiled = Compiled(
      definition(
        intents: [intent("⟦1⟧⟦/1⟧"), intent("⟦2⟧⟦/2⟧"), intent("Show", [parameter("", "String")])],
        enums: [
          enumeration("", ["unknown"]), enumeration("", ["unknown", ""]), enumeration("__", ["unknown"]),
        ],
        types: [objectType("", [property("", "String")])]
      )
    )
    _ = compiled.generate()
    expectReports(
      compiled.compilation.diagnostics,
      [
        "missing-name INIntents[0].INIntentName", "missing-name INIntents[1].INIntentName",
        "missing-name Show.", "missing-name INEnums[0].INEnumName", "missing-name INEnums[1].INEnumName",
        "missing-name .", "missing-name INTypes[0].INTypeName", "missing-name .",
      ]
    )
  }

  @Test func `a duplicate name is one error, with a note on the first`() {
    var compiled = Compiled(
      definition(
        intents: [
          intent("⟦1⟧Show⟦/1⟧", [parameter("⟦3⟧a⟦/3⟧", "String"), parameter("⟦4⟧a⟦/4⟧", "Integer")]),
          intent("⟦2⟧Show⟦/2⟧"),
        ],
        enums: [
          enumeration("⟦5⟧Mode⟦/5⟧", cases: [enumCase("⟦6⟧a⟦/6⟧", 1), enumCase("⟦7⟧a⟦/7⟧", 2)]),
          enumeration("⟦8⟧Mode⟦/8⟧", ["unknown"]),
        ],
        types: [
          objectType("⟦9⟧T⟦/9⟧", [property("⟦10⟧p⟦/10⟧", "String"), property("⟦11⟧p⟦/11⟧", "String")]),
          objectType("⟦12⟧T⟦/12⟧"),
        ]
      )
    )
    _ = compiled.generate(GenerationOptions(isSplit: true))
    expectReports(
      compiled.lines,
      [
        "error duplicate-parameter ⟦4⟧", "note ⟦3⟧", "error duplicate-intent ⟦2⟧", "note ⟦1⟧",
        "error duplicate-case ⟦7⟧", "note ⟦6⟧", "error duplicate-enum ⟦8⟧", "note ⟦5⟧",
        "error duplicate-property ⟦11⟧", "note ⟦10⟧", "error duplicate-type ⟦12⟧", "note ⟦9⟧",
      ]
    )
  }

  @Test func `duplicate case index`() {
    expectReports(
      lines(enums: [
        enumeration("Mode", cases: [enumCase("unknown"), enumCase("⟦2⟧a⟦/2⟧", 1), enumCase("b", "⟦1⟧1⟦/1⟧")])
      ]),
      ["warning loose-value-type ⟦1⟧", "error duplicate-case-index ⟦1⟧", "note ⟦2⟧"]
    )
  }

  @Test func `unknown intent type`() {
    let show: Plist = ["INIntentName": "Show", "INIntentType": "⟦1⟧Costum⟦/1⟧"]
    expectReports(Compiled(definition(intents: [show])).lines, ["warning unknown-intent-type ⟦1⟧"])
  }

  @Test func `system intent`() {
    let play: Plist = ["INIntentName": "⟦1⟧PlayMedia⟦/1⟧", "INIntentType": "System"]
    var compiled = Compiled(definition(intents: [play]))
    expectReports(compiled.lines, ["note system-intent ⟦1⟧"])
    #expect(compiled.schema().systemIntents == ["PlayMedia"])
    #expect(!compiled.swift().contains("PlayMedia"))
  }

  @Test func `unknown parameter type`() {
    expectReports(lines(parameter("a", "⟦1⟧Strnig⟦/1⟧")), ["error unknown-parameter-type ⟦1⟧"])
    expectReports(lines(["INIntentParameterName": "⟦1⟧a⟦/1⟧"]), ["error unknown-parameter-type ⟦1⟧"])
  }

  @Test func `unknown enum and object type`() {
    expectReports(
      lines(
        parameter("a", "Integer", ["EnumType": "⟦1⟧Mod⟦/1⟧"]),
        parameter("b", "Object", ["ObjectType": "⟦2⟧Plaec⟦/2⟧"]),
        parameter("c", "Integer", ["EnumType": "⟦3⟧Nothing⟦/3⟧"]),
        parameter("d", "Object", ["ObjectType": "⟦4⟧Nothing⟦/4⟧"]),
        enums: [enumeration("Mode", ["unknown"])],
        types: [objectType("Place")]
      ),
      [
        "error unknown-enum ⟦1⟧", "error unknown-type ⟦2⟧", "error unknown-enum ⟦3⟧",
        "error unknown-type ⟦4⟧",
      ]
    )
  }

  @Test func `unknown settings`() {
    expectReports(
      lines(
        parameter("a", "Integer", metadata: ["Type": "⟦1⟧Steper⟦/1⟧"]),
        parameter("b", "DateComponents", metadata: ["Format": "⟦2⟧Long⟦/2⟧"]),
        parameter("c", "Mass", metadata: ["DefaultUnit": "⟦3⟧Kilogram⟦/3⟧"])
      ),
      ["note unknown-setting ⟦1⟧", "note unknown-setting ⟦2⟧", "note unknown-setting ⟦3⟧"]
    )
  }

  @Test func `unusable bounds`() {
    expectReports(
      lines(
        parameter(
          "a",
          "Integer",
          metadata: ["MinimumValue": "⟦1⟧one⟦/1⟧", "MaximumValue": .real("⟦2⟧1.5⟦/2⟧")]
        ),
        parameter("b", "TimeInterval", metadata: ["MaximumValue": .real("⟦3⟧1e300⟦/3⟧")])
      ),
      ["warning unusable-bound ⟦1⟧", "warning unusable-bound ⟦2⟧", "warning unusable-bound ⟦3⟧"]
    )
  }

  @Test func `unusable defaults`() {
    let modes = [enumeration("Mode", ["unknown", "light", "dark"])]
    expectReports(
      lines(
        parameter("a", "Integer", metadata: ["DefaultValue": .real("⟦1⟧1.5⟦/1⟧")]),
        parameter("b", "URL", metadata: ["DefaultValue": "⟦2⟧x⟦/2⟧"]),
        parameter("c", "TimeInterval", metadata: ["DefaultValue": .real("⟦3⟧1e300⟦/3⟧")]),
        parameter("f", "Integer", metadata: ["DefaultValue": .real("⟦6⟧1e19⟦/6⟧")]),
        parameter("d", "Integer", ["EnumType": "Mode"], metadata: ["DefaultValue": "⟦4⟧drak⟦/4⟧"]),
        parameter("e", "Integer", ["EnumType": "Mode"], metadata: ["DefaultValue": "unknown"]),
        enums: modes
      ),
      [
        "warning unusable-default ⟦1⟧", "warning unusable-default ⟦2⟧", "warning unusable-default ⟦3⟧",
        "warning unusable-default ⟦6⟧", "warning default-is-no-case ⟦4⟧",
      ]
    )
  }

  @Test func `relationships`() {
    let flag = parameter("flag", "Boolean")
    expectReports(
      lines(
        flag,
        parameter("a", "String", relationship: ["PredicateName": "⟦1⟧HasAnyValue⟦/1⟧"]),
        parameter(
          "b",
          "String",
          relationship: ["ParentName": "⟦2⟧flga⟦/2⟧", "PredicateName": "HasAnyValue"]
        ),
        parameter(
          "c",
          "String",
          relationship: ["ParentName": "flag", "PredicateName": "⟦3⟧HasAnyVlaue⟦/3⟧"]
        ),
        parameter("d", "String", relationship: ["ParentName": "⟦4⟧flag⟦/4⟧"]),
        parameter("e", "String", relationship: ["ParentName": "⟦5⟧e⟦/5⟧", "PredicateName": "HasAnyValue"]),
        parameter("f", "String", relationship: ["ParentName": "g", "PredicateName": "HasAnyValue"]),
        parameter("g", "String", relationship: ["ParentName": "⟦6⟧f⟦/6⟧", "PredicateName": "HasAnyValue"])
      ),
      [
        "warning relationship-without-parent ⟦1⟧", "warning unknown-parent ⟦2⟧",
        "warning unknown-predicate ⟦3⟧", "warning unknown-predicate ⟦4⟧", "warning relationship-cycle ⟦5⟧",
        "warning relationship-cycle ⟦6⟧",
      ]
    )
  }

  @Test func `predicate values`() {
    func child(_ name: Plist, _ parent: String, _ predicate: String, _ value: Plist) -> Plist {
      parameter(
        name,
        "Boolean",
        relationship: [
          "ParentName": .string(parent), "PredicateName": .string(predicate), "PredicateValue": value,
        ]
      )
    }
    expectReports(
      lines(
        parameter("mode", "Integer", ["EnumType": "Mode"]),
        parameter("count", "Integer"),
        parameter("ratio", "Decimal"),
        child("a", "mode", "EnumHasExactValue", "⟦1⟧drak⟦/1⟧"),
        parameter(
          "b",
          "Boolean",
          relationship: ["ParentName": "mode", "PredicateName": "⟦2⟧EnumHasExactValue⟦/2⟧"]
        ),
        child("c", "count", "IntegerValueIsGreaterThan", "⟦3⟧x⟦/3⟧"),
        child("d", "count", "IntegerValueIsWithinRange", .xml("<integer>⟦4⟧1⟦/4⟧</integer>")),
        child("e", "count", "StringValueContains", .xml("<integer>⟦5⟧1⟦/5⟧</integer>")),
        enums: [enumeration("Mode", ["unknown", "light", "dark"])]
      ),
      [
        "warning unusable-predicate-value ⟦1⟧", "warning unusable-predicate-value ⟦2⟧",
        "warning unusable-predicate-value ⟦3⟧", "warning unusable-predicate-value ⟦4⟧",
        "warning unusable-predicate-value ⟦5⟧",
      ]
    )
  }

  @Test func `array sizes`() {
    func size(_ sizeClass: Plist?, _ size: Plist?) -> Plist {
      let first: Plist = sizeClass.map { ["SizeClass": $0] } ?? [:]
      return first.adding(size.map { ["Size": $0] } ?? [:]).prefixed("INIntentParameterArraySize")
    }
    expectReports(
      lines(
        parameter(
          "a",
          "String",
          [
            "SupportsMultipleValues": true, "FixedSizeArray": 1,
            "ArraySizes": [
              size("⟦1⟧Smal⟦/1⟧", 1), size("Large", .xml("<integer>⟦2⟧0⟦/2⟧</integer>")),
              size(nil, 2).marked(3),
            ],
          ]
        )
      ),
      [
        "warning unusable-array-size ⟦1⟧", "warning unusable-array-size ⟦2⟧",
        "warning unusable-array-size ⟦3⟧",
      ]
    )
  }
}
