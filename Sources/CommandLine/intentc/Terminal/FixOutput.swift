import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentSchema

/// Reports on standard error what `validate --fix` changed.
enum FixOutput {
  /// Writes a line for each fixed problem, at its location before the change, and a summary.
  ///
  /// - Returns: The remaining problems.
  static func write(_ result: FixRun.Result) -> CompilerCall.Result {
    var text = ""
    for fixed in result.fixed {
      guard let fix = fixed.diagnostic.fix, let file = fixed.diagnostic.location?.file else { continue }
      let place = fixed.position.map { "\($0.line):\($0.column):" } ?? ""
      text +=
        "\(visibleText(file)):\(place) fixed: \(visibleText(fix.message)) [\(fixed.diagnostic.rule.name)]\n"
    }
    let problems = "\(result.fixed.count) problem\(result.fixed.count == 1 ? "" : "s")"
    let files = "\(result.changedPaths.count) file\(result.changedPaths.count == 1 ? "" : "s")"
    if !result.fixed.isEmpty {
      text += "fixed \(problems) in \(files)\n"
    } else if result.call.diagnostics.contains(where: { $0.severity > .note }) {
      text += "nothing was fixed: no problem has a safe fix\n"
    } else {
      text += "there is nothing to fix\n"
    }
    Terminal.standardError.write(text)
    return result.call
  }
}
