import IntentDiagnostics

/// A dependency file for make, ninja and Bazel: which outputs depend on which inputs.
package enum Depfile {
  /// The text of the file.
  ///
  /// - Returns: `nil` if a path has a line break, which the format cannot express.
  package static func text(outputs: [String], inputs: [String]) -> String? {
    guard !(outputs + inputs).contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    guard !outputs.isEmpty else { return "" }
    var lines = [outputs.map(escaped).joined(separator: " ") + ":"]
    lines += inputs.map { "  " + escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// Writes the file like ``OutputWriter``: atomically, and only if it changed.
  package static func write(to path: String, outputs: [String], inputs: [String]) throws(OutputWriter.Failure)
  {
    guard let text = text(outputs: outputs, inputs: inputs) else {
      throw OutputWriter.Failure(
        diagnostic: Diagnostic(
          .outputFailed,
          "a path with a line break is not allowed in a dependency file; rename the file",
          at: SourceLocation(file: path)
        )
      )
    }
    try OutputWriter.write(Array(text.utf8), to: path, inputs: inputs, outputs: outputs)
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t":
        // A backslash before a space would escape it, so backslashes are doubled.
        result += String(repeating: "\\", count: backslashes + 1)
      case "#": result += "\\"
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
