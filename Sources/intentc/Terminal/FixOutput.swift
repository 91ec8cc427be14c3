import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentSchema

/// Says on standard error what `validate --fix` changed.
enum FixOutput {
  /// Writes a line for each problem that was mended, at its place before the change, and how many there were.
  ///
  /// - Returns: What is left.
  static func write(_ result: FixRun.Result) -> CompilerCall.Result {
    var text = ""
    for mended in result.mended {
      guard let fix = mended.diagnostic.fix, let file = mended.diagnostic.location?.file else { continue }
      let place = mended.position.map { "\($0.line):\($0.column):" } ?? ""
      text +=
        "\(visibleText(file)):\(place) fixed: \(visibleText(fix.message)) [\(mended.diagnostic.rule.name)]\n"
    }
    let problems = "\(result.mended.count) problem\(result.mended.count == 1 ? "" : "s")"
    let files = "\(result.changedPaths.count) file\(result.changedPaths.count == 1 ? "" : "s")"
    if !result.mended.isEmpty {
      text += "fixed \(problems) in \(files)\n"
    } else if result.call.diagnostics.contains(where: { $0.severity > .note }) {
      text += "nothing could be fixed: no problem that was found has a fix that is safe here\n"
    } else {
      text += "there is nothing to fix\n"
    }
    Terminal.standardError.write(text)
    return result.call
  }
}
