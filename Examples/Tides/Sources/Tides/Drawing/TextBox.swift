/// A frame around lines of text.
struct TextBox {
  /// How wide it is, with its frame.
  let width: Int

  func around(_ lines: [String]) -> [String] {
    let edge = String(repeating: "─", count: width - 2)
    return ["╭\(edge)╮"] + lines.map { "│ \($0.padded(to: width - 4)) │" } + ["╰\(edge)╯"]
  }
}

extension String {
  /// The text with spaces after it, or without its end.
  func padded(to length: Int) -> String {
    String(prefix(length)) + String(repeating: " ", count: max(0, length - count))
  }

  func centred(in length: Int) -> String {
    let space = max(0, length - count)
    return (String(repeating: " ", count: space / 2) + self).padded(to: length)
  }
}
