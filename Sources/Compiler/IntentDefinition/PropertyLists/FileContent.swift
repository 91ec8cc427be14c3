import IntentDiagnostics

/// Describes a file that isn't a property list.
struct FileContent {
  let source: [UInt8]
  let file: String

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

/// Finds an element with far more attributes or namespaces than any definition: libxml2 compares each with each,
/// which takes 17 s for 2 MB.
enum AttributeFlood {
  private static let maximumCount = 128

  /// First counts equals signs, because every attribute has one, and real definitions have almost none.
  package static func place(in source: [UInt8]) -> Range<Int>? {
    guard hasManyEqualsSigns(source) else { return nil }
    var start = 0
    while let tag = source[start...].firstIndex(of: UInt8(ascii: "<")) {
      var index = tag + 1
      var count = 0
      var quote: UInt8?
      while index < source.count {
        let byte = source[index]
        if quote == byte {
          quote = nil
        } else if quote == nil {
          if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
            break
          }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
            count += 1
          }
        } else if byte == UInt8(ascii: "<") {
          break
        }
        index += 1
      }
      if count > maximumCount {
        return tag..<min(tag + 1, source.count)
      }
      start = index
    }
    return nil
  }

  private static func hasManyEqualsSigns(_ source: [UInt8]) -> Bool {
    var start = 0
    for _ in 0...maximumCount {
      guard let next = source[start...].position(of: UInt8(ascii: "=")) else { return false }
      start = next + 1
    }
    return true
  }
}
