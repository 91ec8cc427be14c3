import TestSupport
import Testing

struct FolderModulesTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["A", "B"] { try folder.write(SmallDefinition.xml(), to: "\(name)/Up.intentdefinition") }
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, in: folder.path)
  }

  @Test(arguments: [["validate"], ["describe"], ["preview", "--output", "page.html"]])
  func `a command reads both`(command: [String]) throws {
    let result = try BuiltProgram.run(command + ["."], in: folder.path)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.errors.contains("duplicate"))
  }

  @Test func `generate refuses both, and names their folders`() throws {
    let result = try run("generate", ".", "--output", "Generated")
    #expect(result.code == 64)
    #expect(result.errors.contains("each of these folders is a module of its own: 'A', 'B'"))
    #expect(try folder.names().sorted() == ["A", "B"])
    #expect(try run("generate", "A", "--output", "Generated").code == 0)
  }
}
