import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

enum GenerationFixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".intentdefinition") }.map { ($0 as NSString).deletingPathExtension }
      .sorted()
  }()

  /// In `Schemas`; `GeneratedCodeTests` compares what is generated from them.
  static let schemas = ["EveryType", "Visibility"]

  static func input(_ name: String) throws -> InputFile {
    let home = schemas.contains(name) ? Repository.url("Schemas") : folder
    let url = home.appendingPathComponent("\(name).intentdefinition")
    return InputFile(path: "\(name).intentdefinition", bytes: Array(try Data(contentsOf: url)))
  }

  static func generate(
    _ names: [String],
    _ options: GenerationOptions = GenerationOptions(),
    and others: [InputFile] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [GeneratedFile] {
    var compilation = Compiler.compile(try names.map(input) + others)
    let files = Compiler.generate(&compilation, options: options)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], sourceLocation: sourceLocation)
    return files
  }
}
