import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics

@Suite(.enabled(if: Corpus.isPresent, "there is no corpus next to the project"))
struct DefinitionCorpusTests {
  @Test(arguments: ["files", "history"])
  func `every key is known and every value has the right type`(folder: String) throws {
    for url in Corpus.files(in: folder) {
      let input = InputFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      let compilation = Compiler.compile([input])
      let found = compilation.diagnostics.filter { Rule.definitionRules.contains($0.rule) }
      #expect(found.map(\.message) == [], "\(url.lastPathComponent)")
      #expect(
        !compilation.hasErrors,
        "\(compilation.diagnostics.filter { $0.severity == .error }.map(\.message))"
      )
    }
  }

  @Test func `code is generated for every definition without name collisions`() throws {
    for url in Corpus.files(in: "files") {
      let input = InputFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      var compilation = Compiler.compile([input])
      let files = Compiler.generate(&compilation)
      #expect(files.count == 1, "\(url.lastPathComponent)")
      let bad = compilation.diagnostics.filter { Rule.generationRules.contains($0.rule) }
      #expect(bad.map(\.message) == [], "\(url.lastPathComponent)")
    }
  }
}
