import Foundation
import TestSupport
import Testing

struct ReplacedInputTests {
  private static let definition = SmallDefinition.intent("Small")
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.definition, to: "A.intentdefinition")
    try folder.write("{}", to: "intentc.json")
    try folder.write("{}", to: "answers.json")
    let files = FileManager.default
    try files.createDirectory(atPath: folder("out"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: folder("link"), withDestinationPath: "A.intentdefinition")
    try files.createSymbolicLink(atPath: folder("out/loop"), withDestinationPath: "../out")
    try files.linkItem(atPath: folder("A.intentdefinition"), toPath: folder("hard"))
  }

  @Test(arguments: [
    "edit A.intentdefinition link --set a=b", "edit A.intentdefinition hard --set a=b",
    "edit link out/../A.intentdefinition",
    "edit A.intentdefinition --answers answers.json -o out/../answers.json",
    "edit A.intentdefinition answers.json --options ./answers.json",
  ])
  func `edit refuses it as wrong usage`(line: String) throws {
    let result = try BuiltProgram.run(BuiltProgram.words(line), in: folder.path)
    #expect(result.code == 64, "\(result.errors)")
    #expect(try folder.text(of: "A.intentdefinition") == Self.definition)
    #expect(try folder.text(of: "answers.json") == "{}")
  }

  @Test func `a generated file in the place of an input is refused`() throws {
    let name = "Other.intentdefinition.swift"
    try folder.write(Self.definition, to: "out/Other.intentdefinition")
    try FileManager.default.createSymbolicLink(
      atPath: folder("out/\(name)"),
      withDestinationPath: "Other.intentdefinition"
    )
    let result = try BuiltProgram.run(
      ["generate", "out/Other.intentdefinition", "-o", "out"],
      in: folder.path
    )
    #expect(result.code == 1)
    #expect(
      result.errors.hasSuffix(
        "error: cannot be written: this command reads it as 'out/Other.intentdefinition'; use another path [output-failed]\n"
      )
    )
    #expect(try folder.text(of: "out/Other.intentdefinition") == Self.definition)
  }
}
