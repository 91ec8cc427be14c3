import TestSupport
import Testing

@testable import IntentCompiler

/// kakashi3lite/Encorely has one, with other invented keys.
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
        "missing-name: this intent has no name; give it one",
        "missing-name: this intent has no name; give it one",
        "missing-name Show.: this parameter has no name; give it one",
        "missing-name: this enum has no name; give it one",
        "missing-name: this enum has no name; give it one", "missing-name .",
        "missing-name: this object type has no name; give it one", "missing-name .",
      ]
    )
  }
}
