import Foundation
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

  static func input(_ name: String) throws -> InputFile {
    let url = folder.appendingPathComponent("\(name).intentdefinition")
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
