import IntentDiagnostics

/// The marks that a version control system leaves where two changes could not be merged.
enum MergeConflict {
  private static let marks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  /// Whether the line that a place stands in starts with such a mark.
  static func isMark(at offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = source[lineStart(of: offset, in: source)...]
    return marks.contains { mark in
      rest.starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    }
  }

  static func diagnostic(at offset: Int, in source: UnsafeBufferPointer<UInt8>, file: String) -> Diagnostic {
    let start = lineStart(of: offset, in: source)
    let end = source[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Diagnostic(
      .mergeConflict,
      "unresolved merge conflict, keep one side and remove the marks",
      at: SourceLocation(file: file, range: start..<(end ?? source.count))
    )
  }

  /// A place further from the start of its line than any mark counts as one.
  private static func lineStart(of offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
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
