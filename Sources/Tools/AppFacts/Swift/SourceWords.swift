import IntentDiagnostics
import IntentSchema

/// The text of a source file, for facts beyond its syntax: words, lines and indentation.
package struct SourceWords: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns `nil` if the file cannot be read.
  package init?(reading path: String) {
    guard let bytes = try? FileSystem.readRegular(path) else { return nil }
    self.bytes = bytes
  }

  /// Whether a Swift file imports App Intents.
  package var importsAppIntents: Bool { contains("import AppIntents") }

  package func contains(_ text: String) -> Bool { first(text, from: 0, to: bytes.count) != nil }

  package func text(_ range: CodeRange) -> String {
    String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }

  /// Returns all words in a range, even in comments.
  package func words(in range: CodeRange) -> Set<String> {
    let part = bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
    return Set(part.split { !Self.isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  package func word(at position: Int) -> String {
    String(decoding: bytes[min(position, bytes.count)...].prefix(while: Self.isPartOfName), as: UTF8.self)
  }

  /// Where a text first occurs, as an offset in bytes; `nil` if it doesn't.
  package func first(_ text: String, from start: Int, to end: Int) -> Int? {
    let word = Array(text.utf8)
    guard let mark = word.first else { return nil }
    var offset = max(0, start)
    let last = min(end, bytes.count) - word.count
    while offset <= last, let candidate = bytes[offset...last].firstIndex(of: mark) {
      if bytes[candidate...].starts(with: word) { return candidate }
      offset = candidate + 1
    }
    return nil
  }

  /// Finds the names after words such as `struct `.
  package func names(after words: String) -> Set<String> {
    var result: Set<String> = []
    var position = 0
    while let start = first(words, from: position, to: bytes.count) {
      position = start + words.utf8.count
      result.insert(word(at: position))
    }
    return result
  }

  package func indentation(at position: Int) -> String {
    Self.margin(bytes[lineStart(of: position)...])
  }

  private static func margin(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// The most frequent step of indentation after an opening brace; four spaces without any.
  package var step: String {
    var counts: [String: Int] = [:]
    var (outer, opens) = ("", false)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let margin = Self.margin(line)
      guard let last = line.last(where: { $0 > 0x20 }) else { continue }
      if opens, margin.hasPrefix(outer), margin.utf8.count > outer.utf8.count {
        counts[String(margin.dropFirst(outer.count)), default: 0] += 1
      }
      (outer, opens) = (margin, last == UInt8(ascii: "{"))
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
  }

  /// Writes code that is indented by two spaces with another step.
  package static func reindented(_ code: String, by step: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      return String(repeating: step, count: (line.utf8.count - rest.utf8.count) / 2) + rest
    }
    .joined(separator: "\n")
  }

  package func lineStart(of position: Int) -> Int {
    bytes[..<min(position, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  package func lineEnd(after position: Int) -> Int {
    bytes[min(position, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  package static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isASCIIDigit || byte.isASCIILetter
  }
}
