import TestSupport
import Testing

@testable import IntentCompiler

struct MissingNameTests {
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
        "missing-name Show.: this parameter has no name; give it one with 'INIntentParameterName'",
        "missing-name INEnums[0].INEnumName", "missing-name INEnums[1].INEnumName", "missing-name .",
        "missing-name INTypes[0].INTypeName", "missing-name .",
      ]
    )
  }
}
