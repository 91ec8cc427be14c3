import IntentChecking
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentSchema

extension DesignDocument {
  /// Shows hidden rows, too, because their parents may have no value. The screen is `nil` if errors keep the
  /// intent from being read.
  func screen(of name: String) throws(DesignProblem) -> (state: EditorState?, problem: String?) {
    let result = try checked()
    let problem = result.diagnostics.first { $0.severity == .error && $0.location?.file == path }?.message
    let intent = result.compilation.module.intents.first { schema, file in
      schema.name == name && file.definition.path == path
    }
    guard let schema = intent?.schema else { return (nil, problem) }
    var state = EditorState(DynamicConfiguration(schema))
    _ = state.reduce(.toggleHidden)
    return (state, problem)
  }
}
