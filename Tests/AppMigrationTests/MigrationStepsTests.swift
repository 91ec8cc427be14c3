import AppFacts
import AppProjects
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppMigration

/// Which target gets which file, and what the project lacks for it.
struct MigrationStepsTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
    try app.writeWidget()
  }

  private func steps() throws -> (project: [MigrationPlan.Line], advice: MigrationPlan.Advice) {
    let known = try app.known()
    let move = ModuleMove(try app.generated(), in: known)
    return MigrationSteps.steps(of: [move], SetupFile.files(for: move.registrations, in: known), in: known)
  }

  /// The files to add to the target of the widgets.
  private func added() throws -> [String] {
    try steps().project.filter { $0.content == .step(.add(.file, to: .named(["Widgets"]))) }
      .compactMap { $0.location.map { app.folder.short($0.file) } }
  }

  @Test func `a target with the widget's file, but not the start, registers nothing`() throws {
    let other = try SketchedApp()
    try other.define()
    try other.writeWidget(attributes: [])
    try other.write("@main struct B: WidgetBundle { W() }\n", to: "Widget/B.swift") {
      $0.type("struct B", inherits: ["WidgetBundle"], attributes: ["main"])
    }
    try other.writeHandler()
    other.target("Widgets", has: ["Widget/W.swift", "Widget/B.swift"])
    other.target("Preview", has: ["Widget/W.swift"])
    let known = try other.known()
    let move = ModuleMove(try other.generated(), in: known)
    let placement = Placement(of: move, with: SetupFile.files(for: move.registrations, in: known))
    #expect(placement.owners.map(\.target.name) == ["Widgets", "Preview"])
    #expect(placement.owners.map(\.setups.count) == [1, 0])
  }

  @Test func `the target of the widgets gets the code and the handler with what it needs`() throws {
    app.target("Widgets", has: ["Widget/W.swift", "Sample.intentdefinition"])
    app.target("Intents", has: ["Intent/H.swift", "Intent/Store.swift", "Intent/Other.swift"])
    try app.writeHandler(uses: ["Store"])
    for name in ["Store", "Other"] {
      try app.write("class \(name) {}\n", to: "Intent/\(name).swift") {
        $0.type("class \(name)", inherits: [], kind: .class)
      }
    }
    #expect(
      try added() == [
        "Widget/Generated/Sample.intentdefinition.swift",
        "Widget/Generated/Sample.intentdefinition.appintents.swift",
        "Widget/Generated/Sample.intentdefinition.intents+configuration.swift", "Widget/IntentSetup.swift",
        "Intent/H.swift", "Intent/Store.swift",
      ]
    )
  }

  @Test func `a target that has a folder needs no step for its files`() throws {
    app.target(
      "Widgets",
      has: ["Widget/W.swift", "Sample.intentdefinition", "Widget/IntentSetup.swift", "Intent/H.swift"]
    )
    try app.writeHandler()
    #expect(try added().allSatisfy { $0.hasPrefix("Widget/Generated/") })
  }

  @Test func `a file that declares what the target has is named with the clash`() throws {
    app.target("Widgets", has: ["Widget/W.swift", "Widget/Store.swift", "Sample.intentdefinition"])
    app.target("Intents", has: ["Intent/H.swift"])
    try app.writeHandler()
    try app.write("class H {}\n", to: "Widget/Store.swift") { $0.type("class H", inherits: [], kind: .class) }
    let lines = try steps().project.filter { line in
      guard case .step(.resolve(.declaration("H", _, _, let targets))) = line.content else { return false }
      return targets == .named(["Widgets"])
    }
    #expect(lines.compactMap { $0.location.map { app.folder.short($0.file) } } == ["Intent/H.swift"])
  }

  /// What a handler reads of its extension's group of apps, it only finds where it now runs with the same group.
  @Test func `a right that only the handlers' extension has is named`() throws {
    func entitlements(_ group: String, at path: String) throws -> String {
      let key = "<key>com.apple.security.application-groups</key>"
      let text = "<plist version=\"1.0\"><dict>\(key)<array><string>\(group)</string></array></dict></plist>"
      return try app.folder.write(text, to: path)
    }
    app.target(
      "Widgets",
      has: ["Widget/W.swift"],
      entitlements: try entitlements("group.b", at: "Widget/W.entitlements")
    )
    app.target(
      "Intents",
      has: ["Intent/H.swift"],
      entitlements: try entitlements("group.a", at: "Intent/I.entitlements")
    )
    try app.writeHandler()
    let entitlement = ProjectStep.Addition.entitlement("com.apple.security.application-groups: group.a")
    let lines = try steps().advice.steps.filter {
      $0.content == .step(.add(entitlement, to: .named(["Widgets"])))
    }
    #expect(lines.compactMap { $0.location.map { app.folder.short($0.file) } } == ["Intent/I.entitlements"])
  }

  @Test func `without a project, the steps are for people to judge`() throws {
    let steps = try steps()
    #expect(steps.project.isEmpty)
    #expect(steps.advice.steps.contains { $0.content == .step(.add(.file, to: .ofWidgets)) })
  }

  @Test func `a deployment target that was not read is for people to look at`() throws {
    app.target("Widgets", unread: "$(MIN)", has: ["Widget/W.swift"])
    let step = ProjectStep.raise(.iOS, .unread("$(MIN)", of: .named(["Widgets"])))
    #expect(try steps().project.map(\.content).contains(.step(step)))
  }

  @Test func `a target that takes in a whole folder gets one file of settings`() {
    var target = AppTarget("App")
    target.membership.folders = [FoldedPath("app")]
    let paths = ["App/A/intentc.json", "App/B/intentc.json", "Kit/intentc.json"]
    let lines = MigrationSteps.repeated(paths, AppTargets([target]))
    let step = MigrationPlan.Line.Content.step(.takeOut(.fileOfFolder, of: .named(["App"])))
    #expect(lines.map(\.content) == [step, step])
    #expect(lines.compactMap { $0.location?.file } == ["App/A/intentc.json", "App/B/intentc.json"])
    #expect(MigrationSteps.repeated(Array(paths.dropFirst()), AppTargets([target])).isEmpty)
    target.package = "Package.swift"
    #expect(MigrationSteps.repeated(paths, AppTargets([target])).isEmpty)
  }
}
