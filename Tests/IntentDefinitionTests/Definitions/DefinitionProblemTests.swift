import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics

struct DefinitionProblemTests {
  @Test func `an unknown key is kept and reported with a suggestion`() {
    let compiled = Compiled(
      definition(
        intents: [
          intent("Show", [parameter("a", "String", ["⟦2⟧Displayname⟦/2⟧": "A", "⟦3⟧Nothing⟦/3⟧": 1])])
        ],
        ["⟦1⟧INEnmus⟦/1⟧": []]
      )
    )
    expectReports(
      compiled.lines,
      ["warning unknown-key ⟦2⟧", "warning unknown-key ⟦3⟧", "warning unknown-key ⟦1⟧"]
    )
    #expect(
      compiled.paths.first == "INIntents[0].INIntentParameters[0].INIntentParameterDisplayname | Show.a"
    )
    #expect(compiled.compilation.diagnostics.first?.fix?.replacement == "INIntentParameterDisplayName")
  }

  @Test func `a value of the wrong type is one error that names the expected type`() {
    let compiled = Compiled(
      definition(
        intents: [
          intent(
            "Show",
            [parameter(Plist.array([]).marked(1), "String"), parameter("b", Plist.boolean(true).marked(2))]
          ),
          Plist.xml("<string>⟦3⟧x⟦/3⟧</string>"),
        ],
        enums: [enumeration("E", cases: [enumCase("unknown"), enumCase("a", "⟦4⟧one⟦/4⟧")])]
      )
    )
    expectReports(
      compiled.lines,
      [
        "error wrong-value-type ⟦1⟧", "error wrong-value-type ⟦2⟧", "error wrong-value-type ⟦3⟧",
        "error wrong-value-type ⟦4⟧",
      ]
    )
  }

  @Test func `a reference to an unreadable element is not a second error`() {
    let compiled = Compiled(
      definition(
        intents: [intent("Show", [parameter("a", "Integer", ["EnumType": "Mode"])])],
        ["INEnums": Plist.string("⟦1⟧none⟦/1⟧")]
      )
    )
    #expect(compiled.rules == ["wrong-value-type ⟦1⟧"])
    let broken = Compiled(
      .xml("<dict>"),
      definition(intents: [intent("Show", [parameter("a", "Object", ["ObjectType": "T"])])])
    )
    #expect(broken.compilation.diagnostics.map(\.location?.file) == ["Test.intentdefinition"])
  }

  @Test func `a loosely typed value is accepted with a warning`() {
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [
            parameter(
              "a",
              "String",
              ["Tag": "⟦1⟧5⟦/1⟧", "DisplayPriority": .real("⟦2⟧2⟦/2⟧"), "Configurable": "⟦3⟧YES⟦/3⟧"]
            )
          ]
        )
      ])
    )
    expectReports(
      compiled.lines,
      ["warning loose-value-type ⟦1⟧", "warning loose-value-type ⟦2⟧", "warning loose-value-type ⟦3⟧"]
    )
    let parameter = compiled.definition().intents[0].parameters[0]
    #expect(parameter.field.tag?.value == 5 && parameter.field.displayPriority?.value == 2)
    #expect(parameter.isConfigurable?.value == true)
  }

  @Test func `large integers`() {
    let compiled = Compiled(
      definition(intents: [
        intent("Show", [], ["LastParameterTag": .xml("<integer>⟦1⟧9223372036854775808⟦/1⟧</integer>")])
      ])
    )
    expectReports(compiled.lines, ["error wrong-value-type ⟦1⟧"])
  }

  @Test func `a name of 1,000 bytes is accepted, and a longer one is an error that does not repeat it`() {
    let name = String(repeating: "x", count: 1_000)
    func compiled(_ name: String) -> Compiled {
      Compiled(
        definition(intents: [intent("Show", [parameter(.string("⟦1⟧\(name)⟦/1⟧"), "String", ["Odd": 1])])])
      )
    }
    #expect(compiled(name).rules.filter { $0.hasPrefix("wrong") } == [])
    let long = compiled(name + "x")
    expectReports(
      long.lines,
      ["error wrong-value-type ⟦1⟧", "warning unknown-key ⟦?⟧ at 'INIntentParameterOdd'"]
    )
    #expect(!(long.lines + long.paths).contains { $0.contains(name) })
  }
}
