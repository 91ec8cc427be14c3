import AppFacts
import TestSupport
import Testing

@testable import AppMigration

/// The settings of a used module, and the code that they generate.
struct GeneratedModuleTests {
  private let app: SketchedApp

  init() throws {
    app = try SketchedApp()
    try app.define()
    try app.writeWidget()
  }

  private func text(_ change: MigrationPlan.Change?) -> String {
    String(decoding: change?.after ?? [], as: UTF8.self).filter { !$0.isWhitespace }
  }

  @Test func `a file in the way is changed, and not created`() throws {
    try app.folder.write("// Ours\n", to: "Widget/Generated/Sample.intentdefinition.swift")
    let change = try app.generated().changes[1]
    #expect(app.folder.short(change.path) == "Widget/Generated/Sample.intentdefinition.swift")
    #expect(change.before == Array("// Ours\n".utf8))
    #expect(change.words == "generated code, instead of a file that may be yours")
  }

  @Test func `a module whose files an earlier one has is left out`() throws {
    let first = try app.generated()
    let failure = #expect(throws: GeneratedModule.Failure.self) { try app.generated(besides: [first]) }
    #expect(failure?.left.map { $0.text.hasSuffix("rename one of them") } == [true])
  }

  @Test func `settings of the app stay`() throws {
    try app.folder.write(#"{"namespace": "Ours"}"#, to: "intentc.json")
    let generated = try app.generated()
    #expect(generated.intents.map(\.appIntent) == ["Ours.SampleAppIntent"])
    #expect(text(generated.changes.first).contains(#""namespace":"Ours""#))
  }

  @Test func `settings in a folder around the definition apply, and are changed there`() throws {
    let app = try SketchedApp()
    try app.define("Widget/Sample")
    try app.writeWidget()
    try app.folder.write(#"{"namespace": "Ours"}"#, to: "intentc.json")
    let generated = try app.generated()
    let change = try #require(generated.changes.first)
    #expect(app.folder.short(change.path) == "intentc.json" && change.before != nil)
    #expect(generated.intents.map(\.appIntent) == ["Ours.SampleAppIntent"])
  }

  private func besideOther(_ settings: String) throws -> SketchedApp {
    let app = try SketchedApp()
    try app.define("Widget/Sample")
    try app.writeWidget()
    try app.define("Z/Other")
    try app.folder.write(settings, to: "intentc.json")
    return app
  }

  @Test func `settings for several modules stay, and a module gets a copy`() throws {
    let app = try besideOther(
      #"""
      {"namespace": "Ours", "releases": ".intentc/releases", "dependsOn": {"Other.item": []}, "migrates": ["Other"],
      "files": {"Z/Other.intentdefinition": {"rules": {"unused-enum": "off"}}}}
      """#
    )
    let change = try #require(try app.generated().changes.first)
    #expect(app.folder.short(change.path) == "Widget/intentc.json" && change.before == nil)
    #expect(text(change).contains(#""namespace":"Ours""#) && text(change).contains(#""migrates":true"#))
    #expect(["releases", "files", "Other", "dependsOn"].filter(text(change).contains) == [])
  }

  @Test(arguments: [
    #""dependsOn": {"Sample.item": []}"#, #""renames": {"Sample.item": "thing"}"#,
    #""accepted": [{"rule": "parameter-removed", "path": "Sample.gone", "reason": "Unused.", "release": "1"}]"#,
    #""files": {"Widget/Sample.intentdefinition": {"rules": {"unused-enum": "off"}}}"#,
  ])
  func `settings for several modules are not copied if they name this one`(_ setting: String) throws {
    let app = try besideOther("{\(setting)}")
    let failure = #expect(throws: GeneratedModule.Failure.self) { try app.generated() }
    let left = try #require(failure?.left.first)
    #expect(left.text.hasPrefix("'SampleIntent': these settings are for other definitions, too"))
    #expect(left.location.map { app.folder.short($0.file) } == "intentc.json")
  }

  @Test func `settings that are no object are a problem`() throws {
    try app.folder.write("[]", to: "intentc.json")
    do {
      _ = try app.generated()
      Issue.record("it was generated")
    } catch let failure as GeneratedModule.Failure {
      #expect(
        failure.problems.map(\.message) == ["this is not a JSON object, so nothing can be added"]
      )
    }
  }

  @Test func `a handler adapter gets another name than a type of the app`() throws {
    try app.write("struct SampleHandlerOptions {}\n", to: "Widget/Own.swift") {
      $0.type("struct SampleHandlerOptions", inherits: [], kind: .struct)
    }
    let generated = try app.generated()
    #expect(text(generated.changes.first).contains(#""renames":{"Sample":"PlainSample"}"#))
    #expect(generated.intents.map(\.names.options?.adapter) == ["PlainSampleHandlerOptions"])
    #expect(generated.intents.map(\.appIntent) == ["Plain.SampleAppIntent"])
  }

  @Test func `a name of the app is not the namespace`() throws {
    try app.write("enum Plain {}\n", to: "Widget/Plain.swift") {
      $0.type("enum Plain", inherits: [], kind: .enum)
    }
    #expect(try app.generated().intents.map(\.namespace) == ["SamplePlain"])
  }
}
