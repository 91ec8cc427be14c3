import Foundation
import TestSupport
import Testing

@testable import IntentCompiler

struct GeneratedSwiftFormatTests {
  /// The program of the toolchain whose compiler is first in the path.
  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swift-format" }.first(where: FileManager.default.isExecutableFile)

  @Test(
    .enabled(if: program != nil, "there is no swift-format"),
    arguments: [
      GenerationOptions(), GenerationOptions(accessLevel: .package, namespace: "space", isSplit: true),
    ]
  )
  func `all features pass with the default configuration`(options: GenerationOptions) throws {
    let folder = try TestFolder()
    let clashes = ClashingNames.input(typesAreEnums: !options.isSplit)
    for file in try GenerationFixture.generate(
      GenerationFixture.names + GenerationFixture.schemas,
      options,
      and: [clashes]
    ) {
      try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = [
      "lint", "--strict", "--configuration", #"{"version": 1}"#, "--recursive", folder.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
  }

  @Test func `only a file with unusual names has an exception from the rules for names`() throws {
    let clashes = ClashingNames.input(typesAreEnums: true)
    let files = try GenerationFixture.generate(["circles", "hostile-texts"], and: [clashes])
    let marked = files.filter {
      String(decoding: $0.bytes, as: UTF8.self).contains("// swift-format-ignore-file: ")
    }
    #expect(
      marked.map(\.name) == ["hostile-texts.intentdefinition.swift", "Clashes.intentdefinition.swift"]
    )
  }

  @Test(arguments: [
    ("Hero", true), ("_Hero", true), ("hero", false), ("_hero", false), ("`Type`", true), ("Café", false),
    ("_", true),
  ])
  func `a type starts with a capital letter`(name: String, isUsual: Bool) {
    #expect(SwiftIdentifier.isUsualType(name) == isUsual)
  }

  @Test(arguments: [
    ("hero", true), ("heroName", true), ("Hero", false), ("hero_name", false), ("_hero", false),
    ("`class`", true),
    ("café", false), ("", false),
  ])
  func `a member starts with a small letter and has no underscore`(name: String, isUsual: Bool) {
    #expect(SwiftIdentifier.isUsualMember(name) == isUsual)
  }
}
