import AppFacts
import IntentCompiler
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppMigration

/// All stages together.
struct MigrationPlannerTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
    app.target("Widgets", has: ["Widget/W.swift"])
    try app.writeWidget()
    try app.writeHandler()
  }

  @Test func `the parts of all stages are one plan`() throws {
    let plan = try app.plan()
    #expect(plan.moves.map(\.appIntent) == ["Plain.SampleAppIntent"])
    #expect(
      plan.changes.map(\.words) == [
        "settings for code generation", "generated code", "generated code", "generated code",
        "generated code",
        "registers the handlers", "use Plain.SampleAppIntent in the widget, and call IntentSetup.register()",
      ]
    )
    #expect(plan.problems.isEmpty && plan.left.isEmpty)
    #expect(plan.projectSteps.contains { $0.content == .step(.add(.file, to: .named(["Widgets"]))) })
    #expect(plan.advice.remarks.contains { $0.text.hasPrefix("keep the definitions") })
  }

  @Test func `a module with an error is left out, with its intents`() throws {
    let error = Diagnostic(
      .invalidJSON,
      "it is broken",
      at: .init(file: app.folder("Sample.intentdefinition"))
    )
    let planner = MigrationPlanner(app: try app.known(), options: .ofCommand())
    let plan = planner.plan(app.modules(), without: [error])
    #expect(app.lines(plan.left) == ["'SampleIntent': it is broken: Sample.intentdefinition"])
    #expect(plan.moves.isEmpty && plan.changes.isEmpty)
  }

  @Test func `a file that is not Swift is repaired first`() throws {
    let other = try SketchedApp()
    try other.define()
    try other.writeWidget(isBroken: true)
    #expect(
      try other.plan().problems.map(\.message) == [
        "this is not Swift, so the file cannot be changed; repair it first"
      ]
    )
  }

  @Test func `two widgets of one kind are told apart by nothing`() throws {
    try app.writeWidget("V", to: "Widget/V.swift")
    let remarks = try app.plan().advice.remarks.filter {
      $0.text.hasPrefix("these widgets have the kind 'K'")
    }
    #expect(
      remarks.compactMap { $0.location.map { app.folder.short($0.file) } } == [
        "Widget/W.swift", "Widget/V.swift",
      ]
    )
  }
}
