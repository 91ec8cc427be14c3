import Foundation
import TestSupport
import Testing

/// `diff` reads the project as `validate` does.
struct ProjectInputTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    var project = SampleProject(
      .init(
        "App",
        files: [
          "App/Up.intentdefinition", "App/de.lproj/Up.strings", "App/de.lproj/Page.strings",
          "App/it.lproj/Page.strings",
        ]
      )
    )
    project.developmentLanguage = "de"
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    try folder.write(SmallDefinition.xml(), to: "App/Up.intentdefinition")
    try folder.write("\"a\" = \"b\";\n", to: "App/it.lproj/Page.strings")
    try folder.write("\"a\" = \"b\";\n", to: "App/de.lproj/Page.strings")
  }

  private func run(_ words: String...) throws -> CommandLine.Result {
    try CommandLine.run(words, in: folder.path)
  }

  @Test func `a comparison takes the definitions of a project`() throws {
    try folder.write(SmallDefinition.xml(["red", "amber", "orange"]), to: "New/App/Up.intentdefinition")
    try folder.write(SampleProject(.init("App")).text, to: "New/App.xcodeproj/project.pbxproj")
    try folder.write(SmallDefinition.xml(), to: "Old/App/Up.intentdefinition")
    try folder.write(SampleProject(.init("App")).text, to: "Old/App.xcodeproj/project.pbxproj")
    let result = try run("diff", "Old/App.xcodeproj", "New/App.xcodeproj/")
    #expect(result.code == 1)
    #expect(result.output.contains("new New/App/Up.intentdefinition"), "\(result)")
  }

  // MARK: Built apps

  @Test func `two built apps are compared in their order`() throws {
    let old = "{\"actions\": {\"A\": {\"identifier\": \"A\"}}}"
    try folder.write(old, to: "Old.app/Metadata.appintents/extract.actionsdata")
    try folder.write("{\"actions\": {}}", to: "New.app/Metadata.appintents/extract.actionsdata")
    let result = try run("diff", "--app-intents", "Old.app", "New.app/")
    #expect(result.code == 1)
    #expect(
      result.output == """
        intent A
          breaking  there is no App Intent 'A' any more, so shortcuts with it stop working [intent-removed]
                    breaking for placed widgets and shortcuts
                    old Old.app/Metadata.appintents/extract.actionsdata:1:14

        """,
      "\(result)"
    )
    #expect(result.errors.contains("'Old.app' is the old version, and 'New.app' the new one"))
    let json = try run("diff", "--app-intents", "Old.app", "New.app", "--format", "json")
    #expect(json.output.contains("\"rule\": \"intent-removed\"") || json.output.contains("intent-removed"))
  }

  @Test func `a definition against a built app needs no program that reads Swift`() throws {
    try folder.write("{\"actions\": {}}", to: "New.app/Metadata.appintents/extract.actionsdata")
    let result = try run("diff", "--app-intents", "New.app", "App/Up.intentdefinition")
    #expect(result.code == 1)
    #expect(result.output.contains("no App Intent has the 'intentClassName'"), "\(result)")
    try folder.write(SmallDefinition.xml(), to: "New.app/Up.intentdefinition")
    #expect(try run("diff", "--app-intents", "New.app", "App/Up.intentdefinition").code == 0)
  }

  @Test func `what is no built app has a message`() throws {
    try folder.write(String(repeating: "[", count: 100_000), to: "Deep.actionsdata")
    try folder.write("{\"actions\": {\"A\\u001b[31m\": {}, \"A\\u001b[31m\": {}}}", to: "Twice.actionsdata")
    for name in ["Deep.actionsdata", "Twice.actionsdata", "None.app"] {
      let result = try run("diff", "--app-intents", name, name)
      #expect(result.code == 1, "\(result)")
      #expect(result.errors.contains("error: ") && !result.errors.contains("\u{1b}"), "\(result)")
    }
    let two = try run("diff", "--app-intents", "A.app", "B.app", "App/Up.intentdefinition")
    #expect(two.code == 64)
    #expect(two.errors.contains("a built app is a version of its own; name nothing next to it"))
  }
}
