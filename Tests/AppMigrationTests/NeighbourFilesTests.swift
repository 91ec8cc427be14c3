import Testing

@testable import AppMigration

/// Files that name no intent, but that a handler or widget may use.
struct NeighbourFilesTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.writeHandler()
    try app.writeWidget()
    try app.write("@main struct Main {}\n", to: "App/Main.swift")
    for name in ["App/Log.swift", "Intent/Store.swift", "Widget/Theme.swift"] {
      try app.folder.write("struct Value {}\n", to: name)
    }
  }

  private func addTargets() {
    app.target("App", .app, has: ["App/Main.swift", "App/Log.swift"])
    app.target("Intents", has: ["Intent/H.swift", "Intent/Store.swift"])
    app.target("Widgets", has: ["Widget/W.swift", "Widget/Theme.swift"])
  }

  @Test func `the targets of handlers and widgets have some`() throws {
    addTargets()
    #expect(try app.neighbours() == ["Intent/Store.swift", "Widget/Theme.swift"])
  }

  @Test func `the app has some if it gets handlers of shortcuts`() throws {
    addTargets()
    let method = "func handle(intent: SampleIntent) async -> SampleIntentResponse { answer }"
    try app.write("extension H { \(method) }\n", to: "Intent/Runs.swift") { sketch in
      sketch.type("extension H", inherits: ["SampleIntentHandling"], kind: .class)
      sketch.function("handle(intent:)", method)
    }
    #expect(try app.neighbours() == ["App/Log.swift", "Intent/Store.swift", "Widget/Theme.swift"])
  }

  @Test func `without targets, the folder of a handler has some`() throws {
    #expect(try app.neighbours() == ["Intent/Store.swift"])
  }
}
