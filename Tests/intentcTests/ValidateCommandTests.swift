import Foundation
import TestSupport
import Testing

struct ValidateCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltProgram.Result
  {
    try BuiltProgram.run(["validate"] + arguments, in: folder.path, environment: environment)
  }

  @Test func `a project stands for its folder, and is checked with the definitions in it`() throws {
    try folder.write(SmallDefinition.intent("OrderSoup"), to: "Soup.intentdefinition")
    try folder.write(SampleProject(.init("App")).text, to: "App.xcodeproj/project.pbxproj")
    for input in [".", "App.xcodeproj", "App.xcodeproj/", "App.xcodeproj/project.pbxproj"] {
      let result = try run(input)
      #expect(result.errors.contains("Soup.intentdefinition: warning: no target of 'App.xcodeproj' contains"))
      #expect(result.code == 0)
    }
    #expect(try !run("Soup.intentdefinition").errors.contains("App.xcodeproj"))
    for missing in ["Ap.xcodeproj", "Other/App.xcodeproj", "App.xcworkspace"] {
      let result = try run(missing)
      #expect(result.errors.contains("\(missing): error: no such file or folder"))
      #expect(result.code == 1)
    }
    try folder.write("{}", to: "Lost.xcodeproj/xcshareddata/swiftpm/Package.resolved")
    #expect(try run("Lost.xcodeproj").code == 1)
  }

  @Test func `the levels in the help can be used`() throws {
    let help = try BuiltProgram.run(["validate", "--help"], in: folder.path).output
    let start = try #require(help.range(of: "  {\n")?.lowerBound)
    let end = try #require(help[start...].range(of: "\n  }\n")?.upperBound)
    try folder.write(String(help[start..<end]), to: "intentc.json")
    try folder.write(SmallDefinition.intent("Up", SmallDefinition.unknownKey), to: "Up.intentdefinition")
    let errors = try run("Up.intentdefinition").errors
    #expect(errors.contains(": error: intentc does not know the key 'Nonsense'"))
  }

  @Test func `a file of Swift is checked with its folder`() throws {
    try folder.write("import AppIntents\n", to: "App.swift")
    let result = try run("App.swift")
    #expect(result.errors.contains("'App.swift' is Swift: name its folder"))
    #expect(result.code == 64)
  }

  @Test func `formats for programs go to standard output, but the summary does not`() throws {
    try folder.write(SmallDefinition.intent("Up", SmallDefinition.unknownKey), to: "Up.intentdefinition")
    let github = try run("Up.intentdefinition", "--format", "github", "--allow", "unused-suppression")
    #expect(github.output.contains("::warning file=Up.intentdefinition,line=6,col=6,"))
    #expect(github.errors.hasSuffix("warning\n") || github.errors.hasSuffix("warnings\n"))
    #expect(!github.errors.contains("Nonsense"))
    for format in ["json", "sarif"] {
      let result = try run("Up.intentdefinition", "--format", format)
      #expect(result.code == 0)
      #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
    }
    #expect(try run("Up.intentdefinition").output == "")
  }

  @Test func `levels come from the command line`() throws {
    try folder.write(SmallDefinition.intent("Up", SmallDefinition.unknownKey), to: "Up.intentdefinition")
    #expect(try run("Up.intentdefinition").code == 0)
    #expect(try run("Up.intentdefinition", "--strict").code == 1)
    let denied = try run("Up.intentdefinition", "--deny", "unknown-key")
    #expect(denied.code == 1)
    #expect(denied.errors.contains("error: intentc does not know the key 'Nonsense'"))
    let allowed = try run("Up.intentdefinition", "--allow", "unknown-key")
    #expect(allowed.code == 0)
    #expect(!allowed.errors.contains("Nonsense"))
    #expect(allowed.errors.contains(", 1 suppressed\n"))
  }

  @Test(arguments: [
    (["--allow", "unknwon-key"], "there is no rule 'unknwon-key'; did you mean 'unknown-key'?"),
    (
      ["--warn", "zzzzzzzzzzzzzzz"], "there is no rule 'zzzzzzzzzzzzzzz'; 'intentc explain' lists all rules"
    ),
    (["--allow", "unknown-enum"], "so it is always an error"),
    (["--allow", "unknown-key", "--deny", "unknown-key"], "'unknown-key' has two different levels"),
    (["--format", "xml"], "the values are text, json, sarif, github"), (["--color", "sometimes"], "always"),
  ])
  func `wrong options are refused`(options: [String], message: String) throws {
    let result = try BuiltProgram.run(["validate", "."] + options, in: folder.path)
    #expect(result.code == 64)
    #expect(result.errors.contains(message))
  }

  @Test func `the project turns rules off, and unused suppressions are reported`() throws {
    try folder.write(SmallDefinition.intent("Up", SmallDefinition.unknownKey), to: "a/b/Up.intentdefinition")
    try folder.write(
      """
      {"files": {"b/Up.intentdefinition": {"rules": {"unknown-key": "off"}}},
       "rules": {"unknown-parent": "off"}}
      """,
      to: "a/intentc.json"
    )
    let result = try run(".")
    #expect(result.code == 0)
    #expect(!result.errors.contains("Nonsense"))
    #expect(
      result.errors.contains(
        "a/intentc.json:2:12: warning: 'unknown-parent' is no longer reported in this project; remove this line"
          + " [unused-suppression]"
      )
    )
    #expect(result.errors.contains("1 suppressed\n"))
    #expect(try !run(".", "--allow", "unused-suppression").errors.contains("unknown-parent"))
    let part = try run("a/b/Up.intentdefinition", "--config", "a/intentc.json")
    #expect(!part.errors.contains("unknown-parent"))
    #expect(part.errors.contains("1 suppressed\n"))
  }

  @Test func `each folder is a module`() throws {
    for target in ["One", "Two/Base.lproj"] {
      try folder.write(SmallDefinition.intent("Up"), to: "\(target)/Up.intentdefinition")
    }
    let apart = try run(".")
    #expect(apart.code == 0)
    #expect(apart.errors.contains("2 files in 2 modules, 0 errors"))
    for arguments in [
      [".", "--one-module"], ["One/Up.intentdefinition", "Two/Base.lproj/Up.intentdefinition"],
    ] {
      let together = try BuiltProgram.run(["validate"] + arguments, in: folder.path)
      #expect(together.code == 1)
      #expect(together.errors.contains("[duplicate-intent]"))
    }
  }

  @Test func `source lines and colour can be requested`() throws {
    try folder.write(SmallDefinition.intent("Up", SmallDefinition.unknownKey), to: "Up.intentdefinition")
    #expect(try !run("Up.intentdefinition").errors.contains("^~~"))
    #expect(try run("Up.intentdefinition", "--show-source").errors.contains("^~~"))
    #expect(
      try run("Up.intentdefinition", "--color", "always", environment: ["NO_COLOR": "1"]).errors.contains(
        "\u{1B}["
      )
    )
    #expect(
      try !run("Up.intentdefinition", "--color", "never", environment: ["CLICOLOR_FORCE": "1"]).errors
        .contains("\u{1B}[")
    )
  }

  @Test func `a requested lint counts as a warning`() throws {
    let more =
      "<key>INIntentDescriptionID</key><string>a1B2c3</string><key>INIntentIneligibleForSuggestions</key><true/>"
    try folder.write(SmallDefinition.intent("Up", more), to: "Up.intentdefinition")
    func validate(_ options: [String]) throws -> BuiltProgram.Result {
      try BuiltProgram.run(["validate", "Up.intentdefinition"] + options, in: folder.path)
    }
    #expect(try validate(["--strict"]).code == 0)
    #expect(try validate(["--lint"]).code == 0)
    let lint = try validate(["--lint", "--strict"])
    #expect(lint.code == 1)
    #expect(lint.errors.contains(": warning: 'Up Title' cannot be translated without an ID"))
    #expect(lint.errors.hasSuffix("1 file, 0 errors, 1 warning\n"))
    let warning = try validate(["--warn", "text-without-id", "--strict"])
    #expect(warning.code == 1)
    #expect(warning.errors.contains(": warning: 'Up Title' cannot be translated without an ID"))
    let github = try validate(["--lint", "--format", "github"])
    #expect(github.output.hasPrefix("::warning "))
  }
}
