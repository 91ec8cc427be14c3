import Foundation
import TestSupport
import Testing

struct UsageTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let system = SmallDefinition.intent("SendMessage", "<key>INIntentType</key><string>System</string>")
    try folder.write(system, to: "System.intentdefinition")
    let small = SmallDefinition.intent("Small", SmallDefinition.unknownKey)
    try folder.write(small, to: "Small.intentdefinition")
    try folder.write("{}", to: "a.json")
  }

  private func run(_ line: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(BuiltProgram.words(line), in: folder.path)
  }

  @Test(arguments: ["-o Small.swift", "--output out/Small.swift", "-o Small.swift --split"])
  func `a Swift file is not an output folder`(options: String) throws {
    let result = try run("generate Small.intentdefinition \(options)")
    #expect(result.code == 64)
    #expect(result.errors.contains("Small.swift'; to write one file, use '> "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  @Test func `an existing folder with such a name is one`() throws {
    try FileManager.default.createDirectory(atPath: folder("Small.swift"), withIntermediateDirectories: false)
    #expect(try run("generate Small.intentdefinition -o Small.swift").code == 0)
  }

  @Test(arguments: [
    (
      "design Small.intentdefinition --move Small.limit first",
      "'--move' takes a path and a place in one text: --move 'Small.limit first'"
    ),
    (
      "design Small.intentdefinition --move Small.limit before count --dry-run",
      "'--move' takes a path and a place in one text: --move 'Small.limit before count'"
    ),
    (
      "edit Small.intentdefinition a.json --provider",
      "'--provider' takes a program and its arguments, such as '--provider python3 cities.py'"
    ),
    (
      "options Small.intentdefinition --provider",
      "'--provider' takes a program and its arguments, such as '--provider python3 cities.py'"
    ),
  ])
  func `what an option lacks is named`(_ line: String, _ words: String) throws {
    let result = try run(line)
    #expect(result.code == 64)
    let usage = "error: \(words)\nUsage: intentc \(line.prefix { $0 != " " })"
    #expect(result.errors.hasPrefix(usage), "\(result.errors)")
  }

  @Test func `swapped arguments of check are recognized`() throws {
    let result = try run("check a.json Small.intentdefinition")
    #expect(result.code == 64)
    #expect(
      result.errors.contains("'Small.intentdefinition' is a definition; put it before the configurations")
    )
  }

  @Test(arguments: [
    "check . a.json --intent SendMessage", "edit . --intent SendMessage --explain",
    "options . --parameter a --intent SendMessage --provider true",
  ])
  func `an intent of Apple's is called so`(line: String) throws {
    let result = try run(line)
    #expect(result.code == 64)
    #expect(
      result.errors.contains(
        "is one of Apple's intents; only custom intents have a configuration here: 'Small'"
      ),
      "\(result.errors)"
    )
  }

  @Test func `check leaves the warnings of the definition to validate`() throws {
    #expect(try run("validate Small.intentdefinition --strict").code == 1)
    let result = try run("check Small.intentdefinition a.json --strict")
    #expect(result.code == 0)
    #expect(result.errors == "1 file, 0 errors, 0 warnings\n")
  }

  @Test(arguments: [
    "validate Small.intentdefinition", "generate Small.intentdefinition -o out", "describe .",
  ])
  func `a pipe in the place of intentc.json is refused without waiting`(line: String) throws {
    #expect(mkfifo(folder("intentc.json"), 0o600) == 0)
    let result = try run(line)
    #expect(result.code == 1)
    #expect(
      result.errors.contains("intentc.json: error: cannot be read: it is not a regular file [unread")
    )
  }

  @Test(arguments: ["validate Small.intentdefinition", "describe Small.intentdefinition --locale de"])
  func `a pipe in the place of a table is not waited for`(line: String) throws {
    try FileManager.default.createDirectory(atPath: folder("de.lproj"), withIntermediateDirectories: false)
    #expect(mkfifo(folder("de.lproj/Small.strings"), 0o600) == 0)
    #expect(try run(line).code <= 1)
  }
}
