import IntentChecking
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentSchema

extension DesignDocument {
  /// Returns the configuration screen of an intent. It lists hidden rows, too, because their parents may have
  /// no value.
  ///
  /// - Parameters:
  ///   - name: The intent's name.
  ///   - text: The definition's bytes.
  /// - Returns: The screen, unless errors keep the intent from being read, and the definition's first error.
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
