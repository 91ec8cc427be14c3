/// Plain text as Markdown.
package enum MarkdownText {
  /// A line of which nothing is markup: neither special characters, nor its beginning, nor an address that viewers make
  /// a link of.
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

  /// The text with every special character of Markdown escaped.
  package static func escaped(_ text: String) -> String {
    var result = ""
    // A combining mark does not take away the meaning of the character before it.
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>#|&~".unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
