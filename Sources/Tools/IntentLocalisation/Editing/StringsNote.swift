/// What a comment of a `.strings` table says.
enum StringsNote {
  /// Its words on one line, without its delimiters and the marks at its end.
  static func words(of comment: ArraySlice<UInt8>) -> String {
    let text = String(decoding: comment, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      var line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("//") { line = line.drop { $0 == "/" } }
      return line
    }
    let words = lines.joined(separator: " ").replacing("/*", with: " ").replacing("*/", with: " ")
    return plain(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// A text without the marks at its end.
  static func plain(_ text: String) -> String {
    var words = text[...]
    while let mark = StringsMark.last(in: words) {
      words = words[..<mark.range.lowerBound]
      while words.last?.isWhitespace == true { words.removeLast() }
    }
    return String(words)
  }

  /// Whether `intentc` wrote a comment: it has the place of a text.
  static func isOwn(_ comment: ArraySlice<UInt8>) -> Bool {
    String(decoding: comment, as: UTF8.self).contains(" › ")
  }
}
