import Foundation
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import LibIntentc
import TestSupport
import Testing

@testable import IntentDesign

@Suite struct DesignRebuildTests {
  struct Outcome {
    var name: String
    var differences: [String] = []
    var hasCode = false
    var isSameTree = false
  }

  private static let backends: Set<BackendName> = [.configuration, .appIntents, .intents]

  private static func rebuild(_ url: URL, beside others: [URL] = []) throws -> Outcome? {
    let bytes = [UInt8](try Data(contentsOf: url))
    let read = PropertyListReader().read(bytes, path: url.path)
    guard let list = read.list, !read.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    let path = url.lastPathComponent
    let target = DesignTree(root: PropertyValue(list, list.root).withoutIDs)
    let flags = DesignFlags(target, path: path)
    let original = try DesignDocument(path: path, tree: target).text()
    let rebuilt = try flags.document.text()
    var outcome = Outcome(name: path, differences: flags.problems)
    outcome.isSameTree = flags.document.tree == target
    let siblings = try others.map {
      InputFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
    }
    func inputs(_ bytes: [UInt8]) -> Inputs {
      Inputs(files: [InputFile(path: path, bytes: bytes)] + siblings)
    }
    func code(_ bytes: [UInt8]) -> [String: [UInt8]] {
      var options = CompilerOptions.withAllRules()
      options.looksForConfiguration = false
      options.availableBackends = Backends.all
      options.backends = backends
      options.namespace = "Plain"
      let files = CompilerDriver.run(inputs(bytes), options, to: .code).files
      return Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    }
    let (before, after) = (code(original), code(rebuilt))
    outcome.hasCode = !before.isEmpty
    for (file, bytes) in before where after[file] != bytes { outcome.differences.append("\(file) differs") }
    if before.count != after.count {
      outcome.differences.append("\(before.count) files became \(after.count)")
    }
    let report = DefinitionComparison(from: .found(inputs(original)), to: .found(inputs(rebuilt))).run()
      .report
    outcome.differences += report.changes.map { "diff: \($0.diagnostic.message)" }
    return outcome
  }

  static let schemas = Corpus.definitions(below: Repository.url("Schemas")).filter {
    !$0.path.contains("/Names/") && $0.lastPathComponent != "LegacyCoffee.intentdefinition"
  }

  @Test(arguments: schemas)
  func `each schema is rebuilt from nothing`(_ schema: URL) throws {
    // These refer to each other's types.
    let related = ["SharedTypes", "UsesSharedTypes", "Weather"]
    func isRelated(_ url: URL) -> Bool { related.contains(url.deletingPathExtension().lastPathComponent) }
    let beside = isRelated(schema) ? Self.schemas.filter { $0 != schema && isRelated($0) } : []
    let outcome = try #require(try Self.rebuild(schema, beside: beside))
    #expect(outcome.hasCode)
    #expect(outcome.differences == [])
  }

  @Test(.enabled(if: Corpus.isPresent, "the public definitions are not next to the project"))
  func `public definitions are rebuilt from nothing`() throws {
    // All of them would take minutes without optimization.
    let all = Corpus.files(in: "files").sorted { $0.path < $1.path }
    let outcomes = try stride(from: 0, to: all.count, by: 3).compactMap { try Self.rebuild(all[$0]) }
    let failed = outcomes.filter { !$0.differences.isEmpty }
    for outcome in failed {
      print("design: \(outcome.name): \(outcome.differences.prefix(3).joined(separator: "; "))")
    }
    print(
      "design: \(outcomes.count - failed.count) of \(outcomes.count) public definitions give the same code, "
        + "\(outcomes.count { $0.hasCode }) have code, \(outcomes.count { $0.isSameTree }) have the same contents"
    )
    #expect(failed.map(\.name) == [])
    #expect(outcomes.count > 15)
  }
}
