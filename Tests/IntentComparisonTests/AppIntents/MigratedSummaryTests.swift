import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

struct MigratedSummaryTests {
  private static let condition: Short = [
    "Type": "String", "Name": "added", "Tag": 11,
    "Relationship": ["ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": "large"],
  ]

  private func lines(_ summary: CodeValue?) -> [String] {
    var fixture = MigrationFixture(host: Sample(parameters: [Self.condition]))
    fixture.add("added", TypeName("String", isOptional: true))
    if let summary { fixture.setSummary(summary) }
    return fixture.lines
  }

  private static let all = CodeValue.summary("count", "isOn", "mode", "item", "name", "speed", "added")
  private static let others = CodeValue.summary("count", "isOn", "mode", "item", "name", "speed")

  @Test func `the same conditions are right however they are written`() {
    let big = CodeValue.name("big")
    #expect(lines(.when([.keyPath("mode"), .name("equalTo"), big], Self.all, otherwise: Self.others)) == [])
    #expect(
      lines(.when([.keyPath("mode"), .name("notEqualTo"), big], Self.others, otherwise: Self.all)) == []
    )
    #expect(
      lines(.when([.keyPath("mode"), .name("oneOf"), .array([big])], Self.all, otherwise: Self.others)) == []
    )
    let choice = CallCode(
      "Switch",
      [
        .init(nil, .keyPath("mode")),
        .init(
          nil,
          .closure([
            .call(CallCode("Case", [.init(nil, big), .init(nil, .closure([Self.all]))])),
            .call(CallCode("DefaultCase", [.init(nil, .closure([Self.others]))])),
          ])
        ),
      ]
    )
    #expect(lines(.call(choice)) == [])
  }

  @Test func `what an empty summary shows is not known`() {
    expectReports(lines(.call(CallCode("Summary"))), ["careful visibility-changed (placed) Sample"])
    let test: [CodeValue] = [.keyPath("mode"), .name("equalTo"), .name("big")]
    let partly = lines(.when(test, Self.all, otherwise: .call(CallCode("Summary"))))
    expectReports(partly, ["careful visibility-changed (placed) Sample"])
  }

  @Test func `without a summary everything shows`() {
    expectReports(lines(nil), ["careful visibility-changed (placed) Sample"])
  }

  @Test func `the opposite condition is wrong in both ways`() {
    let test: [CodeValue] = [.keyPath("mode"), .name("equalTo"), .name("small")]
    let found = lines(.when(test, Self.all, otherwise: Self.others))
    expectReports(
      found,
      ["careful visibility-changed (placed) Sample", "careful visibility-changed (placed) Sample"]
    )
  }

  @Test func `an interpolated summary shows its parameters`() {
    let names = ["count", "isOn", "mode", "item", "name", "speed"]
    let text = CodeValue.interpolation(names.map { .keyPath($0) })
    #expect(
      lines(
        .when(
          [.keyPath("mode"), .name("equalTo"), .name("big")],
          Self.all,
          otherwise: .call(CallCode("Summary", [.init(nil, text)]))
        )
      ) == []
    )
  }

  @Test func `what cannot be read is not judged`() {
    #expect(lines(.unknown) == [])
    #expect(
      lines(.when([.keyPath("mode"), .name("equalTo"), .unknown], Self.all, otherwise: Self.others)) == []
    )
    let family = CodeValue.call(
      CallCode(
        "When",
        [
          .init("widgetFamily", .name("equalTo")), .init(nil, .name("systemSmall")),
          .init(nil, .closure([Self.all])), .init("otherwise", .closure([Self.others])),
        ]
      )
    )
    #expect(lines(family) == [])
  }
}
