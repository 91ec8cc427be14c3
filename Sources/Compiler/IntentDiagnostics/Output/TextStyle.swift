/// A style for a part of a terminal text.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case mark = "1;32"

  /// The text in this style, or unchanged if colour is off.
  package func callAsFunction(_ text: String, colour: Bool) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
