import Foundation
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct BaselineVersionTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  private static let schemas = Repository.url("Schemas")

  private static let first = fixtures.appendingPathComponent("version1.json").path

  private static func paths() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: schemas.path)
      .filter { $0.hasSuffix(".intentdefinition") }.sorted()
      .map { schemas.appendingPathComponent($0).path }
  }

  private static func compare(_ old: [String], _ new: [String]) -> [SchemaChange] {
    let report = ComparisonCall(from: .paths(old), to: .paths(new)).run().report
    #expect(report.problems == [])
    return report.changes
  }

  @Test func `a baseline of version 1 matches its definitions`() throws {
    let paths = try Self.paths()
    let report = ComparisonCall(from: .paths([Self.first]), to: .paths(paths)).run().report
    #expect(report.problems == [])
    #expect(report.changes.map(\.line) == [])
    #expect(BaselineCall.hash(of: Self.first)?.hash == "d743523a8c620563")
    // Writing it again gives the current baseline, except for what version 1 does not say.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.first))
    let read = try #require(BaselineReader.read(SourceText(path: "1", bytes: Array(bytes))).0)
    let (text, _, _) = BaselineCall.run(paths, options: CompilerOptions())
    let written = SourceText(path: "2", bytes: try #require(text))
    var current = try #require(BaselineReader.read(written).0)
    for intent in current.intents.indices {
      for number in current.intents[intent].parameters.indices {
        current.intents[intent].parameters[number].unknown = []
      }
    }
    #expect(Baseline.text(of: read) == Baseline.text(of: current))
  }

  @Test func `a change since a baseline of version 1 equals the change since its definitions`() throws {
    let folder = try TestFolder()
    var changed: [String] = []
    for path in try Self.paths() {
      var text = try String(contentsOfFile: path, encoding: .utf8)
      for (old, new) in [
        ("<string>Slider</string>", "<string>Field</string>"), ("Celsius", "Fahrenheit"),
        ("ValueIsGreaterThan<", "ValueIsLessThan<"), ("<string>EUR</string>", "<string>CHF</string>"),
        ("<string>kilograms</string>", "<string>tons</string>"),
      ] {
        text = text.replacing(old, with: new)
      }
      text.replace(/(MaximumValue<\/key>\s*<(?:integer|real)>)(?=\d)/) { "\($0.1)9" }
      text.replace(/(DefaultValue<\/key>\s*<(?:integer|real)>)(?=\d)/) { "\($0.1)1" }
      text.replace(/(ParameterTag<\/key>\s*<integer>)/) { "\($0.1)9" }
      changed.append(try folder.write(text, to: FilePath.name(of: path)))
    }
    let known = Self.compare(try Self.paths(), changed).map(\.line)
    #expect(known.count > 20)
    #expect(Self.compare([Self.first], changed).map(\.line) == known)
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not next to the project"))
  func `public definitions keep their schema hashes`() throws {
    let lines = try String(
      contentsOf: Self.fixtures.appendingPathComponent("corpus-hashes.txt"),
      encoding: .utf8
    ).split(separator: "\n")
    let hashes = Dictionary(uniqueKeysWithValues: lines.map { ($0.dropFirst(17), $0.prefix(16)) })
    for file in Corpus.files(in: "files") {
      guard let hash = hashes[file.lastPathComponent[...]] else { continue }
      let input = InputFile(path: file.path, bytes: Array(try Data(contentsOf: file)))
      let module = Compiler.compile([input]).module
      #expect(module.files.first.map { SchemaHash.hash(of: $0.schema) } == String(hash))
      #expect(ComparedSchema(module).hash == String(hash), "\(file.lastPathComponent)")
    }
  }
}
