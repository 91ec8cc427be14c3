extension JSONReader {
  /// A problem with the next character, or with the end of the file.
  func problem(_ message: String) -> Problem {
    Problem(message: message, range: position..<characterEnd(from: position))
  }

  func unclosed(_ what: String, _ start: Int) -> Problem {
    Problem(
      message: "the file ends inside an \(what)",
      range: bytes.count..<bytes.count,
      notes: [
        .init("the \(what) begins here", at: SourceLocation(file: source.path, range: start..<start + 1))
      ]
    )
  }

  /// The problem when a key is expected.
  func noKey(in start: Int) -> Problem {
    switch byte {
    case nil: return unclosed("object", start)
    case UInt8(ascii: "'"): return problem("JSON puts keys in double quotes, not in single ones")
    case UInt8(ascii: ","): return problem("there is no key before this comma; remove it")
    default: break
    }
    let word = wordRange(from: position)
    guard !word.isEmpty else { return problem("expected a key in double quotes") }
    let text = String(decoding: bytes[word], as: UTF8.self)
    return Problem(
      message: "a key must be in double quotes: \"\(text)\"",
      range: word,
      fix: Diagnostic.Fix("put '\(text)' in double quotes", replacing: word, with: "\"\(text)\"")
    )
  }

  /// Reads `true`, `false` or `null`; any other word or character is a problem.
  mutating func readWord() throws(Problem) -> LocatedJSON.Kind {
    let range = wordRange(from: position)
    let word = String(decoding: bytes[range], as: UTF8.self)
    switch word {
    case "true", "false", "null":
      position = range.upperBound
      return word == "null" ? .null : .boolean(word == "true")
    case "": throw noValue()
    default: break
    }
    let meant: [String: String] = [
      "True": "true", "TRUE": "true", "yes": "true", "YES": "true", "False": "false", "FALSE": "false",
      "no": "false", "NO": "false", "None": "null", "nil": "null", "NULL": "null", "undefined": "null",
    ]
    if let meant = meant[word] {
      throw Problem(
        message: "'\(word)' is not a JSON value; did you mean '\(meant)'?",
        range: range,
        fix: Diagnostic.Fix("replace '\(word)' with '\(meant)'", replacing: range, with: meant)
      )
    }
    throw Problem(
      message: "'\(word)' is not a JSON value; put text in double quotes",
      range: range,
      fix: Diagnostic.Fix("put '\(word)' in double quotes", replacing: range, with: "\"\(word)\"")
    )
  }

  private func noValue() -> Problem {
    switch byte {
    case UInt8(ascii: "'"): problem("JSON puts text in double quotes, not in single ones")
    case UInt8(ascii: ","): problem("there is no value before this comma")
    case UInt8(ascii: "+"), UInt8(ascii: "."): problem("a number begins with a digit or a minus sign")
    case nil: problem("the file ends where a value is expected")
    default: problem("expected a value")
    }
  }

  /// The letters, digits and underscores from here on, at most 100.
  private func wordRange(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, end - start < 100 {
      switch bytes[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        end += 1
      default: return start..<end
      }
    }
    return start..<end
  }

  private func characterEnd(from start: Int) -> Int {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
