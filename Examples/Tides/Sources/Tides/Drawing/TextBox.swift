/// A frame around lines of text.
struct TextBox {
  /// The width, including the frame.
  let width: Int

  func around(_ lines: [String]) -> [String] {
    let edge = String(repeating: "─", count: width - 2)
    return ["╭\(edge)╮"] + lines.map { "│ \($0.padded(to: width - 4)) │" } + ["╰\(edge)╯"]
  }
}

extension String {
  /// The text, padded with spaces or cut to a length.
  func padded(to length: Int) -> String {
    String(prefix(length)) + String(repeating: " ", count: max(0, length - count))
  }

  func centred(in length: Int) -> String {
    let space = max(0, length - count)
    return (String(repeating: " ", count: space / 2) + self).padded(to: length)
  }
}
