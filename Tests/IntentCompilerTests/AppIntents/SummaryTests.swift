import IntentChecking
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

/// What the summary shows. `.ci/app-intents` compares summaries with the runtime's visibility, value by value.
struct SummaryTests {
  private func child(_ name: String, _ parent: String, _ predicate: String, _ more: Short = [:]) -> Short {
    let rule: Short = [
      "ParentName": .string(parent), "PredicateName": .string(predicate),
    ]
    return ["Name": .string(name), "Type": "String", "Relationship": rule.merging(more)]
  }

  @Test func `without conditions there is no summary`() {
    #expect(AppIntentsFixture(Host()).summary == nil)
  }

  @Test func `a condition on a Boolean is a test of it`() {
    let host = Host(parameters: [
      child("added", "isOn", "BooleanHasExactValue", ["PredicateValue": true])
    ])
    #expect(
      AppIntentsFixture(host).summary == """
        When(\\.$isOn, .equalTo, true) {
        Summary {
        \\.$count
        \\.$isOn
        \\.$mode
        \\.$item
        \\.$name
        \\.$speed
        \\.$added
        }
        } otherwise: {
        Summary {
        \\.$count
        \\.$isOn
        \\.$mode
        \\.$item
        \\.$name
        \\.$speed
        }
        }
        """
    )
  }

  @Test func `several cases with several children become a switch`() {
    let host = Host(parameters: [
      child("a", "mode", "EnumHasExactValue", ["PredicateValue": "small"]),
      child("b", "mode", "EnumHasExactValue", ["PredicateValue": "large"]),
    ])
    let summary = AppIntentsFixture(host).summary ?? ""
    #expect(summary.hasPrefix("Switch(\\.$mode) {\nCase(ModeAppEnum.small) {"))
    #expect(summary.contains("Case(ModeAppEnum.large) {"))
    #expect(summary.contains("DefaultCase {"))
  }

  @Test func `a part of a text cannot be tested, so the parameter always shows`() {
    let fixture = AppIntentsFixture(
      Host(parameters: [
        child("added", "name", "StringValueContains", ["PredicateValue": "x"])
      ])
    )
    #expect(fixture.losses == ["App Intents cannot test this condition, so 'added' always shows"])
    #expect(fixture.summary == nil)
  }

  @Test func `a parameter that people cannot change is in no summary`() {
    let fixture = AppIntentsFixture(
      Host(parameters: [["Name": "added", "Type": "String", "Configurable": false]])
    )
    #expect(fixture.summary?.contains("added") == false)
  }

  @Test func `conditions that need too many branches are reported`() {
    let parents = (0..<8).map { index -> Short in ["Name": .string("p\(index)"), "Type": "Boolean"] }
    let children = (0..<8).map {
      child("c\($0)", "p\($0)", "BooleanHasExactValue", ["PredicateValue": true])
    }
    let fixture = AppIntentsFixture(Host(parameters: parents + children))
    #expect(
      fixture.losses == [
        "the conditions of 'Sample' need more than 64 branches in App Intents, so every parameter always shows"
      ]
    )
    #expect(fixture.summary == nil)
  }
}
