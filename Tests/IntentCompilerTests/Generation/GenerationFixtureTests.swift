import Foundation
import TestSupport
import Testing

@testable import IntentCompiler

struct GenerationFixtureTests {
  @Test(arguments: GenerationFixture.names)
  func `a feature generates the expected Swift`(name: String) throws {
    let files = try GenerationFixture.generate([name])
    let file = try #require(files.first)
    #expect(files.count == 1 && file.name == "\(name).intentdefinition.swift")
    let expected = GenerationFixture.folder.appendingPathComponent("\(name).swift.txt")
    try expectSnapshot(String(decoding: file.bytes, as: UTF8.self), expected)
  }

  @Test func `no line ends with a space or contains a hidden character`() throws {
    for file in try GenerationFixture.generate(GenerationFixture.names) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains(" \n") && text.hasSuffix("}\n") && !text.hasSuffix("\n\n"), "\(file.name)")
      #expect(!text.unicodeScalars.contains { PlainText.isHidden($0) && $0 != "\n" }, "\(file.name)")
    }
  }
}
