import Foundation
import IntentChecking
import IntentCompiler
import IntentEditor
import IntentEditorPage
import IntentRuntime
import TestSupport
import Testing

/// Compares the rows that the page gets with those of the evaluator, which uses nothing of the editor. Messages of
/// the page set the values that matter, one combination after the other.
struct VisibleRowsTests {
  @Test func `the page of a definition in the project has the rows of the evaluator`() throws {
    let cases = try check(Corpus.definitions(below: Repository.url("Schemas")))
    #expect(cases > 20)
  }

  @Test(.enabled(if: Corpus.isPresent, "there is no corpus next to the project"))
  func `the page of a public definition has the rows of the evaluator`() throws {
    let cases = try check(Corpus.files(in: "files") + Corpus.files(in: "history"))
    #expect(cases > 100)
  }

  /// Returns the number of combinations. Skips definitions with errors.
  private func check(_ files: [URL]) throws -> Int {
    var contents: Set<Data> = []
    let once = try files.filter { contents.insert(try Data(contentsOf: $0)).inserted }
    return try once.reduce(0) { count, file in
      let result = CompilerCall(inputs: [file.path]).run(to: .meaning)
      guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return count }
      return try result.compilation.module.intents.reduce(count) { try $0 + check($1.schema, file) }
    }
  }

  private func check(_ schema: ConfigurationSchema, _ file: URL) throws -> Int {
    let expected = IntentRows(schema, most: 1_000)
    var state = EditorState(DynamicConfiguration(schema))
    try #require(rows(of: state) == expected.rows, "\(schema.name) of \(file.path)")
    for each in expected.cases {
      for (parameter, text) in each.changes {
        let message = try JSONEncoder().encode(["do": "set", "parameter": parameter, "text": text])
        guard case .events(let events)? = PageMessage(String(decoding: message, as: UTF8.self), in: state)
        else {
          Issue.record("'\(text)' for \(parameter) is no message")
          continue
        }
        for event in events { _ = state.reduce(event) }
      }
      try #require(rows(of: state) == each.rows, "\(schema.name) of \(file.path), after \(each.changes)")
    }
    return expected.cases.count
  }

  private func rows(of state: EditorState) throws -> [String] {
    var names: [String] = []
    for row in try StateTests.json(state)["rows"].elements where row["parameter"].text != names.last {
      names.append(row["parameter"].text)
    }
    return names
  }
}
