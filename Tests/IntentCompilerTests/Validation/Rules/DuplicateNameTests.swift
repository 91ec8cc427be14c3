import TestSupport
import Testing

@testable import IntentCompiler

/// `duplicate-intent`, `duplicate-parameter`, `duplicate-enum`, `duplicate-case`, `duplicate-type` and
/// `duplicate-property`.
struct DuplicateNameTests {
  @Test func `the second of one name is an error, with a note on the first`() {
    let compiled = Compiled(
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
    expectReports(
      compiled.lines,
      [
        "error duplicate-parameter ⟦4⟧: duplicate parameter 'a'; rename one of them", "note ⟦3⟧",
        "error duplicate-intent ⟦2⟧", "note ⟦1⟧", "error duplicate-case ⟦7⟧", "note ⟦6⟧",
        "error duplicate-enum ⟦8⟧", "note ⟦5⟧", "error duplicate-property ⟦11⟧", "note ⟦10⟧",
        "error duplicate-type ⟦12⟧", "note ⟦9⟧",
      ]
    )
  }
}
