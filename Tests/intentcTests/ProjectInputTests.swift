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

  private func run(_ words: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(words, in: folder.path)
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
}
