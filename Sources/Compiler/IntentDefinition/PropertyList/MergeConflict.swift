import IntentDiagnostics

/// The conflict markers of a version control system.
enum MergeConflict {
  private static let marks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  /// Whether the line at a location starts with a conflict marker.
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
      "unresolved merge conflict; keep one side and remove the markers",
      at: SourceLocation(file: file, range: start..<(end ?? source.count))
    )
  }

  /// Treats an offset too far from the start of its line as the start of one.
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
