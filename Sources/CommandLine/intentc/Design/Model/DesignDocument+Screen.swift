import IntentChecking
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentSchema

extension DesignDocument {
  /// The configuration screen of an intent. Rows that are hidden are listed, as their parents may have no value.
  ///
  /// - Parameters:
  ///   - name: The name of the intent.
  ///   - text: The text of the definition.
  /// - Returns: The screen, if there can be one, and the first error of the definition.
  func screen(of name: String, _ text: [UInt8]) -> (state: EditorState?, problem: String?) {
    let result = CompilerDriver.run(inputs(text), .ofDesign(), to: .meaning)
    let problem = result.diagnostics.first { $0.severity == .error && $0.location?.file == path }?.message
    let intent = result.compilation.module.intents.first { $0.schema.name == name }
    guard let schema = intent?.schema else { return (nil, problem) }
    var state = EditorState(DynamicConfiguration(schema))
    _ = state.reduce(.toggleHidden)
    return (state, problem)
  }
}
