import IntentChecking
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

/// `test_app_intents.py` compares summaries with the runtime's visibility, value by value.
struct SummaryTests {
  private func child(_ name: String, _ parent: String, _ predicate: String, _ more: Short = [:]) -> Short {
    let rule: Short = [
      "ParentName": .string(parent), "PredicateName": .string(predicate),
    ]
    return ["Name": .string(name), "Type": "String", "Relationship": rule.merging(more)]
  }

  @Test func `a part of a text cannot be tested, so the parameter always shows`() {
    let fixture = AppIntentsFixture(
      Sample(parameters: [
        child("added", "name", "StringValueContains", ["PredicateValue": "x"])
      ])
    )
    expectReports(
      fixture.losses,
      [
        "no-app-intents-counterpart Sample.added: App Intents cannot test this condition, so "
          + "'added' always shows"
      ]
    )
    #expect(fixture.summary == nil)
  }

  @Test func `a parameter that people cannot change is in no summary`() {
    let fixture = AppIntentsFixture(
      Sample(parameters: [["Name": "added", "Type": "String", "Configurable": false]])
    )
    #expect(fixture.summary?.contains("added") == false)
  }

  // MARK: The limit

  private static let tooMany = ["no-app-intents-counterpart Sample"]

  /// Each Boolean shows while the one before is true.
  private func chain(_ count: Int, _ name: String = "p") -> [Short] {
    (0..<count).map { index in
      let parent: Short = ["Name": .string("\(name)\(index)"), "Type": "Boolean"]
      guard index > 0 else { return parent }
      return child("", "\(name)\(index - 1)", "BooleanHasExactValue", ["PredicateValue": true]).merging(
        parent
      )
    }
  }

  @Test func `64 branches are a summary, and 65 are too many`() {
    let most = AppIntentsFixture(Sample(parameters: chain(64)))
    #expect(most.losses == [])
    #expect(most.summary?.split(separator: "\n").count { $0 == "Summary {" } == 64)
    #expect(most.summary?.split(separator: "\n").count { $0.hasPrefix("When(") } == 63)
    expectReports(AppIntentsFixture(Sample(parameters: chain(65))).losses, Self.tooMany)
  }

  @Test func `branches of independent parents multiply`() {
    let most = AppIntentsFixture(Sample(parameters: (0..<6).flatMap { chain(2, "p\($0)x") }))
    #expect(most.losses == [])
    #expect(most.summary?.split(separator: "\n").count { $0 == "Summary {" } == 64)
    let many = AppIntentsFixture(Sample(parameters: chain(3) + (0..<5).flatMap { chain(2, "q\($0)x") }))
    expectReports(many.losses, Self.tooMany)
  }
}
