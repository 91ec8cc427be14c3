/// The symbols that the editor draws with.
struct Glyphs: Sendable, Hashable {
  /// Before the row that has the focus.
  var focus: String
  /// Before a row whose value differs from the original.
  var changed: String
  var ellipsis: String
  var separator: String
  /// Between a title and its open part.
  var into: String
  var arrow: String
  var newline: String
  /// A switch that is on, an entry that is selected.
  var on: String
  var off: String
  /// The entry of a list that is the value.
  var chosen: String
  var error: String
  var warning: String
  var above: String
  var below: String
  var barFull: String
  var knob: String
  var barEmpty: String
  /// The phases of the spinner.
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

  /// For locales and consoles that support only ASCII.
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

  /// The names of keys with these symbols.
  func keys(_ names: String) -> String {
    guard self == .ascii else { return names }
    return ["←": "left", "→": "right", "↑": "up", "↓": "down"].reduce(names) { text, sign in
      text.split(separator: sign.key, omittingEmptySubsequences: false).joined(separator: sign.value)
    }
  }
}
