import Foundation
import Testing

/// `intentc intentbuilderc`, and intentc under the name of Apple's tool.
struct IntentBuilderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
  }

  private func run(_ words: String) throws -> CommandLine.Result {
    try CommandLine.run(["intentbuilderc"] + words.split(separator: " ").map(String.init), in: folder.path)
  }

  private static let generate = "generate -input Up.intentdefinition -output Out -language Swift"

  @Test func `each class has a file`() throws {
    let result = try run(Self.generate)
    #expect(result.code == 0 && result.output == "")
    #expect(
      result.errors
        == "Up.intentdefinition: warning: 'Up' has no description; give it one with 'INIntentDescription' (line 10)\n"
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("Out")).sorted()
    #expect(names == ["Colour.swift", "UpIntent.swift"])
    let code = try folder.text(of: "Out/UpIntent.swift")
    #expect(code.contains("\nimport Intents\n"))
    #expect(code.contains("\npublic class UpIntent: INIntent {\n"))
  }

  @Test(arguments: ["--help", "-help", "-h"]) func `it has help`(_ word: String) throws {
    let result = try run(word)
    #expect(result.code == 0)
    #expect(result.output.contains("generate -input FILE -output FOLDER -language Swift"))
  }

  @Test func `a dry run prints the paths, intents first`() throws {
    let result = try run(Self.generate + " -dryRun -classPrefix AB -swiftVersion 5.0 -moduleName M")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("/") })
    #expect(lines[0].hasSuffix("/Out/ABUpIntent.swift") && lines[1].hasSuffix("/Out/ABColour.swift"))
    #expect(!FileManager.default.fileExists(atPath: folder("Out")))
  }

  @Test(arguments: [("public", "public "), ("project", "internal "), ("private", "internal ")])
  func `the visibility is the access level`(word: String, access: String) throws {
    #expect(try run(Self.generate + " -visibility \(word)").code == 0)
    let code = try folder.text(of: "Out/Colour.swift")
    #expect(code.contains("@objc \(access)enum Colour: Int {"))
  }

  @Test(arguments: [
    ("", "give 'generate' or 'compile'"),
    ("link", "there is no action 'link'; the actions are generate and compile"),
    ("generate -output Out -language Swift", "'-input' is missing"),
    ("generate -input . -output Out -language Swift", "'-input' takes a file, not '.'"),
    ("compile -input . -output Out", "'-input' takes a file, not '.'"),
    ("compile -input - -output Out", "'-input' takes a file, not '-'"),
    ("generate -input Up.intentdefinition -output Out", "'-language' is missing"),
    ("generate -input Up.intentdefinition -output", "'-output' needs a value"),
    (generate + " -fast", "'generate' has no argument '-fast'"),
    (generate + " --input x", "'generate' has no argument '--input'"),
    (generate + " -output x", "'-output' is there twice"),
    (generate + " -visibility open", "'-visibility' is public, project or private, not 'open'"),
    (generate + " -classPrefix a-b", "'-classPrefix' takes a Swift name, not 'a-b'"),
    (
      "generate -input Up.intentdefinition -output Out -language Objective-C",
      "'-language Objective-C' is not supported; intentc generates only Swift"
    ),
    (
      "compile -input Up.intentdefinition -output Out -language Swift",
      "'compile' has no argument '-language'"
    ),
  ])
  func `wrong arguments are refused by name`(words: String, message: String) throws {
    let result = try run(words)
    #expect(result.code == 64 && result.errors == "error: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: folder("Out")))
  }

  @Test func `messages are in the form of Apple's tool`() throws {
    try folder.write("<plist><dict><key>INIntents</key><string/></dict></plist>", to: "Bad.intentdefinition")
    let result = try run("generate -input Bad.intentdefinition -output Out -language Swift")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Bad.intentdefinition: error: "))
    #expect(!FileManager.default.fileExists(atPath: folder("Out")))
  }

  @Test func `a definition that is missing is an error`() throws {
    let result = try run("compile -input No.intentdefinition -output Out")
    #expect(result.code == 1 && result.errors.hasPrefix("No.intentdefinition: error: "))
  }

  @Test func `compile writes the form that Xcode saves`() throws {
    let result = try run("compile -input Up.intentdefinition -output Out -classPrefix AB")
    #expect(result.code == 0)
    #expect(
      result.errors.hasSuffix(
        "Up.intentdefinition: note: no 'INIntentHash' is written, because its algorithm is not public\n"
      )
    )
    let formatted = try CommandLine.run(["format", "-"], input: SmallDefinition.xml()).output
    #expect(try folder.text(of: "Out/Up.intentdefinition") == formatted)
  }

  @Test func `a link of the tool's name takes its arguments`() throws {
    try folder.link("intentbuilderc", to: CommandLine.program.path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: folder("intentbuilderc"))
    process.arguments = Self.generate.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.text(of: "Out/UpIntent.swift").contains("class UpIntent: INIntent"))
  }
}
