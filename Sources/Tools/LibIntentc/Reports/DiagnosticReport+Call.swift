import IntentCompiler
import IntentDiagnostics

extension DiagnosticReport {
  /// Creates the report of a call.
  package init(_ result: CompilerCall.Result, isStrict: Bool = false) {
    self.init(
      sources: result.compilation.sources,
      diagnostics: result.diagnostics,
      suppressed: result.suppressed,
      fileCount: result.definitionCount,
      moduleCount: result.moduleCount,
      isStrict: isStrict
    )
  }
}
