import IntentText

/// A style of the terminal, by its ANSI code.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case mark = "1;32"

  package func callAsFunction(_ text: String, colour: Bool) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Wraps texts at the terminal's width.
package struct TextWrap {
  let width: Int

  package init(width: Int) {
    self.width = max(20, width)
  }

  package func text(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    func end(_ line: String?) { result += line.map { $0.isEmpty ? "\n" : margin + $0 + "\n" } ?? "" }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: String?
      var column = 0
      // Keep double spaces, because quoted text is shown unchanged.
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let wordWidth = word.displayWidth
        if let begun = line, indent + column + 1 + wordWidth <= width {
          line = begun + " " + word
          column += 1 + wordWidth
        } else {
          end(line)
          line = String(word)
          column = wordWidth
        }
      }
      end(line)
    }
    return result
  }
}

/// Escapes a text so that Markdown renders it literally.
package enum MarkdownText {
  package static func plainLine(_ line: String) -> String {
    let text = escaped(line).replacing("://", with: "\\://").replacing("www.", with: "www\\.")
      .replacing("@", with: "\\@")
    let number = text.prefix { $0.isASCII && $0.isNumber }
    if let mark = text.dropFirst(number.count).first,
      number.isEmpty ? "-+=".contains(mark) : ".)".contains(mark)
    {
      return number + "\\" + text.dropFirst(number.count)
    }
    return text
  }

  package static func escaped(_ text: String) -> String {
    var result = ""
    // Look at scalars, because a special character keeps its meaning before a combining mark.
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>#|&~".unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

/// Writes paths as URI references (RFC 3986), for formats that link to files.
package enum URIText {
  package static func reference(toFile path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first component would make that component a scheme.
    if !path.hasPrefix("/"), path.prefix(while: { $0 != "/" }).contains(":") { result = "./" }
    return result + PercentEncoding.encoded(path, keeping: "-._~/!$&'()*+,;=:@")
  }
}
