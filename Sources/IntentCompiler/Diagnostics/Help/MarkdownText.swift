/// Plain text as Markdown.
enum MarkdownText {
  /// The text with every character that has a meaning in Markdown made plain.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
