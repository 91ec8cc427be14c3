import IntentDiagnostics

/// Finds the marks of git's conflicts.
enum MergeConflict {
  private static let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  static func isMark(at offset: Int, in source: [UInt8]) -> Bool {
    let rest = source[lineStart(of: offset, in: source)...]
    return marks.contains { rest.starts(with: $0.utf8) }
  }

  static func diagnostic(at offset: Int, in source: [UInt8], file: String) -> Diagnostic {
    let start = lineStart(of: offset, in: source)
    return Diagnostic(
      .notAPropertyList,
      "unresolved merge conflict; keep one side and remove the markers",
      at: SourceLocation(file: file, range: start..<ScalarText.lineEnd(from: start, in: source))
    )
  }

  private static func lineStart(of offset: Int, in source: [UInt8]) -> Int {
    let offset = min(max(offset, 0), source.count)
    var start = offset
    while start > 0, offset - start < 1_024, source[start - 1] != UInt8(ascii: "\n"),
      source[start - 1] != UInt8(ascii: "\r")
    {
      start -= 1
    }
    return start
  }
}
