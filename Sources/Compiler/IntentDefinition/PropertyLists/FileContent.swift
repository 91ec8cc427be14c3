import IntentDiagnostics

/// Describes a file that isn't a property list.
struct FileContent {
  let source: [UInt8]
  let file: String
  /// Whether it should be a table of texts, not a definition.
  let isTable: Bool

  /// `nil` if the text starts like XML.
  func problem(textStart: Int) -> Diagnostic? {
    guard textStart < source.count else {
      return Diagnostic(.notAPropertyList, "the file is empty", at: SourceLocation(file: file, range: 0..<0))
    }
    guard source[textStart] != UInt8(ascii: "<") else {
      return MergeConflict.isMark(at: textStart, in: source)
        ? MergeConflict.diagnostic(at: textStart, in: source, file: file) : nil
    }
    let line = textStart..<min(ScalarText.lineEnd(from: textStart, in: source), textStart + 4096)
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
    if isTable {
      return "this is not a property list in XML; convert it, for example with 'plutil -convert xml1'"
    }
    if FilePath.isTable(file) { return "this is a strings table; pass the definition it belongs to" }
    if line.hasPrefix("version https://git-lfs") {
      return "this is a Git LFS pointer; fetch the file with 'git lfs pull'"
    }
    if file.hasSuffix(".json") {
      return "this is JSON, not a definition; 'intentc check' reads configurations, after their definition"
    }
    switch source[firstLine.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""):
      return "\(general) but JSON or an old-style property list; convert it with 'plutil -convert xml1'"
    default:
      return general
    }
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
