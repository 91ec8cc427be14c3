/// The symbols that the terminal can show.
struct Glyphs: Sendable, Hashable {
  var focus: String
  var changed: String
  var ellipsis: String
  var separator: String
  var into: String
  var arrow: String
  var newline: String
  var on: String
  var off: String
  var chosen: String
  var error: String
  var warning: String
  var above: String
  var below: String
  var barFull: String
  var knob: String
  var barEmpty: String
  var spinner: [String]

  static let unicode = Glyphs(
    focus: "❯",
    changed: "•",
    ellipsis: "…",
    separator: "·",
    into: "›",
    arrow: "→",
    newline: "⏎",
    on: "●",
    off: "○",
    chosen: "✓",
    error: "✗",
    warning: "!",
    above: "↑",
    below: "↓",
    barFull: "━",
    knob: "●",
    barEmpty: "─",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  )

  /// The signs for locales and consoles that only support ASCII.
  static let ascii = Glyphs(
    focus: ">",
    changed: "*",
    ellipsis: "...",
    separator: "-",
    into: ">",
    arrow: "->",
    newline: "/",
    on: "[x]",
    off: "[ ]",
    chosen: "*",
    error: "x",
    warning: "!",
    above: "^",
    below: "v",
    barFull: "=",
    knob: "O",
    barEmpty: "-",
    spinner: ["|", "/", "-", "\\"]
  )

  func keys(_ names: String) -> String {
    guard self == .ascii else { return names }
    return ["←": "left", "→": "right", "↑": "up", "↓": "down"].reduce(names) { text, sign in
      text.split(separator: sign.key, omittingEmptySubsequences: false).joined(separator: sign.value)
    }
  }
}
