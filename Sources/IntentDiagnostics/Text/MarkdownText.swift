/// Plain text as Markdown.
package enum MarkdownText {
  /// The text with every character that has a meaning in Markdown made plain.
  package static func escaped(_ text: String) -> String {
    var result = ""
    // A mark that combines with the character before it does not take its meaning away.
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>#|&~".unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
