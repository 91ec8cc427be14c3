/// The signs that the editor draws with.
struct Glyphs: Sendable, Hashable {
  var focus: String
  var ellipsis: String
  var separator: String
  var on: String
  var off: String
  var chosen: String
  var error: String
  var warning: String
  var more: (above: String, below: String) { (moreAbove, moreBelow) }
  var barFull: String
  var barEmpty: String
  var arrow: String
  var newline: String
  var spinner: [String]
  private var moreAbove: String
  private var moreBelow: String

  static let unicode = Glyphs(
    focus: "❯",
    ellipsis: "…",
    separator: "·",
    on: "●",
    off: "○",
    chosen: "✓",
    error: "✗",
    warning: "!",
    barFull: "━",
    barEmpty: "─",
    arrow: "→",
    newline: "⏎",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    moreAbove: "↑",
    moreBelow: "↓"
  )

  static let ascii = Glyphs(
    focus: ">",
    ellipsis: "...",
    separator: "-",
    on: "[x]",
    off: "[ ]",
    chosen: "*",
    error: "x",
    warning: "!",
    barFull: "=",
    barEmpty: "-",
    arrow: "->",
    newline: " ",
    spinner: ["|", "/", "-", "\\"],
    moreAbove: "^",
    moreBelow: "v"
  )
}
