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
    #expect(compiled.compilation.diagnostics.map(\.rule.name) == Array(repeating: "missing-name", count: 8))
    #expect(
      compiled.compilation.diagnostics.first?.message
        == "this intent has no name; give it one with 'INIntentName'"
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
    #expect(
      compiled.lines == [
        "error duplicate-parameter ⟦4⟧: duplicate parameter 'a'; rename one of them",
        "note ⟦3⟧: the other 'a' is here",
        "error duplicate-intent ⟦2⟧: duplicate intent 'Show'; rename one of them",
        "note ⟦1⟧: the other 'Show' is here",
        "error duplicate-case ⟦7⟧: duplicate case 'a'; rename one of them",
        "note ⟦6⟧: the other 'a' is here",
        "error duplicate-enum ⟦8⟧: duplicate enum 'Mode'; rename one of them",
        "note ⟦5⟧: the other 'Mode' is here",
        "error duplicate-property ⟦11⟧: duplicate property 'p'; rename one of them",
        "note ⟦10⟧: the other 'p' is here",
        "error duplicate-type ⟦12⟧: duplicate object type 'T'; rename one of them",
        "note ⟦9⟧: the other 'T' is here",
      ]
    )
  }

  @Test func `duplicate case index`() {
    #expect(
      lines(enums: [
        enumeration("Mode", cases: [enumCase("unknown"), enumCase("⟦2⟧a⟦/2⟧", 1), enumCase("b", "⟦1⟧1⟦/1⟧")])
      ]).map {
        $0.replacing("loose-value-type ⟦1⟧: 'INEnumValueIndex' should be an integer, not a string", with: "")
      }
        == [
          "warning ",
          "error duplicate-case-index ⟦1⟧: the cases 'a' and 'b' both have the index 1; give one of them a new index",
          "note ⟦2⟧: the case 'a' is here",
        ]
    )
  }

  @Test func `unknown intent type`() {
    let show: Plist = ["INIntentName": "Show", "INIntentType": "⟦1⟧Costum⟦/1⟧"]
    #expect(
      Compiled(definition(intents: [show])).lines == [
        "warning unknown-intent-type ⟦1⟧: unknown intent type 'Costum'; did you mean 'Custom'?"
      ]
    )
  }

  @Test func `system intent`() {
    let play: Plist = ["INIntentName": "⟦1⟧PlayMedia⟦/1⟧", "INIntentType": "System"]
    var compiled = Compiled(definition(intents: [play]))
    #expect(
      compiled.lines == [
        "note system-intent ⟦1⟧: 'PlayMedia' is one of Apple's intents; no code is generated for it"
      ]
    )
    #expect(compiled.schema().systemIntents == ["PlayMedia"])
    #expect(!compiled.swift().contains("PlayMedia"))
  }

  @Test func `unknown parameter type`() {
    #expect(
      lines(parameter("a", "⟦1⟧Strnig⟦/1⟧")) == [
        "error unknown-parameter-type ⟦1⟧: there is no type 'Strnig'; did you mean 'String'?"
      ]
    )
    #expect(
      lines(["INIntentParameterName": "⟦1⟧a⟦/1⟧"]) == [
        "error unknown-parameter-type ⟦1⟧: 'a' has no type; give it one with 'INIntentParameterType'"
      ]
    )
  }

  @Test func `unknown enum and object type`() {
    #expect(
      lines(
        parameter("a", "Integer", ["EnumType": "⟦1⟧Mod⟦/1⟧"]),
        parameter("b", "Object", ["ObjectType": "⟦2⟧Plaec⟦/2⟧"]),
        parameter("c", "Integer", ["EnumType": "⟦3⟧Nothing⟦/3⟧"]),
        parameter("d", "Object", ["ObjectType": "⟦4⟧Nothing⟦/4⟧"]),
        enums: [enumeration("Mode", ["unknown"])],
        types: [objectType("Place")]
      ) == [
        "error unknown-enum ⟦1⟧: there is no enum 'Mod'; did you mean 'Mode'?",
        "error unknown-type ⟦2⟧: there is no object type 'Plaec'; did you mean 'Place'?",
        "error unknown-enum ⟦3⟧: there is no enum 'Nothing'; "
          + "add it to 'INEnums', or pass the file that defines it too",
        "error unknown-type ⟦4⟧: there is no object type 'Nothing'; "
          + "add it to 'INTypes', or pass the file that defines it too",
      ]
    )
  }

  @Test func `unknown settings`() {
    #expect(
      lines(
        parameter("a", "Integer", metadata: ["Type": "⟦1⟧Steper⟦/1⟧"]),
        parameter("b", "DateComponents", metadata: ["Format": "⟦2⟧Long⟦/2⟧"]),
        parameter("c", "Mass", metadata: ["DefaultUnit": "⟦3⟧Kilogram⟦/3⟧"])
      ) == [
        "note unknown-setting ⟦1⟧: unknown 'INIntentParameterMetadataType' 'Steper', which is ignored; "
          + "did you mean 'Stepper'?",
        "note unknown-setting ⟦2⟧: unknown 'INIntentParameterMetadataFormat' 'Long', which is ignored; "
          + "the known values are Style, Relative, Template",
        "note unknown-setting ⟦3⟧: unknown 'INIntentParameterMetadataDefaultUnit' 'Kilogram', which is ignored; "
          + "did you mean 'Kilograms'?",
      ]
    )
  }

  @Test func `unusable bounds`() {
    #expect(
      lines(
        parameter(
          "a",
          "Integer",
          metadata: ["MinimumValue": "⟦1⟧one⟦/1⟧", "MaximumValue": .real("⟦2⟧1.5⟦/2⟧")]
        ),
        parameter("b", "TimeInterval", metadata: ["MaximumValue": .real("⟦3⟧1e300⟦/3⟧")])
      ) == [
        "warning unusable-bound ⟦1⟧: a bound must be a number, not a string; it is ignored",
        "warning unusable-bound ⟦2⟧: the bound of an integer must be a whole number of at most 64 bits, but this one "
          + "is not whole; it is ignored",
        "warning unusable-bound ⟦3⟧: the bound is too long a duration; it is ignored",
      ]
    )
  }

  @Test func `unusable defaults`() {
    let modes = [enumeration("Mode", ["unknown", "light", "dark"])]
    #expect(
      lines(
        parameter("a", "Integer", metadata: ["DefaultValue": .real("⟦1⟧1.5⟦/1⟧")]),
        parameter("b", "URL", metadata: ["DefaultValue": "⟦2⟧x⟦/2⟧"]),
        parameter("c", "TimeInterval", metadata: ["DefaultValue": .real("⟦3⟧1e300⟦/3⟧")]),
        parameter("f", "Integer", metadata: ["DefaultValue": .real("⟦6⟧1e19⟦/6⟧")]),
        parameter("d", "Integer", ["EnumType": "Mode"], metadata: ["DefaultValue": "⟦4⟧drak⟦/4⟧"]),
        parameter("e", "Integer", ["EnumType": "Mode"], metadata: ["DefaultValue": "⟦5⟧unknown⟦/5⟧"]),
        enums: modes
      ) == [
        "warning unusable-default ⟦1⟧: the default of an integer must be a whole number, not 1.5; "
          + "it is ignored",
        "warning unusable-default ⟦2⟧: a string cannot be the default here; it is ignored",
        "warning unusable-default ⟦3⟧: the default duration is too long; it is ignored",
        "warning unusable-default ⟦6⟧: the default of an integer must be between -9223372036854775808 and "
          + "9223372036854775807; it is ignored",
        "warning default-is-no-case ⟦4⟧: the default 'drak' is not a case of 'Mode'; it is ignored; "
          + "did you mean 'dark'?",
        "warning default-is-no-case ⟦5⟧: the default is 'unknown', which users cannot choose; it is ignored",
      ]
    )
  }

  @Test func `relationships`() {
    let flag = parameter("flag", "Boolean")
    #expect(
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
      ) == [
        "warning relationship-without-parent ⟦1⟧: this relationship names no parent, so it is ignored; "
          + "name one or remove the relationship",
        "warning unknown-parent ⟦2⟧: unknown parent 'flga', so the relationship is ignored; "
          + "did you mean 'flag'?",
        "warning unknown-predicate ⟦3⟧: unknown predicate 'HasAnyVlaue', so the relationship is ignored; "
          + "did you mean 'HasAnyValue'?",
        "warning unknown-predicate ⟦4⟧: this relationship has no predicate, so it is ignored; "
          + "add 'INIntentParameterRelationshipPredicateName'",
        "warning relationship-cycle ⟦5⟧: 'e' is its own parent, so its relationship is ignored; name another parent "
          + "or remove the relationship",
        "warning relationship-cycle ⟦6⟧: the parents of 'g' lead back to itself, so its relationship is ignored; name "
          + "another parent or remove the relationship",
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
    #expect(
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
      ) == [
        "warning unusable-predicate-value ⟦1⟧: 'drak' is not a case of 'Mode', so the predicate never holds for it; "
          + "did you mean 'dark'?",
        "warning unusable-predicate-value ⟦2⟧: this predicate compares with a case of 'Mode', but names none; "
          + "the relationship is ignored",
        "warning unusable-predicate-value ⟦3⟧: this predicate compares with a number; "
          + "the relationship is ignored",
        "warning unusable-predicate-value ⟦4⟧: a range needs two numbers; the relationship is ignored",
        "warning unusable-predicate-value ⟦5⟧: this predicate looks for a text; the relationship is ignored",
      ]
    )
  }

  @Test func `array sizes`() {
    func size(_ sizeClass: Plist?, _ size: Plist?) -> Plist {
      let first: Plist = sizeClass.map { ["SizeClass": $0] } ?? [:]
      return first.adding(size.map { ["Size": $0] } ?? [:]).prefixed("INIntentParameterArraySize")
    }
    #expect(
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
      ) == [
        "warning unusable-array-size ⟦1⟧: unknown widget size 'Smal'; did you mean 'Small'?",
        "warning unusable-array-size ⟦2⟧: the size for 'Large' must be 1 or more; it is ignored, so any number is allowed",
        "warning unusable-array-size ⟦3⟧: this size has no widget size, so it is ignored; name one of Small, "
          + "Medium, Large, ExtraLarge, AccessoryInline, AccessoryCorner, AccessoryCircular, AccessoryRectangular "
          + "with 'INIntentParameterArraySizeSizeClass'",
      ]
    )
  }
}
