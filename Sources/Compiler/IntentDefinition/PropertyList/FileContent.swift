import IntentDiagnostics

/// Identifies a file that is not a property list.
struct FileContent {
  let source: UnsafeBufferPointer<UInt8>
  let file: String

  /// The reason that the text is not an XML property list, or `nil` if it starts like XML.
  func problem(textStart: Int) -> Diagnostic? {
    guard textStart < source.count else {
      return Diagnostic(.emptyFile, "the file is empty", at: SourceLocation(file: file, range: 0..<0))
    }
    guard source[textStart] != UInt8(ascii: "<") else {
      return MergeConflict.isMark(at: textStart, in: source)
        ? MergeConflict.diagnostic(at: textStart, in: source, file: file) : nil
    }
    let end = source[textStart...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = textStart..<min(end ?? source.count, textStart + 4096)
    return Diagnostic(
      .notAPropertyList,
      message(firstLine: line),
      at: SourceLocation(file: file, range: line)
    )
  }

  private func message(firstLine: Range<Int>) -> String {
    let line = String(decoding: source[firstLine], as: UTF8.self)
    let hasOneLine = source[firstLine.upperBound...].allSatisfy(ScalarText.isSpace)
    let general = "the file is not an XML or binary property list"
    if hasOneLine, isPath(line) {
      return "this is a git symbolic link checked out as text; it points to '\(line)'"
    }
    if FilePath.isTable(file) { return "this is a strings table; pass the definition it belongs to" }
    if line.hasPrefix("version https://git-lfs") {
      return "this is a Git LFS pointer; fetch the file with 'git lfs pull'"
    }
    switch source[firstLine.lowerBound] {
    case UInt8(ascii: "{") where isBaseline(source[firstLine.lowerBound...].prefix(200)):
      return "this is a baseline, not a definition; use it with 'intentc diff' or 'intentc describe --hash'"
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""):
      return "\(general) but JSON or an old-style property list; convert it with 'plutil -convert xml1'"
    default:
      return general
    }
  }

  /// Whether the start of a JSON text has the keys of a baseline.
  private func isBaseline(_ beginning: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: beginning, as: UTF8.self)
    return text.contains("\"formatVersion\"") && text.contains("\"hash\"")
  }

  private func isPath(_ line: String) -> Bool {
    guard line.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0 != "\u{FFFD}" && $0 != "\"" }) else {
      return false
    }
    guard let first = line.first, first != "{", first != "[", first != "(", !line.hasPrefix("//"),
      !line.hasPrefix("/*")
    else {
      return false
    }
    return line.contains("/") && !line.contains("://") || line.hasSuffix(".intentdefinition")
  }
}
