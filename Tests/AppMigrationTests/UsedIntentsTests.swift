import AppFacts
import AppProjects
import IntentCompiler
import IntentSchema
import TestSupport
import Testing

@testable import AppMigration

/// Which intents the app uses, and where their program starts.
struct UsedIntentsTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
  }

  private func unused() throws -> UnusedIntents {
    UnusedIntents(of: try #require(app.modules().first), besides: nil, in: try app.known())
  }

  /// TodoCalendar's widget moved to an App Intent of another class, and its handler stayed.
  @Test func `an intent for widgets stays if no widget uses it`() throws {
    try app.writeHandler()
    #expect(try app.moving() == nil)
    #expect(
      try app.lines(unused().remarks) == [
        "no widget uses this intent, and Shortcuts does not offer it, so it gets no App Intent: Sample.intentdefinition"
      ]
    )
  }

  @Test func `a handler uses its intent, too`() throws {
    try app.define("Sample", Sample(intent: ["Configurable": true]))
    try app.writeHandler()
    let moving = try #require(try app.moving())
    #expect(!moving.hasWidgets)
    #expect(moving.used.map { $0.handler?.name } == ["H"])
    #expect(moving.start == nil)
  }

  @Test func `an intent that no code names stays`() throws {
    #expect(try app.moving() == nil)
    #expect(
      try app.lines(unused().remarks) == [
        "no Swift code names this intent in a widget or handles it, so it gets no App Intent: Sample.intentdefinition"
      ]
    )
  }

  @Test func `an intent stays whose class an App Intent of the app already has`() throws {
    try app.writeWidget()
    try app.write("struct Own: AppIntent {}\n", to: "Widget/Own.swift") { sketch in
      sketch.type("struct Own", inherits: ["AppIntent"])
      var name = PropertyCode("intentClassName")
      name.value = .string("SampleIntent")
      sketch.file.types[0].properties = [name]
    }
    #expect(try app.moving() == nil)
    #expect(
      try app.lines(unused().takenOver) == [
        "'Own' already takes over from 'SampleIntent', which gets no other App Intent: Widget/Own.swift"
      ]
    )
  }

  @Test func `of two definitions of a class in one target, the first moves`() throws {
    try app.define("Other")
    app.target("Widgets", has: ["Other.intentdefinition", "Sample.intentdefinition", "Widget/W.swift"])
    try app.writeWidget()
    let distinct = DistinctIntents(app.modules(), try app.known())
    #expect(distinct.modules.flatMap(\.files).map(\.schema.name) == ["Other"])
    #expect(distinct.remarks.count == 1)
  }
}
