import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentText

/// Why a command failed, as a sentence without a final period.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Writes the results of a command. Messages go to standard error.
enum StandardOutput {
  static func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes to standard output. Doesn't throw if the reader has closed the pipe.
  static func write(_ bytes: [UInt8]) throws {
    guard Terminal.standardOutput.write(bytes) else {
      throw CommandFailure("cannot write to standard output")
    }
  }
}

/// Prints which problems `validate --fix` fixed, before the report lists the remaining ones.
enum FixOutput {
  /// Lists fixed problems at their locations before the fix.
  static func write(_ result: FixRun.Result) -> CompilerCall.Result {
    var text = ""
    for fixed in result.fixed {
      guard let fix = fixed.diagnostic.fix, let file = fixed.diagnostic.location?.file else { continue }
      let position = fixed.position.map { "\($0.line):\($0.column):" } ?? ""
      text +=
        "\(visibleText(file)):\(position) fixed: \(visibleText(fix.message)) [\(fixed.diagnostic.rule.name)]\n"
    }
    let problems = counted(result.fixed.count, "problem")
    let files = counted(result.changedPaths.count, "file")
    if !result.fixed.isEmpty {
      text += "fixed \(problems) in \(files)\n"
    } else if result.call.diagnostics.contains(where: { $0.severity > .note }) {
      text += "nothing was fixed: no problem has a fix that is safe to apply unseen\n"
    } else {
      text += "there is nothing to fix\n"
    }
    Terminal.standardError.write(text)
    return result.call
  }
}

/// Escapes invisible characters as `visibleText` does, but keeps line breaks and tabs.
func visibleLines(_ text: String) -> String {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let end = line.last == "\r" ? "\r" : ""
    let words = (end.isEmpty ? line : line.dropLast()).split(
      separator: "\t",
      omittingEmptySubsequences: false
    )
    .map { visibleText(String($0)) }
    return words.joined(separator: "\t") + end
  }.joined(separator: "\n")
}
