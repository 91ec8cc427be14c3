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

  @Test func `each definition and intent has a hash`() throws {
    let result = try describe("--hash", SmallDefinition.xml())
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    #expect(lines.map { $0.last } == [" Up.intentdefinition", " Up.intentdefinition › Up"])
    for line in lines {
      #expect(line.first?.count == 16)
      #expect(line.first?.allSatisfy(\.isHexDigit) == true)
    }
    #expect(try describe("--hash", SmallDefinition.xml(tag: 2)).output != result.output)
  }

  @Test func `a baseline has the hash of its contents`() throws {
    let hashes = try describe("--hash", SmallDefinition.xml()).output
    let written = ["baseline", "Up.intentdefinition", "--output", "b.json"]
    #expect(try CommandLine.run(written, in: folder.path).code == 0)
    let result = try CommandLine.run(["describe", "--hash", "b.json"], in: folder.path)
    #expect(result.output == "\(hashes.prefix(16))  b.json\n")
    try folder.write(folder.text(of: "b.json").replacing("Colour", with: "Color"), to: "b.json")
    let forged = try CommandLine.run(["describe", "--hash", "b.json"], in: folder.path)
    #expect(forged.code == 1 && forged.output.isEmpty)
    #expect(forged.errors.contains("[invalid-baseline]"))
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
      ["describe", "--format", "json", "--hash", "Up.intentdefinition"],
      in: folder.path
    )
    #expect(both.code == 64)
  }
}
