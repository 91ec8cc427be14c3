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
    #expect(
      lines(.call(CallCode("Summary"))) == [
        "careful visibility-changed (placed): the summary is empty, but the definition shows 'count', 'isOn', 'mode', "
          + "'item', 'name', 'speed' and 'added'; Apple does not say whether people can then change them, and apps have "
          + "shipped widgets like that: name them in the summary to be sure"
      ]
    )
    let test: [CodeValue] = [.keyPath("mode"), .name("equalTo"), .name("big")]
    let partly = lines(.when(test, Self.all, otherwise: .call(CallCode("Summary")))).map { $0.prefix(80) }
    #expect(partly == ["careful visibility-changed (placed): the summary is empty while 'mode' has no va"])
  }

  @Test func `without a summary everything shows`() {
    #expect(
      lines(nil) == [
        "careful visibility-changed (placed): 'mode' does not hide 'added', which the definition shows only while 'mode' "
          + "is 'large'"
      ]
    )
  }

  @Test func `the opposite condition is wrong in both ways`() {
    let test: [CodeValue] = [.keyPath("mode"), .name("equalTo"), .name("small")]
    let found = lines(.when(test, Self.all, otherwise: Self.others))
    #expect(
      found == [
        "careful visibility-changed (placed): the summary never shows 'added', which the definition shows while 'mode' is "
          + "'large', so people cannot change what they have chosen",
        "careful visibility-changed (placed): the summary shows 'added' while 'mode' is 'small', but the definition hides "
          + "it",
      ]
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
