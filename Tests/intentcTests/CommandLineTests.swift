import Foundation
import Testing

struct CommandLineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.definition("Small"), to: "Small.intentdefinition")
    try folder.write("<plist><dict><key>INIntents</key></dict></plist>", to: "broken/B.intentdefinition")
  }

  private static func definition(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>\(name)</string>
    <key>INIntentTitle</key><string>\(name) Title</string>
    <key>INIntentType</key><string>Custom</string>
    </dict></array></dict></plist>
    """
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandLine.Result {
    try CommandLine.run(arguments, input: input, in: folder.path)
  }

  @Test func `one definition is printed`() throws {
    let result = try run("generate", "Small.intentdefinition")
    #expect(result.code == 0)
    #expect(result.output.contains("struct SmallConfiguration"))
    #expect(result.errors == "")
  }

  @Test func `standard input is read`() throws {
    let result = try run("generate", "-", input: Self.definition("Piped"))
    #expect(result.code == 0)
    #expect(result.output.contains("struct PipedConfiguration"))
  }

  @Test func `files are written, and a dependency file`() throws {
    try folder.write("{\"accessLevel\": \"internal\"}", to: "intentc.json")
    let result = try run(
      "generate",
      "Small.intentdefinition",
      "-o",
      "my out",
      "--depfile",
      "my out/x.d",
      "--class-prefix",
      "AB"
    )
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(try folder.text(of: "my out/Small.intentdefinition.swift").contains("nonisolated struct ABSmall"))
    #expect(
      try folder.text(of: "my out/x.d")
        == "my\\ out/Small.intentdefinition.swift: \\\n  Small.intentdefinition \\\n  intentc.json\n"
    )
  }

  @Test func `outputs are listed and foretold without writing`() throws {
    let list = try run("generate", "Small.intentdefinition", "-o", "out", "--list-outputs")
    #expect(list.output == "out/Small.intentdefinition.swift\n")
    let dry = try run("generate", "Small.intentdefinition", "-o", "out", "--dry-run")
    #expect(dry.output == "would create out/Small.intentdefinition.swift\n")
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  @Test func `nothing is written when any input has an error`() throws {
    let result = try run("generate", "Small.intentdefinition", "broken", "-o", "out")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("broken/B.intentdefinition:1:"))
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  @Test func `validate says everything on standard error`() throws {
    let result = try run("validate", ".", "nosuch")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("nosuch: error: there is no file or folder 'nosuch' [missing-input]\n"))
    #expect(result.errors.hasSuffix("2 files in 2 modules, 2 errors, 0 warnings\n"))
    let fine = try run("validate", "Small.intentdefinition")
    #expect(fine.code == 0)
    #expect(fine.errors == "1 file, 0 errors, 0 warnings\n")
  }

  @Test(arguments: [
    ["generate"], ["generate", "Small.intentdefinition", "--bogus"],
    ["generate", "Small.intentdefinition", "--access-level", "open"],
    ["generate", "Small.intentdefinition", "--namespace", "a b"],
    ["generate", "Small.intentdefinition", "--jobs", "0"],
    ["generate", "Small.intentdefinition", "--depfile", "x.d"],
    ["generate", "Small.intentdefinition", "--dry-run"],
    ["generate", "Small.intentdefinition", "-"], ["nosuch"],
  ])
  func `wrong usage is 64`(arguments: [String]) throws {
    let result = try CommandLine.run(arguments, input: Self.definition("Other"), in: folder.path)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("Usage: intentc"))
  }

  @Test func `colour comes when a variable asks for it`() throws {
    func errors(_ environment: [String: String]) throws -> String {
      try CommandLine.run(["validate", "nosuch"], in: folder.path, environment: environment).errors
    }
    #expect(try !errors([:]).contains("\u{1B}["))
    #expect(try errors(["CLICOLOR_FORCE": "1"]).contains("\u{1B}["))
    #expect(try !errors(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}["))
  }

  @Test func `describe prints words or JSON`() throws {
    try folder.write("\"x\" = \"y\";", to: "de.lproj/Small.strings")
    let words = try run("describe", "Small.intentdefinition")
    #expect(words.output.contains("intent Small: Small Title\n"))
    let json = try run("describe", "Small.intentdefinition", "--json", "--locale", "fr")
    #expect(json.output.hasPrefix("{\n  \"formatVersion\": 1,\n"))
    #expect(json.errors.contains("(there are de)"))
    #expect(json.code == 0)
    #expect(try run("describe", "broken").code == 1)
  }

  @Test func `a reader that goes away is no crash`() throws {
    let definitions = (0..<400).map { Self.definition("I\($0)") }
    for (index, text) in definitions.enumerated() {
      try folder.write(text, to: "many/\(index).intentdefinition")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" describe many; echo code $? >&2; } | head -n 1", CommandLine.program.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try folder.write(to: "err")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: folder("err"))
    try process.run()
    process.waitUntilExit()
    #expect(try folder.text(of: "err") == "code 0\n")
  }

  @Test func `version and help are on standard output`() throws {
    #expect(try run("--version").output.contains("."))
    #expect(try run("help", "generate").output.contains("--list-outputs"))
    for shell in ["bash", "zsh", "fish"] {
      #expect(try run("--generate-completion-script", shell).output.contains("class-prefix"))
    }
  }
}
