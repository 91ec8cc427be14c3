/// Plain text as Markdown.
package enum MarkdownText {
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
