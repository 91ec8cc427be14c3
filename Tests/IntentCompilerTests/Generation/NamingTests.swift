import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

struct NamingTests {
  @Test(arguments: [
    ("StatsConfigurationIntent", "StatsConfiguration", "StatsOptionsProvider"),
    ("UpNextIntent", "UpNextConfiguration", "UpNextOptionsProvider"),
    ("ConfigurationIntent", "Configuration", "ConfigurationOptionsProvider"),
    ("ConfigurationSmallIntent", "ConfigurationSmall", "SmallOptionsProvider"),
    ("Intent", "IntentConfiguration", "IntentOptionsProvider"),
    ("ConfigurationsIntent", "ConfigurationsConfiguration", "ConfigurationsOptionsProvider"),
    ("SampleIntentIntent", "SampleIntentConfiguration", "SampleIntentOptionsProvider"),
  ])
  func `names of configurations`(className: String, configuration: String, provider: String) {
    #expect(ConfigurationName.configuration(className: className) == configuration)
    #expect(ConfigurationName.provider(configuration: configuration) == provider)
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two_words"), ("a - b", "a_b"), ("1st", "_1st"), ("", "__"),
    ("_", "__"),
    ("🙂", "🙂"), ("größe", "größe"), ("\u{301}x", "_\u{301}x"), ("a\u{202E}b", "a_b"), ("a\u{200D}b", "a_b"),
    ("$x", "_x"), ("a\nb", "a_b"), ("`a`", "_a_"), ("...", "__"), ("a\0b", "a_b"),
  ])
  func `names become identifiers`(text: String, identifier: String) {
    #expect(SwiftIdentifier.make(text) == identifier)
  }

  @Test func `a name collision is an error with both locations`() {
    var compiled = Compiled(
      definition(
        intents: [
          intent(
            "A",
            [
              parameter("⟦1⟧a b⟦/1⟧", "String"), parameter("⟦2⟧a-b⟦/2⟧", "String"),
              parameter("⟦3⟧x⟦/3⟧", "String", ["SupportsDynamicEnumeration": true]),
              parameter("⟦4⟧X⟦/4⟧", "String", ["SupportsDynamicEnumeration": true]),
            ]
          )
        ],
        enums: [enumeration("⟦5⟧Thing⟦/5⟧", ["unknown"])],
        types: [objectType("⟦6⟧Thing⟦/6⟧")]
      )
    )
    _ = compiled.generate(GenerationOptions(isSplit: true))
    expectReports(
      compiled.lines,
      [
        "error swift-name-collision ⟦2⟧", "note ⟦1⟧", "error swift-name-collision ⟦4⟧", "note ⟦3⟧",
        "error swift-name-collision ⟦6⟧", "note ⟦5⟧",
      ]
    )
  }

  @Test func `two intents with the same class name are one error, although their providers also collide`() {
    let dynamic = parameter("a", "String", ["SupportsDynamicEnumeration": true])
    var compiled = Compiled(
      definition(intents: [
        intent("A", [dynamic], ["ClassName": "⟦1⟧X⟦/1⟧"]), intent("B", [dynamic], ["ClassName": "⟦2⟧X⟦/2⟧"]),
      ])
    )
    _ = compiled.generate()
    #expect(compiled.rules == ["swift-name-collision ⟦2⟧"])
  }

  @Test func `a rename fixes a collision`() {
    var compiled = Compiled(
      definition(
        intents: [intent("A", [parameter("a b", "String"), parameter("a-b", "String")])],
        enums: [enumeration("Thing", ["unknown", "on"])],
        types: [objectType("Thing2", [property("p", "String")])]
      )
    )
    let swift = compiled.swift(
      GenerationOptions(
        renames: Renames(names: [
          ElementPath(.intent, ["A"]): "First", ElementPath(.enumeration, ["Thing"]): "Second",
          ElementPath(.parameter, ["A", "a-b"]): "other", ElementPath(.enumCase, ["Thing", "on"]): "off",
          ElementPath(.property, ["Thing2", "p"]): "q",
        ])
      )
    )
    #expect(compiled.lines == [])
    for text in ["struct First:", "enum Second:", "var other:", "case off = 1", "var q:"] {
      #expect(swift.contains(text), "\(text)")
    }
  }

  @Test func `a namespace becomes an identifier that no declaration can have`() {
    var compiled = Compiled(definition(enums: [enumeration("⟦1⟧My_Space⟦/1⟧", ["unknown"])]))
    #expect(compiled.generate(GenerationOptions(namespace: "My Space")).isEmpty)
    expectReports(compiled.lines, ["error swift-name-collision ⟦1⟧"])
  }
}
