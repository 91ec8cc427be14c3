import IntentCompiler
import IntentEditor
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
    text += result.mended.isEmpty ? "nothing could be fixed\n" : "fixed \(problems) in \(files)\n"
    Terminal.standardError.write(text)
    return result.call
  }
}
