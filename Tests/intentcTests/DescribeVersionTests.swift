import TestSupport
import Testing

struct DescribeVersionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func describe(_ option: String, _ text: String) throws -> CommandLine.Result {
    try folder.write(text, to: "Up.intentdefinition")
    return try CommandLine.run(["describe", option, "Up.intentdefinition"], in: folder.path)
  }

  @Test func `textconv prints no path, and prints files with errors unchanged`() throws {
    #expect(!(try describe("--textconv", SmallDefinition.xml()).output.contains("intentdefinition")))
    let broken = try describe("--textconv", "<plist>\nbroken")
    #expect(broken.code == 0)
    #expect(broken.output == "<plist>\nbroken")
  }

  @Test func `textconv prints a line for each value, even for unused ones`() throws {
    let odd = SmallDefinition.xml().replacing("<string>Colour</string>", with: "<string>Nothing</string>")
    let result = try describe("--textconv", odd)
    #expect(result.output.contains("\n  parameter color\n"))
    #expect(result.output.contains("    enum type: Nothing\n"))
    #expect(result.output.contains("  title: \"Up\" [aB3dE5]\n"))
    #expect(result.errors == "")
    let missing = try CommandLine.run(["describe", "--textconv", "nosuch"], in: folder.path)
    #expect(missing.code == 1)
    #expect(missing.errors.contains("no such file or folder: 'nosuch'"))
    let german = ["describe", "--textconv", "--locale", "de", "Up.intentdefinition"]
    #expect(try CommandLine.run(german, in: folder.path).code == 64)
  }

  @Test func `only one form can be requested`() throws {
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    let both = try CommandLine.run(
      ["describe", "--format", "json", "--textconv", "Up.intentdefinition"],
      in: folder.path
    )
    #expect(both.code == 64)
  }
}
