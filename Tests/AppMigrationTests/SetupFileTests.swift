import AppFacts
import AppProjects
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppMigration

/// Handlers are registered in a new file, which the program calls where it starts.
struct SetupFileTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
    try app.writeWidget()
    app.target("Widgets", has: ["Widget/W.swift", "Widget/IntentSetup.swift"])
  }

  private func move() throws -> ModuleMove { ModuleMove(try app.generated(), in: try app.known()) }

  private func setups() throws -> [SetupFile] {
    SetupFile.files(for: try move().registrations, in: try app.known())
  }

  private func edits() throws -> AppEdits { AppEdits([], try setups(), in: try app.known()) }

  @Test func `the program of the widgets registers the handler`() throws {
    try app.writeHandler()
    let setup = try #require(try setups().first)
    #expect(app.folder.short(setup.path) == "Widget/IntentSetup.swift")
    #expect(
      setup.text == """
        import AppIntents

        /// The handlers that answer for the App Intents of this program.
        ///
        /// Written by 'intentc migrate', which does not change it any more.
        enum IntentSetup {
          /// Call this where the program starts.
          static func register() {
            let sampleOptionsSource: Plain.SampleOptionsSource? = .init(SampleHandlerOptions(H()))
            AppIntents.AppDependencyManager.shared.add(dependency: sampleOptionsSource)
          }
        }

        """
    )
  }

  @Test func `a start that names the new file calls it already`() throws {
    let app = try SketchedApp()
    try app.define()
    try app.writeWidget(uses: ["IntentSetup"])
    try app.writeHandler()
    let known = try app.known()
    let move = ModuleMove(try app.generated(), in: known)
    let edits = AppEdits([], SetupFile.files(for: move.registrations, in: known), in: known)
    #expect(edits.changes.map(\.words) == ["registers the handlers"])
  }

  @Test func `an existing file is not changed: what it lacks is a step`() throws {
    try app.writeHandler()
    try app.write("enum IntentSetup { static func register() {} }\n", to: "Widget/IntentSetup.swift") {
      $0.type("enum IntentSetup", inherits: [], kind: .enum)
    }
    let edits = try edits()
    #expect(
      app.lines(edits.steps) == [
        "register a 'Plain.SampleOptionsSource', which holds 'SampleHandlerOptions': Widget/IntentSetup.swift"
      ]
    )
    #expect(edits.changes.map(\.words) == ["call IntentSetup.register()"])
  }

  @Test func `an existing file that names the source registers it`() throws {
    try app.writeHandler()
    try app.write("enum IntentSetup {} // SampleOptionsSource\n", to: "Widget/IntentSetup.swift") {
      $0.file.uses = ["SampleOptionsSource"]
    }
    #expect(try edits().steps.isEmpty)
  }

  @Test func `another type of the program has the name`() throws {
    try app.writeHandler()
    app.target("Others", has: ["Widget/W.swift", "Widget/Other.swift"])
    try app.write("struct IntentSetup {}\n", to: "Widget/Other.swift") {
      $0.type("struct IntentSetup", inherits: [])
    }
    #expect(try setups().map(\.typeName) == ["AppIntentSetup"])
  }

  @Test func `without a handler, people write the provider`() throws {
    let move = try move()
    #expect(move.registrations.isEmpty)
    #expect(
      app.lines(move.advice.steps) == [
        "write a 'Plain.SampleOptionsProvider' and register it: no class in Swift conforms to 'SampleIntentHandling': "
          + "Sample.intentdefinition"
      ]
    )
  }
}
