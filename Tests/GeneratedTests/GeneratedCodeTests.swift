import Foundation
import IntentCompiler
import IntentDiagnostics
import Testing

/// Run `make generated` after an intentional change.
struct GeneratedCodeTests {
  @Test(arguments: [Project.schemas, Project.split, Project.intents])
  func `the generated code is up to date`(_ module: Project.Module) async throws {
    let files = module.call.run().files
    let folder = Project.path(module.folder)
    let committed = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(committed.sorted() == files.map(\.name).sorted(), "run 'make generated' and look at what changed")
    for file in files {
      let path = "\(module.folder)/\(file.name)"
      let text = try? Project.text(path)
      #expect(
        text == String(decoding: file.bytes, as: UTF8.self),
        "\(path) is out of date: run 'make generated' and look at what changed"
      )
    }
  }

  @Test(arguments: [Project.schemas, Project.split, Project.intents])
  func `the definitions have no errors`(_ module: Project.Module) async {
    let errors = module.call.run().diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty)
  }
}
