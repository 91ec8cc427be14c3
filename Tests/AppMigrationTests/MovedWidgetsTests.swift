import AppFacts
import IntentDiagnostics
import IntentLocalisation
import TestSupport
import Testing

@testable import AppMigration

/// The widgets of an intent get its App Intent.
struct MovedWidgetsTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
  }

  private func moved() throws -> MovedWidgets {
    try MovedWidgets(of: #require(app.generated().intents.first), in: app.known())
  }

  private func texts(_ widgets: [MovedWidget]) throws -> [String] {
    AppEdits(widgets, [], in: try app.known()).changes.map { String(decoding: $0.after, as: UTF8.self) }
  }

  @Test func `for older systems, one file of a target gets the function that chooses`() throws {
    app.target("Widgets", iOS: 15, has: ["Widget/W.swift", "Widget/V.swift"])
    try app.writeWidget("V", to: "Widget/V.swift")
    try app.writeWidget()
    let found = try moved()
    #expect(found.widgets.map(\.isHere) == [true, false])
    #expect(found.advice.remarks.count == 2)
    let texts = try texts(found.widgets)
    #expect(texts.map { $0.contains("func migratedConfiguration<") } == [true, false])
    #expect(
      texts.allSatisfy { $0.contains("    migratedConfiguration(kind: \"K\", intent: SampleIntent.self, ") }
    )
    #expect(texts.map { $0.contains("import IntentWidgets") } == [true, false])
  }

  @Test func `a file with one name of an App Intent gets the imports once`() throws {
    app.target("Widgets", iOS: 15, has: ["Widget/W.swift"])
    try app.writeWidget()
    let widgets = ["A", "B", "B"].map { name in
      MovedWidget(
        path: app.folder("Widget/W.swift"),
        appIntent: name,
        edits: TextEdits(),
        isHere: name == "B"
      )
    }
    let changes = AppEdits(widgets, [], in: try app.known()).changes
    #expect(changes.map(\.words) == ["use A and B in the widgets"])
    #expect(
      changes.map { String(decoding: $0.after, as: UTF8.self) }.allSatisfy {
        $0.hasPrefix("import AppIntents\nimport IntentWidgets\nimport WidgetKit\n\n")
      }
    )
  }

  @Test func `targets that share only some of the files get a function for each file`() throws {
    app.target("One", iOS: 15, has: ["Widget/W.swift", "Widget/V.swift"])
    app.target("Two", iOS: 15, has: ["Widget/W.swift"])
    try app.writeWidget("V", to: "Widget/V.swift")
    try app.writeWidget()
    #expect(
      try texts(moved().widgets).allSatisfy { $0.contains("  fileprivate func migratedConfiguration<") }
    )
  }

  @Test func `targets that share no file get one each`() throws {
    app.target("One", iOS: 15, has: ["Widget/W.swift"])
    app.target("Two", iOS: 15, has: ["Widget/V.swift"])
    try app.writeWidget("V", to: "Widget/V.swift")
    try app.writeWidget()
    #expect(try texts(moved().widgets).allSatisfy { $0.contains("  func migratedConfiguration<") })
  }

  @Test func `a file that has the function gets no second one`() throws {
    app.target("Widgets", iOS: 15, has: ["Widget/W.swift", "Widget/V.swift"])
    try app.writeWidget()
    let old = "extension SwiftUI.Widget {\n  func migratedConfiguration() { Plain.SampleAppIntent.self }\n}\n"
    try app.write(old, to: "Widget/V.swift") { sketch in
      sketch.type("extension SwiftUI.Widget", inherits: [], kind: .extension)
      sketch.function(
        "migratedConfiguration(kind:)",
        "func migratedConfiguration() { Plain.SampleAppIntent.self }"
      )
      sketch.file.names = [NameCode("SampleAppIntent", sketch.range("SampleAppIntent"))]
    }
    #expect(try moved().widgets.map(\.isHere) == [false])
  }

  @Test func `a file that names the App Intent stays`() throws {
    try app.writeWidget()
    try app.write("let kind = (SampleIntent.self, Plain.SampleAppIntent.self)\n", to: "Widget/Done.swift") {
      sketch in
      sketch.file.names = [NameCode("SampleAppIntent", sketch.range("SampleAppIntent"))]
      sketch.file.configurations = [
        CallSite(
          "IntentConfiguration",
          sketch.range("kind"),
          [.init("intent", "SampleIntent.self", sketch.range("kind"))]
        )
      ]
    }
    #expect(try moved().widgets.map { app.folder.short($0.path) } == ["Widget/W.swift"])
  }

  @Test func `a call outside of a widget is left to people`() throws {
    app.target("Widgets", iOS: 15, has: ["Widget/W.swift"])
    try app.write("let w = \(SketchedApp.configuration)\n", to: "Widget/W.swift") {
      $0.configuration(of: "SampleIntent", in: "")
    }
    let found = try moved()
    #expect(found.widgets.isEmpty)
    #expect(
      app.lines(found.advice.steps) == [
        "use 'AppIntentConfiguration' with 'Plain.SampleAppIntent' here from iOS 17 on: Widget/W.swift"
      ]
    )
  }
}
