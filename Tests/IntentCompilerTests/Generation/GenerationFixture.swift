import Foundation
import Testing

@testable import IntentCompiler

/// A definition in `Fixtures` that shows one feature, and beside it the Swift that is expected of it.
enum GenerationFixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The features, by name.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".intentdefinition") }.map { ($0 as NSString).deletingPathExtension }
      .sorted()
  }()

  static func input(_ name: String) throws -> InputFile {
    let url = folder.appendingPathComponent("\(name).intentdefinition")
    return InputFile(path: "\(name).intentdefinition", bytes: Array(try Data(contentsOf: url)))
  }

  /// The Swift of some features as one module.
  static func generate(
    _ names: [String],
    _ options: GenerationOptions = GenerationOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws -> [GeneratedFile] {
    var compilation = Compiler.compile(try names.map(input))
    let files = Compiler.generate(&compilation, options: options)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], sourceLocation: sourceLocation)
    return files
  }
}

/// Compares a text with the file that holds what is expected.
///
/// With `RECORD_SNAPSHOTS=1` the file is written instead, and the test fails all the same: what was recorded is
/// never taken for what was checked.
func expectSnapshot(
  _ text: String,
  _ file: URL,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(file.lastPathComponent): read it, then test again",
      sourceLocation: sourceLocation
    )
    return
  }
  let expected = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let first = zip(lines, old).enumerated().first { $0.element.0 != $0.element.1 }
  let line = first?.offset ?? min(lines.count, old.count)
  Issue.record(
    """
    \(file.lastPathComponent) differs at line \(line + 1); RECORD_SNAPSHOTS=1 writes it anew
    expected: \(line < old.count ? String(old[line]) : "the end")
    found:    \(line < lines.count ? String(lines[line]) : "the end")
    """,
    sourceLocation: sourceLocation
  )
}
