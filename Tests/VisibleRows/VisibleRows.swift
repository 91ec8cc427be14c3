import Foundation
import IntentCompiler
import IntentDiagnostics

/// Prints as JSON which rows the evaluator shows for the values of parents that matter.
///
///     VisibleRows MOST FILE.intentdefinition...
///
/// MOST is the largest number of combinations of values for an intent. `test_web_rows.py` compares the rows
/// with those in a browser, so nothing of the editor is used here.
@main
struct VisibleRows {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let most = arguments.first.flatMap({ Int($0) }) else {
      fatalError("usage: VisibleRows MOST FILE...")
    }
    let files = arguments.dropFirst().map { DefinitionRows($0, most: most) }
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(files))
  }
}

private struct DefinitionRows: Encodable {
  var path: String
  var hasErrors: Bool
  var intents: [IntentRows]

  init(_ path: String, most: Int) {
    let result = CompilerCall(inputs: [path]).run(to: .meaning)
    self.path = path
    hasErrors = result.diagnostics.contains { $0.severity == .error }
    intents = hasErrors ? [] : result.compilation.module.intents.map { IntentRows($0.schema, most: most) }
  }
}
